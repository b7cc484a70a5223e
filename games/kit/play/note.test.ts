import { expect, test } from 'vitest'
import { FromGame, type Trial } from '@marigold/contract'
import { people } from '../testing.ts'
import { noteOf, scores, trialsTable, type PlayRecord } from './note.ts'
import { paperOf, wrap } from './paper.ts'

const trial = (given: Partial<Trial>): Trial => ({
  t: 12_340,
  player: 1,
  target: 'practice',
  response: '',
  result: 'correct',
  rtMs: null,
  moves: 0,
  cue: 0,
  scoredBy: 'adult',
  level: 'Forks',
  ...given,
})
const record = (given: Partial<PlayRecord> = {}): PlayRecord => ({
  title: 'Lantern River',
  level: 'Forks',
  date: new Date(2026, 10, 21),
  ms: 8 * 60_000,
  summary: [{ label: 'Mia', value: '6 turns' }],
  people: people.slice(0, 2),
  trials: [],
  ...given,
})

test('scores count what was scored, as parts of the whole, and leave out who was not scored', () => {
  const trials = [
    trial({}),
    trial({}),
    trial({ result: 'approx' }),
    trial({ result: 'incorrect', cue: 2 }),
    trial({ result: 'none' }),
    trial({ player: 2, result: 'none' }),
  ]
  expect(scores(people, trials)).toEqual(['Mia: 2 of 4 correct (50%), 1 close, 1 with a cue'])
})

test('scores say how many of them had a cue', () => {
  expect(scores(people, [trial({}), trial({ cue: 3 }), trial({ cue: 1, result: 'incorrect' })])).toEqual([
    'Mia: 2 of 3 correct (67%), 2 with a cue',
  ])
})

test('what a player reported is no score of the adult', () => {
  const note = noteOf(record({ trials: [trial({ scoredBy: 'self' })] }))
  expect(note).toContain('Scored by the player\nMia: 1 of 1 correct')
  expect(note).not.toContain('adult')
})

test('the note has title, level, time, what was done, and scores by who gave them', () => {
  const trials = [
    trial({}),
    trial({ player: 2, scoredBy: 'game', result: 'incorrect' }),
    trial({ scoredBy: 'self', result: 'approx' }),
    trial({ scoredBy: 'partner', result: 'incorrect' }),
  ]
  const lines = noteOf(record({ trials })).split('\n')
  expect(lines[0]).toBe('Lantern River: Forks')
  expect(lines[1]).toMatch(/2026.*8 min/)
  expect(lines.slice(2)).toEqual([
    'Mia: 6 turns',
    '',
    'Scored by the adult',
    'Mia: 1 of 1 correct (100%)',
    '',
    'Scored by the player',
    'Mia: 0 of 1 correct (0%), 1 close',
    '',
    'Scored by a partner',
    'Mia: 0 of 1 correct (0%)',
    '',
    'Scored by the game',
    'Leo: 0 of 1 correct (0%)',
  ])
})

test('the table of tries has a line each; a tab or line break within an answer breaks no line', () => {
  const table = trialsTable(people, [trial({ response: 'a\tb\nc', rtMs: 850, scoredBy: 'game' })])
  const lines = table.split('\n').map((line) => line.split('\t'))
  expect(lines.map((cells) => cells.length)).toEqual([10, 10])
  expect(lines[1]).toEqual(['12.3', 'Mia', 'Forks', 'practice', 'a b c', 'correct', '850', '0', '0', 'game'])
})

test('what nobody scored has no scorer in the table', () => {
  const cells = trialsTable(people, [trial({ result: 'none', scoredBy: 'game' })])
    .split('\n')[1]
    ?.split('\t')
  expect([cells?.[5], cells?.[9]]).toEqual(['not scored', ''])
})

test('a long table keeps whole lines, the newest ones, within what the player page copies', () => {
  const many = Array.from({ length: 900 }, (_, i) => trial({ target: `word ${i}` }))
  const text = trialsTable(people, many)
  expect(FromGame.safeParse({ type: 'COPY', text }).success).toBe(true)
  expect(text.split('\n').at(-1)).toContain('word 899')
  expect(text.split('\n').every((line) => line.split('\t').length === 10)).toBe(true)
})

test('the paper is a picture the player page takes, and a name with signs cannot break it', () => {
  const picture = paperOf(record({ summary: [{ label: '<Mia & "Leo">', value: 'Zoë '.repeat(60) }] }), 'Home again')
  expect(FromGame.safeParse({ type: 'PRINT', picture }).success).toBe(true)
  const svg = Buffer.from(picture.split(',')[1] ?? '', 'base64').toString('utf8')
  expect(svg).toContain('&lt;Mia &amp; &quot;Leo&quot;&gt;')
  expect(svg).not.toContain('<Mia')
  expect(svg).toContain('Zoë')
})

test('lines break at spaces, and a word longer than a line stands alone', () => {
  expect(wrap('one two three', 7)).toEqual(['one two', 'three'])
  expect(wrap('extraordinarily so', 7)).toEqual(['extraordinarily', 'so'])
  expect(wrap('', 7)).toEqual([])
})
