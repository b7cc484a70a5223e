import type { Look } from '@marigold/contract'
import { paletteOf } from './palette.ts'
import { Shell } from './shells.tsx'
import { Turtle, type TurtleMood } from './turtle.tsx'

export interface ShoreProps {
  width: number
  height: number
  look: Look
  dark: boolean
  /** Height of the tide, 0 low to 1 high. */
  tide: number
  /** Seconds since the game began: what drifts goes by it. Still in calm mode. */
  drift: number
  shells: number
  plankton: number
  mood: TurtleMood
}

/** A gently waving line from edge to edge, closed at the bottom. */
function band(width: number, height: number, y: number, swing: number, phase: number): string {
  const step = width / 8
  const at = (index: number) => y + Math.sin(index * 1.35 + phase) * swing
  let path = `M-20 ${at(-1).toFixed(1)}`
  for (let index = 0; index <= 8; index++)
    path += `Q${((index - 0.5) * step).toFixed(1)} ${(at(index - 0.5) - swing * 0.4).toFixed(1)} ${(index * step).toFixed(1)} ${at(index).toFixed(1)}`
  return `${path}L${width + 20} ${height + 20}L-20 ${height + 20}Z`
}

/** Places on the sand where shells wash up, as shares of width and of the sand's depth. */
const spots = [
  [0.3, 0.34],
  [0.66, 0.42],
  [0.46, 0.62],
  [0.8, 0.66],
  [0.18, 0.6],
  [0.56, 0.28],
  [0.38, 0.82],
  [0.72, 0.84],
  [0.24, 0.84],
  [0.88, 0.4],
  [0.1, 0.4],
  [0.5, 0.9],
] as const

const lights = Array.from(
  { length: 26 },
  (_, index) =>
    [((index * 0.381) % 1) * 0.96 + 0.02, ((index * 0.617) % 1) * 0.8 + 0.1, 1.6 + ((index * 0.29) % 1) * 2.6] as const,
)
const stars = Array.from(
  { length: 34 },
  (_, index) => [(index * 0.618) % 1, ((index * 0.371) % 1) * 0.86, 0.8 + ((index * 0.47) % 1) * 1.4] as const,
)

type Tones = ReturnType<typeof paletteOf>

/** Sky with sun or moon, stars and clouds. */
function Sky({
  w,
  h,
  color,
  dark,
  tide,
  drift,
}: {
  w: number
  h: number
  color: Tones
  dark: boolean
  tide: number
  drift: number
}) {
  const horizon = h * 0.4
  const sunX = w * 0.5
  return (
    <g>
      <rect x="-20" y="-20" width={w + 40} height={h + 40} fill="url(#sky)" />
      {dark &&
        stars.map(([x, y, r], index) => (
          <circle
            key={index}
            cx={x * w}
            cy={y * horizon}
            r={r}
            fill={color.sun}
            opacity={0.5 + 0.4 * Math.sin(index + drift * 0.4)}
          />
        ))}
      <circle cx={sunX} cy={horizon - h * 0.04} r={h * (0.26 + tide * 0.05)} fill="url(#halo)" />
      {dark ? (
        <path
          transform={`translate(${sunX} ${horizon - h * 0.13})`}
          d="M14 -44A46 46 0 1 0 44 18A38 38 0 1 1 14 -44Z"
          fill={color.sun}
        />
      ) : (
        <circle cx={sunX} cy={horizon - h * 0.03} r={h * 0.1} fill={color.sun} />
      )}
      {[0.16, 0.82].map((x, index) => (
        <g
          key={x}
          transform={`translate(${x * w + Math.sin(drift * 0.05 + index) * 14} ${h * (0.17 + index * 0.05)}) scale(${h / 700})`}
        >
          <path d="M-80 20C-86 0 -60 -14 -42 -6C-34 -34 14 -36 24 -8C44 -18 74 -4 68 20Z" fill={color.cloud[1]} />
          <path d="M-80 20C-86 0 -60 -14 -42 -6C-34 -30 6 -32 16 -10C-8 -10 -30 2 -34 20Z" fill={color.cloud[0]} />
        </g>
      ))}
    </g>
  )
}

/** The open sea: glints under the sun and three swells that lift with the tide. */
function Swells({ w, h, color, lift, drift }: { w: number; h: number; color: Tones; lift: number; drift: number }) {
  const horizon = h * 0.4
  return (
    <g>
      <rect x="-20" y={horizon - lift} width={w + 40} height={h} fill="url(#deep)" />
      <g fill={color.glint} opacity=".85">
        {[0, 1, 2, 3, 4].map((row) => (
          <rect
            key={row}
            x={w / 2 - (60 - row * 9) * (h / 640)}
            y={horizon - lift + 6 + row * 13}
            width={(120 - row * 18) * (h / 640)}
            height="4.5"
            rx="2.2"
            opacity={1 - row * 0.14}
          />
        ))}
      </g>
      {[0, 1, 2].map((row) => (
        <path
          key={row}
          d={band(
            w,
            h,
            horizon + h * (0.055 + row * 0.075) - lift * (2 + row * 1.4),
            5 + row * 2.4,
            drift * (0.5 - row * 0.09) + row * 2.1,
          )}
          fill={color.sea[(row + 1) as 1 | 2 | 3]}
        />
      ))}
    </g>
  )
}

