import { memo } from 'preact/compat'
import { useMemo } from 'preact/hooks'
import { Layer, Pokes, Sprite, type Poke } from '../kit/index.ts'
import type { BayouColors } from './bayous.ts'
import { svgOf } from './pictures.ts'
import type { Pond } from './pond.ts'
import { branchAt, Moss } from './scenery.tsx'
import type { BayouPlay } from './summary.ts'

export const map = { scale: 1, left: 0, top: 0 }
type Box = Poke['box']

interface Spot {
  x: number
  y: number
  /** Half the width, and the height above the foot, before scaling. */
  wide: number
  high: number
}

/** Where the things that only answer a touch have their feet. */
function spotsOf({ stage: { width }, line, bank }: Pond) {
  const between = bank - line
  return {
    cypress: { x: width * 0.12, y: line, wide: 50, high: 120 },
    moss: { x: width * branchAt, y: line - 40, wide: 42, high: 96 },
    lily: { x: width * 0.74, y: line + between * 0.55, wide: 52, high: 48 },
    log: { x: width * 0.3, y: line + between * 0.62, wide: 80, high: 48 },
    reed: { x: width * 0.955, y: bank - 4, wide: 28, high: 118 },
    mud: { x: width * 0.84, y: bank + 4, wide: 44, high: 26 },
    dragonfly: { x: width * 0.58, y: line - 24, wide: 44, high: 48 },
  }
}
type Things = ReturnType<typeof spotsOf>
type Thing = keyof Things

const boxOf = ({ x, y, wide, high }: Spot, scale: number): Box => [
  x - wide * scale,
  y - high * scale,
  2 * wide * scale,
  (high + 8) * scale,
]

function Drawing({ name, colors }: { name: Thing; colors: BayouColors }) {
  switch (name) {
    case 'cypress':
      return (
        <g>
          <ellipse cy="-70" rx="17" ry="22" fill={colors.far} />
          <ellipse cy="-68" rx="11" ry="16" fill="#1B1420" fill-opacity=".75" />
        </g>
      )
    case 'moss':
      return (
        <g transform="translate(0 -92)">
          <Moss color={colors.moss} />
        </g>
      )
    case 'lily':
      return (
        <g>
          <path d="M-50 -8A50 17 0 1 1 40 2L0 -8Z" fill="#2E9A6B" />
          <path d="M-50 -8A50 17 0 0 1 44 -16L0 -8Z" fill="#55BE8B" />
          <Sprite svg={svgOf('lotus')} x={-22} y={-46} size={44} />
        </g>
      )
    case 'log':
      return (
        <g>
          <path d="M-78 -2C-80 -26 -60 -30 -40 -30H52C76 -30 80 -2 58 2H-58C-70 3 -78 3 -78 -2Z" fill="#6B5B3A" />
          <path d="M-70 -20C-60 -28 -50 -28 -40 -28H50C58 -28 64 -24 66 -20Z" fill="#8C7A4C" />
          <circle cx="46" cy="-15" r="12" fill="#A8945C" />
          <path d="M-44 -30C-36 -46 -10 -46 -2 -30Z" fill="#4E7A46" />
          <circle cx="-28" cy="-36" r="4.5" fill="#FFF9EF" />
          <circle cx="-14" cy="-36" r="4.5" fill="#FFF9EF" />
          <circle cx="-27" cy="-36" r="2.4" fill="#22313F" />
          <circle cx="-13" cy="-36" r="2.4" fill="#22313F" />
        </g>
      )
    case 'reed':
      return (
        <g>
          <path d="M-6 0Q-12 -56 -4 -104M10 0Q16 -44 12 -82" fill="none" stroke={colors.moss} stroke-width="5" />
          <rect x="-12" y="-114" width="14" height="42" rx="7" fill="#7A4A2C" />
          <rect x="5" y="-92" width="12" height="34" rx="6" fill="#8F5A36" />
        </g>
      )
    case 'mud':
      return (
        <g>
          <ellipse cy="-4" rx="42" ry="13" fill="#5A4632" />
          <ellipse cx="-6" cy="-9" rx="22" ry="7" fill="#7A6247" />
          <circle cx="16" cy="-11" r="7" fill="#8F7656" />
        </g>
      )
    case 'dragonfly':
      return (
        <g>
          <path
            d="M-34 -34Q-20 -46 0 -28Q-24 -20 -34 -34ZM34 -34Q20 -46 0 -28Q24 -20 34 -34Z"
            fill="#CFF1F7"
            fill-opacity=".8"
          />
          <path
            d="M-30 -14Q-14 -26 0 -22Q-18 -6 -30 -14ZM30 -14Q14 -26 0 -22Q18 -6 30 -14Z"
            fill="#A9DFEA"
            fill-opacity=".8"
          />
          <path d="M0 -36V4" stroke="#1E8CA8" stroke-width="7" stroke-linecap="round" />
          <circle cy="-40" r="7" fill="#16677C" />
        </g>
      )
  }
}

