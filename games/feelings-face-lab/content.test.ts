import { expect, test } from 'vitest'
import { chanceFrom } from '@marigold/device'
import { topics, usedAfter } from '../kit/rules.ts'
import { gradeOf, sentencesOf } from '../../scripts/reading-level.ts'
import { feelingsIn, insideStories, partnerOf, stories, storiesFor } from './content.ts'
import { faceFor, hasRecipe } from './faces.ts'
import { levels } from './levels.ts'
import { neighborAt, neighborCount, neighbors } from './people.ts'
import { rules } from './rules.ts'

test('has 40 stories for each age and for Inside and Outside, and none occurs twice', () => {
  expect([5, 8, 11].map((age) => stories.filter(({ from }) => from === age).length)).toEqual([40, 40, 40])
  expect(insideStories).toHaveLength(40)
  const texts = [...stories, ...insideStories].map(({ text }) => text)
  expect(new Set(texts).size).toBe(texts.length)
})

test('two or more feelings could fit each story, all of them among those of its level', () => {
  for (const level of levels)
    for (const { fits, text } of storiesFor(level)) {
      expect(fits.length, text).toBeGreaterThanOrEqual(2)
      expect(fits.filter((fit) => !feelingsIn(level.kind === 'story' ? level.words : 16).includes(fit)), text).toEqual([]) // prettier-ignore
    }
})

test('every feeling of a level fits some of its stories, and has a face for neighbors', () => {
  for (const level of levels) {
    const fits = new Set(storiesFor(level).flatMap((story) => story.fits))
    // Stories for 11 have feelings of the longer list; secret cards have them all.
    const missing = feelingsIn(level.words).filter((word) => !fits.has(word))
    expect(level.from === 11 ? missing.length <= 4 : missing.length === 0, missing.join()).toBe(true)
  }
  expect(feelingsIn(16).every(hasRecipe)).toBe(true)
  expect(feelingsIn(16)).toHaveLength(16)
})

test('one face could fit both stories of a pair', () => {
  for (const story of stories.filter(({ from }) => from === 11)) {
    const other = partnerOf(
      story,
      stories.filter(({ from }) => from === 11),
    )
    expect(other.id).not.toBe(story.id)
    expect(
      other.fits.some((fit) => story.fits.includes(fit)),
      story.text,
    ).toBe(true)
  }
})

test('ten plays alone, or with two players, have no story twice', () => {
  for (const level of levels)
    for (const seats of [1, 2]) {
      let kept: unknown
      const dealt: string[] = []
      for (let play = 0; play < 10; play++) {
        const { cards } = rules.start(level, { seats, values: {}, kept }, chanceFrom(play + 1))
        const ids = cards.map(({ id }) => id)
        dealt.push(...ids)
        kept = usedAfter(kept, ids)
      }
      expect(new Set(dealt).size).toBe(dealt.length)
    }
})

test('three views of a story come from feelings that could fit, and are at least two', () => {
  for (const level of levels) {
    const { cards } = rules.start(level, { seats: 1, values: {} }, chanceFrom(4))
    for (const { id, views } of cards) {
      const story = storiesFor(level).find((one) => one.id === id)
      expect(views).toHaveLength(3)
      expect(new Set(views).size).toBe(2)
      expect(views.every((view) => story?.fits.includes(view))).toBe(true)
    }
  }
})

test('no story is about harm, shame, or illness of people, and no age is told what to feel', () => {
  const texts = [...stories, ...insideStories].map(({ text }) => text)
  expect(texts.filter((text) => /\b(die|died|dead|kill|hit|hurt|blood|stupid|ugly|fat|should feel|must feel)\b/i.test(text))).toEqual([]) // prettier-ignore
})

test('what young children read is easy to read', () => {
  const easy = (from: number, highest: number) =>
    stories
      .filter((story) => story.from === from)
      .flatMap(({ text }) => sentencesOf(text))
      .filter((one) => one.split(' ').length >= 5 && gradeOf(one) > highest)
  expect(easy(5, 2.9)).toEqual([])
  expect(easy(8, 4.5)).toEqual([])
})

test('each visit brings a neighbor until all live there, and the three of a turn are three', () => {
  expect([0, 1, 40].map(neighborCount)).toEqual([3, 4, neighbors.length])
  for (let visits = 0; visits < 8; visits++)
    for (let turn = 0; turn < 6; turn++)
      expect(new Set([0, 1, 2].map((at) => neighborAt(visits, turn, at).name)).size).toBe(3)
  expect(new Set(neighbors.map(({ way }) => way))).toEqual(new Set(['lots', 'still', 'flapping', 'one-sided', 'plain']))
})

test('somebody who shows little shows less than others, and nobody’s face is out of range', () => {
  for (const feeling of feelingsIn(16)) {
    const total = (way: 'still' | 'plain') => Object.values(faceFor(feeling, way)).reduce((sum, value) => sum + Math.abs(value), 0) // prettier-ignore
    expect(total('still')).toBeLessThan(total('plain'))
    expect(Object.values(faceFor(feeling, 'lots')).every((value) => Math.abs(value) <= 3)).toBe(true)
  }
})

test('topics are among those of the settings, and stories about them can be left out, partners too', () => {
  for (const { topic, text } of [...stories, ...insideStories])
    if (topic !== null) expect(topics, text).toContain(topic)
  for (const level of levels)
    for (let seed = 1; seed <= 20; seed++) {
      const values = { school: false, family: false }
      const { cards } = rules.start(level, { seats: 3, values }, chanceFrom(seed))
      const dealt = cards.flatMap((card) => card.stories)
      expect(dealt.length).toBeGreaterThan(0)
      const left = [...stories, ...insideStories].filter(({ id }) => dealt.includes(id))
      expect(left.filter(({ topic }) => topic === 'school' || topic === 'family')).toEqual([])
    }
})
