import { m } from '#messages'
import { useMemo } from 'preact/hooks'
import { boxStyle, html, Press, useReady, type Box, type Carry, type PressArea } from '../kit/index.ts'
import { actOf } from './acts.ts'
import { boardPicture } from './boards.ts'
import { pictureOf } from './item-pictures.ts'
import { hrefOf, itemDrawing, itemSide, scenePicture } from './scene-picture.ts'
import { sceneOf } from './scenes.ts'
import type { BarrierPlay, Show } from './show.ts'
import { itemInTarget, spotAreas, type SpotArea } from './spot-areas.ts'
import type { State } from './state.ts'
import { fullPhraseOf } from './texts.ts'
import { phraseOf, type Feature, type Item } from './things.ts'

const allFeatures: Feature[] = ['color', 'size', 'number']
/** Returns an item's name on the tray, including every visible feature. */
export const nameOf = (item: Item, says: readonly Feature[]): string =>
  phraseOf(item, [...new Set([...says, ...allFeatures.filter((one) => one === 'color' && item.color !== null)])])

/** Skips the item being carried, so that scanning moves on to the places. */
export const skippedByScan = { 'data-scan': undefined } as const

export function ItemPicture({ item, grid, at }: { item: Item; grid: boolean; at?: PressArea }) {
  const ready = useReady([hrefOf(item, pictureOf)])
  const drawn = useMemo(() => (ready ? itemDrawing(item, 0, 0, grid, pictureOf) : ''), [item, grid, ready])
  const room = itemSide(grid)
  const view = `${-room / 2} ${-room} ${room} ${room}`
  return (
    <svg class={`item ${at ? 'placed' : ''}`} style={{ ...at }} viewBox={view} aria-hidden="true" {...html(drawn)} />
  )
}

interface BoardProps {
  play: BarrierPlay
  show: Show
  box: Box
}

/** Shows the guide's finished scene; after the curtain drops, differences can be tapped to talk about them. */
export function GuideBoard({ play, show, box, free }: BoardProps & { free: boolean }) {
  const state = play.state.value
  const { puzzle, outcomes, open, asking, phase } = state
  const ready = useReady(puzzle?.wanted.map(({ item }) => hrefOf(item, pictureOf)) ?? [])
  const drawn = useMemo(
    () => (puzzle ? scenePicture(puzzle.scene, ready ? puzzle.wanted : [], pictureOf) : ''),
    [puzzle, ready],
  )
  if (!puzzle) return null
  const areas = spotAreas(puzzle.scene, box)
  const marks = phase === 'reveal' ? outcomes.slice(0, show.marked.value) : []
  return (
    <div class="board-inner">
      <div
        class="board-picture"
        role="img"
        aria-label={m.barrier_builders_the_guides_scene({ scene: sceneOf(puzzle.scene).name })}
        {...html(drawn)}
      />
      {marks.map(({ differs }, at) => {
        const spot = puzzle.wanted[at]?.spot ?? 0
        const area = areas[spot] as SpotArea
        const still = open.includes(at)
        if (differs.length === 0 || !still) return <Sparkle key={at} style={area.item} corrected={differs.length > 0} />
        return (
          <Press
            key={at}
            class={`differs ${asking === at ? 'asked' : ''}`}
            data-place=""
            style={{ ...area.target }}
            aria-label={m.barrier_builders_talk_about({ item: fullPhraseOf(state, at) })}
            disabled={!free || asking !== null}
            onClick={() => show.make({ kind: 'ask', at })}
          >
            <i style={{ ...itemInTarget(area) }}>
              <b>?</b>
            </i>
          </Press>
        )
      })}
    </div>
  )
}

function Sparkle({ style, corrected }: { style: PressArea; corrected: boolean }) {
  return (
    <span class={`sparkle ${corrected ? 'corrected' : ''}`} style={{ ...style }}>
      <svg viewBox="0 0 100 100" aria-hidden="true">
        <circle cx="50" cy="54" r="49" class="ring" />
        {[
          [10, 14],
          [92, 22],
          [88, 92],
          [8, 84],
        ].map(([x = 0, y = 0]) => (
          <path
            key={`${x}`}
            class="star"
            d={`M${x} ${y - 11}L${x + 3} ${y - 3}L${x + 11} ${y}L${x + 3} ${y + 3}L${x} ${y + 11}L${x - 3} ${y + 3}L${x - 11} ${y}L${x - 3} ${y - 3}Z`}
          />
        ))}
      </svg>
    </span>
  )
}

/** Returns the mark of a tray item: for the item being discussed, or for every difference that has been revealed. */
function markOf({ phase, outcomes, open, asking }: State, marked: number, tray: number): string {
  if (phase !== 'reveal') return ''
  const at = outcomes.slice(0, marked).findIndex((one) => one.tray === tray)
  if (at < 0) return ''
  if (!open.includes(at)) return 'alive'
  return asking === null ? 'other' : asking === at ? 'other asked' : ''
}

/** Shows the builder's scene and, while an item is carried, the places it can go. */
export function BuilderBoard({ play, show, box, carry, free }: BoardProps & { carry: Carry; free: boolean }) {
  const state = play.state.value
  const { puzzle, placed, phase, errorless } = state
  const empty = useMemo(() => (puzzle ? boardPicture(puzzle.scene) : ''), [puzzle])
  if (!puzzle) return null
  const { spots, grid, name } = sceneOf(puzzle.scene)
  const areas = spotAreas(puzzle.scene, box)
  const building = phase === 'build'
  const held = carry.held.value
  return (
    <div
      class={`board build ${held === null ? '' : 'open'}`}
      style={boxStyle(box)}
      data-scan-group={m.barrier_builders_the_builders_scene_group()}
    >
      <div
        class="board-picture"
        role="img"
        aria-label={m.barrier_builders_the_builders_scene({ scene: name })}
        {...html(empty)}
      />
      {spots.map(({ phrase }, spot) => {
        const tray = placed.indexOf(spot)
        const item = puzzle.tray[tray]
        const area = areas[spot] as SpotArea
        const mark = markOf(state, show.marked.value, tray)
        if (item) {
          const id = `t${tray}`
          return (
            <button
              key={id}
              type="button"
              class={`standing does-${actOf(item.thing).gag} ${mark}`}
              style={{ ...area.target }}
              aria-label={`${nameOf(item, puzzle.says)}, ${phrase}`}
              {...(building ? carry.thing(id) : {})}
              {...(held === id ? skippedByScan : {})}
              disabled={!building || !free || errorless || (held !== null && held !== id)}
            >
              <ItemPicture item={item} grid={grid} at={itemInTarget(area)} />
            </button>
          )
        }
        if (!building || held === null) return null
        return (
          <button
            key={`s${spot}`}
            type="button"
            class="spot"
            style={{ ...area.target }}
            aria-label={m.barrier_builders_put_it({ place: phrase })}
            {...carry.place(`s${spot}`)}
          >
            <i />
          </button>
        )
      })}
    </div>
  )
}
