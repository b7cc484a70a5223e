import { locale, m } from '#messages'
import { listed } from '../../platform/words/words.ts'
import type { Goal } from '../records.ts'
import { timesOf, timesOfClient } from '../session-times.ts'
import type { Attendance, TherapySession } from '../session.ts'
import { practiced } from '../summary.ts'
import { paceOf } from '../tally.ts'
import type { Trial } from '../trial.ts'
import { cueSentences, missedSentences, resultSentences, type NoteRow } from './sentences.ts'
import { groupSize, isOf, subjectsOf, type NoteParticipants, type Subject } from './subjects.ts'
import { targetPhrase } from './target-phrase.ts'
import { filled, placeholdersIn, type NoteValues } from './template.ts'

type NoteSession = Pick<TherapySession, 'trials' | 'started' | 'ended' | 'minutes' | 'setting' | 'attendance'>

/** A session as a note reads it, and who it's about: everyone, or one of them, who is then the only one named. */
export interface NoteSource {
  session: NoteSession
  people: NoteParticipants
  /** The id of a `Subject`; null for everyone. */
  whose: string | null
  /** In ms since 1970: a session that runs lasts until now. */
  now?: number
}

// Browsers put a narrow space before AM and PM, which some records programs can't read.
const clock = (at: number) =>
  new Date(at).toLocaleTimeString(locale, { hour: 'numeric', minute: '2-digit' }).replaceAll(/\s/g, ' ')

function minutesText({ session, now = Date.now() }: NoteSource, subject: Subject | undefined): string {
  const { from, to, minutes } = subject ? timesOfClient(session, subject.client, now) : timesOf(session, now)
  const times = { count: minutes, from: clock(from) }
  return session.minutes === undefined
    ? m.caseload_note_minutes({ ...times, to: clock(to) })
    : m.caseload_note_minutes_entered(times)
}

const attendanceOf = ({ session }: NoteSource, { client }: Subject) => session.attendance?.[client ?? '']

function seenText({ session, people }: NoteSource): string {
  const count = groupSize(session, people)
  const setting = session.setting === 'in person' ? 'in_person' : (session.setting ?? 'unknown')
  return m.caseload_note_seen({ setting, group: count > 1 ? 'yes' : 'no', count })
}

function ownAttendance(source: NoteSource, subject: Subject): string {
  const { status, joined, left } = attendanceOf(source, subject) ?? {}
  if (status === 'absent') return m.caseload_note_status({ status })
  return [
    ...(status ? [m.caseload_note_status({ status })] : []),
    seenText(source),
    ...(joined === undefined ? [] : [m.caseload_note_joined_at({ time: clock(joined) })]),
    ...(left === undefined ? [] : [m.caseload_note_left_at({ time: clock(left) })]),
  ].join(' ')
}

/** The names of a group by their attendance; of players without a caseload, everyone was there. */
function groupAttendance(source: NoteSource, subjects: readonly Subject[]): string {
  const names = (status: Attendance) =>
    subjects.filter((one) => (attendanceOf(source, one)?.status ?? 'present') === status).map(({ name }) => name)
  const lists = [
    [names('present'), m.caseload_note_present],
    [names('makeup'), m.caseload_note_makeup],
    [names('absent'), m.caseload_note_absent],
  ] as const
  return [
    seenText(source),
    ...lists
      .filter(([list]) => list.length > 0)
      .map(([list, sentence]) => sentence({ names: listed(list), count: list.length })),
  ].join(' ')
}

/** Trials by goal, those without one first; within a goal by target, practice and probe apart, in their order. */
function rowsByGoal(trials: readonly Trial[], goals: readonly Goal[]): [goal: Goal | undefined, rows: NoteRow[]][] {
  const byGoal = Map.groupBy(trials, ({ goal }) => goals.find(({ id }) => id === goal))
  return [...byGoal]
    .map(([goal, of]): [Goal | undefined, NoteRow[]] => {
      const rows = Map.groupBy(of, ({ target, scale, probe }) => [target, scale, probe].join('\n'))
      return [
        goal,
        [...rows.values()].map((trials) => {
          const [{ target, area, scale, probe }] = trials as [Trial, ...Trial[]]
          return { target, area, scale, probe, trials }
        }),
      ]
    })
    .toSorted(([a], [b]) => Number(a !== undefined) - Number(b !== undefined))
}

