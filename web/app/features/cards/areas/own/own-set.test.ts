import type { OwnCard, OwnList } from '@marigold/contract'
import 'fake-indexeddb/auto'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { keepMedia, mediaHere, readVoice } from '../../../../platform/storage/own-media.ts'
import { listCards } from '../../sets/card-lines.ts'
import { areasWithRows, describeRows, noRows, wholeDeck } from '../../sets/card-rows.ts'
import { withoutLeftOut } from '../../sets/left-out.ts'
import { noPicks } from '../../sets/set-picks.ts'
import { countCards } from '../../setup/use-card-count.ts'
import { findOwn } from './find-own.ts'
import { forgetDeletedMedia, noteDeleted, noteRestored } from './deleted-media.ts'
import { deckOfOwn, kindsOf, marksIn, ownChoices, ownId, pickedLists, settleOwn } from './own-set.ts'

const card = (id: number, word: string, part: Partial<OwnCard> = {}): OwnCard => ({
  ...{ id, word, phrase: '', sentence: '', marks: [], picture: '', photo: false, version: 1 },
  ...part,
})
const list: OwnList = {
  ...{ id: 12, name: 'D., R words', area: 'articulation', practices: 'R, initial', version: 1 },
  cards: [
    card(1, 'rain', { phrase: 'red rain', marks: [[0, 1]], picture: 'cloud-with-rain' }),
    card(2, 'ring', { photo: true, sentence: 'A ring.' }),
    card(3, 'rub'),
  ],
}
const other: OwnList = { ...list, id: 13, name: 'Lines', area: 'fluency', practices: '', cards: [card(4, 'Hello')] }
const set = [
  { list, kinds: [1, 2] },
  { list: other, kinds: [1] },
]
const rows = { ...noRows, own: set }

describe('own cards in a set', () => {
  it('are words, phrases and sentences, as far as they were written, and only what was picked', () => {
    expect(kindsOf(list)).toEqual([
      { id: 1, name: 'Words', count: 3 },
      { id: 2, name: 'Phrases', count: 1 },
      { id: 3, name: 'Sentences', count: 1 },
    ])
    const picks = { '12': [1, 2], '13': [3], '99': [1] }
    expect(pickedLists([list, other], picks)).toEqual([{ list, kinds: [1, 2] }])
    expect(
      countCards(
        { ...noPicks, own: picks },
        { sounds: [], contrasts: [], levels: [], goals: [], own: [list, other] },
        [],
      ),
    ).toBe(4)
  })

  it('are found by their words and by the name and the target of their list, as a word begins', () => {
    const found = (typed: string) =>
      findOwn([list, other], typed).map(({ label, place, opens }) => [label, place, opens])
    expect(found('R')).toEqual([
      ['D., R words', 'My cards', '12'],
      ['rain', 'My cards, D., R words', '12'],
      ['ring', 'My cards, D., R words', '12'],
      ['rub', 'My cards, D., R words', '12'],
    ])
    expect([found('hel'), found('ello'), found('  ')]).toEqual([[['Hello', 'My cards, Lines', '13']], [], []])
    expect(findOwn([list], 'r').map(({ image }) => image)).toEqual([
      null,
      '/assets/cards/cloud-with-rain.svg',
      null,
      null,
    ])
  })

  it('become cards with the picture, the marked letters and the target that were given', () => {
    const { title, cards } = deckOfOwn(set, { list: '12', kind: '2' })
    expect([title, cards]).toEqual([
      'D., R words · Phrases',
      [
        {
          ...{
            key: 'own-1-2',
            area: 'articulation',
            layout: 'sentence',
            prompt: '',
            caption: 'red rain',
            marks: [[4, 5]],
          },
          pictures: [{ url: '/assets/cards/cloud-with-rain.svg', alt: 'rain' }],
          ...{ answers: [], correct: [], target: 'R, initial, phrases' },
        },
      ],
    ])
    expect(deckOfOwn(set, { list: '13', kind: '1' }).cards[0]).toMatchObject({
      area: 'fluency',
      target: 'Lines, words',
    })
    expect([ownId('own-12-3'), ownId('articulation-12')]).toEqual([12, null])
  })

  it('whose photo is on another device show their word with a line that says so', () => {
    const [, ring, rub] = deckOfOwn(set, { list: '12', kind: '1' }).cards
    expect([ring?.pictures, ring?.hint]).toEqual([[], 'Its photo is on another device.'])
    expect([rub?.pictures, rub?.hint]).toEqual([[], undefined])
  })

  it('stand in the viewer by list and kind, in one deck with the others, and in the setup’s list', () => {
    expect(settleOwn(set, { list: '13', kind: '2' })).toEqual({ list: '13', kind: '1' })
    expect(settleOwn(set, { list: '99' })).toEqual({ list: 'all', kind: 'all' })
    expect(deckOfOwn(set, settleOwn(set, {})).cards).toEqual(wholeDeck(rows).cards)
    expect(ownChoices(set, { list: '12', kind: '1' }).kinds.map(({ label }) => label)).toEqual([
      'All types',
      'Words',
      'Phrases',
    ])
    expect(areasWithRows(rows)).toEqual(['own'])
    expect(describeRows(rows)).toEqual({ title: 'D., R words, Lines', line: 'Words, phrases' })
    const keys = ['own-1-1', 'own-2-1', 'own-3-1', 'own-1-2', 'own-4-1']
    expect(wholeDeck(rows).cards.map(({ key }) => key)).toEqual(keys)
    expect(listCards(rows).map(({ key, slot }) => [key, slot])).toContainEqual(['own-1-2', 'o/12/2'])
  })

  it('are left out kind by kind', () => {
    const left = ['own-1-1', 'own-4-1'].map((key) => ({ key, text: '', slot: '' }))
    const shown = withoutLeftOut(rows, left)
    expect(wholeDeck(shown).cards.map(({ key }) => key)).toEqual(['own-2-1', 'own-3-1', 'own-1-2'])
  })

  it('have their letters marked wherever a longer text has the word, and nowhere inside another', () => {
    expect(marksIn('Rain, rains and a train', 'rain', [[0, 1]])).toEqual([
      [0, 1],
      [6, 7],
    ])
    expect(marksIn('1+1 is 1+1', '1+1', [[0, 1]])).toEqual([
      [0, 1],
      [7, 8],
    ])
    expect(marksIn('It pours.', 'rain', [[0, 1]])).toEqual([])
  })
})

describe('photographs and recordings of deleted cards', () => {
  const kept = new Map<string, string>()
  beforeEach(async () => {
    kept.clear()
    const localStorage = {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
      removeItem: (key: string) => kept.delete(key),
    }
    vi.stubGlobal('window', { localStorage })
    for (const id of [1, 2, 3]) await keepMedia('voices', id, new Blob(['a voice']))
  })
  afterEach(() => vi.unstubAllGlobals())

  it('go from the device once the card cannot be brought back, and stay where it was', async () => {
    const day = 86_400_000
    noteDeleted([1, 2], 0)
    noteDeleted([3], day)
    noteRestored([2])
    const left = async () => (await mediaHere())?.voices
    await forgetDeletedMedia(day)
    expect(await left()).toBe(3)
    await forgetDeletedMedia(day + 1)
    expect(await readVoice(1)).toBeNull()
    expect(await left()).toBe(2)
    await forgetDeletedMedia(3 * day)
    expect(await left()).toBe(1)
    expect(kept.size).toBe(0)
  })
})
