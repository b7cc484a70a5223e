import { memo } from 'preact/compat'
import { useEffect } from 'preact/hooks'
import { Layer, placedAt, plays, poke, Pokes, type Mapping, type Poke } from '../kit/index.ts'
import { roofSnow } from './buildings.ts'
import type { Palette } from './palette.ts'
import type { YardPlay } from './ride.ts'
import { box, disc, line, oval, path, placed } from './shapes.ts'
import { parcel } from './town-art.ts'
import type { Yard } from './yard.ts'

type Box = Poke['box']

/** A drawing with its foot at a spot. The layer that a poke moves is `moving`; the rest of the thing is behind or in front. */
interface Toy extends Poke {
  foot: Yard['toys']['coal']
  moving: { art: string; box: Box }
  still?: { art: string; box: Box; isBehind?: true }
}

/** Moves a box from the origin to a spot and scales it. */
const boxAt = ([x, y, k]: Toy['foot'], [left, top, width, height]: Box): Box => [
  x + left * k,
  y + top * k,
  width * k,
  height * k,
]

const ink = '#2B1B3D'
const mole = (p: Palette) =>
  path('M-22 10V-4C-22 -34 22 -34 22 -4V10Z', p.wood[0]) +
  disc(-8, -12, 3, ink) +
  disc(8, -12, 3, ink) +
  oval([0, -3, 6, 4], '#E88FA0')
const goose = (p: Palette) =>
  path('M-12 20V-8C-12 -30 14 -30 14 -8V20Z', p.snow[2]) + disc(4, -12, 3, ink) + path('M13 -10L34 -4L13 2Z', p.horn[0])
const coal = (p: Palette) =>
  path('M-48 0C-44 -26 -28 -40 -6 -44C18 -48 40 -26 48 0Z', p.iron[0]) +
  path('M-30 -10L-12 -34L4 -16ZM10 -10L22 -28L34 -8Z', p.iron[1])
const clock = (p: Palette) =>
  box([-5, -70, 10, 70], 3, p.iron[1]) +
  disc(0, -92, 28, p.iron[0]) +
  disc(0, -92, 23, '#FFF9EF') +
  line('M0 -92V-107M0 -92L10 -86', ink, 4)
const snowHead = (p: Palette) =>
  disc(0, -80, 21, p.snow[2]) +
  disc(-8, -84, 3, ink) +
  disc(6, -84, 3, ink) +
  path('M0 -78L26 -72L0 -70Z', p.horn[0]) +
  box([-16, -122, 32, 24], 3, p.iron[0]) +
  box([-24, -102, 48, 7], 3, p.iron[0])
const snowBody = (p: Palette) =>
  oval([0, 0, 44, 8], p.shade, 'fill-opacity=".6"') +
  disc(0, -30, 34, p.snow[2]) +
  disc(6, -40, 4, p.iron[1]) +
  disc(6, -24, 4, p.iron[1]) +
  line('M-28 -38L-52 -56', p.wood[0], 5)
const lever = (p: Palette) =>
  line('M0 -16V-72', p.iron[2], 9) + disc(0, -78, 15, '#D8433A') + disc(-4, -82, 5, '#F3A79A')
const leverFoot = (p: Palette) =>
  oval([0, 0, 44, 8], p.shade, 'fill-opacity=".6"') +
  box([-36, -18, 72, 18], 6, p.iron[0]) +
  path('M-26 -16C-26 -38 26 -38 26 -16Z', p.iron[1])

/** Where the roof of a station can be touched, above its neighbors. */
function roofToy(p: Palette, { stations }: Yard, way: 0 | 1): Toy {
  const foot = [stations.x * (way === 0 ? -1 : 1), stations.y, stations.scale] as const
  const area: Box = [-140, -92, 280, 72]
  return {
    name: `roof-${way}`,
    foot,
    box: boxAt(foot, area),
    gag: 'sink',
    puff: 'drops',
    sound: (sound, times) => {
      sound.play('brush', { gain: 0.6 })
      sound.play('thud', { step: -Math.min(times, 4), delay: 0.25 })
    },
    moving: { art: roofSnow(p, way), box: area },
  }
}

