import { chanceFrom } from '@marigold/device'
import { describe, expect, test } from 'vitest'
import { checkRules } from '../kit/checks.ts'
import { playOut } from '../kit/rules.ts'
import { goesBefore } from './garments.ts'
import { levels } from './levels.ts'
import { excludes, outings } from './outings.ts'
import { rules } from './rules.ts'
import type { Level, Move, State } from './state.ts'
import { finishNow, firstInScan, garmentOf, goodStep, inTheWay, itemsInReach, outingNow, unmetNow } from './table.ts'

const settings = {
  'usual settings': {},
  errorless: { errorless: true },
  'no fasteners': { fasteners: 'off', hangers: 8 },
}
checkRules({ rules, levels, seats: [1, 2], settings, games: 6 })

const rng = chanceFrom(1)
const go = (state: State, ...all: Move[]) => all.reduce((now, move) => rules.apply(now, move, rng), state)
/** A game that begins with one outing and its first plan, all hangers in reach. */
function on(id: string, { plan = 0, seats = 1 } = {}): State {
  const outing = outings.find((one) => one.id === id)
  const level = levels.find(({ tier }) => tier === outing?.tier)
  if (!outing || !level) throw new Error(`no outing ${id}`)
  const state = rules.start(level, { seats, values: { hangers: 16 } }, chanceFrom(1))
  return go({ ...state, deck: [outing, ...state.deck.slice(1)] }, { kind: 'plan', plan })
}
const all = (state: State) => outingNow(state).items.map((_, item) => item)
/** Wears, packs, and fastens what leads on, until the door. */
function dressed(state: State): State {
  let now = state
  for (let step = goodStep(now); step.kind !== 'door'; step = goodStep(now)) {
    now = go(now, step as Move)
    while (now.phase === 'fasten') now = go(now, { kind: 'fasten', by: 'drag', slips: 0 })
  }
  return now
}

function percentFirst(level: Level, choose: (moves: Move[], state: State) => Move): number {
  const first = Array.from({ length: 200 }, (_, seed) => {
    const states = playOut(rules, level, { seats: 1, values: { outings: 1 } }, chanceFrom(seed), { choose, max: 1000 })
    return (states.at(-1) as State).cards[0]?.first === true
  })
  return (100 * first.filter(Boolean).length) / first.length
}

describe.each(levels)('level $tier by chance', (level) => {
  const hand = chanceFrom(level.tier)
  const byHand = (moves: Move[]) => hand.pick(moves.filter(({ kind }) => kind !== 'help'))
  test('is won at the first door as often as it says: from the second level on, at most one time in ten', () => {
    const share = percentFirst(level, byHand)
    expect(share).toBe(level.chance)
    if (level.tier > 1) expect(share).toBeLessThanOrEqual(10)
  })

  test('isn’t won by putting on whatever goes on, either', () => {
    const whatever = (moves: Move[], state: State) => {
      const free = all(state).filter(
        (item) =>
          ![...state.worn, ...state.bag].includes(item) &&
          inTheWay(state, item) === null &&
          !state.worn.some((worn) => excludes(outingNow(state), worn, item)),
      )
      const wears = moves.filter((move) => move.kind === 'wear' && free.includes(move.item))
      if (wears.length > 0) return hand.pick(wears)
      const slide = moves.find(({ kind }) => kind === 'slide')
      return free.length > 0 && slide ? slide : (moves.find(({ kind }) => kind === 'door') ?? byHand(moves))
    }
    if (level.tier > 1) expect(percentFirst(level, whatever)).toBeLessThanOrEqual(10)
  })
})

test('play that leads on meets every need at the first door of every outing, for both plans', () => {
  for (const { id } of outings)
    for (const plan of [0, 1]) {
      const state = dressed(on(id, { plan }))
      const out = go(state, { kind: 'door' })
      expect([id, out.phase, out.missing, state.tallies[0]?.blocked]).toEqual([id, 'bag', [], 0])
    }
})

describe('order', () => {
  const state = on('2-01')
  const pair = all(state).flatMap((over) =>
    all(state)
      .filter((under) => goesBefore(garmentOf(state, under), garmentOf(state, over)))
      .map((under) => [under, over] as const),
  )[0]
  const [under = 0, over = 0] = pair ?? []
  test('blocks what goes under what is on, and holds what is covered', () => {
    const tried = go(state, { kind: 'wear', item: over }, { kind: 'wear', item: under })
    expect([tried.last, tried.worn]).toEqual([{ kind: 'blocked', item: under, by: over }, [over]])
    expect([tried.tallies[0]?.blocked, tried.tallies[0]?.turns]).toEqual([1, 1])
    const both = go(state, { kind: 'wear', item: under }, { kind: 'wear', item: over }, { kind: 'off', item: under })
    expect([both.last?.kind, both.worn]).toEqual(['covered', [under, over]])
  })
  test('brings a step of help after two tries', () => {
    const once = go(state, { kind: 'wear', item: over }, { kind: 'wear', item: under })
    expect([once.help, go(once, { kind: 'wear', item: under }).help]).toEqual([0, 1])
  })
  test('is forgiven at the first level', () => {
    const easy = { ...on('1-01'), worn: [0, 2, 4] }
    expect(all(easy).every((item) => inTheWay(easy, item) === null)).toBe(true)
  })
})

