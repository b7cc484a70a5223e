import { m } from '#messages'
import { getAuditLog, limits } from '@marigold/contract'
import { useNavigate, useSearchParams } from 'react-router'
import { useCall } from '../../platform/calls/query-client.ts'
import { Button } from '../../ui/button.tsx'
import { Field, Select } from '../../ui/field.tsx'
import { LogList, logName } from './log-list.tsx'

interface LogQuery {
  actor: number | null
  account: string
  before: number | null
}

const numberIn = (text: string | null) => (/^[1-9]\d{0,14}$/.test(text ?? '') ? Number(text) : null)

/** Parses the log's URL; invalid values get their default. */
export function parseLogQuery(query: URLSearchParams): LogQuery {
  return {
    actor: numberIn(query.get('actor')),
    account: (query.get('account') ?? '').trim().slice(0, limits.email),
    before: numberIn(query.get('before')),
  }
}

/** Returns the path of a part of the log, without defaults. */
export function logPath({ actor, account, before }: LogQuery): string {
  const query = new URLSearchParams()
  if (actor) query.set('actor', String(actor))
  if (account) query.set('account', account)
  if (before) query.set('before', String(before))
  return query.size === 0 ? '/console/log' : `/console/log?${query}`
}

/** What administrators did, by who did it and to which account. */
export function LogSection({ token }: { token: string }) {
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const sought = parseLogQuery(search)
  const { actor, account, before } = sought
  const query = { ...(actor && { actor }), ...(account && { account }), ...(before && { before }) }
  const actors = useCall(getAuditLog, { query, who: token, staleTime: 0 }).data?.actors ?? []
  return (
    <>
      <p>{m.console_log_lead()}</p>
      <form
        key={`${actor} ${account}`}
        className="console-log-filter"
        onSubmit={(event) => {
          event.preventDefault()
          const values = new FormData(event.currentTarget)
          const next = new URLSearchParams([...values].map(([name, value]) => [name, String(value)]))
          void navigate(logPath(parseLogQuery(next)))
        }}
      >
        <Select key={actors.length} label={m.console_log_by()} name="actor" defaultValue={actor ?? ''}>
          <option value="">{m.console_log_everyone()}</option>
          {actors.map((one) => (
            <option key={one.id} value={one.id}>
              {logName(one)}
            </option>
          ))}
        </Select>
        <Field
          label={m.console_log_account()}
          name="account"
          defaultValue={account}
          maxLength={limits.email}
          autoCapitalize="none"
          spellCheck={false}
        />
        <Button type="submit" look="quiet">
          {m.console_log_apply()}
        </Button>
      </form>
      <section className="account-box panel" aria-label={m.console_log()}>
        <LogList token={token} query={query} named pathBefore={(id) => logPath({ ...sought, before: id })} />
      </section>
    </>
  )
}
