import { m } from '#messages'
import { forgotPassword } from '@marigold/contract'
import { call } from '../../platform/calls/api-client.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Notice } from '../../ui/notice.tsx'
import { needsCaptcha, CaptchaOnDemand, useCaptchaOnDemand } from './captcha-on-demand.tsx'
import { faultsOf, useForm } from '../../ui/use-form.ts'

/** Requests the password reset email. The response is the same whether or not the address has an account. */
export function ForgotPasswordForm() {
  const captcha = useCaptchaOnDemand()
  const form = useForm({
    check: (values) => (forgotPassword.body ? faultsOf(forgotPassword.body, values) : {}),
    send: async (values) => {
      const solved = captcha.solution ? { recaptchaToken: captcha.solution } : {}
      await call(forgotPassword, { body: { email: values.email ?? '', ...solved } })
      captcha.renew()
      return m.account_email_sent_please_check_your_inbox()
    },
    onFailure: (error) => {
      captcha.again(error)
      // The CAPTCHA's own error is shown next to it.
      return needsCaptcha(error) || !(error instanceof Error) ? null : error.message
    },
  })
  const malformed = form.errorOf('email') !== undefined
  return (
    <form className="form join-fields" noValidate onSubmit={form.submit}>
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
      {form.problem && !malformed ? <Notice tone="bad">{form.problem}</Notice> : null}
      {form.done && !malformed ? <Notice tone="good">{form.done}</Notice> : null}
      <Button type="submit" size="large" wide aria-disabled={form.busy}>
        {form.busy ? m.ui_sending() : m.account_submit()}
      </Button>
    </form>
  )
}
