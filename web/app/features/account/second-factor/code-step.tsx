import { m } from '#messages'
import { loginCode } from '@marigold/contract'
import { useState } from 'react'
import { ApiError, call } from '../../../platform/calls/api-client.ts'
import { Button } from '../../../ui/button.tsx'
import { Notice, Problem } from '../../../ui/notice.tsx'
import { problemOf, useForm } from '../../../ui/use-form.ts'
import { CodeField } from './code-field.tsx'

interface Step {
  /** Identifies the pending login. */
  pending: string
  onToken: (token: string) => void
  /** Returns to the password form; `why` explains an expired login. */
  onBack: (why: string | null) => void
}

function few(left: number): string {
  if (left === 0) return m.account_that_was_your_last_recovery_code()
  return m.account_you_used_a_recovery_code_are({ left })
}

/** Second step of a login: a code from the authenticator app, or a recovery code. */
export function CodeStep({ pending, onToken, onBack }: Step) {
  const [recovery, setRecovery] = useState(false)
  const [done, setDone] = useState<{ token: string; left: number } | null>(null)
  const form = useForm({
    send: async ({ code = '' }) => {
      const answer = await call(loginCode, { body: { pending, code } })
      const left = answer.recovery_codes_left
      if (left === null) onToken(answer.access_token)
      else setDone({ token: answer.access_token, left })
    },
    onFailure: (error) => {
      if (!(error instanceof ApiError && error.code === 'bad_ticket')) return problemOf(error)
      onBack(error.message)
      return null
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
    <form className="form join-fields" noValidate onSubmit={form.submit}>
      <CodeField
        key={String(recovery)}
        recovery={recovery}
        label={recovery ? m.account_recovery_code() : m.account_code_from_your_authenticator_app()}
        hint={recovery ? m.account_one_of_the_ten_you_saved() : m.account_six_digits_new_every_30_seconds()}
        error={form.errorOf('code')}
      />
      <Problem>{form.problem}</Problem>
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
