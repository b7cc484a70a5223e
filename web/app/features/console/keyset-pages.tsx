import { m } from '#messages'
import { LinkButton } from '../../ui/button.tsx'

interface KeysetPagesProps {
  /** The row that this page begins after; null for the newest. */
  before: number | null
  /** Where the next page begins; null at the end. */
  next: number | null
  pathTo: (before: number | null) => string
}

/** Links to older rows, and back to the newest. */
export function KeysetPages({ before, next, pathTo }: KeysetPagesProps) {
  if (before === null && next === null) return null
  return (
    <nav className="account-actions" aria-label={m.ui_pages()}>
      {before === null ? null : (
        <LinkButton look="quiet" to={pathTo(null)}>
          {m.console_to_the_newest()}
        </LinkButton>
      )}
      {next === null ? null : (
        <LinkButton look="quiet" to={pathTo(next)}>
          {m.ui_older()}
        </LinkButton>
      )}
    </nav>
  )
}
