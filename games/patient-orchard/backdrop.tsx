import type { Look } from '@marigold/contract'
import { memo } from 'preact/compat'

const mixHex = (from: string, to: string, share: number): string => {
  const part = (at: number) =>
    Math.round(parseInt(from.slice(at, at + 2), 16) * (1 - share) + parseInt(to.slice(at, at + 2), 16) * share)
      .toString(16)
      .padStart(2, '0')
  return `#${part(1)}${part(3)}${part(5)}`
}
const gray = '#A7A39B'

interface ValleyProps {
  width: number
  height: number
  /** Top edge of the meadow. */
  ground: number
  /** Time of day, from morning (0) to sundown (1). */
  day: number
  look: Look
}
/** The valley at a time of day: sky, sun, hills, distant trees, the neighbor's lawn behind a fence, and the meadow. */
export const Valley = memo(({ width: w, height: h, ground, day, look }: ValleyProps) => {
  const tone = (morning: string, evening: string) => {
    const mixed = mixHex(morning, evening, day)
    return look === 'grown-up' ? mixHex(mixed, gray, 0.34) : mixed
  }
  // Mixes via a golden noon, because mixing the morning's blue with the evening's red gives gray.
  const light = (morning: string, noon: string, evening: string) => {
    const mixed = day < 0.5 ? mixHex(morning, noon, day * 2) : mixHex(noon, evening, day * 2 - 1)
    return look === 'grown-up' ? mixHex(mixed, gray, 0.34) : mixed
  }
  const hill = (base: number, rise: number, phase: number) => {
    const at = (k: number) => ground - h * base - Math.sin(k * 5 + phase) * h * rise
    let path = `M-20 ${h}L-20 ${at(0)}`
    for (let step = 1; step <= 10; step++) path += `L${(step / 10) * (w + 40) - 20} ${at(step / 10)}`
    return `${path}L${w + 20} ${h}Z`
  }
  return (
    <g>
      <defs>
        <linearGradient id="sky" x2="0" y2="1">
          <stop stop-color={light('#BFE3F2', '#CFE6DE', '#F58F7B')} />
          <stop offset=".5" stop-color={light('#E3F3EC', '#FBEBC2', '#FFB184')} />
          <stop offset=".7" stop-color={light('#FFF3D8', '#FFE3AC', '#FFD08F')} />
        </linearGradient>
        <radialGradient id="sun">
          <stop stop-color="#FFF6D0" stop-opacity=".95" />
          <stop offset="1" stop-color="#FFF6D0" stop-opacity="0" />
        </radialGradient>
        <radialGradient id="gold">
          <stop stop-color="#FFF0A8" stop-opacity=".95" />
          <stop offset="1" stop-color="#FFF0A8" stop-opacity="0" />
        </radialGradient>
        <linearGradient id="meadow" x2="0" y2="1">
          <stop stop-color={tone('#A9CF74', '#9CC069')} />
          <stop offset="1" stop-color={tone('#68A356', '#5A8F4E')} />
        </linearGradient>
      </defs>
      <rect x="-20" y="-20" width={w + 40} height={h + 40} fill="url(#sky)" />
      <circle cx={w * (0.2 + day * 0.2)} cy={h * (0.2 + day * 0.3)} r={h * 0.34} fill="url(#sun)" />
      <circle cx={w * (0.2 + day * 0.2)} cy={h * (0.2 + day * 0.3)} r={h * 0.075} fill="#FFF3C8" />
      {[0.62, 0.88].map((x, index) => (
        <g key={x} transform={`translate(${x * w} ${h * (0.16 + index * 0.1)}) scale(${h / 640})`}>
          <path
            d="M-80 20C-86 0 -60 -14 -42 -6C-34 -34 14 -36 24 -8C44 -18 74 -4 68 20Z"
            fill={tone('#DCEBF0', '#F7B596')}
          />
          <path
            d="M-80 20C-86 0 -60 -14 -42 -6C-34 -30 6 -32 16 -10C-8 -10 -30 2 -34 20Z"
            fill={tone('#FFFFFF', '#FFE3CF')}
          />
        </g>
      ))}
      <path d={hill(0.13, 0.045, 0.6)} fill={light('#A9C9CF', '#C2C7A8', '#D98A86')} />
      <path d={hill(0.07, 0.035, 2.4)} fill={light('#93BFA9', '#A8B98C', '#B5768A')} />
      <path d={hill(0.02, 0.02, 4)} fill={tone('#83B271', '#86A765')} />
      {[0.04, 0.12, 0.36, 0.62, 0.9, 0.97].map((x, index) => (
        <g
          key={x}
          transform={`translate(${x * w} ${ground - h * 0.025 + (index % 2) * 6}) scale(${(0.5 + (index % 3) * 0.12) * (h / 640)})`}
        >
          <rect x="-4" y="-14" width="8" height="24" rx="3" fill={tone('#7A5A3C', '#7A4A30')} />
          <circle cy="-34" r="30" fill={tone('#5E9A58', '#5C8A55')} />
          <circle cx="-6" cy="-40" r="21" fill={tone('#7DB56B', '#7BA35F')} />
        </g>
      ))}
      <Fence y={ground + h * 0.012} width={w} tone={tone('#FFF9EF', '#F7DDC4')} shade={tone('#D9CDBB', '#C9A58E')} />
      <path
        d={`M-20 ${ground + h * 0.012}C${w * 0.2} ${ground - 18} ${w * 0.8} ${ground - 18} ${w + 20} ${ground + h * 0.012}V${h + 20}H-20Z`}
        fill="url(#meadow)"
      />
      <path
        d={`M-20 ${ground + h * 0.1}C${w * 0.3} ${ground + h * 0.04} ${w * 0.5} ${ground + h * 0.2} ${w + 20} ${ground + h * 0.17}V${ground + h * 0.19}C${w * 0.5} ${ground + h * 0.22} ${w * 0.3} ${ground + h * 0.06} -20 ${ground + h * 0.13}Z`}
        fill={tone('#C4E096', '#B9D587')}
        fill-opacity=".6"
      />
    </g>
  )
})

/** A white fence along the neighbor's lawn. */
function Fence({ y, width, tone, shade }: { y: number; width: number; tone: string; shade: string }) {
  const posts = Array.from({ length: Math.ceil(width / 34) + 1 }, (_, post) => post * 34)
  return (
    <g>
      <rect x="-20" y={y - 28} width={width + 40} height="5" fill={shade} />
      <rect x="-20" y={y - 13} width={width + 40} height="5" fill={shade} />
      {posts.map((x) => (
        <path key={x} d={`M${x - 6} ${y + 6}V${y - 33}L${x} ${y - 41}L${x + 6} ${y - 33}V${y + 6}Z`} fill={tone} />
      ))}
    </g>
  )
}
