import { m } from '#messages'
import { Archive, ArchiveRestore, Trash2 } from 'lucide-react'
import { useState, type SubmitEvent } from 'react'
import { SeatMark } from '../../players/seat-mark.tsx'
import { looksLikeFullName } from '../../players/table.ts'
import { deleteRecord, saveRecords } from '../../caseload/caseload-store.ts'
import { ageBands, codeMost, disciplines, looks, periods, type Client } from '../../caseload/records.ts'
import { Button } from '../../ui/button.tsx'
import { AlertDialog, Dialog } from '../../ui/dialog.tsx'
import { Field, FieldError, Select } from '../../ui/field.tsx'
import { Icon } from '../../ui/icon.tsx'
import { openView } from './use-caseload-view.ts'
import { useSave } from './use-save.ts'

const ageNames = {
  toddler: m.caseload_toddler(),
  preschool: m.caseload_preschool(),
  school: m.caseload_school_age(),
  teen: m.caseload_teen(),
  adult: m.caseload_adult(),
}
const lookNames = { playful: m.caseload_playful(), clean: m.caseload_clean(), 'grown-up': m.caseload_grown_up() }
const periodNames = { week: m.caseload_a_week(), month: m.ui_a_month() }
const disciplineNames = {
  SLP: m.caseload_speech_language(),
  OT: m.caseload_occupational(),
  MIND: m.caseload_behavioral(),
}

interface ClientFormProps {
  client: Client
  clients: readonly Client[]
  onClose: () => void
}

function Marks({ mark, onChange }: { mark: number; onChange: (mark: number) => void }) {
  return (
    <fieldset className="border-0 m-0 p-0">
      <legend className="font-semibold mb-2">{m.caseload_color_and_symbol()}</legend>
      <div className="flex flex-wrap gap-2">
        {[1, 2, 3, 4, 5, 6].map((one) => (
          <button
            key={one}
            type="button"
            className="grid place-items-center size-14 rounded-[16px] border-2 border-transparent bg-transparent aria-pressed:border-ink [&_svg]:size-10"
            aria-label={m.caseload_color_and_symbol_2({ number: one })}
            aria-pressed={mark === one}
            onClick={() => onChange(one)}
          >
            <SeatMark seat={one} />
          </button>
        ))}
      </div>
    </fieldset>
  )
}

/** A client as it is being edited; minutes as they were typed. */
interface Draft extends Pick<Client, 'code' | 'mark' | 'discipline' | 'ageBand' | 'look'> {
  minutes: string
  per: (typeof periods)[number]
}

const draftOf = ({ code, mark, discipline, ageBand, look, plan }: Client): Draft => ({
  ...{ code, mark, discipline, ageBand, look },
  ...{ minutes: plan ? String(plan.minutes) : '', per: plan?.per ?? 'week' },
})

/** The client with what was typed. */
function clientOf({ plan: _plan, ...client }: Client, { minutes, per, ...draft }: Draft): Client {
  const owed = minutes.trim()
  return { ...client, ...draft, code: draft.code.trim(), ...(owed !== '' && { plan: { minutes: Number(owed), per } }) }
}

function Choice<T extends string>(props: {
  label: string
  values: readonly T[]
  names: Record<T, string>
  value: T | undefined
  /** Whether nothing may be chosen. */
  optional?: boolean
  onChange: (value: T | undefined) => void
}) {
  return (
    <Select
      label={props.label}
      value={props.value ?? ''}
      onChange={(event) => props.onChange(props.values.find((one) => one === event.target.value))}
    >
      {props.optional ? <option value="">{m.cards_not_set()}</option> : null}
      {props.values.map((one) => (
        <option key={one} value={one}>
          {props.names[one]}
        </option>
      ))}
    </Select>
  )
}

