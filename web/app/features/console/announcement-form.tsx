import { m } from '#messages'
import { AnnouncementDraft, limits, sendAnnouncement, sendTestAnnouncement } from '@marigold/contract'
import { useState } from 'react'
import { call } from '../../platform/calls/api-client.ts'
import { useAction } from '../../platform/calls/use-action.ts'
import { newId } from '../../platform/new-id.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Field, TextArea } from '../../ui/field.tsx'
import { Notice, Problem } from '../../ui/notice.tsx'
import { faultsOf, useForm } from '../../ui/use-form.ts'

interface Reach {
  people: number
  letters: number
}

interface PreviewProps {
  draft: AnnouncementDraft
  reach: Reach | null
  onSent: () => void
}

/** Preview of the bell entry and the email, the number of recipients, and the final Send button. */
function Preview({ draft, reach, onSent }: PreviewProps) {
  // One key per message, so that repeated clicks send it once.
  const [key] = useState(newId)
  const { run, busy, problem, done } = useAction<string>('The announcement did not get through')
  const send = async () => {
    await call(sendAnnouncement, { body: { ...draft, key } })
    onSent()
    return ''
  }
  const tryIt = async () => (await call(sendTestAnnouncement, { body: draft })).message
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
      <Problem>{problem}</Problem>
      {done ? <Notice tone="good">{done}</Notice> : null}
      <div className="account-actions">
        <Button aria-disabled={busy} onClick={() => void run(send)}>
          {m.admin_send_to_everyone()}
        </Button>
        <Button look="quiet" aria-disabled={busy} onClick={() => void run(tryIt)}>
          {m.admin_email_it_to_me()}
        </Button>
      </div>
    </div>
  )
}

/** Writes an announcement to everyone and previews it before sending. */
export function AnnouncementForm({ reach, onSent }: { reach: Reach | null; onSent: (title: string) => void }) {
  const [draft, setDraft] = useState<AnnouncementDraft | null>(null)
  const [open, setOpen] = useState(false)
  const [round, setRound] = useState(0)
  const form = useForm({
    check: (values) => faultsOf(AnnouncementDraft, values),
    send: async (values) => {
      setDraft(AnnouncementDraft.parse(values))
      setOpen(true)
    },
  })
  const sent = () => {
    setOpen(false)
    setRound(round + 1)
    if (draft) onSent(draft.title)
  }
  return (
    <section className="account-box" aria-labelledby="write-title">
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
        <div>
          <Button type="submit">{m.ui_preview()}</Button>
        </div>
      </form>
      <Dialog open={open} onClose={() => setOpen(false)} title={m.ui_preview()}>
        {draft ? <Preview key={JSON.stringify(draft)} draft={draft} reach={reach} onSent={sent} /> : null}
      </Dialog>
    </section>
  )
}
