import { m } from '#messages'
import { Check } from 'lucide-react'
import { useEnabledAreas } from '../areas/use-enabled-areas.ts'
import type { SetPart, SetPicks } from '../areas/areas.ts'
import { partsWithin, screenOf } from '../areas/by-area.ts'
import { pickedParts } from '../sets/set-picks.ts'

/** The steps of the setup, one for each area that is switched on, and own cards; a tick where something is picked. */
export function AreaTabs(props: { area: SetPart; picks: SetPicks; onArea: (area: SetPart) => void }) {
  const areas = useEnabledAreas()
  const picked = pickedParts(props.picks)
  return (
    <nav className="area-tabs" aria-label={m.cards_areas()}>
      {partsWithin(areas).map((area) => {
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
                <span className="sr-only">{m.cards_picked_2()}</span>
              </span>
            ) : null}
          </button>
        )
      })}
    </nav>
  )
}
