import { m } from '#messages'
import { useEffect, useMemo } from 'preact/hooks'
import { seatHex } from '@marigold/device'
import { Layer, placedAt, Pokes, type Poke, type Stage } from '../kit/index.ts'
import { Crab, Gull, Hermit } from './beach-art.tsx'
import type { BreathPlay } from './breathing.ts'
import { chordsOf, chordSeconds, mostChords } from './music.ts'
import type { Breath } from './rules.ts'
import { ShellShape } from './shells.tsx'
import { roomOf, shelfOf, type Found } from './shelf.ts'
import { Turtle } from './turtle.tsx'

/** Places everything in pixels. On a phone on its side, the buttons take the right third of the stage. */
function placesOf({ width, height }: Stage) {
  const low = height < 480
  const right = width * (low ? 0.66 : 1)
  // The buttons take the bottom of the stage.
  const bottom = height * (low ? 1 : 0.76)
  const horizon = bottom * 0.26
  return { width, height, right, bottom, horizon, shelf: bottom * 0.93, u: Math.min(right / 560, bottom / 560) }
}
type Places = ReturnType<typeof placesOf>

/** A breath as a line in the sand: it rises as long as the breath went in, and falls as long as it went out. */
function lineOf({ right, horizon, shelf, u }: Places, breath: Breath, index: number, count: number) {
  const along = (index + 1) / (count + 1)
  const y = horizon + 44 * u + (shelf - 160 * u - horizon - 44 * u) * along
  const wide = right * (0.5 + 0.34 * along) * Math.min(1, 0.62 + (breath.in + breath.out) * 0.04)
  const left = (right - wide) / 2
  const top = left + (wide * breath.in) / (breath.in + breath.out)
  const high = (16 + 18 * along) * u
  const curve = wide * 0.16
  return {
    box: [left, y - high - 12 * u, wide, high + 24 * u] as const,
    path: `M${left} ${y}C${left + curve} ${y} ${top - curve} ${y - high} ${top} ${y - high}S${left + wide - curve} ${y} ${left + wide} ${y}`,
    wide: (4 + 5 * along) * u,
  }
}

/** Dusk over the sea, and the wet sand that mirrors it. */
function Dusk({ places: { width, height, right, horizon, u }, muted }: { places: Places; muted: boolean }) {
  const [high, mid, low] = muted ? ['#4A5568', '#8D8494', '#D9B79A'] : ['#4A3F86', '#C9709A', '#FFC08A']
  const middle = right / 2
  return (
    <>
      <defs>
        <linearGradient id="dusk" x2="0" y2="1">
          <stop stop-color={high} />
          <stop offset=".6" stop-color={mid} />
          <stop offset="1" stop-color={low} />
        </linearGradient>
        <linearGradient id="mirror" x2="0" y2="1">
          <stop stop-color={low} />
          <stop offset=".3" stop-color={mid} />
          <stop offset="1" stop-color={high} />
        </linearGradient>
      </defs>
      <rect width={width} height={horizon} fill="url(#dusk)" />
      <circle cx={middle} cy={horizon} r={70 * u} fill="#FFE9BF" />
      <rect y={horizon} width={width} height={height - horizon} fill="url(#mirror)" />
      <ellipse cx={middle} cy={horizon + 60 * u} rx={62 * u} ry={90 * u} fill="#FFE9BF" fill-opacity=".32" />
      <path
        d={`M0 ${horizon}H${width}V${horizon + 26 * u}Q${width * 0.75} ${horizon + 38 * u} ${middle} ${horizon + 28 * u}T0 ${horizon + 30 * u}Z`}
        fill={muted ? '#5B6B7C' : '#5B5C9E'}
      />
      <path
        d={`M0 ${horizon + 30 * u}Q${width * 0.25} ${horizon + 18 * u} ${middle} ${horizon + 28 * u}T${width} ${horizon + 26 * u}`}
        fill="none"
        stroke="#FFF3E0"
        stroke-width={5 * u}
        stroke-opacity=".8"
      />
    </>
  )
}

