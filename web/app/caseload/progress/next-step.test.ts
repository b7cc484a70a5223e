import { expect, it } from 'vitest'
import { newRecord, type Goal } from '../records.ts'
import { nextStep } from './next-step.ts'
import { adviceText, ruleText } from './next-step-texts.ts'
import type { Point } from './points.ts'

const goalOf = (part: Partial<Goal> = {}): Goal => ({
  ...newRecord(0),
  ...{ id: 'goal', client: 'mia', text: 'Initial R', measure: 'accuracy', sessions: 3, cues: [], status: 'active' },
  ...part,
})

let nights = 0
const pointOf = (part: Partial<Point>): Point => ({
  ...{ session: String((nights += 1)), at: nights, target: 'R, initial, words', trials: 20, answered: 20, correct: 0 },
  ...{ values: {}, cues: [], pace: null, rated: null, felt: { ease: null, confidence: null } },
  ...part,
})

const at = (percent: number, cue = 0, part: Partial<Point> = {}) =>
  pointOf({
    correct: percent / 5,
    cues: [0, 1, 2, 3].map((level) => (level === cue ? [20, percent / 5] : [0, 0])),
    ...part,
  })
const sentences = { target: 'R, initial, sentences' }
const language = { target: 'Vocabulary, Animals' }

it.each([
  ['one session is too few', [at(100)], { kind: 'wait' }],
  ['sessions of a few trials are too few', [at(100), at(100, 0, { answered: 4 })], { kind: 'wait' }],
  ['two easy sessions with cues', [at(90, 2), at(95, 2)], { kind: 'less-help', to: 1 }],
  ['two easy sessions without cues', [at(90), at(95)], { kind: 'harder', level: 'words' }],
  [
    'two easy sessions with sentences',
    [at(90, 0, sentences), at(95, 0, sentences)],
    { kind: 'harder', level: 'sentences' },
  ],
  [
    'two easy sessions of a target without levels',
    [at(90, 0, language), at(90, 0, language)],
    { kind: 'harder', level: null },
  ],
  ['one easy session', [at(85, 2), at(95, 2)], { kind: 'stay' }],
  ['two sessions in between', [at(50), at(85)], { kind: 'stay' }],
  ['two hard sessions', [at(45, 1), at(20, 1)], { kind: 'more-help', to: 2 }],
  ['two hard sessions with the most help', [at(45, 3), at(20, 3)], { kind: 'easier', level: 'words' }],
  ['one hard session', [at(50, 1), at(20, 1)], { kind: 'stay' }],
  ['an easy session at each of two cue levels', [at(90, 2), at(95, 1)], { kind: 'stay' }],
  ['an easy session at each of two levels', [at(90), at(95, 0, sentences)], { kind: 'stay' }],
])('accuracy: %s', (_, points, step) => {
  expect(nextStep(goalOf(), points)).toEqual(step)
})

it('suggests a review of an active goal whose criterion was met', () => {
  const points = [at(80), at(85), at(80)]
  expect(nextStep(goalOf({ criterion: 80 }), points)).toEqual({ kind: 'review' })
  expect(nextStep(goalOf({ criterion: 80, status: 'continued' }), points)).toEqual({ kind: 'stay' })
})

const helped = (independent: number, minimal: number, moderate = 0, none = 0) =>
  pointOf({
    ...{ values: { independent, minimal, moderate, none }, correct: independent },
    ...{ trials: independent + minimal + moderate + none, answered: independent + minimal + moderate },
  })
it.each([
  ['fades the level that most trials needed', [helped(2, 8), helped(1, 9)], { kind: 'less-help', to: 0 }],
  ['stays while more help is needed', [helped(2, 5, 3), helped(1, 9)], { kind: 'stay' }],
  ['moves on from independent trials', [helped(9, 1), helped(10, 0)], { kind: 'harder', level: null }],
  ['makes easier what is not attempted', [helped(1, 1, 0, 8), helped(1, 0, 1, 8)], { kind: 'easier', level: null }],
])('assistance: %s', (_, points, step) => {
  expect(nextStep(goalOf({ measure: 'assistance' }), points)).toEqual(step)
})

const joined = (joined: number, supported: number, watched: number) =>
  pointOf({ values: { joined, supported, watched }, trials: joined + supported + watched })
it.each([
  ['asks for more', [joined(9, 1, 0), joined(10, 0, 0)], { kind: 'harder', level: null }],
  ['asks for less', [joined(2, 2, 6), joined(0, 0, 10)], { kind: 'easier', level: null }],
  ['stays', [joined(2, 2, 6), joined(5, 0, 5)], { kind: 'stay' }],
])('participation: %s', (_, points, step) => {
  expect(nextStep(goalOf({ measure: 'participation' }), points)).toEqual(step)
})

const rated = (before: number, after: number) => pointOf({ rated: [before, after] })
it.each([
  ['keeps a strategy that helps', {}, [rated(2, 3), rated(1, 4)], 'keep'],
  ['changes one that does not', {}, [rated(2, 2), rated(3, 1)], 'change'],
  ['waits for a second session that says the same', {}, [rated(2, 2), rated(1, 3)], 'stay'],
  [
    'counts less as a gain where the goal wants less',
    { baseline: 5, criterion: 2 },
    [rated(5, 3), rated(4, 3)],
    'keep',
  ],
])('ratings: %s', (_, part, points, kind) => {
  expect(nextStep(goalOf({ measure: 'rating', ...part }), points)).toEqual({ kind })
})

it('states what to try and by which rule', () => {
  const goal = goalOf()
  const step = nextStep(goal, [at(90, 2), at(95, 2)])
  expect(adviceText('accuracy', step)).toBe('Try minimal cues instead of moderate cues.')
  expect(ruleText(goal, step)).toBe('Rule: 90% or more in 2 sessions in a row with the same target and cue level.')
  expect(ruleText(goal, { kind: 'wait' })).toBeNull()
})