function Fields(props: {
  draft: Draft
  taken: boolean
  wrongMinutes: boolean
  onChange: (part: Partial<Draft>) => void
}) {
  const { draft, onChange } = props
  const hint = looksLikeFullName(draft.code)
    ? m.caseload_this_looks_like_a_full_name_2()
    : m.caseload_a_code_initials_or_a_nickname()
  return (
    <>
      <Field
        label={m.ui_code()}
        required
        maxLength={codeMost}
        autoComplete="off"
        hint={hint}
        error={props.taken ? m.caseload_another_client_has_this_code() : undefined}
        value={draft.code}
        onChange={(event) => onChange({ code: event.target.value })}
      />
      <Marks mark={draft.mark} onChange={(mark) => onChange({ mark })} />
      <Choice
        label={m.caseload_discipline()}
        values={disciplines}
        names={disciplineNames}
        value={draft.discipline}
        onChange={(discipline = 'SLP') => onChange({ discipline })}
      />
      <Choice
        label={m.catalogue_age()}
        optional
        values={ageBands}
        names={ageNames}
        value={draft.ageBand}
        onChange={(ageBand) => onChange({ ageBand })}
      />
      <Choice
        label={m.caseload_look_of_games()}
        optional
        values={looks}
        names={lookNames}
        value={draft.look}
        onChange={(look) => onChange({ look })}
      />
      <div className="grid grid-cols-2 gap-3 items-start">
        <Field
          label={m.caseload_minutes_in_the_plan()}
          inputMode="numeric"
          error={props.wrongMinutes ? m.caseload_enter_a_whole_number_from_1() : undefined}
          value={draft.minutes}
          onChange={(event) => onChange({ minutes: event.target.value })}
        />
        <Choice
          label={m.caseload_per()}
          values={periods}
          names={periodNames}
          value={draft.per}
          onChange={(per = 'week') => onChange({ per })}
        />
      </div>
    </>
  )
}

function DeleteClient({ code, onDelete }: { code: string; onDelete: () => void }) {
  const [asking, setAsking] = useState(false)
  return (
    <>
      <Button look="quiet" onClick={() => setAsking(true)}>
        <Icon of={Trash2} />
        {m.caseload_delete_client()}
      </Button>
      <AlertDialog
        open={asking}
        onClose={() => setAsking(false)}
        title={m.caseload_delete({ code })}
        actions={
          <>
            <Button onClick={() => setAsking(false)}>{m.caseload_keep_client()}</Button>
            <Button
              look="quiet"
              onClick={() => {
                setAsking(false)
                onDelete()
              }}
            >
              {m.caseload_delete_client()}
            </Button>
          </>
        }
      >
        <p>{m.caseload_goals_and_trials_of_this_client()}</p>
      </AlertDialog>
    </>
  )
}

function Form({ client, clients, onClose }: ClientFormProps) {
  const [draft, setDraft] = useState(() => draftOf(client))
  const { busy, problem, run } = useSave()
  const code = draft.code.trim().toLowerCase()
  const taken = clients.some((one) => one.id !== client.id && one.code.toLowerCase() === code)
  const wrongMinutes = !/^([1-9]\d{0,3})?$/.test(draft.minutes.trim())
  const isWrong = code === '' || taken || wrongMinutes
  const archived = client.archivedAt !== undefined
  const store = (part: Partial<Client> = {}) => {
    if (!isWrong) void run(() => saveRecords({ clients: [{ ...clientOf(client, draft), ...part }] }), onClose)
  }
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    store()
  }
  const remove = () =>
    void run(async () => {
      await deleteRecord('clients', client.id)
      // Not afterward: this dialog goes with its client.
      openView({ name: 'home' })
    })
  return (
    <form className="form" onSubmit={submit}>
      <Fields {...{ draft, taken, wrongMinutes }} onChange={(part) => setDraft((now) => ({ ...now, ...part }))} />
      {problem ? <FieldError>{problem}</FieldError> : null}
      <div className="flex flex-wrap gap-2.5">
        <Button type="submit" disabled={busy || isWrong}>
          {m.ui_save()}
        </Button>
        <Button look="quiet" onClick={() => store({ archivedAt: archived ? undefined : Date.now() })}>
          <Icon of={archived ? ArchiveRestore : Archive} />
          {archived ? m.caseload_bring_back() : m.caseload_archive()}
        </Button>
        <DeleteClient code={client.code} onDelete={remove} />
      </div>
    </form>
  )
}

/** Edits a client: code, mark, discipline, and minutes in the plan; archives or deletes them. */
export function ClientDialog({ open, ...props }: ClientFormProps & { open: boolean }) {
  return (
    <Dialog open={open} onClose={props.onClose} title={m.caseload_edit_client()}>
      {open ? <Form {...props} /> : null}
    </Dialog>
  )
}
