import { Layer, placedAt, plays, poke, Pokes, Stroke, type Poke } from '../kit/index.ts'
import { catBox } from './cat.tsx'
import type { Layout } from './layout.ts'
import type { FoundryPlay } from './show.ts'

type Box = Poke['box']

interface Spot {
  kettle: Box
  tongs: Box
  /** Things on the wall, where there is no room for others. */
  wall: Partial<Record<WallThing, Box>>
}
const wallThings = {
  horseshoe: {
    art: '<path d="M22 92C-14 -20 114 -20 78 92" fill="none" stroke="#A9B2C8" stroke-width="22"/><path d="M24 80C-2 -6 102 -6 76 80" fill="none" stroke="#6D7590" stroke-width="7" stroke-dasharray="7 17"/>',
    gag: 'tilt',
    sound: plays('clank', { cycles: 6, gain: 0.5 }),
  },
  lantern: {
    art: '<path d="M36 20C36 0 64 0 64 20" fill="none" stroke="#8D5A3C" stroke-width="7"/><path d="M26 22H74L82 34H18Z" fill="#8D5A3C"/><path d="M24 34H76V84H24Z" fill="#FFD66E"/><path d="M50 46C62 60 60 76 50 78C40 76 38 60 50 46Z" fill="#E8742C"/><path d="M18 84H82V96H18Z" fill="#8D5A3C"/>',
    gag: 'wobble',
    sound: plays('spring', { rises: 5, gain: 0.5 }),
  },
  mug: {
    art: '<path d="M70 40C104 36 104 82 70 78" fill="none" stroke="#8C93A8" stroke-width="10"/><path d="M18 24H72V94H18Z" fill="#A9B2C8"/><path d="M18 24H34V94H18Z" fill="#D3D9E8"/><path d="M14 24C22 10 66 10 76 24Z" fill="#FFF6E2"/>',
    gag: 'hop',
    sound: plays('pop', { rises: 6, gain: 0.5 }),
  },
} as const
type WallThing = keyof typeof wallThings

/** In portrait over the tongs, and on a short stage under the order slip. */
function wallOf({ stage, low, floor, unit, slip }: Layout, tongs: Box): Spot['wall'] {
  const [x, y, width] = tongs
  if (stage.portrait) return { horseshoe: [x + width / 2 - 26 * unit, y - 60 * unit, 48 * unit, 48 * unit] }
  if (!low) return {}
  const at = (place: number): Box => [slip.x - 70 + place * 70, floor - 62, 52, 52]
  return { horseshoe: at(0), lantern: at(1), mug: at(2) }
}

/** Where the kettle is on the furnace, and the tongs lean beside the anvil. */
function spotsOf(layout: Layout): Spot {
  const { furnace, floor, anvil, unit, stage } = layout
  const kettle = 92 * furnace.unit
  const tongs = 120 * unit
  // In portrait they hang above the cat.
  const held: Box = stage.portrait
    ? [stage.width - tongs * 0.7, catBox(layout)[1] - tongs - 12, tongs * 0.6, tongs]
    : [anvil.x + 150 * unit, floor - tongs, tongs * 0.6, tongs]
  return {
    kettle: [furnace.x + 150 * furnace.unit - kettle / 2, floor - 424 * furnace.unit - kettle * 0.78, kettle, kettle],
    tongs: held,
    wall: wallOf(layout, held),
  }
}

/** What answers a touch in the smithy; grown-up looks have no cat. */
function pokesOf(layout: Layout, look: string): Poke[] {
  const { furnace, floor, anvil, unit, chart, stage } = layout
  const spots = spotsOf(layout)
  const bucket = 0.86 * unit
  const pokes: Poke[] = [
    poke(
      'furnace',
      [furnace.x + 40 * furnace.unit, floor - 370 * furnace.unit, 220 * furnace.unit, 330 * furnace.unit],
      'squash',
      plays('pop', { rises: 6, gain: 0.6 }),
      'sparks',
    ),
    poke('kettle', spots.kettle, 'shake', plays('steam', { rises: 5, gain: 0.5 }), 'dust'),
    poke(
      'bucket',
      [anvil.x - (stage.portrait ? 186 : 236) * unit - 50 * bucket, floor - 116 * bucket, 100 * bucket, 116 * bucket],
      'wobble',
      plays('sizzle', { gain: 0.5 }),
      'bubbles',
    ),
    poke(
      'anvil',
      [anvil.x - 190 * unit, anvil.y - 20 * unit, 380 * unit, 150 * unit],
      'squash',
      plays('anvil', { cycles: 6, gain: 0.6 }),
      'sparks',
    ),
    poke('tongs', spots.tongs, 'shake', plays('clank', { rises: 6, gain: 0.5 })),
  ]
  for (const [name, box] of Object.entries(spots.wall)) {
    const { gag, sound } = wallThings[name as WallThing]
    pokes.push(poke(name, box, gag, sound))
  }
  if (chart)
    pokes.push(
      poke('chain', [chart.x - 60, 30, 52, 250 * unit], 'tilt', plays('crank')),
      poke(
        'chart',
        [chart.x, chart.y, chart.width, chart.height],
        'tilt',
        plays('bell', { cycles: 8, gain: 0.4 }),
        'notes',
      ),
    )
  if (look !== 'grown-up')
    pokes.push(poke('cat', catBox(layout), 'hop', plays('squeak', { rises: 5, gain: 0.5 }), 'hearts'))
  return pokes
}

