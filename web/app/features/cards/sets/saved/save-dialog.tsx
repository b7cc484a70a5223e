import { m } from '#messages'
import type { CardSetContent } from '@marigold/contract'
import { useState, type FormEvent } from 'react'
import { useLocation } from 'react-router'
import { ApiError } from '../../../../platform/calls/api-client.ts'
import { useAction } from '../../../../platform/calls/use-action.ts'
import { newId } from '../../../../platform/new-id.ts'
import { storeReturnPath } from '../../../../platform/session/return-path.ts'
import { Button, LinkButton } from '../../../../ui/button.tsx'
import { AlertDialog, Dialog } from '../../../../ui/dialog.tsx'
import { Notice } from '../../../../ui/notice.tsx'
import { changeSet, saveSet, type AccountSet } from './account-sets.ts'
import { stopEdit } from './edited-set.ts'
import { NameField, SetSummary } from './set-fields.tsx'
import { suggestName } from '../set-names.ts'
import { parseSetPicks } from '../set-picks.ts'

interface Problem {
  text: string
  field: boolean
}

function problemOf(error: unknown): Problem {
  if (!(error instanceof ApiError)) return { text: m.ui_that_didnt_work_please_try_again(), field: false }
  const [ofName] = error.errors.name ?? []
  if (ofName) return { text: ofName, field: true }
  if (error.status === 409) return { text: m.cards_save_yours_as_a_new_set({ message: error.message }), field: false }
  if (error.status === 404) return { text: m.cards_save_yours_as_a_new_set_2({ message: error.message }), field: false }
  return { text: error.message, field: false }
}

/** State of the save dialog. Its id is fixed, so that a double tap saves once. */
function useSaving(props: SaveDialogProps) {
  const [id] = useState(newId)
  const action = useAction<'saved' | 'kept', Problem>('A set could not be saved', problemOf)
  const save = (work: () => Promise<'saved' | 'kept'>) =>
    action.run(
      async () => {
        const ended = await work()
        stopEdit()
        return ended
      },
      (ended) => ended === 'saved' && props.onClose(),
    )
  const saveNew = (name: string) => save(() => saveSet({ id, name: name.trim(), ...props.content }, props.person))
  const change = (set: AccountSet, name: string) =>
    save(async () => {
      await changeSet(set, { name: name.trim(), content: props.content })
      return 'saved'
    })
  return { ...action, saveNew, change }
}

export interface SaveDialogProps {
  content: CardSetContent
  /** The saved set that these cards belong to; null for a new one. */
  target: AccountSet | null
  taken: readonly string[]
  person: number
  onClose: () => void
}

function SaveForm(props: SaveDialogProps) {
  const { content, target, taken } = props
  const proposed = () => suggestName({ ...content, picks: parseSetPicks(content.picks) }, taken)
  const [name, setName] = useState(() => target?.name ?? proposed())
  const { problem, setProblem, done, busy, saveNew, change } = useSaving(props)
  if (done === 'kept') {
    return (
      <>
        <Notice>{m.cards_saved_on_this_device_well_sync()}</Notice>
        <Button onClick={props.onClose}>{m.cards_ok()}</Button>
      </>
    )
  }
  const save = () => {
    if (name.trim() === '') setProblem({ text: m.faults_set_name_missing(), field: true })
    else void (target ? change(target, name) : saveNew(name))
  }
  const saveCopy = () => void saveNew(name.trim() === target?.name || name.trim() === '' ? proposed() : name)
  return (
    <form
      className="set-form grid gap-4"
      noValidate
      onSubmit={(event: FormEvent) => {
        event.preventDefault()
        save()
      }}
    >
      <SetSummary content={content} />
      <NameField name={name} onName={setName} content={content} error={problem?.field ? problem.text : undefined} />
      {problem && !problem.field ? <Notice tone="bad">{problem.text}</Notice> : null}
      <div className="set-actions flex flex-wrap gap-3 [&.is-further]:pt-4 [&.is-further]:border-t [&.is-further]:border-t-line">
        <Button type="submit" aria-busy={busy}>
          {target ? m.ui_save_changes() : m.ui_save()}
        </Button>
        {target ? (
          <Button look="quiet" onClick={saveCopy}>
            {m.cards_save_as_a_new_set()}
          </Button>
        ) : null}
      </div>
    </form>
  )
}

/** Saves the picks under a name. */
export function SaveDialog({
  draft,
  onClose,
}: {
  draft: Omit<SaveDialogProps, 'onClose'> | null
  onClose: () => void
}) {
  // Keeps showing its content while it closes.
  const [shown, setShown] = useState(draft)
  if (draft && draft !== shown) setShown(draft)
  return (
    <Dialog
      open={draft !== null}
      onClose={onClose}
      title={shown?.target ? m.cards_change_2({ name: shown.target.name }) : m.cards_save_this_set()}
    >
      {shown ? <SaveForm key={shown.content.title} {...shown} onClose={onClose} /> : null}
    </Dialog>
  )
}

/** Tells visitors that they must log in to save. */
export function LogInToSave({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { pathname, search } = useLocation()
  return (
    <Dialog open={open} onClose={onClose} title={m.cards_log_in_to_save_sets()}>
      <p>{m.cards_log_in_and_this_set_will()}</p>
      <LinkButton to="/login" onClick={() => storeReturnPath((pathname + search).replaceAll('+', '%20'))}>
        {m.ui_log_in()}
      </LinkButton>
    </Dialog>
  )
}

/** Says that nothing was saved because the account can't be reached. */
export function AccountUnavailable({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <AlertDialog open={open} onClose={onClose} title={m.cards_we_cant_reach_your_account()}>
      <p>{m.cards_your_picks_are_saved_try_again()}</p>
    </AlertDialog>
  )
}
