import type { Area } from '@marigold/contract'
import { AudioLines, ChevronRight, MessagesSquare, NotebookPen, Waves, type LucideIcon } from 'lucide-react'
import { Link } from 'react-router'
import { Icon } from '../../../ui/icon.tsx'

const starts: Record<Area | 'own', { name: string; icon: LucideIcon }> = {
  articulation: { name: 'Articulation', icon: AudioLines },
  language: { name: 'Language', icon: MessagesSquare },
  fluency: { name: 'Fluency', icon: Waves },
  own: { name: 'My cards', icon: NotebookPen },
}

/** Straight into the cards of an area, and to those of one's own. */
export function QuickStarts({ areas }: { areas: readonly Area[] }) {
  return (
    <section className="ws-quick" aria-labelledby="ws-quick">
      <h2 id="ws-quick">Quick start</h2>
      <ul>
        {[...areas, 'own' as const].map((area) => (
          <li key={area}>
            <Link to={`/therapycard?step=${area}`}>
              <span className="ws-icon">
                <Icon of={starts[area].icon} />
              </span>
              <b>{starts[area].name}</b>
              <Icon of={ChevronRight} className="ws-chevron" />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
