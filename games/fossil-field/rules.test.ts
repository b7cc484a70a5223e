import { chanceFrom } from '@marigold/device'
import { describe, expect, test } from 'vitest'
import { checkRules } from '../kit/checks.ts'
import { playOut } from '../kit/rules.ts'
import { bonesAt, bonesOf, clueOf, digs, squaresOf } from './digs.ts'
import { levels } from './levels.ts'
import { leadsInScan, rules } from './rules.ts'
import type { Level, Move, State } from './state.ts'
import {
  canCall,
  clueAt,
  closedIn,
  digNow,
  isRight,
  litSquare,
  namesNow,
  openIn,
  outlineNow,
  partsToChoose,
  pieceNow,
} from './table.ts'

const settings = {
  'usual settings': {},
  errorless: { errorless: true },
  'names said aloud, two digs a turn': { names: 'said', perTurn: 2, clues: 'warmth', finds: 'objects' },
}
checkRules({ rules, levels, seats: [1, 4], settings, games: 4 })

const rng = chanceFrom(1)
const go = (state: State, ...all: Move[]) => all.reduce((now, move) => rules.apply(now, move, rng), state)
/** A game that begins with one field. */
function on(id: string, { seats = 1, values = {} } = {}): State {
  const dig = digs.find((one) => one.id === id)
  const level = levels.find(({ tier }) => tier === dig?.tier)
  if (!dig || !level) throw new Error(`no dig ${id}`)
  const state = rules.start(level, { seats, values }, chanceFrom(1))
  return { ...state, deck: [dig, ...state.deck.slice(1)] }
}
const bonesIn = (state: State, at = 0) => bonesOf(digNow(state), digNow(state).placed[at] ?? { find: '', x: 0, y: 0 })
/** Brushes a square with bone. */
const boned = (state: State) => go(state, { kind: 'dig', square: bonesIn(state)[0] ?? 0 })
const rightName = (state: State) => digNow(state).placed[pieceNow(state)?.at ?? 0]?.find ?? ''
const wrongName = (state: State) => namesNow(state).find((name) => name !== rightName(state)) ?? ''
const callOf = (state: State, find: string, right = true): State => {
  const named = go(state, { kind: 'call' }, { kind: 'name', find })
  const part = partsToChoose(named, find).find((one) => isRight(named, find, one) === right) ?? 0
  return go(named, { kind: 'place', part })
}

/** The share of finds that are named at the first call, in percent. */
function percentFirst(level: Level, choose: (moves: Move[], state: State) => Move): number {
  const named = Array.from({ length: 200 }, (_, seed) => {
    const states = playOut(rules, level, { seats: 1, values: { digs: 1 } }, chanceFrom(seed), { choose, max: 1000 })
    return (states.at(-1) as State).named
  }).flat()
  return Math.round((1000 * named.filter(({ first }) => first).length) / named.length) / 10
}

describe.each(levels)('level $tier by chance', (level) => {
  const hand = chanceFrom(level.tier)
  const byHand = (moves: Move[]) => hand.pick(moves.filter(({ kind }) => kind !== 'help'))
  test('names as many finds at the first call as it says: from the second level on, at most one in ten', () => {
    const share = percentFirst(level, byHand)
    expect(share).toBe(level.chance)
    if (level.tier > 1) expect(share).toBeLessThanOrEqual(10)
  })

  test('isn’t won by calling everything as soon as it can be called, either', () => {
    const eager = (moves: Move[]) => moves.find(({ kind }) => kind === 'call') ?? byHand(moves)
    if (level.tier > 1) expect(percentFirst(level, eager)).toBeLessThanOrEqual(10)
  })
})

describe('brushing', () => {
  test('opens one clean square with a clue that counts the steps, or two dusty ones without', () => {
    const state = on('3-b01')
    const bare = squaresOf(digNow(state)).find((square) => bonesAt(digNow(state), square).length === 0) ?? 0
    const fine = go(state, { kind: 'dig', square: bare })
    expect(fine.opened).toEqual([{ square: bare, dusty: false }])
    const steps = clueOf(digNow(state), bare)
    expect([steps > 0, clueAt(fine, { square: bare, dusty: false })]).toEqual([true, { kind: 'steps', steps }])
    const wide = go(state, { kind: 'brush' }, { kind: 'dig', square: bare })
    expect([wide.opened.length, wide.opened.every(({ dusty }) => dusty)]).toEqual([2, true])
    expect([wide.digs, clueAt(wide, { square: bare, dusty: true })]).toEqual([1, null])
    expect(() => go(fine, { kind: 'dig', square: bare })).toThrow('not a move here')
  })
  test('gives no numbers at the second level, and takes turns', () => {
    const state = go(on('2-b01', { seats: 2 }), { kind: 'dig', square: 0 })
    expect([clueAt(state, { square: 0, dusty: false }), state.seat, state.tallies[0]?.turns]).toEqual([null, 1, 1])
    const three = go(on('2-b01', { seats: 2, values: { perTurn: 3 } }), { kind: 'dig', square: 0 })
    expect([three.seat, three.digsInTurn]).toEqual([0, 1])
  })
})

