import { m } from '#messages'
import { ContactMessage, contactUs } from '@marigold/contract'
import { useState } from 'react'
import type { z } from 'zod'
import { ApiError, call } from '../../../platform/calls/api-client.ts'
import { Button } from '../../../ui/button.tsx'
import { Captcha } from '../../../ui/captcha.tsx'
import { Field, FieldError, TextArea } from '../../../ui/field.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { faultsOf, useForm, type Values } from '../../../ui/use-form.ts'

type Message = z.input<typeof ContactMessage>

function messageOf(values: Values, recaptchaToken: string): Message {
  const { contactName = '', contactEmail = '', contactMessage = '' } = values
  return { contactName, contactEmail, contactMessage, recaptchaToken }
}

/** What is said about a refusal, one sentence a line. */
function problemOf(error: unknown): string[] {
  const refused = error instanceof ApiError ? error : null
  const said = refused?.errors.contactMessage?.[0]
  if (said) return [`❌ ${said}`]
  const failed = m.ui_something_went_wrong_please_try_again()
  // An immediate retry would fail, so the limit is shown too.
  return refused?.code === 'too_many' ? [failed, refused.message] : [failed]
}

/** Clears the fields, except those the user has changed in the meantime. */
function clear(form: HTMLFormElement, sent: Message) {
  for (const [name, text] of Object.entries(sent)) {
    const field = form.elements.namedItem(name)
    if ((field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) && field.value === text)
      field.value = ''
  }
}

/** Contact form. Send is enabled after the CAPTCHA; Enter before that says what is missing. */
export function ContactForm() {
  const [token, setToken] = useState('')
  const [round, setRound] = useState(0)
  const form = useForm({
    check: (values) => faultsOf(ContactMessage, messageOf(values, token)),
    send: async (values, element) => {
      const sent = messageOf(values, token)
      try {
        const { message } = await call(contactUs, { body: sent })
        clear(element, sent)
        return message
      } finally {
        // A solution works once, even if the message was refused.
        setToken('')
        setRound(round + 1)
      }
    },
    onFailure: problemOf,
  })
  const faultOfCaptcha = form.errorOf('recaptchaToken')

  return (
    <form className="form box" noValidate onSubmit={form.submit} aria-label={m.site_contact()}>
      <Field label={m.ui_name()} name="contactName" autoComplete="name" required error={form.errorOf('contactName')} />
      <Field
        label={m.ui_email()}
        name="contactEmail"
        type="email"
        autoComplete="email"
        required
        error={form.errorOf('contactEmail')}
      />
      <TextArea
        label={m.site_message()}
        name="contactMessage"
        rows={6}
        required
        placeholder={m.site_your_message_at_least_10_characters()}
        error={form.errorOf('contactMessage')}
      />
      <div className="form">
        <Captcha key={round} onToken={setToken} />
        {faultOfCaptcha && !token && (
          <div role="alert">
            <FieldError>{faultOfCaptcha}</FieldError>
          </div>
        )}
      </div>
      {form.done ? (
        <Notice tone="good">
          <p>{form.done}</p>
        </Notice>
      ) : null}
      {form.problem ? (
        <Notice tone="bad">
          {form.problem.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </Notice>
      ) : null}
      <Button type="submit" size="large" aria-disabled={token === '' || form.busy}>
        {form.busy ? m.site_sending() : m.ui_send()}
      </Button>
    </form>
  )
}
