import {
  questionTypes,
  type ArticulationRow,
  type Contrast,
  type FluencyLevel,
  type LanguageRow,
  type MinimalPair,
  type Sound,
} from '@marigold/contract'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { CardRows, SetPicks } from '../areas/areas.ts'
import { countPictured } from '../areas/articulation/picks.ts'
import { listCards } from './list-cards.ts'
import { tabsWithRows, describeRows, takeEvenly, fetchRows, noRows, allowedRows, toDeck } from './card-rows.ts'
import { parseExcluded, withoutExcluded } from './excluded-cards.ts'
import { noPicks } from './set-picks.ts'
import { availableTechniques } from '../areas/fluency/techniques.ts'
import { countCards } from '../setup/use-card-count.ts'

const sound = (id: number): ArticulationRow => ({
  id,
  sound_name: 'R',
  sound_word: 'rain',
  position: 1,
  sentence: 'Words',
  words: 'rain',
  image: '/assets/cards/rain.svg',
  images: [],
  alt: 'rain',
  marks: [[0, 1]],
})
const item = (id: number, part = 110, answers = '["a dog"]'): LanguageRow => ({
  id,
  key: `language.${id}`,
  language_type_id: 3,
  sub_category_id: part,
  question_type_id: 5,
  image_url: '',
  image: '[]',
  alt: '[]',
  questions: `Question ${id}?`,
  answers,
  correct_option: '[]',
  age: '5-7',
})
const rows: CardRows = {
  articulation: [sound(1), sound(2)],
  pairs: [],
  language: {
    rows: [item(1), item(2, 111, '{')],
    catagory: [
      { cat_id: 3, id: 110, category_name: 'Size' },
      { cat_id: 3, id: 111, category_name: 'Shape' },
    ],
    categories: [{ id: 3, category_name: 'Basic Concepts' }],
    types: questionTypes,
  },
  fluency: [
    {
      fluency_id: 1,
      fluency_name: 'Easy Onset',
      idea: 'Start gently.',
      levels: [{ id: 5, name: 'Short Sentences', sentences: [{ id: 1, key: 'f.1', sentence: 'I ate.' }] }],
    },
  ],
  own: [],
}

describe('fetching the cards of a set', () => {
  const asked: [string, unknown][] = []
  const preferred: (string | null)[] = []
  beforeEach(() => {
    asked.length = 0
    preferred.length = 0
    vi.stubGlobal('window', { localStorage: { getItem: () => null }, dispatchEvent: () => true })
    vi.stubGlobal('fetch', (path: string, init: RequestInit) => {
      preferred.push(new Headers(init.headers).get('prefer'))
      asked.push([path, init.body === undefined ? null : JSON.parse(String(init.body))])
      return Promise.resolve(Response.json({ success: true, data: [], catagory: [], word: {}, message: '' }))
    })
  })
  afterEach(() => vi.unstubAllGlobals())

  it('fetches one area after the other', async () => {
    const picks: SetPicks = {
      ...noPicks,
      articulation: { R: [[1], [1]], S: [[1], []] },
      language: { '3': [110] },
      fluency: [5],
    }
    await fetchRows(picks)
    expect(asked).toEqual([
      ['/api/get-image-by-artic-id-and-sentence', { R: [[1], [1]] }],
      ['/api/language-children-multiple', { filters: [{ language_type_id: 3, sub_category_id: 110 }] }],
      ['/api/lang-categories', null],
      ['/api/language-question-types', null],
      ['/api/get-fluency-sentences', { ids: [5] }],
    ])
  })

  it('skips areas without picks', async () => {
    await fetchRows({ ...noPicks, fluency: [1] })
    expect(asked.map(([path]) => path)).toEqual(['/api/get-fluency-sentences'])
    expect(await fetchRows(noPicks)).toEqual(noRows)
  })

  it('omits words without a picture on request, and fetches pairs by contrast', async () => {
    await fetchRows({ ...noPicks, articulation: { R: [[1], [1]] }, pairs: ['r-w', 'k-t'] }, true)
    expect(asked).toEqual([
      ['/api/get-image-by-artic-id-and-sentence', { R: [[1], [1]] }],
      ['/api/minimal-pairs', { contrasts: ['r-w', 'k-t'] }],
    ])
    expect(preferred).toEqual(['pictures', null])
  })
})

