import type { Look } from '@marigold/contract'

const mixHex = (from: string, to: string, share: number): string => {
  const part = (at: number) =>
    Math.round(parseInt(from.slice(at, at + 2), 16) * (1 - share) + parseInt(to.slice(at, at + 2), 16) * share)
      .toString(16)
      .padStart(2, '0')
  return `#${part(1)}${part(3)}${part(5)}`
}
const gray = '#A7A39B'

/** The valley from morning (0) to sundown (1): sky, sun, hills, far trees and the meadow. */
export function Valley({ width: w, height: h, day, look }: { width: number; height: number; day: number; look: Look }) {
  const tone = (morning: string, evening: string) => {
    const mixed = mixHex(morning, evening, day)
    return look === 'grown-up' ? mixHex(mixed, gray, 0.34) : mixed
  }
  const ground = h * 0.62
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
          <stop stop-color={tone('#BFE3F2', '#F58F7B')} />
          <stop offset=".5" stop-color={tone('#E3F3EC', '#FFB184')} />
          <stop offset=".7" stop-color={tone('#FFF3D8', '#FFD08F')} />
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
      <path d={hill(0.13, 0.045, 0.6)} fill={tone('#A9C9CF', '#D98A86')} />
      <path d={hill(0.07, 0.035, 2.4)} fill={tone('#93BFA9', '#B5768A')} />
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
      <path
        d={`M-20 ${ground}C${w * 0.2} ${ground - 18} ${w * 0.8} ${ground - 18} ${w + 20} ${ground}V${h + 20}H-20Z`}
        fill="url(#meadow)"
      />
      <path
        d={`M-20 ${ground + h * 0.1}C${w * 0.3} ${ground + h * 0.04} ${w * 0.5} ${ground + h * 0.2} ${w + 20} ${ground + h * 0.17}V${ground + h * 0.19}C${w * 0.5} ${ground + h * 0.22} ${w * 0.3} ${ground + h * 0.06} -20 ${ground + h * 0.13}Z`}
        fill={tone('#C4E096', '#B9D587')}
        opacity=".6"
      />
    </g>
  )
}
