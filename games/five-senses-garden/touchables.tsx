import type { ComponentChildren } from 'preact'
import { useSignal, type Signal } from '@preact/signals'
import { useMemo } from 'preact/hooks'
import { html, Layer, placedAt, plays, poke, Pokes, Sprite, type Poke } from '../kit/index.ts'
import candle from 'pics:candle'
import cat from 'pics:cat'
import chime from 'pics:wind-chime'
import frog from 'pics:frog'
import radio from 'pics:radio'
import snail from 'pics:snail'
import snowflake from 'pics:snowflake'
import umbrella from 'pics:umbrella'
import worm from 'pics:worm'
import { canArt, gnomeArt, moleArt, stonesArt } from './garden-art.ts'
import type { Placed } from './garden.tsx'
import { inDrawing, type Places } from './layout.ts'
import type { GardenPlay } from './play-types.ts'

interface Thing extends Poke {
  /** Its box in the garden's units. */
  room: readonly [number, number, number, number]
  picture: ComponentChildren
}
type Touch = readonly [gag: Poke['gag'], sound: Poke['sound'], puff?: Poke['puff']]

/** A thing with the middle of its foot at a place of the garden; its drawing is 100 by 100. */
const thing = (
  places: Places,
  name: string,
  [x, y, size]: readonly [number, number, number],
  [gag, sound, puff]: Touch,
  picture: ComponentChildren,
): Thing => {
  const room = [x - size / 2, y - size, size, size] as const
  return { ...poke(name, inDrawing(places, room), gag, sound, puff), room, picture }
}
const Picture = ({ svg }: { svg: string }) => <Sprite svg={svg} x={2} y={2} size={96} />
const spots = {
  wall: [-258, -100, 74],
  left: [-262, -12, 88],
  right: [262, -14, 92],
  lowLeft: [-312, 250, 80],
  lowRight: [312, 252, 88],
  edge: [330, -58, 66],
} as const

const thingAt =
  (places: Places) => (name: string, spot: keyof typeof spots, touch: Touch, picture: ComponentChildren) =>
    thing(places, name, spots[spot], touch, picture)

/** Those who live in the garden. The can waters the beds. */
function gardenThings(places: Places, water: () => void, swapped: Signal<boolean>): Thing[] {
  const change: Poke['sound'] = (sound, times) => {
    swapped.value = times % 2 === 1
    sound.play('chuckle', { step: times % 3 })
  }
  const pour: Poke['sound'] = (sound, times) => {
    water()
    sound.play('hiccup', { step: times % 4 })
  }
  const at = thingAt(places)
  return [
    at('snail', 'wall', ['sink', plays('jelly', { sinks: 3 })], <Picture svg={snail} />),
    at('can', 'left', ['tilt', pour, 'drops'], <g {...html(canArt)} />),
    at('gnome', 'right', ['hop', change, 'notes'], <g {...html(gnomeArt(swapped.value))} />),
    at('worm', 'lowLeft', ['wobble', plays('spring', { rises: 5 }), 'hearts'], <Picture svg={worm} />),
    at('mole', 'lowRight', ['hop', plays('pop', { rises: 5 }), 'dust'], <g {...html(moleArt)} />),
    at('frog', 'edge', ['squash', plays('croak', { rises: 4 }), 'bubbles'], <Picture svg={frog} />),
  ]
}

/** The things of the grown-up look and of the night garden: objects, and nobody's pets. */
function quietThings(places: Places, water: () => void): Thing[] {
  const pour: Poke['sound'] = (sound, times) => {
    water()
    sound.play('drip', { step: times % 5 })
  }
  const at = thingAt(places)
  return [
    at('candle', 'wall', ['swell', plays('harp', { cycles: 5 })], <Picture svg={candle} />),
    at('can', 'left', ['tilt', pour, 'drops'], <g {...html(canArt)} />),
    at('chime', 'right', ['wobble', plays('glockenspiel', { cycles: 7 })], <Picture svg={chime} />),
    at('umbrella', 'lowLeft', ['spin', plays('rustle')], <Picture svg={umbrella} />),
    at('stones', 'lowRight', ['squash', plays('wood', { rises: 5 })], <g {...html(stonesArt)} />),
    at('radio', 'edge', ['shake', plays('flute', { cycles: 5, gain: 0.6 })], <Picture svg={radio} />),
  ]
}

