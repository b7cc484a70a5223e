import type { ComponentChildren } from 'preact'
import { useSignal, type Signal } from '@preact/signals'
import { useMemo } from 'preact/hooks'
import { Layer, placedAt, plays, poke, Pokes, Sprite, Stroke, type Poke } from '../kit/index.ts'
import bellPicture from 'pics:bell'
import bird from 'pics:bird'
import cap from 'pics:billed-cap'
import crab from 'pics:crab'
import kettle from 'pics:teapot'
import radio from 'pics:radio'
import seal from 'pics:seal'
import shell from 'pics:spiral-shell'
import shirt from 'pics:t-shirt'
import umbrella from 'pics:umbrella'
import { windowSpot, type Places } from './layout.ts'
import type { LadderPlay } from './play-types.ts'

interface Thing extends Poke {
  picture: ComponentChildren
}
const lowestNote = -2

/** A thing with its foot at a place; its drawing is 100 by 100 units. */
function thing(
  name: string,
  [x, y, size]: readonly [number, number, number],
  [gag, sound, puff]: readonly [Poke['gag'], Poke['sound'], Poke['puff']?],
  picture: ComponentChildren,
): Thing {
  return { ...poke(name, [x - size / 2, y - size, size, size], gag, sound, puff), picture }
}

const Picture = ({ svg }: { svg: string }) => <Sprite svg={svg} x={2} y={2} size={96} />
const Laundry = () => (
  <g>
    <Stroke d="M-10 22Q50 34 110 12" color="#5E4432" width={4} />
    <Sprite svg={shirt} x={-2} y={22} size={56} />
    <Sprite svg={shirt} x={52} y={20} size={56} />
  </g>
)
const Rope = () => (
  <g>
    {[84, 68, 52].map((y) => (
      <ellipse key={y} cx="50" cy={y} rx="40" ry="14" fill="none" stroke="#C9965C" stroke-width="12" />
    ))}
  </g>
)

/** Where each thing is: on the rock beside the ladder, on the gallery, and at the tower. */
function placesFor({ tower, seen, portrait }: Places) {
  const { x, y, scale } = tower
  const size = portrait ? 58 : 54
  const beside = Math.min(x + 122 * scale + size / 2, seen.x + seen.width - size / 2 - 4)
  return {
    gallery: [x + 62 * scale, y - 400 * scale, size] as const,
    bell: [x - 98 * scale, y - 330 * scale, size] as const,
    line: [x - 128 * scale, y - 190 * scale, size] as const,
    door: [x + 10 * scale, y + 2, Math.max(44, 58 * scale)] as const,
    high: [beside, y - 14, size] as const,
    low: [beside - (portrait ? 30 : 8), y + 42, size - 8] as const,
    front: [x - 92 * scale, y + 42, size - 6] as const,
  }
}

/** The things on the rock; the gull has the cap every other time. */
function rockThings(places: Places, hasCap: Signal<boolean>): Thing[] {
  const at = placesFor(places)
  const steal: Poke['sound'] = (sound, times) => {
    hasCap.value = times % 2 === 1
    sound.play('squeak', { step: 4 })
  }
  const gull = (
    <g>
      <Picture svg={bird} />
      {hasCap.value && <Sprite svg={cap} x={-6} y={-16} size={58} />}
    </g>
  )
  return [
    thing('gull', at.gallery, ['hop', steal], gull),
    thing('bell', at.bell, ['wobble', plays('bell', { cycles: 5 }), 'notes'], <Picture svg={bellPicture} />),
    thing('laundry', at.line, ['wobble', plays('rustle')], <Laundry />),
    thing('kettle', at.door, ['shake', plays('steam', { rises: 4 }), 'bubbles'], <Picture svg={kettle} />),
    thing('seal', at.high, ['swell', plays('yawn', { sinks: 3 })], <Picture svg={seal} />),
    thing('crab', at.low, ['tilt', plays('click', { rises: 5 })], <Picture svg={crab} />),
    thing('barnacle', at.front, ['squash', plays('plop', { rises: 5 }), 'bubbles'], <Picture svg={shell} />),
  ]
}

