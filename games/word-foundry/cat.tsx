import { memo } from 'preact/compat'
import { Stroke } from '../kit/index.ts'
import type { Layout } from './layout.ts'

export type Mood = 'asleep' | 'curious' | 'glad'

/** Where the cat is: left, top, width, height. */
export function catBox({ stage, floor, chart, unit }: Layout): [number, number, number, number] {
  const size = (stage.portrait ? 0.62 : 0.8) * Math.max(0.72, unit)
  const left = chart ? chart.x - 158 * size : stage.width - 138 * size
  return [left, floor - 112 * size, 150 * size, 120 * size]
}

/** The cat on the workbench: it sleeps, looks up when there is work, and is happy when a word rings. */
export const Cat = memo(({ layout, mood }: { layout: Layout; mood: Mood }) => {
  const [left, top, width, height] = catBox(layout)
  return (
    <svg
      data-poke="cat"
      class={`layer cat ${mood}`}
      viewBox="0 0 150 120"
      style={{ left, top, width, height }}
      aria-hidden="true"
    >
      <path
        class="tail"
        d="M118 100C142 96 146 70 132 58"
        fill="none"
        stroke="#C77B3B"
        stroke-width="13"
        stroke-linecap="round"
      />
      <path d="M34 112C26 78 52 54 84 54S134 76 130 112Z" fill="#DD9450" />
      <path d="M92 112C94 90 106 78 122 80C132 90 132 104 130 112Z" fill="#C77B3B" />
      <g class="head">
        <path d="M18 62L22 30L42 46ZM74 60L70 30L50 46Z" fill="#C77B3B" />
        <ellipse cx="46" cy="68" rx="31" ry="26" fill="#DD9450" />
        <path d="M40 44C44 50 48 50 52 44L49 58H43Z" fill="#C77B3B" />
        <ellipse cx="46" cy="80" rx="15" ry="10" fill="#F6DEC2" />
        <path d="M42 74H50L46 79Z" fill="#7A3F2C" />
        {mood === 'curious' ? (
          <>
            <ellipse cx="33" cy="66" rx="5" ry="6" fill="#2B1B3D" />
            <ellipse cx="59" cy="66" rx="5" ry="6" fill="#2B1B3D" />
            <circle cx="35" cy="64" r="1.800" fill="#fff" />
            <circle cx="61" cy="64" r="1.800" fill="#fff" />
          </>
        ) : (
          <Stroke
            d={mood === 'glad' ? 'M27 68Q33 60 39 68M53 68Q59 60 65 68' : 'M27 66Q33 72 39 66M53 66Q59 72 65 66'}
            color="#2B1B3D"
            width={3.5}
          />
        )}
      </g>
      <path d="M40 112C40 100 52 98 58 104L60 112Z" fill="#F6DEC2" />
    </svg>
  )
})
