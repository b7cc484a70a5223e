import type { Card } from '@marigold/contract'
import { describe, expect, it } from 'vitest'
import { answerSpoken, answerText, hasAnswer, hideDelay, hasManyAnswers, letterCount, cardOptions } from './answers.ts'
import { lineHint, parseLine } from './line-parts.ts'

const picture = (alt: string) => ({ url: `/assets/cards/${alt}.svg`, alt })
const card = (part: Partial<Card>): Card => ({
  key: 'language-1',
  area: 'language',
  layout: 'picture-question',
  prompt: 'What is this?',
  pictures: [],
  caption: '',
  marks: [],
  answers: [],
  correct: [],
  target: 'Things, animals',
  ...part,
})

describe('the answer of a card', () => {
  it('is the first answer, capitalized, or No Answer', () => {
    expect(answerText(card({ answers: ['an owl'] }))).toBe('An owl')
    expect(answerText(card({ answers: [' ', '“no thanks”'] }))).toBe('“No thanks”')
    expect(answerText(card({}))).toBe('No Answer')
  })

  it('is called one of several if others are equally good', () => {
    expect(hasManyAnswers(card({ answers: ['small', 'little'] }))).toBe(true)
    expect(hasManyAnswers(card({ prompt: 'What could you say first?', answers: ['hi, Grandma'] }))).toBe(true)
    expect(hasManyAnswers(card({ answers: ['an owl'] }))).toBe(false)
    expect(hasManyAnswers(card({ prompt: 'Why?', answers: [] }))).toBe(false)
    expect(answerSpoken(card({ answers: ['small', 'little'] }))).toBe('One answer: Small')
  })

  it('hides after three seconds for pictures and yes/no, after four for choices, and stays otherwise', () => {
    expect((['two', 'grid', 'yes-no', 'choice', 'picture-question', 'line'] as const).map(hideDelay)).toEqual([
      3000,
      3000,
      3000,
      4000,
      null,
      null,
    ])
  })

  it('is absent for cards that are only said', () => {
    for (const layout of ['word', 'sentence', 'question', 'line'] as const) {
      expect(hasAnswer(card({ layout }))).toBe(false)
    }
  })
})

describe('the options of a card', () => {
  it('are at most four lettered words; Yes and No have no letters', () => {
    const choice = card({ layout: 'choice', answers: ['a', 'b', 'c', 'd', 'e'], correct: [3] })
    expect(cardOptions(choice)).toEqual(['a', 'b', 'c', 'd'])
    expect(letterCount(choice)).toBe(4)
    const yesNo = card({ layout: 'yes-no', correct: [1] })
    expect([cardOptions(yesNo), letterCount(yesNo), answerSpoken(yesNo)]).toEqual([['Yes', 'No'], 0, 'Answer: No'])
  })

  it('are the pictures of a grid, and every right one is announced', () => {
    const grid = card({ layout: 'grid', pictures: [picture('dog'), picture('car'), picture('cow')], correct: [0, 2] })
    expect(answerSpoken(grid)).toBe('Answer: a, dog; c, cow')
    expect(answerSpoken({ ...grid, correct: [] })).toBe('No Answer')
  })
})

describe('a fluency line', () => {
  const kinds = (line: string) => parseLine(line).map((part) => part.kind)

  it('is split at its marks', () => {
    expect(parseLine('My name is Dan (pause, say it again).')).toEqual([
      { kind: 'text', text: 'My name is Dan ' },
      { kind: 'cue', text: 'pause, say it again' },
      { kind: 'text', text: '.' },
    ])
    expect(parseLine('a D~an')).toEqual([{ kind: 'text', text: 'a D' }, { kind: 'ease' }, { kind: 'text', text: 'an' }])
    expect(parseLine('We_are_home now.')).toEqual([
      { kind: 'flow', text: 'We are home' },
      { kind: 'text', text: ' now.' },
    ])
    expect(parseLine('a looong way')).toEqual([
      { kind: 'text', text: 'a l' },
      { kind: 'stretch', text: 'ooo' },
      { kind: 'text', text: 'ng way' },
    ])
    expect(parseLine('H-h-hello, you')).toEqual([
      { kind: 'bounce', text: 'H-h-' },
      { kind: 'text', text: 'hello, you' },
    ])
  })

  it('pauses at a slash, and breaks where an answer follows a question', () => {
    expect(kinds('On Monday / at noon')).toEqual(['text', 'pause', 'text'])
    expect(kinds('Are you up early? / I am up at eight.')).toEqual(['text', 'turn', 'text'])
  })

  it('keeps plain words whole, including doubled letters and hyphens', () => {
    expect(parseLine('A well-known ball')).toEqual([{ kind: 'text', text: 'A well-known ball' }])
    expect(lineHint(parseLine('A ball'))).toBe('')
    expect(lineHint(parseLine('on Monday / at noon'))).toBe('Pause at each mark')
  })
})
