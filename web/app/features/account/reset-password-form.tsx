import { resetPassword } from '@marigold/contract'
import { useEffect, useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { ApiError, call } from '../../platform/api-client.ts'
import { forgetToken } from '../../platform/session.ts'
import { Button, LinkButton } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Notice } from '../../ui/notice.tsx'
import { useForm } from './use-form.ts'

/** Sets a new password by the token of the mailed link, which leaves the address bar at once. */
export function ResetPasswordForm() {
  const [search] = useSearchParams()
  const [token] = useState(() => search.get('token') ?? '')
  const [result, setResult] = useState<{ tone: 'good' | 'bad'; text: string } | null>(null)
  useEffect(() => {
    if (token) window.history.replaceState(window.history.state, '', window.location.pathname)
  }, [token])
  const form = useForm(
    async (values) => {
      setResult(null)
      const { password = '', password_confirmation = '' } = values
      await call(resetPassword, { body: { token, password, password_confirmation } })
      forgetToken() // every sign-in has ended, this one too
      setResult({ tone: 'good', text: 'Your password has been changed. Please log in with it.' })
    },
    (error) => {
      const aboutFields = error instanceof ApiError && (error.errors.password || error.errors.password_confirmation)
      if (!aboutFields) setResult({ tone: 'bad', text: error instanceof Error ? error.message : '' })
    },
  )
  if (result?.tone === 'good') {
    return (
      <div className="form join-fields">
        <Notice tone="good">{result.text}</Notice>
        <LinkButton to="/login">Log In</LinkButton>
      </div>
    )
  }
  return (
    <form className="form join-fields" noValidate onSubmit={(event) => void form.submit(event)}>
      {token ? null : (
        <Notice tone="bad">
          This page needs the link of the mail. <Link to="/forgotpassword">Ask for a new one</Link>
        </Notice>
      )}
      <Field
        label="New password"
        name="password"
        type="password"
        autoComplete="new-password"
        error={form.errorOf('password')}
      />
      <Field
        label="Confirm password"
        name="password_confirmation"
        type="password"
        autoComplete="new-password"
        error={form.errorOf('password_confirmation')}
      />
      {result ? <Notice tone="bad">{result.text}</Notice> : null}
      <Button type="submit" size="large" wide disabled={form.busy}>
        Reset Password
      </Button>
    </form>
  )
}
