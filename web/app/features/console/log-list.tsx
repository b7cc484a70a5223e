import { m } from '#messages'
import { getAuditLog, type AuditAction, type AuditRecord } from '@marigold/contract'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useCall } from '../../platform/calls/query-client.ts'
import { LinkButton } from '../../ui/button.tsx'
import { LoadFailed } from '../../ui/notice.tsx'
import { RowSkeletons } from '../../ui/skeleton.tsx'
import { cardActions } from './cards/card-words.ts'
import { excerpt } from './excerpt.ts'
import { formatMoment } from './format-time.ts'
import { LogSubject } from './log-subject.tsx'
import { valueName, valueText } from './log-values.ts'
import { inboxActions } from './log-words.ts'
import { siteActions } from './site/site-words.ts'

const actions: Record<AuditAction, (record: AuditRecord) => string> = {
  ...inboxActions,
  ...cardActions,
  ...siteActions,
  'event.retried': m.money_done_retried,
  'game.uploaded': m.games_done_uploaded,
  'game.added': m.games_done_added,
  'game.media': m.games_done_media,
  'game.certified': m.games_done_certified,
  'game.changed': m.games_done_changed,
  'game.state': m.games_done_state,
  'game.version': m.games_done_version,
  'user.complimentary': ({ after }) => (after?.complimentary ? m.console_done_granted() : m.console_done_ended()),
  'user.areas': m.console_done_areas,
  'user.blocked': ({ after }) => (after?.blocked ? m.console_done_blocked() : m.console_done_unblocked()),
  'user.logins_ended': m.console_done_logins,
  'user.second_factor_off': m.console_done_two_step,
  'user.exported': m.console_done_exported,
  'user.deleted': m.console_done_deleted,
  'user.plan_canceled': m.support_done_canceled,
  'user.plan_resumed': m.support_done_resumed,
  'user.trial_extended': m.support_done_extended,
  'user.refunded': m.support_done_refunded,
  'user.viewed': m.support_done_viewed,
  'administrator.requested': ({ after }) =>
    after?.administrator ? m.administrators_done_asked_add() : m.administrators_done_asked_remove(),
  'administrator.declined': m.administrators_done_declined,
  'administrator.changed': ({ after }) =>
    after?.administrator ? m.administrators_done_added() : m.administrators_done_removed(),
}

/** Describes what changed: 'Language: on → off'. */
export function changesOf({ before, after }: Pick<AuditRecord, 'before' | 'after'>): string[] {
  return Object.entries(after ?? before ?? {}).map(([name, value]) => {
    const isChange = before !== null && after !== null && name in before
    const [was, is] = excerpt(isChange ? valueText(name, before[name]) : '', valueText(name, value))
    return isChange
      ? m.console_change({ name: valueName(name), before: was, after: is })
      : m.console_value({ name: valueName(name), after: is })
  })
}

/** What an account in the log is called. */
export function logName(account: NonNullable<AuditRecord['actor']>): string {
  return account.name ?? m.console_deleted_account({ id: account.id })
}

function Account({ account }: { account: NonNullable<AuditRecord['actor']> }) {
  if (account.name === null) return <span>{logName(account)}</span>
  return (
    <Link className="link" to={`/console/users/${account.id}`}>
      {account.name}
    </Link>
  )
}

interface ItemProps {
  record: AuditRecord
  named: boolean
  /** Whether it names what it's about. */
  about: boolean
  button: ReactNode
}

function Item({ record, named, about, button }: ItemProps) {
  const { actor, account, action, at, reason } = record
  return (
    <li>
      <span className="flex flex-wrap gap-x-3 items-center">
        <b>{actions[action](record)}</b>
        {named && account ? <Account account={account} /> : null}
        {about ? <LogSubject record={record} /> : null}
      </span>
      {changesOf(record).map((change) => (
        <span key={change}>{change}</span>
      ))}
      {reason ? <q className="console-words">{reason}</q> : null}
      <span className="text-ink-2">
        {m.console_by_on({ name: actor ? logName(actor) : m.console_the_server(), date: formatMoment(at) })}
      </span>
      {button ? <span>{button}</span> : null}
    </li>
  )
}

interface LogListProps {
  token: string
  query: { actor?: number; account?: string; object?: string; before?: number }
  /** Whether each record names its account. */
  named: boolean
  /** The page with the records before this one. Without it, only the newest are shown. */
  pathBefore?: (before: number) => string
  /** A button for a record, by those that are newer. */
  actionOf?: (record: AuditRecord, newer: readonly AuditRecord[]) => ReactNode
}

/** Records of the log, newest first. */
export function LogList({ token, query, named, pathBefore, actionOf }: LogListProps) {
  const { data, isPending, isError, refetch } = useCall(getAuditLog, { query, who: token, staleTime: 0 })
  if (data === undefined)
    return isError ? (
      <LoadFailed onRetry={refetch}>{m.console_we_couldnt_load_the_log()}</LoadFailed>
    ) : isPending ? (
      <RowSkeletons count={4} />
    ) : null
  if (data.records.length === 0) return <p className="text-ink-2">{m.console_nothing_in_the_log()}</p>
  return (
    <>
      <ul className="fact-list">
        {data.records.map((record, at) => (
          <Item
            key={record.id}
            record={record}
            named={named}
            about={query.object === undefined}
            button={actionOf?.(record, data.records.slice(0, at))}
          />
        ))}
      </ul>
      {data.next && pathBefore ? (
        <nav className="account-actions" aria-label={m.ui_pages()}>
          <LinkButton look="quiet" to={pathBefore(data.next)}>
            {m.ui_older()}
          </LinkButton>
        </nav>
      ) : null}
    </>
  )
}
