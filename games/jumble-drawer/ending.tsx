import { m } from '#messages'
import { useSignal } from '@preact/signals'
import { useEffect, useMemo } from 'preact/hooks'
import { grownBefore, html, Layer, Sprite } from '../kit/index.ts'
import { shelfOf } from './growth.ts'
import { jobOf } from './jobs.ts'
import { siteOf } from './layout.ts'
import { kinds, objectOf } from './objects.ts'
import { pictureOf } from './pictures.ts'
import type { DrawerPlay } from './play-types.ts'
import { Room } from './room.tsx'
import { jobSounds } from './texts.ts'
import type { State } from './state.ts'

const perKind = 9

/** What is tidied in a compartment: things of the last drawer, and what its job needed. */
export function tidied({ things, ledge, needs }: Pick<State, 'things' | 'ledge' | 'needs'>): string[][] {
  const keys = [...needs.filter(({ isFound }) => isFound), ...ledge, ...things].map(({ key }) => key)
  return kinds.map((kind) => keys.filter((key) => objectOf(key).kind === kind).slice(0, perKind))
}

/** The four compartments of a tidy drawer: beside one another, or two by two. */
const drawers = {
  row: { across: 4, width: 300, height: 330 },
  square: { across: 2, width: 380, height: 216 },
} as const
type TidyShape = keyof typeof drawers
const gap = 8
const rim = 16
/** How large the drawing of a tidy drawer is, in its units. */
function tidySize(shape: TidyShape): [number, number] {
  const { across, width, height } = drawers[shape]
  const down = kinds.length / across
  return [2 * rim + across * width + (across - 1) * gap, 2 * rim + down * height + (down - 1) * gap]
}

const papers = ['#F6D9DC', '#DCEAF3', '#DDE3D2', '#F5E6BE']
/** A tidy drawer, as SVG. */
export function tidyArt(rows: readonly string[][], shape: TidyShape): string {
  const { across, width, height } = drawers[shape]
  const [all, tall] = tidySize(shape)
  const cells = rows.map((keys, at) => {
    const [x, y] = [rim + (at % across) * (width + gap), rim + Math.floor(at / across) * (height + gap)]
    const columns = shape === 'row' ? (keys.length > 4 ? 3 : 2) : Math.max(3, Math.ceil(keys.length / 2))
    const step = (width - 16) / columns
    const size = Math.min(shape === 'row' ? 140 : 98, step)
    const things = keys.map((key, place) => {
      const [left, top] = [x + 12 + (place % columns) * step, y + 8 + Math.floor(place / columns) * (size + 6)]
      return `<ellipse cx="${left + size / 2}" cy="${top + size * 0.94}" rx="${size * 0.4}" ry="${size * 0.08}" fill="#2A1406" fill-opacity=".18"/><svg x="${left}" y="${top}" width="${size * 0.94}" height="${size * 0.94}">${pictureOf(key).replace('<svg ', '<svg width="100%" height="100%" ')}</svg>`
    })
    return `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="8" fill="${papers[at]}"/><path d="M${x} ${y}H${x + width}V${y + 12}H${x + 10}V${y + height}H${x}Z" fill="#2A1406" fill-opacity=".2"/>${things.join('')}`
  })
  return `<rect width="${all}" height="${tall}" rx="20" fill="#C48C4C"/><rect x="4" y="4" width="${all - 8}" height="${tall - 8}" rx="17" fill="#E3B277"/>${cells.join('')}`
}

/** Plays the sound of everything that was fixed, one after another, while it hops. */
function useParade(play: DrawerPlay, jobs: readonly string[]) {
  const at = useSignal(-1)
  useEffect(() => {
    let isOver = false
    const run = async () => {
      await play.clock.wait(900)
      for (const [number, job] of jobs.entries()) {
        if (isOver) return
        at.value = number
        const [sound, step] = jobSounds[jobOf(job).kind]
        play.sound.play(sound, { step: step + number, gain: 0.6 })
        play.sound.play('bell', { step: number, gain: 0.4, delay: 0.2 })
        await play.clock.wait(800)
      }
      at.value = -1
    }
    void run()
    return () => void (isOver = true)
  }, [])
  return at.value
}

const mostOnShelf = 7

/** The drawer, tidied by kind, and the shelf with all that was fixed. */
export function Ending({ play }: { play: DrawerPlay }) {
  const state = play.state.value
  const stage = play.stage.value
  const { width, height } = stage
  const low = height < 480
  const right = low ? width * 0.64 : width
  const own = state.slips.map(({ job }) => job)
  const before = shelfOf(grownBefore(play, 0)).fixed.filter((job) => !own.includes(job))
  const jobs = [...[...new Set(before)].slice(-(mostOnShelf - own.length)), ...own]
  const now = useParade(play, own)
  const shape = stage.portrait || low ? 'square' : 'row'
  const art = useMemo(() => tidyArt(tidied(state), shape), [state, shape])
  const [artWide, artTall] = tidySize(shape)
  const site = useMemo(() => siteOf(stage, 'right'), [stage])
  const top = height * (low ? 0.14 : stage.portrait ? 0.11 : 0.1)
  const most = Math.min((right * 0.9) / Math.max(3, jobs.length), height * (low ? 0.24 : stage.portrait ? 0.12 : 0.16))
  const size = jobs.length > 0 ? most : 0
  const foot = top + size
  const room = height * (low ? 0.94 : stage.portrait ? 0.7 : 0.715) - foot - 26
  const wide = Math.min(right * 0.94, (room * artWide) / artTall)
  const tall = (wide * artTall) / artWide
  const [x, y] = [(right - wide) / 2, foot + 16 + Math.max(0, (room - tall) / 2)]
  const from = (right - jobs.length * size) / 2
  const wall = { ...site, low: false, drawer: { x, y, width: wide, height: tall }, shelf: { ...site.shelf, x, y: top, width: wide, height: size } } // prettier-ignore
  return (
    <div class="drawer-world is-ending">
      <Room
        site={{ ...wall, heap: { x: x + 8, y: y + 8, width: wide - 16, height: tall - 16 } }}
        look={play.look.value}
        kind="fix"
        id="end"
      />
      <svg
        class="tidy"
        viewBox={`0 0 ${artWide} ${artTall}`}
        style={{ left: x, top: y, width: wide, height: tall }}
        aria-hidden="true"
        {...html(art)}
      />
      {jobs.map((job, at) => (
        <Layer
          key={`${job}-${at}`}
          box={[from + at * size, top, size, size]}
          class={`fixed ${now === at - (jobs.length - own.length) ? 'is-now' : ''}`}
        >
          <ellipse
            cx={from + (at + 0.5) * size}
            cy={top + size * 0.94}
            rx={size * 0.36}
            ry={size * 0.05}
            fill="#1E0D03"
            fill-opacity=".4"
          />
          <Sprite svg={pictureOf(job)} x={from + (at + 0.06) * size} y={top + size * 0.06} size={size * 0.88} />
        </Layer>
      ))}
      <p class="program">
        {play.look.value === 'grown-up' ? m.jumble_drawer_tidy_at_work() : m.jumble_drawer_tidy_drawer()}
      </p>
    </div>
  )
}
