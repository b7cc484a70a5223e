import { chanceFrom } from '@marigold/device'
import { expect, test } from 'vitest'
import { checkRules } from '../kit/checks.ts'
import { levels, type Level } from './levels.ts'
import { menusFor, rules } from './rules.ts'
import type { Order } from './order.ts'
import { bestOf } from './orders.ts'
import { samePlate, type Sauce } from './plates.ts'
import { servingsOf, type Move, type Served, type State } from './state.ts'
import { hintOf } from './texts.ts'

const level = (index: number) => levels[index] as Level
const begin = (index: number, values = {}, seats = 1, seed = 1, kept?: unknown) =>
  rules.start(level(index), { seats, values, kept }, chanceFrom(seed))
const play = (state: State, ...moves: Move[]) => moves.reduce((at, move) => rules.apply(at, move, chanceFrom(3)), state)
const seated = (index: number, values = {}, seats = 1, seed = 1) => {
  const state = begin(index, { picks: false, ...values }, seats, seed)
  return rules.apply(state, { kind: 'menu', menu: 'town' }, chanceFrom(seed))
}

/** Serves what was ordered. */
export function cook(moves: Move[], state: State): Move {
  const first = moves[0] as Move
  const { order, phase, tray, sauces } = state
  if (phase !== 'build' || !order) return first
  const wrong = order.best.findIndex(({ plate }, slot) => {
    const at = tray[slot]
    return at != null && !samePlate(order.belt[at] as typeof plate, plate)
  })
  if (wrong >= 0) return { kind: 'back', slot: wrong }
  const free = tray.indexOf(null)
  const wanted = order.best[free]
  if (wanted) {
    const at = order.belt.findIndex((plate, index) => samePlate(plate, wanted.plate) && !tray.includes(index))
    return { kind: 'take', plate: at }
  }
  const slot = order.best.findIndex(({ sauce }, index) => sauce !== null && sauces[index] !== sauce)
  const sauce = order.best[slot]?.sauce
  return sauce ? { kind: 'sauce', slot, sauce } : { kind: 'bell' }
}
const finish = (from: State, seed = 5) => {
  const rng = chanceFrom(seed)
  let state = from
  while (!rules.isOver(state)) state = rules.apply(state, cook(rules.moves(state), state), rng)
  return state
}
/** Fills the tray with the right plates, and turns the first and the last of them. */
function fill(from: State, turn = false): State {
  let state = from
  while (state.tray.includes(null)) state = play(state, cook(rules.moves(state), state))
  if (!turn) return state
  const { tray, sauces } = state
  return { ...state, tray: [...tray].reverse(), sauces: [...sauces].reverse() }
}

checkRules({
  rules,
  levels,
  seats: [1, 4],
  games: 5,
  choose: cook,
  settings: {
    'usual settings': {},
    'fifteen customers, six plates more, no choice of customers': { customers: 15, distractors: 6, picks: false },
    'nothing on the belt that is not needed': { distractors: 0 },
  },
})

test('with errorless on, whoever chooses by chance comes to the end, and every sentence is right at once', () => {
  for (const index of levels.keys()) {
    const rng = chanceFrom(index)
    let state = begin(index, { errorless: true })
    while (!rules.isOver(state)) state = rules.apply(state, rng.pick(rules.moves(state)), rng)
    expect(state.dishes.map(({ as }) => as)).toEqual(Array(6).fill('first'))
  }
})

test('whoever chooses by chance comes to the end too', () => {
  for (const index of levels.keys()) {
    const rng = chanceFrom(index)
    let state = begin(index)
    for (let step = 0; step < 20_000 && !rules.isOver(state); step++)
      state = rules.apply(state, rng.pick(rules.moves(state)), rng)
    expect(rules.isOver(state)).toBe(true)
  }
})

test('every order can be served right at the first bell, at every level and with every focus', () => {
  for (const index of levels.keys())
    for (const focus of ['all', 's', 'ing', 'ed', 'plural', 'pronoun'])
      for (let seed = 0; seed < 6; seed++) {
        const { dishes } = finish(begin(index, { focus, customers: 10 }, 1, seed), seed)
        expect(dishes.filter(({ as }) => as !== 'first').map(({ text }) => text)).toEqual([])
      }
})

test('a wrong sentence is acted, then asked again with the tray as it was; after the second the right one is shown', () => {
  let state = fill(seated(1), true)
  const before = state.tray
  state = play(state, { kind: 'bell' })
  expect([state.phase, state.served?.outcome]).toEqual(['acted', 'again'])
  state = play(state, { kind: 'on' })
  expect([state.phase, state.tray]).toEqual(['build', before])
  state = play(state, { kind: 'bell' })
  expect(state.served?.outcome).toBe('show')
  state = play(state, { kind: 'on' })
  expect([state.phase, state.served?.outcome]).toEqual(['acted', 'right'])
  expect(servingsOf(state)).toEqual(state.order?.best)
  state = play(state, { kind: 'on' })
  expect(state.dishes[0]).toMatchObject({ as: 'shown', mixUp: { text: expect.any(String) } })
  expect(state.counts).toMatchObject({ bells: 2, roles: 2, moved: 3 })
})

