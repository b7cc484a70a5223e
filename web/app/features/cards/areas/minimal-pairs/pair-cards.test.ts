import type { MinimalPair } from '@marigold/contract'
import { describe, expect, it } from 'vitest'
import { isPair, membersOfPair, plainPair, wordsOfPair } from '../../../../platform/words/pair-words.ts'
import { cardOfPair, cardsOfPairs, contrastChoices, deckOfPairs, modeOf } from './pair-cards.ts'
import { hasAnswer, hidesAfter, lettersOf, optionsOf } from '../../viewer/faces/answers.ts'
import { spokenText } from '../../viewer/use-voice.ts'

const face = (word: string, marks: [number, number][]) => ({
  word,
  image: `/assets/cards/${word}.svg`,
  alt: word,
  marks,
})
const pair = (id: number, one: string, two: string, contrast = 'r-w'): MinimalPair => ({
  ...{ id, contrast, contrast_name: contrast === 'r-w' ? 'R and W' : 'K and T' },
  words: [face(one, [[0, 1]]), face(two, [[0, 1]])],
})
const pairs = ['ring wing', 'rail whale', 'run one', 'right white', 'rock wok', 'reed weed'].map((words, at) => {
  const [one = '', two = ''] = words.split(' ')
  return pair(at + 1, one, two)
})
const marked = ({ caption, marks }: { caption: string; marks: [number, number][] }) =>
  marks.map(([start, end]) => caption.slice(start, end))

describe('a pair as a card', () => {
  const card = cardOfPair(pair(4, 'reed', 'weed'))

  it('shows both words with their pictures, the aimed one first, each with its letters marked', () => {
    expect([card.key, card.layout, card.caption]).toEqual(['pairs-4', 'pair', 'Reed / Weed'])
    expect(marked(card)).toEqual(['R', 'W'])
    expect(wordsOfPair(card).map(({ word, marks, picture }) => [word, marks, picture?.url])).toEqual([
      ['Reed', [[0, 1]], '/assets/cards/reed.svg'],
      ['Weed', [[0, 1]], '/assets/cards/weed.svg'],
    ])
    expect(card.target).toBe('R and W, minimal pairs, said')
  })

  it('keeps the marks of the one word where the other has none', () => {
    const final = cardOfPair({ ...pair(5, 'moon', 'moo'), words: [face('moon', [[3, 4]]), face('moo', [])] })
    expect(marked(final)).toEqual(['n'])
    expect(wordsOfPair(final).map(({ marks }) => marks)).toEqual([[[3, 4]], []])
    const second = cardOfPair({ ...pair(5, 'moo', 'moon'), words: [face('moo', []), face('moon', [[3, 4]])] })
    expect(wordsOfPair(second).map(({ marks }) => marks)).toEqual([[], [[3, 4]]])
  })

  it('has no right answer of its own, and no voice', () => {
    for (const mode of ['say', 'own'] as const)
      for (const one of cardsOfPairs(pairs, mode, 3)) {
        expect([one.correct, one.prompt, hasAnswer(one), hidesAfter(one.layout), lettersOf(one)]).toEqual([
          [],
          '',
          false,
          null,
          2,
        ])
      }
    for (const mode of ['say', 'point', 'own', 'same'] as const)
      for (const one of cardsOfPairs(pairs, mode, 3)) expect(spokenText(one, true) + spokenText(one, false)).toBe('')
  })
})

describe('listen and point', () => {
  const cards = cardsOfPairs(pairs, 'point', 7)

  it('asks for each word of each pair once, half of a round for either', () => {
    expect(cards).toHaveLength(12)
    expect(new Set(cards.map(({ key }) => key)).size).toBe(12)
    expect(new Set(cards.map(({ prompt }) => prompt)).size).toBe(12)
    const aimed = (card: (typeof cards)[number]) => /Say: R/.test(card.prompt)
    expect(cards.slice(0, 6).filter(aimed)).toHaveLength(3)
  })

  it('names the word whose picture is right, on either side', () => {
    for (const card of cards) {
      expect(card.correct).toHaveLength(1)
      expect(card.prompt).toBe(`Say: ${optionsOf(card)[card.correct[0] ?? 9]}`)
    }
    expect(
      new Set(
        Array.from({ length: 5 }, (_, seed) => cardsOfPairs(pairs, 'point', seed)).flatMap((deck) =>
          deck.map(({ correct }) => correct[0]),
        ),
      ),
    ).toEqual(new Set([0, 1]))
  })

  it('comes in another order each time, in the same one for the same seed', () => {
    const keys = (seed: number) =>
      cardsOfPairs(pairs, 'point', seed)
        .map(({ key }) => key)
        .join()
    expect(keys(7)).toBe(keys(7))
    expect(new Set([1, 2, 3, 4].map(keys)).size).toBeGreaterThan(1)
  })
})

describe('same or different', () => {
  it('says twice the same word or both, half of a round each', () => {
    const cards = cardsOfPairs(pairs, 'same', 11)
    expect(cards).toHaveLength(12)
    for (const card of cards) {
      const [one, two] = card.prompt.replace('Say: ', '').split(', ')
      expect(card.correct).toEqual([one === two ? 0 : 1])
      expect(optionsOf(card)).toEqual(['Same', 'Different'])
      expect(card.answers).toContain(one)
      expect(card.answers).toContain(two)
    }
    expect(cards.slice(0, 6).filter(({ correct }) => correct[0] === 0)).toHaveLength(3)
    expect(cards.filter(({ correct }) => correct[0] === 0)).toHaveLength(6)
  })
})

describe('in the dropdowns', () => {
  it('contrasts stand once each; a way that does not exist is the first one', () => {
    expect(contrastChoices([...pairs, pair(9, 'key', 'tea', 'k-t')])).toEqual([
      { value: 'pairs:all', label: `All contrasts (${pairs.length + 1})` },
      { value: 'pairs:r-w', label: 'R and W' },
      { value: 'pairs:k-t', label: 'K and T' },
    ])
    expect(deckOfPairs([...pairs, pair(9, 'key', 'tea', 'k-t')], 'all', 'say', 1).cards).toHaveLength(pairs.length + 1)
    expect([modeOf('same'), modeOf('Words'), modeOf(undefined)]).toEqual(['same', 'say', 'say'])
    const deck = deckOfPairs([...pairs, pair(9, 'key', 'tea', 'k-t')], 'k-t', 'point', 1)
    expect([deck.title, deck.cards.length]).toEqual(['K and T · Listen and point', 2])
  })
})

describe('on paper', () => {
  it('a pair is the same however it was practiced, and two words of their own', () => {
    const [card] = cardsOfPairs(pairs.slice(0, 1), 'point', 1)
    if (!card) throw new Error('no card')
    expect(isPair(card)).toBe(true)
    const plain = plainPair(card)
    expect([plain.key, plain.layout, plain.prompt, plain.correct, plain.target]).toEqual([
      'pairs-1',
      'pair',
      '',
      [],
      'R and W, minimal pairs',
    ])
    expect(
      membersOfPair(card)
        .map(({ layout, caption }) => [layout, caption])
        .toSorted(),
    ).toEqual([
      ['word', 'Ring'],
      ['word', 'Wing'],
    ])
    expect(membersOfPair(card).map(({ key }) => key)).toEqual(['pairs-1-1', 'pairs-1-2'])
    expect(membersOfPair(card).flatMap(marked).toSorted()).toEqual(['R', 'W'])
  })
})
