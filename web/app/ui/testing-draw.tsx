import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'

/** Draws a screen at an address, as HTML. */
export function draw(screen: ReactElement, path = '/'): string {
  return renderToStaticMarkup(<MemoryRouter initialEntries={[path]}>{screen}</MemoryRouter>)
}

/** What links and buttons of drawn HTML say. */
export function waysOf(html: string): string[] {
  const ways = [...html.matchAll(/<(a|button)\b[^>]*>(.*?)<\/\1>/gs)]
  return ways.map(([tag, , inner = '']) => /aria-label="([^"]*)"/.exec(tag)?.[1] ?? inner.replaceAll(/<[^>]+>/g, ''))
}