test('the third customer asks for the chef’s special: a full tray with one plate wrong', () => {
  for (const index of levels.keys())
    for (let seed = 0; seed < 8; seed++) {
      const rng = chanceFrom(seed)
      let state = begin(index, { distractors: 0 }, 1, seed)
      while (state.dishes.length < 2 || state.phase !== 'build')
        state = rules.apply(state, cook(rules.moves(state), state), rng)
      const wrong = state.order?.best.filter(
        (best, slot) => JSON.stringify(best) !== JSON.stringify(servingsOf(state)[slot]),
      )
      expect(state.tray).not.toContain(null)
      expect(wrong).toHaveLength(1)
      expect(play(state, { kind: 'bell' }).served?.outcome).toBe('again')
    }
})

test('a plate can be put back, and the next one takes its place', () => {
  let state = fill(seated(1))
  const last = state.tray.at(-1)
  state = play(state, { kind: 'back', slot: 0 })
  expect(state.tray[0]).toBeNull()
  const other = state.order?.belt.findIndex((_, at) => !state.tray.includes(at) && at !== last) ?? 0
  state = play(state, { kind: 'take', plate: other })
  expect(state.tray[0]).toBe(other)
  expect(() => play(state, { kind: 'take', plate: 0 })).toThrow('not a move here')
})

test('a sauce is poured on what stands there, and wiped off by a second pour', () => {
  const state = fill(seated(3))
  const sauce = state.order?.best[1]?.sauce
  if (!sauce) throw new Error('no sauce')
  const poured = state.sauces[1] === sauce ? state : play(state, { kind: 'sauce', slot: 1, sauce })
  expect(poured.sauces[1]).toBe(sauce)
  expect(play(poured, { kind: 'sauce', slot: 1, sauce }).sauces[1]).toBeNull()
})

test('each customer is the next player’s, and leaves a recipe card; ten cards open a menu', () => {
  const last = finish(begin(0, {}, 3))
  expect(last.dishes.map(({ seat }) => seat)).toEqual([0, 1, 2, 0, 1, 2])
  expect(last.cards).toBe(6)
  expect([0, 9, 10, 20, 30, 90].map((cards) => menusFor(cards).length)).toEqual([2, 2, 3, 4, 5, 5])
  expect(begin(0, {}, 1, 1, { cards: 34 }).cards).toBe(34)
})

test('ten plays of six customers do not repeat an order', () => {
  for (const index of levels.keys()) {
    let kept: unknown
    const seen: string[] = []
    for (let round = 0; round < 10; round++) {
      const { used, cards, dishes } = finish(begin(index, {}, 1, round, kept), round)
      kept = { used, cards }
      seen.push(
        ...dishes.map(({ order }) => JSON.stringify([order.meaning.clauses, order.meaning.where, order.meaning.when])),
      )
    }
    expect(new Set(seen).size).toBe(60)
  }
})

test('whoever is away gives the customer to the next player', () => {
  expect(play(seated(0, {}, 2), { kind: 'pass' }).seat).toBe(1)
  expect(() => play(seated(0), { kind: 'pass' })).toThrow('not a move here')
})

/** An order of one who hugs a bear every day, said with a pronoun, and what comes of these sauces on its two plates. */
function pronounServed(who: string, many: boolean, pronoun: Sauce, ending: Sauce | null) {
  const meaning = {
    clauses: [
      { who: { noun: who, many }, verb: 'hug', what: { noun: 'bear', many: false }, tense: many ? 'past' : 'daily' },
    ],
    ...{ link: null, where: null, when: null, pronoun: true },
  } as const
  const best = bestOf(meaning)
  const belt = best.map(({ plate }) => plate)
  const sauces = (['he', 'she', 'it', 'they'] as const).map((sauce) => ({ slot: 0, sauce }))
  const order: Order = { meaning, best, starter: null, belt, sauces, special: null }
  const state: State = { ...seated(3), order, tray: [0, 1, 2], sauces: [pronoun, ending, null] }
  const served = play(state, { kind: 'bell' })
  return { outcome: served.served?.outcome, counts: served.counts, hint: hintOf(served.served as Served, meaning) }
}

test.each(['it', 'he', 'she'] as const)('%s is right for an animal in clothes', (word) => {
  for (const who of ['rabbit', 'fox', 'robot', 'alien'])
    expect(pronounServed(who, false, word, 's')).toMatchObject({ outcome: 'right', counts: { grammar: 0 } })
})

test('they is right for one where no picture tells he or she, without the -s', () => {
  expect(pronounServed('rabbit', false, 'they', null)).toMatchObject({ outcome: 'right', counts: { grammar: 0 } })
  expect(pronounServed('astronaut', false, 'they', null).outcome).toBe('right')
  expect(pronounServed('rabbit', false, 'they', 's')).toMatchObject({
    outcome: 'again',
    hint: 'Say “they hug”. Take off the -s.',
  })
})

test('a pronoun that does not fit is named in the hint, and counts as grammar, not as another who', () => {
  expect(pronounServed('girl', false, 'he', 's')).toMatchObject({
    outcome: 'again',
    counts: { grammar: 1, roles: 0 },
    hint: 'Say “she” for the girl.',
  })
  expect(pronounServed('prince', false, 'they', 's').hint).toBe('Say “he” for the prince.')
  expect(pronounServed('astronaut', false, 'it', 's').hint).toBe('Say “she”, “he”, or “they” for the astronaut.')
  expect(pronounServed('rabbit', true, 'it', 'ed').hint).toBe('There is more than one. Say “they”.')
})
