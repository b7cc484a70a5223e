import { signal } from '@preact/signals'
import { chanceFrom } from '@marigold/device'
import { expect, test } from 'vitest'
import { checkRules } from '../kit/checks.ts'
import { playOut } from '../kit/rules.ts'
import { companyOf, companyWith } from './company.ts'
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
/** Makes the first open move until `until` is true. */
const until = (state: State, holds: (now: State) => boolean, prefer: Move['kind'][] = []): State => {
  let now = state
  for (let i = 0; i < 400 && !holds(now); i++) {
    const open = rules.moves(now)
    const onward = (kinds: Move['kind'][]) => open.find(({ kind }) => kinds.includes(kind))
    const move = onward(prefer) ?? onward(['placed', 'next']) ?? open[0]
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

test('a puppet stays on its mark through scenes and the show until it is moved', () => {
  let state = begin(2)
  const hero = state.offers[2] ?? ''
  state = play(state, { kind: 'pick', id: hero }, { kind: 'mark', mark: 0 }, { kind: 'placed' }, { kind: 'spoken' })
  state = until(state, ({ phase }) => phase === 'ready')
  expect(state.curtains.map(({ marks }) => marks[hero])).toEqual([0, 0, 0, 0, 0, 0])
  expect(puppetsAt(state, 5)).toEqual([hero, state.prop])
  for (const { marks } of state.curtains) expect(new Set(Object.values(marks)).size).toBe(Object.keys(marks).length)
})

test("the trunk's prop can wait, but must be used at the last curtain, even a dark one", () => {
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

test('every game uses its prop exactly once', () => {
  for (const one of levels)
    for (let seed = 1; seed < 30; seed++) {
      const last = playOut(rules, one, { seats: 1, values: {} }, chanceFrom(seed)).at(-1) as State
      expect(last.curtains.filter(({ prop }) => prop !== null)).toHaveLength(1)
    }
})

test('an omitted part is a dark curtain, not a mistake, and the story still makes sense', () => {
  const state = until(begin(2), ({ phase }) => phase === 'over', ['skip'])
  expect(state.curtains.every(({ dark }) => dark)).toBe(true)
  expect(storyOf(state).filter((text) => text !== '')).toHaveLength(1)
  expect(summaryOf(state)).toContainEqual({ label: 'Story parts included', value: '0 of 6' })
  expect(JSON.stringify(summaryOf(state))).not.toMatch(/wrong|mistake|failed/i)
})

test('level 3 asks for reasons and a second try, and level 4 for another problem or point of view', () => {
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

test('curtains rotate among the players, or one player directs', () => {
  const round = until(begin(2, {}, 3), ({ phase }) => phase === 'ready')
  expect(round.curtains.map(({ by }) => by)).toEqual([0, 1, 2, 0, 1, 2])
  const one = until(begin(2, { each: false }, 3), ({ phase }) => phase === 'ready')
  expect(one.curtains.map(({ by }) => by)).toEqual([0, 0, 0, 0, 0, 0])
  const passed = play(begin(2, {}, 3), { kind: 'pass' })
  expect(passed.seat).toBe(1)
})

test('typed lines become one clean, short line, are only counted, and appear in no summary, farewell, or save', () => {
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

const told: Move = { kind: 'told', how: 'told' }

test('tickets, ratings and the retelling are counted', () => {
  let state = until(begin(1), ({ phase }) => phase === 'ready')
  state = play(state, { kind: 'start' }, { kind: 'ticket' }, { kind: 'rate', score: 2 }, { kind: 'next' })
  state = play(state, { kind: 'rate', score: 0 }, { kind: 'rate', score: 1 }, { kind: 'next' })
  state = play(state, { kind: 'unrated' }, { kind: 'next' })
  expect(state.phase).toBe('bow')
  state = play(state, { kind: 'retell' }, told, { kind: 'peek' }, told, told)
  expect(state.phase).toBe('over')
  expect(summaryOf(state).slice(2)).toEqual([{ label: 'Retold without looking', value: '2 of 3 (67%)' }])
  expect(measured(state)).toEqual([
    { label: 'Connecting-word tickets handed in', value: '1 of 3' },
    { label: 'Words typed', value: '0' },
    { label: 'Telling, rated 0 to 2', value: '3 of 4' },
    { label: 'Each part', value: 'Who 2, Where 1' },
  ])
})

test('a rating counts for the player who set the curtain', () => {
  let state = until(begin(1), ({ phase }) => phase === 'ready')
  state = play(state, { kind: 'start' }, { kind: 'rate', score: 2 }, { kind: 'next' }, { kind: 'rate', score: 0 })
  const two = { ...state, curtains: state.curtains.map((one, i) => ({ ...one, by: i % 2 })) }
  const told = (seat: number) => measured(two, seat).find(({ label }) => label.startsWith('Telling'))?.value
  expect([told(0), told(1)]).toEqual(['2 of 2', '0 of 2'])
})

test('ten games use ten different heroes, places, problems, feelings, plans, endings, and props before any repeats', () => {
  for (const find of ['choose', 'spin']) {
    const met: Record<string, string[]> = {}
    let kept: { used: string[] } = { used: [] }
    for (let game = 1; game <= 10; game++) {
      const states = playOut(rules, level(2), { seats: 1, values: { find }, kept }, chanceFrom(game), {
        // The choices always include something new, and this player takes it.
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

test('a spin is random, and is offered only if the choice needs no understanding of the story', () => {
  const state = begin(2, { find: 'spin' })
  expect(rules.moves(state)).toEqual([{ kind: 'spin' }, { kind: 'skip' }])
  expect(play(state, { kind: 'spin' }).curtains[0]?.picks).toHaveLength(1)
  const why = until(begin(3, { find: 'spin' }), ({ kind }) => kind === 'why')
  expect(rules.moves(why).filter(({ kind }) => kind === 'pick')).toHaveLength(3)
})

test('at deep levels, the second try may be wild, too, and backfires into a third', () => {
  for (const number of [3, 4]) {
    const asked = until(begin(number), ({ phase }) => phase === 'dare', ['pick'])
    const plan = (state: State) => state.curtains.find(({ part }) => part === 'plan')
    expect(plan(asked)?.picks).toHaveLength(2)
    expect(play(asked, { kind: 'dare', how: 'simple' })).toMatchObject({ guests: 2 })
    const wild = Array.from({ length: 40 }, (_, seed) =>
      rules.apply(asked, { kind: 'dare', how: 'wild' }, chanceFrom(seed)),
    )
    const again = wild.find((state) => plan(state)?.backfired) as State
    expect([again.kind, wild.some(({ guests }) => guests === 4)]).toEqual(['plan', true])
    const told = until(again, ({ phase }) => phase === 'ready', ['pick'])
    expect(plan(told)?.picks).toHaveLength(3)
    expect(storyOf(told).join(' ')).toContain('That did not work either. At last,')
  }
})

test('a prop that helps adds no scene; one that makes trouble adds a second look before the plan', () => {
  const atProp = until(begin(2), ({ phase }) => phase === 'prop', ['pick'])
  const parts = (state: State) => state.curtains.map(({ part }) => part)
  expect(parts(play(atProp, { kind: 'prop', how: 'help' }))).toEqual(parts(atProp))
  const more = play(atProp, { kind: 'prop', how: 'trouble' })
  expect(parts(more)).toEqual(['who', 'where', 'problem', 'second', 'feeling', 'plan', 'ending'])
  expect(until(more, ({ phase }) => phase === 'over').curtains).toHaveLength(7)
  const deep = until(begin(4), ({ phase }) => phase === 'prop', ['pick'])
  expect(parts(play(deep, { kind: 'prop', how: 'trouble' }))).toEqual(parts(deep))
})

test('a simple plan works; a wild one brings more guests, or backfires and needs another try', () => {
  const asked = until(begin(2), ({ phase }) => phase === 'dare', ['pick'])
  expect(play(asked, { kind: 'dare', how: 'simple' })).toMatchObject({ guests: 2 })
  const wild = Array.from({ length: 200 }, (_, seed) =>
    rules.apply(asked, { kind: 'dare', how: 'wild' }, chanceFrom(seed)),
  )
  for (const state of wild) {
    const plan = state.curtains.find(({ part }) => part === 'plan')
    expect([state.guests, state.kind === 'plan' && state.phase === 'pick']).toEqual(
      plan?.backfired ? [0, true] : [4, false],
    )
  }
  for (const ahead of [wild.filter(({ guests }) => guests > 2), wild.filter(({ guests }) => guests < 2)])
    expect(ahead.length / wild.length).toBeLessThanOrEqual(0.6)
  const again = wild.find(({ guests }) => guests === 0) as State
  const told = until(again, ({ phase }) => phase === 'ready', ['pick'])
  expect(storyOf(told)[4]).toContain('But that did not quite work. Then')
})

test('the show goes on once the adult has judged or skipped a scene', () => {
  const ready = until(begin(1), ({ phase }) => phase === 'ready', ['pick'])
  const show = play(ready, { kind: 'start' })
  expect(rules.moves(show)).not.toContainEqual({ kind: 'next' })
  expect(() => play(show, { kind: 'next' })).toThrow('not a move here')
  for (const judged of [{ kind: 'rate', score: 0 }, { kind: 'unrated' }] as const)
    expect(play(show, judged, { kind: 'next' }).at).toBe(1)
  const changed = play(show, { kind: 'unrated' }, { kind: 'rate', score: 1 })
  expect(changed.curtains[0]).toMatchObject({ rating: 1, skipped: false })
})

test('a scene that was told with help is never rated as told alone', () => {
  const show = play(
    until(begin(1), ({ phase }) => phase === 'ready', ['pick']),
    { kind: 'start' },
  )
  expect(play(show, { kind: 'rate', score: 2 }).curtains[0]?.rating).toBe(2)
  const helped = play(show, { kind: 'rate', score: 2 }, { kind: 'help' })
  expect(helped.curtains[0]).toMatchObject({ help: 1, rating: 1 })
  expect(rules.moves(helped)).not.toContainEqual({ kind: 'rate', score: 2 })
  expect(rules.moves(play(helped, { kind: 'help' }))).not.toContainEqual({ kind: 'help' })
})

test('the company remembers every puppet and never shrinks', () => {
  let company: unknown
  for (let seed = 1; seed < 12; seed++) {
    const before = companyOf(company)
    const last = until(begin(1, {}, 1, seed), ({ phase }) => phase === 'over', ['pick'])
    company = JSON.parse(JSON.stringify(companyWith(company, last)))
    const after = companyOf(company)
    expect(after.cast).toEqual(expect.arrayContaining([...before.cast]))
    expect(after.shows).toBe(before.shows + 1)
  }
  for (const grown of [null, undefined, 'x', { cast: 3, shows: -1 }, { cast: ['ghost'], shows: 'many' }])
    expect(companyOf(grown)).toEqual({ cast: [], shows: 0 })
})
