import { signal } from '@preact/signals'
import { chanceFrom } from '@marigold/device'
import { expect, test } from 'vitest'
import { checkRules } from '../kit/checks.ts'
import { playOut } from '../kit/rules.ts'
import { levels, type Level } from './levels.ts'
import { rules } from './rules.ts'
import { cleanLine, longestLine, propUsed, puppetsAt, type Move, type State } from './state.ts'
import { storyOf } from './story.ts'
import { farewellOf, measuresOf, summaryOf } from './summary.ts'

checkRules({
  rules,
  levels,
  seats: [1, 4],
  settings: {
    'usual settings': {},
    'spin only': { find: 'spin', tickets: false },
    'choose only, one director': { find: 'choose', each: false, parts: 4 },
    'five parts': { parts: 5, dictation: true },
  },
})

const level = (number: number) => levels[number - 1] as Level
const begin = (number: number, values = {}, seats = 1, seed = 5) =>
  rules.start(level(number), { seats, values }, chanceFrom(seed))
const play = (state: State, ...moves: Move[]) =>
  moves.reduce((now, move) => rules.apply(now, move, chanceFrom(9)), state)
/** Goes on by the first thing that is open, until `until` holds. */
const until = (state: State, holds: (now: State) => boolean, prefer: Move['kind'][] = []): State => {
  let now = state
  for (let i = 0; i < 400 && !holds(now); i++) {
    const open = rules.moves(now)
    const move = open.find(({ kind }) => prefer.includes(kind)) ?? open.find(({ kind }) => kind === 'placed') ?? open[0]
    now = play(now, move as Move)
  }
  return now
}

test('a curtain asks for its part, then for marks, then for a line', () => {
  let state = begin(2)
  expect([state.phase, state.kind, state.offers.length]).toEqual(['pick', 'who', 4])
  state = play(state, { kind: 'pick', id: state.offers[0] ?? '' })
  expect(state.phase).toBe('place')
  state = play(state, { kind: 'mark', mark: 4 }, { kind: 'placed' })
  expect([state.phase, state.lines.length]).toEqual(['line', 3])
  state = play(state, { kind: 'line', at: 1 })
  expect([state.phase, state.kind, state.at]).toEqual(['pick', 'where', 1])
})

test('a puppet stays on its mark from scene to scene and in the show, until it is sent elsewhere', () => {
  let state = begin(2)
  const hero = state.offers[2] ?? ''
  state = play(state, { kind: 'pick', id: hero }, { kind: 'mark', mark: 0 }, { kind: 'placed' }, { kind: 'spoken' })
  state = until(state, ({ phase }) => phase === 'ready')
  expect(state.curtains.map(({ marks }) => marks[hero])).toEqual([0, 0, 0, 0, 0, 0])
  expect(puppetsAt(state, 5)).toEqual([hero, state.prop])
  for (const { marks } of state.curtains) expect(new Set(Object.values(marks)).size).toBe(Object.keys(marks).length)
})

test('the prop of the trunk can wait, and must be used at the last curtain, be it dark or not', () => {
  for (const skip of [true, false]) {
    let state = begin(1, {}, 1, 3)
    state = until(state, (now) => now.phase === 'prop', skip ? ['skip'] : [])
    expect(rules.moves(state)).toContainEqual({ kind: 'prop', how: 'later' })
    state = play(state, { kind: 'prop', how: 'later' })
    state = until(state, (now) => now.phase === 'prop' && now.at === 2, skip ? ['skip'] : [])
    expect(rules.moves(state).map((move) => (move as { how?: string }).how)).toEqual(['help', 'trouble'])
    state = until(state, (now) => now.phase === 'over')
    expect(propUsed(state)).toBe(true)
  }
})

test('every play uses its prop once and only once', () => {
  for (const one of levels)
    for (let seed = 1; seed < 30; seed++) {
      const last = playOut(rules, one, { seats: 1, values: {} }, chanceFrom(seed)).at(-1) as State
      expect(last.curtains.filter(({ prop }) => prop !== null)).toHaveLength(1)
    }
})

test('a part that is left out is a dark curtain and no mistake: the story still reads', () => {
  const state = until(begin(2), ({ phase }) => phase === 'over', ['skip'])
  expect(state.curtains.every(({ dark }) => dark)).toBe(true)
  expect(storyOf(state).filter((text) => text !== '')).toHaveLength(1)
  expect(summaryOf(state)).toContainEqual({ label: 'Story parts included', value: '0 of 6' })
  expect(JSON.stringify(summaryOf(state))).not.toMatch(/wrong|mistake|failed/i)
})

test('level 3 asks why and for a second try, level 4 for another problem or another view', () => {
  const deep = until(begin(3), ({ phase }) => phase === 'ready', ['pick'])
  expect(deep.curtains.map(({ picks }) => picks.length)).toEqual([1, 1, 1, 2, 2, 1])
  expect(deep.curtains[4]?.picks[0]).not.toBe(deep.curtains[4]?.picks[1])
  const second = until(begin(4), ({ kind }) => kind === 'look', ['pick'])
  const problems = until(play(second, { kind: 'pick', id: 'problems' }), ({ phase }) => phase === 'ready', ['pick'])
  const views = until(play(second, { kind: 'pick', id: 'views' }), ({ phase }) => phase === 'ready', ['pick'])
  expect([problems.curtains[4]?.picks.length, views.curtains[4]?.picks.length]).toEqual([2, 4])
  expect(problems.curtains[4]?.picks[1]).not.toBe(problems.curtains[2]?.picks[0])
  expect(puppetsAt(views, 6)).toHaveLength(3)
  expect(storyOf(problems)[4]).toMatch(/^As if that wasn’t enough/)
  expect(storyOf(views)[4]).toContain('saw it another way')
})

