import { ChevronRight } from 'lucide-react'
import { Link } from 'react-router'
import { Icon } from '../../../ui/icon.tsx'
import { useEnabledAreas } from '../areas/use-enabled-areas.ts'
import { partsWithin, screenOf } from '../areas/by-area.ts'

/** Straight into the cards of an area, and to those of one's own. */
export function QuickStarts() {
  const areas = useEnabledAreas()
  return (
    <section className="ws-quick" aria-labelledby="ws-quick">
      <h2 id="ws-quick">Quick start</h2>
      <ul>
        {partsWithin(areas).map((area) => (
          <li key={area}>
            <Link to={`/therapycard?step=${area}`}>
              <span className="ws-icon">
                <Icon of={screenOf(area).startIcon} />
              </span>
              <b>{screenOf(area).name}</b>
              <Icon of={ChevronRight} className="ws-chevron" />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
