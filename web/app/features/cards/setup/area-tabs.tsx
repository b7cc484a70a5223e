import type { Area } from '@marigold/contract'
import { Check } from 'lucide-react'
import type { SetPart, SetPicks } from '../areas/areas.ts'
import { partsWithin, screenOf } from '../areas/by-area.ts'
import { pickedParts } from '../sets/set-picks.ts'

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
      {partsWithin(props.areas).map((area) => {
        const { icon: Icon, name } = screenOf(area)
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
            <span>{name}</span>
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
