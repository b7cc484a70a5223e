import { forgotPassword } from '@marigold/contract'
import { useState } from 'react'
import { ApiError, call } from '../../platform/api-client.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Notice } from '../../ui/notice.tsx'
import { useForm } from './use-form.ts'

/** Asks for the mail with the reset link. It answers alike whether or not the address has an account. */
export function ForgotPasswordForm() {
  const [result, setResult] = useState<{ tone: 'good' | 'bad'; text: string } | null>(null)
  const form = useForm(
    async (values) => {
      setResult(null)
      await call(forgotPassword, { body: { email: values.email ?? '' } })
      setResult({ tone: 'good', text: 'Email sent! Please check your inbox.' })
    },
    (error) => {
      const malformed = error instanceof ApiError && (error.status === 422 || error.status === 400)
      const reason = error instanceof Error ? error.message : ''
      setResult({ tone: 'bad', text: malformed ? 'Error: Invalid email address.' : reason })
    },
  )
  return (
    <form className="form join-fields" noValidate onSubmit={(event) => void form.submit(event)}>
      <p className="muted">We send a link to the address of your account.</p>
      <Field label="Email" name="email" type="email" autoComplete="email" required />
      {result ? <Notice tone={result.tone}>{result.text}</Notice> : null}
      <Button type="submit" size="large" wide disabled={form.busy}>
        Submit
      </Button>
    </form>
  )
}