describe('the door', () => {
  const state = on('2-01')
  const first = goodStep(state) as Move
  const early = go(state, first, { kind: 'door' })
  test('says what was missing, and help grows with each opening', () => {
    expect([early.phase, early.missing.length > 1]).toEqual(['outside', true])
    const back = go(early, { kind: 'back' })
    expect([back.phase, back.help]).toEqual(['dress', 1])
    expect(go(back, { kind: 'door' }, { kind: 'back' }).help).toBe(3)
  })
  test('opens for everyone the third time, and the card says that the outfit was shown', () => {
    const third = go(early, { kind: 'back' }, { kind: 'door' }, { kind: 'back' }, { kind: 'door' })
    expect([third.phase, unmetNow(third)]).toEqual(['bag', []])
    const [card] = go(third, { kind: 'treat', treat: 'picnic' }).cards
    expect(card).toMatchObject({ doors: 3, first: false, shown: true, treat: 'picnic' })
  })
  test('counts as a first success only without the last steps of help', () => {
    const end: Move[] = [{ kind: 'door' }, { kind: 'treat', treat: 'picnic' }]
    const help: Move = { kind: 'help' }
    expect(go(dressed(state), ...end).cards[0]?.first).toBe(true)
    expect(go(dressed(go(state, help, help, help)), ...end).cards[0]?.first).toBe(false)
  })
})

test('a change before the first door that makes the outfit possible again is a self-correction', () => {
  const state = on('2-01')
  const wrong = all(state).find((item) => !finishNow(state, { worn: [item], bag: [] })) ?? 0
  const on1 = go(state, { kind: 'wear', item: wrong })
  expect(on1.tallies[0]).toMatchObject({ garments: 1, fitting: 0 })
  expect(go(on1, { kind: 'off', item: wrong }).tallies[0]?.corrections).toBe(1)
  const late = go(on1, { kind: 'door' }, { kind: 'back' }, { kind: 'help' }, { kind: 'off', item: wrong })
  expect(late.tallies[0]?.corrections).toBe(0)
})

describe('help', () => {
  const help: Move = { kind: 'help' }
  test('leaves two garments at the third step, of which one leads on, and dresses together at the fourth', () => {
    const three = go(on('3-01'), help, help, help)
    const step = goodStep(three)
    expect(itemsInReach(three)).toHaveLength(2)
    expect(step.kind === 'wear' && itemsInReach(three).includes(step.item)).toBe(true)
    const four = go(three, help)
    expect([four.worn.length, four.tallies[0]?.garments, four.mostHelp]).toEqual([1, 0, 4])
  })
  test('comes after silence as a question only', () => {
    expect(go(on('3-01'), { kind: 'hint' }, { kind: 'hint' }).help).toBe(1)
  })
  test('alone leads to the end', () => {
    for (const level of levels) {
      const choose = (moves: Move[]) => moves.find(({ kind }) => kind === 'help') ?? (moves[0] as Move)
      const last = playOut(rules, level, { seats: 1, values: {} }, chanceFrom(2), { choose }).at(-1) as State
      expect(last.cards.map(({ doors, first }) => [doors, first])).toEqual(Array(3).fill([1, false]))
    }
  })
})

test('a fastener keeps the turn until its last step, and counts how each was done', () => {
  const outing = outings.find(
    ({ tier, items }) => tier === 3 && items.some((one) => one.garment === 'windbreaker' && one.size === 'fits'),
  )
  const state = on(outing?.id ?? '', { seats: 2 })
  const item = all(state).find((one) => garmentOf(state, one).fastener === 'zipper') ?? 0
  const open = go(state, { kind: 'wear', item })
  expect([open.phase, open.seat]).toEqual(['fasten', 0])
  const done = go(open, { kind: 'fasten', by: 'drag', slips: 0 }, { kind: 'fasten', by: 'latched', slips: 2 })
  expect([done.phase, done.seat]).toEqual(['dress', 1])
  expect(done.tallies[0]).toMatchObject({ steps: 2, alone: 2, latched: 1, pressed: 0, slips: 2, turns: 1 })
})

test('the bag takes what later asks for, and no more', () => {
  const packed = dressed(on('4-01'))
  expect(packed.bag).toHaveLength(outingNow(packed).later.length)
  expect(rules.moves(packed).filter(({ kind }) => kind === 'pack')).toEqual([])
  expect(unmetNow({ ...packed, bag: [] })).toEqual([expect.stringMatching(/^later/)])
})

test('a kite flies only in a breeze, and a picnic always works', () => {
  const state = dressed(on('1-01'))
  const end = (breeze: boolean, treat: 'kite' | 'picnic') =>
    go({ ...state, breeze, phase: 'bag' }, { kind: 'treat', treat }).cards[0]?.treat
  expect([end(true, 'kite'), end(false, 'kite'), end(false, 'picnic')]).toEqual(['kite', 'kiteAsleep', 'picnic'])
})

test('errorless play by chance meets every need at the first door', () => {
  for (const level of levels)
    for (let seed = 1; seed <= 6; seed++) {
      const last = playOut(rules, level, { seats: 2, values: { errorless: true } }, chanceFrom(seed)).at(-1) as State
      expect(last.cards.map(({ doors }) => doors)).toEqual([1, 1, 1])
    }
})

test('a pass gives the turn to the other player', () => {
  expect(go(on('2-01', { seats: 2 }), { kind: 'pass' }).seat).toBe(1)
  expect(() => go(on('2-01'), { kind: 'pass' })).toThrow('not a move here')
})

test('a switch that always takes the first stop of the scan comes to the end', () => {
  for (const level of levels)
    for (let seed = 1; seed <= 10; seed++) {
      const choose = (moves: Move[], state: State) => {
        const first = state.phase === 'dress' ? firstInScan(state) : null
        const wanted = moves.find((move) => ('item' in move ? move.item === first : move.kind === first))
        return wanted ?? (moves[0] as Move)
      }
      const start = { seats: 1, values: {} }
      expect(playOut(rules, level, start, chanceFrom(seed), { choose, max: 300 }).length).toBeGreaterThan(9)
    }
})
