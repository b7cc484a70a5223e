import { describe, expect, it } from 'vitest'
import {
  claimSets,
  parseRecentSets,
  formatPlayed,
  recentFor,
  mergePlayed,
  addRecent,
  type RecentSet,
} from './recent-sets.ts'

const set = (sound: string, at = 1): RecentSet => ({
  title: sound,
  line: 'Words',
  pictures: ['/assets/cards/rain.svg'],
  at,
  picks: { articulation: { [sound]: [[1], [1]] }, pairs: [], language: {}, fluency: [], own: {} },
  person: null,
  unsent: false,
})
const titles = (sets: readonly RecentSet[]) => sets.map((one) => one.title)

describe('recent sets', () => {
  it('keep the eight newest, each set of picks once', () => {
    const played = ['R', 'S', 'L', 'K', 'G', 'T', 'D', 'P', 'B']
    const sets = played.reduce<RecentSet[]>((all, sound) => addRecent(all, set(sound)), [])
    expect(titles(sets)).toEqual(['B', 'P', 'D', 'T', 'G', 'K', 'L', 'S'])
    expect(addRecent(sets, set('S', 9)).map((one) => [one.title, one.at])).toEqual([
      ['S', 9],
      ...['B', 'P', 'D', 'T', 'G', 'K', 'L'].map((title) => [title, 1]),
    ])
  })

  it('skip entries edited by hand: no list, no picks, an external picture', () => {
    expect(parseRecentSets(JSON.stringify([set('R')]))).toEqual([set('R')])
    for (const text of [null, '{', '{}', '[1]', '[{"title":"x"}]']) expect(parseRecentSets(text)).toEqual([])
    const bad = [
      { ...set('R'), pictures: ['https://example.org/a.png'] },
      { ...set('S'), picks: { articulation: { S: 1 } } },
    ]
    expect(parseRecentSets(JSON.stringify([...bad, set('L')]))).toEqual([set('L')])
  })

  it('merge those of another device by the time they were played', () => {
    const mine = (sound: string, at: number, unsent: boolean) => ({ ...set(sound, at), person: 7, unsent })
    const played = (sound: string, at: number) => {
      const { title, line, pictures, picks } = set(sound)
      return { title, line, pictures, picks: { ...picks }, played_at: new Date(at).toISOString() }
    }
    const here = [mine('R', 500, true), mine('S', 400, false), { ...set('K', 900), person: 8 }, set('P', 100)]
    const merged = mergePlayed(here, [played('L', 800), played('R', 300)], 7)
    expect(titles(merged)).toEqual(['K', 'L', 'R', 'P'])
    expect(merged[2]).toEqual(mine('R', 500, true))
    expect(titles(recentFor(merged, 7))).toEqual(['L', 'R', 'P'])
    expect(titles(recentFor(merged, 8))).toEqual(['K', 'P'])
    expect(titles(recentFor(merged, null))).toEqual(['P'])
    expect(parseRecentSets(JSON.stringify(merged))).toEqual(merged)
  })

  it('assign sets opened before the login was known to the current user', () => {
    const sets = [
      set('R', 9),
      { ...set('R', 5), person: 7 },
      { ...set('S', 4), person: 7 },
      { ...set('L', 3), person: 8 },
    ]
    expect(recentFor(sets, 7).map((one) => [one.title, one.at])).toEqual([
      ['R', 9],
      ['S', 4],
    ])
    const given = claimSets(sets, 7)
    expect(given.map(({ title, person, unsent }) => [title, person, unsent])).toEqual([
      ['R', 7, true],
      ['S', 7, false],
      ['L', 8, false],
    ])
  })

  it("limit each user's sets separately", () => {
    const ofA = ['R', 'S', 'L'].map((sound) => ({ ...set(sound), person: 1 }))
    const played = ['K', 'G', 'T', 'D', 'P', 'B', 'F', 'V', 'M']
    const all = played.reduce<RecentSet[]>((sets, s) => addRecent(sets, { ...set(s), person: 2 }), ofA)
    expect([titles(recentFor(all, 1)), titles(recentFor(all, 2))]).toEqual([
      ['R', 'S', 'L'],
      ['M', 'V', 'F', 'B', 'P', 'D', 'T', 'G'],
    ])
  })

  it('say when they were played', () => {
    const now = new Date(2026, 10, 21, 9).getTime()
    expect(formatPlayed(new Date(2026, 10, 21, 1).getTime(), now)).toBe('today')
    expect(formatPlayed(new Date(2026, 10, 20, 23).getTime(), now)).toBe('yesterday')
    expect(formatPlayed(new Date(2026, 10, 2).getTime(), now)).toMatch(/2/)
  })
})
