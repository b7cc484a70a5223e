import { chanceFrom, type Chance } from '@marigold/device'
import { describe, expect, test } from 'vitest'
import { checkRules } from '../kit/checks.ts'
import { playOut } from '../kit/rules.ts'
import { levels } from './levels.ts'
import { isMet, planks } from './planks.ts'
import { endsTurn, rules } from './rules.ts'
import { bandOf, forecastAt, goodSpot, inHand, plankOf, torqueNow, wishesOf } from './table.ts'
import type { Level, Move, State } from './state.ts'

const settings = { 'usual settings': {}, errorless: { errorless: true }, 'one plank': { planks: 1, band: 'wide' } }
checkRules({ rules, levels, seats: [1, 6], settings, games: 6 })

const rng = chanceFrom(1)
const begin = (level = 0, seats = 2, values = {}, seed = 5) =>
  rules.start(levels[level] as Level, { seats, values }, chanceFrom(seed))
const go = (state: State, ...all: Move[]) => all.reduce((now, move) => rules.apply(now, move, rng), state)
/** The state with one plank as given, before anyone is aboard. */
const on = (id: string, seats = 2): State => {
  const plank = planks.find((one) => one.id === id) as (typeof planks)[number]
  const level = levels.find(({ from }) => from === plank.from) as Level
  const state = rules.start(level, { seats, values: {} }, chanceFrom(1))
  const pieces = [...plank.pieces]
  return { ...state, deck: [plank, ...state.deck.slice(1)], pieces, places: pieces.map(() => null) }
}
const noFlag: Move = { kind: 'noFlag' }
const placeAt = (spot: number): Move => ({ kind: 'place', spot })
const kindsOf = (state: State) => [...new Set(rules.moves(state).map(({ kind }) => kind))]

describe('a flag', () => {
  const flagged = go(begin(), { kind: 'flag', spot: 2 })

  test('comes from another player, who may say why; a tap alone leaves a sketch', () => {
    expect([begin().seat, begin().flagger]).toEqual([0, 1])
    expect(flagged.flag).toEqual({ spot: 2, by: 1, said: null })
    expect(go(flagged, { kind: 'why', said: null }).flag?.said).toBeNull()
    const heard = go(flagged, { kind: 'why', said: { how: 'sign', cue: 2 } })
    expect(heard.flag?.said).toEqual({ how: 'sign', cue: 2 })
    expect(heard.tallies[1]).toMatchObject({ flags: 1, reasons: 1, cues: 2 })
  })

  const answered = go(flagged, { kind: 'why', said: null })
  test('is taken: then its spot is the only one', () => {
    const took = go(answered, { kind: 'answer', answer: 'took' })
    expect(rules.moves(took)).toEqual([placeAt(2)])
    expect(took.tallies[0]).toMatchObject({ took: 1, traded: 0, declined: 0 })
  })
  test('is traded: its spot is kept for the player who flagged it', () => {
    const traded = go(answered, { kind: 'answer', answer: 'traded' })
    expect(traded.kept).toEqual({ spot: 2, seat: 1 })
    expect(rules.moves(traded)).not.toContainEqual(placeAt(2))
    expect(go(traded, placeAt(-1)).kept).toEqual({ spot: 2, seat: 1 })
  })
  test('is declined: every other spot is open, and the answer can be heard once', () => {
    const declined = go(answered, { kind: 'answer', answer: 'declined' })
    expect(rules.moves(declined)).not.toContainEqual(placeAt(2))
    const reply: Move = { kind: 'reply', said: { how: 'speech', cue: 1 } }
    const replied = go(declined, reply)
    expect(replied.tallies[0]).toMatchObject({ declined: 1, replies: 1, cues: 1 })
    expect(() => go(replied, reply)).toThrow('not a move here')
  })
  test('can be passed, and a pass counts as being asked', () => {
    const passed = go(begin(0, 3), noFlag)
    expect(passed.tallies[1]).toMatchObject({ asked: 1, flags: 0 })
    expect(passed.phase).toBe('place')
  })
})

test('everyone is asked for a flag before anyone is asked twice', () => {
  const states = playOut(rules, levels[2] as Level, { seats: 4, values: {} }, chanceFrom(8), {
    choose: (moves, state) =>
      moves.find((move) => move.kind === 'place' && move.spot === goodSpot(state)) ?? (moves[0] as Move),
  })
  const asked = (states.at(-1) as State).tallies.map((tally) => tally.asked)
  expect(Math.max(...asked) - Math.min(...asked)).toBeLessThanOrEqual(2)
})