test('curtains go round the players, or stay with one director', () => {
  const round = until(begin(2, {}, 3), ({ phase }) => phase === 'ready')
  expect(round.curtains.map(({ by }) => by)).toEqual([0, 1, 2, 0, 1, 2])
  const one = until(begin(2, { each: false }, 3), ({ phase }) => phase === 'ready')
  expect(one.curtains.map(({ by }) => by)).toEqual([0, 0, 0, 0, 0, 0])
  const passed = play(begin(2, {}, 3), { kind: 'pass' })
  expect(passed.seat).toBe(1)
})

test('typed lines are one clean short line, counted by words, and nowhere in summary, farewell or what is kept', () => {
  let state = until(begin(2), ({ phase }) => phase === 'line')
  const text = `  I <b>saw</b>\n\u202e a "whale" & ${'x'.repeat(200)}`
  state = play(state, { kind: 'write', text })
  const line = state.curtains[0]?.line
  expect(line?.kind === 'typed' && line.text).toMatch(/^I <b>saw<\/b> a "whale" & x+$/)
  expect(cleanLine(text).length).toBe(longestLine)
  expect(state.wordsTyped).toBe(5)
  state = until(state, ({ phase }) => phase === 'over')
  const told = JSON.stringify([summaryOf(state), measured(state), farewellOf(state), state.used])
  expect(told).not.toContain('whale')
  expect(measured(state)).toContainEqual({ label: 'Words typed', value: '5' })
  const typing = until(begin(2), ({ phase }) => phase === 'line')
  expect(() => play(typing, { kind: 'write', text: ' \n ' })).toThrow('not a line')
  expect(() => play(begin(2), { kind: 'write', text: 'too early' })).toThrow('not a move here')
})

const measured = (value: State, seat = 0) =>
  measuresOf({ state: signal(value), share: (_seat, totalsOf) => totalsOf(value) }, seat)

test('tickets, ratings and the retelling are counted', () => {
  let state = until(begin(1), ({ phase }) => phase === 'ready')
  state = play(state, { kind: 'start' }, { kind: 'ticket' }, { kind: 'rate', score: 2 }, { kind: 'next' })
  state = play(state, { kind: 'rate', score: 0 }, { kind: 'rate', score: 1 }, { kind: 'next' }, { kind: 'next' })
  expect(state.phase).toBe('bow')
  state = play(state, { kind: 'retell' }, { kind: 'told' }, { kind: 'peek' }, { kind: 'told' }, { kind: 'told' })
  expect(state.phase).toBe('over')
  expect(summaryOf(state).slice(2)).toEqual([{ label: 'Retold without looking', value: '2 of 3 (67%)' }])
  expect(measured(state)).toEqual([
    { label: 'Connecting-word tickets handed in', value: '1 of 3' },
    { label: 'Words typed', value: '0' },
    { label: 'Telling, rated 0 to 2', value: '3 of 4' },
    { label: 'Each part', value: 'Who 2, Where 1' },
  ])
})

test('a rating belongs to the player who set the curtain', () => {
  let state = until(begin(1), ({ phase }) => phase === 'ready')
  state = play(state, { kind: 'start' }, { kind: 'rate', score: 2 }, { kind: 'next' }, { kind: 'rate', score: 0 })
  const two = { ...state, curtains: state.curtains.map((one, i) => ({ ...one, by: i % 2 })) }
  const told = (seat: number) => measured(two, seat).find(({ label }) => label.startsWith('Telling'))?.value
  expect([told(0), told(1)]).toEqual(['2 of 2', '0 of 2'])
})

test('ten plays meet ten heroes, places, problems, feelings, plans, endings and props before one comes again', () => {
  for (const find of ['choose', 'spin']) {
    const met: Record<string, string[]> = {}
    let kept: { used: string[] } = { used: [] }
    for (let game = 1; game <= 10; game++) {
      const states = playOut(rules, level(2), { seats: 1, values: { find }, kept }, chanceFrom(game), {
        // Among what is offered there is always something new, and a curious player takes it.
        choose: (open, { kind, used }) =>
          (open.find((move) => move.kind === 'pick' && !used.includes(`${String(kind)}:${move.id}`)) ??
            open.find((move) => ['placed', 'next', 'finish'].includes(move.kind)) ??
            open[0]) as Move,
      })
      const last = states.at(-1) as State
      kept = { used: last.used }
      for (const { part, picks } of last.curtains) (met[part] ??= []).push(picks[0] ?? '')
      ;(met.prop ??= []).push(last.prop)
    }
    for (const [part, all] of Object.entries(met)) expect([part, new Set(all).size]).toEqual([part, 10])
  }
})

test('a spin decides by chance and only where nothing has to be understood first', () => {
  const state = begin(2, { find: 'spin' })
  expect(rules.moves(state)).toEqual([{ kind: 'spin' }, { kind: 'skip' }])
  expect(play(state, { kind: 'spin' }).curtains[0]?.picks).toHaveLength(1)
  const why = until(begin(3, { find: 'spin' }), ({ kind }) => kind === 'why')
  expect(rules.moves(why).filter(({ kind }) => kind === 'pick')).toHaveLength(3)
})
