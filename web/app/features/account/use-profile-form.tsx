import { m } from '#messages'
import { getMe, ProfileBody, updateProfile, type Me } from '@marigold/contract'
import { useState } from 'react'
import { ApiError, call } from '../../platform/calls/api-client.ts'
import { refreshSession } from '../../platform/session/session.ts'
import { AlertDialog } from '../../ui/dialog.tsx'
import { withFullName, toProfileBody } from './profile-values.ts'
import { faultsOf, useForm, type Values } from '../../ui/use-form.ts'

interface Said {
  title: string
  lines: string[]
  /** Another language was chosen. */
  otherLanguage?: boolean
}

/** Returns the popup for a failed save: the specified sentence and the server's reasons. */
export function updateFailedText(error: unknown): Said {
  const reasons = error instanceof ApiError ? (error.sentences.length > 0 ? error.sentences : [error.message]) : []
  return {
    title: m.account_update_failed(),
    lines: [m.account_there_was_an_error_updating_your(), ...reasons],
  }
}

/** Returns the popup for a successful save. */
export function updateDoneText(asked: string, me: Me, pending: string | null): Said {
  const lines = [m.account_your_profile_has_been_successfully_updated()]
  if (pending !== null && asked.toLowerCase() !== me.email.toLowerCase())
    lines.push(m.account_we_sent_a_link_to_your({ pending }))
  return { title: m.account_updated(), lines }
}

/**
 * Saves the changes made in one form; `shown` is the user as its fields displayed it. The call replaces the whole
 * profile, so the rest is read first to keep what another tab or device has changed. Also returns the stored form of
 * the changes, such as a lowercase username, and the updated user.
 */
export async function saveProfile(shown: Me, values: Values, bodyOf: (me: Me, values: Values) => ProfileBody) {
  const before = toProfileBody(shown, {})
  const isChanged = ([name, value]: [string, unknown]) => value !== before[name as keyof ProfileBody]
  const filled = bodyOf(shown, values)
  const changed = Object.fromEntries(Object.entries(filled).filter(isChanged)) as Partial<ProfileBody>
  const body = withFullName({ ...toProfileBody(await call(getMe), {}), ...changed })
  const answer = await call(updateProfile, { body })
  const taken = ProfileBody.parse(filled)
  const stored = Object.fromEntries(Object.keys(changed).map((name) => [name, taken[name as keyof ProfileBody]]))
  const now = { ...shown, ...stored, email: shown.email } as Me
  return { asked: body.email, pending: answer.pending_email, shown: now, stored }
}

/** Shows the stored values in the form, except in fields where the user has kept typing. */
function showStored(form: HTMLFormElement, typed: Values, stored: Record<string, unknown>) {
  for (const [name, value] of Object.entries(stored)) {
    const field = form.elements.namedItem(name)
    if (field instanceof HTMLInputElement && field.type !== 'checkbox' && field.value === typed[name])
      field.value = String(value)
  }
}

/** Form hook that saves the whole profile and reports the result. */
export function useProfileForm(me: Me, bodyOf: (me: Me, values: Values) => ProfileBody) {
  // The values this form's fields display; a refetch of the user doesn't change them.
  const [shown, setShown] = useState(me)
  const form = useForm({
    check: (values) => faultsOf(ProfileBody, bodyOf(shown, values)),
    send: async (values, element) => {
      const { asked, pending, shown: now, stored } = await saveProfile(shown, values, bodyOf)
      setShown(now)
      showStored(element, values, stored)
      await refreshSession()
      // The email stays the old one until the new one is confirmed; the banner shows the new one.
      const email = element.elements.namedItem('email')
      if (email instanceof HTMLInputElement && [values.email, stored.email].includes(email.value))
        email.value = me.email
      return { ...updateDoneText(asked, me, pending), otherLanguage: 'locale' in stored }
    },
    log: 'The profile was not saved',
    onFailure: updateFailedText,
  })
  const said: Said | null = form.problem ?? form.done
  const close = () => {
    form.reset()
    // Each language has pages of its own.
    if (said?.otherLanguage) window.location.reload()
  }
  const alert = (
    <AlertDialog open={said !== null} onClose={close} title={said?.title ?? ''}>
      {said?.lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </AlertDialog>
  )
  return { ...form, alert }
}

/** State of a profile form. */
export type ProfileFormState = ReturnType<typeof useProfileForm>