function Gradients({ color }: { color: Tones }) {
  return (
    <defs>
      <linearGradient id="sky" x2="0" y2="1">
        <stop stop-color={color.sky[0]} />
        <stop offset=".55" stop-color={color.sky[1]} />
        <stop offset="1" stop-color={color.sky[2]} />
      </linearGradient>
      <radialGradient id="halo">
        <stop stop-color={color.glow} stop-opacity=".9" />
        <stop offset="1" stop-color={color.glow} stop-opacity="0" />
      </radialGradient>
      <linearGradient id="deep" x2="0" y2="1">
        <stop stop-color={color.sea[0]} />
        <stop offset="1" stop-color={color.sea[3]} />
      </linearGradient>
      <linearGradient id="shallows" x2="0" y2="1">
        <stop stop-color={color.sea[3]} />
        <stop offset="1" stop-color={color.sea[0]} />
      </linearGradient>
      <linearGradient id="beach" x2="0" y2="1">
        <stop stop-color={color.sand[0]} />
        <stop offset="1" stop-color={color.sand[1]} />
      </linearGradient>
    </defs>
  )
}

/** The whole world of the game: sky, sun or moon, the sea at its height, foam and sand. */
export function Shore({ width: w, height: h, look, dark, tide, drift, shells, plankton, mood }: ShoreProps) {
  const color = paletteOf(look, dark)
  const horizon = h * 0.4
  const lift = tide * h * 0.022
  const edge = h * (0.7 + tide * 0.13)
  const sandTop = h * 0.66
  return (
    <g>
      <Gradients color={color} />
      <Sky w={w} h={h} color={color} dark={dark} tide={tide} drift={drift} />
      <Swells w={w} h={h} color={color} lift={lift} drift={drift} />
      <g opacity={Math.min(1, plankton * 0.24)}>
        {lights.slice(0, plankton * 4).map(([x, y, r], index) => (
          <circle
            key={index}
            cx={x * w}
            cy={horizon + y * (edge - horizon)}
            r={r * 1.6}
            fill={color.plankton}
            opacity={0.5 + 0.45 * Math.sin(drift * 1.1 + index * 1.7)}
          />
        ))}
      </g>
      {look !== 'grown-up' && (
        <Turtle
          x={w * (w > h ? 0.68 : 0.6)}
          y={horizon + h * 0.11 - lift * 4}
          size={h * (w > h ? 0.115 : 0.085)}
          mood={mood}
          drift={drift}
        />
      )}
      <path d={band(w, h, sandTop - h * 0.01, 8, 0.7)} fill="url(#beach)" />
      {spots.slice(0, shells).map(([x, y], index) => (
        <Shell
          key={index}
          kind={index}
          x={x * w}
          y={h * (0.74 + y * 0.26)}
          size={h * 0.058}
          turn={((index * 47) % 60) - 30}
          muted={look === 'grown-up'}
        />
      ))}
      <Wash width={w} from={horizon + h * 0.2} edge={edge} drift={drift} color={color} />
    </g>
  )
}

/** The sheet of shallow water that comes up the sand and leaves again, with its foam. */
function Wash({
  width: w,
  from,
  edge,
  drift,
  color,
}: {
  width: number
  from: number
  edge: number
  drift: number
  color: Tones
}) {
  const line = (offset: number, phase: number) => {
    const at = (x: number) => edge + offset + Math.sin(x * 5.2 + phase) * 7 + Math.sin(x * 11 + phase * 1.7) * 3
    let path = `M-20 ${at(0).toFixed(1)}`
    for (let step = 1; step <= 14; step++)
      path += `L${((step / 14) * (w + 40) - 20).toFixed(1)} ${at(step / 14).toFixed(1)}`
    return path
  }
  const sheet = (offset: number) => `${line(offset, drift * 0.35)}L${w + 20} ${from}L-20 ${from}Z`
  return (
    <g stroke-linejoin="round">
      <path d={sheet(13)} fill={color.wet} opacity=".55" />
      <path d={sheet(5)} fill={color.foam} opacity=".96" />
      <path d={sheet(-6)} fill="url(#shallows)" />
      <path
        d={line(-26, drift * 0.35 + 0.8)}
        fill="none"
        stroke={color.foam}
        stroke-width="4"
        stroke-linecap="round"
        opacity=".55"
      />
    </g>
  )
}
