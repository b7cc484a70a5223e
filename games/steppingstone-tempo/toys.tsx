import beaverPicture from 'pics:beaver'
import bird from 'pics:bird'
import boot from 'pics:hiking-boot'
import balloon from 'pics:balloon'
import cat from 'pics:cat'
import fish from 'pics:fish'
import frog from 'pics:frog'
import hippo from 'pics:hippopotamus'
import snail from 'pics:snail'
import socks from 'pics:socks'
import type { ComponentChildren } from 'preact'
import { memo } from 'preact/compat'
import { useMemo } from 'preact/hooks'
import { html, Layer, placedAt, poke, Pokes, Sprite, type Poke } from '../kit/index.ts'
import { ducklingArt } from './friend-art.ts'
import type { Layout, Path } from './layout.ts'
import { dragonflyArt, mothArt, turtleArt } from './object-art.ts'
import type { Palette } from './palette.ts'
import { spotOf, type StonePlay } from './scene.ts'
import { lamp, tree } from './scenery.ts'
import type * as sounds from './sound-set.ts'
import { stepOf } from './sounds.ts'

/** A thing with its foot at x and y; it reaches `wide` to each side and `high` up. */
interface Toy extends Omit<Poke, 'box' | 'sound'> {
  x: number
  y: number
  scale: number
  wide: number
  high: number
  picture: ComponentChildren
  plays: keyof typeof sounds
}
const boxOf = ({ x, y, scale, wide, high }: Toy): Poke['box'] => [
  x - wide * scale,
  y - high * scale,
  2 * wide * scale,
  (high + 14) * scale,
]

const drawn = (art: string) => <g {...html(art)} />
/** A picture of the collection, with its foot at 0, 0. */
const noto = (svg: string, size: number) => <Sprite svg={svg} x={-size / 2} y={-size} size={size} />

// `opacity` of a shape would make a compositing group.
const beaver = beaverPicture.replace(' opacity=', ' fill-opacity=')
const cattailArt =
  '<g fill="none" stroke="#5E7A34" stroke-width="5" stroke-linecap="round"><path d="M-14 4Q-16 -36 -24 -62"/><path d="M0 4Q0 -44 2 -84"/><path d="M12 4Q14 -34 24 -58"/></g><g fill="#7A4A2C"><rect x="-4" y="-104" width="11" height="32" rx="5.500"/><rect x="19" y="-80" width="10" height="26" rx="5"/><rect x="-30" y="-84" width="10" height="26" rx="5"/></g>'
const leafArt = '<path d="M0 -30C18 -24 26 -10 22 4C8 2 -6 -8 0 -30Z" fill="#8DB548"/>'
const puddleArt =
  '<ellipse cy="-6" rx="58" ry="14" fill="#8FB4E0"/><path d="M-34 -10Q-8 -17 22 -11" fill="none" stroke="#E2F0FF" stroke-width="3" stroke-linecap="round"/>'

const climbing = (times: number) => Math.min(times, 6)

