import { Layers } from 'lucide-react'
import { pickedParts, toSetPicks } from '../set-picks.ts'
import { screenOf } from '../../areas/by-area.ts'
import { Trio } from '../../setup/recent-rows.tsx'

/** Up to three pictures of a set; the sign of its area where its cards have none. */
export function SetArt({ pictures, picks }: { pictures: readonly string[]; picks: unknown }) {
  if (pictures.length > 0) {
    return (
      <span className="set-art">
        <Trio pictures={pictures} />
      </span>
    )
  }
  const [area] = pickedParts(toSetPicks(picks))
  const Sign = area ? screenOf(area).icon : Layers
  return (
    <span className="set-art" aria-hidden>
      <span className="set-sign">
        <Sign />
      </span>
    </span>
  )
}
