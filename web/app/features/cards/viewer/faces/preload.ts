import type { Card } from '@marigold/contract'
import { useEffect } from 'react'
import { after } from '../../../../platform/time/timers.ts'

// Held so that the browser keeps them decoded; the oldest go first.
const held = new Map<string, HTMLImageElement>()
const mostHeld = 24

function hold(url: string) {
  if (held.has(url)) return
  const image = new Image()
  image.src = url
  image.decode().catch(() => held.delete(url)) // asked for again later; a failed one is replaced where it is shown
  held.set(url, image)
  for (const oldest of held.keys()) {
    if (held.size <= mostHeld) break
    held.delete(oldest)
  }
}

/**
 * Loads and decodes the pictures beside this card, so that they are there when their turn comes, then more of those
 * that follow: a set that was opened goes on when the network does not.
 */
export function usePreload(cards: readonly Card[], index: number) {
  useEffect(() => {
    const around = [1, -1, 2, 3, 4, 5, 6, 7, 8]
    const urls = around.flatMap((by) => {
      const place = (index + by + cards.length) % cards.length
      return cards[place]?.pictures.map((picture) => picture.url) ?? []
    })
    // After this card's own paint.
    return after(0, () => urls.forEach(hold))
  }, [cards, index])
}