describe('a splash', () => {
  // Each weighs 2 and the plank tips past 8: two at one end are too much.
  const splashed = go(on('5-01'), noFlag, placeAt(4), noFlag, placeAt(3))
  test('leaves the piece on the shore, and asks what now', () => {
    expect(splashed.last).toEqual({ kind: 'splash', piece: 1, spot: 3 })
    expect(splashed.places[1]).toBeNull()
    expect(kindsOf(splashed)).toEqual(['after'])
    const again = go(splashed, { kind: 'after', after: 'same' })
    expect(rules.moves(again)).not.toContainEqual(placeAt(3))
    expect(again.tallies[1]).toMatchObject({ splashes: 1, same: 1 })
  })
  test('can be followed by somebody else, or by asking for a flag', () => {
    const swapped = go(splashed, { kind: 'after', after: 'swap' })
    expect([inHand(swapped), swapped.queue, swapped.seat]).toEqual([2, [2, 1], 0])
    expect(go(splashed, { kind: 'after', after: 'ask' }).phase).toBe('flag')
  })
  test('opens the forecast the second time, and everyone is wet the fourth time', () => {
    const same: Move = { kind: 'after', after: 'same' }
    const twice = go(splashed, same, placeAt(2), same)
    expect([splashed.forecast, twice.forecast]).toEqual([false, true])
    const wet = go(twice, placeAt(1), { kind: 'after', after: 'swap' }, noFlag, placeAt(2))
    expect([wet.tips, wet.phase, wet.photos.at(-1)?.dry]).toEqual([4, 'photo', false])
    expect(wet.places.every((spot) => spot === null)).toBe(true)
  })
})
test('errorless play by chance ends with everyone dry and every wish met', () => {
  for (const level of levels)
    for (let seed = 1; seed <= 8; seed++) {
      const last = playOut(rules, level, { seats: 2, values: { errorless: true } }, chanceFrom(seed)).at(-1) as State
      expect(last.photos.map(({ dry, met, wishes }) => [dry, met === wishes])).toEqual([
        [true, true],
        [true, true],
        [true, true],
      ])
    }
})

test('the adult’s flag always leads to a dry photo', () => {
  for (const level of levels) {
    const states = playOut(rules, level, { seats: 3, values: {} }, chanceFrom(4), {
      choose: (moves, state) =>
        state.phase === 'place'
          ? placeAt(goodSpot(state))
          : ((moves.find(({ kind }) => kind === 'noFlag') ?? moves.at(-1)) as Move),
    })
    const { photos } = states.at(-1) as State
    expect(photos.every(({ dry }) => dry)).toBe(true)
  }
})

test('pieces placed by chance get wet at least once in most games', () => {
  const wet = Array.from({ length: 40 }, (_, seed) => {
    const last = playOut(rules, levels[2] as Level, { seats: 2, values: {} }, chanceFrom(seed)).at(-1) as State
    return last.tallies.reduce((sum, { splashes }) => sum + splashes, 0)
  })
  expect(wet.filter((count) => count > 0).length).toBeGreaterThan(30)
})

describe('a wish that waits', () => {
  const plank = planks.find(({ from, waits }) => from === 11 && waits) as (typeof planks)[number]
  const state = { ...on(plank.id, 3), phase: 'wait' as const }
  test('doesn’t count, and the choice with fewer ways opens the forecast', () => {
    const [first = 0, second = 0] = plank.waits ?? []
    const open = [first, second].map((wish) => go(state, { kind: 'wait', wish }))
    expect(open.map(({ forecast }) => forecast).toSorted()).toEqual([false, true])
    expect(wishesOf(open[0] as State)).toHaveLength(plank.wishes.length - 1)
  })
})

