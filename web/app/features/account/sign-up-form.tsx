import { occupations, register, type Occupation, type PlanWord } from '@marigold/contract'
import { useEffect, useState, type ReactNode } from 'react'
import { Link } from 'react-router'
import type { z } from 'zod'
import { ApiError, call } from '../../platform/api-client.ts'
import { Button } from '../../ui/button.tsx'
import { AlertDialog } from '../../ui/dialog.tsx'
import { Checkbox, Field, Select } from '../../ui/field.tsx'
import { useForm, type Values } from './use-form.ts'

interface Alert {
  title: string
  lines: string[]
}

/** What is missing before the server is asked; null when nothing is. */
export function missingFrom(values: Values): Alert | null {
  if (!values.occupation) return { title: 'Missing Information', lines: ['Please select an occupation.'] }
  if (!values.terms) {
    return { title: 'Terms & Conditions', lines: ['Please accept the privacy policy and terms & conditions.'] }
  }
  return null
}

/** The sentences of a refused registration, one a line. */
export function refusedLines(error: unknown): string[] {
  if (error instanceof ApiError) return error.sentences.length > 0 ? error.sentences : [error.message]
  return ['An unexpected error occurred. Please try again.']
}

const beforePayment = 3000

/** Says that the account exists, then goes on to the payment. */
function Registered({ paymentUrl }: { paymentUrl: string }) {
  useEffect(() => {
    const timer = setTimeout(() => window.location.assign(paymentUrl), beforePayment)
    return () => clearTimeout(timer)
  }, [paymentUrl])
  const go = () => window.location.assign(paymentUrl)
  return (
    <AlertDialog open onClose={go} title="you have been registered successfully" button="Continue">
      <p> To complete signup proceed to payment</p>
    </AlertDialog>
  )
}

/** Creates an account and leads to its payment page. */
export function SignUpForm({ plan, planLine }: { plan: PlanWord; planLine: ReactNode }) {
  const [alert, setAlert] = useState<Alert | null>(null)
  const [paymentUrl, setPaymentUrl] = useState<string | null>(null)
  const form = useForm(
    async (values) => {
      const missing = missingFrom(values)
      if (missing) return setAlert(missing)
      const answer = await call(register, {
        body: {
          full_name: `${values.first_name} ${values.last_name}`.trim(),
          first_name: values.first_name ?? '',
          last_name: values.last_name ?? '',
          email: values.email ?? '',
          password: values.password ?? '',
          password_confirmation: values.password_confirmation ?? '',
          occupation: values.occupation as z.input<typeof Occupation>,
          plan_type: plan,
        },
      })
      setPaymentUrl(answer.payment_url)
    },
    (error) => setAlert({ title: 'Error', lines: refusedLines(error) }),
  )
  return (
    <>
      {planLine}
      <form className="form join-fields" noValidate onSubmit={(event) => void form.submit(event)}>
        <Field label="Email" name="email" type="email" autoComplete="email" error={form.errorOf('email')} />
        <div className="pair">
          <Field label="First name" name="first_name" autoComplete="given-name" error={form.errorOf('first_name')} />
          <Field label="Last name" name="last_name" autoComplete="family-name" error={form.errorOf('last_name')} />
        </div>
        <div className="pair">
          <Field
            label="Password"
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
        </div>
        <Select label="Occupation" name="occupation" defaultValue="" error={form.errorOf('occupation')}>
          <option value="">Choose your occupation</option>
          {occupations.map((occupation) => (
            <option key={occupation.code} value={occupation.code}>
              {occupation.name}
            </option>
          ))}
        </Select>
        <Checkbox
          name="terms"
          label={
            <>
              I accept the <Link to="/privacy">privacy policy</Link> and{' '}
              <Link to="/termsandconditions">terms &amp; conditions</Link>.
            </>
          }
        />
        <p className="hint">Accounts are for adults: by signing up you confirm that you are 18 or older.</p>
        <Button type="submit" size="large" wide disabled={form.busy}>
          {form.busy ? 'Creating your account' : 'Sign Up'}
        </Button>
        <p className="join-next">Next: a secure payment page. You can cancel in the trial and pay nothing.</p>
      </form>
      <AlertDialog open={alert !== null} onClose={() => setAlert(null)} title={alert?.title ?? ''}>
        {alert?.lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </AlertDialog>
      {paymentUrl ? <Registered paymentUrl={paymentUrl} /> : null}
    </>
  )
}
