import { m } from '#messages'
import { useMemo } from 'preact/hooks'
import { useReady, type Carry, type PressArea } from '../kit/index.ts'
import { boardPicture } from './boards.ts'
import { pictureOf } from './item-pictures.ts'
import type { Box } from './layout.ts'
import { hrefOf, itemDrawing, roomOf, scenePicture } from './scene-picture.ts'
import { sceneOf } from './scenes.ts'
import type { BarrierPlay, Show } from './show.ts'
import { roomInPress, spotAreas, type SpotArea } from './spot-areas.ts'
import type { State } from './state.ts'
import { wholeOf } from './texts.ts'
import { phraseOf, type Feature, type Item } from './things.ts'
import { boxStyle, html } from './world.tsx'

const allFeatures: Feature[] = ['color', 'size', 'number']
/** What a thing is called on the tray: with all that can be seen of it. */
export const nameOf = (item: Item, says: readonly Feature[]): string =>
  phraseOf(item, [...new Set([...says, ...allFeatures.filter((one) => one === 'color' && item.color !== null)])])

/** What is in hand is no stop of a scan: the light goes on to the places. */
export const unlit = { 'data-scan': undefined } as const

/** An item as it stands on a board, its foot at the lower edge. */
export function ItemPicture({ item, grid, at }: { item: Item; grid: boolean; at?: PressArea }) {
  const ready = useReady([hrefOf(item, pictureOf)])
  const drawn = useMemo(() => (ready ? itemDrawing(item, 0, 0, grid, pictureOf) : ''), [item, grid, ready])
  const room = roomOf(grid)
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

/** The guide's finished scene; once the curtain has dropped, with what differs to talk about. */
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
        aria-label={m.barrier_builders_the_guides({ toLowerCase: sceneOf(puzzle.scene).name.toLowerCase() })}
        {...html(drawn)}
      />
      {marks.map(({ differs }, at) => {
        const spot = puzzle.wanted[at]?.spot ?? 0
        const area = areas[spot] as SpotArea
        const still = open.includes(at)
        if (differs.length === 0 || !still) return <Sparkle key={at} style={area.room} mended={differs.length > 0} />
        return (
          <button
            key={at}
            type="button"
            class={`differs ${asking === at ? 'asked' : ''}`}
            data-scan=""
            data-place=""
            style={{ ...area.press }}
            aria-label={m.barrier_builders_talk_about({ wholeOf: wholeOf(state, at) })}
            disabled={!free || asking !== null}
            onClick={() => show.make({ kind: 'ask', at })}
          >
            <b>?</b>
          </button>
        )
      })}
    </div>
  )
}

/** What matches: four small stars around a tick. */
function Sparkle({ style, mended }: { style: PressArea; mended: boolean }) {
  return (
    <span class={`sparkle ${mended ? 'mended' : ''}`} style={{ ...style }}>
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

/** How a thing of the tray came out, as far as it was shown: what is talked about now, or everything that differs. */
function markOf({ phase, outcomes, open, asking }: State, marked: number, tray: number): string {
  if (phase !== 'reveal') return ''
  const at = outcomes.slice(0, marked).findIndex((one) => one.tray === tray)
  if (at < 0 || !open.includes(at)) return ''
  return asking === null ? 'other' : asking === at ? 'other asked' : ''
}

/** The builder's scene: what stands in it, and, with something in hand, where it can go. */
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
      data-scan-group={`The builder's scene`}
    >
      <div
        class="board-picture"
        role="img"
        aria-label={m.barrier_builders_the_builders({ toLowerCase: name.toLowerCase() })}
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
              class={`standing ${mark}`}
              style={{ ...area.press }}
              aria-label={`${nameOf(item, puzzle.says)}, ${phrase}`}
              {...(building ? carry.thing(id) : {})}
              {...(held === id ? unlit : {})}
              disabled={!building || !free || errorless || (held !== null && held !== id)}
            >
              <ItemPicture item={item} grid={grid} at={roomInPress(area)} />
            </button>
          )
        }
        if (!building || held === null) return null
        return (
          <button
            key={`s${spot}`}
            type="button"
            class="spot"
            style={{ ...area.press }}
            aria-label={m.barrier_builders_put_it({ phrase })}
            {...carry.place(`s${spot}`)}
          >
            <i />
          </button>
        )
      })}
    </div>
  )
}
