import type { Card } from '@marigold/contract'
import { memo, useEffect, useState } from 'react'

/** A caption with the letters of its target underlined: by shape, so that the colour of the letters stays. */
export function Caption({ card }: { card: Card }) {
  const parts: React.ReactNode[] = []
  let at = 0
  for (const [start, end] of card.marks) {
    if (start > at) parts.push(card.caption.slice(at, start))
    parts.push(<u key={start}>{card.caption.slice(start, end)}</u>)
    at = end
  }
  parts.push(card.caption.slice(at))
  const text = card.caption || card.prompt
  return <h1 className={`face-caption ${lengthClass(card, text)}`}>{card.caption ? parts : card.prompt}</h1>
}

/** Long words and lines get smaller letters rather than a second screen. */
function lengthClass(card: Card, text: string): string {
  if (card.layout !== 'word') return text.length > 34 ? 'is-line is-long' : 'is-line'
  const longest = Math.max(...text.split(' ').map((word) => word.length))
  return longest > 9 || text.length > 12 ? 'is-long' : ''
}

/** The picture that stands in for a missing one: an empty frame with a marigold. */
function DefaultPicture() {
  return (
    <svg className="face-picture" viewBox="0 0 128 128" role="img" aria-label="No picture">
      <rect x="14" y="22" width="100" height="84" rx="14" fill="var(--marigold-soft)" />
      {Array.from({ length: 8 }, (_, petal) => (
        <ellipse
          key={petal}
          cx="64"
          cy="46"
          rx="9"
          ry="15"
          fill="var(--marigold)"
          transform={`rotate(${petal * 45} 64 64)`}
        />
      ))}
      <circle cx="64" cy="64" r="9" fill="var(--marigold-text)" />
    </svg>
  )
}

/** A card's picture; the default one when there is none, or when it does not load. */
function Picture({ url, alt }: { url: string; alt: string }) {
  const [failed, setFailed] = useState(false)
  if (failed) return <DefaultPicture />
  return (
    <img
      className="face-picture"
      src={url}
      alt={alt}
      decoding="sync"
      draggable={false}
      onError={() => setFailed(true)}
    />
  )
}

/** The face of one card: its picture above its caption. */
export const CardFace = memo(function CardFace({ card }: { card: Card }) {
  const picture = card.pictures[0]
  return (
    <>
      <div className="face-box">
        {picture ? <Picture key={picture.url} url={picture.url} alt={picture.alt} /> : <DefaultPicture />}
      </div>
      <Caption card={card} />
    </>
  )
})

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
    const timer = setTimeout(() => urls.forEach(hold), 0)
    return () => clearTimeout(timer)
  }, [cards, index])
}
