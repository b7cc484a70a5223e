import { expect, test } from 'vitest'
import { chanceFrom } from '@marigold/device'
import { storyNow, waysAt } from './content.ts'
import { mapAfter, mapOf } from './growth.ts'
import { measuresOf, noteOf, summaryOf } from './journal.ts'
import { levels } from './levels.ts'
import { rules } from './rules.ts'
import type { Level, Move, State } from './state.ts'

const rng = chanceFrom(5)
const said = { how: 'sign', cue: 2 } as const
const begin = (seats: number): State =>
  rules.start(levels[1] as Level, { seats, values: { safety: 'out' } }, chanceFrom(3))
const go = (state: State, ...moves: Move[]): State => moves.reduce((now, move) => rules.apply(now, move, rng), state)
const first: Move[] = [
  { kind: 'help' },
  { kind: 'idea', said },
  { kind: 'way', at: 0 },
  { kind: 'guess', guess: 'unsure' },
  { kind: 'heard', said },
  { kind: 'told' },
]
const alone = go(begin(1), ...first, { kind: 'next' })
const asking = waysAt(begin(2), storyNow(begin(2)), 0).findIndex(({ kind }) => kind === 'ask' || kind === 'trade')
const pair = go(begin(2), ...first.map((move) => (move.kind === 'way' ? { ...move, at: asking } : move)), { kind: 'answer', answer: 'other' }) // prettier-ignore

test('the note counts ways, ideas, and lines that were heard, with their cues, and answers in role', () => {
  const kind = { ask: 'ask', trade: 'trade', help: 'get help', limit: 'set a limit', repair: 'repair' }[
    String(alone.steps[0]?.kind)
  ]
  expect(noteOf(alone, 0)).toBe(
    `Chose responses to 1 social problem: ${kind} 1. Offered 1 own idea (1 with a cue). Rehearsed 1 line (1 with a cue): ${kind} 1.`,
  )
  expect(noteOf(pair, 1)).toBe('Answered in role 1 time.')
})

test('an idea that was heard counts, even when the turn is passed then', () => {
  expect(noteOf(go(begin(1), { kind: 'idea', said }, { kind: 'pass' }), 0)).toBe('Offered 1 own idea (1 with a cue).')
})

test('nothing that is reported has a line, a name, an answer, or a verdict in it', () => {
  const { who, text, ways } = storyNow(alone)
  const report = JSON.stringify([summaryOf(pair), measuresOf(pair, 0), measuresOf(pair, 1), measuresOf(alone, 0)])
  for (const words of [who, text, ...ways.map(({ line }) => line)]) expect(report).not.toContain(words)
  expect(report).not.toMatch(/right|wrong|correct|best/i)
})

test('who did nothing has nothing reported', () => {
  expect(measuresOf(go(begin(2), { kind: 'pass' }, { kind: 'pass' }), 0)).toEqual([])
})

test('each story adds a crossing to the map, and what else is stored counts as nothing', () => {
  const over = go(begin(1), { kind: 'pass' }, { kind: 'pass' }, { kind: 'cross', cross: 'space' }, { kind: 'helper', helper: true }) // prettier-ignore
  expect(mapAfter(over, undefined)).toEqual({ crossings: ['path'] })
  expect(mapAfter(over, { crossings: ['meet'] }).crossings).toEqual(['meet', 'path'])
  expect(mapOf({ crossings: ['x', 3] })).toEqual({ crossings: [] })
  expect(mapOf({ crossings: Array(20).fill('meet') }).crossings).toHaveLength(12)
})
