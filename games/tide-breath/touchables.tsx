import type { ComponentChildren } from 'preact'
import { memo } from 'preact/compat'
import { useMemo } from 'preact/hooks'
import { Layer, Pokes, plays, poke, type Poke } from '../kit/index.ts'
import { at, boxAt, swimmerAt, type Beach } from './beach.ts'
import { Bottle, Crab, Dolphins, Driftwood, Gull, Hermit, Pool, Shells, Starfish, Wake } from './beach-art.tsx'
import type { BreathPlay } from './breathing.ts'
import { storePart, type Parts } from './sea-painter.ts'
import type { Found } from './shelf.ts'

const sizes = {
  gull: [58, 152],
  crab: [58, 62],
  driftwood: [92, 62],
  starfish: [46, 60],
  shells: [56, 62],
  pool: [80, 48],
} as const
type Thing = keyof typeof sizes
const areaOf = (beach: Beach, name: Thing) => {
  const [wide, high] = sizes[name]
  return boxAt(beach.things[name], wide, high)
}

/** What answers a touch before and after breathing, softly: each is a small gag with a sound. */
function pokesOf(beach: Beach, near: number, grownUp: boolean): Poke[] {
  const { w, horizon, wash } = beach.shape
  const swimmer = swimmerAt(beach, near)
  const pokes: Poke[] = [
    poke('sea', [0, horizon, w, wash.low - horizon], 'swell', plays('brook', { gain: 0.5 })),
    poke('gull', areaOf(beach, 'gull'), 'hop', plays('chirp', { sinks: 4, gain: 0.4 })),
    poke('driftwood', areaOf(beach, 'driftwood'), 'wobble', plays('knock', { rises: 4, gain: 0.5 }), 'dust'),
    poke('starfish', areaOf(beach, 'starfish'), 'tilt', plays('twinkle', { gain: 0.4 })),
    poke('shells', areaOf(beach, 'shells'), 'wobble', plays('hum', { rises: 4, gain: 0.5 }), 'notes'),
    poke('pool', areaOf(beach, 'pool'), 'squash', plays('drip', { rises: 5, gain: 0.6 }), 'drops'),
    poke(
      'swimmer',
      boxAt({ ...swimmer, y: swimmer.y + 50 * swimmer.scale }, 100, 110),
      'sink',
      plays(grownUp ? 'glass' : 'bubbles', { rises: 4, gain: 0.5 }),
      'bubbles',
    ),
  ]
  const crab: Poke = poke('crab', areaOf(beach, 'crab'), 'shake', plays('rustle', { rises: 4, gain: 0.6 }))
  return grownUp ? pokes : [...pokes, crab]
}

function ThingLayer({ beach, name, children }: { beach: Beach; name: Thing; children: ComponentChildren }) {
  return (
    <Layer map={beach.map} box={areaOf(beach, name)} poke={name} at={at(beach.things[name])}>
      {children}
    </Layer>
  )
}

/** What lies and lives on the beach; the tide may cover it. */
export const BeachThings = memo(
  ({ beach, grownUp, crabs }: { beach: Beach; grownUp: boolean; crabs: readonly Found[] }) => (
    <>
      <ThingLayer beach={beach} name="gull">
        <Gull />
      </ThingLayer>
      <ThingLayer beach={beach} name="starfish">
        <Starfish muted={grownUp} />
      </ThingLayer>
      <ThingLayer beach={beach} name="shells">
        <Shells muted={grownUp} />
      </ThingLayer>
      <ThingLayer beach={beach} name="pool">
        <Pool />
      </ThingLayer>
      <ThingLayer beach={beach} name="driftwood">
        <Driftwood />
        {crabs.map((crab, index) => (
          <g key={index} transform={`translate(${-54 + index * 38} -34) scale(.62)`}>
            <Hermit {...crab} />
          </g>
        ))}
      </ThingLayer>
    </>
  ),
)

/** The crab at the edge of the water; it walks up and down the beach with the tide. */
export const Crabwalk = memo(({ beach, parts }: { beach: Beach; parts: Parts }) => (
  <Layer map={beach.map} box={areaOf(beach, 'crab')} moves class="walker" hold={storePart(parts, 'crab')}>
    <g data-poke="crab">
      <g transform={at(beach.things.crab)}>
        <Crab />
      </g>
    </g>
  </Layer>
))

/** Every few breaths, for two seconds, something far away fades in. */
export const surprises = ['dolphins', 'bottle', 'wake'] as const
const shown = { dolphins: Dolphins, bottle: Bottle, wake: Wake }

export function Surprise({ play, beach }: { play: BreathPlay; beach: Beach }) {
  const Now = shown[play.surprise.value as keyof typeof shown] as (typeof shown)['bottle'] | undefined
  if (!Now) return null
  const { far, shape } = beach
  const spot = Now === Dolphins ? far : { ...far, y: shape.horizon + shape.h * (Now === Wake ? 0.17 : 0.13) }
  return (
    <Layer map={beach.map} box={boxAt(spot, 160, 70)} moves class={`surprise is-${play.surprise.value}`} at={at(spot)}>
      <Now />
    </Layer>
  )
}

/** The areas that answer a touch. */
export function Touchables({ play, beach, near }: { play: BreathPlay; beach: Beach; near: number }) {
  const grownUp = play.look.value === 'grown-up'
  const pokes = useMemo(() => pokesOf(beach, near, grownUp), [beach, near, grownUp])
  return <Pokes play={play} map={beach.map} pokes={pokes} />
}
