import { Play } from 'lucide-react'
import { Link } from 'react-router'
import { Icon } from './icon.tsx'

/** A game that opens with one tap: its wide picture, its name, and a line. */
export function PlayTile({ to, picture, name, line }: { to: string; picture: string; name: string; line?: string }) {
  return (
    <Link
      className="grid gap-0.5 text-inherit no-underline [&_b]:text-lead/[1.2] [&_b]:font-semibold [&_b]:font-display [&_small]:text-body [&_small]:text-ink-2"
      to={to}
    >
      <span className="ws-cover relative mb-2 forced-colors:[&_img]:[border:1px_solid_CanvasText]">
        <img src={picture} alt="" loading="lazy" />
        <span className="ws-go" aria-hidden>
          <Icon of={Play} />
        </span>
      </span>
      <b>{name}</b>
      {line === undefined ? null : <small>{line}</small>}
    </Link>
  )
}
