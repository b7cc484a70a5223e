import { m } from '#messages'
import { Pencil, Printer, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { ApiError } from '../../../../platform/calls/api-client.ts'
import { useAction } from '../../../../platform/calls/use-action.ts'
import { Button } from '../../../../ui/button.tsx'
import { Dialog } from '../../../../ui/dialog.tsx'
import { Notice } from '../../../../ui/notice.tsx'
import { changeSet, type AccountSet } from './account-sets.ts'
import { NameField, SetSummary } from './set-fields.tsx'

export interface SetOptionsProps {
  set: AccountSet | null
  onClose: () => void
  /** Called after the set was renamed. */
  onNamed: (name: string) => void
  onEdit: (set: AccountSet) => void
  onPrint: (set: AccountSet) => void
  onDelete: (set: AccountSet) => void
}

function useRename(set: AccountSet, { onClose, onNamed }: Pick<SetOptionsProps, 'onClose' | 'onNamed'>) {
  const [name, setName] = useState(set.name)
  const { run, problem, setProblem } = useAction('A set could not be renamed', (error) => {
    const texts = error instanceof ApiError ? error.errors.name : undefined
    const text = texts?.[0] ?? (error instanceof Error ? error.message : m.cards_that_didnt_work())
    return { text, field: texts !== undefined }
  })
  const rename = () => {
    if (name.trim() === '') return setProblem({ text: m.faults_set_name_missing(), field: true })
    void run(async () => {
      if (name.trim() === set.name) return
      await changeSet(set, { name: name.trim() })
      onNamed(name.trim())
    }, onClose)
  }
  return { name, setName, problem, rename }
}

function Options({ set, onClose, onNamed, onEdit, onPrint, onDelete }: SetOptionsProps & { set: AccountSet }) {
  const { name, setName, problem, rename } = useRename(set, { onClose, onNamed })
  return (
    <form
      className="set-form grid gap-4"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        rename()
      }}
    >
      {set.problem ? <Notice tone="bad">{m.cards_this_set_is_only_on_this({ problem: set.problem })}</Notice> : null}
      <SetSummary content={set} />
      <NameField name={name} onName={setName} content={set} error={problem?.field ? problem.text : undefined} />
      {problem && !problem.field ? <Notice tone="bad">{problem.text}</Notice> : null}
      <div className="set-actions flex flex-wrap gap-3 [&.is-further]:pt-4 [&.is-further]:border-t [&.is-further]:border-t-line">
        <Button type="submit">{problem ? m.ui_try_again() : m.cards_save_name()}</Button>
      </div>
      <div className="set-actions flex flex-wrap gap-3 [&.is-further]:pt-4 [&.is-further]:border-t [&.is-further]:border-t-line is-further">
        <Button look="quiet" onClick={() => onEdit(set)}>
          <Pencil aria-hidden />
          {m.cards_edit_cards()}
        </Button>
        <Button look="quiet" onClick={() => onPrint(set)}>
          <Printer aria-hidden />
          {m.ui_print()}
        </Button>
        <Button look="quiet" onClick={() => onDelete(set)}>
          <Trash2 aria-hidden />
          {m.cards_delete_set()}
        </Button>
      </div>
    </form>
  )
}

/** Actions for a saved set other than playing it. */
export function SetOptions(props: SetOptionsProps) {
  // Keeps showing its content while it closes.
  const [shown, setShown] = useState(props.set)
  if (props.set && props.set !== shown) setShown(props.set)
  return (
    <Dialog open={props.set !== null} onClose={props.onClose} title={shown?.name ?? ''}>
      {shown ? <Options key={`${shown.id} ${shown.version}`} {...props} set={shown} /> : null}
    </Dialog>
  )
}
