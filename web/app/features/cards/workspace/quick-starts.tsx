import { m } from '#messages'
import { ChevronRight } from 'lucide-react'
import { Link } from 'react-router'
import { Icon } from '../../../ui/icon.tsx'
import type { AreaTabId } from '../areas/areas.ts'
import { useEnabledAreas } from '../areas/use-enabled-areas.ts'
import { allowedTabs, tabScreen } from '../areas/area-lookup.ts'

/** Shortcuts to the cards of each area and to own cards; `first` is the area that the user's field begins with. */
export function QuickStarts({ first }: { first: AreaTabId }) {
  const areas = useEnabledAreas()
  const tabs = allowedTabs(areas).toSorted((a, b) => Number(b === first) - Number(a === first))
  return (
    <section
      className="ws-quick panel rounded-large pt-5 px-4 pb-3 forced-colors:[border:1px_solid_CanvasText] [&_h2]:pt-0 [&_h2]:px-2.5 [&_h2]:pb-2 [&_b]:flex-1 [&_a:hover]:bg-marigold-pale"
      aria-labelledby="ws-quick"
    >
      <h2 id="ws-quick">{m.cards_quick_start()}</h2>
      <ul>
        {tabs.map((area) => (
          <li key={area}>
            <Link to={`/therapycard?step=${area}`}>
              <span className="ws-icon grid place-items-center flex-none size-11 rounded-[13px] bg-marigold-soft text-slp-text">
                <Icon of={tabScreen(area).startIcon} />
              </span>
              <b>{tabScreen(area).name}</b>
              <Icon of={ChevronRight} className="ws-chevron" />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
