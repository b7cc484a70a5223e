import { locale, m } from '#messages'
import goalsPicture from '../../../assets/empty/goals.svg'
import { Gamepad2, Layers, Pencil, Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { deleteRecord, restoreRecord } from '../../../caseload/caseload-store.ts'
import type { Caseload, Client, Goal, Training } from '../../../caseload/records.ts'
import { Button, IconButton } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { Tag } from '../../../ui/tag.tsx'
import { percentText } from '../../../platform/words/words.ts'
import { useSave } from '../use-save.ts'
import { GoalForm, measureNames, statusNames } from './goal-form.tsx'
import { emptyGoal, goalOfTemplate } from './goal-of-template.ts'
import { TemplatePicker } from './template-picker.tsx'

const date = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' })

const valueText = ({ measure }: Goal, value: number) => (measure === 'rating' ? String(value) : percentText(value))

/** Baseline, criterion, and deadline in one line. */
function targetText(goal: Goal): string {
  const parts = [
    ...(goal.baseline === undefined ? [] : [m.caseload_baseline_2({ value: valueText(goal, goal.baseline) })]),
    ...(goal.criterion === undefined
      ? []
      : [m.caseload_criterion_in_sessions({ value: valueText(goal, goal.criterion), count: goal.sessions })]),
    ...(goal.deadline === undefined ? [] : [m.caseload_by({ date: date.format(new Date(goal.deadline)) })]),
  ]
  return [measureNames[goal.measure], ...parts].join(' · ')
}

function TrainingLine({ training }: { training: Training }) {
  if (training.kind === 'game')
    return (
      <Link className="link" to={`/game/${training.slug}`}>
        <Icon of={Gamepad2} />
        {training.title}
      </Link>
    )
  return (
    <span className="inline-flex items-center gap-2 text-ink-2">
      <Icon of={Layers} />
      {training.title}
    </span>
  )
}

function GoalRow({ goal, onEdit, onDelete }: { goal: Goal; onEdit: () => void; onDelete: () => void }) {
  const rests = goal.status === 'met' || goal.status === 'dropped'
  return (
    <li className={`flex gap-3 p-4.5 rounded-(--radius) bg-paper shadow-(--shadow) ${rests ? 'text-ink-2' : ''}`}>
      <div className="flex-1 min-w-0 grid gap-1.5 justify-items-start">
        <p className="text-body/[1.4] font-semibold">{goal.text}</p>
        <p className="text-ink-2 text-body">{targetText(goal)}</p>
        {goal.training ? <TrainingLine training={goal.training} /> : null}
        {goal.status === 'active' ? null : <Tag>{statusNames[goal.status]}</Tag>}
      </div>
      <IconButton label={m.caseload_edit_goal()} onClick={onEdit}>
        <Icon of={Pencil} />
      </IconButton>
      <IconButton label={m.caseload_delete_goal()} onClick={onDelete}>
        <Icon of={Trash2} />
      </IconButton>
    </li>
  )
}

type Editing = { step: 'pick' } | { step: 'edit'; goal: Goal } | null

/** A client's goals, with the goal bank behind New goal. */
export function GoalList(props: { client: Client; caseload: Caseload; useTrainings: () => readonly Training[] }) {
  const { client } = props
  const trainings = props.useTrainings()
  const [editing, setEditing] = useState<Editing>(null)
  const [deleted, setDeleted] = useState<Goal | null>(null)
  const { problem, run } = useSave()
  const order = (goal: Goal) => (goal.status === 'met' || goal.status === 'dropped' ? 1 : 0)
  const goals = props.caseload.goals
    .filter((goal) => goal.client === client.id)
    .toSorted((a, b) => order(a) - order(b) || a.created - b.created)
  const onNew = () => setEditing({ step: 'pick' })
  const remove = (goal: Goal) =>
    void run(
      () => deleteRecord('goals', goal.id),
      () => setDeleted(goal),
    )
  const undo = (goal: Goal) =>
    void run(
      () => restoreRecord('goals', goal.id),
      () => setDeleted(null),
    )
  return (
    <section aria-labelledby="client-goals">
      <div className="head mb-3.5">
        <h2 id="client-goals">{m.caseload_goals()}</h2>
        {goals.length === 0 ? null : (
          <Button look="quiet" onClick={onNew}>
            <Icon of={Plus} />
            {m.caseload_new_goal()}
          </Button>
        )}
      </div>
      {problem ? <Notice tone="bad">{problem}</Notice> : null}
      {deleted ? (
        <Notice
          action={
            <Button size="small" look="quiet" onClick={() => undo(deleted)}>
              {m.ui_undo()}
            </Button>
          }
        >
          {m.caseload_the_goal_is_deleted_its_trials()}
        </Notice>
      ) : null}
      {goals.length === 0 ? (
        <div className="box">
          <EmptyState
            picture={goalsPicture}
            size="small"
            action={
              <Button onClick={onNew}>
                <Icon of={Plus} />
                {m.caseload_new_goal()}
              </Button>
            }
          >
            {m.caseload_choose_a_goal_from_the_bank({ code: client.code })}
          </EmptyState>
        </div>
      ) : (
        <ul className="grid gap-3">
          {goals.map((goal) => (
            <GoalRow
              key={goal.id}
              goal={goal}
              onEdit={() => setEditing({ step: 'edit', goal })}
              onDelete={() => remove(goal)}
            />
          ))}
        </ul>
      )}
      <Dialog
        open={editing !== null}
        onClose={() => setEditing(null)}
        wide
        title={editing?.step === 'edit' ? m.cards_goal() : m.caseload_new_goal()}
      >
        {editing?.step === 'pick' ? (
          <TemplatePicker
            client={client}
            onPick={(template) => setEditing({ step: 'edit', goal: goalOfTemplate(template, client, trainings) })}
            onOwn={() => setEditing({ step: 'edit', goal: emptyGoal(client) })}
          />
        ) : editing ? (
          <GoalForm key={editing.goal.id} goal={editing.goal} trainings={trainings} onDone={() => setEditing(null)} />
        ) : null}
      </Dialog>
    </section>
  )
}
