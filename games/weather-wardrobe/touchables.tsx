import { signal, type Signal } from '@preact/signals'
import { Layer, placedAt, plays, poke, Pokes, Stroke, type Poke } from '../kit/index.ts'
import type { ComponentChildren } from 'preact'
import { dog } from './figure.ts'
import { garmentFor, garments, type Garment } from './garments.ts'
import type { WardrobePlay } from './play-types.ts'
import type { Room } from './room.ts'

const Cat = () => (
  <g>
    <path d="M12 78C12 52 88 52 88 78L80 96H20Z" fill="#E9785A" />
    <ellipse cx="50" cy="60" rx="30" ry="22" fill="#8A939E" />
    <path d="M26 54L24 34L40 44ZM74 54L76 34L60 44Z" fill="#6C7580" />
    <Stroke d="M36 60q5 5 10 0M54 60q5 5 10 0M46 68q4 4 8 0" color="#2B1B3D" width={3} />
    <path d="M8 84H92L86 98H14Z" fill="#C9583E" />
  </g>
)
const Stand = () => (
  <g>
    <path d="M44 70L52 8M58 70L66 14" stroke="#8A5233" stroke-width="5" />
    <path d="M38 66C30 40 44 16 52 10C60 30 56 52 48 68ZM54 68C52 44 60 22 66 16C74 34 70 54 62 68Z" fill="#3F7DB4" />
    <path d="M28 54H76L70 100H34Z" fill="#B5653F" />
  </g>
)
const Boots = () => (
  <g>
    <path d="M10 40H38V76C52 80 56 92 52 98H10Z" fill="#F7C34B" />
    <path d="M52 40H80V76C94 80 98 92 94 98H52Z" fill="#E0A528" />
    <path d="M8 40H40V50H8ZM50 40H82V50H50Z" fill="#C08A1A" />
  </g>
)
const Hook = () => (
  <g>
    <rect x="10" y="20" width="80" height="14" rx="7" fill="#8A5233" />
    <Stroke d="M28 34V56q0 10 10 10M66 34V56q0 10 10 10" color="#5E3A24" width={6} />
    <path d="M38 62C30 74 30 90 38 98C48 92 48 74 44 62Z" fill="#C6A9E8" />
  </g>
)
const Mirror = () => (
  <g>
    <ellipse cx="50" cy="50" rx="36" ry="48" fill="#B4734A" />
    <ellipse cx="50" cy="50" rx="28" ry="40" fill="#CDE8F0" />
    <Stroke d="M36 62L58 30M50 72L66 48" color="#fff" width={5} />
  </g>
)

/** What the dog tries on, one after the other, when it is touched. */
const dogHats: readonly Garment[] = garments.filter(({ slots }) => slots.includes('head2') || slots.includes('neck'))

interface Thing extends Poke {
  picture: ComponentChildren
}
const thing = (
  name: string,
  [x, y]: readonly [number, number],
  size: number,
  [gag, sound, puff]: readonly [Poke['gag'], Poke['sound'], Poke['puff']?],
  picture: ComponentChildren,
): Thing => ({ ...poke(name, [x - size / 2, y - size, size, size], gag, sound, puff), picture })

function thingsIn({ stage, feet, scale, window, door }: Room): Thing[] {
  const size = Math.max(44, 96 * scale)
  const high = 478 * scale
  const wall = feet.y - 300 * scale
  return [
    thing(
      'cat',
      [window.x + window.width * 0.76, window.y + window.height + 2],
      size * 0.8,
      ['squash', plays('purr'), 'hearts'],
      <Cat />,
    ),
    thing(
      'stand',
      [stage.portrait ? feet.x + 150 * scale : door.x + door.width + size * 0.2, feet.y - high * 0.02],
      size,
      ['swell', plays('pop', { rises: 5 }), 'drops'],
      <Stand />,
    ),
    thing(
      'boots',
      [door.x + door.width * 0.5, stage.portrait ? feet.y + 2 : feet.y + 6],
      size * 0.8,
      ['hop', plays('squeak', { rises: 6 })],
      <Boots />,
    ),
    thing(
      'hook',
      [feet.x + 66 * scale + size * 0.4, wall - size * 0.3],
      size * 0.7,
      ['wobble', plays('spring', { rises: 5 })],
      <Hook />,
    ),
    thing(
      'mirror',
      [feet.x - 66 * scale - size * 0.36, wall],
      size * 0.76,
      ['shake', plays('bell', { from: 0, rises: 5, gain: 0.4 }), 'sparks'],
      <Mirror />,
    ),
  ]
}

