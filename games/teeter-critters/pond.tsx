import type { Look } from '@marigold/contract'
import { memo } from 'preact/compat'
import { Layer } from '../kit/index.ts'
import type { Places } from './places.ts'

const skies: Record<Look, [string, string]> = {
  playful: ['#D8F1EA', '#BFE6F2'],
  clean: ['#E9F1F2', '#D3E4EA'],
  'grown-up': ['#E7E4DD', '#D5DADB'],
}

const Cloud = ({ x, y, size }: { x: number; y: number; size: number }) => (
  <g transform={`translate(${x} ${y}) scale(${size})`}>
    <path d="M-60 22C-84 22 -86 -8 -60 -9C-58 -38 -14 -46 -2 -24C14 -42 50 -30 48 -6C74 -8 78 22 54 22Z" fill="#fff" />
    <path d="M-60 22C-76 22 -82 10 -77 1C-62 14 -30 8 -14 12C14 18 52 14 66 2C72 12 66 22 54 22Z" fill="#E6EEF7" />
  </g>
)
const Tree = ({ x, y, size }: { x: number; y: number; size: number }) => (
  <g transform={`translate(${x} ${y}) scale(${size})`}>
    <path d="M-5 0L-3 -40H3L5 0Z" fill="#5A3B2A" />
    <path d="M-34 -44C-40 -84 -14 -104 0 -104S40 -84 34 -44C28 -20 -28 -20 -34 -44Z" fill="#57A871" />
    <path
      d="M-34 -44C-40 -84 -14 -104 0 -104C10 -104 18 -100 24 -93C4 -94 -20 -70 -14 -29C-24 -31 -32 -36 -34 -44Z"
      fill="#7CC58C"
    />
  </g>
)

/** The log that the plank rests on, its top at 0,0. */
const Log = ({ high }: { high: number }) => (
  <g>
    <path d={`M-52 ${high}C-52 ${high * 0.4} -28 8 0 8S52 ${high * 0.4} 52 ${high}Z`} fill="#8A5A34" />
    <path
      d={`M-52 ${high}C-52 ${high * 0.4} -28 8 0 8C6 8 12 9 17 11C-8 18 -24 ${high * 0.5} -24 ${high}Z`}
      fill="#A9744A"
    />
    <circle cx="6" cy={high * 0.6} r="17" fill="#D9A873" />
    <circle cx="6" cy={high * 0.6} r="9" fill="#C08A55" />
  </g>
)

/** The pond in the hills: everything that never moves. */
export const Pond = memo(
  ({ places: { world, map, ground, pivot, portrait }, look }: { places: Places; look: Look }) => {
    const [w, h] = world
    const [top, low] = skies[look]
    const hills = ground - (portrait ? 150 : 118)
    const meadow = ground - (portrait ? 66 : 52)
    const rx = portrait ? 330 : 440
    return (
      <Layer map={map} box={[0, 0, w, h]}>
        <defs>
          <linearGradient id="teeter-sky" x1="0" y1="0" x2="0" y2="1">
            <stop offset="0" stop-color={top} />
            <stop offset="1" stop-color={low} />
          </linearGradient>
        </defs>
        <rect width={w} height={h} fill="url(#teeter-sky)" />
        <circle cx={w * 0.74} cy={hills - 120} r="34" fill="#FFE08A" />
        <Cloud x={w * 0.3} y={hills - 96} size={0.7} />
        <Cloud x={w * 0.86} y={hills - 60} size={0.9} />
        <path
          d={`M0 ${hills + 30}C${w * 0.12} ${hills + 30} ${w * 0.12} ${hills - 14} ${w * 0.24} ${hills - 14}S${w * 0.4} ${hills + 22} ${w * 0.5} ${hills + 22}S${w * 0.64} ${hills - 8} ${w * 0.76} ${hills - 8}S${w * 0.9} ${hills + 20} ${w} ${hills + 14}V${h}H0Z`}
          fill="#9AD7A8"
        />
        {[0.06, 0.18, 0.84, 0.95].map((at, i) => (
          <Tree key={at} x={w * at} y={meadow + 8} size={i % 2 === 0 ? 0.9 : 0.66} />
        ))}
        <path
          d={`M0 ${meadow + 6}Q${w * 0.25} ${meadow - 14} ${w * 0.5} ${meadow + 4}T${w} ${meadow}V${h}H0Z`}
          fill="#78C287"
        />
        <ellipse cx={pivot[0]} cy={ground + 74} rx={rx} ry="104" fill="#5FB0D3" />
        <ellipse cx={pivot[0]} cy={ground + 82} rx={rx - 18} ry="94" fill="#7CC7E4" />
        <g fill="#B9E5F4">
          <rect x={pivot[0] - 190} y={ground + 70} width="72" height="6" rx="3" />
          <rect x={pivot[0] + 96} y={ground + 96} width="92" height="6" rx="3" />
          <rect x={pivot[0] - 70} y={ground + 126} width="54" height="5" rx="2.5" />
        </g>
        <g transform={`translate(${pivot[0]} ${pivot[1]})`}>
          <Log high={ground - pivot[1] + 34} />
        </g>
      </Layer>
    )
  },
)

/** The studio: a wall with a window, a floor with a mat, and the cord that the mobile hangs on. */
export const Studio = memo(({ places: { world, map, ground, pivot, portrait } }: { places: Places }) => {
  const [w, h] = world
  const floor = ground + (portrait ? 150 : 92)
  const side = portrait ? 96 : 132
  return (
    <Layer map={map} box={[0, 0, w, h]}>
      <rect width={w} height={h} fill="#DDD6CA" />
      <rect width={w} height={h * 0.1} fill="#CFC6B7" />
      <g transform={`translate(${portrait ? w - 250 : w * 0.66} ${floor - (portrait ? 400 : 330)})`}>
        <rect x="-8" y="-8" width={side * 1.5 + 16} height="216" rx="4" fill="#F4EFE6" />
        <rect width={side * 1.5} height="200" fill="#AFC7CF" />
        <path
          d={`M0 150L${side * 0.4} 96L${side * 0.8} 140L${side * 1.2} 84L${side * 1.5} 120V200H0Z`}
          fill="#8FA9A6"
        />
        <path d={`M${side * 0.75} 0V200M0 100H${side * 1.5}`} stroke="#F4EFE6" stroke-width="6" />
      </g>
      <rect y={floor} width={w} height={h - floor} fill="#A98F72" />
      <path d={`M0 ${floor + 26}H${w}M0 ${floor + 64}H${w}M0 ${floor + 116}H${w}`} stroke="#977C60" stroke-width="3" />
      <ellipse cx={pivot[0]} cy={floor + 56} rx={portrait ? 250 : 360} ry="36" fill="#6C7F86" />
      <ellipse cx={pivot[0]} cy={floor + 52} rx={portrait ? 236 : 342} ry="30" fill="#8799A0" />
      <path d={`M${pivot[0]} 0V${pivot[1]}`} stroke="#4A4038" stroke-width="4" />
    </Layer>
  )
})
