import { m } from '#messages'
import { getMe, ProfileBody, updateProfile, type Me } from '@marigold/contract'
import { useState } from 'react'
import { ApiError, call } from '../../platform/calls/api-client.ts'
import { logFailure } from '../../platform/log.ts'
import { refreshSession } from '../../platform/session/session.ts'
import { AlertDialog } from '../../ui/dialog.tsx'
import { named, profileOf } from './profile-values.ts'
import { faultsOf, useForm, type Values } from './use-form.ts'

interface Said {
  title: string
  lines: string[]
}

/** The popup after a profile was not saved: the specified sentence, and the server's reasons. */
export function failedUpdate(error: unknown): Said {
  const reasons = error instanceof ApiError ? (error.sentences.length > 0 ? error.sentences : [error.message]) : []
  return {
    title: m.account_update_failed(),
    lines: [m.account_there_was_an_error_updating_your(), ...reasons],
  }
}

/** The popup after a profile was saved. */
export function doneUpdate(asked: string, me: Me, pending: string | null): Said {
  const lines = [m.account_your_profile_has_been_successfully_updated()]
  if (pending !== null && asked.toLowerCase() !== me.email.toLowerCase())
    lines.push(m.account_we_sent_a_link_to_your({ pending }))
  return { title: m.account_updated(), lines }
}

/**
 * Saves what was changed in one form, `shown` being the person as its fields showed them before. The call takes the whole
 * profile, so the rest is read first: another tab or device may have changed it since, and its change must stay. Answers
 * also what is stored of the changes, as a username in small letters, and the person with them.
 */
export async function saveProfile(shown: Me, values: Values, bodyOf: (me: Me, values: Values) => ProfileBody) {
  const before = profileOf(shown, {})
  const isChanged = ([name, value]: [string, unknown]) => value !== before[name as keyof ProfileBody]
  const filled = bodyOf(shown, values)
  const changed = Object.fromEntries(Object.entries(filled).filter(isChanged)) as Partial<ProfileBody>
  const body = named({ ...profileOf(await call(getMe), {}), ...changed })
  const answer = await call(updateProfile, { body })
  const taken = ProfileBody.parse(filled)
  const stored = Object.fromEntries(Object.keys(changed).map((name) => [name, taken[name as keyof ProfileBody]]))
  const now = { ...shown, ...stored, email: shown.email } as Me
  return { asked: body.email, pending: answer.pending_email, shown: now, stored }
}

/** Shows what was stored of what was typed; a field in which somebody went on typing meanwhile is left. */
function showStored(form: HTMLFormElement, typed: Values, stored: Record<string, unknown>) {
  for (const [name, value] of Object.entries(stored)) {
    const field = form.elements.namedItem(name)
    if (field instanceof HTMLInputElement && field.type !== 'checkbox' && field.value === typed[name])
      field.value = String(value)
  }
}

/** A form that saves the whole profile, with what it says afterwards. */
export function useProfileForm(me: Me, bodyOf: (me: Me, values: Values) => ProfileBody) {
  const [said, setSaid] = useState<Said | null>(null)
  // What this form's own fields show: who is here may be read again meanwhile, and the fields stay as they are.
  const [shown, setShown] = useState(me)
  const form = useForm({
    check: (values) => faultsOf(ProfileBody, bodyOf(shown, values)),
    send: async (values, element) => {
      const { asked, pending, shown: now, stored } = await saveProfile(shown, values, bodyOf)
      setShown(now)
      showStored(element, values, stored)
      await refreshSession()
      // The address is still the one before; the other waits in the banner.
      const email = element.elements.namedItem('email')
      if (email instanceof HTMLInputElement && [values.email, stored.email].includes(email.value))
        email.value = me.email
      setSaid(doneUpdate(asked, me, pending))
    },
    onFailure: (error) => {
      logFailure('The profile was not saved', error)
      setSaid(failedUpdate(error))
    },
  })
  const alert = (
    <AlertDialog open={said !== null} onClose={() => setSaid(null)} title={said?.title ?? ''}>
      {said?.lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </AlertDialog>
  )
  return { ...form, alert }
}

/** What such a form knows of itself. */
export type ProfileFormState = ReturnType<typeof useProfileForm>
