import { m } from '#messages'
import type { Card } from '@marigold/contract'
import { useState } from 'react'
import { TextScene } from './text-scene.tsx'

/** Placeholder picture: an empty frame with a marigold. */
export function DefaultPicture() {
  return (
    <svg
      className="face-picture absolute inset-0 size-full object-contain"
      viewBox="0 0 128 128"
      role="img"
      aria-label={m.cards_no_picture()}
    >
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

/** A card's picture, or the placeholder if it can't be loaded. */
export function Picture({ url, alt }: { url: string; alt: string }) {
  const [failed, setFailed] = useState(false)
  if (failed) return <DefaultPicture />
  return (
    <img
      className="face-picture absolute inset-0 size-full object-contain"
      src={url}
      alt={alt}
      decoding="sync"
      draggable={false}
      onError={() => setFailed(true)}
    />
  )
}

/** The pictures of a question, side by side; a landscape behind it if it has none. */
export function Pictures({ card: { key, pictures } }: { card: Card }) {
  if (pictures.length === 0) return <TextScene card={key} />
  return (
    <div className="face-row">
      {pictures.map((picture, place) => (
        <div key={`${place}-${picture.url}`} className="face-box">
          <Picture url={picture.url} alt={picture.alt} />
        </div>
      ))}
    </div>
  )
}
