import { m } from '#messages'
import type { Card } from '@marigold/contract'
import { useState } from 'react'
import { CardFace } from '../viewer/faces/card-face.tsx'

const none: readonly number[] = []
const nothing = () => {}

/** A card as the viewer shows it, small. Tapping 'Show Answer' works as there. */
export function CardPreview({ card }: { card: Card }) {
  const [shown, setShown] = useState(false)
  return (
    <figure className="card-preview" aria-label={m.editing_the_viewer()}>
      <div className="card-preview-stage">
        <div className={`face-layer is-${card.layout} face-now`}>
          <CardFace card={card} shown={shown} touched={none} onToggle={() => setShown(!shown)} onTouch={nothing} />
        </div>
      </div>
    </figure>
  )
}
