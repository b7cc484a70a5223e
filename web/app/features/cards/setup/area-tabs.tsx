import { m } from '#messages'
import { Check } from 'lucide-react'
import { useEnabledAreas } from '../areas/use-enabled-areas.ts'
import type { AreaTabId, SetPicks } from '../areas/areas.ts'
import { allowedTabs, tabScreen } from '../areas/area-lookup.ts'
import { pickedTabs } from '../sets/set-picks.ts'

/** Tabs of the setup: one per enabled area, and own cards, with a check mark if something is picked. */
export function AreaTabs(props: { area: AreaTabId; picks: SetPicks; onArea: (area: AreaTabId) => void }) {
  const areas = useEnabledAreas()
  const picked = pickedTabs(props.picks)
  return (
    <nav className="area-tabs" aria-label={m.cards_areas()}>
      {allowedTabs(areas).map((area) => {
        const { icon: Icon, name } = tabScreen(area)
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
