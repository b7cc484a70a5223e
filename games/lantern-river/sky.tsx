import type { Player } from '@marigold/contract'
import { chanceFrom } from '@marigold/device'
import { memo } from 'preact/compat'
import type { Stage } from '../kit/game.ts'
import { SmallStars } from './fireflies.tsx'
import { starPath } from './lantern.tsx'
import { paper, type Palette } from './palette.ts'

/** A star for a lantern that arrived; it lasts until the page is closed. */
export interface Star {
  player: Player
  label: string
  /** Fireflies that it brought along: its small stars. */
  fireflies: number
}

const chance = chanceFrom(11)
const sparks = Array.from({ length: 90 }, () => ({
  x: chance.next(),
  y: chance.next() ** 1.4,
  r: 0.7 + chance.next() * 1.3,
  o: 0.35 + chance.next() * 0.6,
}))
const slots = 16

/** Returns a star's position along a wavy line across the sky, filled from the left and then repeated. */
export function starPosition(index: number, stage: Stage, horizon: number): { x: number; y: number } {
  const i = index % slots
  const round = Math.floor(index / slots)
  const wave = Math.sin(i * 1.9 + 0.6) * 0.13 + Math.sin(i * 0.8) * 0.1
  return {
    x: stage.width * (0.1 + (0.8 * ((i * 3) % slots)) / (slots - 1)),
    y: horizon * (stage.portrait ? 0.58 : 0.5 + wave) + (stage.portrait ? wave * horizon * 0.8 : 0) + round * 14,
  }
}

const ridge = (points: [number, number][], bottom: number) => {
  const [first] = points
  let d = `M${first?.[0]} ${first?.[1]}`
  points.slice(1).forEach(([x, y], i) => {
    const [a, b] = points[i] as [number, number]
    const half = (x - a) / 2
    d += `C${a + half} ${b} ${x - half} ${y} ${x} ${y}`
  })
  return `${d}V${bottom}H${first?.[0]}Z`
}
const farRidge = [-0.3, -0.12, 0.05, 0.2, 0.36, 0.5, 0.62, 0.75, 0.9, 1.05, 1.3].map(
  (x, i) => [x, [0.1, 0.34, 0.14, 0.38, 0.16, 0.06, 0.12, 0.36, 0.14, 0.4, 0.1][i] ?? 0] as const,
)
const midRidge = [-0.3, -0.05, 0.15, 0.33, 0.5, 0.66, 0.84, 1.04, 1.3].map(
  (x, i) => [x, [0.16, 0.06, 0.17, 0.07, 0.025, 0.07, 0.16, 0.07, 0.14][i] ?? 0] as const,
)

interface SkyProps {
  stage: Stage
  palette: Palette
  horizon: number
}
/** Two ranges of hills on the horizon. */
export const Hills = memo(({ stage: { width }, palette, horizon }: SkyProps) => {
  const place = (points: readonly (readonly [number, number])[]): [number, number][] =>
    points.map(([x, up]) => [Math.round(x * width), Math.round(horizon - up * horizon * 0.62)])
  return (
    <>
      <path d={ridge(place(farRidge), horizon + 4)} fill={palette.far} />
      <path d={ridge(place(midRidge), horizon + 4)} fill={palette.mid} />
    </>
  )
})

/** The sky, the moon's glow, and the stars above the horizon. */
export const Sky = memo(({ stage, palette, horizon }: SkyProps) => {
  const { width } = stage
  const { x, y } = moonPosition(stage, horizon)
  return (
    <>
      <rect width={width} height={horizon + 2} fill="url(#sky)" />
      {palette.stars > 0 &&
        sparks.map((spark, i) => (
          <circle
            key={i}
            class={i === 9 || i === 54 ? 'twinkle' : ''}
            cx={spark.x * width}
            cy={spark.y * horizon * 0.8}
            r={spark.r * (stage.portrait ? 0.8 : 1)}
            fill="#fff6dc"
            fill-opacity={spark.o}
          />
        ))}
      <circle cx={width / 2} cy={horizon} r={horizon * 0.75} fill="url(#moon-glow)" fill-opacity=".75" />
      <circle cx={x} cy={y} r={horizon * 0.3} fill="url(#moon-glow)" fill-opacity=".5" />
    </>
  )
})

/** Shows the stars of all lanterns that arrived, joined by a dotted line. */
export function Constellation({ stars, stage, horizon }: { stars: Star[]; stage: Stage; horizon: number }) {
  const points = stars.map((_, i) => starPosition(i, stage, horizon))
  const line = [...points].sort((a, b) => a.x - b.x).map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`)
  return (
    <g>
      <polyline
        points={line.join(' ')}
        fill="none"
        stroke="#ffe7a8"
        stroke-width="2.5"
        stroke-dasharray="1 8"
        stroke-linecap="round"
      />
      {stars.map(({ player, label, fireflies }, i) => {
        const at = points[i] ?? { x: 0, y: 0 }
        return (
          <g key={i} transform={`translate(${at.x} ${at.y})`}>
            <circle r="34" fill="url(#lantern-glow)" />
            <path d={starPath} fill={paper[player.color][0]} class="star" />
            <SmallStars count={fireflies} />
            <text y="32" class="star-name">
              {label}
            </text>
          </g>
        )
      })}
    </g>
  )
}

/** The moon's place in the sky; in portrait, the map hides what is higher. */
export const moonPosition = (stage: Stage, horizon: number) => ({
  x: stage.width * 0.66,
  y: horizon * (stage.portrait ? 0.52 : 0.4),
})

const sparksOfBurst = Array.from({ length: 14 }, (_, i) => (i * 360) / 14)

/** Shows slow fireworks over the lake, never more than two bursts per second. */
export function Fireworks({ stage, horizon, colors }: { stage: Stage; horizon: number; colors: string[] }) {
  const places = [
    [0.5, 0.42],
    [0.24, 0.36],
    [0.76, 0.3],
    [0.38, 0.22],
    [0.64, 0.5],
    [0.14, 0.5],
    [0.86, 0.46],
  ] as const
  const size = Math.min(stage.width, stage.height) * 0.15
  return (
    <g>
      {places.map(([x, y], i) => (
        <g key={i} transform={`translate(${x * stage.width} ${y * horizon * 1.3}) scale(${size / 100})`}>
          <g class="burst" style={{ animationDelay: `${i * 620}ms` }}>
            {sparksOfBurst.map((angle, j) => (
              <g key={angle} transform={`rotate(${angle})`} fill={colors[(i + j) % colors.length]}>
                <path d="M0 -34V-82" stroke={colors[(i + j) % colors.length]} stroke-width="5" stroke-linecap="round" />
                <circle cy={j % 2 === 0 ? -98 : -116} r="6" />
              </g>
            ))}
          </g>
        </g>
      ))}
    </g>
  )
}
