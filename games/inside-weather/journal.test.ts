import { expect, test } from 'vitest'
import { measuresOf, noteOf, summaryOf } from './journal.ts'
import { levels } from './levels.ts'
import { noScene, type Level, type Placed, type Scene, type State } from './state.ts'
import { visitBefore, visitsAfter, visitsOf } from './visits.ts'

const rain: Placed = {
  piece: 'rain',
  size: 1,
  x: 4,
  y: 2,
  words: ['sad', 'own'],
  said: { how: 'sign', cue: 0 },
  help: 1,
}
const mist: Placed = { ...rain, piece: 'mist', words: ['unsure'], said: null, help: 0 }
const scene: Scene = {
  ...noScene,
  made: true,
  pieces: [rain, mist],
  signs: ['sign-1'],
  path: 'be',
  tool: 'tool-1',
  who: 'adult',
}
const state = (...scenes: Scene[]): State => ({
  ...{ level: levels[1] as Level, seats: scenes.length, seat: 0, steps: 5, wordCount: 12, mostSigns: 1, storms: true },
  ...{ openers: [], phase: 'over', at: null, more: false, pair: null, scenes },
})
const lines = (one: Scene, logs: boolean) =>
  measuresOf(state(one), 0, logs).map(({ label, value }) => `${label}: ${value}`)

test('writes the note from counts, and leaves out what didn’t happen', () => {
  expect(noteOf(noScene)).toBe('')
  expect(noteOf({ ...noScene, made: true })).toBe('Made an inner-weather scene.')
  expect(noteOf(scene)).toBe(
    'Made an inner-weather scene. Named 2 feelings (1 cues). Marked 1 body sign. Next step: talk.',
  )
})

test('tells counts, and which feelings only if the adult turned that on', () => {
  expect(lines(scene, false)).toEqual([
    'Pieces in the sky: 2',
    'Words picked: 2',
    'Named and heard: 2 (1 cue)',
    'Body signs: 1',
    'Then: let it be',
    'In the backpack: talk',
    `For the note: ${noteOf(scene)}`,
  ])
  expect(lines(scene, true)).toContain('Which feelings: sad, own word (2 of 5)')
})

test('counts the pieces that were set again after a tool, whichever way', () => {
  const before = [{ ...rain, size: 4 }, mist]
  expect(lines({ ...scene, path: 'try', before }, false)).toContain('Pieces set again: 1 of 2')
})

test('tells nothing of a pass, and counts scenes of a group', () => {
  expect(lines({ ...scene, passed: true }, true)).toEqual([])
  expect(summaryOf(state(scene, { ...noScene, passed: true, made: true }, scene))).toEqual([
    { label: 'Scenes made', value: '2' },
  ])
  expect(summaryOf(state(scene))).toEqual([])
})

test('each visit counts, and the sky is stored only where that is on', () => {
  expect(visitsAfter(state(scene), 0, undefined, false)).toEqual({ count: 1 })
  const stored = visitsAfter(state(scene), 0, { count: 4 }, true)
  expect(stored).toEqual({
    count: 5,
    last: [
      { piece: 'rain', x: 4, y: 2, share: 0.25 },
      { piece: 'mist', x: 4, y: 2, share: 0.25 },
    ],
  })
  expect(JSON.stringify(stored)).not.toContain('sad')
  expect(visitsAfter(state({ ...noScene, passed: true, who: 'me' }), 0, stored, true)).toEqual({ ...stored, count: 6 })
  expect(visitsAfter(state({ ...scene, who: 'boat' }), 0, stored, true)).toEqual({ count: 6 })
  expect(visitsAfter(state(scene), 0, stored, false)).toEqual({ count: 6 })
})

test('reads what earlier versions stored without trusting it', () => {
  expect([undefined, null, 7, { count: -1 }, { count: 'x', last: 3 }].map(visitsOf)).toEqual(
    Array.from({ length: 5 }, () => ({ count: 0 })),
  )
  expect(visitsOf({ count: 2, last: [{ piece: 'lava', x: 1, y: 1, share: 1 }] })).toEqual({ count: 2, last: [] })
})

test('remembers what was there when the game began', () => {
  const grown = new Map([[0, { count: 2 }]])
  const play = { players: [1], grown: (seat: number) => grown.get(seat) }
  expect(visitBefore(play, 0).count).toBe(2)
  grown.set(0, { count: 3 })
  expect(visitBefore(play, 0).count).toBe(2)
})
