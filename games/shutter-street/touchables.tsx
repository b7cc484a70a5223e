import type { ComponentChildren } from 'preact'
import { memo } from 'preact/compat'
import { useMemo } from 'preact/hooks'
import type { Look } from '@marigold/contract'
import { Layer, placedAt, plays, poke, Pokes, Sprite, Stroke, type Poke } from '../kit/index.ts'
import { CatTail, RoofCat } from './child.tsx'
import { chimneyOf, Door, Pot } from './facade.tsx'
import { housePaint } from './palette.ts'
import { itemPicture } from './pictures.ts'
import { carrierX, type Places } from './places.ts'
import type { Show, StreetPlay } from './show-state.ts'

/** Something in the street that only answers a touch. Without `art`, another part of the view draws it. */
interface Toy extends Poke {
  art?: ComponentChildren
}

/** The door and the gutter of each house. */
function houseToys({ houses, ground: foot, door: high, roof }: Places, look: Look, side: number): Toy[] {
  return houses.flatMap(({ x, width, top, door, lived }, at): Toy[] => {
    if (!lived) return []
    return [
      {
        name: `gutter-${at}`,
        box: [x, top - 26, width, 38],
        gag: 'shake',
        puff: 'drops',
        sound: (sound, times) => sound.play('pluck', { step: 5 + at + (times % 3), gain: 0.6 }),
        art: <rect x={x} y={top - 3} width={width} height={Math.max(7, roof * 0.13)} rx="4" fill="#5A4152" />,
      },
      {
        name: `door-${at}`,
        box: [door - high / 2, foot - high * 1.1, high, high * 1.1 + 4],
        gag: 'shake',
        sound: (sound, times) => sound.play('ooh', { gain: 0.35, step: at - Math.min(times, 4) }),
        art: <Door x={door} foot={foot} high={high} color={housePaint(look, at, side).door} />,
      },
    ]
  })
}

/** The number plate and a flower pot beside the doors, and a chimney where the bar leaves it free. */
function smallToys({ houses, ground: foot, door: high, roof, width }: Places, look: Look, side: number): Toy[] {
  const lived = houses.filter(({ lived: is }) => is)
  const [first, last] = [lived[0], lived.at(-1)]
  if (!first || !last) return []
  const plate = { x: first.door + high * 0.66, y: foot - high * 0.86, scale: Math.max(18, high * 0.28) / 20 }
  const pot = last.door - high * 0.72
  const smoking = lived.length > 2 ? 1 : 0
  const stack = chimneyOf(lived[smoking] ?? first, roof, (smoking + side) % 3)
  const cap = { x: stack.x - stack.width * 0.18, y: stack.y - stack.height * 0.05, width: stack.width * 1.36 }
  const number: Toy = {
    name: 'number',
    box: [plate.x - 24, plate.y - 24, 48, 48],
    gag: 'spin',
    sound: plays('click', { rises: 6 }),
    art: (
      <g transform={placedAt(plate.x, plate.y, plate.scale)}>
        <rect x="-10" y="-9" width="20" height="18" rx="4" fill="#22509A" stroke="#FFF9EF" stroke-width="2" />
        <Stroke d="M-4 -4H4L-1 5" color="#FFF9EF" width={2.5} />
      </g>
    ),
  }
  const flowers: Toy = {
    name: 'pot',
    box: [pot - high * 0.24, foot - high * 0.6, high * 0.48, high * 0.66],
    gag: 'squash',
    puff: 'leaves',
    sound: plays('sneeze', { gain: 0.7 }),
    art: <Pot x={pot} foot={foot + 3} size={high * 0.5} />,
  }
  const smoke: Toy = {
    name: 'chimney',
    box: [cap.x - 6, cap.y - 8, cap.width + 12, Math.max(48, stack.height * 0.6)],
    gag: 'hop',
    puff: 'dust',
    sound: plays('pop', { rises: 6 }),
    art: <rect {...cap} height={stack.height * 0.16} rx="2" fill={housePaint(look, smoking, side).roof} />,
  }
  return [number, ...(last.width > high * 2 ? [flowers] : []), ...(width >= 700 ? [smoke] : [])]
}

/** A moth at the lamp; on a phone on its side, there is no room for the lamp. */
function mothToys({ panel: [left, top, width] }: Places): Toy[] {
  const [x, y] = [Math.min(40, Math.max(6, width * 0.02)) + 46, top - 4]
  const moth: Toy = {
    name: 'moth',
    box: [x - 50, y - 52, 100, 60],
    gag: 'spin',
    sound: plays('chirp', { from: 4, rises: 5, gain: 0.5 }),
    art: (
      <g transform={placedAt(x + 36, y - 34)}>
        <path d="M0 0C-14 -14 -20 -2 -8 4C-14 10 -4 14 0 6C4 14 14 10 8 4C20 -2 14 -14 0 0Z" fill="#FFF3CF" />
        <path d="M0 -3V8" stroke="#6B4A36" stroke-width="3" stroke-linecap="round" />
      </g>
    ),
  }
  return left > 0 ? [] : [moth]
}

/** The cat on a gutter below the bar, or on the pavement where roofs are too low. */
function catToys({ houses, panel, ground, door }: Places, look: Look): Toy[] {
  const [home] = houses.filter(({ lived }) => lived).toSorted((a, b) => b.top - a.top)
  const room = (home?.top ?? 0) - 62
  const sits = home && panel[0] === 0 && room >= 34
  const [x, y, size] = sits
    ? [home.x + home.width / 2, home.top, Math.min(64, room)]
    : [(panel[0] || 60) - 30, ground + 6, door * 0.7]
  const cat: Toy = poke(
    'cat',
    [x - size * 0.54, y - size * 0.97, size * 1.135, size],
    'hop',
    plays('squeak', { from: -4, rises: 6 }),
  )
  return look === 'grown-up' ? [] : [cat]
}

