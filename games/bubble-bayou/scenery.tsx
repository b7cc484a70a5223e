import { memo } from 'preact/compat'
import type { Look } from '@marigold/contract'
import type { Stage } from '../kit/index.ts'
import { bayous, type BayouColors } from './bayous.ts'
import { pondOf, type Pond } from './pond.ts'

/** The tank of the grown-up look: the same water without a story. */
const tank: BayouColors = {
  sky: ['#2F4858', '#7FA3AE'],
  light: '#E9F3F2',
  water: '#4C7685',
  deep: '#38606F',
  far: '#56798A',
  trunk: '#2B4250',
  moss: '#6F9790',
}
export const colorsOf = (bayou: number, look: Look): BayouColors =>
  look === 'grown-up' ? tank : (bayous[bayou] as (typeof bayous)[number]).colors

/** A cypress: wide at the foot, its light side on the left. */
const Trunk = ({
  x,
  foot,
  wide,
  dark,
  light,
}: {
  x: number
  foot: number
  wide: number
  dark: string
  light: string
}) => (
  <g transform={`translate(${x} ${foot})`}>
    <path
      d={`M${-wide * 1.5} 0C${-wide * 0.5} ${-wide} ${-wide * 0.6} ${-foot * 0.5} ${-wide * 0.5} ${-foot - 20}H${wide * 0.5}C${wide * 0.6} ${-foot * 0.5} ${wide * 0.5} ${-wide} ${wide * 1.6} 0Z`}
      fill={dark}
    />
    <path
      d={`M${-wide * 1.5} 0C${-wide * 0.5} ${-wide} ${-wide * 0.6} ${-foot * 0.5} ${-wide * 0.5} ${-foot - 20}H${-wide * 0.1}C${-wide * 0.1} ${-foot * 0.5} ${-wide * 0.3} ${-wide} ${-wide * 0.5} 0Z`}
      fill={light}
    />
  </g>
)

/** Where moss hangs from a branch, as a share of the width. */
export const branchAt = 0.8

export const Moss = ({ color }: { color: string }) => (
  <path
    d="M-40 0C-34 60 -26 60 -22 10C-16 90 -6 90 -2 12C4 70 12 74 18 10C22 50 32 48 40 0C20 -14 -20 -14 -40 0Z"
    fill={color}
  />
)

interface SceneryProps {
  pond: Pond
  colors: BayouColors
  /** Bedtime: everything is darker. */
  isNight?: boolean
}
/** The bayou: light between cypresses, still water, and the bank. */
export const Scenery = memo(({ pond: { stage, line, bank, scale }, colors, isNight = false }: SceneryProps) => {
  const { width, height } = stage
  const { sky, light, water, deep, far, trunk, moss } = colors
  const wave = (y: number, by: number) =>
    `M0 ${y}Q${width * 0.25} ${y - by} ${width * 0.5} ${y}T${width} ${y}V${height}H0Z`
  const shore = (y: number) =>
    `M0 ${y}Q${width * 0.3} ${y - 16 * scale} ${width * 0.55} ${y}T${width} ${y - 6 * scale}V${height}H0Z`
  const branch = line - 40 - 90 * scale
  return (
    <svg class="scene" viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" aria-hidden="true">
      <defs>
        <linearGradient id="bayou-sky" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stop-color={sky[0]} />
          <stop offset="1" stop-color={sky[1]} />
        </linearGradient>
        <radialGradient id="bayou-light">
          <stop offset="0" stop-color={light} stop-opacity=".8" />
          <stop offset="1" stop-color={light} stop-opacity="0" />
        </radialGradient>
      </defs>
      <rect width={width} height={height} fill="url(#bayou-sky)" />
      <circle cx={width * 0.5} cy={line * 0.72} r={Math.min(width, height) * 0.5} fill="url(#bayou-light)" />
      <Trunk x={width * 0.36} foot={line + 10 * scale} wide={16 * scale} dark={far} light={far} />
      <Trunk x={width * 0.64} foot={line + 12 * scale} wide={20 * scale} dark={far} light={far} />
      <Trunk x={width * 0.12} foot={line + 14 * scale} wide={52 * scale} dark={trunk} light={far} />
      <Trunk x={width * 0.89} foot={line + 18 * scale} wide={58 * scale} dark={trunk} light={far} />
      <path
        d={`M${width * 0.9} ${branch + 34 * scale}Q${width * 0.86} ${branch + 4 * scale} ${width * branchAt - 52 * scale} ${branch}`}
        fill="none"
        stroke={trunk}
        stroke-width={13 * scale}
        stroke-linecap="round"
      />
      <path d={wave(line, 9 * scale)} fill={water} />
      <path d={wave(line + (bank - line) * 0.5, -10 * scale)} fill={deep} />
      <g fill={light} fill-opacity=".3">
        <rect x={width * 0.22} y={line + 22 * scale} width={90 * scale} height={5 * scale} rx={2} />
        <rect x={width * 0.55} y={line + 40 * scale} width={120 * scale} height={5 * scale} rx={2} />
      </g>
      {[0.06, 0.19, 0.41, 0.68, 0.9].map((x) => (
        <path
          key={x}
          transform={`translate(${width * x} ${bank + 4 * scale}) scale(${scale})`}
          d="M-14 0Q-16 -16 -24 -22Q-8 -18 -5 -4Q-4 -24 2 -32Q5 -20 4 -4Q10 -18 22 -20Q14 -12 13 0Z"
          fill={moss}
        />
      ))}
      <path d={shore(bank)} fill={moss} />
      <path d={shore(bank + 13 * scale)} fill={trunk} />
      <g fill={far} fill-opacity=".55">
        {[0.1, 0.3, 0.5, 0.72, 0.93].map((x, at) => (
          <ellipse
            key={x}
            cx={width * x}
            cy={bank + (height - bank) * (at % 2 === 0 ? 0.72 : 0.5)}
            rx={(30 - at * 3) * scale}
            ry={7 * scale}
          />
        ))}
      </g>
      {isNight && <rect width={width} height={height} fill="#0B1030" fill-opacity=".52" />}
    </svg>
  )
})

/** The world behind the start and end screens. */
export function Backdrop({ stage, look }: { stage: Stage; look: Look }) {
  return <Scenery pond={pondOf(stage, { side: 'both', leaf: 'off' })} colors={colorsOf(0, look)} />
}
