import { chanceFrom } from '@marigold/device'
import { signal } from '@preact/signals'
import { expect, test } from 'vitest'
import { playOut } from '../kit/rules.ts'
import { levels } from './levels.ts'
import { lineMap } from './line-map.ts'
import { rules, targetOf, trainOf, type Move, type State } from './rules.ts'
import { contrastScores, judgeOf, lampOf, linesOf, mixUps, measuresOf, needsWork, summaryOf } from './score.ts'

const level = levels[2] as (typeof levels)[number]

/** Plays to the end; `wrong` decides whether the first try of a train goes to the wrong station. */
function played(wrong: (train: number, state: State) => boolean, values = {}, second = false): State {
  const choose = (moves: Move[], state: State): Move => {
    const [first = { kind: 'said' } as const] = moves
    if (state.phase !== 'points') return first
    const target = targetOf(state)
    const astray = wrong(state.at, state) && (second || state.wrong.length === 0)
    return { kind: 'send', to: astray ? (target === 0 ? 1 : 0) : target }
  }
  return playOut(rules, level, { seats: 1, values }, chanceFrom(7), { choose }).at(-1) as State
}
const row = (state: State, label: string) => linesOf(state, []).find((one) => one.label === label)?.value

test('the game scores listening, and the other player scores words that are spoken or revealed afterward', () => {
  const judge = (values: Record<string, string>, seats: number) =>
    judgeOf(rules.start(level, { seats, values }, chanceFrom(7)))
  expect([judge({}, 1), judge({}, 2)]).toEqual(['game', 'game'])
  expect([judge({ job: 'speak' }, 1), judge({ job: 'speak' }, 2)]).toEqual(['adult', 'partner'])
  expect([judge({ word: 'told' }, 1), judge({ word: 'told' }, 2)]).toEqual(['adult', 'partner'])
})

test('counts listening and speaking separately when the jobs are swapped', () => {
  const state = played((_train, now) => trainOf(now).job === 'speak', { job: 'swap', set: 'k-t', trains: 10 })
  expect(row(state, 'K and T')).toBeUndefined()
  expect(row(state, 'K and T, listening')).toMatch(/^K: (\d) of \1, T: (\d) of \2$/)
  expect(row(state, 'K and T, speaking')).toMatch(/^K: 0 of \d, T: 0 of \d$/)
  expect(row(state, 'Needs work')).toMatch(/ when speaking: /)
})

test('reports no mix-ups and nothing to work on when all trains arrive', () => {
  const state = played(() => false)
  expect([mixUps(state), needsWork(state)]).toEqual([[], []])
  expect(row(state, 'Heard right on the first try')).toBe('10 of 10 (100%)')
  expect(summaryOf(state)).toEqual([{ label: 'Trains', value: '10 of 10' }])
  expect(linesOf(state, []).map(({ label }) => label)).toEqual(['Heard right on the first try', 'K and T'])
})

test('each wrong station counts in the matrix of meant and heard words', () => {
  const state = played((train) => train === 0)
  const [train] = state.trains
  const target = state.delivered[0]?.target ?? 0
  expect(mixUps(state)).toEqual([
    { meant: train?.stations[target], heard: train?.stations[target === 0 ? 1 : 0], times: 1 },
  ])
  expect(row(state, 'Repaired on the second try')).toBe('1 of 1')
  expect([lampOf(state, 0), lampOf(state, 1)]).toEqual(['second', 'first'])
})

test('a train that was shown the way lights no lamp, and both of its tries count as mixed up', () => {
  const state = played((train) => train === 3, {}, true)
  expect([lampOf(state, 3), mixUps(state)[0]?.times]).toEqual(['shown', 2])
  expect(row(state, 'Repaired on the second try')).toBe('0 of 1')
})

test('counts each sound by the word that was meant, and the weaker one needs work', () => {
  const state = played((_train, now) => {
    const { pair, stations } = trainOf(now)
    return pair.split('.')[1] === stations[targetOf(now)]
  })
  const [k, t] = contrastScores(state)[0]?.sounds ?? []
  expect([k?.right, t?.right]).toEqual([0, t?.tries])
  expect(needsWork(state)).toEqual([{ sound: 'K', takenFor: 'T', wrong: k?.tries, tries: k?.tries, job: 'listen' }])
  expect(row(state, 'Needs work')).toBe(`K heard as T: ${k?.tries} of ${k?.tries}`)
})

test('keeps listening and speaking separate', () => {
  const state = played((train) => train === 9, { job: 'swap' })
  expect(row(state, 'Heard right on the first try')).toBe('5 of 5 (100%)')
  expect(row(state, 'Understood on the first try')).toBe('4 of 5 (80%)')
})

test('measures two players separately', () => {
  // The second player, who has every other train, is always wrong on the first try.
  const choose = (moves: Move[], state: State): Move => {
    const [first = { kind: 'said' } as const] = moves
    if (state.phase !== 'points') return first
    const target = targetOf(state)
    const astray = state.seat === 1 && state.wrong.length === 0
    return { kind: 'send', to: astray ? (target === 0 ? 1 : 0) : target }
  }
  const state = playOut(rules, level, { seats: 2, values: {} }, chanceFrom(7), { choose }).at(-1) as State
  const play = { state: signal(state), share: (_: number, of: (now: State) => never) => of(state), trialsOf: () => [] }
  const first = (seat: number) => measuresOf(play, seat).find(({ label }) => label.startsWith('Heard right'))?.value
  expect([first(0), first(1)]).toEqual(['5 of 5 (100%)', '0 of 5 (0%)'])
  // The line map has a table for each player.
  const [, mia = '', leo = ''] = atob(lineMap(state, 'playful', ['Mia', 'Leo']).split(',')[1] ?? '').split(
    />Mia<|>Leo</,
  )
  expect([mia.includes('heard as'), leo.includes('heard as')]).toEqual([false, true])
})

test("keeps every summary line within a message's limit, even with thirty mixed trains that all go wrong", () => {
  const state = played(() => true, { set: 'mixed', trains: 30, pairs: 10 }, true)
  for (const { label, value } of linesOf(state, []))
    expect([label.length <= 80, value.length <= 200]).toEqual([true, true])
  expect(linesOf(state, []).length).toBeLessThanOrEqual(40)
})

test('the line map is a small picture that names each contrast and each sound', () => {
  const state = played((train) => train % 3 === 0, { set: 'mixed', trains: 30, pairs: 10 })
  const address = lineMap(state, 'playful')
  const svg = atob(address.split(',')[1] ?? '')
  expect(address.length).toBeLessThan(200_000)
  expect(svg).toContain('The line map')
  for (const { name } of contrastScores(state).slice(0, 8)) expect(svg).toContain(name)
})
