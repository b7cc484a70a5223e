import { expect, test } from 'vitest'
import { FromGame, type Trial } from '@marigold/contract'
import { errorless } from '../session/fields.ts'
import { countSpec, people, playWith } from '../testing.ts'
import { mean, median, percent } from '../statistics.ts'
import { measuresOf } from './measures.ts'
import { recordedTrial } from './recorded-trial.ts'

/** What the summary says while nothing was practiced. */
const noTrials = { label: 'Scored trials', value: 'None' }

const pressesOf = {
  ...countSpec,
  summary: () => [{ label: 'Together', value: 'a tower' }],
  measures: (play: { state: { value: { counts: number[] } } }, seat: number) => [
    { label: 'Presses', value: String(play.state.value.counts[seat] ?? 0) },
    { label: 'Goal', value: '6' },
  ],
}

test('measures of a single player are lines of their own', () => {
  const { play, turn, of } = playWith(1, {}, pressesOf)
  turn()
  play.finish()
  expect(of('GAME_OVER')[0]?.summary).toEqual([
    { label: 'Together', value: 'a tower' },
    { label: 'Presses', value: '1' },
    { label: 'Goal', value: '6' },
    noTrials,
  ])
})

test('measures of several players are told by name and never added up', () => {
  const { play, turn, of } = playWith(2, {}, pressesOf)
  for (let i = 0; i < 3; i++) turn()
  play.finish()
  expect(of('GAME_OVER')[0]?.summary).toEqual([
    { label: 'Together', value: 'a tower' },
    { label: 'Mia', value: 'presses: 2; goal: 6' },
    { label: 'Leo', value: 'presses: 1; goal: 6' },
    noTrials,
  ])
})

test('many measures take further lines, each as long as the player page accepts', () => {
  const lines = Array.from({ length: 12 }, (_, i) => ({ label: `Measure ${i}`, value: 'x'.repeat(i === 3 ? 400 : 30) }))
  const summary = measuresOf(people.slice(0, 2), () => lines)
  expect(FromGame.safeParse({ type: 'GAME_OVER', summary }).success).toBe(true)
  expect(summary[1]?.label).toBe('Mia, continued')
  expect(summary.filter(({ label }) => label.startsWith('Mia')).flatMap(({ value }) => value.split('; '))).toHaveLength(
    12,
  )
})

test('what a state only totals up is shared out by whose turn it was', () => {
  const { play, turn } = playWith(2)
  for (let i = 0; i < 3; i++) turn()
  const totalsOf = ({ counts }: { counts: number[] }) => ({ all: counts.reduce((sum, one) => sum + one, 0) })
  expect([play.share(0, totalsOf), play.share(1, totalsOf)]).toEqual([{ all: 2 }, { all: 1 }])
  // A pass moves nothing.
  play.pass()
  expect([play.share(0, totalsOf), play.share(1, totalsOf)]).toEqual([{ all: 2 }, { all: 1 }])
})

test('trials of a seat are those of everybody who shares it', () => {
  const { play, turn } = playWith(4, { teams: 2 })
  for (const name of ['a', 'b', 'c']) {
    play.trial({ target: name, response: '' })
    turn()
  }
  expect([0, 1].map((seat) => play.trialsOf(seat).map(({ target }) => target))).toEqual([['a', 'c'], ['b']])
})

test('who answers for a team is the member whose turn it is, or who comes next', () => {
  const { play, turn } = playWith(4, { teams: 2 })
  const names = () => [0, 1].map((seat) => play.personAt(seat).name)
  expect(names()).toEqual(['Mia', 'Leo'])
  turn()
  expect(names()).toEqual(['Ana', 'Leo'])
  turn()
  expect(names()).toEqual(['Ana', 'Tom'])
})

test('players without measures are left out', () => {
  const summary = measuresOf(people.slice(0, 2), (seat) => (seat === 1 ? [] : [{ label: 'Words', value: '2' }]))
  expect(summary).toEqual([{ label: 'Mia', value: 'words: 2' }])
})

test('the summary says what support and what access shaped its numbers', () => {
  const last = (values: Record<string, string | boolean>) => {
    const { play, turn, of } = playWith(1, values, { ...countSpec, fields: [errorless] })
    play.trial({ target: 'cat', response: 'cat' })
    turn()
    play.finish()
    return of('GAME_OVER')[0]?.summary.slice(1)
  }
  expect(last({})).toEqual([])
  expect(last({ errorless: true, scan: 'one' })).toEqual([
    { label: 'Support', value: 'Errorless: only correct choices were available' },
    { label: 'Access', value: 'One switch, response times not measured' },
  ])
  expect(last({ scan: 'two' })).toEqual([{ label: 'Access', value: 'Two switches' }])
})

const trial: Trial = {
  ...{ t: 0, player: 1, target: 'cat', response: 'cat', level: 'One', moves: 1 },
  ...{ result: 'correct', rtMs: 900, cue: 0, scoredBy: 'game' },
}

test.each<[string, Partial<Trial>, Record<string, string | boolean>, Partial<Trial>]>([
  ['an answer of the player is kept as it is', {}, {}, { cue: 0, rtMs: 900 }],
  ['an errorless answer is a maximally cued one', {}, { errorless: true }, { cue: 3, rtMs: 900 }],
  ['what an adult scored is not the game’s errorless choice', { scoredBy: 'adult' }, { errorless: true }, { cue: 0 }],
  ['what was not scored has no support', { result: 'none' }, { errorless: true }, { cue: 0 }],
  ['the time until an adult scored is no response time', { scoredBy: 'adult' }, {}, { rtMs: null }],
  ['the time of a partner who answered is not the player’s', { scoredBy: 'partner' }, {}, { rtMs: null }],
  ['the pace of the scanning light is no response time', {}, { scan: 'one' }, { rtMs: null }],
  ['with two switches the player sets the pace', {}, { scan: 'two' }, { rtMs: 900 }],
])('%s', (_name, given, values, expected) => {
  expect(recordedTrial({ ...trial, ...given }, values)).toMatchObject(expected)
})

test('mean, median, and percent say nothing false of few values', () => {
  expect([mean([]), median([]), percent(0, 0)]).toEqual([null, null, '0%'])
  expect([mean([1, 2, 6]), median([9, 1, 2]), median([1, 2, 4, 9]), percent(2, 3)]).toEqual([3, 2, 3, '67%'])
})
