import { chanceFrom } from '@marigold/device'
import { expect, test } from 'vitest'
import { checkRules } from '../kit/checks.ts'
import { levels, type Level } from './levels.ts'
import { framesWith, wallOf } from './house-specials.ts'
import { menusFor, oddSlot, rules } from './rules.ts'
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
/** Fills the tray with the correct plates, optionally swapping the first and last. */
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

test('lets a random player serve every sentence correctly in errorless play', () => {
  for (const index of levels.keys()) {
    const rng = chanceFrom(index)
    let state = begin(index, { errorless: true })
    while (!rules.isOver(state)) state = rules.apply(state, rng.pick(rules.moves(state)), rng)
    expect(state.dishes.map(({ as }) => as)).toEqual(Array(6).fill('first'))
  }
})

test('always ends for a random player', () => {
  for (const index of levels.keys()) {
    const rng = chanceFrom(index)
    let state = begin(index)
    for (let step = 0; step < 20_000 && !rules.isOver(state); step++)
      state = rules.apply(state, rng.pick(rules.moves(state)), rng)
    expect(rules.isOver(state)).toBe(true)
  }
})

test('can serve every order at the first bell, at every level and focus', () => {
  for (const index of levels.keys())
    for (const focus of ['all', 's', 'ing', 'ed', 'plural', 'pronoun'])
      for (let seed = 0; seed < 6; seed++) {
        const { dishes } = finish(begin(index, { focus, customers: 10 }, 1, seed), seed)
        expect(dishes.filter(({ as }) => as !== 'first').map(({ text }) => text)).toEqual([])
      }
})

test('acts out a wrong sentence and asks again, then shows the correct one', () => {
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
  expect(state.dishes[0]).toMatchObject({ as: 'shown', mixUp: true })
  expect(state.counts).toMatchObject({ bells: 2, roles: 2, moved: 3 })
})

