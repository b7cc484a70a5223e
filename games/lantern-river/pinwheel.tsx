import { m } from '#messages'
import { useLayoutEffect, useRef } from 'preact/hooks'
import { Target } from '../kit/index.ts'

const blades = ['#ffb02e', '#62cdb8', '#f58a9b', '#ae8cf0']
const shades = ['#e8820a', '#2c9c8e', '#d85f77', '#8158c9']

interface Props {
  x: number
  y: number
  size: number
  /** The current angle, and a function that draws another one without rendering. */
  turn: { angle: number; draw: (angle: number) => void }
  /** The number it shows; 0 before the first spin. */
  shows: number
  disabled: boolean
  onSpin: () => void
}
/** A paper pinwheel with the number it stopped at in its center. */
export function Pinwheel({ x, y, size, turn, shows, disabled, onSpin }: Props) {
  const wheel = useRef<SVGSVGElement>(null)
  useLayoutEffect(() => {
    turn.draw = (angle) => {
      turn.angle = angle
      if (wheel.current) wheel.current.style.transform = `rotate(${angle.toFixed(1)}deg)`
    }
    turn.draw(turn.angle)
    return () => (turn.draw = (angle) => (turn.angle = angle))
  }, [turn])
  return (
    <Target
      label={m.lantern_river_spin_the_pinwheel()}
      x={x}
      y={y}
      width={size}
      disabled={disabled}
      class="pinwheel"
      onPress={onSpin}
    >
      <svg viewBox="-100 -100 200 200" width="100%" height="100%" aria-hidden="true">
        <circle r="98" fill="#fff9ef" />
        <circle r="98" fill="none" stroke="#ffd27a" stroke-width="5" />
      </svg>
      <svg ref={wheel} class="moves" viewBox="-100 -100 200 200" width="100%" height="100%" aria-hidden="true">
        {blades.map((blade, i) => (
          <g key={blade} transform={`rotate(${i * 90})`}>
            <path d="M0 0V-80C34 -80 62 -58 62 -30C40 -40 16 -28 0 0Z" fill={blade} />
            <path d="M0 0C16 -28 40 -40 62 -30C50 -10 22 2 0 0Z" fill={shades[i]} />
          </g>
        ))}
      </svg>
      <svg viewBox="-100 -100 200 200" width="100%" height="100%" aria-hidden="true">
        <circle r="33" fill="#fff9ef" stroke="#2b1b3d" stroke-width="4" />
        {shows > 0 ? (
          <text y="17" class="shown">
            {shows}
          </text>
        ) : (
          <circle r="9" fill="#f59a0c" />
        )}
      </svg>
      <span class="spin-word">{m.kit_spin()}</span>
    </Target>
  )
}
