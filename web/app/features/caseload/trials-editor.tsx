import { locale, m } from '#messages'
import sessionsPicture from '../../assets/empty/sessions.svg'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { SeatMark } from '../../players/seat-mark.tsx'
import { playerName } from '../../players/table.ts'
import type { Caseload } from '../../caseload/records.ts'
import { scoreText } from '../../caseload/tally.ts'
import type { TherapySession } from '../../caseload/session.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { ClientName } from './client-name.tsx'
import { moveTrials, removeTrials, trialsByOwner, type TrialsOf } from './move-trials.ts'

const clock = new Intl.DateTimeFormat(locale, { hour: 'numeric', minute: '2-digit', second: '2-digit' })

interface EditorProps {
  session: TherapySession
  caseload: Caseload
  onEdit: (edit: (now: TherapySession) => TherapySession, done?: string) => void
}

function Owner({ of, caseload, session }: { of: TrialsOf } & Omit<EditorProps, 'onEdit'>) {
  const client = caseload.clients.find(({ id }) => id === of.client)
  if (client) return <ClientName client={client} />
  return (
    <span className="inline-flex items-center gap-2.5 font-[650] [&_svg]:size-8">
      <SeatMark seat={of.seat} />
      {of.client ? m.caseload_deleted_client() : (session.codes?.[of.seat] ?? playerName([], of.seat))}
    </span>
  )
}

/** All trials of one client or seat: chosen ones, or all of them, are moved or deleted. */
function OwnerTrials({ of, ...props }: { of: TrialsOf } & EditorProps) {
  const { session, caseload, onEdit } = props
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const [shown, setShown] = useState(false)
  const ids = chosen.size > 0 ? chosen : new Set(of.trials.map(({ id }) => id))
  const count = ids.size
  const others = caseload.clients
    .filter((client) => client.id !== of.client && client.archivedAt === undefined)
    .toSorted((a, b) => a.code.localeCompare(b.code, undefined, { numeric: true }))
  const toggle = (id: string) =>
    setChosen((now) => {
      const next = new Set(now)
      if (!next.delete(id)) next.add(id)
      return next
    })
  const move = (client: string) => {
    setChosen(new Set())
    onEdit((now) => moveTrials(now, ids, client, caseload), m.caseload_moved_you_can_undo_this_for())
  }
  const remove = () => {
    setChosen(new Set())
    onEdit((now) => removeTrials(now, ids), m.caseload_deleted_you_can_undo_this_for())
  }
  return (
    <li className="grid gap-3 p-4.5 panel">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Owner {...{ of, caseload, session }} />
        <span className="text-ink-2">{m.cards_trials({ count: of.trials.length })}</span>
        <Button look="quiet" size="small" aria-expanded={shown} onClick={() => setShown(!shown)}>
          {shown ? m.caseload_hide_trials() : m.caseload_show_trials()}
        </Button>
      </div>
      {shown ? (
        <ul className="grid max-h-96 overflow-y-auto">
          {of.trials.map((trial) => (
            <li key={trial.id} className="border-t border-t-line">
              <label className="flex flex-wrap items-center gap-x-4 min-h-12 py-1.5">
                <input
                  type="checkbox"
                  className="size-5"
                  checked={chosen.has(trial.id)}
                  onChange={() => toggle(trial.id)}
                />
                <span className="text-ink-2 w-28">{clock.format(trial.at)}</span>
                <b className="flex-[1_1_140px]">{trial.text}</b>
                <span className="flex-[1_1_160px] text-ink-2">{trial.target}</span>
                <span className="flex-[0_1_170px]">{scoreText(trial)}</span>
              </label>
            </li>
          ))}
        </ul>
      ) : null}
      <div className="flex flex-wrap items-center gap-2.5">
        {others.length > 0 ? (
          <select
            className="input w-auto"
            aria-label={m.caseload_move_trials_to({ count })}
            value=""
            onChange={(event) => move(event.target.value)}
          >
            <option value="" disabled>
              {m.caseload_move_trials_to({ count })}
            </option>
            {others.map(({ id, code }) => (
              <option key={id} value={id}>
                {code}
              </option>
            ))}
          </select>
        ) : null}
        <Button look="quiet" size="small" onClick={remove}>
          <Icon of={Trash2} />
          {m.caseload_delete_trials({ count })}
        </Button>
      </div>
    </li>
  )
}

/** Every trial of a session by client, to be checked, moved to the right client, or deleted. */
export function TrialsEditor(props: EditorProps) {
  const owners = trialsByOwner(props.session)
  return (
    <section aria-labelledby="session-trials">
      <h3 id="session-trials" className="mb-3">
        {m.caseload_trials()}
      </h3>
      {owners.length === 0 ? (
        <EmptyState picture={sessionsPicture} size="small">
          {m.caseload_nothing_was_scored_in_this_session()}
        </EmptyState>
      ) : null}
      <ul className="grid gap-3">
        {owners.map((of) => (
          <OwnerTrials key={of.client ?? of.seat} of={of} {...props} />
        ))}
      </ul>
    </section>
  )
}
