import { Layer, placedAt, plays, poke, Pokes, Stroke, type Poke } from '../kit/index.ts'
import type { ComponentChildren } from 'preact'
import { Duck, Fish, Frog, Heart, Lamp, Owl, Reeds, Ripple, Turtle, Boat } from './creatures.tsx'
import { channelCenter, project, viewOf } from './perspective.ts'
import type { RiverPlay } from './course.ts'
import type { Palette } from './palette.ts'
import { moonPosition } from './sky.tsx'

type Box = Poke['box']
type Play = RiverPlay
interface Thing {
  name: string
  x: number
  y: number
  size: number
  picture: ComponentChildren
  gag: Poke['gag']
  puff?: Poke['puff']
  sound: Poke['sound']
}

const boxOf = ({ x, y, size }: Pick<Thing, 'x' | 'y' | 'size'>): Box => [x - size, y - size, 2 * size, 2 * size]

/** The things around the river that answer a touch. The grown-up look has objects and light in place of animals. */
function thingsOf(play: Play, palette: Palette): Thing[] {
  const { width, height, portrait } = play.stage.value
  const { horizon } = viewOf(play.stage.value, { at: 0, side: 0 })
  const unit = Math.min(width, height) * (portrait ? 0.11 : 0.075)
  const water = height - horizon
  const playful = play.look.value !== 'grown-up'
  const place = (x: number, y: number, size = unit) => ({ x: width * x, y: horizon + water * y, size })
  return [
    {
      name: 'moon',
      ...moonPosition(play.stage.value, horizon),
      size: horizon * 0.14,
      picture: <Moon fill={palette.moon} asleep={playful} />,
      gag: 'swell',
      puff: 'sparks',
      sound: plays('ooh', { sinks: 5 }),
    },
    {
      name: 'owl',
      ...place(portrait ? 0.11 : 0.06, 0.06),
      picture: playful ? <Owl /> : <Lamp />,
      gag: playful ? 'spin' : 'tilt',
      sound: plays(playful ? 'hoot' : 'bell', { from: -1, rises: 5 }),
    },
    {
      name: 'turtle',
      ...place(portrait ? 0.87 : 0.9, 0.3),
      picture: <Turtle awake={playful} />,
      gag: 'hop',
      sound: plays('wood', { sinks: 6 }),
    },
    {
      name: 'cattails',
      ...place(portrait ? 0.1 : 0.06, 0.42, unit * 1.15),
      picture: <Reeds />,
      gag: 'wobble',
      puff: 'dust',
      sound: plays('rustle'),
    },
    {
      name: 'frog',
      ...place(portrait ? 0.14 : 0.15, 0.68),
      picture: <Frog here={playful} />,
      gag: 'hop',
      puff: 'drops',
      sound: (sound, times) => (playful ? sound.play('croak', { step: Math.min(times, 5) }) : sound.play('plop')),
    },
    {
      name: 'fish',
      ...place(portrait ? 0.33 : 0.36, 0.78, unit * 0.8),
      picture: playful ? <Fish /> : <Ripple />,
      gag: 'hop',
      puff: 'drops',
      sound: plays('drip', { rises: 7 }),
    },
    {
      name: 'water',
      ...place(portrait ? 0.66 : 0.62, 0.72, unit * 0.9),
      picture: <Ripple />,
      gag: 'swell',
      puff: 'bubbles',
      sound: (sound, times) => sound.play('pluck', { step: (times * 2) % 9 }),
    },
  ]
}

/** The lantern in front, which giggles. */
function lanternPoke(play: Play, lookAt: (seat: number) => { at: number; side: number }, at: number): Poke | null {
  const seat = play.players.findIndex(({ id }) => id === play.current.value.id)
  if (seat < 0) return null
  const stage = play.stage.value
  const { river, lanterns } = play.state.value
  const camera = lookAt(seat)
  const { x, y } = project(viewOf(stage, camera), at, channelCenter(river, at, lanterns[seat]?.rocky))
  const size = Math.min(stage.width, stage.height) * 0.12
  return poke(`lantern-${seat}`, [x - size, y - size * 1.7, 2 * size, 2.2 * size], 'wobble', (sound, times) =>
    play.look.value === 'grown-up'
      ? sound.play('bell', { step: Math.min(times, 6) })
      : sound.play('giggle', { step: Math.min(times, 5) - 1 }),
  )
}