/** Shows the kettle, the tongs, and what is on the wall, and lets everything in the smithy answer a touch. */
export function Touchables({ play, layout }: { play: FoundryPlay; layout: Layout }) {
  const { kettle, tongs, wall } = spotsOf(layout)
  return (
    <>
      <Layer box={kettle} poke="kettle" at={placedAt(kettle[0], kettle[1], kettle[2] / 100)}>
        <Stroke d="M22 44C22 10 78 10 78 44" color="#2A2430" width={7} flat />
        <path d="M18 88C10 54 24 40 50 40S90 54 82 88Z" fill="#8D5A3C" />
        <path d="M18 88C10 54 24 40 40 41C28 54 26 74 30 88Z" fill="#B97F58" />
        <path d="M78 62L98 50L94 70Z" fill="#8D5A3C" />
        <circle cx="50" cy="37" r="6" fill="#2A2430" />
      </Layer>
      <Layer box={tongs} poke="tongs">
        <g
          transform={placedAt(tongs[0], tongs[1], tongs[3] / 120)}
          fill="none"
          stroke="#8C93A8"
          stroke-width="8"
          stroke-linecap="round"
        >
          <path d="M20 116L42 46C48 28 44 14 34 6M52 116L30 46C24 28 30 14 40 6" />
          <circle cx="36" cy="62" r="4" fill="#4B5168" stroke="none" />
        </g>
      </Layer>
      {Object.entries(wall).map(([name, box]) => (
        <Layer
          key={name}
          box={box}
          poke={name}
          art={wallThings[name as WallThing].art}
          at={placedAt(box[0], box[1], box[2] / 100)}
        />
      ))}
      <Pokes play={play} pokes={pokesOf(layout, play.look.value)} />
    </>
  )
}

const drawings = {
  spark: <Stroke d="M-80 20C-70 -40 -40 -40 -44 0S-10 30 0 -10S30 -40 36 0S70 10 84 -24" color="#FFD66E" width={6} />,
  drips: (
    <g fill="#7FC4E8">
      {[-60, 0, 60].map((x, at) => (
        <path
          key={x}
          d={`M${x} ${-30 + at * 14}C${x + 14} ${-8 + at * 14} ${x + 12} ${8 + at * 14} ${x} ${8 + at * 14}S${x - 14} ${-8 + at * 14} ${x} ${-30 + at * 14}Z`}
        />
      ))}
    </g>
  ),
  horseshoe: (
    <path
      d="M-30 40C-60 -60 60 -60 30 40"
      fill="none"
      stroke="#A9B2C8"
      stroke-width="18"
      stroke-linecap="round"
      stroke-dasharray="20 4"
    />
  ),
  kite: (
    <g>
      <path d="M0 -54L38 -10L0 44L-38 -10Z" fill="#C8662B" />
      <path d="M0 -54V44M-38 -10H38" stroke="#FFE3B0" stroke-width="4" />
      <Stroke d="M0 44Q20 58 8 70T20 92" color="#FFE3B0" width={4} flat />
    </g>
  ),
}

/** Every few turns, for two seconds: a spark signs its name, drips play, a horseshoe hops, a kite passes outside. */
export const surprises = ['spark', 'drips', 'horseshoe', 'kite'] as const

/** Shows the surprise that happens now. */
export function Surprise({ play, layout }: { play: FoundryPlay; layout: Layout }) {
  const name = play.surprise.value as (typeof surprises)[number] | null
  if (!name) return null
  const { anvil, unit } = layout
  const y = anvil.y - 120 * unit
  return (
    <Layer box={[anvil.x - 110, y - 70, 220, 170]} moves class="foundry-surprise" at={placedAt(anvil.x, y)}>
      {drawings[name]}
    </Layer>
  )
}
