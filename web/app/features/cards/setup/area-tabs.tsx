import type { Area } from '@marigold/contract'
import { AudioLines, MessagesSquare, Speech, type LucideIcon } from 'lucide-react'

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

/** The steps of the setup, one for each area that has cards. */
export function AreaTabs(props: { areas: readonly Area[]; area: Area; onArea: (area: Area) => void }) {
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
          </button>
        )
      })}
    </nav>
  )
}