const gagOf: Record<Thing, Pick<Poke, 'gag' | 'puff' | 'sound'>> = {
  lily: { gag: 'swell', puff: 'sparks', sound: (sound, times) => sound.play('bell', { step: times, gain: 0.5 }) },
  cypress: { gag: 'shake', sound: (sound, times) => sound.play('wood', { step: Math.min(times, 6) }) },
  moss: { gag: 'wobble', puff: 'drops', sound: (sound, times) => sound.play('drip', { step: Math.min(times, 6) }) },
  log: { gag: 'sink', puff: 'bubbles', sound: (sound) => sound.play('gulp') },
  dragonfly: { gag: 'spin', sound: (sound, times) => sound.play('squeak', { step: Math.min(times, 6), gain: 0.4 }) },
  reed: { gag: 'tilt', puff: 'notes', sound: (sound, times) => sound.play('toot', { step: Math.min(times, 6) }) },
  mud: { gag: 'squash', puff: 'dust', sound: (sound, times) => sound.play('boing', { step: -Math.min(times, 5) }) },
}

/** The things of the bayou that answer a touch, each in a picture of its own. */
export const Things = memo(({ pond, colors }: { pond: Pond; colors: BayouColors }) => {
  const spots = spotsOf(pond)
  return (
    <>
      {(Object.keys(spots) as Thing[]).map((name) => {
        const spot = spots[name]
        return (
          <Layer key={name} map={map} box={boxOf(spot, pond.scale)} poke={name}>
            <g transform={`translate(${spot.x} ${spot.y}) scale(${pond.scale})`}>
              <Drawing name={name} colors={colors} />
            </g>
          </Layer>
        )
      })}
    </>
  )
})

/** Where those things are touched. */
export function ThingPokes({ play, pond }: { play: BayouPlay; pond: Pond }) {
  const pokes = useMemo<Poke[]>(() => {
    const spots = spotsOf(pond)
    return (Object.keys(spots) as Thing[]).map((name) => ({
      ...gagOf[name],
      name,
      box: boxOf(spots[name], pond.scale),
    }))
  }, [pond])
  return <Pokes play={play} map={map} pokes={pokes} />
}

const Manatee = () => (
  <g>
    <path d="M-90 10C-96 -34 -30 -52 20 -44C66 -38 92 -10 84 14C60 30 -70 32 -90 10Z" fill="#9AA6AE" />
    <path d="M-84 4C-80 -30 -24 -46 20 -40C50 -36 70 -22 76 -8C40 -22 -30 -24 -84 4Z" fill="#B7C1C7" />
    <circle cx="-52" cy="-18" r="5" fill="#22313F" />
    <path d="M-86 4Q-74 12 -62 6" fill="none" stroke="#5B6770" stroke-width="4" stroke-linecap="round" />
    <circle cx="-40" cy="-66" r="30" fill="#D6FFF3" fill-opacity=".4" stroke="#F2FFFB" stroke-width="4" />
    <path d="M-60 -72A22 22 0 0 1 -46 -88" fill="none" stroke="#FFFFFF" stroke-width="5" stroke-linecap="round" />
  </g>
)
const Double = () => (
  <g fill="#D6FFF3" fill-opacity=".3" stroke="#F2FFFB">
    <circle r="70" stroke-width="5" />
    <circle cx="8" cy="12" r="40" stroke-width="4" />
    <circle cx="14" cy="18" r="18" stroke-width="3" />
  </g>
)
const Rain = () => (
  <g fill="#D6FFF3" fill-opacity=".5" stroke="#F2FFFB" stroke-width="2.500">
    {Array.from({ length: 16 }, (_, at) => (
      <circle key={at} cx={-180 + ((at * 97) % 360)} cy={-90 + ((at * 53) % 190)} r={5 + (at % 4) * 2} />
    ))}
  </g>
)

/** Every few turns, for two seconds: a bubble in a bubble, a manatee that wears one, and rain made of tiny ones. */
export const surprises = ['double', 'manatee', 'rain'] as const
const drawings = { double: Double, manatee: Manatee, rain: Rain }

/** The surprise that happens now. */
export function Surprise({ play, pond }: { play: BayouPlay; pond: Pond }) {
  const name = surprises.find((one) => one === play.surprise.value)
  if (!name) return null
  const { stage, line, scale } = pond
  const Picture = drawings[name]
  const [x, y] = [stage.width * 0.5, name === 'manatee' ? line + 40 * scale : line * 0.7]
  return (
    <Layer map={map} box={[x - 200 * scale, y - 110 * scale, 400 * scale, 220 * scale]} moves class="surprise">
      <g transform={`translate(${x} ${y}) scale(${scale})`}>
        <Picture />
      </g>
    </Layer>
  )
}