/** The things along the stream, clear of the stones and cards on a stage of any size. */
function streamToys({ width: w, height: h, water, unit, portrait }: Layout, color: Palette): Toy[] {
  const low = h - 14 * unit
  const tones = color.trees[2] ?? ['#D25B3B', '#B2442B']
  return [
    {
      name: 'maple',
      ...{ x: w * 0.07, y: water + 6, scale: 1.5 * unit, wide: 60, high: 146 },
      picture: drawn(tree(0, 0, 1, tones, color.trunk)),
      gag: 'wobble',
      puff: 'leaves',
      plays: 'rustle',
    },
    {
      name: 'beaver',
      ...{ x: w * (portrait ? 0.3 : 0.24), y: water + 10 * unit, scale: unit, wide: 60, high: 76 },
      picture: noto(beaver, 76),
      gag: 'tilt',
      puff: 'drops',
      plays: 'drum',
    },
    {
      name: 'dragonfly',
      ...{ x: w * 0.9, y: water - 26 * unit, scale: 0.8 * unit, wide: 44, high: 44 },
      picture: drawn(dragonflyArt('#2C6E8A')),
      gag: 'spin',
      plays: 'whoosh',
    },
    {
      name: 'turtle',
      ...{ x: w * 0.14, y: low, scale: 0.8 * unit, wide: 60, high: 92 },
      picture: (
        <>
          <g class="st-passed" transform="translate(-54 -80)" {...html(turtleArt)} />
          <g transform="translate(38 -46)" {...html(leafArt)} />
        </>
      ),
      gag: 'sink',
      puff: 'bubbles',
      plays: 'bubbles',
    },
    {
      name: 'frog',
      ...{ x: w * 0.36, y: low, scale: unit, wide: 32, high: 56 },
      picture: (
        <>
          <ellipse rx="34" ry="9" cy="-3" fill="#5E8A3E" />
          {noto(frog, 52)}
        </>
      ),
      gag: 'spin',
      plays: 'croak',
    },
    {
      name: 'fish',
      ...{ x: w * 0.6, y: low, scale: 0.9 * unit, wide: 34, high: 58 },
      picture: noto(fish, 58),
      gag: 'hop',
      puff: 'drops',
      plays: 'plop',
    },
    {
      name: 'cattails',
      ...{ x: w * 0.92, y: low, scale: unit, wide: 34, high: 106 },
      picture: drawn(cattailArt),
      gag: 'shake',
      plays: 'wood',
    },
  ]
}

/** The things on the streets of the city at night. */
function cityToys({ width: w, height: h, water, unit, portrait }: Layout): Toy[] {
  const low = h - 30 * unit
  return [
    {
      name: 'cat',
      ...{ x: w * (portrait ? 0.3 : 0.24), y: water + 20 * unit, scale: unit, wide: 60, high: 58 },
      picture: noto(cat, 56),
      gag: 'tilt',
      plays: 'squeak',
    },
    {
      name: 'moth',
      ...{ x: w * 0.9, y: water - 60 * unit, scale: 0.7 * unit, wide: 44, high: 34 },
      picture: drawn(mothArt()),
      gag: 'spin',
      plays: 'rustle',
    },
    {
      name: 'lamp',
      ...{ x: w * 0.08, y: water + 18 * unit, scale: 1.15 * unit, wide: 40, high: 176 },
      picture: drawn(lamp(0, 0, 1)),
      gag: 'wobble',
      puff: 'sparks',
      plays: 'pluck',
    },
    {
      name: 'puddle',
      ...{ x: w * 0.36, y: low, scale: unit, wide: 58, high: 22 },
      picture: drawn(puddleArt),
      gag: 'squash',
      puff: 'drops',
      plays: 'plop',
    },
    {
      name: 'bird',
      ...{ x: w * 0.62, y: low, scale: unit, wide: 28, high: 48 },
      picture: noto(bird, 48),
      gag: 'hop',
      puff: 'notes',
      plays: 'chirp',
    },
    {
      name: 'bike',
      ...{ x: w * 0.14, y: low, scale: unit, wide: 44, high: 54 },
      picture: drawn(ducklingArt('#D6453F', true)),
      gag: 'shake',
      plays: 'bell',
    },
  ]
}
const toysOf = (layout: Layout, color: Palette) => (color.city ? cityToys(layout) : streamToys(layout, color))

interface ToysProps {
  layout: Layout
  color: Palette
  /** What the player chose last: the beaver, or the cat, keeps one beside it. */
  memory: string
  /** Whether the walker is to the right of the one who watches. */
  looksBack: boolean
}
/** Shows what is only there to be touched. The beaver or cat watches the walker, and remembers the choice. */
export const Toys = memo(({ layout, color, memory, looksBack }: ToysProps) => (
  <>
    {toysOf(layout, color).map((toy) => {
      const watches = toy.name === 'beaver' || toy.name === 'cat'
      const place = placedAt(toy.x, toy.y, toy.scale)
      return (
        <Layer key={toy.name} box={boxOf(toy)} poke={toy.name}>
          <g transform={watches && looksBack ? `${place} scale(-1 1)` : place}>{toy.picture}</g>
          {watches && <g transform={`${place} translate(42 6) scale(.7)`} {...html(memory)} />}
        </Layer>
      )
    })}
  </>
))

