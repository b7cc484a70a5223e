import { describe, expect, it } from 'vitest'
import { parseRecentSets, playedWhen, withRecent, type RecentSet } from './recent-sets.ts'

const set = (sound: string, at = 1): RecentSet => ({
  title: sound,
  line: 'Words',
  pictures: ['/assets/cards/rain.svg'],
  at,
  picks: { articulation: { [sound]: [[1], [1]] }, pairs: [], language: {}, fluency: [], own: {} },
})

describe('recent sets', () => {
  it('hold three, newest first, each picks once', () => {
    const sets = ['R', 'S', 'L', 'K'].reduce<RecentSet[]>((all, sound) => withRecent(all, set(sound)), [])
    expect(sets.map((one) => one.title)).toEqual(['K', 'L', 'S'])
    expect(withRecent(sets, set('S', 9)).map((one) => [one.title, one.at])).toEqual([
      ['S', 9],
      ['K', 1],
      ['L', 1],
    ])
  })

  it('leave out what was edited by hand: no list, no picks, a picture elsewhere', () => {
    expect(parseRecentSets(JSON.stringify([set('R')]))).toEqual([set('R')])
    for (const text of [null, '{', '{}', '[1]', '[{"title":"x"}]']) expect(parseRecentSets(text)).toEqual([])
    const bad = [
      { ...set('R'), pictures: ['https://example.org/a.png'] },
      { ...set('S'), picks: { articulation: { S: 1 } } },
    ]
    expect(parseRecentSets(JSON.stringify([...bad, set('L')]))).toEqual([set('L')])
  })

  it('say when they were played', () => {
    const now = new Date(2026, 10, 21, 9).getTime()
    expect(playedWhen(new Date(2026, 10, 21, 1).getTime(), now)).toBe('today')
    expect(playedWhen(new Date(2026, 10, 20, 23).getTime(), now)).toBe('yesterday')
    expect(playedWhen(new Date(2026, 10, 2).getTime(), now)).toMatch(/2/)
  })
})
