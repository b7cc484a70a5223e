import { m } from '#messages'
import { ChevronDown, Trash2, Undo2 } from 'lucide-react'
import { useCallback, useEffect, useState, type ReactNode } from 'react'
import { SessionNote } from '../../caseload/notes/session-note.tsx'
import { playersOf } from '../../caseload/notes/subjects.ts'
import { settingChoices, settingNames } from '../../caseload/practice.ts'
import type { Caseload } from '../../caseload/records.ts'
import { editSession, markDeleted, sessionOf, undoEdit } from '../../caseload/session-edits.ts'
import { leaveDeleted, reread, returnToRestored, sessionNow } from '../../caseload/session-store.ts'
import type { TherapySession } from '../../caseload/session.ts'
import { currentOwner } from '../../platform/storage/device-owner.ts'
import { Button } from '../../ui/button.tsx'
import { Field, FieldError, Select } from '../../ui/field.tsx'
import { Icon } from '../../ui/icon.tsx'
import { RowSkeletons } from '../../ui/skeleton.tsx'
import { AttendanceRows } from './attendance-rows.tsx'
import { BackToCaseload, NotFound } from './not-found.tsx'
import { clockText, dateText, minutesText, whoText } from './session-text.ts'
import { TrialsEditor } from './trials-editor.tsx'
import { useSave } from './use-save.ts'

type Edit = (now: TherapySession) => TherapySession
type OnEdit = (edit: Edit, done?: string) => void

/** A session as it is stored; read again after each change. `null` if it isn't on this device. */
function useSession(id: string) {
  const [session, setSession] = useState<TherapySession | null | undefined>(undefined)
  const read = useCallback(() => {
    const show = (found: TherapySession | null) =>
      // What this browser doesn't store is still on this page.
      setSession(found ?? (sessionNow().id === id ? sessionNow() : null))
    return sessionOf(currentOwner(), id).then(show, () => show(null))
  }, [id])
  useEffect(() => void read(), [read])
  return { session, read }
}

/** 'HH:MM' of a time, and back on the same day. */
const clockValue = (at: number) => {
  const date = new Date(at)
  return [date.getHours(), date.getMinutes()].map((part) => String(part).padStart(2, '0')).join(':')
}
function atClock(day: number, value: string): number | null {
  const [hours, minutes] = value.split(':').map(Number)
  if (hours === undefined || minutes === undefined || Number.isNaN(hours + minutes)) return null
  return new Date(day).setHours(hours, minutes, 0, 0)
}

function Times({ session, onEdit }: { session: TherapySession; onEdit: OnEdit }) {
  const { started, ended } = session
  const [start, setStart] = useState(() => clockValue(started))
  const [end, setEnd] = useState(() => (ended === undefined ? '' : clockValue(ended)))
  const from = atClock(started, start)
  const to = end === '' ? undefined : (atClock(ended ?? started, end) ?? undefined)
  const wrong = from === null || (to !== undefined && to < from)
  const changed = from !== started || to !== ended
  const store = () => {
    if (wrong || from === null) return
    onEdit(({ minutes: _minutes, leftOpen: _leftOpen, ...now }) => ({ ...now, started: from, ended: to }))
  }
  const isTyped = start !== clockValue(started) || end !== (ended === undefined ? '' : clockValue(ended))
  return (
    <div className="flex flex-wrap gap-4 items-end">
      <Field
        label={m.print_start()}
        type="time"
        required
        value={start}
        onChange={(event) => setStart(event.target.value)}
      />
      <Field
        label={m.players_end()}
        type="time"
        value={end}
        error={wrong ? m.caseload_the_end_must_be_after_the() : undefined}
        onChange={(event) => setEnd(event.target.value)}
      />
      <Select
        label={m.caseload_setting()}
        value={session.setting ?? ''}
        onChange={(event) => {
          const setting = settingChoices.find((one) => one === event.target.value)
          onEdit(({ setting: _setting, ...now }) => ({ ...now, ...(setting && { setting }) }))
        }}
      >
        <option value="">{m.cards_not_set()}</option>
        {settingChoices.map((one) => (
          <option key={one} value={one}>
            {settingNames[one]}
          </option>
        ))}
      </Select>
      {changed && isTyped ? (
        <Button look="quiet" disabled={wrong} onClick={store}>
          {m.caseload_save_times()}
        </Button>
      ) : null}
    </div>
  )
}

async function deleteSession(id: string) {
  await markDeleted(currentOwner(), id, true)
  // The next score would store it again.
  if (sessionNow().id === id) leaveDeleted()
}

async function restoreSession(id: string) {
  await markDeleted(currentOwner(), id, false)
  returnToRestored(id)
}

