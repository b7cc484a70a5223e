import { expect, test } from 'vitest'
import { chanceFrom } from '@marigold/device'
import { topics, usedAfter } from '../kit/rules.ts'
import { gradeOf, sentencesOf } from '../../scripts/reading-level.ts'
import { places, repairs, stories } from './content.ts'
import { levels } from './levels.ts'
import { isDrawn } from './people.ts'
import { rules } from './rules.ts'
import { kinds, type Way } from './state.ts'

const ages = [5, 8, 11, 15]

test('has 12 stories for each age, two of them about safety, and none occurs twice', () => {
  for (const age of ages) {
    const those = stories.filter(({ from }) => from === age)
    expect([those.length, those.filter(({ safety }) => safety).length]).toEqual([12, 2])
  }
  expect(new Set(stories.map(({ text }) => text)).size).toBe(48)
})

test('every story is complete: who, where, and three ways with marks, a line, and a reply', () => {
  for (const { who, text, place, ways } of stories) {
    expect(places, text).toContain(place)
    expect([who.length > 0, text.length > 0, ways.length], text).toEqual([true, true, 3])
    expect(text, text).toContain(who)
    expect(isDrawn(who), who).toBe(true)
    for (const { kind, marks, line, reply } of ways) {
      expect(kinds, line).toContain(kind)
      expect(
        Object.values(marks).every((mark) => mark >= 0 && mark <= 2),
        line,
      ).toBe(true)
      expect(line, text).toMatch(/[.?!”]$/)
      expect(reply, text).toMatch(/[.?!”]$/)
    }
  }
})

test('no way is best: each gives something that another costs', () => {
  const numbers = ({ marks: { me, you, later, hard } }: Way) => [me, you, later, 2 - hard]
  for (const ways of [...stories.map((story) => story.ways), repairs])
    for (const one of ways)
      for (const other of ways)
        if (one !== other)
          expect(
            numbers(one).every((mark, at) => mark >= (numbers(other)[at] ?? 0)),
            `${one.line} / ${other.line}`,
          ).toBe(false)
})

test('no kind of way has the most marks every time', () => {
  const sum = ({ marks: { me, you, later, hard } }: Way) => me + you + later - hard
  const best = stories.filter(({ safety }) => !safety).map(({ ways }) => [...ways].sort((a, b) => sum(b) - sum(a))[0]?.kind) // prettier-ignore
  for (const kind of kinds) expect(best.filter((one) => one === kind).length).toBeLessThan(best.length * 0.6)
})

test('in a safety story, everything that can be said goes to the adult, and never asks for anything in return', () => {
  for (const { ways, text } of stories.filter(({ safety }) => safety)) {
    expect(
      ways.map(({ kind }) => kind).filter((kind) => kind !== 'help' && kind !== 'leave'),
      text,
    ).toEqual([])
    for (const { reply, line } of ways) {
      expect(reply, line).not.toMatch(/not yet|why did|should have|are you sure/i)
      expect(line).not.toMatch(/sorry|forgive/i)
    }
  }
})

test.each([1, 2, 6])('ten plays of %i at a level have no story twice', (seats) => {
  for (const level of levels) {
    let kept: unknown
    const dealt: string[] = []
    for (let play = 0; play < 10; play++) {
      const state = rules.start(level, { seats, values: {}, kept }, chanceFrom(play + 1))
      dealt.push(...state.stories)
      kept = usedAfter(kept, state.stories)
    }
    expect(new Set(dealt).size).toBe(10)
  }
})

test('what young children read and hear is easy', () => {
  const hard = (age: number, highest: number) =>
    stories
      .filter(({ from }) => from === age)
      .flatMap(({ text, ways }) => [text, ...ways.flatMap(({ line, reply }) => [line, reply])])
      .flatMap((text) => sentencesOf(text))
      .filter((one) => one.split(' ').length >= 5 && gradeOf(one) > highest)
  expect(hard(5, 2.9)).toEqual([])
  expect(hard(8, 4.9)).toEqual([])
})

test('stories about a topic can be left out, also in place of a skipped safety story', () => {
  for (const { topic, text } of stories) expect(topics, text).toContain(topic)
  for (const level of levels)
    for (let seed = 1; seed <= 20; seed++) {
      const values = { school: false, phones: false, stories: 3 }
      const state = rules.start(level, { seats: 1, values }, chanceFrom(seed))
      const dealt = stories.filter(({ id }) => [...state.stories, ...state.spares].includes(id))
      expect(dealt.filter(({ topic }) => topic === 'school' || topic === 'phones')).toEqual([])
    }
})
