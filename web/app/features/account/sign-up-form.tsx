import { m } from '#messages'
import { ParaglideMessage } from '@inlang/paraglide-js-react'
import { occupations, planOf, register, RegisterBody, trialDays, type PlanWord } from '@marigold/contract'
import { useEffect, useState, useSyncExternalStore, type ReactNode } from 'react'
import { Link } from 'react-router'
import type { z } from 'zod'
import { ApiError, call } from '../../platform/calls/api-client.ts'
import { storeDraft, readDraft } from '../../platform/storage/drafts.ts'
import { Button, LinkButton } from '../../ui/button.tsx'
import { AlertDialog } from '../../ui/dialog.tsx'
import { Checkbox, Field, Select } from '../../ui/field.tsx'
import { Notice } from '../../ui/notice.tsx'
import { CaptchaOnDemand, useCaptchaOnDemand } from './captcha-on-demand.tsx'
import { faultsOf, useForm, type Errors, type Values } from '../../ui/use-form.ts'
import { occupationName } from './occupations.ts'
import { formatMoney } from '../../platform/words/words.ts'
import { after } from '../../platform/time/timers.ts'

interface Alert {
  title: string
  lines: string[]
}

const notAccepted = m.account_please_accept_the_privacy_policy_and()

function bodyOf(values: Values, plan: PlanWord, solution: string) {
  const { first_name = '', last_name = '', email = '', password = '', password_confirmation = '' } = values
  return {
    full_name: `${first_name} ${last_name}`.trim(),
    first_name,
    last_name,
    email,
    password,
    password_confirmation,
    occupation: values.occupation,
    plan_type: plan,
    ...(solution && { recaptchaToken: solution }),
  } as z.input<typeof RegisterBody>
}

/** Returns the form's errors by field. */
export function validateSignUp(values: Values, plan: PlanWord = 'monthly'): Errors {
  const errors = faultsOf(RegisterBody, bodyOf(values, plan, ''))
  return values.terms ? errors : { ...errors, terms: [notAccepted] }
}

/** Returns the popup for these errors: the occupation first, then the terms, then everything else, one per line. */
export function signUpAlert(errors: Errors): Alert {
  if (errors.occupation) return { title: m.account_missing_information(), lines: [m.faults_occupation_missing()] }
  if (errors.terms) return { title: m.account_terms_conditions(), lines: [notAccepted] }
  return { title: 'Error', lines: [...new Set(Object.values(errors).flatMap((texts) => texts ?? []))] }
}

/** Returns the sentences of a refused registration, one per line. */
export function refusalLines(error: unknown): string[] {
  if (error instanceof ApiError) return error.sentences.length > 0 ? error.sentences : [error.message]
  return [m.account_an_unexpected_error_occurred_please_try()]
}

const beforePayment = 3000

const priceOf = (word: PlanWord) => formatMoney(planOf(word)?.cents ?? 0)

const signedUp = 'signed-up'

/** Confirms the new account, says whether anything is charged today, and then continues to checkout. */
function Registered({ paymentUrl, trial, price }: { paymentUrl: string; trial: boolean; price: string }) {
  useEffect(() => {
    return after(beforePayment, () => window.location.assign(paymentUrl))
  }, [paymentUrl])
  const go = () => window.location.assign(paymentUrl)
  return (
    <AlertDialog open onClose={go} title={m.account_you_have_been_registered_successfully()} button={m.ui_continue()}>
      <p> {m.account_to_complete_signup_proceed_to_payment()}</p>
      <p className="muted">
        {trial
          ? m.account_first_days_free_nothing_is_charged({ trialDays })
          : m.account_this_email_address_has_had_its({ price })}
      </p>
    </AlertDialog>
  )
}

/** For a user who signed up in this tab and came back from checkout: the form doesn't have to be filled in again. */
function AlreadySignedUp() {
  const before = useSyncExternalStore(
    () => () => {},
    () => readDraft(signedUp) !== '',
    () => false,
  )
  if (!before) return null
  return (
    <Notice
      action={
        <LinkButton to="/login" size="small">
          {m.account_log_in_2()}
        </LinkButton>
      }
    >
      {m.account_you_already_signed_up_log_in()}
    </Notice>
  )
}

