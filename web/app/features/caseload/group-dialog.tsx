import { m } from '#messages'
import { Archive, ArchiveRestore, Plus, Trash2, X } from 'lucide-react'
import { useState, type SubmitEvent } from 'react'
import { SeatMark } from '../../players/seat-mark.tsx'
import { deleteRecord, restoreRecord, saveRecords } from '../../caseload/caseload-store.ts'
import { newRecord, type Caseload, type Group, type Meeting } from '../../caseload/records.ts'
import { Button, IconButton } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Field, FieldError, Select } from '../../ui/field.tsx'
import { Icon } from '../../ui/icon.tsx'
import { dayName } from './meeting-text.ts'
import { useSave } from './use-save.ts'

const most = 6
const days = [1, 2, 3, 4, 5, 6, 0]

function Members(props: { caseload: Caseload; chosen: readonly string[]; onChange: (next: string[]) => void }) {
  const { chosen, onChange } = props
  const clients = props.caseload.clients
    .filter((client) => client.archivedAt === undefined || chosen.includes(client.id))
    .toSorted((a, b) => a.code.localeCompare(b.code, undefined, { numeric: true }))
  return (
    <fieldset className="grid gap-2 border-0 m-0 p-0">
      <legend className="font-semibold mb-2">{m.caseload_clients_of({ count: chosen.length, most })}</legend>
      <div className="flex flex-wrap gap-2 max-h-72 overflow-y-auto p-1">
        {clients.map(({ id, code, mark }) => {
          const has = chosen.includes(id)
          return (
            <button
              key={id}
              type="button"
              className="inline-flex items-center gap-2 min-h-12 py-1.5 px-3.5 rounded-(--full) border-2 border-line bg-paper text-inherit font-semibold aria-pressed:border-ink aria-pressed:bg-marigold-soft disabled:opacity-50 [&_svg]:size-6"
              aria-pressed={has}
              disabled={!has && chosen.length >= most}
              onClick={() => onChange(has ? chosen.filter((one) => one !== id) : [...chosen, id])}
            >
              <SeatMark seat={mark} />
              {code}
            </button>
          )
        })}
      </div>
    </fieldset>
  )
}

function Meetings({ meetings, onChange }: { meetings: readonly Meeting[]; onChange: (next: Meeting[]) => void }) {
  const set = (place: number, meeting: Meeting) => onChange(meetings.map((one, at) => (at === place ? meeting : one)))
  return (
    <fieldset className="grid gap-2.5 border-0 m-0 p-0">
      <legend className="font-semibold mb-2">{m.caseload_days_and_times_optional()}</legend>
      {meetings.map((meeting, place) => (
        <div key={place} className="grid grid-cols-[1fr_1fr_auto] gap-2 items-end">
          <Select
            label={m.cards_day()}
            value={meeting.day}
            onChange={(event) => set(place, { ...meeting, day: Number(event.target.value) })}
          >
            {days.map((day) => (
              <option key={day} value={day}>
                {dayName(day)}
              </option>
            ))}
          </Select>
          <Field
            label={m.caseload_time()}
            type="time"
            value={meeting.time ?? ''}
            onChange={(event) => {
              const time = event.target.value
              set(place, { day: meeting.day, ...(time && { time }) })
            }}
          />
          <IconButton
            label={m.caseload_remove_this_day()}
            onClick={() => onChange(meetings.filter((_, at) => at !== place))}
          >
            <Icon of={X} />
          </IconButton>
        </div>
      ))}
      <Button
        look="quiet"
        size="small"
        className="justify-self-start"
        onClick={() =>
          onChange([...meetings, { ...meetings.at(-1), day: meetings.at(-1)?.day ?? new Date().getDay() }])
        }
      >
        <Icon of={Plus} />
        {m.caseload_add_a_day()}
      </Button>
    </fieldset>
  )
}

function Form({ group, caseload, onClose }: { group: Group | null; caseload: Caseload; onClose: () => void }) {
  const [name, setName] = useState(group?.name ?? '')
  const [clients, setClients] = useState<string[]>([...(group?.clients ?? [])])
  const [meetings, setMeetings] = useState<Meeting[]>([...(group?.meetings ?? [])])
  const [deleted, setDeleted] = useState(false)
  const { busy, problem, run } = useSave()
  const store = (part: Partial<Group> = {}) => {
    const next: Group = { ...newRecord(), ...group, name: name.trim(), clients, meetings, ...part }
    void run(() => saveRecords({ groups: [next] }), onClose)
  }
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (clients.length > 0) store()
  }
  if (deleted && group)
    return (
      <div className="form" role="status">
        <p>{m.caseload_the_group_is_deleted_its_clients()}</p>
        <Button
          look="quiet"
          onClick={() =>
            void run(
              () => restoreRecord('groups', group.id),
              () => setDeleted(false),
            )
          }
        >
          {m.ui_undo()}
        </Button>
      </div>
    )
  return (
    <form className="form" onSubmit={submit}>
      <Field
        label={m.caseload_name_optional()}
        maxLength={60}
        autoComplete="off"
        hint={m.caseload_without_a_name_the_group_shows()}
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
      <Members caseload={caseload} chosen={clients} onChange={setClients} />
      <Meetings meetings={meetings} onChange={setMeetings} />
      {problem ? <FieldError>{problem}</FieldError> : null}
      <div className="flex flex-wrap gap-2.5">
        <Button type="submit" disabled={busy || clients.length === 0}>
          {m.caseload_save_group()}
        </Button>
        {group ? (
          <>
            <Button
              look="quiet"
              onClick={() => store({ archivedAt: group.archivedAt === undefined ? Date.now() : undefined })}
            >
              <Icon of={group.archivedAt === undefined ? Archive : ArchiveRestore} />
              {group.archivedAt === undefined ? m.caseload_archive() : m.caseload_bring_back()}
            </Button>
            <Button
              look="quiet"
              onClick={() =>
                void run(
                  () => deleteRecord('groups', group.id),
                  () => setDeleted(true),
                )
              }
            >
              <Icon of={Trash2} />
              {m.caseload_delete_2()}
            </Button>
          </>
        ) : null}
      </div>
    </form>
  )
}

/** Creates or edits a group: its clients, days, and times. */
export function GroupDialog(props: { open: boolean; group: Group | null; caseload: Caseload; onClose: () => void }) {
  return (
    <Dialog
      open={props.open}
      onClose={props.onClose}
      title={props.group ? m.caseload_edit_group() : m.caseload_new_group()}
    >
      {props.open ? <Form group={props.group} caseload={props.caseload} onClose={props.onClose} /> : null}
    </Dialog>
  )
}
