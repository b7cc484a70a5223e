import { useMemo } from 'preact/hooks'
import type { Look } from '@marigold/contract'
import { html, Layer, plays, poke, Pokes, type Poke } from '../kit/index.ts'
import type { Layout } from './layout.ts'
import { paletteOf } from './palette.ts'
import { booksPicture, plantPicture, wallSpots, windowPicture } from './room.ts'
import type { BarrierPlay } from './show.ts'
import type { State } from './state.ts'

const car = `<path d="M2 34C2 22 10 22 14 20L20 8H38L46 20C58 21 60 26 60 34Z" fill="#D8443C"/><path d="M20 20L24 12H30V20ZM34 20V12H37L42 20Z" fill="#CDEAF5"/><circle cx="17" cy="36" r="8" fill="#3A3040"/><circle cx="45" cy="36" r="8" fill="#3A3040"/><circle cx="17" cy="36" r="3" fill="#EFE7DA"/><circle cx="45" cy="36" r="3" fill="#EFE7DA"/>`
const blocks = `<rect x="2" y="22" width="24" height="22" rx="3" fill="#3F7FC0"/><rect x="30" y="22" width="24" height="22" rx="3" fill="#5FA35A"/><rect x="16" y="0" width="24" height="22" rx="3" fill="#F2B830"/><circle cx="14" cy="33" r="6" fill="#CFE4F7"/><path d="M42 27L48 39H36Z" fill="#DDF0D8"/><rect x="23" y="6" width="10" height="10" fill="#FFF2C8"/>`
const top = `<path d="M24 0H32V12H24Z" fill="#8A5230"/><path d="M4 14H52C52 30 36 36 28 46C20 36 4 30 4 14Z" fill="#8E5BB5"/><path d="M4 14H52L50 22H6Z" fill="#F2A541"/>`
const drum = `<path d="M4 14H58V40C58 46 4 46 4 40Z" fill="#C8483C"/><path d="M4 18L17 42L31 18L45 42L58 18" fill="none" stroke="#FFE08A" stroke-width="3"/><ellipse cx="31" cy="14" rx="27" ry="8" fill="#FFF6E2"/>`
const ring = `<path d="M28 44V4H34V44Z" fill="#B98A58"/><ellipse cx="31" cy="38" rx="28" ry="7" fill="#3F7FC0"/><ellipse cx="31" cy="26" rx="22" ry="6.500" fill="#F2B830"/><ellipse cx="31" cy="14" rx="15" ry="5.500" fill="#5FA35A"/>`
const toyDrawings = { car, blocks, top, drum, ring } as const
type Toy = keyof typeof toyDrawings
const toyGags: Record<Toy, readonly [Poke['gag'], Poke['sound']]> = {
  car: ['shake', plays('honk', { rises: 6, gain: 0.5 })],
  blocks: ['hop', plays('bricks', { rises: 6, gain: 0.5 })],
  top: ['spin', plays('toot', { rises: 6, gain: 0.5 })],
  drum: ['squash', plays('drum', { cycles: 5, gain: 0.6 })],
  ring: ['wobble', plays('boing', { rises: 5, gain: 0.5 })],
}

const toySide = 46
interface ToySpot {
  toy: Toy
  x: number
  y: number
}
/** Where toys lie on the table: in portrait, between the bell and the buttons; beside a question, in front. */
function toySpots({ stage, actions }: Layout, { guide, phase }: State, atTable: boolean): ToySpot[] {
  if (!atTable)
    return (Object.keys(toyDrawings) as Toy[]).map((toy, at) => ({
      toy,
      x: 18 + at * (toySide + 16),
      y: stage.height - toySide - 16,
    }))
  if (!stage.portrait || phase !== 'build') return []
  const from = actions.x + 80
  const room = actions.width - 80 - (guide === 'voice' ? 116 : 230)
  const names = (Object.keys(toyDrawings) as Toy[]).slice(0, Math.max(0, Math.floor((room + 6) / (toySide + 6))))
  const space = Math.min(90, room / Math.max(1, names.length))
  return names.map((toy, at) => ({
    toy,
    x: from + space * at + (space - toySide) / 2,
    y: actions.y + (actions.height - toySide) / 2,
  }))
}

