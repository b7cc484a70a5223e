import type { Look } from '@marigold/contract'
import { memo } from 'preact/compat'
import { html, Layer } from '../kit/index.ts'
import { muted } from '../kit/screens/muted.ts'
import type { Places } from './layout.ts'
import { skyArt, skyColors } from './sky.ts'
import type { Shape } from './visits.ts'

const Tree = ({ x, y, size, green }: { x: number; y: number; size: number; green: (hex: string) => string }) => (
  <g transform={`translate(${x} ${y}) scale(${size})`}>
    <path d="M-5 0L-3 -40H3L5 0Z" fill="#5A3B2A" />
    <path d="M-34 -44C-40 -84 -14 -104 0 -104S40 -84 34 -44C28 -20 -28 -20 -34 -44Z" fill={green('#3F8C5B')} />
    <path
      d="M-34 -44C-40 -84 -14 -104 0 -104C10 -104 18 -100 24 -93C4 -94 -20 -70 -14 -29C-24 -31 -32 -36 -34 -44Z"
      fill={green('#5BA873')}
    />
  </g>
)

/** The house on the hill; its roof carries the weather vane. */
const House = ({ x, y, dull }: { x: number; y: number; dull: (hex: string) => string }) => (
  <g transform={`translate(${x} ${y})`}>
    <rect x="-52" y="-62" width="104" height="66" fill={dull('#F4DFC4')} />
    <path d="M-66 -58L0 -108L66 -58Z" fill={dull('#B5564A')} />
    <path d="M-66 -58L0 -108L12 -99L-40 -58Z" fill={dull('#C96B5C')} />
    <rect x="-14" y="-34" width="28" height="38" rx="3" fill={dull('#7B5231')} />
    <rect x="-42" y="-46" width="20" height="20" rx="3" fill="#FFE9B0" />
    <rect x="24" y="-46" width="20" height="20" rx="3" fill="#FFE9B0" />
    <path d="M-32 -46V-26M-42 -36H-22M34 -46V-26M24 -36H44" stroke={dull('#B08A55')} stroke-width="2.500" />
  </g>
)

/** Where the house stands, and how large it is; the vane is on its roof. */
export const houseAt = ({ seen, ground, portrait }: Places) => ({
  x: seen.x + seen.width * (portrait ? 0.74 : 0.62),
  y: ground + (portrait ? 4 : 2),
})

interface LandscapeProps {
  places: Places
  shapes: readonly Shape[]
  look: Look
}

/** The sky in the colors of its weather, and the hills that take a little of it on. */
export const Landscape = memo(({ places, shapes, look }: LandscapeProps) => {
  const {
    world: [w, h],
    map,
    ground,
    portrait,
  } = places
  const colors = skyColors(shapes, look)
  const dull = (hex: string) => (look === 'grown-up' ? muted(hex, 0.4) : hex)
  const house = houseAt(places)
  const near = ground + (portrait ? 44 : 34)
  return (
    <Layer map={map} box={[0, 0, w, h]}>
      <g {...html(skyArt(colors, [w, ground + 60], 'inside-sky'))} />
      <path
        d={`M0 ${ground - 4}C${w * 0.09} ${ground - 4} ${w * 0.09} ${ground - 48} ${w * 0.2} ${ground - 48}S${w * 0.36} ${ground - 6} ${w * 0.46} ${ground - 6}S${w * 0.58} ${ground - 40} ${w * 0.7} ${ground - 40}S${w * 0.9} ${ground - 20} ${w} ${ground - 30}V${h}H0Z`}
        fill={dull('#A9D6AE')}
      />
      {[0.05, 0.15, 0.9].map((at, i) => (
        <Tree key={at} x={w * at} y={ground + 10} size={i === 1 ? 0.6 : 0.86} green={dull} />
      ))}
      <House {...house} dull={dull} />
      <path
        d={`M0 ${ground + 4}Q${w * 0.25} ${ground - 18} ${w * 0.5} ${ground + 2}T${w} ${ground - 4}V${h}H0Z`}
        fill={dull('#8FC99A')}
      />
      <path
        d={`M0 ${near + 22}Q${w * 0.22} ${near - 6} ${w * 0.5} ${near + 14}T${w} ${near + 4}V${h}H0Z`}
        fill={dull('#6DB37F')}
      />
      <rect y={ground - 50} width={w} height={h} fill={colors.low} fill-opacity=".16" />
    </Layer>
  )
})
