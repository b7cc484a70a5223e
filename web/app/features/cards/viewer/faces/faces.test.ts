import type { Card } from '@marigold/contract'
import { describe, expect, it } from 'vitest'
import { answerSpoken, answerText, hasAnswer, hidesAfter, isOpen, lettersOf, optionsOf } from './answers.ts'
import { hintOf, linePartsOf } from './line-parts.ts'

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
  it('is its first answer with a capital, or No Answer', () => {
    expect(answerText(card({ answers: ['an owl'] }))).toBe('An owl')
    expect(answerText(card({ answers: [' ', '“no thanks”'] }))).toBe('“No thanks”')
    expect(answerText(card({}))).toBe('No Answer')
  })

  it('is called one of several where others are as good', () => {
    expect(isOpen(card({ answers: ['small', 'little'] }))).toBe(true)
    expect(isOpen(card({ prompt: 'What could you say first?', answers: ['hi, Grandma'] }))).toBe(true)
    expect(isOpen(card({ answers: ['an owl'] }))).toBe(false)
    expect(isOpen(card({ prompt: 'Why?', answers: [] }))).toBe(false)
    expect(answerSpoken(card({ answers: ['small', 'little'] }))).toBe('One answer: Small')
  })

  it('hides after three seconds for pictures and yes or no, after four for choices, and stays otherwise', () => {
    expect((['two', 'grid', 'yes-no', 'choice', 'picture-question', 'line'] as const).map(hidesAfter)).toEqual([
      3000,
      3000,
      3000,
      4000,
      null,
      null,
    ])
  })

  it('is absent for what is simply said', () => {
    for (const layout of ['word', 'sentence', 'question', 'line'] as const) {
      expect(hasAnswer(card({ layout }))).toBe(false)
    }
  })
})

describe('the options of a card', () => {
  it('are at most four words, lettered; Yes and No have no letters', () => {
    const choice = card({ layout: 'choice', answers: ['a', 'b', 'c', 'd', 'e'], correct: [3] })
    expect(optionsOf(choice)).toEqual(['a', 'b', 'c', 'd'])
    expect(lettersOf(choice)).toBe(4)
    const yesNo = card({ layout: 'yes-no', correct: [1] })
    expect([optionsOf(yesNo), lettersOf(yesNo), answerSpoken(yesNo)]).toEqual([['Yes', 'No'], 0, 'Answer: No'])
  })

  it('are the pictures of a grid, and every right one is said', () => {
    const grid = card({ layout: 'grid', pictures: [picture('dog'), picture('car'), picture('cow')], correct: [0, 2] })
    expect(answerSpoken(grid)).toBe('Answer: a, dog; c, cow')
    expect(answerSpoken({ ...grid, correct: [] })).toBe('No Answer')
  })
})

describe('a fluency line', () => {
  const kinds = (line: string) => linePartsOf(line).map((part) => part.kind)

  it('is taken apart at its marks', () => {
    expect(linePartsOf('My name is Dan (pause, say it again).')).toEqual([
      { kind: 'text', text: 'My name is Dan ' },
      { kind: 'cue', text: 'pause, say it again' },
      { kind: 'text', text: '.' },
    ])
    expect(linePartsOf('a D~an')).toEqual([
      { kind: 'text', text: 'a D' },
      { kind: 'ease' },
      { kind: 'text', text: 'an' },
    ])
    expect(linePartsOf('We_are_home now.')).toEqual([
      { kind: 'flow', text: 'We are home' },
      { kind: 'text', text: ' now.' },
    ])
    expect(linePartsOf('a looong way')).toEqual([
      { kind: 'text', text: 'a l' },
      { kind: 'stretch', text: 'ooo' },
      { kind: 'text', text: 'ng way' },
    ])
    expect(linePartsOf('H-h-hello, you')).toEqual([
      { kind: 'bounce', text: 'H-h-' },
      { kind: 'text', text: 'hello, you' },
    ])
  })

  it('rests at a stroke, and breaks where an answer follows a question', () => {
    expect(kinds('On Monday / at noon')).toEqual(['text', 'pause', 'text'])
    expect(kinds('Are you up early? / I am up at eight.')).toEqual(['text', 'turn', 'text'])
  })

  it('leaves plain words whole, doubled letters and hyphens too', () => {
    expect(linePartsOf('A well-known ball')).toEqual([{ kind: 'text', text: 'A well-known ball' }])
    expect(hintOf(linePartsOf('A ball'))).toBe('')
    expect(hintOf(linePartsOf('on Monday / at noon'))).toBe('Pause at each mark')
  })
})
