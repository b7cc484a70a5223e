import { m } from '#messages'
import {
  confirmAdministrator,
  declineAdministrator,
  getAdministrators,
  getAuditLog,
  getUser,
  getUsers,
  type AdministratorRequest,
  type Administrators,
} from '@marigold/contract'
import { ArrowLeft } from 'lucide-react'
import { Link } from 'react-router'
import { call } from '../../../platform/calls/api-client.ts'
import { invalidateQuery, queryClient, useCall } from '../../../platform/calls/query-client.ts'
import { useAction } from '../../../platform/calls/use-action.ts'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { LoadFailed, Notice, Problem } from '../../../ui/notice.tsx'
import { RowSkeletons } from '../../../ui/skeleton.tsx'
import { Tag } from '../../../ui/tag.tsx'
import { formatDay, formatMoment } from '../format-time.ts'

interface RequestProps {
  request: AdministratorRequest
  token: string
  /** Whether the logged-in administrator asked for it. */
  own: boolean
}

function AccountLink({ account }: { account: { id: number; name: string; email: string } }) {
  return (
    <Link className="link" to={`/console/users/${account.id}`}>
      {account.name || account.email}
    </Link>
  )
}

function Request({ request, token, own }: RequestProps) {
  const { id, user, administrator, reason, requested_by, requested_at, expires_at } = request
  const { run, busy, problem } = useAction('The request was not changed')
  const answer = (endpoint: typeof confirmAdministrator | typeof declineAdministrator) =>
    run(async () => {
      const listed = await call(endpoint, { params: { id } })
      queryClient.setQueryData<Administrators>([getAdministrators.path, null, null, token], listed)
      for (const { path } of [getUser, getUsers, getAuditLog]) void invalidateQuery({ queryKey: [path] })
    })
  return (
    <li>
      <span className="flex flex-wrap gap-x-3 items-center">
        <b>{administrator ? m.administrators_asks_to_add() : m.administrators_asks_to_remove()}</b>
        <AccountLink account={user} />
        <span className="text-ink-2">{user.email}</span>
      </span>
      <q className="console-words">{reason}</q>
      <span className="text-ink-2">
        {m.administrators_asked_by({
          name: requested_by.name || requested_by.email,
          date: formatMoment(requested_at),
          end: formatDay(expires_at),
        })}
      </span>
      {own ? <span>{m.administrators_another_confirms()}</span> : null}
      <span className="account-actions">
        {own ? null : (
          <Button size="small" aria-disabled={busy} onClick={() => void answer(confirmAdministrator)}>
            {m.administrators_confirm()}
          </Button>
        )}
        <Button size="small" look="quiet" aria-disabled={busy} onClick={() => void answer(declineAdministrator)}>
          {own ? m.administrators_withdraw() : m.administrators_decline()}
        </Button>
      </span>
      <Problem>{problem}</Problem>
    </li>
  )
}

function AdministratorItem({ administrator }: { administrator: Administrators['administrators'][number] }) {
  const { email, two_step_login, blocked, last_used_at } = administrator
  return (
    <li>
      <span className="flex flex-wrap gap-x-3 gap-y-2 items-center">
        <AccountLink account={administrator} />
        {two_step_login ? null : <Tag>{m.administrators_without_two_step()}</Tag>}
        {blocked ? <Tag>{m.console_account_blocked()}</Tag> : null}
      </span>
      <span className="text-ink-2">
        {email}
        {last_used_at ? ` · ${m.administrators_last_seen({ date: formatMoment(last_used_at) })}` : ''}
      </span>
    </li>
  )
}

/** The administrators, and the changes that one of them asked for and another one confirms. */
export function AdministratorsSection({ token, ownId }: { token: string; ownId: number }) {
  const { data, isError, refetch } = useCall(getAdministrators, { who: token, staleTime: 0 })
  return (
    <>
      <Link className="link justify-self-start" to="/console/users">
        <Icon of={ArrowLeft} />
        {m.console_all_users()}
      </Link>
      <h1>{m.console_administrators()}</h1>
      <p>{m.administrators_lead()}</p>
      {data === undefined ? (
        isError ? (
          <LoadFailed onRetry={refetch}>{m.administrators_we_couldnt_load()}</LoadFailed>
        ) : (
          <RowSkeletons count={4} />
        )
      ) : (
        <>
          {data.requests.length > 0 ? (
            <section className="account-box panel" aria-labelledby="requests-title">
              <h2 id="requests-title">{m.administrators_waiting()}</h2>
              <ul className="fact-list">
                {data.requests.map((request) => (
                  <Request key={request.id} request={request} token={token} own={request.requested_by.id === ownId} />
                ))}
              </ul>
            </section>
          ) : null}
          <section className="account-box panel" aria-label={m.console_administrators()}>
            <ul className="fact-list">
              {data.administrators.map((one) => (
                <AdministratorItem key={one.id} administrator={one} />
              ))}
            </ul>
            {data.administrators.length === 1 ? <Notice>{m.administrators_only_you()}</Notice> : null}
          </section>
        </>
      )}
    </>
  )
}
