import birdPicture from 'pics:bird'
import { Layer, placedAt, plays, poke, Pokes, Stroke, type Poke } from '../kit/index.ts'
import { pictureUrl } from './fruit.tsx'
import type { Places, Spot } from './places.ts'
import type { OrchardPlay } from './show.ts'

type Box = Poke['box']

/** The box of a thing with its foot at a spot, `wide` to each side and `high` above it. */
const boxAt = ({ x, y, scale }: Spot, wide: number, high: number): Box => [
  x - wide * scale,
  y - high * scale,
  2 * wide * scale,
  (high + 8) * scale,
]
const at = ({ x, y, scale }: Spot) => placedAt(x, y, scale)

/** Where the things that only answer a touch have their feet, in the drawing's units: between the trees. */
function spotsOf({ world: [width, height], ground, basket, map, hedgehog }: Places) {
  const left = Math.max(0, -map.left / map.scale)
  const fence = ground + 8
  const isPortrait = height > width
  return {
    cloud: { x: left + (width - 2 * left) * 0.42, y: ground * 0.34, scale: 1 },
    balloon: { x: left + (width - 2 * left) * 0.78, y: ground * (isPortrait ? 0.56 : 0.72), scale: 0.7 },
    bird: isPortrait ? { x: 332, y: fence - 30, scale: 0.72 } : { x: 416, y: fence - 32, scale: 0.8 },
    dog: isPortrait ? { x: 272, y: fence + 4, scale: 0.66 } : { x: 906, y: fence + 4, scale: 0.8 },
    can: isPortrait
      ? { x: basket.x + 100, y: basket.y, scale: 0.6 }
      : { x: hedgehog.x + 128, y: hedgehog.y, scale: 0.7 },
    // On a phone held upright there is no room for it.
    gate: isPortrait ? null : { x: 663, y: fence + 6, scale: 0.9 },
  }
}

const Cloud = ({ evening }: { evening: boolean }) => (
  <path
    d="M-70 16C-76 -2 -54 -16 -38 -8C-30 -36 14 -38 22 -10C42 -20 70 -6 64 16Z"
    fill={evening ? '#FFE3CF' : '#FFFFFF'}
    fill-opacity=".92"
  />
)

const Balloon = () => (
  <g>
    <path d="M-30 -62C-30 -106 30 -106 30 -62C30 -40 12 -30 8 -20H-8C-12 -30 -30 -40 -30 -62Z" fill="#E2603E" />
    <path d="M-12 -62C-12 -106 12 -106 12 -62C12 -40 5 -30 3 -20H-3C-5 -30 -12 -40 -12 -62Z" fill="#F2D36B" />
    <path d="M-8 -20L-6 -8M8 -20L6 -8" stroke="#6B4A36" stroke-width="2" />
    <path d="M-8 -9H8L6 3H-6Z" fill="#A06B48" />
  </g>
)

const Dog = () => (
  <g>
    <path d="M-26 0V-30C-26 -52 26 -52 26 -30V0Z" fill="#C98F5A" />
    <path
      d="M-26 -34C-42 -38 -42 -10 -30 -8C-26 -16 -24 -26 -26 -34ZM26 -34C42 -38 42 -10 30 -8C26 -16 24 -26 26 -34Z"
      fill="#8A5A34"
    />
    <ellipse cy="-18" rx="15" ry="12" fill="#F3DFC2" />
    <ellipse cy="-24" rx="6" ry="4.5" fill="#3A2320" />
    <circle cx="-11" cy="-32" r="3.5" fill="#3A2320" />
    <circle cx="11" cy="-32" r="3.5" fill="#3A2320" />
    <Stroke d="M-6 -14Q0 -8 6 -14" color="#3A2320" width={2.5} />
  </g>
)

const Can = () => (
  <g>
    <Stroke d="M26 -46C44 -46 44 -12 26 -12" color="#3F7F8C" width={6} flat />
    <path d="M-22 -30L-50 -54L-56 -46L-22 -10Z" fill="#4F97A5" />
    <path d="M-24 0L-20 -52H24L28 0Z" fill="#5AA9B8" />
    <path d="M-24 0L-20 -52H-6L-8 0Z" fill="#7CC3CF" />
  </g>
)

const Gate = () => (
  <g fill="#FFF9EF" stroke="#D9CDBB" stroke-width="3">
    <rect x="-36" y="-50" width="10" height="56" rx="3" />
    <rect x="26" y="-50" width="10" height="56" rx="3" />
    <path d="M-24 -38H24V-30H-24ZM-24 -14H24V-6H-24Z" />
    <path d="M-16 -44H-8V0H-16ZM8 -44H16V0H8ZM-4 -48H4V0H-4Z" />
  </g>
)