/** The things of the grown-up look: objects, and nobody's pets. */
function quayThings(places: Places): Thing[] {
  const at = placesFor(places)
  return [
    thing('umbrella', at.gallery, ['spin', plays('rustle', { gain: 0.8 })], <Picture svg={umbrella} />),
    thing('bell', at.bell, ['wobble', plays('bell', { cycles: 5 })], <Picture svg={bellPicture} />),
    thing('laundry', at.line, ['wobble', plays('rustle')], <Laundry />),
    thing('kettle', at.door, ['shake', plays('steam', { rises: 4 })], <Picture svg={kettle} />),
    thing('radio', at.high, ['shake', plays('accordion', { cycles: 5 })], <Picture svg={radio} />),
    thing('rope', at.low, ['squash', plays('squeak', { sinks: 4 })], <Rope />),
  ]
}

/** Each lit window is a note: the more tries, the more there is to play. */
function windowNotes({ tower }: Places, lit: number): Poke[] {
  return Array.from({ length: lit }, (_, at) => {
    const { x, y } = windowSpot(at)
    const side = 52 * tower.scale
    const [left, top] = [tower.x + x * tower.scale - side / 2, tower.y + y * tower.scale - side / 2]
    return poke(
      `window-${at}`,
      [left, top, side, side],
      'swell',
      plays('glockenspiel', { from: at + lowestNote }),
      'sparks',
    )
  })
}

interface TouchablesProps {
  play: LadderPlay
  places: Places
  lit: number
  /** Turns the beam to the next thing in the fog. */
  ring: () => void
}

/** Things that answer a touch. The glass rings, and turns the beam. None of them can change the ladder. */
export function Touchables({ play, places, lit, ring }: TouchablesProps) {
  const hasCap = useSignal(false)
  const isPlain = play.look.value === 'grown-up'
  const things = useMemo(
    () => (isPlain ? quayThings(places) : rockThings(places, hasCap)),
    [places, isPlain, hasCap.value],
  )
  const pokes = useMemo(() => {
    const { lamp, tower } = places
    const side = 84 * tower.scale
    const glass = poke('glass', [lamp.x - side / 2, lamp.y - side / 2, side, side], 'swell', (sound, times) => {
      sound.play('glass', { step: times % 5 })
      ring()
    })
    return [glass, ...things, ...windowNotes(places, lit)]
  }, [places, things, lit, ring])
  return (
    <>
      {things.map(({ name, box, picture }) => (
        <Layer key={name} map={places.map} box={box} poke={name} at={placedAt(box[0], box[1], box[2] / 100)}>
          {picture}
        </Layer>
      ))}
      <Pokes play={play} map={places.map} pokes={pokes} />
    </>
  )
}

export const surprises = ['northern-lights', 'message', 'dolphins'] as const
const lights = [
  ['#7FE3C0', 'M0 60Q25 10 50 46T100 30V66Q75 40 50 74T0 92Z'],
  ['#A98CE8', 'M0 40Q30 0 56 30T100 12V40Q75 24 50 52T0 66Z'],
] as const
const surpriseArt: Record<(typeof surprises)[number], ComponentChildren> = {
  'northern-lights': (
    <g>
      {lights.map(([color, d]) => (
        <path key={color} d={d} fill={color} fill-opacity=".6" />
      ))}
    </g>
  ),
  message: (
    <g transform="rotate(-12 50 50)">
      <path d="M12 30H88V76H12Z" fill="#FFF6E2" />
      <path d="M12 30L50 58L88 30" fill="none" stroke="#C9B8A0" stroke-width="4" />
      <circle cx="50" cy="56" r="9" fill="#C4574C" />
    </g>
  ),
  dolphins: (
    <g>
      {[0, 1, 2].map((at) => (
        <path
          key={at}
          d="M0 20C6 2 22 -4 32 6L40 2L37 13C34 16 30 15 27 12C20 8 10 10 6 22Z"
          transform={`translate(${6 + at * 30} ${44 + (at % 2) * 14})`}
          fill="#5A7C96"
        />
      ))}
    </g>
  ),
}

/** The surprise of this moment, in the sky. */
export function Surprise({ play, places }: { play: LadderPlay; places: Places }) {
  const name = play.surprise.value as (typeof surprises)[number] | null
  if (!name) return null
  const { seen, map, horizon } = places
  const side = Math.min(horizon - seen.y - 70, seen.width * 0.44)
  const [x, y] = [seen.x + seen.width * 0.12, horizon - side * (name === 'dolphins' ? 0.5 : 1)]
  return (
    <Layer map={map} box={[x, y, side, side]} moves class="surprise is-harbor" at={placedAt(x, y, side / 100)}>
      {surpriseArt[name]}
    </Layer>
  )
}