/** Each plant is a note, the outer ones higher. */
function plantNotes(places: Places, plants: readonly Placed[]): Poke[] {
  return plants.map(({ key, x, y, size, open }, at) => {
    const box = inDrawing(places, [x - 26 * size, y - 88 * size, 52 * size, 88 * size])
    const sound = plays(open ? 'glockenspiel' : 'pluck', { from: at % 10, gain: 0.7 })
    return poke(key, box, 'wobble', sound, open ? 'sparks' : 'leaves')
  })
}

interface TouchablesProps {
  play: GardenPlay
  places: Places
  plain: boolean
  plants: readonly Placed[]
  water: () => void
}
/** Things that answer a touch. None of them can change what was planted. */
export function Touchables({ play, places, plain, plants, water }: TouchablesProps) {
  const swapped = useSignal(false)
  const things = useMemo(
    () => (plain ? quietThings(places, water) : gardenThings(places, water, swapped)),
    [places, plain, swapped.value],
  )
  const pokes = useMemo(() => {
    const gate = poke(
      'gate',
      inDrawing(places, [-190, -290, 380, 70]),
      'wobble',
      plays('squeak', { sinks: 4 }),
      'leaves',
    )
    const gardener = poke('gardener', inDrawing(places, [-60, -180, 120, 190]), 'swell', plays('pad', { cycles: 5 }))
    return [gate, gardener, ...things, ...plantNotes(places, plants)]
  }, [places, things, plants])
  return (
    <>
      {things.map(({ name, box, room, picture }) => (
        <Layer
          key={name}
          map={places.map}
          box={box}
          poke={name}
          at={placedAt(box[0], box[1], (room[2] * places.scale) / 100)}
        >
          {picture}
        </Layer>
      ))}
      <Pokes play={play} map={places.map} pokes={pokes} />
    </>
  )
}

export const surprises = ['winter-bloom', 'cat-nap', 'lanterns'] as const
const glow = (x: number, y: number, size: number) => (
  <g key={x} transform={`translate(${x} ${y}) scale(${size})`}>
    <circle r="16" fill="#FFE3A0" fill-opacity=".5" />
    <path d="M-8 -10H8L10 8H-10Z" fill="#FFC861" />
    <path d="M-6 8H6V12H-6Z" fill="#A8622B" />
  </g>
)
const surpriseArt: Record<(typeof surprises)[number], (plain: boolean) => ComponentChildren> = {
  'winter-bloom': () =>
    [
      [6, 40],
      [34, 8],
      [62, 36],
      [38, 58],
    ].map(([x = 0, y = 0]) => <Sprite key={`${x}`} svg={snowflake} x={x} y={y} size={30} />),
  'cat-nap': (plain) => <Sprite svg={plain ? umbrella : cat} x={14} y={20} size={74} />,
  lanterns: () => [glow(24, 70, 1), glow(52, 34, 1.2), glow(80, 60, 0.9)],
}

/** The surprise of this moment: in the sky, or in a bed. */
export function Surprise({ play, places, plain }: { play: GardenPlay; places: Places; plain: boolean }) {
  const name = play.surprise.value as (typeof surprises)[number] | null
  if (!name) return null
  const box = inDrawing(places, name === 'cat-nap' ? [-80, 60, 150, 150] : [-330, -290, 240, 240])
  return (
    <Layer map={places.map} box={box} moves class="surprise is-garden" at={placedAt(box[0], box[1], box[2] / 100)}>
      {surpriseArt[name](plain)}
    </Layer>
  )
}