const about = (name: string, text: string) => m.caseload_note_about({ name, text })

/** What a row's sentences are about, where they don't say it themselves. */
const isNamed = (row: NoteRow) =>
  row.scale === 'accuracy' && targetPhrase(row) !== null && row.trials.some(({ value }) => value !== 'none')

function rowLine(row: NoteRow, sentences: readonly string[], named: boolean): string {
  const text = sentences.join(' ')
  const line = named || row.target === '' ? text : about(row.target, text)
  return row.probe ? m.caseload_note_probe({ sentence: line }) : line
}

interface Lines {
  goals: string[]
  data: string[]
  cues: string[]
  missed: string[]
}

/** Lines of which the first begins with a name. */
function named(lines: readonly string[], name: string | null): string[] {
  const [first, ...rest] = lines
  return name === null || first === undefined ? [...lines] : [about(name, first), ...rest]
}

/**
 * The lines about one subject: `data` has everything that has no place of its own in the template. `name` is null in a
 * note about one subject alone.
 */
function linesOf(
  trials: readonly Trial[],
  goals: readonly Goal[],
  split: ReadonlySet<string>,
  name: string | null,
): Lines {
  const lines: Lines = { goals: [], data: [], cues: [], missed: [] }
  const byGoal = rowsByGoal(trials, goals)
  const several = byGoal.flatMap(([, rows]) => rows).length > 1
  for (const [goal, rows] of byGoal) {
    if (goal) {
      lines.goals.push(goal.text)
      const { text } = goal
      lines.data.push(name === null ? m.caseload_note_goal({ text }) : m.caseload_note_goal_of({ name, text }))
    }
    for (const row of rows) {
      const [cues, missed] = [cueSentences(row), missedSentences(row)]
      const together = [...(split.has('cues') ? [] : cues), ...(split.has('missed') ? [] : missed)]
      lines.data.push(rowLine(row, [...resultSentences(row), ...together], isNamed(row)))
      if (cues.length > 0) lines.cues.push(rowLine(row, cues, !several))
      if (missed.length > 0) lines.missed.push(rowLine(row, missed, !several))
    }
  }
  return {
    goals: named(lines.goals, name),
    data: byGoal[0]?.[0] ? lines.data : named(lines.data, name),
    cues: named(lines.cues, name),
    missed: named(lines.missed, name),
  }
}

function doseText(trials: readonly Trial[]): string {
  const scored = practiced(trials)
  const pace = paceOf(scored)
  if (scored.length === 0) return m.caseload_note_no_trials()
  return pace === null
    ? m.caseload_note_dose({ count: scored.length })
    : m.caseload_note_dose_pace({ count: scored.length, pace })
}

/** What a template is filled in with. */
function valuesOf(source: NoteSource, template: string): NoteValues {
  const { session, people, whose, now = Date.now() } = source
  const all = subjectsOf(session, people)
  const one = all.find(({ id }) => id === whose)
  const subjects = one ? [one] : all
  const isGroup = !one && (all.length > 1 || groupSize(session, people) > 1)
  const split = placeholdersIn(template)
  const parts = subjects.map((subject) =>
    linesOf(session.trials.filter(isOf(subject)), people.goals, split, isGroup ? subject.name : null),
  )
  const alone = one ?? (isGroup ? undefined : subjects[0])
  const goals = parts.reduce((sum, lines) => sum + lines.goals.length, 0)
  const joined = (of: keyof Lines) => parts.flatMap((lines) => lines[of]).join('\n')
  return {
    date: new Date(timesOf(session, now).from).toLocaleDateString(locale),
    minutes: minutesText(source, alone),
    attendance: alone ? ownAttendance(source, alone) : groupAttendance(source, subjects),
    trials: doseText(session.trials.filter((trial) => subjects.some((subject) => isOf(subject)(trial)))),
    goals: joined('goals'),
    data: joined('data'),
    cues: joined('cues'),
    missed: joined('missed'),
    plan: goals > 0 ? m.caseload_note_continue({ count: goals }) : '',
  }
}

/** A progress note in plain text: a template filled in from a session's trials. */
export function noteOf(source: NoteSource, template: string): string {
  return filled(template, valuesOf(source, template))
}
