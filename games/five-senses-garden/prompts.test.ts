import { expect, test } from 'vitest'
import { gradeOf, sentencesOf } from '../../scripts/reading-level.ts'
import { prompts, promptsOf } from './prompts.ts'
import { handsOff, places, qualities, qualitiesOf, ruledOut, senses } from './senses.ts'

test('has forty prompts for each age, and no text twice', () => {
  for (const age of [5, 8, 11, 15]) expect(prompts.filter(({ from }) => from === age)).toHaveLength(40)
  const texts = prompts.map(({ text }) => text)
  expect(texts.filter((text, at) => texts.indexOf(text) !== at)).toEqual([])
})

test('every sense has prompts and words for every age that asks for it', () => {
  for (const age of [8, 11, 15])
    for (const sense of senses) expect(promptsOf(sense, age, 'both').length).toBeGreaterThan(2)
  for (const sense of senses) expect(qualitiesOf(sense).length).toBeGreaterThanOrEqual(4)
  expect(qualities.length).toBeGreaterThanOrEqual(30)
})

test('adults get prompts of work, of home, or of both', () => {
  const settings = (setting: string) =>
    new Set(senses.flatMap((sense) => promptsOf(sense, 15, setting)).map((one) => one.setting))
  expect(settings('work')).toEqual(new Set(['any', 'work']))
  expect(settings('home')).toEqual(new Set(['any', 'home']))
  expect(settings('both').size).toBe(3)
})

test('no place is better than another: each rules out two senses, and no two places the same ones', () => {
  expect(places.map((place) => ruledOut[place].length)).toEqual([2, 2, 2, 2])
  expect(new Set(places.map((place) => ruledOut[place].join())).size).toBe(places.length)
})

test('where hands stay off things, every age still has prompts of every sense that is asked for there', () => {
  for (const place of handsOff)
    for (const age of [5, 8, 11, 15])
      for (const sense of senses.filter((one) => !ruledOut[place].includes(one))) {
        const all = promptsOf(sense, age, 'both')
        const free = all.filter(({ touchesThings }) => !touchesThings)
        if (all.length > 0) expect(free.length, `${sense} at ${age}`).toBeGreaterThanOrEqual(2)
      }
})

test('nobody is asked to eat, to close their eyes, or to leave their seat', () => {
  expect(prompts.filter(({ text }) => /\b(eat|bite|chew|close your eyes|stand up|walk|run)\b/i.test(text))).toEqual([])
})

test('what young children read is easy to read', () => {
  const hard = prompts
    .filter(({ from }) => from <= 8)
    .flatMap(({ text }) => sentencesOf(text))
    .filter((one) => one.split(' ').length >= 5 && gradeOf(one) > 4.9)
  expect(hard).toEqual([])
})