/** Link that opens in a new tab, so that the form keeps its values. */
function NewTabLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link to={to} target="_blank" rel="noopener">
      {children}
      <span className="sr-only"> {m.ui_opens_in_a_new_tab()}</span>
    </Link>
  )
}

interface FieldsProps {
  errorOf: (name: string) => string | undefined
  /** An account with this email exists. */
  taken: boolean
}

function SignUpFields({ errorOf, taken }: FieldsProps) {
  return (
    <>
      <Field label={m.ui_email()} name="email" type="email" autoComplete="email" error={errorOf('email')} />
      {taken ? (
        <p className="join-links flex flex-wrap gap-y-0 gap-x-6 justify-between">
          <Link className="link" to="/login">
            {m.account_log_in_2()}
          </Link>
          <Link className="link" to="/forgotpassword">
            {m.account_forgot_password()}
          </Link>
        </p>
      ) : null}
      <div className="pair">
        <Field
          label={m.account_first_name()}
          name="first_name"
          autoComplete="given-name"
          error={errorOf('first_name')}
        />
        <Field label={m.account_last_name()} name="last_name" autoComplete="family-name" error={errorOf('last_name')} />
      </div>
      <div className="pair">
        <Field
          label={m.account_password()}
          name="password"
          type="password"
          autoComplete="new-password"
          hint={errorOf('password') ? undefined : m.account_at_least_8_characters()}
          error={errorOf('password')}
        />
        <Field
          label={m.account_confirm_password()}
          name="password_confirmation"
          type="password"
          autoComplete="new-password"
          error={errorOf('password_confirmation')}
        />
      </div>
      <Select
        label={m.account_occupation()}
        name="occupation"
        defaultValue=""
        autoComplete="off"
        error={errorOf('occupation')}
      >
        <option value="">{m.account_choose_your_occupation()}</option>
        {occupations.map((code) => (
          <option key={code} value={code}>
            {occupationName(code)}
          </option>
        ))}
      </Select>
      <Checkbox
        name="terms"
        error={errorOf('terms')}
        label={
          <>
            <ParaglideMessage
              message={m.account_i_accept_the_privacy_policy_and}
              markup={{
                link: ({ children }) => <NewTabLink to="/privacy">{children}</NewTabLink>,
                link2: ({ children }) => <NewTabLink to="/termsandconditions">{children}</NewTabLink>,
              }}
            />
          </>
        }
      />
    </>
  )
}

/** Creates an account and continues to checkout. */
export function SignUpForm({ plan, planLine }: { plan: PlanWord; planLine: ReactNode }) {
  const [taken, setTaken] = useState(false)
  const captcha = useCaptchaOnDemand()
  const form = useForm({
    check: (values) => validateSignUp(values, plan),
    onFault: (errors) => {
      setTaken(false)
      return signUpAlert(errors)
    },
    send: async (values) => {
      const answer = await call(register, { body: bodyOf(values, plan, captcha.solution) })
      storeDraft(signedUp, '1')
      return answer
    },
    onFailure: (error) => {
      setTaken(error instanceof ApiError && error.errors.email !== undefined)
      captcha.again(error)
      return { title: 'Error', lines: refusalLines(error) }
    },
  })
  return (
    <>
      {planLine}
      <form className="form join-fields" noValidate onSubmit={form.submit}>
        <AlreadySignedUp />
        <SignUpFields errorOf={form.errorOf} taken={taken} />
        <p className="hint">{m.account_accounts_are_for_adults_by_signing()}</p>
        <CaptchaOnDemand captcha={captcha} error={form.errorOf('recaptchaToken')} />
        <Button type="submit" size="large" wide aria-disabled={form.busy}>
          {form.busy ? m.account_creating_your_account() : m.ui_sign_up()}
        </Button>
        <p className="text-center text-ink-2 text-body">{m.account_next_a_secure_payment_page_you()}</p>
      </form>
      <AlertDialog open={form.problem !== null} onClose={form.reset} title={form.problem?.title ?? ''}>
        {form.problem?.lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </AlertDialog>
      {form.done ? (
        <Registered paymentUrl={form.done.payment_url} trial={form.done.trial} price={priceOf(plan)} />
      ) : null}
    </>
  )
}
