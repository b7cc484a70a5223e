import { memo } from 'preact/compat'
import { useMemo } from 'preact/hooks'
import type { Look } from '@marigold/contract'
import { Layer, plays, poke, Pokes, type Poke } from '../kit/index.ts'
import type { BayouColors } from './bayous.ts'
import { skinArt } from './bubble-art.ts'
import { cattailArt, lotusArt, mossArt, padArt, put } from './flora.ts'
import { frogBox, frogSpot } from './frog.tsx'
import { branchAt, type Pond } from './pond.ts'
import type { BayouPlay } from './summary.ts'

type Box = Poke['box']

interface Thing {
  /** Where its foot is, as a share of the width, and how far from the horizon (0) to the bank (1). */
  x: number
  down: number
  /** Half the width, and the height above the foot, before scaling. */
  wide: number
  high: number
  art: (colors: BayouColors) => string
  gag: Poke['gag']
  sound: Poke['sound']
  puff?: Poke['puff']
  /** A tank has it instead, or has it, too. */
  tank?: 'only' | 'too'
}

const eyes = (x: number, y: number, color: string) =>
  `<g class="blinking" fill="${color}"><circle cx="${x - 8}" cy="${y}" r="6"/><circle cx="${x + 8}" cy="${y}" r="6"/></g><g fill="#22313F"><circle cx="${x - 7}" cy="${y}" r="3"/><circle cx="${x + 7}" cy="${y}" r="3"/></g>`
const turtle =
  '<path d="M-52 -24C-50 -58 6 -58 10 -24Z" fill="#4F7A3E"/><path d="M-52 -24C-50 -46 -28 -52 -14 -49C-34 -44 -40 -34 -40 -24Z" fill="#76A257"/><path d="M-32 -26L-26 -40H-12L-6 -26M-26 -40L-30 -47M-12 -40L-7 -47" fill="none" stroke="#3A5E2D" stroke-width="3"/><ellipse cx="20" cy="-34" rx="14" ry="12" fill="#8FBF62"/><circle class="blinking" cx="25" cy="-38" r="3.2" fill="#22313F"/><path d="M24 -29Q29 -26 33 -30" fill="none" stroke="#3A5E2D" stroke-width="2.5" stroke-linecap="round"/><path d="M-46 -22Q-40 -30 -34 -22ZM0 -22Q6 -30 12 -22Z" fill="#8FBF62"/>'

