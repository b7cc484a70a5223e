interface StrokeProps {
  d: string
  color: string
  width: number
  /** Its ends are cut off straight. */
  flat?: boolean
}
/** A line in a drawing, with round ends. */
export const Stroke = ({ d, color, width, flat }: StrokeProps) => (
  <path d={d} fill="none" stroke={color} stroke-width={width} {...(!flat && { 'stroke-linecap': 'round' })} />
)