/** The child's shells on a plank, newest first, as many as there is room for. */
function Plank({ places: { right, shelf, u }, shells, muted }: { places: Places; shells: Found[]; muted: boolean }) {
  const wide = Math.min(right * 0.9, 620 * u)
  const left = (right - wide) / 2
  let x = left + 14 * u
  const row = shells.toReversed().flatMap((found) => {
    const room = roomOf(found) * 30 * u
    if (x + room > left + wide - 10 * u) return []
    x += room
    return [{ found, x: x - room / 2, size: (found.large ? 0.74 : 0.3) * u }]
  })
  return (
    <>
      {row.map(({ found, x: at, size }) => (
        <g key={at} transform={placedAt(at, shelf - 44 * size, size)}>
          <ShellShape kind={found.kind} muted={muted} />
        </g>
      ))}
      <ellipse cx={right / 2} cy={shelf + 16 * u} rx={wide / 2} ry={8 * u} fill="#2B1B3D" fill-opacity=".25" />
      <rect x={left} y={shelf} width={wide} height={14 * u} rx={6 * u} fill="#8A6546" />
      <rect x={left} y={shelf} width={wide} height={5 * u} rx={2.5 * u} fill="#B98F66" />
    </>
  )
}

/** The hermit crabs in the shells that the child left, and the crab. */
function Neighbors({ places: { right, shelf, u }, crabs, muted }: { places: Places; crabs: Found[]; muted: boolean }) {
  const spot = (share: number, scale: number) =>
    placedAt(right * share, shelf - (92 - 18 * Math.abs(share - 0.5)) * u, scale * u)
  return (
    <>
      {crabs.map((crab, index) => (
        <g key={index} transform={spot(0.16 + index * 0.18, 1)}>
          <ellipse cy="4" rx="40" ry="6" fill="#2B1B3D" fill-opacity=".2" />
          <Hermit {...crab} />
        </g>
      ))}
      {!muted && (
        <g transform={spot(0.88, 0.72)}>
          <ellipse cy="4" rx="40" ry="7" fill="#2B1B3D" fill-opacity=".2" />
          <Crab />
        </g>
      )}
    </>
  )
}

/** Wet sand at dusk: each breath is a line in it with a soft chord, and then it is quiet. A touched line hums again. */
export function Ending({ play }: { play: BreathPlay }) {
  const stage = play.stage.value
  const muted = play.look.value === 'grown-up'
  const { breaths } = play.state.value
  const places = useMemo(() => placesOf(stage), [stage])
  const lines = useMemo(
    () => breaths.map((breath, index) => lineOf(places, breath, index, breaths.length)),
    [places, breaths],
  )
  const { shells, crabs } = shelfOf(play.grown(0))
  const { right, horizon, u } = places
  useEffect(() => play.sound.music.play(chordsOf(Math.min(mostChords, breaths.length))), [])
  const pokes = [
    ...lines.map<Poke>(({ box }, index) => ({
      name: `line-${index}`,
      box,
      gag: 'swell',
      sound: (sound) => [0, 2, 4].forEach((step) => sound.play('glass', { step: (index % 5) + step, gain: 0.3 })),
    })),
    ...(muted
      ? []
      : [
          {
            name: 'turtle',
            box: [right * 0.7 - 70 * u, horizon - 10 * u, 150 * u, 70 * u],
            gag: 'wobble',
            puff: 'bubbles',
            sound: (sound) => sound.play('bubbles', { gain: 0.5 }),
          } satisfies Poke,
        ]),
  ]
  return (
    <div class="dusk">
      <Layer box={[0, 0, stage.width, stage.height]}>
        <Dusk places={places} muted={muted} />
        <g transform={placedAt(right * 0.14, horizon + 34 * u, 0.56 * u)}>
          <Gull />
        </g>
      </Layer>
      {!muted && (
        <Layer
          box={[right * 0.7 - 90 * u, horizon - 40 * u, 190 * u, 110 * u]}
          poke="turtle"
          at={placedAt(right * 0.7, horizon + 18 * u, 0.8 * u)}
        >
          <Turtle mood="glad" tint={seatHex(play.current.value.color)} />
        </Layer>
      )}
      {lines.map(({ box: [x, y, w, h], path, wide }, index) => (
        <Layer key={index} box={[x - 10, y - 10, w + 20, h + 20]} poke={`line-${index}`}>
          <path
            class="line"
            d={path}
            stroke-width={wide}
            style={{ '--at': `${(index % mostChords) * chordSeconds}s` }}
          />
        </Layer>
      ))}
      <Layer box={[0, 0, stage.width, stage.height]}>
        <Plank places={places} shells={shells} muted={muted} />
        <Neighbors places={places} crabs={crabs} muted={muted} />
      </Layer>
      <p class="line-hint">{m.tide_breath_touch_a_line_in_the_sand()}</p>
      <Pokes play={play} pokes={pokes} />
    </div>
  )
}
