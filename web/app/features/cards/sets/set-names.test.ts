import { describe, expect, it } from 'vitest'
import type { SetPicks } from '../areas/areas.ts'
import { noPicks } from './set-picks.ts'
import { findSets, looksLikeFullName, suggestName, fullName, sortByName } from './set-names.ts'

const sounds = (articulation: SetPicks['articulation'], more: Partial<SetPicks> = {}): SetPicks => ({
  ...noPicks,
  articulation,
  ...more,
})

describe('the suggested name', () => {
  it('names the sound, position, and kind if that is all', () => {
    const picks = sounds({ R: [[1], [1, 2]] })
    expect(fullName(picks)).toBe('R at the start')
    expect(suggestName({ title: 'R', line: 'Words, phrases', picks }, [])).toBe('R at the start, words, phrases')
    expect(suggestName({ title: 'R', line: 'Initial · words', picks }, [])).toBe('R at the start, words')
    expect(fullName(sounds({ S: [[3], [1]] }))).toBe('S at the end')
  })

  it('is the title otherwise, has a fallback, and fits the limit', () => {
    for (const picks of [
      sounds({ R: [[1, 2], [1]] }),
      sounds({ R: [[1], [1]], S: [[1], [1]] }),
      sounds({ R: [[1], [1]] }, { fluency: [1] }),
    ])
      expect(suggestName({ title: 'R, S', line: 'Words', picks }, [])).toBe('R, S')
    expect(suggestName({ title: '', line: '', picks: noPicks }, [])).toBe('My set')
    expect(suggestName({ title: 'x'.repeat(200), line: '', picks: noPicks }, []).length).toBeLessThanOrEqual(60)
  })

  it('is never taken', () => {
    const what = { title: 'R', line: '', picks: noPicks }
    expect(suggestName(what, ['r', 'R 2', 'S'])).toBe('R 3')
  })
})

describe('a name that looks like a full name', () => {
  it('has two capitalized words in a row', () => {
    for (const name of ['Dana Kim', 'R for Dana Kim', 'José Álvarez, R', 'Anne-Marie O’Neill'])
      expect([name, looksLikeFullName(name)]).toEqual([name, true])
  })

  it("isn't a code, initials, or the set's own words", () => {
    for (const name of [
      'DK',
      'DK, R and AR',
      'Dana',
      'Group A, mixed',
      'Dana, Kim',
      'Morning warm-up',
      'Room 4 Tuesday',
    ])
      expect([name, looksLikeFullName(name)]).toEqual([name, false])
    expect(looksLikeFullName('Easy Onset, teens', 'Easy Onset', 'Fluency')).toBe(false)
    expect(looksLikeFullName('Wh- Questions', 'Wh- Questions')).toBe(false)
  })
})

it('sorts sets by name naturally and finds them by name or content', () => {
  const sets = ['Group 10', 'dk', 'Group 2', 'Álvaro'].map((name) => ({ name, title: `${name} sounds`, line: 'Words' }))
  expect(sortByName(sets).map((set) => set.name)).toEqual(['Álvaro', 'dk', 'Group 2', 'Group 10'])
  expect(findSets(sets, ' GROUP ').map((set) => set.name)).toEqual(['Group 10', 'Group 2'])
  expect(findSets(sets, 'sounds w')).toHaveLength(4)
})
