import { describe, expect, it } from 'vitest'
import { fakeSession, fakeTrial } from '../fake-trial.ts'
import { newRecord, type Client, type Goal } from '../records.ts'
import type { TherapySession } from '../session.ts'
import type { Trial } from '../trial.ts'
import { noteOf } from './note.ts'
import { templateProblem } from './own-template-dialog.tsx'
import { groupSize, subjectsOf, type NoteParticipants } from './subjects.ts'
import { filled, placeholders, templateTexts, unknownPlaceholders, type NoteValues } from './template.ts'

const start = new Date(2026, 4, 6, 10).getTime()
const minute = (count: number) => start + count * 60_000
const client = (id: string, code: string, mark: number): Client => ({
  ...newRecord(0),
  ...{ id, code, mark, discipline: 'SLP' },
})
const goal = (id: string, of: string, text: string): Goal => ({
  ...newRecord(0),
  ...{ id, client: of, text, measure: 'accuracy', sessions: 3, cues: [], status: 'active' },
})
const mia = { client: 'mia', seat: 1, goal: 'r' }
const leo = { client: 'leo', seat: 2 }
const people: NoteParticipants = {
  players: [],
  clients: [client('mia', 'M.R.', 1), client('leo', 'L.B.', 2), client('ann', 'A.K.', 3)],
  goals: [goal('r', 'mia', 'Given a model, M.R. will produce /r/ with 80% accuracy.')],
}
const trials: Trial[] = [
  fakeTrial({ ...mia, at: minute(1) }),
  fakeTrial({ ...mia, value: 'incorrect', text: 'River', at: minute(2) }),
  fakeTrial({ ...mia, probe: true, at: minute(3) }),
  fakeTrial({
    ...leo,
    area: 'language',
    target: 'Wh- Questions, Who',
    text: 'Cow',
    cue: 1,
    cueType: 'visual',
    at: minute(4),
  }),
]
const group = fakeSession({
  ...{ trials, started: start, ended: minute(30), setting: 'telehealth' },
  attendance: { mia: { status: 'present' }, leo: { status: 'makeup', joined: minute(5) }, ann: { status: 'absent' } },
})
const lines = (session: TherapySession, whose: string | null, template: string, of = people) =>
  noteOf({ session, people: of, whose, now: minute(45) }, template).split('\n')

describe('a note about the group', () => {
  it('states who attended, and has the lines of each with the goal first', () => {
    expect(lines(group, null, templateTexts.soap)).toEqual([
      '5/6/2026, 30 minutes (10:00 AM to 10:30 AM). Group session of 2 by telehealth. M.R. attended. ' +
        'L.B. attended a makeup session. A.K. was absent. 4 trials (1 a minute of practice).',
      'S:',
      'O: M.R., goal: Given a model, M.R. will produce /r/ with 80% accuracy.',
      'Produced initial /r/ in words in 1 of 2 trials independently (50%). Missed: river.',
      'Probe data: Produced initial /r/ in words in 1 of 1 trial independently (100%).',
      'L.B.: Wh- Questions, Who: Correct in 1 of 1 trial with minimal cues (100%). Cue types: visual.',
      'A:',
      'P: Continue the current goal.',
    ])
  })

  it('names players by their seats where they are no clients', () => {
    const players = [
      { seat: 1, name: 'D.', away: false },
      { seat: 2, name: '', away: false },
    ]
    const session = fakeSession({ trials: [fakeTrial(), fakeTrial({ seat: 2 })], ended: minute(3), started: start })
    expect(lines(session, null, templateTexts.plain, { ...people, players })).toEqual([
      '5/6/2026, 3 minutes (10:00 AM to 10:03 AM). Group session of 2. D. and Teal attended. 2 trials.',
      'D.: Produced initial /r/ in words in 1 of 1 trial independently (100%).',
      'Teal: Produced initial /r/ in words in 1 of 1 trial independently (100%).',
    ])
  })
})

