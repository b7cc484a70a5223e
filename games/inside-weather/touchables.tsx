import type { ComponentChildren } from 'preact'
import { useSignal } from '@preact/signals'
import { useMemo } from 'preact/hooks'
import { Layer, placedAt, plays, poke, Pokes, type Poke } from '../kit/index.ts'
import { houseAt } from './landscape.tsx'
import type { Places } from './layout.ts'
import type { WeatherPlay } from './play-types.ts'
import {
  Bench,
  Bicycle,
  Frog,
  Kite,
  LampPost,
  Laundry,
  Mailbox,
  PokedCloud,
  Puddle,
  Scarecrow,
  Sheep,
  surpriseArt,
  Vane,
  type Surprising,
} from './things-art.tsx'

interface Thing extends Poke {
  picture: ComponentChildren
}

/** Where each thing has its foot, as shares of what is seen, and its size. */
function thingsAt(places: Places) {
  const { seen, ground, portrait, sky } = places
  const at = (share: number, down: number) => [seen.x + seen.width * share, ground + down] as const
  const size = portrait ? 76 : 72
  const house = houseAt(places)
  return {
    size,
    cloud: [seen.x + seen.width * (portrait ? 0.14 : 0.46), sky.y + sky.height * (portrait ? 0.72 : 0.3)] as const,
    kite: [seen.x + seen.width * 0.88, sky.y + sky.height * 0.66] as const,
    vane: [house.x, house.y - 100] as const,
    far: at(portrait ? 0.16 : 0.2, 26),
    middle: at(portrait ? 0.36 : 0.42, portrait ? 46 : 40),
    near: at(portrait ? 0.56 : 0.53, portrait ? 60 : 46),
    right: at(portrait ? 0.9 : 0.8, portrait ? 44 : 36),
  }
}

type Gag = readonly [Poke['gag'], Poke['sound'], Poke['puff']?]
function thing(
  name: string,
  [x, y]: readonly [number, number],
  size: number,
  [gag, sound, puff]: Gag,
  picture: ComponentChildren,
): Thing {
  // prettier-ignore
  return { ...poke(name, [x - size / 2, y - size, size, size], gag, sound, puff), picture }
}

/** The things in the meadow; `hat` and `umbrella` are what the scarecrow and the frog show now. */
function meadowThings(
  places: Places,
  { hat, umbrella }: { hat: { value: number }; umbrella: { value: boolean } },
  face: boolean,
): Thing[] {
  const { size, cloud, kite, vane, far, middle, near, right } = thingsAt(places)
  const swap: Poke['sound'] = (sound, times) => {
    hat.value = times
    sound.play('swish', { gain: 0.5 })
  }
  const open: Poke['sound'] = (sound) => {
    umbrella.value = !umbrella.value
    sound.play('croak')
  }
  return [
    thing('cloud', cloud, size, ['swell', plays('sneeze', { rises: 5 }), 'drops'], <PokedCloud face={face} />),
    thing('kite', kite, size, ['spin', plays('wind', { rises: 4, gain: 0.6 })], <Kite />),
    thing('vane', vane, 52, ['spin', plays('squeak', { rises: 6 })], <Vane />),
    thing('sheep', far, size, ['swell', plays('baa', { rises: 3 }), 'dust'], <Sheep />),
    thing('puddle', middle, size, ['squash', plays('gulp', { sinks: 4 }), 'bubbles'], <Puddle />),
    thing('frog', near, size, ['hop', open, 'notes'], <Frog open={umbrella.value} />),
    thing('scarecrow', right, size + 24, ['wobble', swap, 'leaves'], <Scarecrow hat={hat.value} />),
  ]
}

/** The things of the grown-up look: objects, and nobody's pets. */
function streetThings(places: Places): Thing[] {
  const { size, kite, vane, far, middle, near, right, cloud } = thingsAt(places)
  return [
    thing('cloud', cloud, size, ['swell', plays('wind', { gain: 0.4 })], <PokedCloud face={false} />),
    thing('kite', kite, size, ['spin', plays('wind', { rises: 4, gain: 0.6 })], <Kite />),
    thing('vane', vane, 52, ['spin', plays('squeak', { rises: 6 })], <Vane />),
    thing('laundry', far, size + 26, ['wobble', plays('rustle')], <Laundry />),
    thing('bench', middle, size, ['hop', plays('wood')], <Bench />),
    thing('bicycle', near, size, ['shake', plays('ding', { rises: 4 })], <Bicycle />),
    thing('lamp', right, size + 30, ['swell', plays('click'), 'sparks'], <LampPost />),
    thing('mailbox', [right[0] + 52, right[1] + 6], size - 14, ['tilt', plays('page')], <Mailbox />),
  ]
}

/** Things that answer a touch. None of them can change the sky. */
export function Touchables({ play, places }: { play: WeatherPlay; places: Places }) {
  const hat = useSignal(0)
  const umbrella = useSignal(false)
  const look = play.look.value
  const isPlain = look === 'grown-up'
  const things = useMemo(
    () => (isPlain ? streetThings(places) : meadowThings(places, { hat, umbrella }, look === 'playful')),
    [places, isPlain, look, hat.value, umbrella.value],
  )
  return (
    <>
      {things.map(({ name, box, picture }) => (
        <Layer key={name} map={places.map} box={box} poke={name} at={placedAt(box[0], box[1], box[2] / 100)}>
          {picture}
        </Layer>
      ))}
      <Pokes play={play} map={places.map} pokes={things} />
    </>
  )
}

/** The surprise of this moment. */
export function Surprise({ play, places }: { play: WeatherPlay; places: Places }) {
  const name = play.surprise.value as Surprising | null
  if (!name) return null
  const { seen, sky, map } = places
  const side = Math.min(sky.height * 0.8, seen.width * 0.4)
  const x = seen.x + (seen.width - side) / 2
  return (
    <Layer
      map={map}
      box={[x, sky.y, side, side]}
      moves
      class={`surprise is-${name}`}
      at={placedAt(x, sky.y, side / 100)}
    >
      {surpriseArt[name]}
    </Layer>
  )
}