test('gives the third customer a chef’s special with one wrong plate', () => {
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

test('fills the slot of a plate that was put back', () => {
  let state = fill(seated(1))
  const last = state.tray.at(-1)
  state = play(state, { kind: 'back', slot: 0 })
  expect(state.tray[0]).toBeNull()
  const other = state.order?.belt.findIndex((_, at) => !state.tray.includes(at) && at !== last) ?? 0
  state = play(state, { kind: 'take', plate: other })
  expect(state.tray[0]).toBe(other)
  expect(() => play(state, { kind: 'take', plate: 0 })).toThrow('not a move here')
})

test('pours a sauce on a plate, and removes it with a second pour', () => {
  const state = fill(seated(3))
  const sauce = state.order?.best[1]?.sauce
  if (!sauce) throw new Error('no sauce')
  const poured = state.sauces[1] === sauce ? state : play(state, { kind: 'sauce', slot: 1, sauce })
  expect(poured.sauces[1]).toBe(sauce)
  expect(play(poured, { kind: 'sauce', slot: 1, sauce }).sauces[1]).toBeNull()
})

test('alternates customers between players, and opens a menu after ten recipe cards', () => {
  const last = finish(begin(0, {}, 3))
  expect(last.dishes.map(({ seat }) => seat)).toEqual([0, 1, 2, 0, 1, 2])
  expect(last.cards).toBe(6)
  expect([0, 9, 10, 20, 30, 90].map((cards) => menusFor(cards).length)).toEqual([2, 2, 3, 4, 5, 5])
  expect(begin(0, {}, 1, 1, { cards: 34 }).cards).toBe(34)
})

test('doesn’t repeat an order in ten games of six customers', () => {
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

test('passes the customer to the next player', () => {
  expect(play(seated(0, {}, 2), { kind: 'pass' }).seat).toBe(1)
  expect(() => play(seated(0), { kind: 'pass' })).toThrow('not a move here')
})

/** Serves an order of someone who hugs a bear every day, with these sauces on its subject and verb. */
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

test.each(['it', 'he', 'she'] as const)('accepts %s for a dressed animal', (word) => {
  for (const who of ['rabbit', 'fox', 'robot', 'alien'])
    expect(pronounServed(who, false, word, 's')).toMatchObject({ outcome: 'right', counts: { grammar: 0 } })
})

test('accepts singular they without the -s if the picture doesn’t show a gender', () => {
  expect(pronounServed('rabbit', false, 'they', null)).toMatchObject({ outcome: 'right', counts: { grammar: 0 } })
  expect(pronounServed('astronaut', false, 'they', null).outcome).toBe('right')
  expect(pronounServed('rabbit', false, 'they', 's')).toMatchObject({
    outcome: 'again',
    hint: 'Say “they hug”. Take off the -s.',
  })
})

test('hints at a pronoun that doesn’t fit, and counts it as a grammar mistake', () => {
  expect(pronounServed('girl', false, 'he', 's')).toMatchObject({
    outcome: 'again',
    counts: { grammar: 1, roles: 0 },
    hint: 'Say “she” for the girl.',
  })
  expect(pronounServed('prince', false, 'they', 's').hint).toBe('Say “he” for the prince.')
  expect(pronounServed('astronaut', false, 'it', 's').hint).toBe('Say “she”, “he”, or “they” for the astronaut.')
  expect(pronounServed('rabbit', true, 'it', 'ed').hint).toBe('There is more than one. Say “they”.')
})

test('lets the regular leave one cherry, and a stranger two or none, whatever was served', () => {
  const tips = Array.from({ length: 200 }, (_, seed) => {
    const state = rules.apply(begin(1, {}, 1, seed), { kind: 'menu', menu: 'town' }, chanceFrom(seed))
    return [0, 1].map((at) => rules.apply(state, { kind: 'pick', at }, chanceFrom(seed * 7 + 1)).tip)
  })
  expect(new Set(tips.map(([regular]) => regular))).toEqual(new Set([1]))
  expect(new Set(tips.map(([, stranger]) => stranger))).toEqual(new Set([0, 2]))
  const shown = play(fill(seated(1), true), { kind: 'bell' }, { kind: 'on' }, { kind: 'bell' }, { kind: 'on' })
  expect(play(shown, { kind: 'on' }).cherries).toBe(1)
})

test('lets neither the regular nor strangers come out ahead in more than 60% of games', () => {
  const cherriesOf = (at: number, seed: number) => {
    const rng = chanceFrom(seed)
    let state = begin(0, {}, 1, seed)
    while (!rules.isOver(state)) {
      const moves = rules.moves(state)
      const pick = moves.find((move) => move.kind === 'pick' && move.at === at)
      state = rules.apply(state, pick ?? cook(moves, state), rng)
    }
    return state.cherries
  }
  const ahead = Array.from({ length: 200 }, (_, seed) => Math.sign(cherriesOf(1, seed) - cherriesOf(0, seed)))
  for (const side of [1, -1]) expect(ahead.filter((one) => one === side).length / ahead.length).toBeLessThanOrEqual(0.6)
})

test('asks every second customer for plain or secret spice, which only changes the scene', () => {
  let state = seated(1)
  expect(state.phase).toBe('build')
  const rng = chanceFrom(4)
  while (state.dishes.length < 1) state = rules.apply(state, cook(rules.moves(state), state), rng)
  expect(rules.moves(state)).toEqual([
    { kind: 'spice', on: false },
    { kind: 'spice', on: true },
  ])
  expect(play(state, { kind: 'spice', on: false }).twist).toBeNull()
  const found = Array.from({ length: 60 }, (_, seed) =>
    rules.apply(state, { kind: 'spice', on: true }, chanceFrom(seed)),
  )
  expect(new Set(found.map(({ twist }) => twist))).toEqual(new Set(['giant', 'slow', 'hiccups']))
  const [spiced] = found
  expect({ ...spiced, twist: null }).toEqual(play(state, { kind: 'spice', on: false }))
})

test('offers the newest menu as soon as it is open', () => {
  for (let seed = 0; seed < 20; seed++)
    for (const [cards, newest] of [
      [10, 'beach'],
      [20, 'space'],
      [45, 'tale'],
    ] as const)
      expect(begin(0, {}, 1, seed, { cards }).menus).toContain(newest)
})

test('lifts the plate that differs after a mix-up', () => {
  const state = play(fill(seated(1), true), { kind: 'bell' }, { kind: 'on' })
  expect(oddSlot(state)).toBe(0)
  expect(oddSlot(fill(seated(1)))).toBe(-1)
})

test('hangs up a house special after each game; the wall and the jar never shrink', () => {
  let wall: unknown
  for (let round = 0; round < 10; round++) {
    const before = wallOf(wall)
    const last = finish(begin(round % 5, {}, 1, round), round)
    wall = framesWith(wall, last, 0)
    const after = wallOf(JSON.parse(JSON.stringify(wall)))
    expect(after.frames.slice(0, before.frames.length)).toEqual(before.frames)
    expect(after.frames).toHaveLength(Math.min(8, before.frames.length + 1))
    expect(after.cherries).toBe(before.cherries + last.cherries)
  }
  expect(framesWith(wall, { dishes: [], cherries: 0 }, 0)).toEqual(wall)
})

test('ignores a wall that another version wrote', () => {
  const odd = [{ meaning: { clauses: [{ who: { noun: 'unknown' }, verb: 'hug', what: null }] }, twist: null }, 7, null]
  for (const grown of [undefined, null, 'x', { frames: 3, cherries: -2 }, { frames: odd }])
    expect(wallOf(grown)).toEqual({ frames: [], cherries: 0 })
})
