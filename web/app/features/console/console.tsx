import { m } from '#messages'
import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router'

const rooms = [
  { to: '/console/users', label: m.ui_users() },
  { to: '/console/messages', label: m.console_messages() },
  { to: '/console/reviews', label: m.console_reviews() },
  { to: '/console/announcements', label: m.ui_announcements() },
  { to: '/console/cards', label: m.ui_cards() },
  { to: '/console/games', label: m.ui_games() },
  { to: '/console/site', label: m.publishing_site() },
  { to: '/console/money', label: m.money_money() },
  { to: '/console/log', label: m.console_log() },
  { to: '/console/health', label: m.console_health() },
]

/** Layout of the console. Without a title, `children` have one. */
export function Console({ title, children }: { title?: string; children: ReactNode }) {
  const { pathname } = useLocation()
  return (
    <div className="wrap console">
      <header className="flex flex-wrap gap-y-3 gap-x-6 items-center">
        <p className="text-body/[1] font-semibold font-display text-ink-2">{m.ui_console()}</p>
        <nav className="flex flex-wrap gap-1" aria-label={m.admin_sections()}>
          {rooms.map(({ to, label }) => (
            <Link key={to} to={to} className="console-room" aria-current={pathname.startsWith(to) ? 'page' : undefined}>
              {label}
            </Link>
          ))}
        </nav>
      </header>
      {title === undefined ? null : <h1>{title}</h1>}
      {children}
    </div>
  )
}
