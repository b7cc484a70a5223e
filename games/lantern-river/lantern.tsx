import type { ComponentChildren } from 'preact'
import type { Look, Player } from '@marigold/contract'
import { seatHex, symbolPaths } from '@marigold/device'
import { memo } from 'preact/compat'
import type { Stage } from '../kit/game.ts'
import { pictureScale } from './painter.ts'
import { Fireflies } from './fireflies.tsx'
import { paper } from './palette.ts'

/** A lantern's pose: asleep while others play, awake on its turn, leaning while it floats, and happy as it rises. */
export type Mood = 'doze' | 'awake' | 'float' | 'rise'

const faces: Record<Mood, string> = {
  doze: 'M-19 -66q5 5 10 0M9 -66q5 5 10 0M-4 -57q4 2 8 0',
  awake: 'M-14 -68v.1M14 -68v.1M-6 -58q6 6 12 0',
  float: 'M-14 -68v.1M14 -68v.1M-7 -59q7 8 14 0',
  rise: 'M-19 -65q5 -7 10 0M9 -65q5 -7 10 0M-8 -59q8 9 16 0',
}

const hues = ['#ff8a3c', '#ff5f7e', '#4fb8e8', '#a77be0', '#63c98a']
const mostHues = hues.length
const flame = 'M0 -52C17 -32 20 -14 13 -4C8 3 -8 3 -13 -4C-20 -14 -17 -32 0 -52Z'

/** The flame that practice feeds: it grows with each try, and each one without help adds a color around it. */
function Flame({ bright, colors }: { bright: number; colors: number }) {
  if (bright === 0) return null
  const rings = Math.min(mostHues, colors)
  return (
    <g class="flame" transform={`translate(0 -84) scale(${(0.5 + bright * 0.7).toFixed(2)})`}>
      {Array.from({ length: rings }, (_, i) => (
        <path key={rings - i} d={flame} transform={`scale(${1 + (rings - i) * 0.16})`} fill={hues[rings - i - 1]} />
      ))}
      <path d={flame} fill="#ffd75e" />
      <path d={flame} transform="scale(.5)" fill="#fff8dc" />
    </g>
  )
}

interface LanternProps {
  player: Player
  mood: Mood
  look: Look
  /** Practice so far, 0 to 1. */
  bright: number
  /** Tries without help. */
  colors?: number
  /** It comes close to a player whose try did not work out yet. */
  near?: boolean
  /** Fireflies that travel along. */
  fireflies?: number
}

/** Draws a paper lantern, 120 units wide, with its waterline at 0,12. Its glow grows with `bright`, from 0 to 1. */
export const LanternArt = memo(
  ({ player, mood, look, bright, colors = 0, near = false, fireflies = 0 }: LanternProps) => {
    const [light, mid, dark] = paper[player.color]
    const lit = 0.5 + bright * 0.5
    return (
      <g class={`lantern ${mood} ${near ? 'near' : ''}`}>
        <g class="lantern-body">
          <circle
            class="glow"
            cy="-30"
            r={96 + bright * 54}
            fill="url(#lantern-glow)"
            fill-opacity={mood === 'doze' ? 0.6 : lit + 0.1}
          />
          {mood !== 'rise' && (
            <g opacity={0.35 + bright * 0.6}>
              <path d="M-34 26C-20 40 20 40 34 26L24 78C12 88 -12 88 -24 78Z" fill={mid} fill-opacity=".55" />
              <path d="M-17 52H19M-11 65H13M-6 77H7" stroke={light} stroke-width="4" stroke-linecap="round" />
            </g>
          )}
          <path d="M-52 12C-50 34 -28 36 0 36S50 34 52 12Z" fill="#5b2e12" />
          <path d="M-52 12C-52 2 52 2 52 12S-52 22 -52 12Z" fill="#8a4b1f" />
          <path d="M-40 10C-46 -24 -44 -60 -34 -84H34C44 -60 46 -24 40 10C20 18 -20 18 -40 10Z" fill={mid} />
          <path d="M-40 10C-46 -24 -44 -60 -34 -84H-6C-14 -54 -14 -20 -8 16C-20 15 -32 13 -40 10Z" fill={light} />
          <path d="M34 -84C44 -60 46 -24 40 10C34 12.5 29 14 23 15C30 -20 29 -54 22 -84Z" fill={dark} />
          <ellipse cy="-84" rx="34" ry="7" fill={dark} />
          <ellipse cy="-84" rx="25" ry="4.5" fill="#fff3c4" />
          <Flame bright={bright} colors={colors} />
          <ellipse cy="-32" rx="31" ry="42" fill="#fff8dc" fill-opacity={0.82} />
          <g transform="translate(-17 -44) scale(1.42)">
            <path d={symbolPaths[player.symbol]} fill={seatHex(player.color)} />
          </g>
          {look === 'playful' && (
            <path
              d={faces[mood]}
              fill="none"
              stroke="#4a2412"
              stroke-width="4.5"
              stroke-linecap="round"
              stroke-linejoin="round"
            />
          )}
          <Fireflies count={fireflies} />
        </g>
      </g>
    )
  },
)

// Viewport with space for the glow, reflection, and ripple, in drawing units around 0,0.
const [left, top, width, height] = [-160, -190, 320, 320] as const

/** A lantern in its own SVG, so that the painter can move it without repainting it. */
export function LanternPicture({
  stage,
  poke,
  children,
}: {
  stage: Stage
  /** The name of the poke that moves it. */
  poke?: string
  children: ComponentChildren
}) {
  const k = pictureScale(stage)
  return (
    <svg
      data-poke={poke}
      class="layer moves"
      viewBox={`${left} ${top} ${width} ${height}`}
      style={{
        left: left * k,
        top: top * k,
        width: width * k,
        height: height * k,
        transformOrigin: `${-left * k}px ${-top * k}px`,
      }}
    >
      {children}
    </svg>
  )
}

/** The four-pointed star of the constellation. */
export const starPath = 'M0 -15L4.5 -4.5L15 0L4.5 4.5L0 15L-4.5 4.5L-15 0L-4.5 -4.5Z'