/** The things that answer a touch: those of play, and those that are only there to be touched. */
function pokesOf(places: Places, { hasHedgehog }: { hasHedgehog: boolean }): Poke[] {
  const spots = spotsOf(places)
  const pokes: Poke[] = [
    poke('hedgehog', boxAt(places.hedgehog, 66, 96), 'spin', plays('wood', { rises: 8 })),
    poke('basket', boxAt(places.basket, 76, 84), 'hop', plays('drum', { rises: 6, gain: 0.5 }), 'leaves'),
    poke('cloud', boxAt(spots.cloud, 76, 40), 'squash', plays('water'), 'drops'),
    poke('balloon', boxAt(spots.balloon, 34, 98), 'sink', plays('wind', { sinks: 4 })),
    poke('bird', boxAt(spots.bird, 40, 76), 'hop', plays('bell', { from: 6, rises: 5, gain: 0.5 }), 'notes'),
    poke('dog', boxAt(spots.dog, 44, 56), 'wobble', (sound, times) =>
      sound.phrase([{ at: 0, lasts: 0.18, shape: 'sawtooth', hertz: [190, 150], mouth: [500, 900], gain: 0.25 }], {
        pitch: 1 + Math.min(times, 5) * 0.08,
      }),
    ),
    poke('can', boxAt(spots.can, 56, 60), 'tilt', plays('water', { rises: 5 }), 'drops'),
  ]
  if (spots.gate) pokes.push(poke('gate', boxAt(spots.gate, 40, 54), 'shake', plays('creak')))
  return pokes.filter(({ name }) => hasHedgehog || name !== 'hedgehog')
}

/** The things in the valley that are only there to be touched, each in a picture of its own. */
export function Touchables({
  play,
  places,
  evening = false,
}: {
  play: OrchardPlay
  places: Places
  evening?: boolean
}) {
  const { map } = places
  const spots = spotsOf(places)
  const hasHedgehog = play.look.value !== 'grown-up'
  return (
    <>
      <Layer map={map} box={boxAt(spots.cloud, 80, 44)} poke="cloud" at={at(spots.cloud)}>
        <Cloud evening={evening} />
      </Layer>
      <Layer map={map} box={boxAt(spots.balloon, 36, 100)} poke="balloon" at={at(spots.balloon)}>
        <Balloon />
      </Layer>
      <Layer map={map} box={boxAt(spots.dog, 48, 60)} poke="dog" at={at(spots.dog)}>
        <Dog />
      </Layer>
      {spots.gate && (
        <Layer map={map} box={boxAt(spots.gate, 44, 58)} poke="gate" at={at(spots.gate)}>
          <Gate />
        </Layer>
      )}
      <Layer map={map} box={boxAt(spots.bird, 44, 80)} poke="bird" at={at(spots.bird)}>
        <image href={pictureUrl(birdPicture)} x="-38" y="-70" width="76" height="76" />
      </Layer>
      <Layer map={map} box={boxAt(spots.can, 60, 64)} poke="can" at={at(spots.can)}>
        <Can />
      </Layer>
      <Pokes play={play} map={map} pokes={pokesOf(places, { hasHedgehog })} />
    </>
  )
}

const Geese = () => (
  <g fill="none" stroke="#5B5363" stroke-width="5" stroke-linecap="round">
    {[
      [0, 30],
      [-34, 0],
      [34, 0],
      [-50, -36],
      [50, -36],
      [-26, -60],
      [26, -60],
      [0, -42],
    ].map(([x = 0, y = 0]) => (
      <path
        key={`${x} ${y}`}
        d={`M${x - 11} ${y - 5}Q${x - 5} ${y - 9} ${x} ${y}Q${x + 5} ${y - 9} ${x + 11} ${y - 5}`}
      />
    ))}
  </g>
)

const Blossom = () => (
  <g>
    {[0, 72, 144, 216, 288].map((turn) => (
      <ellipse key={turn} cy="-9" rx="7" ry="9" fill="#FFC6D5" transform={`rotate(${turn})`} />
    ))}
    <circle r="5" fill="#F2D36B" />
  </g>
)

const BittenApple = () => (
  <g>
    <path d="M0 -14C-10 -22 -22 -14 -21 2C-20 16 -8 22 0 18C8 22 20 16 21 2C22 -14 10 -22 0 -14Z" fill="#E2603E" />
    <circle cx="20" cy="-4" r="10" fill="#FFF3D8" />
    <Stroke d="M0 -14Q2 -24 8 -26" color="#6B4A36" width={4} />
  </g>
)

/** Every few turns, for two seconds: geese fly in a heart, the hedgehog wears a blossom, the dog brings an apple back. */
export const surprises = ['geese', 'blossom', 'bitten'] as const

/** The surprise that happens now. */
export function Surprise({ play, places }: { play: OrchardPlay; places: Places }) {
  const { map, hedgehog, world } = places
  const spots = spotsOf(places)
  const shown = {
    geese: { spot: { x: world[0] / 2, y: places.ground * 0.42, scale: 1 }, picture: <Geese /> },
    blossom: {
      spot: { x: hedgehog.x + 8, y: hedgehog.y - 78 * hedgehog.scale, scale: hedgehog.scale },
      picture: <Blossom />,
    },
    bitten: { spot: { x: spots.dog.x, y: spots.dog.y - 6, scale: 1 }, picture: <BittenApple /> },
  }
  const now = shown[play.surprise.value as (typeof surprises)[number]] as (typeof shown)['geese'] | undefined
  if (!now) return null
  return (
    <Layer map={map} box={boxAt(now.spot, 80, 80)} moves class={`surprise is-${play.surprise.value}`} at={at(now.spot)}>
      {now.picture}
    </Layer>
  )
}
