import { describe, expect, it } from 'vitest'
import { digestsOf } from '../digest.ts'
import { fakeTrial } from '../fake-trial.ts'
import { newRecord, type Goal } from '../records.ts'
import type { SessionSummary } from '../session-records.ts'
import type { Trial } from '../trial.ts'
import { aimLine, baselineOf, whenMet } from './aim.ts'
import { byPosition, byWord, missedMost, recentDigests } from './breakdown.ts'
import { isToward, pointsOf, valueOf, type Measure } from './points.ts'

const day = 24 * 60 * 60_000
const start = Date.UTC(2026, 4, 4, 15)

const goalOf = (part: Partial<Goal> = {}): Goal => ({
  ...newRecord(start),
  ...{ id: 'goal', client: 'mia', text: 'Initial R', measure: 'accuracy', sessions: 2, cues: [], status: 'active' },
  ...part,
})

const one = (part: Partial<Trial> = {}) => fakeTrial({ client: 'mia', goal: 'goal', ...part })

/** So many trials of each value, a second apart from the start of a day. */
function trialsOn(at: number, values: Partial<Record<string, number>>, part: Partial<Trial> = {}): Trial[] {
  const all = Object.entries(values).flatMap(([value, count = 0]) => Array<string>(count).fill(value))
  return all.map((value, place) => one({ value: value as Trial['value'], at: at + place * 1000, ...part }))
}

const sessionOn = (night: number, trials: Trial[]): SessionSummary => ({
  ...{ version: 2, id: `session-${night}`, started: start + night * day, seat: 1, goal: 0 },
  ...{ clients: ['mia'], digests: digestsOf(trials) },
})

/** Sessions a day apart, each with 20 trials of which so many percent were correct. */
const sessionsAt = (percents: readonly number[], part: Partial<Trial> = {}) =>
  percents.map((percent, night) =>
    sessionOn(night, trialsOn(start + night * day, { correct: percent / 5, incorrect: 20 - percent / 5 }, part)),
  )

const practiceAt = (percents: readonly number[], part: Partial<Trial> = {}) =>
  pointsOf(sessionsAt(percents, part), isToward(goalOf())).practice

describe('the points of a goal', () => {
  it('are one a session, with probes, other goals, and other clients apart', () => {
    const trials = [
      ...trialsOn(start, { correct: 3, approx: 1, none: 1 }),
      ...trialsOn(start, { correct: 1 }, { target: 'R, final, words' }),
      ...trialsOn(start, { correct: 1, incorrect: 1 }, { probe: true }),
      ...trialsOn(start, { incorrect: 5 }, { goal: 'another' }),
      ...trialsOn(start, { incorrect: 5 }, { client: 'leo' }),
    ]
    const { practice, probes } = pointsOf([sessionOn(0, trials)], isToward(goalOf()))
    expect(practice).toMatchObject([{ trials: 6, answered: 5, correct: 4, target: 'R, initial, words' }])
    expect(probes).toMatchObject([{ trials: 2, answered: 2, correct: 1 }])
    expect(practice.map((point) => valueOf('accuracy', point))).toEqual([80])
  })

  it('count answered and correct trials at each cue level', () => {
    const trials = [
      ...trialsOn(start, { correct: 2, incorrect: 1 }, { cue: 2 }),
      ...trialsOn(start, { correct: 4, none: 2 }, { cue: 0 }),
    ]
    const [point] = pointsOf([sessionOn(0, trials)], isToward(goalOf())).practice
    expect(point?.cues).toEqual([
      [4, 4],
      [0, 0],
      [3, 2],
      [0, 0],
    ])
  })

  it('have a pace from a minute of practice on, in which targets practiced in turn share their time', () => {
    const every = (seconds: number, count: number, part: Partial<Trial> = {}) =>
      Array.from({ length: count }, (_, place) => one({ at: start + place * seconds * 1000, ...part }))
    const paceOf = (trials: Trial[]) => pointsOf([sessionOn(0, trials)], isToward(goalOf())).practice[0]?.pace
    expect(paceOf(every(10, 6))).toBeNull()
    expect(paceOf(every(10, 13))).toBe(6)
    expect(paceOf([...every(10, 13), ...every(10, 13, { target: 'S, initial, words' })])).toBe(12.5)
    const later = start + 60 * 60_000
    expect(
      paceOf([...every(10, 13), ...every(10, 13, { target: 'S' }).map((t) => ({ ...t, at: t.at + later - start }))]),
    ).toBe(6)
  })

  it('have the first and last rating of a session, and the share of the best value on other scales', () => {
    const pointFor = (measure: Measure, trials: Trial[]) =>
      pointsOf([sessionOn(0, trials)], isToward(goalOf({ measure }))).practice[0]
    const rated = (['4', 'none', '2'] as const).map((value) => one({ scale: 'rating', value }))
    const rating = pointFor('rating', rated)
    expect(rating && [rating.rated, valueOf('rating', rating)]).toEqual([[4, 2], 2])
    const helped = (['independent', 'minimal', 'maximal', 'none'] as const).map((value) =>
      one({ scale: 'assistance', value }),
    )
    const assistance = pointFor('assistance', helped)
    expect(assistance && valueOf('assistance', assistance)).toBe(33)
    const felt = one({ scale: 'tried', value: 'tried', measures: { ease: 4, confidence: 3 } })
    const lines = pointsOf([sessionOn(0, [felt, { ...felt, measures: { ease: 3 } }])], () => true)
    expect(lines.practice[0]?.felt).toEqual({ ease: 3.5, confidence: 3 })
  })
})

