import type { MinimalPair } from '@marigold/contract'
import { describe, expect, it } from 'vitest'
import { isPair, splitPair, basePair, pairWords } from '../../../../platform/words/pair-words.ts'
import { toPairCard, pairCards, contrastChoices, pairDeck, parsePairMode } from './pair-cards.ts'
import { hasAnswer, hideDelay, letterCount, cardOptions } from '../../viewer/faces/answers.ts'
import { spokenText } from '../../viewer/use-speech.ts'

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

describe('minimal pair to card', () => {
  const card = toPairCard(pair(4, 'reed', 'weed'))

  it('shows both words with pictures, the target word first, with marked letters', () => {
    expect([card.key, card.layout, card.caption]).toEqual(['pairs-4', 'pair', 'Reed / Weed'])
    expect(marked(card)).toEqual(['R', 'W'])
    expect(pairWords(card).map(({ word, marks, picture }) => [word, marks, picture?.url])).toEqual([
      ['Reed', [[0, 1]], '/assets/cards/reed.svg'],
      ['Weed', [[0, 1]], '/assets/cards/weed.svg'],
    ])
    expect(card.target).toBe('R and W, minimal pairs, said')
  })

  it("keeps one word's marks if the other has none", () => {
    const final = toPairCard({ ...pair(5, 'moon', 'moo'), words: [face('moon', [[3, 4]]), face('moo', [])] })
    expect(marked(final)).toEqual(['n'])
    expect(pairWords(final).map(({ marks }) => marks)).toEqual([[[3, 4]], []])
    const second = toPairCard({ ...pair(5, 'moo', 'moon'), words: [face('moo', []), face('moon', [[3, 4]])] })
    expect(pairWords(second).map(({ marks }) => marks)).toEqual([[], [[3, 4]]])
  })

  it('has no right answer and is not read aloud', () => {
    for (const mode of ['say', 'own'] as const)
      for (const one of pairCards(pairs, mode, 3)) {
        expect([one.correct, one.prompt, hasAnswer(one), hideDelay(one.layout), letterCount(one)]).toEqual([
          [],
          '',
          false,
          null,
          2,
        ])
      }
    for (const mode of ['say', 'point', 'own', 'same'] as const)
      for (const one of pairCards(pairs, mode, 3)) expect(spokenText(one, true) + spokenText(one, false)).toBe('')
  })
})

describe('listen and point', () => {
  const cards = pairCards(pairs, 'point', 7)

  it('asks for each word of each pair once, half of them per round', () => {
    expect(cards).toHaveLength(12)
    expect(new Set(cards.map(({ key }) => key)).size).toBe(12)
    expect(new Set(cards.map(({ prompt }) => prompt)).size).toBe(12)
    const aimed = (card: (typeof cards)[number]) => /Say: R/.test(card.prompt)
    expect(cards.slice(0, 6).filter(aimed)).toHaveLength(3)
  })

  it('names the word with the right picture, on either side', () => {
    for (const card of cards) {
      expect(card.correct).toHaveLength(1)
      expect(card.prompt).toBe(`Say: ${cardOptions(card)[card.correct[0] ?? 9]}`)
    }
    expect(
      new Set(
        Array.from({ length: 5 }, (_, seed) => pairCards(pairs, 'point', seed)).flatMap((deck) =>
          deck.map(({ correct }) => correct[0]),
        ),
      ),
    ).toEqual(new Set([0, 1]))
  })

  it('shuffles differently each time, but the same for the same seed', () => {
    const keys = (seed: number) =>
      pairCards(pairs, 'point', seed)
        .map(({ key }) => key)
        .join()
    expect(keys(7)).toBe(keys(7))
    expect(new Set([1, 2, 3, 4].map(keys)).size).toBeGreaterThan(1)
  })
})

describe('same or different', () => {
  it('says the same word twice or both words, half of a round each', () => {
    const cards = pairCards(pairs, 'same', 11)
    expect(cards).toHaveLength(12)
    for (const card of cards) {
      const [one, two] = card.prompt.replace('Say: ', '').split(', ')
      expect(card.correct).toEqual([one === two ? 0 : 1])
      expect(cardOptions(card)).toEqual(['Same', 'Different'])
      expect(card.answers).toContain(one)
      expect(card.answers).toContain(two)
    }
    expect(cards.slice(0, 6).filter(({ correct }) => correct[0] === 0)).toHaveLength(3)
    expect(cards.filter(({ correct }) => correct[0] === 0)).toHaveLength(6)
  })
})

describe('the minimal pair dropdowns', () => {
  it('list each contrast once and default to the first practice mode', () => {
    expect(contrastChoices([...pairs, pair(9, 'key', 'tea', 'k-t')])).toEqual([
      { value: 'pairs:all', label: `All contrasts (${pairs.length + 1})` },
      { value: 'pairs:r-w', label: 'R and W' },
      { value: 'pairs:k-t', label: 'K and T' },
    ])
    expect(pairDeck([...pairs, pair(9, 'key', 'tea', 'k-t')], 'all', 'say', 1).cards).toHaveLength(pairs.length + 1)
    expect([parsePairMode('same'), parsePairMode('Words'), parsePairMode(undefined)]).toEqual(['same', 'say', 'say'])
    const deck = pairDeck([...pairs, pair(9, 'key', 'tea', 'k-t')], 'k-t', 'point', 1)
    expect([deck.title, deck.cards.length]).toEqual(['K and T · Listen and point', 2])
  })
})

describe('on paper', () => {
  it('prints a pair the same for every practice mode, and as two separate words', () => {
    const [card] = pairCards(pairs.slice(0, 1), 'point', 1)
    if (!card) throw new Error('no card')
    expect(isPair(card)).toBe(true)
    const plain = basePair(card)
    expect([plain.key, plain.layout, plain.prompt, plain.correct, plain.target]).toEqual([
      'pairs-1',
      'pair',
      '',
      [],
      'R and W, minimal pairs',
    ])
    expect(
      splitPair(card)
        .map(({ layout, caption }) => [layout, caption])
        .toSorted(),
    ).toEqual([
      ['word', 'Ring'],
      ['word', 'Wing'],
    ])
    expect(splitPair(card).map(({ key }) => key)).toEqual(['pairs-1-1', 'pairs-1-2'])
    expect(splitPair(card).flatMap(marked).toSorted()).toEqual(['R', 'W'])
  })
})
