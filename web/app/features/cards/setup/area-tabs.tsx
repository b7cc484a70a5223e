import type { Area } from '@marigold/contract'
import { AudioLines, Check, MessagesSquare, NotebookPen, Speech, type LucideIcon } from 'lucide-react'
import { pickedParts, type SetPart, type SetPicks } from '../sets/set-picks.ts'

/** The sign of each part of a set. */
export const areaIcons: Record<SetPart, LucideIcon> = {
  articulation: Speech,
  language: MessagesSquare,
  fluency: AudioLines,
  own: NotebookPen,
}
/** The name of each part of a set. */
export const areaNames: Record<SetPart, string> = {
  articulation: 'Articulation',
  language: 'Language',
  fluency: 'Fluency',
  own: 'My cards',
}

/** The steps of the setup, one for each area that is switched on, and own cards; a tick where something is picked. */
export function AreaTabs(props: {
  areas: readonly Area[]
  area: SetPart
  picks: SetPicks
  onArea: (area: SetPart) => void
}) {
  const picked = pickedParts(props.picks)
  return (
    <nav className="area-tabs" aria-label="Areas">
      {[...props.areas, 'own' as const].map((area) => {
        const Icon = areaIcons[area]
        return (
          <button
            key={area}
            type="button"
            data-area={area}
            data-scan=""
            aria-current={area === props.area ? 'step' : undefined}
            onClick={() => props.onArea(area)}
          >
            <Icon aria-hidden />
            <span>{areaNames[area]}</span>
            {picked.includes(area) ? (
              <span className="tab-tick">
                <Check aria-hidden strokeWidth={3.6} />
                <span className="sr-only">, picked</span>
              </span>
            ) : null}
          </button>
        )
      })}
    </nav>
  )
}
