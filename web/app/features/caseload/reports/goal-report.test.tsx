import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { describe, expect, it } from 'vitest'
import { digestsOf } from '../../../caseload/digest.ts'
import { fakeTrial } from '../../../caseload/fake-trial.ts'
import { newRecord, type Client, type Goal } from '../../../caseload/records.ts'
import type { SessionSummary } from '../../../caseload/session-records.ts'
import type { Trial } from '../../../caseload/trial.ts'
import { ReportView } from './client-report.tsx'
import { customRange } from './date-range.ts'
import { FamilyPage } from './family-page.tsx'
import { FilePage } from './file-page.tsx'
import { expectedLevel, goalReport, reportedGoals, statements, type Statement } from './goal-report.ts'
import { barOf, barText, criterionText, homeKind, levelText, plainGoal, plainTarget } from './report-texts.ts'

const day = 86_400_000
const start = new Date(2026, 7, 1, 10).getTime()
const range = customRange('2026-08-01', '2026-11-30') ?? { from: 0, to: 0 }
const client: Client = { ...newRecord(0), id: 'mia', code: 'M.R.', mark: 1, discipline: 'SLP' }
const goal = (part: Partial<Goal> = {}): Goal => ({
  ...newRecord(start),
  ...{ id: 'r', client: 'mia', text: 'M.R. will produce /r/ with 80% accuracy.', measure: 'accuracy' },
  ...{ baseline: 20, criterion: 80, sessions: 3, deadline: '2027-05-31', cues: [], status: 'active' },
  ...part,
})

let made = 0
/** A session of 10 trials toward the goal, so many of them correct. */
function session(onDay: number, correct: number, part: Partial<Trial> = {}, trials = 10): SessionSummary {
  made += 1
  const at = start + onDay * day
  const all = Array.from({ length: trials }, (_, place) =>
    fakeTrial({ client: 'mia', goal: 'r', value: place < correct ? 'correct' : 'incorrect', at, ...part }),
  )
  return {
    ...{ version: 2, id: `s${made}`, started: at, ended: at + 1_800_000, seat: 1, goal: 0 },
    ...{ clients: ['mia'], digests: digestsOf(all) },
  }
}
const months = (...correct: number[]) => correct.map((one, at) => session(20 * at + 5, one))

describe('the progress statement', () => {
  it.each<[string, Statement, Partial<Goal>, SessionSummary[]]>([
    ['the criterion in enough sessions in a row', 'met', {}, months(5, 8, 8, 9)],
    ['a goal marked as met', 'met', { status: 'met' }, months(3)],
    ['a level above the line to the criterion', 'adequate', {}, months(3, 4, 5, 6, 6, 6)],
    ['a better level below the line', 'slower', {}, months(2, 3, 3, 3, 3, 3)],
    ['a level like the baseline', 'none', {}, months(2, 2, 3, 2, 2, 2)],
    ['a level below the baseline', 'none', {}, months(2, 1, 0)],
    ['one session without a baseline', 'early', { baseline: undefined }, months(4)],
    ['sessions of a few trials', 'early', {}, [session(3, 3, {}, 4)]],
    ['sessions before the range alone', 'paused', {}, [session(-30, 5)]],
    ['no session', 'new', {}, []],
    ['probes alone', 'early', {}, [session(3, 9, { probe: true })]],
  ])('is for %s: %s', (_, statement, part, sessions) => {
    expect(goalReport(goal(part), sessions, range).statement).toBe(statement)
  })

  it('reads goals that want less the other way round', () => {
    const worry = goal({ measure: 'rating', baseline: 5, criterion: 2, deadline: '2026-12-31' })
    const rated = (...values: ('2' | '3' | '4' | '5')[]) =>
      values.map((value, at) => session(30 * at + 5, 0, { scale: 'rating', value }, 1))
    expect(goalReport(worry, rated('5', '3', '3', '3'), range).statement).toBe('slower')
    expect(goalReport(worry, rated('5', '5', '5'), range).statement).toBe('none')
    expect(goalReport(worry, rated('4', '2', '2', '2'), range).statement).toBe('met')
  })

  it('expects even growth until the deadline, or for a year', () => {
    const baseline = { at: start, value: 20 }
    const until = start + 100 * day
    expect(expectedLevel(goal({ deadline: undefined }), { baseline, until })).toBeCloseTo(20 + (60 * 100) / 365)
    expect(expectedLevel(goal({ deadline: '2026-09-01' }), { baseline, until })).toBe(80)
    expect(expectedLevel(goal({ criterion: undefined, deadline: '2026-09-01' }), { baseline, until })).toBe(80)
  })

  it('stands on the last three sessions, and counts all of them', () => {
    const report = goalReport(goal(), months(1, 2, 4, 5, 6), range)
    expect([report.baseline, report.current, report.sessions]).toEqual([20, 50, 5])
  })

  it('is there for goals that were active or worked on', () => {
    const goals = [
      goal(),
      goal({ id: 'dropped', status: 'dropped' }),
      goal({ id: 'later', created: range.to + day }),
      goal({ id: 'other', client: 'leo' }),
    ]
    expect(reportedGoals(goals, 'mia', months(3), range).map((one) => one.goal.id)).toEqual(['r'])
  })
})

