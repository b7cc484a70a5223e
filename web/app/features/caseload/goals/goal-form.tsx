import { m } from '#messages'
import { useState, type SubmitEvent } from 'react'
import { saveRecords } from '../../../caseload/caseload-store.ts'
import { cueTypeNames, cueTypes } from '../../../caseload/practice.ts'
import { goalStates, measures, type Goal, type Training } from '../../../caseload/records.ts'
import { Button } from '../../../ui/button.tsx'
import { Field, FieldError, Select, TextArea } from '../../../ui/field.tsx'
import { useSave } from '../use-save.ts'

export const measureNames: Record<Goal['measure'], string> = {
  accuracy: m.caseload_accuracy_with_cues(),
  assistance: m.caseload_level_of_assistance(),
  participation: m.caseload_participation(),
  rating: m.caseload_self_rating_1_to_5(),
}
export const statusNames: Record<Goal['status'], string> = {
  active: m.caseload_active(),
  met: m.caseload_met(),
  continued: m.caseload_continued(),
  dropped: m.caseload_dropped(),
}

const keyOf = (training: Training) =>
  training.kind === 'game' ? `game ${training.slug}` : `cards ${JSON.stringify(training.picks)}`

/** A number of a text field; undefined for an empty one, null for anything else or beyond the ends. */
function numberOf(text: string, least: number, most: number): number | undefined | null {
  if (text.trim() === '') return undefined
  const value = Number(text)
  return Number.isFinite(value) && value >= least && value <= most ? value : null
}

/** The choice of what trains a goal: what it has already, saved and recent sets, and games. */
function TrainingSelect(props: {
  training: Training | undefined
  trainings: readonly Training[]
  onChange: (training: Training | undefined) => void
}) {
  const own = props.training ? [props.training] : []
  const all = [...new Map([...props.trainings, ...own].map((one) => [keyOf(one), one])).values()]
  const options = (kind: Training['kind']) =>
    all
      .filter((one) => one.kind === kind)
      .map((one) => (
        <option key={keyOf(one)} value={keyOf(one)}>
          {one.kind === 'cards' && one.line ? `${one.title}: ${one.line}` : one.title}
        </option>
      ))
  return (
    <Select
      label={m.caseload_trained_by()}
      hint={m.caseload_opens_by_itself_when_you_seat()}
      value={props.training ? keyOf(props.training) : ''}
      onChange={(event) => props.onChange(all.find((one) => keyOf(one) === event.target.value))}
    >
      <option value="">{m.caseload_choose_later()}</option>
      <optgroup label={m.caseload_card_sets()}>{options('cards')}</optgroup>
      <optgroup label={m.ui_games()}>{options('game')}</optgroup>
    </Select>
  )
}

/** Kinds of help in the order in which they were chosen: most help first. */
function CueHierarchy({ cues, onChange }: { cues: Goal['cues']; onChange: (cues: Goal['cues']) => void }) {
  return (
    <fieldset className="border-0 m-0 p-0">
      <legend className="font-semibold mb-1">{m.caseload_cue_hierarchy()}</legend>
      <p className="text-ink-2 text-body mb-2">{m.caseload_tap_cues_in_the_order_you()}</p>
      <div className="choice-pills flex flex-wrap gap-2">
        {cueTypes.map((cue) => {
          const place = cues.indexOf(cue)
          return (
            <button
              key={cue}
              type="button"
              aria-pressed={place >= 0}
              onClick={() => onChange(place >= 0 ? cues.filter((one) => one !== cue) : [...cues, cue])}
            >
              {place >= 0 ? `${place + 1}. ` : ''}
              {cueTypeNames[cue]}
            </button>
          )
        })}
      </div>
    </fieldset>
  )
}

/** Edits a goal: its text, how it is measured, from where to where, until when, and what trains it. */
export function GoalForm(props: { goal: Goal; trainings: readonly Training[]; onDone: () => void }) {
  const [goal, setGoal] = useState(props.goal)
  const [baseline, setBaseline] = useState(goal.baseline === undefined ? '' : String(goal.baseline))
  const [criterion, setCriterion] = useState(goal.criterion === undefined ? '' : String(goal.criterion))
  const { busy, problem, run } = useSave()
  const isRating = goal.measure === 'rating'
  const [least, most] = isRating ? [1, 5] : [0, 100]
  const from = numberOf(baseline, least, most)
  const to = numberOf(criterion, least, most)
  const range = isRating ? m.caseload_enter_a_number_from_1_to() : m.caseload_enter_a_number_from_0_to()
  const set = (part: Partial<Goal>) => setGoal((now) => ({ ...now, ...part }))
  const isWrong = goal.text.trim() === '' || from === null || to === null
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isWrong) return
    const { baseline: _baseline, criterion: _criterion, ...rest } = goal
    const next: Goal = {
      ...rest,
      text: goal.text.trim(),
      ...(from !== undefined && { baseline: from }),
      ...(to !== undefined && { criterion: to }),
    }
    void run(() => saveRecords({ goals: [next] }), props.onDone)
  }
  const unit = isRating ? '' : ' (%)'
  return (
    <form className="form" onSubmit={submit}>
      <TextArea
        label={m.cards_goal()}
        required
        rows={4}
        maxLength={600}
        value={goal.text}
        onChange={(event) => set({ text: event.target.value })}
      />
      <Select
        label={m.caseload_measured_by()}
        value={goal.measure}
        onChange={(event) => set({ measure: measures.find((one) => one === event.target.value) ?? 'accuracy' })}
      >
        {measures.map((one) => (
          <option key={one} value={one}>
            {measureNames[one]}
          </option>
        ))}
      </Select>
      <div className="grid gap-3 items-start min-[480px]:grid-cols-2 min-[760px]:grid-cols-4">
        <Field
          label={`${m.caseload_baseline()}${unit}`}
          inputMode="decimal"
          error={from === null ? range : undefined}
          value={baseline}
          onChange={(event) => setBaseline(event.target.value)}
        />
        <Field
          label={`${m.caseload_criterion()}${unit}`}
          inputMode="decimal"
          error={to === null ? range : undefined}
          value={criterion}
          onChange={(event) => setCriterion(event.target.value)}
        />
        <Field
          label={m.caseload_sessions_in_a_row()}
          type="number"
          min={1}
          max={20}
          value={goal.sessions}
          onChange={(event) => set({ sessions: Math.min(20, Math.max(1, Number(event.target.value) || 1)) })}
        />
        <Field
          label={m.caseload_deadline()}
          type="date"
          value={goal.deadline ?? ''}
          onChange={(event) => set({ deadline: event.target.value === '' ? undefined : event.target.value })}
        />
      </div>
      <TrainingSelect training={goal.training} trainings={props.trainings} onChange={(training) => set({ training })} />
      <CueHierarchy cues={goal.cues} onChange={(cues) => set({ cues })} />
      <Select
        label={m.caseload_status()}
        value={goal.status}
        onChange={(event) => set({ status: goalStates.find((one) => one === event.target.value) ?? 'active' })}
      >
        {goalStates.map((one) => (
          <option key={one} value={one}>
            {statusNames[one]}
          </option>
        ))}
      </Select>
      {problem ? <FieldError>{problem}</FieldError> : null}
      <Button type="submit" disabled={busy || isWrong}>
        {m.caseload_save_goal()}
      </Button>
    </form>
  )
}
