import { m } from '#messages'
import { memo } from 'preact/compat'
import { useLayoutEffect, useRef } from 'preact/hooks'
import type { Look } from '@marigold/contract'
import { html, Img, offerKeys, useStableCallback } from '../kit/index.ts'
import { dyes, type Band } from './cloth.ts'
import { paletteOf } from './palette.ts'
import { pictureOf } from './pictures.ts'
import type { Places } from './places.ts'
import type { Show, ThreadPlay } from './show.ts'
import { bandPicture, colorsOf, heightOf } from './weave-picture.ts'
import { canToggle, groupNow, heldBand } from './weaving.ts'

/** What a tile shows of its word. Level 4 is about words with two meanings, and a picture would show only one. */
const facesOf = (play: ThreadPlay): 'pictures' | 'words' | 'both' => {
  if (play.level.source === 'puzzles') return 'words'
  const wish = play.values.faces
  return wish === 'pictures' || wish === 'words' ? wish : 'both'
}

interface TileProps {
  word: string
  face: 'pictures' | 'words' | 'both'
  number: number
  chosen: boolean
  lit: boolean
  /** The color of the yarn that holds it for the next set. */
  held: string | undefined
  free: boolean
  /** Whether a scan stops here: chosen words are skipped until the set is full. */
  scanned: boolean
  /** The word length that the text size is based on, so that short words are as large as the others. */
  letters: number
  press: (word: string) => void
}
const Tile = memo(({ word, face, number, chosen, lit, held, free, scanned, letters, press }: TileProps) => {
  const picture = face === 'words' ? null : pictureOf(word)
  const bare = face === 'pictures' && picture !== null
  return (
    <button
      type="button"
      class={`tile ${chosen ? 'chosen' : ''} ${lit ? 'shown' : ''} ${picture ? 'pictured' : ''} ${held ? 'held' : ''}`}
      data-word={word}
      {...(free && scanned && { 'data-scan': '' })}
      disabled={!free}
      aria-pressed={chosen}
      aria-label={lit ? m.thread_four_word_shown_by_the_loom({ word }) : word}
      onClick={() => press(word)}
      style={{ '--letters': Math.max(word.length, letters), ...(held && { '--thread': held }) }}
    >
      {picture && <Img svg={picture} />}
      {!bare && <span class="word">{word}</span>}
      {number > 9 && <i class="number">{number}</i>}
    </button>
  )
})

/** Animates tiles from their previous to their current positions. */
function useGliding(play: ThreadPlay, order: string) {
  const box = useRef<HTMLDivElement>(null)
  const places = useRef(new Map<string, DOMRect>())
  useLayoutEffect(() => {
    const before = places.current
    const tiles = [...(box.current?.querySelectorAll<HTMLElement>('.tile') ?? [])]
    // All positions are read before any tile moves, because reading between moves would force a layout each time.
    const now = tiles.map((tile) => [tile.dataset.word ?? '', tile.getBoundingClientRect()] as const)
    places.current = new Map(now)
    now.forEach(([word, at], index) => {
      const was = before.get(word)
      if (!was || play.calm.value || (was.left === at.left && was.top === at.top)) return
      const move = `translate(${was.left - at.left}px, ${was.top - at.top}px)`
      tiles[index]?.animate([{ transform: move }, { transform: 'none' }], {
        duration: 420,
        easing: 'cubic-bezier(.2,.7,.3,1)',
      })
    })
  }, [order])
  return box
}

/** Arrow keys move from tile to tile. */
function useArrows(free: boolean, across: number) {
  useLayoutEffect(() => {
    if (!free) return
    const go = (by: number) => () => {
      const tiles = [...document.querySelectorAll<HTMLElement>('.tile:enabled')]
      const at = tiles.indexOf(document.activeElement as HTMLElement)
      const next = at < 0 ? 0 : at + by
      tiles[Math.min(tiles.length - 1, Math.max(0, next))]?.focus()
    }
    return offerKeys({ ArrowLeft: go(-1), ArrowRight: go(1), ArrowUp: go(-across), ArrowDown: go(across) })
  }, [free, across])
}

