import { m } from '#messages'
import type { OwnCard } from '@marigold/contract'
import { ImageOff, Smartphone } from 'lucide-react'
import { useState } from 'react'
import { ownPicture } from '../../own-set.ts'

/** Shows an own card's picture as a thumbnail, or an icon if it has none or the photo is on another device. */
export function OwnThumb({ card }: { card: Pick<OwnCard, 'id' | 'picture' | 'photo'> }) {
  const url = ownPicture(card)
  const [failed, setFailed] = useState<string | null>(null)
  if (url && url !== failed)
    return <img className="mine-thumb" src={url} alt="" loading="lazy" onError={() => setFailed(url)} />
  return (
    <span
      className="mine-thumb is-none"
      title={card.photo ? m.cards_its_photo_is_on_another_device() : m.cards_no_picture()}
      aria-hidden
    >
      {card.photo ? <Smartphone /> : <ImageOff />}
    </span>
  )
}
