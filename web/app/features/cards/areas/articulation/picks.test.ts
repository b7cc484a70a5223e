import { describe, expect, it } from 'vitest'
import { toggleId } from '../id-lists.ts'
import { fakeSessionStorage } from '../../fake-session-storage.ts'
import {
  hasPicks,
  describePick,
  doneRefusal,
  groupSounds,
  parsePicks,
  readPicks,
  storePicks,
  tileName,
  withoutSound,
} from './picks.ts'

const stored = fakeSessionStorage()

describe('picks', () => {
  it('are stored under articulationSelections as pairs of lists and read back', () => {
    storePicks({ R: [[1, 2], [1]] })
    expect(stored.get('articulationSelections')).toBe('{"R":[[1,2],[1]]}')
    expect(readPicks()).toEqual({ R: [[1, 2], [1]] })
    storePicks({})
    expect(stored.size).toBe(0)
  })

  it.each(['{', 'null', '[]', '{"R":1}', '{"R":[[1]]}', '{"R":[["x"],[1]]}', null])('ignore %j in storage', (text) => {
    expect(parsePicks(text)).toEqual({})
  })

  it('are rejected by Done with the specified message', () => {
    expect(doneRefusal(null, [1], [1])).toBe('Please select an articulation.')
    expect(doneRefusal('R', [], [1])).toBe('Please select at least one category and one position.')
    expect(doneRefusal('R', [1], [])).toBe('Please select at least one category and one position.')
    expect(doneRefusal('R', [1], [1])).toBeNull()
  })

  it('can be toggled, removed, and described', () => {
    expect(toggleId([3], 1)).toEqual([1, 3])
    expect(toggleId([1, 3], 1)).toEqual([3])
    expect(hasPicks({})).toBe(false)
    expect(hasPicks({ R: [[1], []] })).toBe(true)
    expect(withoutSound({ R: [[1], [1]], S: [[1], [1]] }, 'R')).toEqual({ S: [[1], [1]] })
    expect(describePick([[1, 2], [1]])).toBe('Initial, medial · Words')
  })
})

describe('the grid of sounds', () => {
  it('groups sounds and omits those without cards', () => {
    const sounds = ['R', 'TH voiced', 'AR', 'SK', 'S blends', 'P'].map((sound_name) => ({ sound_name, positions: [1] }))
    sounds.push({ sound_name: 'Z', positions: [] })
    expect(groupSounds(sounds).map((group) => [group.name, group.sounds.map((sound) => sound.sound_name)])).toEqual([
      ['Consonants', ['R', 'TH voiced', 'P']],
      ['Vocalic R', ['AR']],
      ['Blends', ['SK', 'S blends']],
    ])
  })
})

it('shows a sound in large letters with a small note', () => {
  expect(tileName('R')).toEqual({ letters: 'R', note: '' })
  expect(tileName('TH (voiced)')).toEqual({ letters: 'TH', note: 'voiced' })
  expect(tileName('S blends, 3 sounds')).toEqual({ letters: 'S', note: '3 sounds' })
})