describe('the texts of a report', () => {
  it('name levels, criteria, and bars', () => {
    const rating = goal({ measure: 'rating', criterion: 4, sessions: 1 })
    expect([levelText(goal(), 80), levelText(rating, 3.5), levelText(goal(), null)]).toEqual([
      '80%',
      '3.5 of 5',
      'No data',
    ])
    expect(criterionText(goal())).toBe('80% in 3 sessions in a row')
    expect(criterionText(rating)).toBe('4 of 5 in 1 session')
    expect(criterionText(goal({ criterion: undefined }))).toBe('None set')
    expect(barOf(goal(), 66)).toEqual({ filled: 7, of: 10 })
    expect(barOf(rating, 3.5)).toEqual({ filled: 4, of: 5 })
    expect(barOf(goal(), null)).toBeNull()
    expect(barText(goal(), { filled: 0, of: 10 })).toBe('No tries were right yet.')
    const texts = (['accuracy', 'assistance', 'participation', 'rating'] as const).map((measure) =>
      barText(goal({ measure }), { filled: 3, of: measure === 'rating' ? 5 : 10 }),
    )
    expect(texts).toEqual([
      'About 3 of 10 tries were right.',
      'About 3 of 10 tries needed no help.',
      'Joined in about 3 of 10 times.',
      'Rated 3 of 5.',
    ])
  })

  it('say in plain words what was practiced', () => {
    const plain = (target: string, area: Trial['area'] = 'articulation') => plainTarget({ target, area })
    expect(plain('R, initial, words')).toBe('Saying R at the start of words')
    expect(plain('TH (quiet), final, sentences')).toBe('Saying TH at the end of the words of sentences')
    expect(plain('K and T, minimal pairs, said')).toBe('Saying words with K and T so that they sound different')
    expect(plain('K and T, minimal pairs, heard')).toBe('Hearing the difference between K and T')
    expect(plain('Wh- Questions, Who', 'language')).toBe('Wh- Questions, Who')
    expect(plainGoal(goalReport(goal(), months(3), range))).toBe('Saying R at the start of words')
    expect(plainGoal({ goal: goal(), digests: [] })).toBe(goal().text)
  })

  it('help at home by what is practiced', () => {
    const kind = (part: Partial<Goal>, trial: Partial<Trial> = {}) =>
      homeKind({ goal: goal(part), digests: session(1, 1, trial).digests })
    expect(kind({})).toBe('sounds')
    expect(kind({}, { area: 'language' })).toBe('language')
    expect(kind({}, { area: 'fluency' })).toBe('fluency')
    expect([kind({ measure: 'assistance' }), kind({ measure: 'participation' }), kind({ measure: 'rating' })]).toEqual([
      ...['doing', 'joining', 'feelings'],
    ])
  })
})

const textOf = (html: string) =>
  html
    .replaceAll(/<\/(p|li|h\d|span|dd|dt)>/g, '. ')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/&#x27;|’/g, "'")
    .replaceAll(/\s+/g, ' ')