describe('the aim line', () => {
  const points = pointsOf(sessionsAt([40, 60]), isToward(goalOf()))

  it('runs from the baseline to the criterion on the last day', () => {
    const goal = goalOf({ baseline: 30, criterion: 80, deadline: '2026-06-30' })
    expect(aimLine(goal, points)).toEqual([
      { at: start, value: 30 },
      { at: new Date('2026-06-30T23:59:59').getTime(), value: 80 },
    ])
  })

  it('starts at the first session without a baseline, and is missing without a criterion or a day ahead', () => {
    expect(baselineOf(goalOf(), points)).toEqual({ at: start, value: 40 })
    expect(aimLine(goalOf({ criterion: 80 }), points)).toBeNull()
    expect(aimLine(goalOf({ deadline: '2026-06-30' }), points)).toBeNull()
    expect(aimLine(goalOf({ criterion: 80, deadline: '2026-05-01' }), points)).toBeNull()
    expect(aimLine(goalOf({ criterion: 80, deadline: '2026-06-30' }), { practice: [], probes: [] })).toBeNull()
  })
})

describe('a criterion', () => {
  it('is met after as many sessions in a row as the goal asks for', () => {
    const goal = goalOf({ criterion: 80, sessions: 2 })
    expect(whenMet(goal, practiceAt([80, 75, 85, 90, 20]))).toBe(start + 3 * day)
    expect(whenMet(goal, practiceAt([80, 75, 85]))).toBeNull()
    expect(whenMet(goalOf({ sessions: 1 }), practiceAt([100]))).toBeNull()
  })

  it('neither counts a session of a few trials nor is interrupted by it', () => {
    const [first, last] = [practiceAt([80]), practiceAt([0, 0, 80]).slice(2)]
    const few = pointsOf([sessionOn(1, trialsOn(start + day, { correct: 4 }))], isToward(goalOf())).practice
    const goal = goalOf({ criterion: 80 })
    expect(whenMet(goal, [...first, ...few])).toBeNull()
    expect(whenMet(goal, [...first, ...few, ...last])).toBe(start + 2 * day)
  })

  it('below the baseline asks for less', () => {
    const worry = goalOf({ measure: 'rating', baseline: 5, criterion: 2, sessions: 1 })
    const rated = (value: '1' | '3') => sessionOn(0, [one({ scale: 'rating', value })])
    const met = (value: '1' | '3') => whenMet(worry, pointsOf([rated(value)], isToward(worry)).practice)
    expect([met('3'), met('1')]).toEqual([null, start])
  })
})

describe('the breakdown', () => {
  it('counts the last five sessions by position and word', () => {
    const old = sessionOn(0, trialsOn(start, { incorrect: 9 }, { text: 'Rope' }))
    const recent = [1, 2, 3, 4, 5].map((night) =>
      sessionOn(night, [
        ...trialsOn(start, { correct: 1, incorrect: 1 }, { target: 'R, final, words', text: 'Car' }),
        ...trialsOn(start, { correct: 3, approx: 1, none: 1 }),
      ]),
    )
    const digests = recentDigests([old, ...recent], isToward(goalOf()))
    expect(byPosition(digests)).toEqual([
      { name: 'Initial', answered: 20, correct: 15, percent: 75 },
      { name: 'Final', answered: 10, correct: 5, percent: 50 },
    ])
    expect(byWord(digests).map(({ name, percent }) => [name, percent])).toEqual([
      ['Car', 50],
      ['Rabbit', 75],
    ])
  })

  it('names the words missed most, and none that was missed once', () => {
    const word = (name: string, answered: number, correct: number) => ({ name, answered, correct, percent: 0 })
    const words = [word('Rope', 1, 0), word('Rabbit', 9, 7), word('Ring', 9, 5), word('Rake', 3, 1)]
    expect(missedMost(words, 2).map(({ name }) => name)).toEqual(['Ring', 'Rabbit'])
  })
})
