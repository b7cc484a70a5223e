import { locale, m } from '#messages'
import { endSignIn, endSignIns, getSignIns, type SignIn } from '@marigold/contract'
import { useState } from 'react'
import { ApiError, call } from '../../platform/calls/api-client.ts'
import { logFailure } from '../../platform/log.ts'
import { askAgain, useCall } from '../../platform/calls/query-client.ts'
import { forgetPerson } from '../../platform/session/session.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Field } from '../../ui/field.tsx'
import { Notice } from '../../ui/notice.tsx'
import { RowSkeletons } from '../../ui/skeleton.tsx'
import { Tag } from '../../ui/tag.tsx'
import { useForm } from './use-form.ts'

const when = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' })

function SignInLine({ signIn, onEnd }: { signIn: SignIn; onEnd: () => void }) {
  const { device, kind, current, created_at, last_used_at } = signIn
  return (
    <li className="sign-in flex gap-y-3 gap-x-5 items-center justify-between min-h-16 py-2.5 px-0 border-t border-t-line [&_b]:mr-2.5">
      <div>
        <b>{device}</b>
        {current ? <Tag>{m.account_this_device()}</Tag> : null}
        {kind === 'partner' ? <Tag>{m.account_through_your_partner_site()}</Tag> : null}
        <span className="block text-ink-2 text-[16px]">
          {m.account_last_used_since({
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

type Ending = { kind: 'one'; signIn: SignIn } | { kind: 'all' }

/** Asks for the password before a login is ended: a borrowed tablet must not log its owner out elsewhere. */
function EndForm({ ending, onDone, onCancel }: { ending: Ending; onDone: () => void; onCancel: () => void }) {
  const [trouble, setTrouble] = useState('')
  const form = useForm({
    check: () => {
      setTrouble('')
      return {}
    },
    send: async ({ oldpassword = '' }) => {
      const body = { oldpassword }
      if (ending.kind === 'all') await call(endSignIns, { body })
      else
        await call(endSignIn, { params: { id: ending.signIn.id }, body }).catch((error: unknown) => {
          // It has ended meanwhile, which is what was wanted.
          if (!(error instanceof ApiError && error.code === 'not_found')) throw error
        })
      onDone()
    },
    onFailure: (error) => {
      if (error instanceof ApiError && error.sentences.length > 0) return
      logFailure('A login was not ended', error)
      setTrouble(error instanceof ApiError ? error.message : m.ui_something_went_wrong_please_try_again())
    },
  })
  const button = ending.kind === 'all' ? m.account_log_out_everywhere() : m.account_log_out_2()
  return (
    <form className="form" noValidate onSubmit={(event) => void form.submit(event)}>
      <p>
        {ending.kind === 'all'
          ? m.account_youll_be_logged_out_on_every()
          : m.account_youll_be_logged_out_on_other({ device: ending.signIn.device })}
      </p>
      <Field
        label={m.account_current_password()}
        name="oldpassword"
        type="password"
        autoComplete="current-password"
        error={form.errorOf('oldpassword')}
      />
      {trouble ? <Notice tone="bad">{trouble}</Notice> : null}
      <div className="dialog-actions">
        <Button onClick={onCancel}>{m.account_stay_logged_in()}</Button>
        <Button type="submit" look="quiet" aria-disabled={form.busy}>
          {form.busy ? m.account_logging_out() : button}
        </Button>
      </div>
    </form>
  )
}

/** Where the user is logged in; each login is ended by itself, or all at once, with the password. */
export function SignIns({ token }: { token: string }) {
  const list = useCall(getSignIns, { who: token })
  const [ending, setEnding] = useState<Ending | null>(null)
  const close = () => setEnding(null)
  const done = () => {
    close()
    if (ending?.kind === 'all') forgetPerson('/login')
    else void askAgain({ queryKey: [getSignIns.path] })
  }
  return (
    <section className="account-box" aria-labelledby="sign-ins-title" id="sign-ins" aria-busy={list.isPending}>
      <h2 id="sign-ins-title">{m.account_where_youre_logged_in()}</h2>
      {list.isPending ? <RowSkeletons count={2} /> : null}
      {list.isError ? (
        <Notice
          tone="bad"
          action={
            <Button size="small" onClick={() => void list.refetch()}>
              {m.ui_retry()}
            </Button>
          }
        >
          {m.account_we_couldnt_load_your_devices()}
        </Notice>
      ) : null}
      <ul className="grid mb-4">
        {list.data?.map((signIn) => (
          <SignInLine key={signIn.id} signIn={signIn} onEnd={() => setEnding({ kind: 'one', signIn })} />
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
            ? m.account_log_out_3({ device: ending.signIn.device })
            : m.account_log_out_everywhere_2()
        }
      >
        {ending ? <EndForm ending={ending} onDone={done} onCancel={close} /> : null}
      </Dialog>
    </section>
  )
}
