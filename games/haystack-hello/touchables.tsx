import { useEffect, useMemo } from 'preact/hooks'
import { addressOf, Layer, placedAt, plays, Pokes, Stroke, type Poke } from '../kit/index.ts'
import { calls } from './calls.ts'
import type { Layout } from './layout.ts'
import type { Palette } from './palette.ts'
import { friendPicture, pictureSvg } from './pictures.ts'
import { spotParts } from './spot-areas.ts'
import type { Spot } from './state.ts'
import type { HayPlay } from './scene.ts'
import { cloudAt, cloudArt, sunAt } from './yard.ts'

type Box = Poke['box']
const around = ({ x, y }: { x: number; y: number }, wide: number, high = wide): Box => [
  x - wide,
  y - high,
  2 * wide,
  2 * high,
]

/** Each poke is higher than the last. */
const pitchOf = (times: number) => 1 + Math.min(times - 1, 5) * 0.08
const spotBox = (layout: Layout, spot: Spot): Box => {
  const { left, top, width, height } = spotParts(layout, spot)
  return [left, top, width, height]
}

/** Where the things that only answer a touch are, in pixels of the stage. */
function boxesOf(layout: Layout) {
  const { stage, horizon, unit, spots, scarecrow } = layout
  const fence = { x: stage.width * (stage.portrait ? 0.31 : 0.037), y: horizon - 30 * unit }
  return {
    sun: around(sunAt(layout), 54 * unit),
    cloud: around(cloudAt(layout), 90 * unit, 52 * unit),
    fence: around(fence, Math.max(24, 28 * unit)),
    scarecrow: around(
      { x: scarecrow.x, y: scarecrow.y - 150 * scarecrow.scale },
      70 * scarecrow.scale,
      150 * scarecrow.scale,
    ),
    loft: around(
      { x: spots.barn.x, y: spots.barn.y - 296 * spots.barn.scale },
      150 * spots.barn.scale,
      56 * spots.barn.scale,
    ),
  }
}

const scenery = ['sun', 'cloud', 'fence', 'scarecrow', 'loft'] as const
const voices: Record<(typeof scenery)[number] | Spot, Pick<Poke, 'gag' | 'puff' | 'sound'>> = {
  sun: { gag: 'swell', puff: 'sparks', sound: plays('giggle', { rises: 5 }) },
  cloud: { gag: 'squash', puff: 'drops', sound: plays('baa', { from: -1, rises: 6 }) },
  fence: { gag: 'hop', puff: 'dust', sound: (sound, times) => sound.phrase(calls.squeak, { pitch: pitchOf(times) }) },
  // Only its hat spins.
  scarecrow: { gag: 'spin', puff: 'leaves', sound: plays('boing', { cycles: 6 }) },
  loft: { gag: 'hop', puff: 'hearts', sound: plays('pop', { cycles: 6 }) },
  hay: { gag: 'squash', puff: 'leaves', sound: plays('rustle') },
  bucket: {
    gag: 'shake',
    puff: 'bubbles',
    sound: (sound, times) => sound.phrase(calls.clink, { pitch: pitchOf(times) }),
  },
  cart: { gag: 'tilt', sound: plays('creak', { cycles: 6 }) },
  barn: {
    gag: 'wobble',
    // Someone knocks back.
    sound: (sound, times) => {
      for (const delay of [0, 0.16, 0.5, 0.66]) sound.play('wood', { step: delay < 0.4 ? times % 5 : -2, delay })
    },
  },
}

interface TouchProps {
  play: HayPlay
  layout: Layout
  color: Palette
}
/** Draws the sun, a cloud, and a mouse at the fence; the grown-up look has a bell and no faces. */
export function Touchables({ play, layout, color }: TouchProps) {
  const boxes = boxesOf(layout)
  const { unit } = layout
  const [sun, cloud] = [sunAt(layout), cloudAt(layout)]
  const playful = play.look.value !== 'grown-up'
  const [x, y, size] = boxes.fence
  return (
    <>
      <Layer box={boxes.sun} poke="sun">
        <g transform={placedAt(sun.x, sun.y, unit)} fill={color.ink}>
          <circle r="54" fill={color.sun} />
          {playful && (
            <>
              <circle cx="-18" cy="-8" r="5" />
              <circle cx="18" cy="-8" r="5" />
              <Stroke d="M-20 12Q0 32 20 12" color={color.ink} width={5} />
            </>
          )}
        </g>
      </Layer>
      <Layer box={boxes.cloud} poke="cloud" at={placedAt(cloud.x, cloud.y, unit)} art={cloudArt(color)} />
      <Layer box={boxes.fence} poke="fence">
        <image href={addressOf(pictureSvg(playful ? 'mouse' : 'bell'))} x={x} y={y} width={size} height={size} />
      </Layer>
    </>
  )
}

/** Friends of earlier games on the barn's roof, at most five. */
export function Loft({ layout, friends }: { layout: Layout; friends: readonly string[] }) {
  const [x, y, width, height] = boxesOf(layout).loft
  const size = width / 5
  return (
    <Layer box={[x, y, width, height]} poke="loft">
      {friends.map((name, at) => {
        const left = width / 2 + (at - friends.length / 2) * size
        const slope = Math.abs(left + size / 2 - width / 2) * 0.36
        return (
          <image
            key={name}
            href={friendPicture(name)}
            x={x + left}
            y={y + height * 0.36 - size * 0.62 + slope}
            width={size}
            height={size}
          />
        )
      })}
    </Layer>
  )
}

/** Answers touches of the scenery and of the hiding places that can't be chosen. */
export function Touch({
  play,
  layout,
  spots,
  plain,
  loft,
}: Pick<TouchProps, 'play' | 'layout'> & { spots: readonly Spot[]; plain: boolean; loft: boolean }) {
  const pokes = useMemo(() => {
    const boxes = boxesOf(layout)
    const names = scenery.filter((name) => !plain && (loft || name !== 'loft'))
    return [
      ...names.map((name): Poke => ({ name, box: boxes[name], ...voices[name] })),
      ...spots.map((name): Poke => ({ name, box: spotBox(layout, name), ...voices[name] })),
    ]
  }, [layout, plain, loft, spots.join(' ')])
  return <Pokes play={play} pokes={pokes} />
}

/** Every few turns, for two seconds: a big rustle and a tiny chick, sunglasses, a hiding scarecrow, or a bike ride. */
export const surprises = ['chick', 'sunglasses', 'scarecrow', 'ride'] as const

/** The surprise that happens now; the scarecrow hides by itself. */
export function Surprise({ play, layout }: Pick<TouchProps, 'play' | 'layout'>) {
  const { stage, horizon, unit } = layout
  const sun = sunAt(layout)
  const size = 80 * unit
  const shown = {
    chick: [play.look.value === 'grown-up' ? 'kite' : 'baby-chick', stage.width * 0.5, stage.height * 0.84],
    sunglasses: ['sunglasses', sun.x, sun.y - 4 * unit],
    ride: ['bicycle', stage.width * 0.5, horizon - 20 * unit],
  } as const
  const surprise = play.surprise.value
  useEffect(() => {
    if (surprise) play.sound.poke('rustle')
  }, [surprise])
  const now = shown[surprise as keyof typeof shown] as (typeof shown)['chick'] | undefined
  if (!now) return null
  const [picture, x, y] = now
  return (
    <Layer box={around({ x, y }, size / 2)} moves class={`surprise is-${surprise}`}>
      <image href={addressOf(pictureSvg(picture))} x={x - size / 2} y={y - size / 2} width={size} height={size} />
    </Layer>
  )
}
