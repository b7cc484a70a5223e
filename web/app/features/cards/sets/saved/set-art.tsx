import { Layers } from 'lucide-react'
import { pickedTabs, parseSetPicks } from '../set-picks.ts'
import { tabScreen } from '../../areas/area-lookup.ts'
import { PictureTrio } from '../../setup/recent-rows.tsx'

/** Shows up to three pictures of a set, or its area's icon. */
export function SetArt({ pictures, picks }: { pictures: readonly string[]; picks: unknown }) {
  if (pictures.length > 0) {
    return (
      <span className="set-art">
        <PictureTrio pictures={pictures} />
      </span>
    )
  }
  const [area] = pickedTabs(parseSetPicks(picks))
  const Sign = area ? tabScreen(area).icon : Layers
  return (
    <span className="set-art" aria-hidden>
      <span className="set-sign">
        <Sign />
      </span>
    </span>
  )
}