const hatOf = (play: WardrobePlay): Signal<Garment | null> => {
  const known = hats.get(play) ?? signal<Garment | null>(favoriteOf(play))
  hats.set(play, known)
  return known
}
const hats = new WeakMap<object, Signal<Garment | null>>()

/** What a child wore most over all plays: the dog has it on at the start. */
function favoriteOf(play: WardrobePlay): Garment | null {
  const grown = play.grown(0) as { favorites?: Record<string, number> } | null | undefined
  const known = Object.entries(grown?.favorites ?? {}).filter(([id]) => dogHats.some((hat) => hat.id === id))
  const [best] = known.toSorted((a, b) => b[1] - a[1])
  return best ? garmentFor(best[0]) : null
}

/** Things that answer a touch: eight in all, with the window, the rug, and a dog that can wear anything. */
export function Touchables({ play, room }: { play: WardrobePlay; room: Room }) {
  const { feet, scale } = room
  const things = thingsIn(room)
  const hat = hatOf(play)
  const dogSize = 1.15 * scale
  const dogAt = [feet.x - 160 * scale, feet.y + 6] as const
  const dogBox = [dogAt[0] - 66 * dogSize, dogAt[1] - 130 * dogSize, 132 * dogSize, 140 * dogSize] as const
  const { x, y, width, height } = room.window
  const pokes = [
    ...things,
    poke(
      'dog',
      dogBox,
      'shake',
      (sound, times) => {
        hat.value = dogHats[times % dogHats.length] ?? null
        sound.play('boing', { step: times % 5 })
      },
      'hearts',
    ),
    poke('window', [x, y, width, height], 'swell', plays('wind'), 'bubbles'),
    poke(
      'rug',
      [feet.x - 190 * scale, feet.y - 20 * scale, 300 * scale, 50 * scale],
      'squash',
      plays('giggle', { rises: 5 }),
    ),
  ]
  return (
    <>
      {things.map(({ name, box, picture }) => (
        <Layer key={name} box={box} poke={name} at={placedAt(box[0], box[1], box[2] / 100)}>
          {picture}
        </Layer>
      ))}
      {play.look.value !== 'grown-up' && (
        <Layer box={dogBox} poke="dog" art={dog(hat.value)} at={placedAt(...dogAt, dogSize)} />
      )}
      <Pokes play={play} pokes={pokes} />
    </>
  )
}

export const surprises = ['sun', 'sock', 'neighbor'] as const
const surpriseArt = {
  sun: '<circle cx="50" cy="50" r="30" fill="#FFD34D"/><path d="M50 4V16M50 84V96M4 50H16M84 50H96M18 18l9 9M73 73l9 9M82 18l-9 9M27 73l-9 9" stroke="#FFD34D" stroke-width="7" stroke-linecap="round"/>',
  sock: '<path d="M34 8H66V56C66 66 90 70 90 84C90 96 70 96 58 92C42 88 34 78 34 64Z" fill="#5B9BD0"/><path d="M32 6H68V22H32Z" fill="#fff"/><circle cx="56" cy="48" r="4" fill="#2B1B3D"/><circle cx="70" cy="66" r="4" fill="#2B1B3D"/>',
  neighbor:
    '<circle cx="50" cy="26" r="20" fill="#C68E65"/><path d="M30 24C30 0 70 0 70 24Q50 12 30 24Z" fill="#3A2A3C"/><path d="M24 96C22 60 34 48 50 48S78 60 76 96Z" fill="#E9785A"/><path d="M78 60L94 40" stroke="#C68E65" stroke-width="9" stroke-linecap="round"/>',
}
/** The surprise of this moment: the sun comes out, a sock escapes, or a neighbor waves. */
export function Surprise({ play, room }: { play: WardrobePlay; room: Room }) {
  const name = play.surprise.value as (typeof surprises)[number] | null
  if (!name) return null
  const { window, feet, scale } = room
  const size = name === 'sock' ? 110 * scale : window.height * 0.7
  const [x, y] =
    name === 'sock'
      ? [feet.x - 240 * scale, feet.y - size]
      : [window.x + window.width * 0.2, window.y + window.height * 0.2]
  return (
    <Layer
      box={[x, y, size, size]}
      moves
      class={`surprise is-${name}`}
      art={surpriseArt[name]}
      at={placedAt(x, y, size / 100)}
    />
  )
}
