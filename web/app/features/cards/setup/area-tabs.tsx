import type { Area } from '@marigold/contract'
import { AudioLines, Check, MessagesSquare, Speech, type LucideIcon } from 'lucide-react'
import { pickedParts, type SetPicks } from '../set-picks.ts'

/** The sign of each area. */
export const areaIcons: Record<Area, LucideIcon> = {
  articulation: Speech,
  language: MessagesSquare,
  fluency: AudioLines,
}
/** The name of each area. */
export const areaNames: Record<Area, string> = {
  articulation: 'Articulation',
  language: 'Language',
  fluency: 'Fluency',
}

/** The steps of the setup, one for each area that is switched on; a tick where something is picked. */
export function AreaTabs(props: { areas: readonly Area[]; area: Area; picks: SetPicks; onArea: (area: Area) => void }) {
  const picked = pickedParts(props.picks)
  return (
    <nav className="area-tabs" aria-label="Areas">
      {props.areas.map((area) => {
        const Icon = areaIcons[area]
        return (
          <button
            key={area}
            type="button"
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
