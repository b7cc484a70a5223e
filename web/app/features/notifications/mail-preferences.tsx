import {
  getMailPreferences,
  setMailPreferences,
  type MailKind,
  type MailPreferences as Preferences,
} from '@marigold/contract'
import { useState } from 'react'
import { ApiError, call } from '../../platform/calls/api-client.ts'
import { logFailure } from '../../platform/log.ts'
import { changeBy, useCall } from '../../platform/calls/query-client.ts'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/field.tsx'
import { Notice } from '../../ui/notice.tsx'
import { RowSkeletons } from '../../ui/skeleton.tsx'

const kinds: [kind: MailKind, label: string][] = [
  ['announcements', 'Announcements: what changes on Marigold'],
  ['new_games', 'New games, at most once a day'],
  ['reminders', 'A reminder if you haven’t finished signing up'],
]

function Choices({ token, wanted, confirmed }: { token: string; wanted: Preferences; confirmed: boolean }) {
  const [said, setSaid] = useState<{ tone: 'good' | 'bad'; text: string } | null>(null)
  // A switch stands as it was pressed in the same moment.
  const [pressed, setPressed] = useState<Partial<Record<MailKind, boolean | undefined>>>({})
  const choose = async (kind: MailKind, on: boolean) => {
    const key = [getMailPreferences.path, null, null, token]
    const send = () => call(setMailPreferences, { body: { [kind]: on } })
    setSaid(null)
    setPressed((now) => ({ ...now, [kind]: on }))
    try {
      await changeBy<Preferences>(key, (known) => ({ ...known, [kind]: on }), send)
      setSaid({ tone: 'good', text: 'Saved.' })
    } catch (error) {
      logFailure('The choice of e-mails was not saved', error)
      setSaid({ tone: 'bad', text: error instanceof ApiError ? error.message : 'Your choice was not saved.' })
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
      {confirmed ? null : <p className="hint">They come once your e-mail address is confirmed.</p>}
      {said ? <Notice tone={said.tone}>{said.text}</Notice> : null}
    </>
  )
}

/** Which letters the person wants, and which always come. */
export function MailPreferences({ token, confirmed }: { token: string; confirmed: boolean }) {
  const { data, isPending, isError, refetch } = useCall(getMailPreferences, { who: token })
  return (
    <section className="account-box grid gap-3" aria-labelledby="e-mails-title" id="e-mails" aria-busy={isPending}>
      <h2 id="e-mails-title">E-mails</h2>
      <p>
        Letters about your log-in, your plan and your payments always come: you would want to know. These are up to you:
      </p>
      {isPending ? <RowSkeletons count={2} /> : null}
      {isError && data === undefined ? (
        <Notice
          tone="bad"
          action={
            <Button size="small" onClick={() => void refetch()}>
              Retry
            </Button>
          }
        >
          Your choice of e-mails could not be loaded.
        </Notice>
      ) : null}
      {data ? <Choices token={token} wanted={data} confirmed={confirmed} /> : null}
    </section>
  )
}