describe('fetched pairs', () => {
  const face = (word: string) => ({ word, image: `/assets/cards/${word}.svg`, alt: word, marks: [] })
  const pair: MinimalPair = {
    ...{ id: 7, contrast: 'r-w', contrast_name: 'R and W' },
    words: [face('ring'), face('wing')],
  }
  const paired: CardRows = { ...noRows, pairs: [pair] }

  it('belong to articulation, are named in the recent sets, and appear in games', () => {
    expect(tabsWithRows(paired)).toEqual(['articulation'])
    expect(describeRows(paired)).toEqual({ title: 'R and W', line: 'Minimal pairs' })
    expect(describeRows({ ...rows, ...{ language: noRows.language, fluency: [] }, pairs: [pair] })).toEqual({
      title: 'R, R and W',
      line: 'Initial · words, minimal pairs',
    })
    expect(toDeck({ ...paired, articulation: rows.articulation }).cards.map((card) => card.caption)).toEqual([
      'Rain',
      'Rain',
      'Ring / Wing',
    ])
  })

  it('are listed and can be excluded like any card', () => {
    expect(listCards(paired).map(({ key, text, slot }) => [key, text, slot])).toEqual([
      ['pairs-7', 'Ring / Wing', 'p/r-w'],
    ])
    expect(withoutExcluded(paired, [{ key: 'pairs-7', text: '', slot: '' }]).pairs).toEqual([])
    expect(withoutExcluded(paired, [{ key: 'articulation-7', text: '', slot: '' }]).pairs).toEqual([pair])
  })
})

describe('fetched rows', () => {
  it('open at the first area that has cards', () => {
    expect(tabsWithRows(rows)).toEqual(['articulation', 'language', 'fluency'])
    expect(tabsWithRows({ ...rows, articulation: [] })).toEqual(['language', 'fluency'])
    expect(tabsWithRows(noRows)).toEqual([])
  })

  it('lose a disabled area with its pairs, and keep own cards', () => {
    expect(allowedRows(rows, ['articulation', 'language', 'fluency'])).toBe(rows)
    expect(tabsWithRows(allowedRows(rows, ['language']))).toEqual(['language'])
    expect(tabsWithRows(allowedRows(rows, ['articulation', 'fluency']))).toEqual(['articulation', 'fluency'])
    expect(allowedRows(rows, []).own).toBe(rows.own)
  })

  it('are described in words', () => {
    expect(describeRows(rows)).toEqual({
      title: 'R · Basic Concepts · Short Sentences',
      line: 'Articulation, language, fluency',
    })
    expect(describeRows({ ...noRows, articulation: rows.articulation })).toEqual({
      title: 'R',
      line: 'Initial · words',
    })
    expect(describeRows({ ...noRows, language: rows.language }).line).toBe('Size, Shape')
    expect(describeRows({ ...noRows, fluency: rows.fluency })).toEqual({ title: 'Short Sentences', line: 'Fluency' })
  })

  it('become one deck for a game, with a fair share of a thousand cards per area', () => {
    expect(toDeck(rows).cards.map((card) => card.area)).toEqual([
      'articulation',
      'articulation',
      'language',
      'language',
      'fluency',
    ])
    expect(takeEvenly([['a', 'b', 'c'], ['d'], ['e', 'f']], 5)).toEqual(['a', 'b', 'd', 'e', 'f'])
    expect(takeEvenly([[1, 2], [3]], 9)).toEqual([1, 2, 3])
  })

  it("list each card with its answer, or Invalid format if it can't be read", () => {
    expect(listCards(rows).map(({ text, answer, slot }) => [text, answer, slot])).toEqual([
      ['Rain', '', 'a/R/1/1'],
      ['Rain', '', 'a/R/1/1'],
      ['Question 1?', 'A dog', 'l/3/110'],
      ['Question 2?', 'Invalid format', 'l/3/111'],
      ['I ate.', '', 'f/5'],
    ])
  })

  it('lose the cards excluded on this device, and techniques left empty', () => {
    const left = ['articulation-1', 'language-2', 'fluency-1'].map((key) => ({ key, text: '', slot: '' }))
    const shown = withoutExcluded(rows, left)
    expect(listCards(shown).map((card) => card.key)).toEqual(['articulation-2', 'language-1'])
    expect(tabsWithRows(shown)).toEqual(['articulation', 'language'])
    expect(withoutExcluded(rows, [])).toBe(rows)
    for (const text of ['{', '{}', '[1]', '[{"key":1}]', null]) expect(parseExcluded(text)).toEqual([])
  })
})

