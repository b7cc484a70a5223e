import { m } from '#messages'
import {
  addSavedReply,
  changeSavedReply,
  deleteSavedReply,
  getSavedReplies,
  limits,
  WrittenSavedReply,
  type SavedReply,
} from '@marigold/contract'
import { ArrowLeft } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import letterPicture from '../../../assets/empty/letter.svg'
import { ApiError, call } from '../../../platform/calls/api-client.ts'
import { invalidateQuery, queryClient, useCall } from '../../../platform/calls/query-client.ts'
import { useAction } from '../../../platform/calls/use-action.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Field, TextArea } from '../../../ui/field.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { LoadFailed, Notice, Problem } from '../../../ui/notice.tsx'
import { RowSkeletons } from '../../../ui/skeleton.tsx'
import { faultsOf, useForm } from '../../../ui/use-form.ts'

/** Sends a change and shows the new list. Reads it again when another administrator's change came first. */
async function change(token: string, send: () => Promise<{ replies: SavedReply[] }>): Promise<void> {
  try {
    queryClient.setQueryData([getSavedReplies.path, null, null, token], await send())
  } catch (error) {
    if (error instanceof ApiError && error.status === 409) await invalidateQuery({ queryKey: [getSavedReplies.path] })
    throw error
  }
}

/** Writes a new saved reply, or changes one. */
function ReplyForm({ token, reply, onSaved }: { token: string; reply: SavedReply | null; onSaved: () => void }) {
  const form = useForm({
    log: 'The saved reply was not saved',
    check: (values) => faultsOf(WrittenSavedReply, values),
    send: (values) => {
      const body = WrittenSavedReply.parse(values)
      return change(token, () =>
        reply === null
          ? call(addSavedReply, { body })
          : call(changeSavedReply, { params: { id: reply.id }, body: { ...body, revision: reply.revision } }),
      )
    },
    onDone: onSaved,
  })
  return (
    <form className="form" noValidate onSubmit={form.submit}>
      <Field
        label={m.admin_title()}
        name="title"
        maxLength={limits.inbox.title}
        hint={m.console_saved_reply_title_hint()}
        defaultValue={reply?.title ?? ''}
        error={form.errorOf('title')}
      />
      <TextArea
        label={m.admin_text()}
        name="text"
        rows={8}
        maxLength={limits.inbox.text}
        defaultValue={reply?.text ?? ''}
        error={form.errorOf('text')}
      />
      <Problem>{form.problem}</Problem>
      <div className="dialog-actions">
        <Button type="submit" aria-disabled={form.busy}>
          {m.ui_save()}
        </Button>
      </div>
    </form>
  )
}

function Item({ reply, token, onEdit, onDeleted }: ItemProps) {
  const { run, busy, problem } = useAction('The saved reply was not deleted')
  const { id, title, text, revision } = reply
  const remove = () =>
    run(async () => {
      await change(token, () => call(deleteSavedReply, { params: { id }, body: { revision } }))
      onDeleted(reply)
    })
  return (
    <li className="console-item">
      <h2>{title}</h2>
      <p className="console-words">{text}</p>
      <div className="account-actions">
        <Button size="small" look="quiet" onClick={onEdit}>
          {m.ui_change()}
        </Button>
        <Button size="small" look="quiet" aria-disabled={busy} onClick={() => void remove()}>
          {m.console_delete_saved_reply()}
        </Button>
      </div>
      <Problem>{problem}</Problem>
    </li>
  )
}

interface ItemProps {
  reply: SavedReply
  token: string
  onEdit: () => void
  onDeleted: (reply: SavedReply) => void
}

/** Says that a saved reply was deleted, and brings it back. */
function DeletedNotice({ reply, token, onBack }: { reply: SavedReply; token: string; onBack: () => void }) {
  const { run, busy, problem } = useAction('The saved reply was not restored')
  const { title, text } = reply
  const restore = () =>
    run(async () => {
      await change(token, () => call(addSavedReply, { body: { title, text } }))
      onBack()
    })
  return (
    <>
      <Notice
        tone="good"
        action={
          <Button size="small" look="quiet" aria-disabled={busy} onClick={() => void restore()}>
            {m.ui_undo()}
          </Button>
        }
      >
        {m.console_saved_reply_deleted({ title })}
      </Notice>
      <Problem>{problem}</Problem>
    </>
  )
}

/** Texts to insert into replies. */
export function SavedRepliesSection({ token }: { token: string }) {
  const { data, isPending, isError, refetch } = useCall(getSavedReplies, { who: token, staleTime: 0 })
  const [edited, setEdited] = useState<number | 'new' | null>(null)
  const [deleted, setDeleted] = useState<SavedReply | null>(null)
  // While the dialog closes, it still shows what was in it.
  const [shown, setShown] = useState<SavedReply | null>(null)
  const edit = (reply: SavedReply | null) => {
    setShown(reply)
    setEdited(reply?.id ?? 'new')
  }
  // A change that was refused is repeated on the newest revision.
  const current = data?.replies.find(({ id }) => id === shown?.id) ?? shown
  return (
    <>
      <Link className="link justify-self-start" to="/console/messages">
        <Icon of={ArrowLeft} />
        {m.console_all_messages()}
      </Link>
      <h1>{m.console_saved_replies()}</h1>
      <div className="flex flex-wrap gap-y-3 gap-x-6 items-center justify-between">
        <p>{m.console_saved_replies_lead()}</p>
        <Button onClick={() => edit(null)}>{m.console_new_saved_reply()}</Button>
      </div>
      {deleted ? <DeletedNotice reply={deleted} token={token} onBack={() => setDeleted(null)} /> : null}
      {isPending ? <RowSkeletons count={3} /> : null}
      {isError && data === undefined ? (
        <LoadFailed onRetry={refetch}>{m.console_we_couldnt_load_the_saved_replies()}</LoadFailed>
      ) : null}
      {data?.replies.length === 0 ? (
        <EmptyState picture={letterPicture}>{m.console_no_saved_replies()}</EmptyState>
      ) : null}
      <ul className="grid gap-4">
        {data?.replies.map((reply) => (
          <Item key={reply.id} reply={reply} token={token} onEdit={() => edit(reply)} onDeleted={setDeleted} />
        ))}
      </ul>
      <Dialog
        open={edited !== null}
        onClose={() => setEdited(null)}
        title={shown === null ? m.console_new_saved_reply() : m.console_change_saved_reply()}
      >
        <ReplyForm key={edited ?? ''} token={token} reply={current} onSaved={() => setEdited(null)} />
      </Dialog>
    </>
  )
}