describe('a call', () => {
  test('needs a part in view', () => {
    const state = on('2-b01')
    expect([canCall(state), canCall(boned(state))]).toEqual([false, true])
  })
  test('is right only with the name and the place, and early ones shine', () => {
    const state = boned(on('2-b01'))
    const right = callOf(state, rightName(state))
    expect([right.phase, right.named[0]]).toMatchObject(['display', { first: true, stars: 3, shown: false }])
    const named = go(right, { kind: 'display', as: 'rock' })
    expect([named.at, named.named[0]?.display, named.fields]).toEqual([
      1,
      'rock',
      [{ digs: 1, solver: expect.any(Number) as number }],
    ])
  })
  test('that is wrong shows what was seen and costs two squares', () => {
    const state = boned(on('2-b01'))
    const wrong = callOf(state, wrongName(state), false)
    expect([wrong.phase, wrong.called?.find, wrong.owed]).toEqual(['compare', wrongName(state), 2])
    const on1 = go(wrong, { kind: 'next' })
    expect([on1.phase, canCall(on1)]).toEqual(['dig', false])
    const [a = 0, b = 0] = closedIn(on1)
    const paid = go(on1, { kind: 'dig', square: a }, { kind: 'dig', square: b })
    expect(canCall(paid)).toBe(true)
    const late = callOf(paid, rightName(paid))
    expect(late.named[0]).toMatchObject({ first: false, shown: false })
  })
  test('with the right name and the wrong place is wrong, too', () => {
    const state = boned(on('2-b01'))
    expect(callOf(state, rightName(state), false).phase).toBe('compare')
  })
  test('that is wrong twice ends with naming it together', () => {
    let state = boned(on('2-b01'))
    for (let calls = 0; calls < 2; calls++) {
      state = go(callOf(state, wrongName(state), false), { kind: 'next' })
      for (const square of closedIn(state).slice(0, 2)) if (state.owed > 0) state = go(state, { kind: 'dig', square })
    }
    expect(state.named[0]).toMatchObject({ shown: true, first: false, stars: 1, help: 4 })
  })
  test('said aloud is what the adult heard; with help it isn’t first', () => {
    const state = go(boned(on('2-b01', { values: { names: 'said' } })), { kind: 'call' })
    const named = (said: 'independent' | 'helped') => {
      const open = go(state, { kind: 'say', said })
      const part = pieceNow(open)?.part ?? 0
      return go(open, { kind: 'place', part }).named[0]
    }
    expect([named('independent')?.first, named('helped')?.first, named('helped')?.stars]).toEqual([true, false, 1])
    expect(go(state, { kind: 'say', said: 'notYet' }).phase).toBe('compare')
  })
})

describe('help', () => {
  const help: Move = { kind: 'help' }
  test('asks, lights a square where the bone goes on, leaves three names, and names it together', () => {
    const state = boned(on('4-b01'))
    const two = go(state, help, help)
    expect(bonesIn(two, pieceNow(two)?.at)).toContain(litSquare(two))
    const three = go(two, help)
    expect([namesNow(three).length, namesNow(three).includes(rightName(three))]).toEqual([3, true])
    expect(callOf(three, rightName(three)).named[0]).toMatchObject({ first: false, help: 3, stars: 1 })
    expect(go(three, help).named[0]).toMatchObject({ first: false, help: 4, shown: true })
  })
  test('lights a square that is worth it before any bone is in view, and goes no further', () => {
    const two = go(on('3-b01'), help, help)
    expect([litSquare(two) !== null, rules.moves(two).some(({ kind }) => kind === 'help')]).toEqual([true, false])
  })
  test('after silence is the first step only', () => {
    expect(go(on('3-b01'), { kind: 'hint' }, { kind: 'hint' }).help).toBe(1)
  })
})

test('two finds are named one after the other, and each part belongs to one of them', () => {
  const state = on('5-o10')
  const shared = bonesIn(state).filter((square) => bonesIn(state, 1).includes(square))
  expect(shared.length).toBeGreaterThan(0)
  const both = go(state, { kind: 'dig', square: shared[0] ?? 0 })
  const one = go(callOf(both, rightName(both)), { kind: 'display', as: 'dance' })
  expect([one.at, pieceNow(one)?.at]).toEqual([0, 1])
  const all = go(callOf(one, rightName(one)), { kind: 'display', as: 'dance' })
  expect([all.at, all.opened]).toEqual([1, []])
})

test('the outline in view grows to all of it', () => {
  let state = on('2-b01', { values: { perTurn: 1 } })
  const shares = bonesIn(state).map((square) => {
    state = go(state, { kind: 'dig', square })
    return outlineNow(state, 0)
  })
  expect(shares).toEqual(shares.toSorted((a, b) => a - b))
  expect(shares.at(-1)).toBe(100)
})

test('errorless play by chance names every find at the first call', () => {
  for (const level of levels) {
    const last = playOut(rules, level, { seats: 2, values: { errorless: true } }, chanceFrom(3)).at(-1) as State
    expect(last.wrong.every((count) => count === 0)).toBe(true)
    expect(last.named.filter(({ shown, help }) => !shown && help < 3).every(({ first }) => first)).toBe(true)
  }
})

test('a pass gives the turn to the next player', () => {
  expect(go(on('2-b01', { seats: 2 }), { kind: 'pass' }).seat).toBe(1)
  expect(() => go(on('2-b01'), { kind: 'pass' })).toThrow('not a move here')
})

test('a switch that always takes the first stop of the scan comes to the end', () => {
  for (const level of levels) {
    const choose = (moves: Move[], state: State) => {
      const first = state.phase === 'dig' ? leadsInScan(state) : null
      const wanted = moves.find((move) => (move.kind === 'dig' ? move.square === first : move.kind === first))
      return wanted ?? (moves[0] as Move)
    }
    const states = playOut(rules, level, { seats: 1, values: {} }, chanceFrom(level.tier), { choose, max: 300 })
    expect(openIn(states.at(-1) as State).length).toBeGreaterThan(0)
  }
})
