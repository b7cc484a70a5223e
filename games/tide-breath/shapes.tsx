import { useLayoutEffect, useRef, useState } from 'preact/hooks'

/** Paths to breathe along, in a box of 200 by 200. */
const paths = {
  square: 'M30 170V44Q30 30 44 30H156Q170 30 170 44V156Q170 170 156 170H44Q30 170 30 170',
  star: 'M100 22L124 76L182 82L138 120L151 178L100 147L49 178L62 120L18 82L76 76Z',
  wave: 'M10 130C40 130 50 40 80 40S120 160 150 160S180 130 190 120',
} as const
export type ShapeName = keyof typeof paths

/** A shape with a light that travels along it, once a breath. */
export function Shape({ name, share, ink, light }: { name: ShapeName; share: number; ink: string; light: string }) {
  const path = useRef<SVGPathElement>(null)
  const [length, setLength] = useState(0)
  useLayoutEffect(() => setLength(path.current?.getTotalLength() ?? 0), [name])
  const at = length > 0 ? path.current?.getPointAtLength(share * length) : undefined
  return (
    <svg class="shape" viewBox="0 0 200 200" aria-hidden="true">
      <path
        d={paths[name]}
        fill="none"
        stroke="#fff"
        stroke-opacity=".5"
        stroke-width="16"
        stroke-linecap="round"
        stroke-linejoin="round"
      />
      <path
        ref={path}
        d={paths[name]}
        fill="none"
        stroke={ink}
        stroke-width="7"
        stroke-linecap="round"
        stroke-linejoin="round"
        stroke-dasharray={`${share * length} ${length + 1}`}
      />
      {at && <circle cx={at.x} cy={at.y} r="13" fill={light} stroke={ink} stroke-width="5" />}
    </svg>
  )
}