const things: Record<string, Thing> = {
  cypress: {
    ...{ x: 0.1, down: 0, wide: 44, high: 132 },
    art: ({ far }) =>
      `<ellipse cy="-92" rx="27" ry="34" fill="${far}"/><ellipse cx="2" cy="-90" rx="21" ry="28" fill="#160F1C"/>${eyes(1, -84, '#FFD35C')}<path d="M-2 -76L1 -70L4 -76Z" fill="#F0A53C"/>`,
    ...{ gag: 'shake', sound: plays('wood', { rises: 6 }) },
  },
  moss: {
    ...{ x: branchAt, down: 0, wide: 42, high: 136 },
    art: (colors) => put(0, -132, 1, mossArt(colors)),
    ...{ gag: 'wobble', puff: 'drops', sound: plays('drip', { rises: 6 }) },
  },
  lily: {
    ...{ x: 0.75, down: 0.5, wide: 60, high: 58 },
    art: () => put(0, -8, 1.4, padArt, 0.5) + put(-4, -10, 1.25, lotusArt),
    ...{ gag: 'swell', puff: 'sparks', sound: plays('bell', { rises: 9, gain: 0.5 }) },
  },
  log: {
    ...{ x: 0.34, down: 0.66, wide: 84, high: 62 },
    art: () =>
      `<ellipse cy="2" rx="92" ry="10" fill="#0B2B33" fill-opacity=".35"/>${turtle}<path d="M-80 -2C-84 -24 -64 -28 -44 -28H54C78 -28 84 0 60 4H-60C-72 5 -80 4 -80 -2Z" fill="#5C4730"/><path d="M-74 -16C-66 -27 -54 -27 -44 -27H52C60 -27 66 -23 70 -18Z" fill="#8A6C48"/><path d="M-50 -12H6M-20 -5H34" stroke="#43331F" stroke-width="3" stroke-linecap="round"/><ellipse cx="62" cy="-12" rx="12" ry="15" fill="#C9A272"/><ellipse cx="62" cy="-12" rx="6.5" ry="8.5" fill="none" stroke="#8A6C48" stroke-width="2.5"/><path d="M-70 -20C-60 -34 -48 -30 -44 -26C-52 -20 -62 -18 -70 -20Z" fill="#6FA24C"/>`,
    ...{ gag: 'sink', puff: 'bubbles', sound: plays('gulp') },
  },
  dragonfly: {
    ...{ x: 0.58, down: -0.16, wide: 46, high: 52 },
    art: () =>
      '<g class="wings"><path d="M-2 -26C-20 -50 -46 -48 -46 -38C-46 -28 -18 -24 -2 -26ZM2 -26C20 -50 46 -48 46 -38C46 -28 18 -24 2 -26Z" fill="#E4FAFF" fill-opacity=".85"/><path d="M-2 -24C-16 -26 -38 -18 -36 -9C-30 -2 -8 -14 -2 -24ZM2 -24C16 -26 38 -18 36 -9C30 -2 8 -14 2 -24Z" fill="#A9E4F0" fill-opacity=".85"/></g><path d="M0 -34V10" stroke="#1E8CA8" stroke-width="7" stroke-linecap="round"/><path d="M0 -18V-16M0 -8V-6M0 2V4" stroke="#7ED8E6" stroke-width="7"/><circle cy="-38" r="8" fill="#16677C"/><circle cx="-5" cy="-41" r="4" fill="#FFE08A"/><circle cx="5" cy="-41" r="4" fill="#FFE08A"/>',
    ...{ gag: 'spin', sound: plays('squeak', { rises: 6, gain: 0.4 }) },
  },
  reed: {
    ...{ x: 0.9, down: 1.06, wide: 56, high: 190 },
    art: cattailArt,
    ...{ gag: 'tilt', puff: 'notes', sound: plays('toot', { rises: 6 }) },
  },
  mud: {
    ...{ x: 0.22, down: 1.16, wide: 46, high: 28, tank: 'too' },
    art: ({ trunk }) =>
      `<ellipse cy="-4" rx="44" ry="14" fill="${trunk}"/><ellipse cx="-6" cy="-9" rx="28" ry="8" fill="#8F7656"/><circle cx="-10" cy="-13" r="8" fill="#A98D68"/><circle cx="-13" cy="-16" r="2.5" fill="#fff" fill-opacity=".7"/><circle cx="14" cy="-11" r="5" fill="#A98D68"/>`,
    ...{ gag: 'squash', puff: 'dust', sound: plays('boing', { sinks: 5 }) },
  },
  stone: {
    ...{ x: 0.42, down: 1.34, wide: 40, high: 34, tank: 'only' },
    art: () =>
      '<path d="M-38 2C-42 -24 -18 -36 4 -32C30 -30 40 -14 36 2Z" fill="#7C8B8F"/><path d="M-30 -6C-28 -20 -12 -27 2 -25" fill="none" stroke="#A9B6B9" stroke-width="5" stroke-linecap="round"/>',
    ...{ gag: 'shake', sound: plays('wood', { sinks: 5 }) },
  },
  shell: {
    ...{ x: 0.6, down: 1.36, wide: 28, high: 32, tank: 'only' },
    art: () =>
      '<path d="M0 2L-26 -16C-18 -34 18 -34 26 -16Z" fill="#E9CDB4"/><path d="M0 2L-13 -24M0 2V-29M0 2L13 -24" stroke="#B98E6E" stroke-width="3"/>',
    ...{ gag: 'hop', puff: 'bubbles', sound: plays('bell', { rises: 6, gain: 0.5 }) },
  },
  pipe: {
    ...{ x: 0.78, down: 1.34, wide: 40, high: 44, tank: 'only' },
    art: () =>
      '<path d="M-38 0V-38H38V0H26V-12C26 -30 -26 -30 -26 -12V0Z" fill="#A8654A"/><path d="M-38 -38H38V-28H-38Z" fill="#C58263"/>',
    ...{ gag: 'squash', sound: plays('toot', { sinks: 4 }) },
  },
  pump: {
    ...{ x: 0.94, down: 1.34, wide: 24, high: 60, tank: 'only' },
    art: () =>
      '<path d="M0 -14V-58" stroke="#C9D6DA" stroke-width="5"/><path d="M-18 2V-16H18V2Z" fill="#3E5960"/><circle cx="-8" cy="-26" r="5" fill="#D6F0F5"/><circle cx="10" cy="-40" r="4" fill="#D6F0F5"/>',
    ...{ gag: 'wobble', puff: 'bubbles', sound: plays('gulp', { rises: 5 }) },
  },
  fern: {
    ...{ x: 0.06, down: 1.34, wide: 26, high: 74, tank: 'only' },
    art: () =>
      '<path d="M0 2C-4 -26 4 -44 -2 -70M0 -10C-14 -20 -18 -34 -22 -48M2 -14C14 -22 18 -36 20 -54" fill="none" stroke="#6FA283" stroke-width="7" stroke-linecap="round"/>',
    ...{ gag: 'tilt', puff: 'leaves', sound: plays('drip', { rises: 6 }) },
  },
}

