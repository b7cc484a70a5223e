import { locale, m } from '#messages'
import { endLogin, endAllLogins, getLogins, type Login } from '@marigold/contract'
import { useState } from 'react'
import { ApiError, call } from '../../platform/calls/api-client.ts'
import { invalidateQuery, useCall } from '../../platform/calls/query-client.ts'
import { clearSession } from '../../platform/session/session.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Field } from '../../ui/field.tsx'
import { LoadFailed, Problem } from '../../ui/notice.tsx'
import { RowSkeletons } from '../../ui/skeleton.tsx'
import { Tag } from '../../ui/tag.tsx'
import { useForm } from '../../ui/use-form.ts'

const when = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' })

function LoginRow({ login, onEnd }: { login: Login; onEnd: () => void }) {
  const { device, kind, current, created_at, last_used_at } = login
  return (
    <li className="login-row flex gap-y-3 gap-x-5 items-center justify-between min-h-16 py-2.5 px-0 border-t border-t-line [&_b]:mr-2.5">
      <div>
        <b>{device}</b>
        {current ? <Tag>{m.account_this_device()}</Tag> : null}
        {kind === 'partner' ? <Tag>{m.account_through_your_partner_site()}</Tag> : null}
        <span className="block text-ink-2 text-body">
          {m.ui_last_used_since({
            format: when.format(new Date(last_used_at)),
            format2: when.format(new Date(created_at)),
          })}
        </span>
      </div>
      {current ? null : (
        <Button look="quiet" size="small" aria-label={m.account_log_out({ device })} onClick={onEnd}>
          {m.account_log_out_2()}
        </Button>
      )}
    </li>
  )
}

type Ending = { kind: 'one'; login: Login } | { kind: 'all' }

/**
 * Asks for the password before ending a login, so that nobody with a borrowed tablet can log its owner out elsewhere.
 */
function EndForm({ ending, onDone, onCancel }: { ending: Ending; onDone: () => void; onCancel: () => void }) {
  const form = useForm({
    log: 'A login was not ended',
    send: async ({ oldpassword = '' }) => {
      const body = { oldpassword }
      if (ending.kind === 'all') await call(endAllLogins, { body })
      else
        await call(endLogin, { params: { id: ending.login.id }, body }).catch((error: unknown) => {
          // It has already ended.
          if (!(error instanceof ApiError && error.code === 'not_found')) throw error
        })
      onDone()
    },
  })
  const button = ending.kind === 'all' ? m.account_log_out_everywhere() : m.account_log_out_2()
  return (
    <form className="form" noValidate onSubmit={form.submit}>
      <p>
        {ending.kind === 'all'
          ? m.account_youll_be_logged_out_on_every()
          : m.account_youll_be_logged_out_on_other({ device: ending.login.device })}
      </p>
      <Field
        label={m.account_current_password()}
        name="oldpassword"
        type="password"
        autoComplete="current-password"
        error={form.errorOf('oldpassword')}
      />
      <Problem>{form.problem}</Problem>
      <div className="dialog-actions">
        <Button onClick={onCancel}>{m.account_stay_logged_in()}</Button>
        <Button type="submit" look="quiet" aria-disabled={form.busy}>
          {form.busy ? m.account_logging_out() : button}
        </Button>
      </div>
    </form>
  )
}

/** Lists where the user is logged in. Each login, or all of them, can be ended with the password. */
export function Logins({ token }: { token: string }) {
  const list = useCall(getLogins, { who: token })
  const [ending, setEnding] = useState<Ending | null>(null)
  const close = () => setEnding(null)
  const done = () => {
    close()
    if (ending?.kind === 'all') clearSession('/login')
    else void invalidateQuery({ queryKey: [getLogins.path] })
  }
  return (
    <section className="account-box panel" aria-labelledby="logins-title" id="sign-ins" aria-busy={list.isPending}>
      <h2 id="logins-title">{m.account_where_youre_logged_in()}</h2>
      {list.isPending ? <RowSkeletons count={2} /> : null}
      {list.isError ? <LoadFailed onRetry={list.refetch}>{m.account_we_couldnt_load_your_devices()}</LoadFailed> : null}
      <ul className="grid mb-4">
        {list.data?.map((login) => (
          <LoginRow key={login.id} login={login} onEnd={() => setEnding({ kind: 'one', login })} />
        ))}
      </ul>
      <Button look="quiet" onClick={() => setEnding({ kind: 'all' })}>
        {m.account_log_out_everywhere()}
      </Button>
      <Dialog
        open={ending !== null}
        onClose={close}
        title={
          ending?.kind === 'one'
            ? m.account_log_out_3({ device: ending.login.device })
            : m.account_log_out_everywhere_2()
        }
      >
        {ending ? <EndForm ending={ending} onDone={done} onCancel={close} /> : null}
      </Dialog>
    </section>
  )
}