const syllablesOf = (word: string) =>
  Math.max(1, word.replace(/(?:[^laeiouy]es|[^td]ed|[^l]e)$/, '').match(/[aeiouy]+/g)?.length ?? 0)

/** The Flesch–Kincaid grade of a text. */
function gradeOf(text: string): number {
  const sentences = text.split(/[.?!:]+/).filter((one) => /[a-z]{2}/i.test(one)).length
  const words = text.toLowerCase().match(/[a-z']+/g) ?? []
  const syllables = words.reduce((sum, word) => sum + syllablesOf(word), 0)
  return (0.39 * words.length) / sentences + (11.8 * syllables) / words.length - 15.59
}

describe('the page for the family', () => {
  const trials: Partial<Trial>[] = [
    {},
    { area: 'language', target: 'Questions, Who' },
    { area: 'fluency', target: 'Easy start, words' },
    { scale: 'assistance', value: 'independent' },
    { scale: 'participation', value: 'joined' },
    { scale: 'rating', value: '4' },
  ]
  const measures = ['accuracy', 'accuracy', 'accuracy', 'assistance', 'participation', 'rating'] as const
  const page = (statement: Statement) =>
    renderToStaticMarkup(
      <FamilyPage
        client={client}
        range={range}
        reports={trials.map((trial, at) => {
          const of = goal({ measure: measures[at] ?? 'accuracy' })
          return { ...goalReport(of, [session(1, 5, trial)], range), statement, words: 'Saying R in words' }
        })}
      />,
    )

  it('is measured by a formula that knows hard texts', () => {
    expect(gradeOf('The cat sat on the mat. It was a good day.')).toBeLessThan(2)
    expect(
      gradeOf('Intervention facilitated phonological generalization across unfamiliar conversational situations.'),
    ).toBeGreaterThan(12)
  })

  it.each(statements)('reads at grade 6 or easier: %s', (statement) => {
    expect(gradeOf(textOf(page(statement)))).toBeLessThan(6)
  })

  it('has no percentages and no terms of the trade', () => {
    for (const statement of statements)
      expect(textOf(page(statement))).not.toMatch(/%|accuracy|criterion|baseline|cue|trial|articulation|probe/i)
  })
})

describe('the page for the file', () => {
  it('has the numbers, the statement, and the comment of each goal', () => {
    const report = { ...goalReport(goal(), months(3, 4, 5), range), comment: 'Uses /r/ in class.' }
    const text = textOf(renderToStaticMarkup(<FilePage client={client} range={range} reports={[report]} />))
    for (const part of [
      goal().text,
      'Baseline. 20%',
      '80% in 3 sessions in a row',
      'Current level. 40%',
      'Sessions. 3',
    ])
      expect(text).toContain(part)
    expect(text).toContain('Uses /r/ in class.')
  })
})

describe('the report on screen', () => {
  const html = (of: Client, goals: Goal[], sessions: SessionSummary[]) => {
    const Stub = createRoutesStub([
      { path: '*', Component: () => <ReportView client={of} goals={goals} sessions={sessions} /> },
    ])
    return renderToStaticMarkup(<Stub initialEntries={['/']} />)
  }

  it('says what to do without goals, and prints nothing', () => {
    const shown = html(client, [], [])
    expect(shown).toContain('No goals in these dates.')
    expect(shown).toMatch(/<button[^>]*disabled[^>]*>.*?Print page/)
  })

  it('holds a long code and a long goal', () => {
    const code = 'W'.repeat(24)
    const shown = html({ ...client, code }, [goal({ created: 0, text: 'Long '.repeat(110) })], [])
    expect(shown).toContain(code)
    expect(shown).toContain('Not yet introduced')
  })

  it('starts with four goals on the family’s page', () => {
    const goals = ['a', 'b', 'c', 'd', 'e'].map((id) => goal({ id, created: 0 }))
    expect(html(client, goals, []).match(/type="checkbox"[^>]*checked/g)).toHaveLength(4)
  })
})
