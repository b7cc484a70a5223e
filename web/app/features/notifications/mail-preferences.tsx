import { m } from '#messages'
import {
  getMailPreferences,
  setMailPreferences,
  type MailKind,
  type MailPreferences as Preferences,
} from '@marigold/contract'
import { useState } from 'react'
import { call, reasonOf } from '../../platform/calls/api-client.ts'
import { logFailure } from '../../platform/log.ts'
import { updateOptimistically, useCall } from '../../platform/calls/query-client.ts'
import { Checkbox } from '../../ui/field.tsx'
import { LoadFailed, Notice } from '../../ui/notice.tsx'
import { RowSkeletons } from '../../ui/skeleton.tsx'

const kinds: [kind: MailKind, label: string][] = [
  ['announcements', m.notifications_announcements_what_changes_on_marigold()],
  ['new_games', m.notifications_new_games_at_most_once_a()],
  ['reminders', m.notifications_a_reminder_if_you_havent_finished()],
]

function Choices({ token, wanted, confirmed }: { token: string; wanted: Preferences; confirmed: boolean }) {
  const [said, setSaid] = useState<{ tone: 'good' | 'bad'; text: string } | null>(null)
  // Shows a toggle's new state before the server confirms it.
  const [pressed, setPressed] = useState<Partial<Record<MailKind, boolean | undefined>>>({})
  const choose = async (kind: MailKind, on: boolean) => {
    const key = [getMailPreferences.path, null, null, token]
    const send = () => call(setMailPreferences, { body: { [kind]: on } })
    setSaid(null)
    setPressed((now) => ({ ...now, [kind]: on }))
    try {
      await updateOptimistically<Preferences>(key, (known) => ({ ...known, [kind]: on }), send)
      setSaid({ tone: 'good', text: m.notifications_saved() })
    } catch (error) {
      logFailure('The choice of e-mails was not saved', error)
      setSaid({ tone: 'bad', text: reasonOf(error, m.notifications_your_choice_wasnt_saved()) })
    } finally {
      setPressed((now) => (now[kind] === on ? { ...now, [kind]: undefined } : now))
    }
  }
  return (
    <>
      <div className="account-company grid gap-2 py-1.5 px-4.5 rounded-[16px] bg-cream">
        {kinds.map(([kind, label]) => (
          <Checkbox
            key={kind}
            className="switch"
            role="switch"
            label={label}
            checked={pressed[kind] ?? wanted[kind]}
            onChange={(event) => void choose(kind, event.target.checked)}
          />
        ))}
      </div>
      {confirmed ? null : <p className="hint">{m.notifications_youll_get_these_after_you_confirm()}</p>}
      {said ? <Notice tone={said.tone}>{said.text}</Notice> : null}
    </>
  )
}

/** Which emails the user gets, and which are always sent. */
export function MailPreferences({ token, confirmed }: { token: string; confirmed: boolean }) {
  const { data, isPending, isError, refetch } = useCall(getMailPreferences, { who: token })
  return (
    <section
      className="account-box panel grid gap-3"
      aria-labelledby="e-mails-title"
      id="e-mails"
      aria-busy={isPending}
    >
      <h2 id="e-mails-title">{m.notifications_emails()}</h2>
      <p>{m.notifications_we_always_email_you_about_your()}</p>
      {isPending ? <RowSkeletons count={2} /> : null}
      {isError && data === undefined ? (
        <LoadFailed onRetry={refetch}>{m.notifications_we_couldnt_load_your_email_choices()}</LoadFailed>
      ) : null}
      {data ? <Choices token={token} wanted={data} confirmed={confirmed} /> : null}
    </section>
  )
}
