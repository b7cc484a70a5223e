import { m } from '#messages'
import { cardTables, siteKinds, type AuditRecord } from '@marigold/contract'
import { Link } from 'react-router'
import { tableNames } from './cards/card-words.ts'
import { kindNames } from './site/site-words.ts'

interface Subject {
  name: string
  to?: string
}

/** What a record is about, as the server names it ('thread 7', 'card-articulation 12'), in words with its page. */
export function subjectOf({ object, about }: Pick<AuditRecord, 'object' | 'about'>): Subject | null {
  const [, kind = '', id = ''] = /^(.+) (\S+)$/.exec(object) ?? []
  const table = cardTables.find((one) => kind === `card-${one}` || (kind === 'cards' && id === one))
  const site = siteKinds.find((one) => kind === `site-${one}`)
  if (table && kind === 'cards') return { name: tableNames[table], to: `/console/cards/${table}/import` }
  if (table) return { name: m.console_log_card({ table: tableNames[table], id }), to: `/console/cards/${table}/${id}` }
  if (site) return { name: kindNames[site], to: `/console/site/${site}/${id}` }
  switch (kind) {
    case 'game':
      return { name: about ?? m.console_log_game({ id }), to: `/console/games/${id}` }
    case 'thread':
      return { name: m.console_log_message({ id }), to: `/console/messages/${id}` }
    case 'review':
      return { name: m.console_log_review({ id }) }
    case 'announcement':
      return { name: m.console_log_announcement({ id }) }
    case 'invoice':
      return { name: m.console_log_invoice({ number: id }) }
    default:
      return kind === '' || /^\d+$/.test(id) ? null : { name: id }
  }
}

/** What a record is about, with the way to it. */
export function LogSubject({ record }: { record: AuditRecord }) {
  const subject = subjectOf(record)
  if (subject === null) return null
  const { name, to } = subject
  if (to === undefined) return <span className="text-ink-2 wrap-anywhere">{name}</span>
  return (
    <Link className="link wrap-anywhere" to={to}>
      {name}
    </Link>
  )
}
