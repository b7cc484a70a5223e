import { m } from '#messages'
import { endUserLogins, limits, turnOffSecondFactor, type UserRecord } from '@marigold/contract'
import { useState } from 'react'
import { call } from '../../../platform/calls/api-client.ts'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { formatMoment } from '../format-time.ts'
import { ChangeDialog, reasonField, type ChangeField } from '../change-dialog.tsx'
import { changeUser } from './change-user.ts'
import { FactList } from './fact-list.tsx'

const loginFields = [reasonField]
const checkFields: ChangeField[] = [
  { name: 'checked_by', label: m.console_who_checked(), maxLength: limits.console.checker },
  {
    name: 'how',
    label: m.console_how_checked(),
    hint: m.console_how_checked_hint(),
    multiline: true,
    maxLength: limits.console.reason,
  },
]

function deviceName({ device, kind }: UserRecord['logins'][number]): string {
  const name = device || m.console_device_unknown()
  return kind === 'partner' ? `${name} · ${m.console_partner_login()}` : name
}

/** Where a user is logged in, and the second factor, with what ends them. */
export function SecurityBox({ user, token, own }: { user: UserRecord; token: string; own: boolean }) {
  const { id, revision } = user
  const name = user.name || user.username
  const [open, setOpen] = useState<'logins' | 'factor' | null>(null)
  const [done, setDone] = useState('')
  const close = () => setOpen(null)
  return (
    <section className="account-box panel" aria-labelledby="security-title">
      <h2 id="security-title">{m.console_logins_and_two_step_login()}</h2>
      <p>{user.two_step_login ? m.console_two_step_on() : m.console_two_step_off()}</p>
      <FactList none={m.console_no_logins()} count={user.logins.length}>
        {user.logins.map((login) => (
          <li key={login.id}>
            <b>{deviceName(login)}</b>
            <span className="text-ink-2">
              {m.ui_last_used_since({
                format: formatMoment(login.last_used_at),
                format2: formatMoment(login.created_at),
              })}
            </span>
          </li>
        ))}
      </FactList>
      {done ? <Notice tone="good">{done}</Notice> : null}
      {own ? null : (
        <div className="account-actions">
          {user.logins.length > 0 ? (
            <Button look="quiet" onClick={() => setOpen('logins')}>
              {m.console_end_all_logins()}
            </Button>
          ) : null}
          {user.two_step_login ? (
            <Button look="quiet" onClick={() => setOpen('factor')}>
              {m.console_turn_two_step_off()}
            </Button>
          ) : null}
        </div>
      )}
      <ChangeDialog
        open={open === 'logins'}
        onClose={close}
        draft={`${id} logins`}
        title={m.console_end_all_logins()}
        lead={m.console_end_logins_lead({ name })}
        fields={loginFields}
        action={m.console_end_all_logins()}
        send={async ({ reason = '' }) => {
          await changeUser(token, () => call(endUserLogins, { params: { id }, body: { revision, reason } }))
          setDone(m.console_logins_have_ended())
        }}
      />
      <ChangeDialog
        open={open === 'factor'}
        onClose={close}
        draft={`${id} factor`}
        title={m.console_turn_two_step_off()}
        lead={m.console_turn_two_step_off_lead({ name })}
        fields={checkFields}
        action={m.console_turn_two_step_off()}
        keep={m.console_keep_two_step()}
        send={async ({ checked_by = '', how = '' }) => {
          const body = { revision, checked_by, how }
          await changeUser(token, () => call(turnOffSecondFactor, { params: { id }, body }))
          setDone(m.console_two_step_is_off_now())
        }}
      />
    </section>
  )
}
