import { m } from '#messages'
import { AnnouncementDraft, limits, sendAnnouncement, tryAnnouncement } from '@marigold/contract'
import { useState, type SubmitEvent } from 'react'
import { ApiError, call } from '../../platform/calls/api-client.ts'
import { logFailure } from '../../platform/log.ts'
import { newId } from '../../platform/new-id.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Field, TextArea } from '../../ui/field.tsx'
import { Notice } from '../../ui/notice.tsx'

interface Reach {
  people: number
  letters: number
}
type Said = { tone: 'good' | 'bad'; text: string } | null
type Errors = Record<string, string[] | undefined>

const sorry = (error: unknown) =>
  error instanceof ApiError ? error.message : m.ui_something_went_wrong_please_try_again()

interface PreviewProps {
  draft: AnnouncementDraft
  reach: Reach | null
  onSent: () => void
}

/** How it reads in the bell and as a letter, whom it reaches, and the button that cannot be taken back. */
function Preview({ draft, reach, onSent }: PreviewProps) {
  // One wish however often it is pressed.
  const [key] = useState(newId)
  const [busy, setBusy] = useState(false)
  const [said, setSaid] = useState<Said>(null)
  const attempt = async (work: () => Promise<void>) => {
    if (busy) return
    setBusy(true)
    setSaid(null)
    try {
      await work()
    } catch (error) {
      logFailure('The announcement did not get through', error)
      setSaid({ tone: 'bad', text: sorry(error) })
    } finally {
      setBusy(false)
    }
  }
  return (
    <div className="grid gap-4 w-full">
      <div className="grid gap-3 justify-items-start p-5 border border-line rounded-[16px] bg-cream">
        <p className="text-[21px]/[1.25] font-semibold font-display wrap-anywhere">{draft.title}</p>
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
      {said ? <Notice tone={said.tone}>{said.text}</Notice> : null}
      <div className="account-ways">
        <Button
          aria-disabled={busy}
          onClick={() =>
            void attempt(async () => {
              await call(sendAnnouncement, { body: { ...draft, key } })
              onSent()
            })
          }
        >
          {m.admin_send_to_everyone()}
        </Button>
        <Button
          look="quiet"
          aria-disabled={busy}
          onClick={() =>
            void attempt(async () =>
              setSaid({ tone: 'good', text: (await call(tryAnnouncement, { body: draft })).message }),
            )
          }
        >
          {m.admin_email_it_to_me()}
        </Button>
      </div>
    </div>
  )
}

/** What an administrator writes to everyone, looked at before it goes. */
export function AnnouncementForm({ reach, onSent }: { reach: Reach | null; onSent: (title: string) => void }) {
  const [draft, setDraft] = useState<AnnouncementDraft | null>(null)
  const [open, setOpen] = useState(false)
  const [errors, setErrors] = useState<Errors>({})
  const [round, setRound] = useState(0)
  const preview = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const parsed = AnnouncementDraft.safeParse(Object.fromEntries(new FormData(event.currentTarget)))
    const wrong: Errors = {}
    for (const issue of parsed.error?.issues ?? []) (wrong[String(issue.path[0])] ??= []).push(issue.message)
    setErrors(wrong)
    if (!parsed.success) return
    setDraft(parsed.data)
    setOpen(true)
  }
  const sent = () => {
    setOpen(false)
    setRound(round + 1)
    if (draft) onSent(draft.title)
  }
  return (
    <section className="account-box" aria-labelledby="write-title">
      <h2 id="write-title">{m.admin_write_to_everyone()}</h2>
      <form key={round} className="form" noValidate onSubmit={preview}>
        <Field label={m.admin_title()} name="title" maxLength={limits.announcement.title} error={errors.title?.[0]} />
        <TextArea
          label={m.admin_text()}
          name="text"
          rows={5}
          maxLength={limits.announcement.text}
          hint={m.admin_at_most_characters_its_also_shown({ text: limits.announcement.text })}
          error={errors.text?.[0]}
        />
        <Field
          label={m.admin_page_it_links_to()}
          name="link"
          hint={m.admin_such_as_whatsnew_leave_empty_for()}
          maxLength={200}
          autoCapitalize="none"
          spellCheck={false}
          error={errors.link?.[0]}
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
