import { describe, expect, it } from 'vitest'
import type { SetPicks } from '../areas/areas.ts'
import { noPicks } from './set-picks.ts'
import { findSets, looksLikeFullName, proposeName, nameOfAll, sortByName } from './set-names.ts'

const sounds = (articulation: SetPicks['articulation'], more: Partial<SetPicks> = {}): SetPicks => ({
  ...noPicks,
  articulation,
  ...more,
})

describe('the proposed name', () => {
  it('says sound, place and kind where that is all', () => {
    const picks = sounds({ R: [[1], [1, 2]] })
    expect(nameOfAll(picks)).toBe('R at the start')
    expect(proposeName({ title: 'R', line: 'Words, phrases', picks }, [])).toBe('R at the start, words, phrases')
    expect(proposeName({ title: 'R', line: 'Initial · words', picks }, [])).toBe('R at the start, words')
    expect(nameOfAll(sounds({ S: [[3], [1]] }))).toBe('S at the end')
  })

  it('is the title of everything else, a word where there is none, and fits', () => {
    for (const picks of [
      sounds({ R: [[1, 2], [1]] }),
      sounds({ R: [[1], [1]], S: [[1], [1]] }),
      sounds({ R: [[1], [1]] }, { fluency: [1] }),
    ])
      expect(proposeName({ title: 'R, S', line: 'Words', picks }, [])).toBe('R, S')
    expect(proposeName({ title: '', line: '', picks: noPicks }, [])).toBe('My set')
    expect(proposeName({ title: 'x'.repeat(200), line: '', picks: noPicks }, []).length).toBeLessThanOrEqual(60)
  })

  it('is never one that is taken', () => {
    const what = { title: 'R', line: '', picks: noPicks }
    expect(proposeName(what, ['r', 'R 2', 'S'])).toBe('R 3')
  })
})

describe('a name that looks like a person’s', () => {
  it('has two capitalized words in a row', () => {
    for (const name of ['Dana Kim', 'R for Dana Kim', 'José Álvarez, R', 'Anne-Marie O’Neill'])
      expect([name, looksLikeFullName(name)]).toEqual([name, true])
  })

  it('is no code, no initials, and not what the set itself is called', () => {
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

it('sets stand by name as people sort, and are found by name or content', () => {
  const sets = ['Group 10', 'dk', 'Group 2', 'Álvaro'].map((name) => ({ name, title: `${name} sounds`, line: 'Words' }))
  expect(sortByName(sets).map((set) => set.name)).toEqual(['Álvaro', 'dk', 'Group 2', 'Group 10'])
  expect(findSets(sets, ' GROUP ').map((set) => set.name)).toEqual(['Group 10', 'Group 2'])
  expect(findSets(sets, 'sounds w')).toHaveLength(4)
})