function Deleted({ problem, onUndo }: { problem: string | null; onUndo: () => void }) {
  return (
    <div className="grid gap-4 justify-items-start" role="status">
      <BackToCaseload />
      <p>{m.caseload_the_session_is_deleted_you_can()}</p>
      {problem ? <FieldError>{problem}</FieldError> : null}
      <Button look="quiet" onClick={onUndo}>
        <Icon of={Undo2} />
        {m.ui_undo()}
      </Button>
    </div>
  )
}

/** When and with whom the session was, and a way back from the last change. */
function Head({ session, who, onUndo }: { session: TherapySession; who: string; onUndo: () => void }) {
  return (
    <div className="head mb-0 items-center">
      <div>
        <h1 className="text-section">
          {who} · {dateText(session.started)}
        </h1>
        <p className="text-ink-2">
          {clockText(session)} · {minutesText(session)}
          {session.leftOpen ? ` · ${m.caseload_it_was_left_open_so_it()}` : ''}
        </p>
      </div>
      {'previous' in session ? (
        <Button look="quiet" onClick={onUndo}>
          <Icon of={Undo2} />
          {m.caseload_undo_last_change()}
        </Button>
      ) : null}
    </div>
  )
}

/** What can be corrected after a session: when, where, who was there, and every trial. Folded until it is needed. */
function Corrections(props: { session: TherapySession; caseload: Caseload; onEdit: OnEdit; children: ReactNode }) {
  const { session, caseload, onEdit, children } = props
  const { attendance = {} } = session
  const attended = caseload.clients.filter((client) => attendance[client.id])
  return (
    <details className="border-y border-y-line [&[open]>summary_svg]:rotate-180">
      <summary className="flex items-center gap-3 min-h-16 list-none cursor-pointer [&::-webkit-details-marker]:hidden">
        <h2 className="flex-1 text-lead">{m.caseload_edit_this_session()}</h2>
        <Icon of={ChevronDown} />
      </summary>
      <div className="grid gap-8 pt-2 pb-6">
        <section aria-labelledby="session-times">
          <h3 id="session-times" className="mb-3">
            {m.caseload_time_and_setting()}
          </h3>
          <Times key={`${session.started}/${session.ended}`} session={session} onEdit={onEdit} />
        </section>
        {attended.length > 0 ? (
          <section aria-labelledby="session-attendance">
            <h3 id="session-attendance" className="mb-3">
              {m.caseload_attendance()}
            </h3>
            <AttendanceRows
              clients={attended}
              of={(client) => attendance[client]?.status ?? 'present'}
              onChange={(client, status) =>
                onEdit((now) => ({
                  ...now,
                  attendance: { ...now.attendance, [client]: { ...now.attendance?.[client], status } },
                }))
              }
            />
          </section>
        ) : null}
        <TrialsEditor session={session} caseload={caseload} onEdit={onEdit} />
        <div className="flex justify-end pt-4 border-t border-t-line">{children}</div>
      </div>
    </details>
  )
}

/** One session: when, where, who, every trial, and the note. All of it can be corrected, with undo for a day. */
export function SessionScreen({ id, caseload }: { id: string; caseload: Caseload }) {
  const { session, read } = useSession(id)
  const [deleted, setDeleted] = useState(false)
  const [said, setSaid] = useState('')
  const { problem, run } = useSave()
  const change = (work: () => Promise<void>, done: string) =>
    void run(
      async () => {
        await work()
        await read()
        await reread(id)
      },
      () => setSaid(done),
    )
  const edit = (next: Edit, done: string = m.caseload_saved_you_can_undo_this_for()) =>
    change(() => editSession(currentOwner(), id, next), done)
  if (deleted)
    return (
      <Deleted
        problem={problem}
        onUndo={() => {
          change(async () => {
            await restoreSession(id)
            setDeleted(false)
          }, m.caseload_the_session_is_back())
        }}
      />
    )
  if (session === undefined) return <RowSkeletons count={4} />
  if (session === null) return <NotFound>{m.caseload_this_session_isnt_stored_on_this()}</NotFound>
  const { attendance = {} } = session
  const attended = caseload.clients.filter((client) => attendance[client.id])
  return (
    <>
      <BackToCaseload />
      <Head
        session={session}
        who={whoText({ group: session.group, clients: Object.keys(attendance) }, caseload)}
        onUndo={() => change(() => undoEdit(currentOwner(), id), m.caseload_the_last_change_is_undone())}
      />
      <span className="empty:hidden" role="status">
        {said}
      </span>
      {problem ? <FieldError>{problem}</FieldError> : null}
      <SessionNote
        session={session}
        players={playersOf(session)}
        clients={caseload.clients}
        goals={caseload.goals}
        client={attended.length === 1 ? attended[0]?.id : undefined}
      />
      <Corrections session={session} caseload={caseload} onEdit={edit}>
        <Button
          look="quiet"
          onClick={() =>
            void run(
              () => deleteSession(id),
              () => setDeleted(true),
            )
          }
        >
          <Icon of={Trash2} />
          {m.caseload_delete_session()}
        </Button>
      </Corrections>
    </>
  )
}
