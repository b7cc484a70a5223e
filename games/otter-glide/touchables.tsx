import { memo } from 'preact/compat'
import { useMemo } from 'preact/hooks'
import type { Look } from '@marigold/contract'
import { html, Layer, placedAt, plays, poke, Pokes, type Poke } from '../kit/index.ts'
import { layoutOf, type Layout } from './layout.ts'
import { Lilies, liliesOf } from './lilies.tsx'
import { paletteOf } from './palette.ts'
import type { GlidePlay } from './scene.ts'
import { buoyArt } from './scenery.ts'
import { cattailArt, clamArt, flagArt, friendArt, frogArt, heronArt, lanternArt } from './toy-art.ts'

export const mapOf = ({ scale }: Pick<Layout, 'scale'>) => ({ scale, left: 0, top: 0 })

/** A thing with its foot at x and y; it reaches `wide` to each side and `high` up. */
interface Toy extends Omit<Poke, 'box'> {
  x: number
  y: number
  scale: number
  wide: number
  high: number
  art: string
}
const boxOf = ({ x, y, scale, wide, high }: Toy): Poke['box'] => [
  x - wide * scale,
  y - high * scale,
  2 * wide * scale,
  (high + 16) * scale,
]

/** The things at the slope and on the river, clear of the cards and controls on a stage of any size. */
function toysOf({ w, water, top, foot, portrait }: Layout, look: Look): Toy[] {
  const color = paletteOf(look, 'brook')
  const creatures = look !== 'grown-up'
  const at = <T,>(upright: T, across: T) => (portrait ? upright : across)
  const near = at({ x: 44, y: water + 22, scale: 0.7 }, { x: 54, y: top[1] + 112, scale: 0.7 })
  const bank = at({ x: 150, y: water + 30, scale: 0.8 }, { x: top[0] + 130, y: top[1] + 152, scale: 0.8 })
  const reeds = at({ x: 286, y: water + 86, scale: 0.8 }, { x: w * 0.92, y: water + 16, scale: 1 })
  const toys: Toy[] = [
    {
      name: 'flag',
      ...{ x: top[0] - 78, y: top[1] + 6, scale: 0.9, wide: 56, high: 98, art: flagArt(color) },
      gag: 'wobble',
      sound: plays('whoosh', { rises: 5, gain: 0.5 }),
    },
    {
      name: 'clam',
      ...{ ...near, wide: 36, high: 34, art: clamArt },
      gag: 'squash',
      puff: 'bubbles',
      sound: plays('bubbles', { rises: 6 }),
    },
    {
      name: 'cattails',
      ...{ ...reeds, wide: 34, high: 108, art: cattailArt },
      gag: 'shake',
      puff: 'leaves',
      sound: plays('shaker'),
    },
    {
      name: 'buoy',
      ...{
        x: at(w - 42, w * 0.82),
        y: water + at(74, 58),
        scale: 0.9,
        wide: 34,
        high: 90,
        art: buoyArt(color, 1, false),
      },
      gag: 'tilt',
      puff: 'drops',
      sound: plays('bell', { from: 2, rises: 6, gain: 0.6 }),
    },
    {
      name: 'duck',
      ...{ x: at(foot[0] + 62, w * 0.6), y: water + 8, scale: 0.7, wide: 52, high: 46, art: friendArt(look) },
      gag: 'tilt',
      puff: 'drops',
      sound: plays(creatures ? 'squeak' : 'drip', { rises: 6 }),
    },
    {
      name: 'frog',
      ...{ ...bank, wide: 36, high: 50, art: creatures ? frogArt : lanternArt },
      gag: creatures ? 'hop' : 'swell',
      sound: plays(creatures ? 'croak' : 'pluck', { rises: 6 }),
    },
    {
      name: 'heron',
      ...{ x: at(w - 42, w * 0.72), y: water + 6, scale: 0.8, wide: 54, high: 128, art: heronArt },
      gag: 'hop',
      sound: plays('chirp', { from: -6, rises: 6 }),
    },
  ]
  return toys.filter(({ name }) => creatures || name !== 'heron')
}

/** Where friends wait for the glider, past the foot of the slope. */
const friendAt = ({ foot, water, portrait }: Layout, index: number) =>
  portrait
    ? { x: foot[0] + 66 + index * 34, y: water + 92 + (index % 2) * 10, scale: 0.5 }
    : { x: foot[0] + 84 + index * 62, y: water + 60 + (index % 2) * 10, scale: 0.75 }

/** Shows the things that only answer a touch, the friends of this trip, and the child's lilies. */
export const Toys = memo(
  ({ layout, look, friends, lilies }: { layout: Layout; look: Look; friends: number; lilies: number }) => {
    const map = mapOf(layout)
    const { w, h, water, foot } = layout
    return (
      <>
        <Layer map={map} box={[0, water - 40, w, h - water]}>
          <Lilies count={lilies} look={look} left={foot[0] + 150} right={w + 10} y={water + 22} scale={0.5} />
          {Array.from({ length: friends }, (_, index) => {
            const { x, y, scale } = friendAt(layout, index)
            return <g key={index} transform={placedAt(x, y, scale)} {...html(friendArt(look))} />
          })}
        </Layer>
        {toysOf(layout, look).map((toy) => (
          <Layer
            key={toy.name}
            map={map}
            box={boxOf(toy)}
            poke={toy.name}
            at={placedAt(toy.x, toy.y, toy.scale)}
            art={toy.art}
          />
        ))}
      </>
    )
  },
)

export const friendsOf = ({ friends }: { friends: readonly number[] }) => friends.reduce((sum, count) => sum + count, 0)
export const liliesNow = (play: GlidePlay) => liliesOf(play.grown(play.state.value.seat))

/** Where the toys can be touched; only shown while the river lies at its slope. */
export function Touchables({ play }: { play: GlidePlay }) {
  const stage = play.stage.value
  const look = play.look.value
  const layout = useMemo(() => layoutOf(stage), [stage.width, stage.height])
  const map = useMemo(() => mapOf(layout), [layout])
  const pokes = useMemo<Poke[]>(() => {
    const [x, y] = layout.top
    const otter: Poke = poke(
      'glider',
      [x - 56, y - 132, 112, 138],
      look === 'grown-up' ? 'tilt' : 'spin',
      plays(look === 'grown-up' ? 'whoosh' : 'giggle', { from: -1, rises: 5 }),
      'drops',
    )
    return [otter, ...toysOf(layout, look).map((toy) => ({ ...toy, box: boxOf(toy) }))]
  }, [layout, look])
  return <Pokes play={play} map={map} pokes={pokes} />
}