/** Everything beside the tracks that answers a touch. */
function toysOf(p: Palette, yard: Yard): Toy[] {
  const { signal, clock: clockFoot, snowman, coal: coalFoot, lever: leverAt } = yard.toys
  return [
    {
      name: 'signal',
      foot: signal,
      box: boxAt(signal, [-24, -120, 84, 124]),
      gag: 'spin',
      sound: plays('squeak', { rises: 6 }),
      still: { art: box([-5, -112, 10, 112], 3, p.iron[1]), box: [-8, -116, 16, 118] },
      moving: {
        art:
          box([-10, -116, 66, 18], 6, '#D8433A') + box([34, -116, 8, 18], 0, '#FFF9EF') + disc(0, -107, 7, p.lamp[0]),
        box: [-12, -120, 72, 26],
      },
    },
    {
      name: 'clock',
      foot: clockFoot,
      box: boxAt(clockFoot, [-32, -124, 64, 128]),
      gag: 'hop',
      sound: plays('honk', { from: -1, rises: 6 }),
      moving: { art: placed(-2, -90, 0.8, goose(p)), box: [-20, -128, 60, 250] },
      still: { art: clock(p), box: [-30, -122, 60, 124] },
    },
    {
      name: 'snowman',
      foot: snowman,
      box: boxAt(snowman, [-50, -126, 96, 130]),
      gag: 'wobble',
      puff: 'dust',
      sound: plays('pop', { rises: 7 }),
      still: { art: snowBody(p), box: [-58, -70, 104, 80], isBehind: true },
      moving: { art: snowHead(p), box: [-28, -126, 58, 70] },
    },
    {
      name: 'coal',
      foot: coalFoot,
      box: boxAt(coalFoot, [-50, -60, 100, 64]),
      gag: 'hop',
      sound: (sound, times) => {
        sound.play('click')
        sound.play('squeak', { step: 3 + Math.min(times, 5), delay: 0.12 })
      },
      moving: { art: placed(0, -14, 1, mole(p)), box: [-24, -44, 48, 250] },
      still: { art: coal(p), box: [-50, -48, 100, 50] },
    },
    {
      name: 'lever',
      foot: leverAt,
      box: boxAt(leverAt, [-44, -98, 88, 104]),
      gag: 'wobble',
      puff: 'dust',
      sound: (sound, times) => {
        sound.play('clank', { step: Math.min(times - 1, 4) })
        sound.play('toot', { step: Math.min(times - 1, 6), gain: 0.5, delay: 0.2 })
      },
      still: { art: leverFoot(p), box: [-46, -42, 92, 52] },
      moving: { art: lever(p), box: [-20, -96, 40, 86] },
    },
    roofToy(p, yard, 0),
    roofToy(p, yard, 1),
  ]
}

/** The engine, its smokestack, and the stationmaster are drawn elsewhere; the layer of each has its name. */
function pokesOf(p: Palette, yard: Yard): Poke[] {
  const { x, y, scale } = yard.towers
  return [
    ...toysOf(p, yard),
    poke(
      'engine',
      [-96, -190, 192, 190],
      'squash',
      (sound, times) => sound.play('toot', { step: times % 2 === 0 ? 3 : 0 }),
      'notes',
    ),
    poke('smokestack', [-44, -272, 88, 80], 'swell', plays('steam', { from: -1, rises: 5 }), 'bubbles'),
    poke('master', [x - 56 * scale, y - 124 * scale, 112 * scale, 120 * scale], 'spin', plays('pluck', { rises: 8 })),
  ]
}

const mapOf = ({ scale, left, top }: Yard): Mapping => ({ scale, left: -left * scale, top: -top * scale })

