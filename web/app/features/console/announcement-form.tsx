import { m } from '#messages'
import {
  AnnouncementDraft,
  limits,
  sendAnnouncement,
  sendTestAnnouncement,
  type Announcement,
} from '@marigold/contract'
import { useState } from 'react'
import { call } from '../../platform/calls/api-client.ts'
import { useAction } from '../../platform/calls/use-action.ts'
import { newId } from '../../platform/new-id.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Field, TextArea } from '../../ui/field.tsx'
import { Notice, Problem } from '../../ui/notice.tsx'
import { faultsOf, useForm, type Errors } from '../../ui/use-form.ts'
import { formatMoment } from './format-time.ts'

interface Reach {
  people: number
  letters: number
}

/** An announcement, and when it's sent; null for at once. */
type Planned = AnnouncementDraft & { send_at: string | null }

interface PreviewProps {
  draft: Planned
  reach: Reach | null
  onSent: (sent: Announcement) => void
  onCancel: () => void
}

/** Preview of the bell entry and the email, the number of recipients, and the buttons that send or schedule it. */
function Preview({ draft, reach, onSent, onCancel }: PreviewProps) {
  // One key per message, so that repeated clicks send it once.
  const [key] = useState(newId)
  const { run, busy, problem, done } = useAction<string>('The announcement did not get through')
  const send = async () => {
    onSent(await call(sendAnnouncement, { body: { ...draft, key } }))
    return ''
  }
  const { title, text, link, send_at } = draft
  const tryIt = async () => (await call(sendTestAnnouncement, { body: { title, text, link } })).message
  return (
    <div className="grid gap-4 w-full">
      <div className="grid gap-3 justify-items-start p-5 border border-line rounded-[16px] bg-cream">
        <p className="text-lead/[1.25] font-semibold font-display wrap-anywhere">{draft.title}</p>
        <p>{m.admin_hello_first_name()}</p>
        <p className="console-words">{draft.text}</p>
        <span className="btn btn-small" aria-hidden>
          {m.admin_open_marigold()}
        </span>
        <p className="hint">{m.admin_the_button_opens_below_it_is({ value: draft.link || m.admin_the_home_page() })}</p>
      </div>
      <p>
        {reach
          ? m.admin_it_reaches_in_the_bell_and({
              people: m.admin_people({ count: reach.people }),
              emails: m.admin_emails({ count: reach.letters }),
            })
          : m.admin_it_reaches_everyone_in_the_bell()}
      </p>
      {send_at === null ? null : <p>{m.console_will_be_sent({ date: formatMoment(send_at) })}</p>}
      <Problem>{problem}</Problem>
      {done ? <Notice tone="good">{done}</Notice> : null}
      <div className="account-actions">
        <Button aria-disabled={busy} onClick={() => void run(send)}>
          {send_at === null ? m.admin_send_now() : m.console_schedule()}
        </Button>
        <Button look="quiet" aria-disabled={busy} onClick={() => void run(tryIt)}>
          {m.admin_email_it_to_me()}
        </Button>
        <Button look="quiet" onClick={onCancel}>
          {m.ui_cancel()}
        </Button>
      </div>
    </div>
  )
}

/** Returns the error of a local time that has passed, as `useForm` shows it. */
function timeFault(at = ''): Errors {
  return at !== '' && new Date(at).getTime() <= Date.now() ? { send_at: [m.console_time_has_passed()] } : {}
}

/** Writes an announcement to everyone and previews it before sending. */
export function AnnouncementForm({ reach, onSent }: { reach: Reach | null; onSent: (sent: Announcement) => void }) {
  const [draft, setDraft] = useState<Planned | null>(null)
  const [open, setOpen] = useState(false)
  const [round, setRound] = useState(0)
  const form = useForm({
    check: (values) => ({ ...faultsOf(AnnouncementDraft, values), ...timeFault(values.send_at) }),
    send: async (values) => {
      const { send_at: at = '' } = values
      setDraft({ ...AnnouncementDraft.parse(values), send_at: at === '' ? null : new Date(at).toISOString() })
      setOpen(true)
    },
  })
  const sent = (announcement: Announcement) => {
    setOpen(false)
    setRound(round + 1)
    onSent(announcement)
  }
  return (
    <section className="account-box panel" aria-labelledby="write-title">
      <h2 id="write-title">{m.admin_write_to_everyone()}</h2>
      <form key={round} className="form" noValidate onSubmit={form.submit}>
        <Field
          label={m.admin_title()}
          name="title"
          maxLength={limits.announcement.title}
          error={form.errorOf('title')}
        />
        <TextArea
          label={m.admin_text()}
          name="text"
          rows={5}
          maxLength={limits.announcement.text}
          hint={m.admin_at_most_characters_its_also_shown({ text: limits.announcement.text })}
          error={form.errorOf('text')}
        />
        <Field
          label={m.admin_page_it_links_to()}
          name="link"
          hint={m.admin_such_as_whatsnew_leave_empty_for()}
          maxLength={200}
          autoCapitalize="none"
          spellCheck={false}
          error={form.errorOf('link')}
        />
        <Field
          label={m.console_send_at()}
          name="send_at"
          type="datetime-local"
          hint={m.console_send_at_hint({ zone: Intl.DateTimeFormat().resolvedOptions().timeZone })}
          error={form.errorOf('send_at')}
        />
        <div>
          <Button type="submit">{m.ui_preview()}</Button>
        </div>
      </form>
      <Dialog open={open} onClose={() => setOpen(false)} title={m.ui_preview()}>
        {draft ? (
          <Preview
            key={JSON.stringify(draft)}
            draft={draft}
            reach={reach}
            onSent={sent}
            onCancel={() => setOpen(false)}
          />
        ) : null}
      </Dialog>
    </section>
  )
}
