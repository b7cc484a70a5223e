import type { ReactNode } from 'react'

/** Text with its target letters underlined, which keeps their color. */
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
