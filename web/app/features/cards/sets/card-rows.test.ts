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
import { picturedOf } from '../areas/articulation/picks.ts'
import { listCards } from './card-lines.ts'
import { areasWithRows, describeRows, evenly, fetchRows, noRows, rowsWithin, wholeDeck } from './card-rows.ts'
import { parseLeftOut, withoutLeftOut } from './left-out.ts'
import { noPicks } from './set-picks.ts'
import { techniquesOf } from '../areas/fluency/techniques.ts'
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

describe('the cards of a set', () => {
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

  it('are fetched one area after the other', async () => {
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

  it('are not asked for where nothing is picked', async () => {
    await fetchRows({ ...noPicks, fluency: [1] })
    expect(asked.map(([path]) => path)).toEqual(['/api/get-fluency-sentences'])
    expect(await fetchRows(noPicks)).toEqual(noRows)
  })

  it('are asked for with their pictures alone where that is wanted, and pairs by their contrasts', async () => {
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

  it('belong to articulation, are named in the recent sets, and are cards of a game', () => {
    expect(areasWithRows(paired)).toEqual(['articulation'])
    expect(describeRows(paired)).toEqual({ title: 'R and W', line: 'Minimal pairs' })
    expect(describeRows({ ...rows, ...{ language: noRows.language, fluency: [] }, pairs: [pair] })).toEqual({
      title: 'R, R and W',
      line: 'Initial · words, minimal pairs',
    })
    expect(wholeDeck({ ...paired, articulation: rows.articulation }).cards.map((card) => card.caption)).toEqual([
      'Rain',
      'Rain',
      'Ring / Wing',
    ])
  })

  it('are listed, and left out like any card', () => {
    expect(listCards(paired).map(({ key, text, slot }) => [key, text, slot])).toEqual([
      ['pairs-7', 'Ring / Wing', 'p/r-w'],
    ])
    expect(withoutLeftOut(paired, [{ key: 'pairs-7', text: '', slot: '' }]).pairs).toEqual([])
    expect(withoutLeftOut(paired, [{ key: 'articulation-7', text: '', slot: '' }]).pairs).toEqual([pair])
  })
})

describe('what was fetched', () => {
  it('opens at the first area that has cards', () => {
    expect(areasWithRows(rows)).toEqual(['articulation', 'language', 'fluency'])
    expect(areasWithRows({ ...rows, articulation: [] })).toEqual(['language', 'fluency'])
    expect(areasWithRows(noRows)).toEqual([])
  })

  it('loses an area that is switched off for a person, with its pairs, and keeps own cards', () => {
    expect(rowsWithin(rows, ['articulation', 'language', 'fluency'])).toBe(rows)
    expect(areasWithRows(rowsWithin(rows, ['language']))).toEqual(['language'])
    expect(areasWithRows(rowsWithin(rows, ['articulation', 'fluency']))).toEqual(['articulation', 'fluency'])
    expect(rowsWithin(rows, []).own).toBe(rows.own)
  })

  it('says in words what it is', () => {
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

  it('is one deck for a game, with each area its share of a thousand cards', () => {
    expect(wholeDeck(rows).cards.map((card) => card.area)).toEqual([
      'articulation',
      'articulation',
      'language',
      'language',
      'fluency',
    ])
    expect(evenly([['a', 'b', 'c'], ['d'], ['e', 'f']], 5)).toEqual(['a', 'b', 'd', 'e', 'f'])
    expect(evenly([[1, 2], [3]], 9)).toEqual([1, 2, 3])
  })

  it('lists each card with its answer, and Invalid format where that cannot be read', () => {
    expect(listCards(rows).map(({ text, answer, slot }) => [text, answer, slot])).toEqual([
      ['Rain', '', 'a/R/1/1'],
      ['Rain', '', 'a/R/1/1'],
      ['Question 1?', 'A dog', 'l/3/110'],
      ['Question 2?', 'Invalid format', 'l/3/111'],
      ['I ate.', '', 'f/5'],
    ])
  })

  it('loses the cards that are left out on this device, and an emptied technique with them', () => {
    const left = ['articulation-1', 'language-2', 'fluency-1'].map((key) => ({ key, text: '', slot: '' }))
    const shown = withoutLeftOut(rows, left)
    expect(listCards(shown).map((card) => card.key)).toEqual(['articulation-2', 'language-1'])
    expect(areasWithRows(shown)).toEqual(['articulation', 'language'])
    expect(withoutLeftOut(rows, [])).toBe(rows)
    for (const text of ['{', '{}', '[1]', '[{"key":1}]', null]) expect(parseLeftOut(text)).toEqual([])
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

  it('their number is counted from the lists, with at most a thousand an area and without those left out', () => {
    const picks: SetPicks = { ...noPicks, articulation: { R: [[1], [1]] }, language: { '3': [110] }, fluency: [1] }
    expect(countCards(picks, lists, [])).toBe(8 + 12 + 20)
    const left = { key: 'articulation-1', text: 'Rain', slot: 'a/R/1/1' }
    expect(countCards(picks, lists, [left, { ...left, slot: 'a/R/3/1' }])).toBe(39)
    expect(countCards({ ...noPicks, articulation: { R: [[1], [1, 2]] } }, lists, [])).toBe(1000)
    expect(countCards({ ...noPicks, articulation: { R: [[1], []] } }, lists, [])).toBe(0)
  })

  it('of words with a picture only those are counted, and of those left out only they', () => {
    const picks: SetPicks = { ...noPicks, articulation: { R: [[1], [1]] } }
    expect(countCards(picks, lists, [], true)).toBe(6)
    const left = { key: 'articulation-1', text: 'Rain', slot: 'a/R/1/1' }
    expect(countCards(picks, lists, [left, { ...left, key: 'articulation-2', plain: true }], true)).toBe(5)
    expect(countCards(picks, lists, [left, { ...left, key: 'articulation-2', plain: true }])).toBe(6)
    expect(picturedOf({ R: [[1], [1, 2]], X: [[1], [1]] }, lists.articulation)).toEqual({ all: 4008, pictured: 4006 })
  })

  it('the pairs of the picked contrasts are counted', () => {
    expect(countCards({ ...noPicks, pairs: ['r-w', 'k-t', 'gone'] }, lists, [])).toBe(26)
    const left = { key: 'pairs-3', text: 'Ring / Wing', slot: 'p/r-w' }
    expect(countCards({ ...noPicks, pairs: ['r-w'] }, lists, [left])).toBe(10)
  })

  it('the techniques of the chosen lengths are named, with the lengths that they lack', () => {
    expect(techniquesOf(lists.fluency, [])).toEqual([])
    expect(techniquesOf(lists.fluency, [1, 2]).map(({ name, lacks }) => [name, lacks])).toEqual([
      ['Technique 1', ['Level 2']],
      ['Technique 2', []],
      ['Technique 3', ['Level 1']],
    ])
  })
})
