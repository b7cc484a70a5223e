import { m } from '#messages'
import { setThread, threadStates, type Thread, type ThreadState } from '@marigold/contract'
import { useState } from 'react'
import { call } from '../../../platform/calls/api-client.ts'
import { useAction } from '../../../platform/calls/use-action.ts'
import { Button } from '../../../ui/button.tsx'
import { Select } from '../../../ui/field.tsx'
import { Notice, Problem } from '../../../ui/notice.tsx'
import { changeThread } from './change-thread.ts'
import { stateNames } from './thread-words.tsx'

interface Choice {
  state?: ThreadState
  assignee?: number | null
}

function send(token: string, { id, revision }: Thread, body: { state: ThreadState; assignee: number | null }) {
  return changeThread(token, () => call(setThread, { params: { id }, body: { ...body, revision } }))
}

/** The state of a thread and who it's assigned to. A choice stays when another change came first. */
export function ThreadStateBox({ thread, token }: { thread: Thread; token: string }) {
  const [choice, setChoice] = useState<Choice>({})
  const { run, busy, problem, done, reset } = useAction<boolean>('The message was not changed')
  const state = choice.state ?? thread.state
  const assignee = choice.assignee === undefined ? (thread.assignee?.id ?? null) : choice.assignee
  const choose = (next: Choice) => {
    reset()
    setChoice({ ...choice, ...next })
  }
  const save = () =>
    run(async () => {
      await send(token, thread, { state, assignee })
      setChoice({})
      return true
    })
  // The assignee may no longer be an administrator.
  const { admins, assignee: current } = thread
  const options = current && !admins.some(({ id }) => id === current.id) ? [...admins, current] : admins
  return (
    <section className="account-box panel" aria-labelledby="state-title">
      <h2 id="state-title">{m.caseload_status()}</h2>
      <form
        className="form"
        onSubmit={(event) => {
          event.preventDefault()
          void save()
        }}
      >
        <Select
          label={m.caseload_status()}
          hint={m.console_state_hint()}
          value={state}
          onChange={({ target }) => choose({ state: threadStates.find((one) => one === target.value) ?? state })}
        >
          {threadStates.map((one) => (
            <option key={one} value={one}>
              {stateNames[one]}
            </option>
          ))}
        </Select>
        <Select
          label={m.console_assigned_to()}
          value={assignee ?? ''}
          onChange={({ target }) => choose({ assignee: target.value === '' ? null : Number(target.value) })}
        >
          <option value="">{m.console_nobody()}</option>
          {options.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
        <Problem>{problem}</Problem>
        {done ? <Notice tone="good">{m.console_saved()}</Notice> : null}
        <div>
          <Button type="submit" look="quiet" aria-disabled={busy}>
            {m.ui_save_changes()}
          </Button>
        </div>
      </form>
    </section>
  )
}