describe('one player', () => {
  const alone = begin(1, 1)
  const spot: Move = { kind: 'ask', about: 'spot' }
  test('asks a partner who knows the other half', () => {
    expect(kindsOf(alone)).toEqual(['ask', 'noFlag'])
    const told = go(alone, { kind: 'ask', about: 'weight' })
    expect(told.told.filter(({ weight }) => weight)).toHaveLength(1)
    expect(told.phase).toBe('place')
    const flagged = go(alone, spot)
    expect([flagged.flag?.by, flagged.flag?.spot]).toEqual(['partner', goodSpot(alone)])
    expect(flagged.tallies[0]).toMatchObject({ took: 0, questions: 1, named: 1 })
  })

  test('is named one spot on a plank', () => {
    const next = go(alone, spot, { kind: 'answer', answer: 'took' }, placeAt(goodSpot(alone)))
    expect(rules.moves(next)).not.toContainEqual(spot)
  })

  /** Asks for a spot when that many pieces are left, takes it, and places the others by chance. */
  const playLazily = (level: Level, seed: number, left: number) => {
    const hand = chanceFrom(seed + 50)
    const choose = (moves: Move[], { queue }: State) =>
      moves.find((move) => move.kind === 'ask' && move.about === 'spot' && queue.length <= left) ??
      moves.find((move) => move.kind === 'answer') ??
      moves.find((move) => move.kind === 'noFlag') ??
      hand.pick(moves.filter(({ kind }) => kind !== 'help'))
    return (playOut(rules, level, { seats: 1, values: {} }, chanceFrom(seed), { choose }).at(-1) as State).photos
  }
  test.each([1, 2, 9])('isn’t led through a plank by the partner, asked with %i pieces left', (left) => {
    const photos = levels
      .slice(1)
      .flatMap((level) => Array.from({ length: 30 }, (_, seed) => playLazily(level, seed, left)))
      .flat()
    const solved = photos.filter(({ dry, met, wishes }) => dry && met === wishes)
    expect(solved.length / photos.length).toBeLessThan(0.5)
  })
})

describe('the goose', () => {
  const asks = (seed: number) =>
    playOut(rules, levels[0] as Level, { seats: 2, values: { errorless: true } }, chanceFrom(seed)).find(
      ({ phase }) => phase === 'goose',
    )
  const state = Array.from({ length: 20 }, (_, seed) => asks(seed)).find(Boolean) as State
  test('asks only where it fits, and never on the first plank', () => {
    expect(state.at).toBeGreaterThan(0)
    const aboard = go(state, { kind: 'goose', aboard: true })
    expect(aboard.pieces.at(-1)?.kind).toBe('goose')
    const fits = rules
      .moves({ ...aboard, errorless: false })
      .some((move) => move.kind === 'place' && Math.abs(forecastAt(aboard, move.spot)) <= bandOf(aboard))
    expect(fits).toBe(true)
  })
  test('waves from the shore if there is no room', () => {
    const ashore = go(state, { kind: 'goose', aboard: false })
    expect([ashore.phase, ashore.photos.at(-1)?.goose]).toEqual(['photo', 'shore'])
  })
})

test('a pass gives the piece, and its card, to the next player', () => {
  const passed = go(begin(0, 3), { kind: 'pass' })
  expect([passed.seat, passed.owners[0]]).toEqual([1, 1])
  expect(() => go(begin(0, 1), { kind: 'pass' })).toThrow('not a move here')
})

test('someone aboard can be moved when the plank isn’t level, and remembers it', () => {
  const states = Array.from({ length: 30 }, (_, seed) =>
    playOut(rules, levels[1] as Level, { seats: 2, values: {} }, chanceFrom(seed)),
  ).flat()
  const fixing = states.find(({ phase }) => phase === 'fix') as State
  const piece = fixing.places.findIndex((spot) => spot !== null)
  const moved = go(fixing, { kind: 'fix', piece })
  expect([moved.moved, moved.queue, moved.phase]).toEqual([[...fixing.moved, piece], [piece], 'place'])
  expect(isMet({ who: piece, want: 'still', other: null }, [...fixing.places], 4, moved.moved)).toBe(false)
})

test('counts a turn for each time the view hands over', () => {
  const state = { now: begin(1, 2), ended: 0 }
  const hand: Chance = chanceFrom(3)
  while (!rules.isOver(state.now)) {
    const move = hand.pick(rules.moves(state.now))
    state.now = rules.apply(state.now, move, rng)
    if (endsTurn(move, state.now)) state.ended++
  }
  expect(state.now.tallies.reduce((sum, { turns }) => sum + turns, 0)).toBe(state.ended)
})

test('wind pushes the beam before anything hangs on it', () => {
  const state = begin(3)
  expect(torqueNow(state)).toBe(plankOf(state).wind)
  expect(torqueNow(state)).not.toBe(0)
})

test('a device that only shows cards is done when its player is', () => {
  const cards = begin(1, 1, { screen: 'cards' })
  expect(rules.moves(cards)).toEqual([{ kind: 'next' }])
  const done = go(cards, { kind: 'next' })
  expect([rules.isOver(done), done.tallies[0]?.turns]).toEqual([true, 0])
})