describe('before the cards are fetched', () => {
  const level = (id: number, techniques: number[]): FluencyLevel => ({
    id,
    name: `Level ${id}`,
    example: '',
    techniques: techniques.map((one) => ({ id: one, name: `Technique ${one}`, idea: '', count: 10 })),
  })
  const face = { word: 'ring', image: '', alt: '', marks: [] }
  const contrast = (code: string, pairs: number): Contrast => ({
    ...{ code, name: code, pattern: '', why: '', pairs },
    example: [face, face],
  })
  const lists = {
    articulation: [
      {
        id: 1,
        sound_name: 'R',
        positions: [1],
        counts: [
          { position: 1, kind: 1, count: 8, pictured: 6 },
          { position: 1, kind: 2, count: 4000, pictured: 4000 },
          { position: 3, kind: 1, count: 5, pictured: 5 },
        ],
        example: '',
        image: null,
      } satisfies Sound,
    ],
    pairs: [contrast('r-w', 11), contrast('k-t', 15)],
    fluency: [level(1, [1, 2]), level(2, [2, 3])],
    language: [{ id: 3, parts: [{ id: 110, count: 12 }] }],
    own: [],
  }

  it('counts cards from the lists, at most a thousand per area, without excluded ones', () => {
    const picks: SetPicks = { ...noPicks, articulation: { R: [[1], [1]] }, language: { '3': [110] }, fluency: [1] }
    expect(countCards(picks, lists, [])).toBe(8 + 12 + 20)
    const left = { key: 'articulation-1', text: 'Rain', slot: 'a/R/1/1' }
    expect(countCards(picks, lists, [left, { ...left, slot: 'a/R/3/1' }])).toBe(39)
    expect(countCards({ ...noPicks, articulation: { R: [[1], [1, 2]] } }, lists, [])).toBe(1000)
    expect(countCards({ ...noPicks, articulation: { R: [[1], []] } }, lists, [])).toBe(0)
  })

  it('counts only words with a picture, and only excluded words with a picture', () => {
    const picks: SetPicks = { ...noPicks, articulation: { R: [[1], [1]] } }
    expect(countCards(picks, lists, [], true)).toBe(6)
    const left = { key: 'articulation-1', text: 'Rain', slot: 'a/R/1/1' }
    expect(countCards(picks, lists, [left, { ...left, key: 'articulation-2', plain: true }], true)).toBe(5)
    expect(countCards(picks, lists, [left, { ...left, key: 'articulation-2', plain: true }])).toBe(6)
    expect(countPictured({ R: [[1], [1, 2]], X: [[1], [1]] }, lists.articulation)).toEqual({
      all: 4008,
      pictured: 4006,
    })
  })

  it('counts the pairs of the picked contrasts', () => {
    expect(countCards({ ...noPicks, pairs: ['r-w', 'k-t', 'gone'] }, lists, [])).toBe(26)
    const left = { key: 'pairs-3', text: 'Ring / Wing', slot: 'p/r-w' }
    expect(countCards({ ...noPicks, pairs: ['r-w'] }, lists, [left])).toBe(10)
  })

  it('names the techniques of the chosen lengths and the lengths they lack', () => {
    expect(availableTechniques(lists.fluency, [])).toEqual([])
    expect(availableTechniques(lists.fluency, [1, 2]).map(({ name, lacks }) => [name, lacks])).toEqual([
      ['Technique 1', ['Level 2']],
      ['Technique 2', []],
      ['Technique 3', ['Level 1']],
    ])
  })
})