const Moon = ({ fill, asleep }: { fill: string; asleep: boolean }) => (
  <g>
    <circle r="68" fill={fill} />
    <g opacity=".08">
      <circle cx="-24" cy="-34" r="13" />
      <circle cx="38" cy="28" r="16" />
    </g>
    {asleep && <Stroke d="M-34 -6q10 10 20 0M14 -6q10 10 20 0M-10 22q10 8 20 0" color="#8a6b3d" width={5} />}
  </g>
)

function Drawn({ thing }: { thing: Thing }) {
  const { x, y, size, name, picture } = thing
  return (
    <Layer box={boxOf(thing)} poke={name} at={placedAt(x, y, size / 100)}>
      {picture}
    </Layer>
  )
}

/** Everything along the river that only answers a touch. */
export function Touchables({
  play,
  palette,
  lookAt,
  at,
}: {
  play: Play
  palette: Palette
  lookAt: (seat: number) => { at: number; side: number }
  /** The bend of the lantern in front. */
  at: number
}) {
  const things = thingsOf(play, palette)
  const lantern = lanternPoke(play, lookAt, at)
  const pokes: Poke[] = things.map((thing) => ({ ...thing, box: boxOf(thing) }))
  return (
    <>
      {things.map((thing) => (
        <Drawn key={thing.name} thing={thing} />
      ))}
      <Pokes play={play} pokes={lantern ? [...pokes, lantern] : pokes} />
    </>
  )
}

/** Every few turns, for two seconds. */
export const surprises = ['ducks', 'comet', 'heart', 'boat', 'halo'] as const

const Comet = () => (
  <g>
    <path d="M-90 -34L40 14L34 26Z" fill="#fff6dc" fill-opacity=".5" />
    <circle cx="40" cy="20" r="12" fill="#fff6dc" />
  </g>
)
const Halo = () => (
  <g fill="none" stroke-width="7" stroke-opacity=".7">
    {['#ff8a8a', '#ffd27a', '#8fe0b0', '#8cc7ff'].map((color, i) => (
      <circle key={color} r={62 + i * 8} stroke={color} />
    ))}
  </g>
)
const Ducks = () => (
  <g>
    {[-62, -20, 18, 52].map((x, i) => (
      <g key={x} transform={`translate(${x} 10) scale(${i === 0 ? 0.5 : 0.32})`}>
        <Duck />
      </g>
    ))}
  </g>
)

/** The surprise that happens now. */
export function Surprise({ play }: { play: Play }) {
  const name = play.surprise.value as (typeof surprises)[number] | null
  if (!name) return null
  const { width, height } = play.stage.value
  const { horizon } = viewOf(play.stage.value, { at: 0, side: 0 })
  const size = Math.min(width, height) * 0.2
  const shown = {
    ducks: { x: width * 0.5, y: horizon + size * 0.5, size, picture: <Ducks /> },
    comet: { x: width * 0.4, y: horizon * 0.55, size, picture: <Comet /> },
    heart: { x: width * 0.42, y: horizon * 0.66, size: size * 0.8, picture: <Heart /> },
    boat: { x: width * 0.55, y: horizon + size * 0.4, size: size * 0.6, picture: <Boat /> },
    halo: { ...moonPosition(play.stage.value, horizon), size: horizon * 0.22, picture: <Halo /> },
  }[name]
  return (
    <Layer box={boxOf(shown)} moves class={`surprise is-${name}`} at={placedAt(shown.x, shown.y, shown.size / 100)}>
      {shown.picture}
    </Layer>
  )
}
