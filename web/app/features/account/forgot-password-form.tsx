import { m } from '#messages'
import { forgotPassword } from '@marigold/contract'
import { useState } from 'react'
import { call } from '../../platform/calls/api-client.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Notice } from '../../ui/notice.tsx'
import { asksForCaptcha, CaptchaOnDemand, useCaptchaOnDemand } from './captcha-on-demand.tsx'
import { faultsOf, useForm } from './use-form.ts'

/** Asks for the mail with the reset link. It answers alike whether or not the address has an account. */
export function ForgotPasswordForm() {
  const [result, setResult] = useState<{ tone: 'good' | 'bad'; text: string } | null>(null)
  const captcha = useCaptchaOnDemand()
  const form = useForm({
    check: (values) => {
      setResult(null)
      return forgotPassword.body ? faultsOf(forgotPassword.body, values) : {}
    },
    send: async (values) => {
      const solved = captcha.solution ? { recaptchaToken: captcha.solution } : {}
      await call(forgotPassword, { body: { email: values.email ?? '', ...solved } })
      captcha.renew()
      setResult({ tone: 'good', text: m.account_email_sent_please_check_your_inbox() })
    },
    onFailure: (error) => {
      captcha.again(error)
      // What the CAPTCHA is for is said beside it.
      if (!asksForCaptcha(error)) setResult({ tone: 'bad', text: error instanceof Error ? error.message : '' })
    },
  })
  const malformed = form.errorOf('email') !== undefined
  return (
    <form className="form join-fields" noValidate onSubmit={(event) => void form.submit(event)}>
      <p className="muted">{m.account_well_send_a_link_to_your()}</p>
      <Field
        label={m.ui_email()}
        name="email"
        type="email"
        autoComplete="email"
        required
        error={malformed ? m.account_error_invalid_email_address() : undefined}
      />
      <CaptchaOnDemand captcha={captcha} error={form.errorOf('recaptchaToken')} />
      {result && !malformed ? <Notice tone={result.tone}>{result.text}</Notice> : null}
      <Button type="submit" size="large" wide aria-disabled={form.busy}>
        {form.busy ? m.ui_sending() : m.account_submit()}
      </Button>
    </form>
  )
}
