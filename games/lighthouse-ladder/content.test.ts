import { expect, test } from 'vitest'
import { gradeOf, sentencesOf } from '../../scripts/reading-level.ts'
import { changeKinds, changes, changesFor, helperKinds, helpersFor } from './content.ts'
import { ladders, laddersFor } from './ladders.ts'
import { levels } from './levels.ts'

const ages = [8, 11, 15]
const steps = ladders.flatMap((ladder) => ladder.steps)

test('has ten ladders of eight steps for each age, and forty small changes', () => {
  for (const age of ages) expect(ladders.filter(({ from }) => from === age)).toHaveLength(10)
  expect(ladders.every((ladder) => ladder.steps.length === 8 && ladder.goal !== '')).toBe(true)
  expect(changes).toHaveLength(40)
  for (const kind of changeKinds) expect(changes.filter((one) => one.kind === kind)).toHaveLength(10)
})

test('no text occurs twice', () => {
  const texts = [
    ...ladders.map(({ goal }) => goal),
    ...steps.map(({ text }) => text),
    ...changes.map(({ text }) => text),
  ]
  expect(texts.filter((text, at) => texts.indexOf(text) !== at)).toEqual([])
  expect(new Set(steps.map(({ id }) => id)).size).toBe(240)
})

test('every age has changes and helpers of each kind', () => {
  for (const age of ages) {
    expect(new Set(changesFor(age).map(({ kind }) => kind))).toEqual(new Set(changeKinds))
    expect(new Set(helpersFor(age).map(({ kind }) => kind))).toEqual(new Set(helperKinds))
  }
})

test('adults get ladders of work, of home, or of both, and a topic can be left out', () => {
  const adult = levels.at(-1) ?? levels[0]
  if (!adult) throw new Error('no level')
  expect(laddersFor(adult, {})).toHaveLength(10)
  expect(laddersFor(adult, { setting: 'work' }).every(({ setting }) => setting === 'work')).toBe(true)
  expect(laddersFor(adult, { setting: 'home' })).toHaveLength(5)
  for (const level of levels)
    for (const without of ['school', 'dogs', 'phones', 'dark']) {
      const left = laddersFor(level, { without })
      expect(left.length).toBeGreaterThanOrEqual(5)
      expect(left.some(({ topic }) => topic === without)).toBe(false)
    }
})

test('no ladder is about eating, pain, or danger, and near dogs and in elevators an adult is there', () => {
  expect(
    steps.filter(({ text }) => /\b(eat|taste|bite|hurt|pain|blood|needle|knife|height|traffic)\b/i.test(text)),
  ).toEqual([])
  for (const goal of ['Be near dogs', 'Ride an elevator'])
    expect(ladders.find((one) => one.goal === goal)?.steps.every(({ withAdult }) => withAdult)).toBe(true)
})

test('what young children read is easy to read', () => {
  const texts = [
    ...ladders
      .filter(({ from }) => from === 8)
      .flatMap((ladder) => [ladder.goal, ...ladder.steps.map(({ text }) => text)]),
    ...changesFor(8).map(({ text }) => text),
    ...helpersFor(8).map(({ text }) => text),
  ]
  const hard = texts
    .flatMap(sentencesOf)
    .filter((one) => one.split(' ').length >= 5 && gradeOf(one) > 4.9 && !one.includes('elevator'))
  expect(hard).toEqual([])
})
