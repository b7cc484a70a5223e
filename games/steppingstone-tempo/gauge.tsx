import { m } from '#messages'
import { paceOf, type Feel, type Step } from './tempo.ts'

interface GaugeProps {
  /** The chosen syllables per minute, and the band around it as a share. */
  rate: number
  width: number
  /** The steps so far, and how each compares to the band. */
  steps: readonly Step[]
  feels: readonly Feel[]
}
const [wide, high] = [320, 44]
const span = Math.log(3)
/**
 * Maps a rate to the gauge: a third of the chosen rate at the left end, the rate itself in the middle, three times it
 * at the right.
 */
const place = (rate: number, of: number) =>
  Math.min(wide - 12, Math.max(12, wide / 2 + (Math.log(rate / of) / span) * (wide / 2 - 12)))

/** The tempo band with each step at its tempo: slower steps to the left, faster ones to the right. */
export function Gauge({ rate, width, steps, feels }: GaugeProps) {
  const from = place(rate * (1 - width), rate)
  const to = place(rate * (1 + width), rate)
  const inside = feels.filter((feel) => feel === 'steady').length
  return (
    <div
      class="st-gauge"
      role="img"
      aria-label={m.steppingstone_tempo_tempo_of_steps_in_the_band({ count: inside, total: steps.length })}
    >
      <span aria-hidden="true">{m.steppingstone_tempo_slower()}</span>
      <svg viewBox={`0 0 ${wide} ${high}`} aria-hidden="true">
        <rect class="st-track" x="4" y="16" width={wide - 8} height="12" rx="6" />
        <rect class="st-band" x={from} y="8" width={to - from} height="28" rx="10" />
        {steps.map((step, i) => {
          const feel = feels[i] ?? 'steady'
          const x = place(60_000 / paceOf(step), rate)
          // Steps differ in shape too: a ring inside the band, a drop when early, a leaf when long.
          return (
            <g key={i} class={`st-dot ${feel} ${i === steps.length - 1 ? 'now' : ''}`} transform={`translate(${x} 22)`}>
              {feel === 'steady' && <circle r="8" />}
              {feel === 'early' && <path d="M0 -11C6 -3 8 1 8 4A8 8 0 0 1 -8 4C-8 1 -6 -3 0 -11Z" />}
              {feel === 'long' && <rect x="-6.500" y="-6.500" width="13" height="13" transform="rotate(45)" />}
            </g>
          )
        })}
      </svg>
      <span aria-hidden="true">{m.steppingstone_tempo_faster()}</span>
    </div>
  )
}
