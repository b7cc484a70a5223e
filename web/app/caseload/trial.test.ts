import { expect, test } from 'vitest'
import { fakeTrial } from './fake-trial.ts'
import { earnedBy, outcomeOf, parseTrial, scales, scaleValues, valueAt, type Trial } from './trial.ts'

const former = {
  ...{ card: 'articulation-1', area: 'articulation', target: 'R, initial, words', text: 'Rabbit', result: 'approx' },
  ...{ cue: 2, cueType: 'visual', at: 5, seat: 2, by: 'adult', probe: true },
}

test('reads a trial of version 1 without losing anything', () => {
  const { result: _result, ...rest } = former
  const read = parseTrial(former, 'monday', 3)
  expect(read).toEqual({ ...rest, version: 2, id: 'monday-3', scale: 'accuracy', value: 'approx' })
  expect(parseTrial({ ...former, id: 'monday-0' }, 'monday', 3)?.id).toBe('monday-0')
})

test('reads a fluency trial of version 1 as tried, with how it felt', () => {
  const fluency = { ...former, area: 'fluency', result: 'correct', ease: 4, sure: 2 }
  expect(parseTrial(fluency, 'monday', 0)).toMatchObject({
    ...{ scale: 'tried', value: 'tried', measures: { ease: 4, confidence: 2 } },
  })
  expect(parseTrial({ ...fluency, result: 'none' }, 'monday', 0)).toMatchObject({ value: 'none' })
})

test('preserves the fields of a later version', () => {
  const later = { ...fakeTrial(), version: 9, weather: 'rain', measures: { seconds: 2, tilt: 3 } }
  expect(parseTrial(later, 'monday', 0)).toEqual(later)
})

test('rejects a value that is not on its scale', () => {
  for (const part of [{ scale: 'assistance', value: 'correct' }, { scale: 'rating', value: '6' }, { cue: 4 }])
    expect(parseTrial({ ...fakeTrial(), ...part }, 'monday', 0)).toBeNull()
})

test('counts only the best value of a scale as a success, and a rating as neither', () => {
  expect(outcomeOf({ scale: 'accuracy', value: 'incorrect' })).toBe('incorrect')
  expect(outcomeOf({ scale: 'assistance', value: 'independent' })).toBe('correct')
  expect(outcomeOf({ scale: 'assistance', value: 'maximal' })).toBe('approx')
  expect(outcomeOf({ scale: 'participation', value: 'none' })).toBe('none')
  expect(outcomeOf({ scale: 'rating', value: '5' })).toBe('none')
})

test('gives every value of every scale a key', () => {
  for (const scale of scales) {
    const values = ['correct', 'approx', 'incorrect', 'fourth', 'fifth', 'none'] as const
    expect(values.map((slot) => valueAt(scale, slot)).filter((value) => value !== null)).toEqual([
      ...scaleValues[scale],
      'none',
    ])
  }
})

test('earns less with help than alone, and opens a turn whatever the score', () => {
  const earned = (scale: Trial['scale'], value: Trial['value'], cue: Trial['cue'] = 0) =>
    earnedBy({ scale, value, cue })
  expect([earned('accuracy', 'correct'), earned('accuracy', 'correct', 1), earned('accuracy', 'approx')]).toEqual([
    ...['independent', 'helped', 'helped'],
  ])
  expect([earned('accuracy', 'incorrect'), earned('accuracy', 'none')]).toEqual(['notYet', 'notYet'])
  expect([earned('assistance', 'independent'), earned('assistance', 'maximal')]).toEqual(['independent', 'helped'])
  expect([earned('participation', 'supported'), earned('participation', 'watched')]).toEqual(['helped', 'notYet'])
  expect([earned('rating', '2'), earned('tried', 'tried')]).toEqual(['independent', 'independent'])
})
