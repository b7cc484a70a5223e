import type { ReactNode } from 'react'

/** A text with the letters of its target underlined: by shape, so that the color of the letters stays. */
export function Marked({ text, marks }: { text: string; marks: readonly [number, number][] }) {
  const parts: ReactNode[] = []
  let at = 0
  for (const [start, end] of marks) {
    if (start > at) parts.push(text.slice(at, start))
    parts.push(<u key={start}>{text.slice(start, end)}</u>)
    at = end
  }
  parts.push(text.slice(at))
  return parts
}
