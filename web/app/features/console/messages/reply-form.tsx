import { m } from '#messages'
import {
  addThreadNote,
  getSavedReplies,
  limits,
  replyToThread,
  type Thread,
  type ThreadState,
} from '@marigold/contract'
import { useId, useRef, useState } from 'react'
import { call } from '../../../platform/calls/api-client.ts'
import { useCall } from '../../../platform/calls/query-client.ts'
import { newId } from '../../../platform/new-id.ts'
import { storeDraft } from '../../../platform/storage/drafts.ts'
import { Button } from '../../../ui/button.tsx'
import { Select, TextArea } from '../../../ui/field.tsx'
import { Problem } from '../../../ui/notice.tsx'
import { useForm } from '../../../ui/use-form.ts'
import { draftField } from '../draft-field.ts'
import { changeThread } from './change-thread.ts'
import { writerName } from './thread-words.tsx'

interface FormProps {
  thread: Thread
  token: string
}

/** Adds a saved reply at the end of the text. */
function SavedReplySelect({ token, onChoose }: { token: string; onChoose: (text: string) => void }) {
  const { data } = useCall(getSavedReplies, { who: token })
  if (!data || data.replies.length === 0) return null
  return (
    <Select
      label={m.console_insert_a_saved_reply()}
      value=""
      onChange={({ target }) => {
        const chosen = data.replies.find(({ id }) => String(id) === target.value)
        if (chosen) onChoose(chosen.text)
      }}
    >
      <option value="">{m.console_choose_a_saved_reply()}</option>
      {data.replies.map(({ id, title }) => (
        <option key={id} value={id}>
          {title}
        </option>
      ))}
    </Select>
  )
}

/** Writes a reply, which is stored until it's sent. */
function ReplyFields({ thread, token, onSent }: FormProps & { onSent: () => void }) {
  const draft = `console thread ${thread.id} reply`
  const field = useRef<HTMLTextAreaElement>(null)
  // One key per reply, so that repeated clicks send it once.
  const [key] = useState(newId)
  const form = useForm({
    log: 'The reply was not sent',
    check: ({ text = '' }) => (text.trim() === '' ? { text: [m.faults_answer_missing()] } : {}),
    send: async ({ text = '' }, _, button) => {
      const state: ThreadState = button?.getAttribute('value') === 'done' ? 'done' : 'waiting'
      const body = { text: text.trim(), key, state, revision: thread.revision }
      await changeThread(token, () => call(replyToThread, { params: { id: thread.id }, body }))
      storeDraft(draft, '')
    },
    onDone: onSent,
  })
  const insert = (text: string) => {
    if (!field.current) return
    const { value } = field.current
    field.current.value = value.trim() === '' ? text : `${value.trimEnd()}\n\n${text}`
    storeDraft(draft, field.current.value)
    field.current.focus()
  }
  const values = { name: writerName(thread), email: thread.email }
  return (
    <form className="form" noValidate onSubmit={form.submit}>
      <SavedReplySelect token={token} onChoose={insert} />
      <TextArea
        ref={field}
        label={m.console_your_reply()}
        name="text"
        rows={6}
        maxLength={limits.inbox.text}
        hint={thread.kind === 'report' ? m.console_reply_to_report(values) : m.console_reply_to_message(values)}
        error={form.errorOf('text')}
        {...draftField(draft)}
      />
      <Problem>{form.problem}</Problem>
      <div className="account-actions">
        <Button type="submit" value="waiting" aria-disabled={form.busy}>
          {m.console_send_reply()}
        </Button>
        <Button type="submit" value="done" look="quiet" aria-disabled={form.busy}>
          {m.console_send_and_mark_done()}
        </Button>
      </div>
    </form>
  )
}

/** A reply by email, unless the writer's account was deleted. */
export function ReplyForm({ thread, token }: FormProps) {
  const title = useId()
  const [round, setRound] = useState(0)
  return (
    <section className="account-box panel" aria-labelledby={title}>
      <h2 id={title}>{m.console_reply()}</h2>
      {thread.email ? (
        <ReplyFields key={round} thread={thread} token={token} onSent={() => setRound(round + 1)} />
      ) : (
        <p>{m.console_no_reply_to_deleted()}</p>
      )}
    </section>
  )
}

function NoteFields({ thread, token, onSaved }: FormProps & { onSaved: () => void }) {
  const draft = `console thread ${thread.id} note`
  const [key] = useState(newId)
  const form = useForm({
    log: 'The note was not saved',
    check: ({ text = '' }) => (text.trim() === '' ? { text: [m.faults_text_missing()] } : {}),
    send: async ({ text = '' }) => {
      const body = { text: text.trim(), key }
      await changeThread(token, () => call(addThreadNote, { params: { id: thread.id }, body }))
      storeDraft(draft, '')
    },
    onDone: onSaved,
  })
  return (
    <form className="form" noValidate onSubmit={form.submit}>
      <TextArea
        label={m.console_note()}
        name="text"
        rows={3}
        maxLength={limits.inbox.text}
        hint={m.console_note_hint()}
        error={form.errorOf('text')}
        {...draftField(draft)}
      />
      <Problem>{form.problem}</Problem>
      <div>
        <Button type="submit" look="quiet" aria-disabled={form.busy}>
          {m.console_save_note()}
        </Button>
      </div>
    </form>
  )
}

/** A note that only administrators see. */
export function NoteForm({ thread, token }: FormProps) {
  const title = useId()
  const [round, setRound] = useState(0)
  return (
    <section className="account-box panel" aria-labelledby={title}>
      <h2 id={title}>{m.console_internal_note()}</h2>
      <NoteFields key={round} thread={thread} token={token} onSaved={() => setRound(round + 1)} />
    </section>
  )
}
