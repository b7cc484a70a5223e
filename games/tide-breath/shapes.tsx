import { useLayoutEffect, useRef } from 'preact/hooks'
import type { Breathing } from './breathing.ts'

/** Paths to breathe along, in a 200 by 200 box. */
const paths = {
  square: 'M30 170V44Q30 30 44 30H156Q170 30 170 44V156Q170 170 156 170H44Q30 170 30 170',
  star: 'M100 22L124 76L182 82L138 120L151 178L100 147L49 178L62 120L18 82L76 76Z',
  wave: 'M10 130C40 130 50 40 80 40S120 160 150 160S180 130 190 120',
} as const
export type ShapeName = keyof typeof paths

interface ShapeProps {
  name: ShapeName
  breathing: Breathing
  ink: string
  light: string
}
/** A shape with a light that moves along it once per breath. */
export function Shape({ name, breathing, ink, light }: ShapeProps) {
  const path = useRef<SVGPathElement>(null)
  const dot = useRef<SVGCircleElement>(null)
  useLayoutEffect(() => {
    const line = path.current
    if (!line) return
    const length = line.getTotalLength()
    // Measured once, because reading a point of a path on each frame is slow on old tablets.
    const points = Array.from({ length: 241 }, (_, step) => line.getPointAtLength((step / 240) * length))
    return breathing.onFrame(({ share }) => {
      const at = points[Math.round(share * 240)]
      line.style.strokeDasharray = `${(share * length).toFixed(1)} ${length + 1}`
      if (at) dot.current?.setAttribute('transform', `translate(${at.x.toFixed(1)} ${at.y.toFixed(1)})`)
    })
  }, [name, breathing])
  const round = { fill: 'none', 'stroke-linecap': 'round', 'stroke-linejoin': 'round' } as const
  return (
    <svg class="shape moves" viewBox="0 0 200 200" aria-hidden="true">
      <path d={paths[name]} stroke="#fff" stroke-opacity=".5" stroke-width="16" {...round} />
      <path ref={path} d={paths[name]} stroke={ink} stroke-width="7" {...round} />
      <circle ref={dot} r="13" fill={light} stroke={ink} stroke-width="5" />
    </svg>
  )
}
