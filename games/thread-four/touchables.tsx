import { useMemo } from 'preact/hooks'
import { hiss, html, Layer, placedAt, plays, Pokes, tone, type Poke, type Synth } from '../kit/index.ts'
import type { Dye } from './cloth.ts'
import type { Grown } from './growth.ts'
import type { ThreadPlay } from './journal.ts'
import { paletteOf, type Palette } from './palette.ts'
import { map, type Places, type Spot } from './places.ts'
import * as things from './things.ts'

type Box = Poke['box']

/** A thing in the room that answers a touch, with its drawing as SVG text. */
interface Thing extends Poke {
  at: Spot | null
  drawing: string
  /** Where it is drawn, if that is more than what a touch reaches. */
  whole?: Box
}

/** The box of a thing: `wide` to each side of its foot, from `top` to `bottom` in its own units. */
const boxAt = ({ x, y, s }: Spot, wide: number, top: number, bottom = 6): Box => [
  x - wide * s,
  y + top * s,
  2 * wide * s,
  (bottom - top) * s,
]
const at = ({ x, y, s }: Spot) => placedAt(x, y, s)

const meow = (sound: Synth, times: number) =>
  sound.phrase(
    [{ at: 0, lasts: 0.45, shape: 'sawtooth', hertz: [520, 760, 480], mouth: [700, 1500, 800], gain: 0.2 }],
    {
      pitch: 1 + Math.min(times, 5) * 0.07,
    },
  )

interface Scene {
  places: Places
  palette: Palette
  /** The colors of the cloth so far. */
  cloth: readonly Dye[]
  grown: Grown
}

/** The things that answer a touch. The companion is drawn by the view. */
function thingsOf({ places, palette, cloth, grown }: Scene): Thing[] {
  const { loom, wood, basket, ball, bird, shuttle, roll, lamp, hanks, cat } = places
  const thing = (
    name: string,
    spot: Spot | null,
    box: [number, number, number?],
    more: Pick<Thing, 'drawing' | 'gag' | 'puff' | 'sound'>,
  ) => (spot ? [{ name, at: spot, box: boxAt(spot, ...box), ...more }] : [])
  return [
    {
      name: 'beam',
      at: null,
      box: [loom.left, loom.top - wood, loom.width, wood * 2],
      whole: [loom.left - wood, loom.top - wood, loom.width + wood * 2, wood * 3.6],
      drawing: things.beam(places, palette, grown.made.flags),
      gag: 'sink',
      sound: plays('drum', { rises: 6, gain: 0.6 }),
    },
    ...thing('bird', bird, [42, -46, 4], {
      drawing: things.bird(palette),
      gag: 'hop',
      puff: 'notes',
      sound: plays('squeak', { rises: 6 }),
    }),
    ...thing('shuttle', shuttle, [54, -40], { drawing: things.shuttle(palette), gag: 'shake', sound: plays('zip') }),
    ...thing('roll', roll, [56, -34], { drawing: things.roll(palette, cloth), gag: 'wobble', sound: plays('swish') }),
    ...thing('hanks', hanks, [124, -10, 90], {
      drawing: things.hanks(palette),
      gag: 'wobble',
      puff: 'dust',
      sound: plays('brush'),
    }),
    ...thing('lamp', lamp, [46, -112], {
      drawing: things.lamp(palette),
      gag: 'swell',
      puff: 'sparks',
      sound: (sound, times) => sound.phrase([tone(110 + 12 * Math.min(times, 6), 0.7, 0.3), hiss(400, 300, 0.4, 0.05)]),
    }),
    ...thing('basket', basket, [72, -112], {
      drawing: things.basket(palette),
      gag: 'squash',
      sound: plays('creak', { rises: 5 }),
    }),
    ...thing('ball', ball, [24, -44], {
      drawing: things.ball(palette, 'sage'),
      gag: 'spin',
      sound: plays('plop', { rises: 6 }),
    }),
    ...thing('cat', cat, [70, -62 - grown.cloths.length * 7, 8], {
      drawing: '',
      gag: palette.cat ? 'hop' : 'tilt',
      puff: palette.cat ? 'hearts' : 'bubbles',
      sound: palette.cat ? meow : (sound, times) => sound.play('bell', { step: 8 + Math.min(times, 4) }),
    }),
  ]
}

const Drawing = ({ at: spot, drawing }: Pick<Thing, 'at' | 'drawing'>) => (
  <g {...(spot && { transform: at(spot) })} {...html(drawing)} />
)

/** The things in the room, each in a picture of its own; the names in `without` are put away. */
export function Touchables({
  play,
  without = [],
  ...scene
}: Omit<Scene, 'palette'> & { play: ThreadPlay; without?: readonly string[] }) {
  const palette = paletteOf(play.look.value)
  const { places, cloth, grown } = scene
  const all = useMemo(
    () => thingsOf({ places, palette, cloth, grown }).filter(({ name }) => !without.includes(name)),
    [places, palette, cloth.join(), grown],
  )
  return (
    <>
      {all.map(
        ({ name, box, whole = box, at: spot, drawing }) =>
          drawing && (
            <Layer key={name} map={map} box={whole} poke={name}>
              <Drawing at={spot} drawing={drawing} />
            </Layer>
          ),
      )}
      <Pokes play={play} map={map} pokes={all} />
    </>
  )
}

/** Every few turns, for two seconds: the strings of the loom change color, a button bounces by, a moth looks at the cloth. */
export const surprises = ['strings', 'button', 'moth'] as const

/** The surprise that happens now. */
export function Surprise({ play, places }: { play: ThreadPlay; places: Places }) {
  const now = play.surprise.value
  if (now !== 'button' && now !== 'moth') return null
  const { loom, web, wood } = places
  const s = Math.max(1, wood / 14)
  const spot =
    now === 'button'
      ? { x: loom.left + loom.width * 0.5, y: loom.top + loom.height - wood, s }
      : { x: web.left + web.width * 0.7, y: web.top + 30 * s, s }
  return (
    <Layer map={map} box={boxAt(spot, 44, -54)} moves class={`surprise is-${now}`}>
      <Drawing at={spot} drawing={things[now](paletteOf(play.look.value))} />
    </Layer>
  )
}