/** The thread through the chosen words: loose while choosing, taut during a pull, and slack after a wrong set. */
function Thread({ show, across, rows }: { show: Show; across: number; rows: number }) {
  const { chosen, board } = show.scene.value
  const spots = chosen
    .map((word) => board.indexOf(word))
    .filter((at) => at >= 0)
    .map((at) => [((at % across) + 0.5) * 100, (Math.floor(at / across) + 0.5) * 100] as const)
  if (spots.length < 2) return null
  const sag = { loose: 26, taut: 0, slack: 74 }[show.pull.value]
  const path = spots.slice(1).map(([x, y], at) => {
    const [fromX, fromY] = spots[at] ?? [x, y]
    return `Q${(fromX + x) / 2} ${(fromY + y) / 2 + sag} ${x} ${y}`
  })
  const [first] = spots
  return (
    <svg
      class={`thread ${show.pull.value}`}
      viewBox={`0 0 ${across * 100} ${rows * 100}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path d={`M${first?.[0]} ${first?.[1]}${path.join('')}`} />
    </svg>
  )
}

const spoken = ({ thread, label, words }: Band) =>
  `${label}: ${words.join(', ')}. ${thread ? dyes[thread.dye] : m.thread_four_plain_linen()}`

/** How much of its place on the loom a band fills, by its rows. */
const shares = [0, 0.66, 0.82, 1, 1]

interface BandProps {
  band: Band
  row: number
  look: Look
  width: number
  height: number
  fresh: boolean
}
/** A woven band with its link and its words. */
const WovenBand = memo(({ band, row, look, width, height, fresh }: BandProps) => {
  const tall = height * (shares[band.rows] ?? 1)
  const cell = Math.max(1.5, tall / heightOf(band))
  const palette = paletteOf(look)
  const picture = bandPicture(band, { palette, width: Math.ceil(width), cell, id: `band-${row}-${look}` })
  return (
    <div
      class={`band ${fresh ? 'fresh' : ''}`}
      style={{ gridRow: row, height: tall }}
      role="img"
      aria-label={spoken(band)}
    >
      <svg width="100%" height="100%" aria-hidden="true" {...html(picture)} />
      <div class="plate" aria-hidden="true">
        <b>{band.label}</b>
        <span>{band.words.join(' · ')}</span>
      </div>
      {fresh && <i class="shuttle" />}
    </div>
  )
})

/** The words on the loom, with the woven cloth below them. */
export function Grid({ play, show, places, free }: { play: ThreadPlay; show: Show; places: Places; free: boolean }) {
  const state = show.scene.value
  const { groups, size } = groupNow(state)
  const rows = Math.max(2, groups.length)
  const choosing = free && state.phase === 'pull'
  const face = facesOf(play)
  const letters = Math.min(9, Math.max(6, ...groups.flatMap(({ words }) => words.map((word) => word.length))))
  const box = useGliding(play, `${state.board.join()}|${play.stage.value.width}`)
  useArrows(choosing, size)
  const press = useStableCallback((word: string) => void show.make({ kind: 'toggle', word }))
  const own = state.bands.filter(({ grid, held }) => grid === state.grid && !held)
  const held = heldBand(state)
  const yarn = held && colorsOf(held.thread?.dye ?? null, paletteOf(play.look.value)).ground
  const full = state.chosen.length === size
  const { web } = places
  const height = web.height / rows
  const left = Math.ceil(state.board.length / Math.max(1, size))
  return (
    <div class="web" style={{ left: web.left, top: web.top, width: web.width, height: web.height }}>
      <div class="hung" style={{ height: height * left }}>
        <Thread show={show} across={size} rows={left} />
      </div>
      <div
        ref={box}
        class={`rows ${face}`}
        style={{ gridTemplateColumns: `repeat(${size}, 1fr)`, gridTemplateRows: `repeat(${rows}, 1fr)` }}
        role="group"
        aria-label={m.thread_four_words_on_the_loom()}
      >
        {state.board.map((word, at) => (
          <Tile
            key={word}
            word={word}
            face={face}
            number={play.values.labels === true ? at + 1 : 0}
            chosen={state.chosen.includes(word)}
            lit={state.lit.includes(word)}
            held={held?.words.includes(word) ? yarn : undefined}
            free={choosing && canToggle(state, word)}
            letters={letters}
            scanned={full || !state.chosen.includes(word)}
            press={press}
          />
        ))}
        {own.map((band, at) => (
          <WovenBand
            key={band.label}
            band={band}
            row={rows - at}
            look={play.look.value}
            width={web.width}
            height={height}
            fresh={at >= own.length - show.fresh.value}
          />
        ))}
      </div>
    </div>
  )
}