/** A neighbor of an earlier game, who has brought a lamp. */
function helperToys({ panel, width, ground, door }: Places, helper: string | undefined): Toy[] {
  const [x, size] = [(panel[0] || width) * 0.64, door * 0.8]
  const box = [x, ground - size * 0.7, size, size] as const
  const neighbor: Toy = {
    name: 'neighbor',
    box,
    gag: 'hop',
    puff: 'hearts',
    sound: plays('hiccup', { rises: 5 }),
    art: helper && <Sprite svg={itemPicture(helper)} x={x} y={ground - size * 0.7} size={size} />,
  }
  return helper ? [neighbor] : []
}

/** The windows: a closed one snores at every second touch, and all of them are an instrument. */
const windowPokes = ({ cells, pane }: Places, show: Show): Poke[] =>
  cells.map(({ x, y }, at) =>
    poke(`window-${at}`, [x - pane / 2, y - pane / 2, pane, pane], 'shake', (sound, times) => {
      if (show.shut.value[at] && times % 2 === 0) sound.play('snore', { gain: 0.7 })
      else sound.play('wood', { step: at % 10 })
    }),
  )

function carrierPoke(places: Places, house: number): Poke {
  const size = places.door * 1.42
  return poke(
    'carrier',
    [carrierX(places, house) - size * 0.3, places.ground - size * 0.8, size * 0.6, size],
    'wobble',
    plays('bell', { rises: 7, gain: 0.5 }),
    'notes',
  )
}

/** The cat, whose eyes follow the lamp carrier; its tail is a picture of its own because it moves. */
function Cat({ box, watches }: { box: Poke['box']; watches: 'left' | 'right' }) {
  const [x, y, width] = box
  const scale = `translate(${x} ${y}) scale(${width / 84}) translate(40 72)`
  return (
    <>
      <Layer box={box} poke="cat" class="cat-tail" at={scale}>
        <CatTail />
      </Layer>
      <Layer box={box} poke="cat" class={`roof-cat looks-${watches}`} at={scale}>
        <RoofCat />
      </Layer>
    </>
  )
}

const Toys = memo(({ toys }: { toys: readonly Toy[] }) => (
  <>
    {toys.map(
      ({ name, box, art }) =>
        art && (
          <Layer key={name} box={box} poke={name}>
            {art}
          </Layer>
        ),
    )}
  </>
))

interface TouchablesProps {
  play: StreetPlay
  show: Show
  places: Places
  side: number
  helper: string | undefined
}
/** Everything in the street that answers a touch, behind what can be chosen. */
export function Touchables({ play, show, places, side, helper }: TouchablesProps) {
  const look = play.look.value
  const house = show.childHouse.value
  const toys = useMemo(
    () => [
      ...houseToys(places, look, side),
      ...smallToys(places, look, side),
      ...mothToys(places),
      ...catToys(places, look),
      ...helperToys(places, helper),
    ],
    [places, look, side, helper],
  )
  const pokes = useMemo(
    () => [...toys, ...windowPokes(places, show), carrierPoke(places, house)],
    [toys, places, show, house],
  )
  const cat = toys.find(({ name }) => name === 'cat')
  return (
    <>
      <Toys toys={toys} />
      {cat && play.surprise.value !== 'trot' && (
        <Cat box={cat.box} watches={carrierX(places, house) < cat.box[0] ? 'left' : 'right'} />
      )}
      <Pokes play={play} pokes={pokes} />
    </>
  )
}

/** What happens every few turns: a rug is shaken out, a paper plane changes windows, the cat trots across the roofs. */
export const surprises = ['rug', 'plane', 'trot'] as const

const surpriseArt = {
  rug: (
    <g transform="translate(50 0)">
      <path d="M-30 0H30L34 80H-34Z" fill="#B5453C" />
      <path d="M-22 10H22L25 70H-25Z" fill="#F2C14B" />
      <path d="M-14 20H14L16 60H-16Z" fill="#2C6F5E" />
    </g>
  ),
  plane: <path d="M0 42L100 10L58 84L44 58L74 30L34 52Z" fill="#FFF9EF" stroke="#8A7A9A" stroke-width="2" />,
  trot: (
    <g transform="translate(34 88) scale(1.1)">
      <path d="M-20 0V-22C-20 -36 30 -36 32 -22V0H22V-14H-10V0Z" fill="#2B2138" />
      <path d="M26 -20L28 -46L36 -38H44L52 -46L54 -24C48 -14 30 -14 26 -20Z" fill="#2B2138" />
      <circle cx="44" cy="-28" r="3" fill="#F2C14B" />
      <Stroke d="M-18 -24C-30 -28 -34 -40 -30 -50" color="#2B2138" width={6} />
    </g>
  ),
}

/** The surprise that happens now. */
export function Surprise({ play, places }: { play: StreetPlay; places: Places }) {
  const now = play.surprise.value as (typeof surprises)[number] | null
  const [, cell = places.cells[0]] = places.cells
  if (!now || !cell) return null
  const size = Math.max(56, places.pane * 0.8)
  const top = Math.min(...places.houses.filter(({ lived }) => lived).map((house) => house.top))
  const corners = {
    rug: [cell.x - size / 2, cell.y + places.pane / 2],
    plane: [0, cell.y],
    trot: [0, Math.max(64, top - size * 0.9)],
  } as const
  const [x, y] = corners[now]
  return (
    <Layer box={[x, y, size, size]} moves class={`surprise is-${now}`} at={placedAt(x, y, size / 100)}>
      {surpriseArt[now]}
    </Layer>
  )
}
