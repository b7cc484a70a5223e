import { m } from '#messages'
import { BookOpen, ChevronRight, House, MonitorCheck, Presentation, Printer, type LucideIcon } from 'lucide-react'
import { Icon } from '../../ui/icon.tsx'
import { LinkRow } from '../../ui/link-row.tsx'
import { hubForOccupation } from './hubs.ts'

const launchers: Record<string, string> = {
  speech: '/gameworkspace2',
  behavioral: '/gameworkspace3',
  occupational: '/gameworkspace4',
}

/** Links to the rest of a session's work: launcher, print, and hub. */
export function WorkspaceLinks({ occupation }: { occupation: string | null }) {
  const hub = hubForOccupation(occupation)
  const links: { to: string; icon: LucideIcon; name: string; says: string }[] = [
    {
      to: launchers[hub.key] ?? '/gameworkspace',
      icon: Presentation,
      name: m.hubs_in_front_of_a_client(),
      says: m.hubs_games_as_large_tiles_with_nothing(),
    },
    {
      to: '/therapycard/print?cards=used',
      icon: Printer,
      name: m.hubs_print_todays_cards(),
      says: m.hubs_what_was_practiced_as_sheets_for(),
    },
    { to: hub.path, icon: House, name: hub.title, says: m.hubs_your_fields_games_and_sheets() },
    {
      to: '/sessioncheck',
      icon: MonitorCheck,
      name: m.ui_session_check(),
      says: m.hubs_sound_display_and_screen_sharing(),
    },
    { to: '/help', icon: BookOpen, name: m.ui_help(), says: m.hubs_your_first_session_step_by_step() },
  ]
  return (
    <section aria-labelledby="ws-ways">
      <div className="flex items-center justify-between gap-4 min-h-12 mb-3">
        <h2 id="ws-ways">{m.hubs_before_and_after()}</h2>
      </div>
      <ul className="ws-panel panel ws-ways">
        {links.map((way) => (
          <li key={way.to}>
            <LinkRow
              to={way.to}
              icon={way.icon}
              title={way.name}
              line={way.says}
              end={<Icon of={ChevronRight} className="ws-chevron" />}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}
