import { m } from '#messages'
import { loginCode } from '@marigold/contract'
import { useState } from 'react'
import { ApiError, call } from '../../../platform/calls/api-client.ts'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { useForm } from '../use-form.ts'
import { CodeField } from './code-field.tsx'

interface Step {
  /** Names the log-in that waits. */
  pending: string
  onToken: (token: string) => void
  /** The password is asked for again; with why, where something ended the log-in. */
  onBack: (why: string | null) => void
}

function few(left: number): string {
  if (left === 0) return m.account_that_was_your_last_recovery_code()
  return m.account_you_used_a_recovery_code_are({ left })
}

/** The second step of a log-in: a code of the app, or a recovery code. */
export function CodeStep({ pending, onToken, onBack }: Step) {
  const [recovery, setRecovery] = useState(false)
  const [done, setDone] = useState<{ token: string; left: number } | null>(null)
  const [trouble, setTrouble] = useState('')
  const form = useForm({
    check: () => {
      setTrouble('')
      return {}
    },
    send: async ({ code = '' }) => {
      const answer = await call(loginCode, { body: { pending, code } })
      const left = answer.recovery_codes_left
      if (left === null) onToken(answer.access_token)
      else setDone({ token: answer.access_token, left })
    },
    onFailure: (error) => {
      if (error instanceof ApiError && error.code === 'bad_ticket') return onBack(error.message)
      if (error instanceof ApiError && error.sentences.length > 0) return
      setTrouble(error instanceof ApiError ? error.message : m.ui_something_went_wrong_please_try_again())
    },
  })
  if (done)
    return (
      <div className="form join-fields">
        <Notice tone="good">{m.account_youre_logged_in({ few: few(done.left) })}</Notice>
        <Button size="large" wide onClick={() => onToken(done.token)}>
          {m.ui_continue()}
        </Button>
      </div>
    )
  return (
    <form className="form join-fields" noValidate onSubmit={(event) => void form.submit(event)}>
      <CodeField
        key={String(recovery)}
        recovery={recovery}
        label={recovery ? m.account_recovery_code() : m.account_code_from_your_authenticator_app()}
        hint={recovery ? m.account_one_of_the_ten_you_saved() : m.account_six_digits_new_every_30_seconds()}
        error={form.errorOf('code')}
      />
      {trouble ? <Notice tone="bad">{trouble}</Notice> : null}
      <Button type="submit" size="large" wide aria-disabled={form.busy}>
        {form.busy ? m.account_logging_in() : m.account_log_in_2()}
      </Button>
      <div className="join-links flex flex-wrap gap-y-0 gap-x-6 justify-between">
        <button type="button" className="link" onClick={() => setRecovery(!recovery)}>
          {recovery ? m.account_use_a_code_from_the_app() : m.account_use_a_recovery_code()}
        </button>
        <button type="button" className="link" onClick={() => onBack(null)}>
          {m.ui_back()}
        </button>
      </div>
    </form>
  )
}
