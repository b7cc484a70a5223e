import { m } from '#messages'
import { ContactMessage, contactUs } from '@marigold/contract'
import { useState, type FormEvent } from 'react'
import { ApiError, call } from '../../../platform/calls/api-client.ts'
import { Button } from '../../../ui/button.tsx'
import { Captcha } from '../../../ui/captcha.tsx'
import { Field, FieldError, TextArea } from '../../../ui/field.tsx'
import { Notice } from '../../../ui/notice.tsx'

type Errors = Record<string, string[] | undefined>
type Outcome = { tone: 'good' | 'bad'; says: string; why?: string } | null

const unfinished = m.site_please_complete_the_captcha_before_submitting()
const failed = m.ui_something_went_wrong_please_try_again()

function fieldErrors(message: unknown): Errors {
  const parsed = ContactMessage.safeParse(message)
  if (parsed.success) return {}
  const errors: Errors = {}
  for (const issue of parsed.error.issues) (errors[String(issue.path[0])] ??= []).push(issue.message)
  return errors
}

/** Sends the message; answers what to show. */
async function send(message: ContactMessageInput): Promise<{ outcome: Outcome; errors: Errors; sent: boolean }> {
  try {
    const { message: says } = await call(contactUs, { body: message })
    return { outcome: { tone: 'good', says }, errors: {}, sent: true }
  } catch (error) {
    const errors: Errors = error instanceof ApiError ? error.errors : {}
    const said = errors.contactMessage?.[0]
    if (said) return { outcome: { tone: 'bad', says: `❌ ${said}` }, errors, sent: false }
    // Trying again at once would not help: that is said too.
    const why = error instanceof ApiError && error.code === 'too_many' ? { why: error.message } : {}
    return { outcome: { tone: 'bad', says: failed, ...why }, errors, sent: false }
  }
}

interface ContactMessageInput {
  contactName: string
  contactEmail: string
  contactMessage: string
  recaptchaToken: string
}

/** Empties the fields; one in which somebody went on typing meanwhile is left. */
function clear(form: HTMLFormElement, sent: ContactMessageInput) {
  for (const [name, text] of Object.entries(sent)) {
    const field = form.elements.namedItem(name)
    if ((field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) && field.value === text)
      field.value = ''
  }
}

/** Name, email, message and a captcha. Send works once the captcha is solved; Enter says what is missing. */
export function ContactForm() {
  const [token, setToken] = useState('')
  const [round, setRound] = useState(0)
  const [sending, setSending] = useState(false)
  const [errors, setErrors] = useState<Errors>({})
  const [outcome, setOutcome] = useState<Outcome>(null)

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (sending) return
    const form = event.currentTarget
    const given = new FormData(form)
    const text = (name: string) => String(given.get(name) ?? '')
    const message = {
      contactName: text('contactName'),
      contactEmail: text('contactEmail'),
      contactMessage: text('contactMessage'),
      recaptchaToken: token,
    }
    const wrong = fieldErrors(message)
    setOutcome(null)
    setErrors(wrong)
    const first = ['contactName', 'contactEmail', 'contactMessage'].find((name) => wrong[name])
    if (first) (form.elements.namedItem(first) as HTMLElement | null)?.focus()
    if (Object.keys(wrong).length > 0) return
    setSending(true)
    const result = await send(message)
    setSending(false)
    setOutcome(result.outcome)
    setErrors(result.errors)
    if (result.sent) clear(form, message)
    // A solution counts once, whether the message was taken or not.
    setToken('')
    setRound(round + 1)
  }

  return (
    <form className="form box" noValidate onSubmit={(event) => void submit(event)} aria-label={m.site_contact()}>
      <Field label={m.ui_name()} name="contactName" autoComplete="name" required error={errors.contactName?.[0]} />
      <Field
        label={m.ui_email()}
        name="contactEmail"
        type="email"
        autoComplete="email"
        required
        error={errors.contactEmail?.[0]}
      />
      <TextArea
        label={m.site_message()}
        name="contactMessage"
        rows={6}
        required
        placeholder={m.site_your_message_at_least_10_characters()}
        error={errors.contactMessage?.[0]}
      />
      <div className="form">
        <Captcha key={round} onToken={setToken} />
        {errors.recaptchaToken && !token && (
          <div role="alert">
            <FieldError>{errors.recaptchaToken[0] ?? unfinished}</FieldError>
          </div>
        )}
      </div>
      {outcome && (
        <Notice tone={outcome.tone}>
          <p>{outcome.says}</p>
          {outcome.why ? <p>{outcome.why}</p> : null}
        </Notice>
      )}
      <Button type="submit" size="large" aria-disabled={token === '' || sending}>
        {sending ? m.site_sending() : m.ui_send()}
      </Button>
    </form>
  )
}
