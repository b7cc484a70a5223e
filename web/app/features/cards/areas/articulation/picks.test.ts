import { describe, expect, it } from 'vitest'
import { toggled } from '../id-lists.ts'
import { fakeSession } from '../../fake-session.ts'
import {
  anythingPicked,
  describePick,
  doneRefusal,
  groupSounds,
  parsePicks,
  readPicks,
  storePicks,
  tileName,
  withoutSound,
} from './picks.ts'

const kept = fakeSession()

describe('picks', () => {
  it('are kept under articulationSelections as pairs of lists and come back', () => {
    storePicks({ R: [[1, 2], [1]] })
    expect(kept.get('articulationSelections')).toBe('{"R":[[1,2],[1]]}')
    expect(readPicks()).toEqual({ R: [[1, 2], [1]] })
    storePicks({})
    expect(kept.size).toBe(0)
  })

  it.each(['{', 'null', '[]', '{"R":1}', '{"R":[[1]]}', '{"R":[["x"],[1]]}', null])(
    'survive %j in the storage',
    (text) => {
      expect(parsePicks(text)).toEqual({})
    },
  )

  it('are refused by Done in the words of the specification', () => {
    expect(doneRefusal(null, [1], [1])).toBe('Please select an articulation.')
    expect(doneRefusal('R', [], [1])).toBe('Please select at least one category and one position.')
    expect(doneRefusal('R', [1], [])).toBe('Please select at least one category and one position.')
    expect(doneRefusal('R', [1], [1])).toBeNull()
  })

  it('toggle, go and are put into words', () => {
    expect(toggled([3], 1)).toEqual([1, 3])
    expect(toggled([1, 3], 1)).toEqual([3])
    expect(anythingPicked({})).toBe(false)
    expect(anythingPicked({ R: [[1], []] })).toBe(true)
    expect(withoutSound({ R: [[1], [1]], S: [[1], [1]] }, 'R')).toEqual({ S: [[1], [1]] })
    expect(describePick([[1, 2], [1]], [{ id: 1, question: 'Words' }])).toBe('Initial, medial · Words')
  })
})

describe('the grid of sounds', () => {
  it('groups them and leaves out those without cards', () => {
    const sounds = ['R', 'TH voiced', 'AR', 'SK', 'S blends', 'P'].map((sound_name) => ({ sound_name, positions: [1] }))
    sounds.push({ sound_name: 'Z', positions: [] })
    expect(groupSounds(sounds).map((group) => [group.name, group.sounds.map((sound) => sound.sound_name)])).toEqual([
      ['Consonants', ['R', 'TH voiced', 'P']],
      ['Vocalic R', ['AR']],
      ['Blends', ['SK', 'S blends']],
    ])
  })
})

it('writes a sound on its tile in large letters with a small note', () => {
  expect(tileName('R')).toEqual({ letters: 'R', note: '' })
  expect(tileName('TH (voiced)')).toEqual({ letters: 'TH', note: 'voiced' })
  expect(tileName('S blends, 3 sounds')).toEqual({ letters: 'S', note: '3 sounds' })
})
