import { m } from '#messages'
import { Pencil, Printer, Trash2 } from 'lucide-react'
import { useRef, useState } from 'react'
import { ApiError } from '../../../../platform/calls/api-client.ts'
import { logFailure } from '../../../../platform/log.ts'
import { useHere } from '../../../../platform/session/use-here.ts'
import { Button } from '../../../../ui/button.tsx'
import { Dialog } from '../../../../ui/dialog.tsx'
import { Notice } from '../../../../ui/notice.tsx'
import { changeSet, type KeptSet } from './account-sets.ts'
import { NameField, SetWhat } from './set-fields.tsx'

export interface SetOptionsProps {
  set: KeptSet | null
  onClose: () => void
  /** The set has the name that was asked for. */
  onNamed: (name: string) => void
  onEdit: (set: KeptSet) => void
  onPrint: (set: KeptSet) => void
  onDelete: (set: KeptSet) => void
}

function useRename(set: KeptSet, { onClose, onNamed }: Pick<SetOptionsProps, 'onClose' | 'onNamed'>) {
  const [name, setName] = useState(set.name)
  const [problem, setProblem] = useState<{ text: string; field: boolean } | null>(null)
  const running = useRef(false)
  const here = useHere()
  const rename = async () => {
    if (running.current) return
    if (name.trim() === '') return setProblem({ text: m.cards_please_give_the_set_a_name(), field: true })
    setProblem(null)
    running.current = true
    try {
      if (name.trim() !== set.name) {
        await changeSet(set, { name: name.trim() })
        onNamed(name.trim())
      }
      if (here()) onClose()
    } catch (error) {
      logFailure('A set could not be renamed', error)
      const texts = error instanceof ApiError ? error.errors.name : undefined
      const text = texts?.[0] ?? (error instanceof Error ? error.message : m.cards_that_didnt_work())
      setProblem({ text, field: texts !== undefined })
    } finally {
      running.current = false
    }
  }
  return { name, setName, problem, rename }
}

function Options({ set, onClose, onNamed, onEdit, onPrint, onDelete }: SetOptionsProps & { set: KeptSet }) {
  const { name, setName, problem, rename } = useRename(set, { onClose, onNamed })
  return (
    <form
      className="set-form grid gap-4"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void rename()
      }}
    >
      {set.problem ? <Notice tone="bad">{m.cards_this_set_is_only_on_this({ problem: set.problem })}</Notice> : null}
      <SetWhat content={set} />
      <NameField name={name} onName={setName} content={set} error={problem?.field ? problem.text : undefined} />
      {problem && !problem.field ? <Notice tone="bad">{problem.text}</Notice> : null}
      <div className="set-ways flex flex-wrap gap-3 [&.is-further]:pt-4 [&.is-further]:border-t [&.is-further]:border-t-line">
        <Button type="submit">{problem ? m.ui_try_again() : m.cards_save_name()}</Button>
      </div>
      <div className="set-ways flex flex-wrap gap-3 [&.is-further]:pt-4 [&.is-further]:border-t [&.is-further]:border-t-line is-further">
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

/** What can be done with a saved set besides playing it. */
export function SetOptions(props: SetOptionsProps) {
  // While the window closes it shows what it showed.
  const [shown, setShown] = useState(props.set)
  if (props.set && props.set !== shown) setShown(props.set)
  return (
    <Dialog open={props.set !== null} onClose={props.onClose} title={shown?.name ?? ''}>
      {shown ? <Options key={`${shown.id} ${shown.version}`} {...props} set={shown} /> : null}
    </Dialog>
  )
}