const thingsOf = (look: Look) =>
  Object.entries(things).filter(([, { tank }]) => (look === 'grown-up' ? tank !== undefined : tank !== 'only'))

const footOf = ({ stage: { width }, line, bank }: Pond, { x, down }: Thing) => ({
  x: width * x,
  y: line + (bank - line) * down,
})
function boxOf(pond: Pond, thing: Thing): Box {
  const { x, y } = footOf(pond, thing)
  const { wide, high } = thing
  return [x - wide * pond.scale, y - high * pond.scale, 2 * wide * pond.scale, (high + 8) * pond.scale]
}

interface ThingsProps {
  pond: Pond
  colors: BayouColors
  look: Look
}
/** The things of the bayou that answer a touch, each in a picture of its own. */
export const Things = memo(({ pond, colors, look }: ThingsProps) =>
  thingsOf(look).map(([name, thing]) => {
    const { x, y } = footOf(pond, thing)
    return <Layer key={name} box={boxOf(pond, thing)} poke={name} art={put(x, y, pond.scale, thing.art(colors))} />
  }),
)

/** Where those things, and the frog if it is there, are touched. */
export function ThingPokes({ play, pond, frog }: { play: BayouPlay; pond: Pond; frog: { isLeft: boolean } | null }) {
  const look = play.look.value
  const pokes = useMemo(
    () => [
      ...thingsOf(look).map(([name, thing]) => poke(name, boxOf(pond, thing), thing.gag, thing.sound, thing.puff)),
      ...(frog
        ? [poke('bullfrog', frogBox(frogSpot(pond, frog.isLeft)), 'hop', plays('croak', { sinks: 4 }), 'bubbles')]
        : []),
    ],
    [pond, look, frog?.isLeft],
  )
  return <Pokes play={play} pokes={pokes} />
}

const manatee =
  '<path d="M70 6C96 -14 118 -12 122 -2C116 6 120 14 124 22C108 28 86 24 70 14Z" fill="#87949D"/><path d="M-96 8C-102 -36 -30 -56 20 -46C68 -40 96 -12 88 14C62 32 -74 34 -96 8Z" fill="#9AA6AE"/><path d="M-90 0C-86 -32 -26 -50 22 -42C54 -37 74 -24 80 -10C42 -24 -34 -26 -90 0Z" fill="#BAC5CB"/><path d="M-20 18C-16 34 0 42 12 36C10 26 2 18 -4 16Z" fill="#87949D"/><ellipse cx="-82" cy="4" rx="19" ry="15" fill="#B3BEC5"/><circle cx="-58" cy="-16" r="5.5" fill="#22313F"/><circle cx="-60" cy="-18" r="1.8" fill="#fff"/><path d="M-92 8Q-82 16 -70 9" fill="none" stroke="#5B6770" stroke-width="3.5" stroke-linecap="round"/><g fill="#5B6770"><circle cx="-88" cy="0" r="1.8"/><circle cx="-78" cy="0" r="1.8"/></g>'
const drops = Array.from({ length: 18 }, (_, at) =>
  put(-190 + ((at * 97) % 380), -90 + ((at * 53) % 190), 0.14 + (at % 4) * 0.06, skinArt('tap')),
)
const drawings = {
  double: put(0, 0, 1.5, skinArt('tap')) + put(6, 10, 0.9, skinArt('tap')) + put(12, 18, 0.45, skinArt('tap')),
  manatee: manatee + put(-44, -66, 0.64, skinArt('tap')),
  rain: drops.join(''),
}
/** Every few turns, for two seconds: a bubble in a bubble, a manatee that wears one, and rain made of tiny ones. */
export const surprises = Object.keys(drawings) as readonly (keyof typeof drawings)[]

/** The surprise that happens now. */
export function Surprise({ play, pond: { stage, line, scale } }: { play: BayouPlay; pond: Pond }) {
  const name = surprises.find((one) => one === play.surprise.value)
  if (!name) return null
  const [x, y] = [stage.width * 0.5, name === 'manatee' ? line + 44 * scale : line * 0.7]
  return (
    <Layer
      box={[x - 200 * scale, y - 110 * scale, 400 * scale, 220 * scale]}
      moves
      class="surprise"
      art={put(x, y, scale, drawings[name])}
    />
  )
}