interface TouchablesProps {
  play: StonePlay
  layout: Layout
  path: Path
  camera: number
  color: Palette
  /** How many stones the walker is across, or -1 on the far bank. */
  taps: number
}
/** Where everything answers a touch: the things in the scene, every stone as a bar of a marimba, and the backpack. */
export function Touchables({ play, layout, path, camera, color, taps }: TouchablesProps) {
  const pokes = useMemo(() => {
    const stones = path.stones.map<Poke>(({ x, y, width, height }, i) =>
      poke(
        `stone-${i}`,
        [x - camera - width / 2, y - height * 0.42, width, height],
        'sink',
        (sound) => sound.play('marimba', { step: stepOf(i), gain: 0.6 }),
        'drops',
      ),
    )
    const { x, y } = spotOf(path, layout, taps)
    const wide = 70 * layout.walker
    const walker: Poke = poke(
      'walker',
      [x - camera - wide, y - 250 * layout.walker, wide * 2, 240 * layout.walker],
      'squash',
      (sound, times) => sound.play('squeak', { step: climbing(times) }),
    )
    const toys = toysOf(layout, color).map<Poke>((toy) => ({
      ...toy,
      box: boxOf(toy),
      sound: (sound, times) => sound.play(toy.plays, { step: climbing(times), gain: 0.6 }),
    }))
    return [...toys, ...stones, walker]
  }, [layout, path, camera, color, taps])
  return <Pokes play={play} pokes={pokes} />
}

/** Every few turns, for two seconds: a stone is a hippo, a fish trades a boot for a sock, a snail sails past. */
export const surprises = ['hippo', 'trade', 'sail'] as const

const sail = '<path d="M-2 -34V-104L46 -40Z" fill="#FFF6E6"/><path d="M-60 -8H60L42 16H-42Z" fill="#B5523A"/>'
const plane = '<path d="M-60 -40L60 -70L0 0L-8 -26Z" fill="#FFF6E6"/><path d="M-8 -26L60 -70L0 0Z" fill="#D6CBE8"/>'

/** The surprise that happens now; in the city, a cat peeks out, a balloon floats by, and a paper plane sails past. */
export function Surprise({ play, layout, city }: { play: StonePlay; layout: Layout; city: boolean }) {
  const { width, water, path, unit } = layout
  const spots = {
    hippo: { x: width * 0.66, y: path - 20 * unit, stream: noto(hippo, 120), city: noto(cat, 90) },
    trade: {
      x: width * 0.72,
      y: water + 60 * unit,
      stream: (
        <>
          <g transform="translate(-44 -20)">{noto(boot, 54)}</g>
          {noto(fish, 70)}
          <g transform="translate(46 -20)">{noto(socks, 54)}</g>
        </>
      ),
      city: noto(balloon, 110),
    },
    sail: {
      x: width * 0.5,
      y: water + 40 * unit,
      stream: (
        <>
          {drawn(sail)}
          <g transform="translate(-26 -8)">{noto(snail, 56)}</g>
        </>
      ),
      city: drawn(plane),
    },
  }
  const name = play.surprise.value as (typeof surprises)[number]
  const now = spots[name] as (typeof spots)['hippo'] | undefined
  if (!now) return null
  return (
    <Layer
      box={[now.x - 90 * unit, now.y - 130 * unit, 180 * unit, 160 * unit]}
      moves
      class={`st-surprise is-${name}`}
      at={placedAt(now.x, now.y, unit)}
    >
      {city ? now.city : now.stream}
    </Layer>
  )
}