describe('a note about one client', () => {
  it('names nobody else, and has the client’s own minutes', () => {
    const note = lines(group, 'client leo', templateTexts.dap)
    expect(note).toEqual([
      '5/6/2026, 25 minutes (10:05 AM to 10:30 AM). Attended a makeup session. Group session of 2 by telehealth. ' +
        'Arrived at 10:05 AM. 1 trial.',
      'D: Wh- Questions, Who: Correct in 1 of 1 trial with minimal cues (100%). Cue types: visual.',
      'A:',
      'P:',
    ])
    expect(note.join()).not.toMatch(/M\.R\.|A\.K\.|L\.B\./)
  })

  it('says little about one who was absent', () => {
    expect(lines(group, 'client ann', templateTexts.plain)).toEqual([
      '5/6/2026, 30 minutes (10:00 AM to 10:30 AM). Absent. No trials were scored.',
    ])
  })

  it('states minutes that the therapist entered without an end that was not', () => {
    const session = { ...group, minutes: 20 }
    expect(lines(session, 'client mia', '{minutes}')).toEqual(['20 minutes (started at 10:00 AM)'])
    expect(lines(session, 'client leo', '{minutes}')).toEqual(['15 minutes (started at 10:05 AM)'])
  })

  it('is stated for a session alone', () => {
    const session = fakeSession({ trials: [fakeTrial({ at: minute(1) })], started: start, ended: minute(2) })
    expect(lines(session, null, '{attendance}', { players: [], clients: [], goals: [] })).toEqual([
      'Individual session.',
    ])
  })
})

describe('a template', () => {
  const values = Object.fromEntries(placeholders.map((name) => [name, name.toUpperCase()])) as NoteValues

  it('is filled in, and keeps what it does not know', () => {
    expect(filled('{date} {Data} { plan } {dat} {}', values)).toBe('DATE DATA PLAN {dat} {}')
    expect(filled('A: {plan}\nB', { ...values, plan: '' })).toBe('A:\nB')
    // A value may look like a placeholder or a replacement pattern.
    expect(filled('{data}', { ...values, data: '{plan} $& $1' })).toBe('{plan} $& $1')
  })

  it('that is built in has only known placeholders', () => {
    for (const text of Object.values(templateTexts)) expect(unknownPlaceholders(text)).toEqual([])
  })

  it('of a school says what to do with placeholders that are not known', () => {
    expect(templateProblem('{date} {data}')).toBeNull()
    expect(templateProblem('{date} {dat}')).toBe(
      '{dat} isn’t a placeholder. Delete it, or use one from the list below.',
    )
    expect(templateProblem('{a} {b} {a}')).toBe(
      '{a} and {b} aren’t placeholders. Delete them, or use some from the list below.',
    )
    expect(templateProblem(' \n')).toMatch(/^Write a template/)
  })

  it('with places for cues and missed words does not repeat them in the data', () => {
    expect(lines(group, 'client mia', '{goals}|{data}|{missed}|{cues}')).toEqual([
      'Given a model, M.R. will produce /r/ with 80% accuracy.|Goal: Given a model, M.R. will produce /r/ with 80% accuracy.',
      'Produced initial /r/ in words in 1 of 2 trials independently (50%).',
      'Probe data: Produced initial /r/ in words in 1 of 1 trial independently (100%).|R, initial, words: Missed: river.|',
    ])
  })
})

describe('subjects', () => {
  it('are clients and players, each once', () => {
    const more = [...trials, fakeTrial({ seat: 4 })]
    expect(subjectsOf({ ...group, trials: more }, people).map(({ id, name }) => [id, name])).toEqual([
      ['client mia', 'M.R.'],
      ['client leo', 'L.B.'],
      ['client ann', 'A.K.'],
      ['seat 4', 'Pink'],
    ])
    expect(groupSize({ ...group, trials: more }, people)).toBe(3)
  })
})