/** The things to touch, behind the trains. `points` throws the lever to a side. */
export const Toys = memo(function Toys({
  palette,
  yard,
  points,
}: {
  palette: Palette
  yard: Yard
  points: 0 | 1 | null
}) {
  const map = mapOf(yard)
  return (
    <>
      {toysOf(palette, yard).map(({ name, foot, moving, still }) => {
        const [x, y, k] = foot
        const drawn = ({ art, box: area }: { art: string; box: Box }, poke?: string) => (
          <Layer
            map={map}
            box={boxAt(foot, area)}
            class={name}
            {...(poke && { poke, moves: true })}
            at={placedAt(x, y, k)}
            art={art}
          />
        )
        const turned = name === 'lever' && points !== null ? (['left', 'right'] as const)[points] : ''
        return (
          <div key={name} class={`toy ${turned}`}>
            {still?.isBehind && drawn(still)}
            {drawn(moving, name)}
            {still && !still.isBehind && drawn(still)}
          </div>
        )
      })}
    </>
  )
})

/** Where touches reach the things of the yard. */
export function Touchables({ play, palette, yard }: { play: YardPlay; palette: Palette; yard: Yard }) {
  return <Pokes play={play} map={mapOf(yard)} pokes={pokesOf(palette, yard)} />
}

/** Every few turns, for two seconds: a goat rides on the engine, a parcel plays the tuba, a snowplow honks by. */
export const surprises = ['goat', 'tuba', 'plow'] as const

/** The goat that sits on the engine's roof, in the engine's own units. */
export const goat = (p: Palette): string =>
  placed(
    46,
    -286,
    1.1,
    oval([0, -24, 36, 22], p.snow[2]) +
      line('M-22 -8V8M-8 -6V8M10 -6V8M22 -8V8', p.snow[2], 8) +
      path('M24 -34C22 -66 60 -66 58 -38C58 -26 30 -22 24 -34Z', p.snow[2]) +
      line('M34 -58C30 -76 22 -78 18 -74M46 -60C46 -78 40 -82 34 -80', p.deck[0], 6) +
      disc(44, -46, 3.4, ink) +
      line('M50 -32q2 12 -4 16', p.deck[0], 5),
  )

const tuba = (p: Palette): string =>
  placed(0, 0, 1.4, parcel(p)) +
  line('M20 -64C64 -64 64 -10 34 -10', p.brass[0], 12) +
  path('M14 -76L44 -110V-34L14 -56Z', p.brass[1])

const plow = (p: Palette): string =>
  box([-60, -60, 96, 52], 8, p.horn[0]) +
  box([-46, -92, 54, 36], 6, p.horn[1]) +
  box([-38, -84, 36, 24], 4, p.window[0]) +
  path('M36 -56L84 -2H30Z', p.iron[1]) +
  disc(-34, -6, 16, p.iron[0]) +
  disc(8, -6, 16, p.iron[0]) +
  oval([96, -18, 26, 18], p.snow[2])

const tunes = {
  goat: ['squeak', [2, 0, 2]],
  tuba: ['tuba', [0, 2, 4, 2, 0]],
  plow: ['honk', [0, 0, 3, 5, 3]],
} as const

/** The surprise that happens now; the goat comes with the engine. */
export function Surprise({ play, palette, yard }: { play: YardPlay; palette: Palette; yard: Yard }) {
  const now = play.surprise.value as (typeof surprises)[number] | null
  useEffect(() => {
    if (!now) return
    const [name, steps] = tunes[now]
    steps.forEach((step, i) => play.sound.play(name, { step, gain: 0.5, delay: 0.2 + i * 0.24 }))
  }, [now])
  if (now !== 'tuba' && now !== 'plow') return null
  const [x, y] = now === 'tuba' ? [yard.stations.x - 20, yard.deck] : [0, -84]
  const area: Box = [x - 110, y - 120, 230, 126]
  return (
    <Layer
      map={mapOf(yard)}
      box={area}
      moves
      class={`surprise is-${now}`}
      at={placedAt(x, y)}
      art={now === 'tuba' ? tuba(palette) : plow(palette)}
    />
  )
}
