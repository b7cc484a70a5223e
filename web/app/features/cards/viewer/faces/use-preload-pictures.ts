import type { Card } from '@marigold/contract'
import { useEffect } from 'react'
import { after } from '../../../../platform/time/timers.ts'

// Referenced so that the browser keeps them decoded; the oldest are dropped first.
const held = new Map<string, HTMLImageElement>()
const mostHeld = 24

function hold(url: string) {
  if (held.has(url)) return
  const image = new Image()
  image.src = url
  image.decode().catch(() => held.delete(url)) // retried later; the card shows a placeholder for a broken picture
  held.set(url, image)
  for (const oldest of held.keys()) {
    if (held.size <= mostHeld) break
    held.delete(oldest)
  }
}

/**
 * Preloads and decodes the pictures of the adjacent cards, then of those that follow, so that an open set works
 * offline.
 */
export function usePreloadPictures(cards: readonly Card[], index: number) {
  useEffect(() => {
    const around = [1, -1, 2, 3, 4, 5, 6, 7, 8]
    const urls = around.flatMap((by) => {
      const place = (index + by + cards.length) % cards.length
      return cards[place]?.pictures.map((picture) => picture.url) ?? []
    })
    // After the current card was painted.
    return after(0, () => urls.forEach(hold))
  }, [cards, index])
}
