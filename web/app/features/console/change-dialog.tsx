import { m } from '#messages'
import { limits } from '@marigold/contract'
import type { ReactNode } from 'react'
import { storeDraft } from '../../platform/storage/drafts.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Field, TextArea } from '../../ui/field.tsx'
import { Problem } from '../../ui/notice.tsx'
import { useForm, type Values } from '../../ui/use-form.ts'
import { draftField } from './draft-field.ts'

/** A text that a change needs. It's stored until the change is saved or canceled, and shown when it's asked for again. */
export interface ChangeField {
  name: string
  label: string
  hint?: string
  multiline?: boolean
  inputMode?: 'numeric' | 'decimal'
  maxLength: number
  /** What is there before the change. */
  value?: string
}

/** The reason of a change, which the log keeps. */
export const reasonField: ChangeField = {
  name: 'reason',
  label: m.console_reason(),
  hint: m.console_reason_hint(),
  multiline: true,
  maxLength: limits.console.reason,
}

interface ChangeProps {
  /** Identifies the change among drafts. */
  draft: string
  lead: ReactNode
  fields: readonly ChangeField[]
  /** What the button does. */
  action: string
  /** For a change that can't be undone: what its main button says, which keeps everything. */
  keep?: string
  send: (values: Values) => Promise<void>
  onClose: () => void
}

const draftName = (draft: string, field: string) => `console ${draft} ${field}`

function ChangeForm({ draft, lead, fields, action, keep, send, onClose }: ChangeProps) {
  const clear = () => fields.forEach(({ name }) => storeDraft(draftName(draft, name), ''))
  const form = useForm({
    log: 'The change was not made',
    send: async (values) => {
      await send(values)
      clear()
    },
    onDone: onClose,
  })
  const cancel = () => {
    clear()
    onClose()
  }
  return (
    <form className="form" noValidate onSubmit={form.submit}>
      <p>{lead}</p>
      {fields.map(({ multiline = false, value, ...field }) => {
        const stored = draftName(draft, field.name)
        const given = {
          ...field,
          ...draftField(stored, value),
          error: form.errorOf(field.name),
        }
        return multiline ? <TextArea key={field.name} {...given} /> : <Field key={field.name} {...given} />
      })}
      <Problem>{form.problem}</Problem>
      <div className="dialog-actions">
        {keep ? <Button onClick={cancel}>{keep}</Button> : null}
        <Button type="submit" look={keep ? 'quiet' : 'main'} aria-disabled={form.busy}>
          {action}
        </Button>
        {keep ? null : (
          <Button look="quiet" onClick={cancel}>
            {m.ui_cancel()}
          </Button>
        )}
      </div>
    </form>
  )
}

/** Asks what a change needs, such as its reason, and makes it. Closing keeps the texts; canceling drops them. */
export function ChangeDialog({ open, title, ...change }: ChangeProps & { open: boolean; title: string }) {
  return (
    <Dialog open={open} onClose={change.onClose} title={title}>
      <ChangeForm key={change.draft} {...change} />
    </Dialog>
  )
}
