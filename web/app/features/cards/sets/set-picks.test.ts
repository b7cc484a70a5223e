import { describe, expect, it } from 'vitest'
import type { SetPicks } from '../areas/areas.ts'
import { withIds } from '../areas/id-lists.ts'
import { languageFilters } from '../areas/language/language-area.ts'
import { fakeSessionStorage } from '../fake-session-storage.ts'
import {
  appendPicks,
  noPicks,
  pickedTabs,
  picksFromUrl,
  allowedPicks,
  readSetPicks,
  storeSetPicks,
  parseSetPicks,
} from './set-picks.ts'

const stored = fakeSessionStorage()

const all: SetPicks = {
  articulation: { R: [[1, 3], [1]], 'S blends, 3 sounds': [[1], [1, 2]], 'TH (voiced)': [[2], [3]] },
  pairs: ['r-w', 'final'],
  language: { '3': [110, 111], '29': [300] },
  fluency: [1, 5],
  own: { '12': [1, 3], '40': [2] },
}

describe('the picks of a set', () => {
  it('are stored per tab, sounds under the specified key', () => {
    storeSetPicks(all)
    expect(JSON.parse(stored.get('articulationSelections') ?? '')).toEqual(all.articulation)
    expect(readSetPicks()).toEqual(all)
    storeSetPicks(noPicks)
    expect(stored.size).toBe(0)
    expect(readSetPicks()).toEqual(noPicks)
  })

  it("round-trip through a URL, whatever the sound's name contains", () => {
    const address = appendPicks(new URLSearchParams({ step: 'cards' }), all).toString()
    expect(picksFromUrl(new URLSearchParams(address))).toEqual(all)
    expect(picksFromUrl(new URLSearchParams(address.replaceAll('+', '%20')))).toEqual(all)
  })

  it.each([
    '',
    'step=cards',
    'a=',
    'l=x.1',
    'l=3',
    'l=3.x',
    'f=',
    'f=-1.a',
    'a=~1~1&f=0',
    'o=12',
    'o=x.1',
    'o=12.0',
    'p=',
    'p=1.A',
  ])('are empty in the URL %j', (address) => {
    expect(picksFromUrl(new URLSearchParams(address))).toBeNull()
  })

  it.each([
    null,
    7,
    'x',
    [],
    { language: 1 },
    { language: { x: [1], 3: 'a', 4: [] }, fluency: ['1', 0, -2, 1.5], own: { 5: [], y: [1] } },
    { pairs: [1, 'R W'] },
  ])('ignore %j in storage', (stored) => {
    expect(parseSetPicks(stored)).toEqual(noPicks)
  })

  it('list their areas in step order and lose disabled ones', () => {
    expect(pickedTabs(all)).toEqual(['articulation', 'language', 'fluency', 'own'])
    expect(pickedTabs({ ...noPicks, fluency: [1], language: { '3': [110] } })).toEqual(['language', 'fluency'])
    expect(pickedTabs({ ...noPicks, pairs: ['k-t'] })).toEqual(['articulation'])
    expect(allowedPicks(all, ['fluency'])).toEqual({ ...noPicks, fluency: [1, 5], own: all.own })
  })
})

describe('the picks of a language goal', () => {
  it('are replaced by Done, and a goal without parts is removed', () => {
    expect(withIds({ '3': [110], '9': [140] }, 3, [111])).toEqual({ '3': [111], '9': [140] })
    expect(withIds({ '3': [110], '9': [140] }, 3, [])).toEqual({ '9': [140] })
  })

  it('become one filter per part', () => {
    expect(languageFilters({ '3': [110, 111] })).toEqual([
      { language_type_id: 3, sub_category_id: 110 },
      { language_type_id: 3, sub_category_id: 111 },
    ])
  })
})
