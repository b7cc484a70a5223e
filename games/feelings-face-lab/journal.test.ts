import { expect, test } from 'vitest'
import { faceOf, stillFace } from './faces.ts'
import { shelfAfter, shelfOf } from './growth.ts'
import { measuresOf, noteOf, summaryOf } from './journal.ts'
import { levels } from './levels.ts'
import { rules } from './rules.ts'
import { chanceFrom } from '@marigold/device'
import type { Level, Move, State } from './state.ts'

const rng = chanceFrom(5)
const said = { how: 'sign', cue: 2 } as const
const play = (seats: number, moves: Move[]): State =>
  moves.reduce(
    (state, move) => rules.apply(state, move, rng),
    rules.start(levels[1] as Level, { seats, values: { rounds: 1 } }, chanceFrom(3)),
  )
const made: Move[] = [
  { kind: 'eyes', eyes: 'open' },
  { kind: 'help' },
  { kind: 'preset', part: 'mouth', at: 0 },
  { kind: 'done' },
  { kind: 'show', shown: 'small' },
]
const alone = play(1, [
  ...made,
  { kind: 'like', at: 0 },
  { kind: 'because', because: 'head' },
  { kind: 'heard', said },
  { kind: 'told' },
])
const pair = play(2, [
  ...made,
  { kind: 'word', word: 'worried' },
  { kind: 'because', because: 'story' },
  { kind: 'heard', said },
  { kind: 'told' },
  { kind: 'answer', answer: 'two' },
  { kind: 'pass' },
])

test('the note counts faces, clues with their cues, and views that were compared', () => {
  expect(noteOf(alone, 0)).toBe(
    'Shaped 1 face for a situation. Used 1 step of help. Named a clue for 1 face (1 with a cue).',
  )
  expect(noteOf(pair, 0)).toBe('Shaped 1 face for a situation. Used 1 step of help. Compared 1 view with a partner.')
  expect(noteOf(pair, 1)).toBe('Named a clue for 1 face (1 with a cue). Compared 1 view with a partner.')
})

test('nothing that is reported names a feeling, who is alike, or the eyes', () => {
  const report = JSON.stringify([summaryOf(pair), measuresOf(pair, 0), measuresOf(pair, 1), measuresOf(alone, 0)])
  expect(report).not.toMatch(/worried|neighbor|Rosa|eyes|right|wrong|correct/i)
  expect(report).toContain('Two ways to see it')
})

test('a guess without a clue isn’t a clue, even when it was heard', () => {
  const guessed = play(1, [
    ...made,
    { kind: 'word', word: 'unsure' },
    { kind: 'because', because: 'hunch' },
    { kind: 'heard', said },
    { kind: 'told' },
  ])
  expect(noteOf(guessed, 0)).not.toContain('clue')
})

test('who did nothing has nothing reported', () => {
  expect(measuresOf(play(2, [{ kind: 'pass' }, { kind: 'pass' }]), 0)).toEqual([])
})

test('each visit counts, shaped faces stay as numbers, and what else is stored counts as nothing', () => {
  const first = shelfAfter(pair, 0, undefined)
  expect(first.visits).toBe(1)
  expect(first.faces).toHaveLength(1)
  expect(shelfAfter(pair, 1, first)).toEqual({ visits: 2, faces: first.faces })
  const many = Array.from({ length: 9 }, () => stillFace)
  expect(shelfAfter(pair, 0, { visits: 8, faces: many }).faces).toHaveLength(6)
  expect(shelfOf({ visits: 'x', faces: [{ lift: 1 }] })).toEqual({ visits: 0, faces: [] })
  expect(faceOf({ ...stillFace, lift: 99 })).toBeNull()
})
