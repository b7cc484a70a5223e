import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Icon } from './icon.tsx'

/** A row of a panel that leads somewhere: a picture, a title, and a line. */
export function LinkRow(props: { to: string; icon: LucideIcon; title: string; line: string; end?: ReactNode }) {
  const { to, icon, title, line, end } = props
  return (
    <Link to={to}>
      <span className="ws-icon grid place-items-center flex-none size-11 rounded-[13px] bg-marigold-soft text-slp-text">
        <Icon of={icon} />
      </span>
      <span className="flex-1 min-w-0 grid leading-[1.35] [&_small]:text-body [&_small]:text-ink-2">
        <b>{title}</b>
        <small className="line-clamp-2">{line}</small>
      </span>
      {end}
    </Link>
  )
}
