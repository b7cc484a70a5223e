import { AnnouncementDraft, limits, sendAnnouncement, tryAnnouncement } from '@marigold/contract'
import { useState, type SubmitEvent } from 'react'
import { ApiError, call } from '../../platform/calls/api-client.ts'
import { logFailure } from '../../platform/log.ts'
import { newId } from '../../platform/new-id.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Field, TextArea } from '../../ui/field.tsx'
import { Notice } from '../../ui/notice.tsx'
import { counted } from './counted.ts'

interface Reach {
  people: number
  letters: number
}
type Said = { tone: 'good' | 'bad'; text: string } | null
type Errors = Record<string, string[] | undefined>

const sorry = (error: unknown) =>
  error instanceof ApiError ? error.message : 'Something went wrong. Please try again.'

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
        <p>Hello (first name)!</p>
        <p className="console-words">{draft.text}</p>
        <span className="btn btn-small" aria-hidden>
          Open Marigold
        </span>
        <p className="hint">
          The button opens {draft.link || 'the home page'}. Below it stands the link that stops such letters.
        </p>
      </div>
      <p>
        {reach
          ? `It reaches ${counted(reach.people, 'person', 'people')} in the bell, and ${counted(reach.letters, 'person', 'people')} by letter: those with a confirmed address who want announcements.`
          : 'It reaches everyone in the bell, and by letter those who want announcements.'}{' '}
        It cannot be taken back.
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
          Send to everyone
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
          Mail it to me
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
      <h2 id="write-title">Write to everyone</h2>
      <form key={round} className="form" noValidate onSubmit={preview}>
        <Field label="Title" name="title" maxLength={limits.announcement.title} error={errors.title?.[0]} />
        <TextArea
          label="Text"
          name="text"
          rows={5}
          maxLength={limits.announcement.text}
          hint={`At most ${limits.announcement.text} characters: it is read in the bell as well.`}
          error={errors.text?.[0]}
        />
        <Field
          label="Page that it leads to"
          name="link"
          hint="Such as /whatsnew; empty for home."
          maxLength={200}
          autoCapitalize="none"
          spellCheck={false}
          error={errors.link?.[0]}
        />
        <div>
          <Button type="submit">Preview</Button>
        </div>
      </form>
      <Dialog open={open} onClose={() => setOpen(false)} title="Preview">
        {draft ? <Preview key={JSON.stringify(draft)} draft={draft} reach={reach} onSent={sent} /> : null}
      </Dialog>
    </section>
  )
}
