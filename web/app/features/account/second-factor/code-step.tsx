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
  if (left === 0) return 'That was your last recovery code. Make new ones under My Profile.'
  return left === 1
    ? 'One recovery code is left. Make new ones under My Profile.'
    : `You used a recovery code: ${left} are left.`
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
      setTrouble(error instanceof ApiError ? error.message : 'Something went wrong. Please try again.')
    },
  })
  if (done)
    return (
      <div className="form join-fields">
        <Notice tone="good">You are logged in. {few(done.left)}</Notice>
        <Button size="large" wide onClick={() => onToken(done.token)}>
          Continue
        </Button>
      </div>
    )
  return (
    <form className="form join-fields" noValidate onSubmit={(event) => void form.submit(event)}>
      <CodeField
        key={String(recovery)}
        recovery={recovery}
        label={recovery ? 'Recovery code' : 'Code of your authenticator app'}
        hint={recovery ? 'One of the ten that you kept.' : 'Six digits, new every 30 seconds.'}
        error={form.errorOf('code')}
      />
      {trouble ? <Notice tone="bad">{trouble}</Notice> : null}
      <Button type="submit" size="large" wide aria-disabled={form.busy}>
        {form.busy ? 'Logging in' : 'Log In'}
      </Button>
      <div className="join-links flex flex-wrap gap-y-0 gap-x-6 justify-between">
        <button type="button" className="link" onClick={() => setRecovery(!recovery)}>
          {recovery ? 'Use a code of the app' : 'Use a recovery code'}
        </button>
        <button type="button" className="link" onClick={() => onBack(null)}>
          Back
        </button>
      </div>
    </form>
  )
}
