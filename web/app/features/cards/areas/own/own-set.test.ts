import type { OwnCard, OwnList } from '@marigold/contract'
import 'fake-indexeddb/auto'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { storeMedia, countMedia, readVoice } from '../../../../platform/storage/own-media.ts'
import { listCards } from '../../sets/list-cards.ts'
import { tabsWithRows, describeRows, noRows, toDeck } from '../../sets/card-rows.ts'
import { withoutExcluded } from '../../sets/excluded-cards.ts'
import { noPicks } from '../../sets/set-picks.ts'
import { countCards } from '../../setup/use-card-count.ts'
import { findOwnLists } from './find-own-lists.ts'
import { purgeDeletedMedia, markDeleted, unmarkDeleted } from './deleted-media.ts'
import { ownDeck, listKinds, findMarks, ownChoices, parseOwnId, pickedLists, nearestOwnView } from './own-set.ts'

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
  it('include only the picked words, phrases, and sentences that exist', () => {
    expect(listKinds(list)).toEqual([
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

  it('are found by the start of a word, list name, or target', () => {
    const found = (typed: string) =>
      findOwnLists([list, other], typed).map(({ label, place, opens }) => [label, place, opens])
    expect(found('R')).toEqual([
      ['D., R words', 'My cards', '12'],
      ['rain', 'My cards, D., R words', '12'],
      ['ring', 'My cards, D., R words', '12'],
      ['rub', 'My cards, D., R words', '12'],
    ])
    expect([found('hel'), found('ello'), found('  ')]).toEqual([[['Hello', 'My cards, Lines', '13']], [], []])
    expect(findOwnLists([list], 'r').map(({ image }) => image)).toEqual([
      null,
      '/assets/cards/cloud-with-rain.svg',
      null,
      null,
    ])
  })

  it('become cards with their picture, marked letters, and target', () => {
    const { title, cards } = ownDeck(set, { list: '12', kind: '2' })
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
    expect(ownDeck(set, { list: '13', kind: '1' }).cards[0]).toMatchObject({
      area: 'fluency',
      target: 'Lines, words',
    })
    expect([parseOwnId('own-12-3'), parseOwnId('articulation-12')]).toEqual([12, null])
  })

  it('show the word and a note if the photo is on another device', () => {
    const [, ring, rub] = ownDeck(set, { list: '12', kind: '1' }).cards
    expect([ring?.pictures, ring?.hint]).toEqual([[], 'Its photo is on another device.'])
    expect([rub?.pictures, rub?.hint]).toEqual([[], undefined])
  })

  it("are listed by list and kind in the viewer, and in the setup's list", () => {
    expect(nearestOwnView(set, { list: '13', kind: '2' })).toEqual({ list: '13', kind: '1' })
    expect(nearestOwnView(set, { list: '99' })).toEqual({ list: 'all', kind: 'all' })
    expect(ownDeck(set, nearestOwnView(set, {})).cards).toEqual(toDeck(rows).cards)
    expect(ownChoices(set, { list: '12', kind: '1' }).kinds.map(({ label }) => label)).toEqual([
      'All types',
      'Words',
      'Phrases',
    ])
    expect(tabsWithRows(rows)).toEqual(['own'])
    expect(describeRows(rows)).toEqual({ title: 'D., R words, Lines', line: 'Words, phrases' })
    const keys = ['own-1-1', 'own-2-1', 'own-3-1', 'own-1-2', 'own-4-1']
    expect(toDeck(rows).cards.map(({ key }) => key)).toEqual(keys)
    expect(listCards(rows).map(({ key, slot }) => [key, slot])).toContainEqual(['own-1-2', 'o/12/2'])
  })

  it('are excluded per kind', () => {
    const left = ['own-1-1', 'own-4-1'].map((key) => ({ key, text: '', slot: '' }))
    const shown = withoutExcluded(rows, left)
    expect(toDeck(shown).cards.map(({ key }) => key)).toEqual(['own-2-1', 'own-3-1', 'own-1-2'])
  })

  it('mark the word inside a longer text, but not inside another word', () => {
    expect(findMarks('Rain, rains and a train', 'rain', [[0, 1]])).toEqual([
      [0, 1],
      [6, 7],
    ])
    expect(findMarks('1+1 is 1+1', '1+1', [[0, 1]])).toEqual([
      [0, 1],
      [7, 8],
    ])
    expect(findMarks('It pours.', 'rain', [[0, 1]])).toEqual([])
  })
})

describe('photos and recordings of deleted cards', () => {
  const stored = new Map<string, string>()
  beforeEach(async () => {
    stored.clear()
    const localStorage = {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => stored.set(key, value),
      removeItem: (key: string) => stored.delete(key),
    }
    vi.stubGlobal('window', { localStorage })
    for (const id of [1, 2, 3]) await storeMedia('voices', id, new Blob(['a voice']))
  })
  afterEach(() => vi.unstubAllGlobals())

  it("are removed once the deletion can't be undone, and survive an undo", async () => {
    const day = 86_400_000
    markDeleted([1, 2], 0)
    markDeleted([3], day)
    unmarkDeleted([2])
    const left = async () => (await countMedia())?.voices
    await purgeDeletedMedia(day)
    expect(await left()).toBe(3)
    await purgeDeletedMedia(day + 1)
    expect(await readVoice(1)).toBeNull()
    expect(await left()).toBe(2)
    await purgeDeletedMedia(3 * day)
    expect(await left()).toBe(1)
    expect(stored.size).toBe(0)
  })
})