/** The window and the shelf on the wall, each a picture of its own so that it can move. */
export function WallThings({ layout, look, atTable }: { layout: Layout; look: Look; atTable: boolean }) {
  const p = paletteOf(look)
  const spots = wallSpots(layout, atTable)
  const drawn = useMemo(() => ({ window: windowPicture(p), books: booksPicture(p), plant: plantPicture(p) }), [p])
  if (!spots) return null
  return (
    <>
      <Layer box={spots.window} poke="window">
        <svg
          x={spots.window[0]}
          y={spots.window[1]}
          width={spots.window[2]}
          height={spots.window[3]}
          viewBox="0 0 168 190"
          {...html(drawn.window)}
        />
      </Layer>
      {(['books', 'plant'] as const).map((name) => {
        const [x, y, width, height] = spots[name]
        return (
          <Layer key={name} box={spots[name]} poke={name}>
            <svg
              x={x}
              y={y}
              width={width}
              height={height}
              viewBox={name === 'books' ? '0 -10 100 84' : '100 -34 70 108'}
              {...html(drawn[name])}
            />
          </Layer>
        )
      })}
    </>
  )
}

/** The pokes of the room, in stage pixels. */
function pokesOf(
  layout: Layout,
  { look, atTable, toys }: { look: Look; atTable: boolean; toys: readonly ToySpot[] },
): Poke[] {
  const { guide, heads, covers, stage } = layout
  const spots = wallSpots(layout, atTable)
  const pokes: Poke[] = toys.map(({ toy, x, y }) => poke(toy, [x, y, toySide, toySide], ...toyGags[toy]))
  if (spots)
    pokes.push(
      poke('window', spots.window, 'shake', plays('wood', { from: 4, rises: 4 }), 'notes'),
      poke('books', spots.books, 'tilt', plays('page'), 'dust'),
      poke('plant', spots.plant, 'wobble', plays('brush', { cycles: 4 }), 'leaves'),
    )
  if (!atTable) return pokes
  for (const who of ['guide', 'builder'] as const) {
    const head = heads[who]
    if (!head) continue
    const [wide, high] = [96 * head.scale, 118 * head.scale]
    pokes.push(
      poke(
        who,
        [head.x - wide / 2, head.y - high, wide, high],
        who === 'guide' ? 'hop' : 'sink',
        plays(look === 'grown-up' ? 'wood' : who === 'guide' ? 'giggle' : 'ooh'),
      ),
    )
  }
  if (!covers && !stage.portrait)
    pokes.push(
      poke('curtain', [guide.x, guide.y, guide.width, guide.height], 'squash', plays('whoosh')),
      poke('rod', [guide.x, guide.y - 22, guide.width, 24], 'shake', plays('squeak', { rises: 6 })),
    )
  return pokes
}

/** The things in the room that only answer a touch. */
export function Touchables({ play, layout, atTable }: { play: BarrierPlay; layout: Layout; atTable: boolean }) {
  const look = play.look.value
  const state = play.state.value
  const toys = useMemo(() => toySpots(layout, state, atTable), [layout, state, atTable])
  const pokes = useMemo(() => pokesOf(layout, { look, atTable, toys }), [layout, look, atTable, toys])
  return (
    <>
      <WallThings layout={layout} look={look} atTable={atTable} />
      {toys.map(({ toy, x, y }) => (
        <Layer key={toy} box={[x, y, toySide, toySide]} poke={toy}>
          <svg x={x} y={y} width={toySide} height={toySide} viewBox="0 0 62 46" {...html(toyDrawings[toy])} />
        </Layer>
      ))}
      <Pokes play={play} pokes={pokes} />
    </>
  )
}

/** Things that cross the room every few turns: for two seconds, and without a living creature. */
const crossings = {
  plane: `<path d="M0 30L80 4L34 44L30 62L22 40Z" fill="#FFFFFF" stroke="#B9B0C4" stroke-width="2"/><path d="M22 40L80 4L34 44" fill="#E3DDEB"/>`,
  balloon: `<path d="M40 46C16 34 18 2 40 2S64 34 40 46Z" fill="#E4625A"/><path d="M40 46Q34 56 42 64" fill="none" stroke="#7A5A6A" stroke-width="2"/>`,
  ball: `<circle cx="40" cy="34" r="28" fill="#3F7FC0"/><path d="M13 28Q40 44 67 28" fill="none" stroke="#FFE08A" stroke-width="8"/>`,
  bubbles: `<g fill="#CFEAF7" fill-opacity=".6" stroke="#8CC7E8" stroke-width="2"><circle cx="24" cy="40" r="18"/><circle cx="56" cy="22" r="13"/><circle cx="60" cy="52" r="8"/></g>`,
} as const
export const surprises = Object.keys(crossings)

/** Shows the surprise that happens now. */
export function Surprise({ play }: { play: BarrierPlay }) {
  const now = play.surprise.value
  if (!now || !(now in crossings)) return null
  return (
    <svg
      class={`surprise is-${now}`}
      viewBox="0 0 80 66"
      aria-hidden="true"
      {...html(crossings[now as keyof typeof crossings])}
    />
  )
}
