import { resetPassword } from '@marigold/contract'
import { useEffect, useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { ApiError, call } from '../../platform/calls/api-client.ts'
import { forgetToken } from '../../platform/session/session.ts'
import { Button, LinkButton } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Notice } from '../../ui/notice.tsx'
import { faultsOf, useForm } from './use-form.ts'

/** A link that does not work (any more), and the way to another. */
function DeadLink({ children }: { children: string }) {
  return (
    <div className="form join-fields">
      <Notice tone="bad">{children}</Notice>
      <LinkButton to="/forgotpassword" size="large" wide>
        Ask for a new link
      </LinkButton>
    </div>
  )
}

function Changed() {
  return (
    <div className="form join-fields">
      <Notice tone="good">Your password has been changed. Please log in with it.</Notice>
      <LinkButton to="/login" size="large" wide>
        Log In
      </LinkButton>
    </div>
  )
}

/** Sets a new password by the token of the mailed link, which leaves the address bar at once. */
export function ResetPasswordForm() {
  const [search] = useSearchParams()
  const [token] = useState(() => search.get('token') ?? '')
  const [state, setState] = useState<'asking' | 'changed' | 'dead'>('asking')
  const [trouble, setTrouble] = useState<string | null>(null)
  useEffect(() => {
    if (token) window.history.replaceState(window.history.state, '', window.location.pathname)
  }, [token])
  const form = useForm({
    check: (values) => {
      setTrouble(null)
      return resetPassword.body ? faultsOf(resetPassword.body, { ...values, token }) : {}
    },
    send: async ({ password = '', password_confirmation = '' }) => {
      await call(resetPassword, { body: { token, password, password_confirmation } })
      forgetToken() // every sign-in has ended, this one too
      setState('changed')
    },
    onFailure: (error) => {
      const refused = error instanceof ApiError ? error : null
      if (refused?.errors.token) setState('dead')
      else if (!refused || refused.sentences.length === 0) setTrouble(refused?.message ?? 'Something went wrong.')
    },
  })
  if (!token) return <DeadLink>This page needs the link of the mail.</DeadLink>
  if (state === 'dead') return <DeadLink>This link has ended or was used already.</DeadLink>
  if (state === 'changed') return <Changed />
  return (
    <form className="form join-fields" noValidate onSubmit={(event) => void form.submit(event)}>
      <Field
        label="New password"
        name="password"
        type="password"
        autoComplete="new-password"
        hint={form.errorOf('password') ? undefined : 'At least 8 characters.'}
        error={form.errorOf('password')}
      />
      <Field
        label="Confirm password"
        name="password_confirmation"
        type="password"
        autoComplete="new-password"
        error={form.errorOf('password_confirmation')}
      />
      {trouble ? <Notice tone="bad">{trouble}</Notice> : null}
      <Button type="submit" size="large" wide aria-disabled={form.busy}>
        {form.busy ? 'Saving' : 'Reset Password'}
      </Button>
      <p className="text-center text-ink-2 text-[16px]">
        A new password logs you out everywhere. <Link to="/login">Log in</Link> instead
      </p>
    </form>
  )
}
