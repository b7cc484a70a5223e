import type { CSSProperties } from 'react'

/** The shape of one thing that is on its way. The list around it carries `aria-busy`. */
export function Skeleton({
  width,
  height,
  ratio,
  round,
}: {
  width?: string
  height?: string
  ratio?: string
  round?: string
}) {
  const shape: CSSProperties = { width, height: ratio ? 'auto' : height, aspectRatio: ratio, borderRadius: round }
  return <span className="sk" style={shape} aria-hidden />
}
