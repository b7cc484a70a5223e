import { chanceFrom } from '@marigold/device'
import { describe, expect, test } from 'vitest'
import { checkRules } from '../kit/checks.ts'
import { playOut } from '../kit/rules.ts'
import { benchSize } from './bench.ts'
import { answers, avoided, isReal, madeOf } from './book.ts'
import { levels } from './levels.ts'
import { askedOf, canMake, mostHeat, rules, signsOf, type Move, type State } from './rules.ts'

const usual = { orders: 4 }
checkRules({
  rules,
  levels,
  seats: [1, 2],
  settings: {
    'usual settings': usual,
    errorless: { ...usual, errorless: true },
    'no heat, sentences needed': { ...usual, heat: false, sentence: 'must' },
    'no sentences, endings': { ...usual, sentence: 'off', set: 'back' },
  },
  games: 4,
  most: 20_000,
})

const first = levels[0]
if (!first) throw new Error('no level')
const begin = (values: Record<string, string | number | boolean> = {}, level = first, seats = 1, seed = 5) =>
  rules.start(level, { seats, values }, chanceFrom(seed))
const rng = chanceFrom(9)
const play = (state: State, ...moves: Move[]) => moves.reduce((now, move) => rules.apply(now, move, rng), state)
const lay = (state: State, parts: readonly string[]) =>
  play(
    state,
    ...parts.map((part): Move => ({ kind: 'place', tile: state.bench.findIndex((tile) => tile.part === part) })),
  )
const strike = (state: State, parts: readonly string[]) => play(lay(state, parts), { kind: 'strike' })
const answer = (state: State) => askedOf(state)?.parts ?? []
const next: Move = { kind: 'said', how: 'none' }
test('a second press of Next is no move any more', () => {
  const rung = strike(begin(), answer(begin()))
  expect(canMake(rung, next)).toBe(true)
  expect(canMake(play(rung, next), next)).toBe(false)
})

/** Two parts of the bench that make nothing. */
function nonsense(state: State): string[] {
  const parts = state.bench.map(({ part }) => part)
  for (const a of parts) {
    for (const b of parts) {
      const [word] = madeOf([a, b], () => true).keys()
      if (a !== b && word && !isReal(word, state.level.section)) return [a, b]
    }
  }
  throw new Error('every pair is a word')
}
const bonus = (state: State) => {
  const asked = askedOf(state)?.word ?? ''
  const words = madeOf(
    state.bench.map(({ part }) => part),
    (word) => isReal(word, state.level.section) && !answers(word, asked),
  )
  return [...words.values()][0] ?? []
}

describe.each(levels.filter(({ open }) => !open))('orders of level “$name”', (level) => {
  test.each(['all', 'front', 'back'])(
    'can be filled from the bench, which makes nothing unkind (part set %s)',
    (set) => {
      for (let seed = 1; seed <= 25; seed++) {
        let state = begin({ set, orders: 4 }, level, 1, seed)
        while (state.phase === 'build') {
          expect(state.bench).toHaveLength(benchSize)
          const parts = state.bench.map(({ part }) => part)
          expect(new Set(parts).size).toBe(benchSize)
          for (const row of [0, 1, 2])
            expect(state.bench.filter((tile) => tile.row === row).length).toBeLessThanOrEqual(4)
          expect(state.bench.every(({ row }) => row < 3)).toBe(true)
          expect(parts).toEqual(expect.arrayContaining(answer(state)))
          expect([...madeOf(parts, (word) => avoided.has(word)).keys()]).toEqual([])
          state = play(strike(state, answer(state)), next)
        }
        expect(state).toMatchObject({ met: 4, cracks: 0, strikes: 4 })
      }
    },
  )

  test('do not come again in ten plays', () => {
    let kept: Record<string, { used: string[] }> = {}
    const asked: string[] = []
    for (let seed = 1; seed <= 10; seed++) {
      const state = rules.start(level, { seats: 1, values: {}, kept }, chanceFrom(seed))
      asked.push(...state.queue)
      kept = { [level.section]: { used: state.used } }
    }
    expect(asked).toHaveLength(80)
    expect(new Set(asked).size).toBe(80)
  })
})

test('the open bench makes at least six words', () => {
  const open = levels.find((level) => level.open)
  for (let seed = 1; seed <= 15; seed++) {
    const { bench } = begin({}, open, 1, seed)
    const parts = bench.map(({ part }) => part)
    expect(madeOf(parts, (word) => isReal(word, 'english')).size).toBeGreaterThanOrEqual(6)
    expect(madeOf(parts, (word) => avoided.has(word)).size).toBe(0)
  }
})

test('endings alone make no word, even where they spell one', () => {
  const open = levels.find((level) => level.open)
  const has = ({ bench }: State, part: string) => bench.some((tile) => tile.part === part)
  let seed = 0
  let state = begin({}, open, 1, seed)
  while (!has(state, '-ly') || !has(state, '-s')) state = begin({}, open, 1, ++seed)
  expect(strike(state, ['-ly', '-s'])).toMatchObject({ last: { kind: 'crack', word: 'lies' }, wall: [] })
})

test('a strike costs heat, a sentence gives some back, and none is lost for saying it together', () => {
  const struck = play(strike(begin(), nonsense(begin())))
  expect(struck).toMatchObject({ heat: mostHeat - 1, cracks: 1, misses: 1, phase: 'build', mold: [] })
  const rang = strike(struck, answer(struck))
  expect(rang).toMatchObject({ heat: mostHeat - 2, phase: 'rung', met: 1 })
  expect(play(rang, { kind: 'said', how: 'together' })).toMatchObject({
    heat: mostHeat,
    sentences: { alone: 0, together: 1 },
  })
  expect(play(rang, next).heat).toBe(mostHeat - 2)
})

test('two tries that fill nothing lay the answer into the mold; it only has to be struck, and counts as shown', () => {
  let state = begin()
  const parts = answer(state)
  state = strike(state, nonsense(state))
  state = strike(state, nonsense(state))
  expect(state).toMatchObject({ shown: true, misses: 2 })
  expect(rules.moves(state)).toEqual([{ kind: 'strike' }])
  state = play(state, { kind: 'strike' })
  expect(state.wall).toMatchObject([{ parts, as: 'shown' }])
  expect(play(state, next)).toMatchObject({ order: 1, met: 0, misses: 0, shown: false })
})

test('a real word that nobody asked for is a bonus: an ingot, no try lost, the order stays; made twice it is none', () => {
  const seed = Array.from({ length: 40 }, (_, i) => i).find((one) => bonus(begin({}, first, 1, one)).length > 0) ?? 0
  let state = begin({}, first, 1, seed)
  const extra = bonus(state)
  state = play(strike(state, extra), next)
  expect(state).toMatchObject({ ingots: 1, misses: 0, order: 0, phase: 'build' })
  state = strike(state, extra)
  expect(state).toMatchObject({ ingots: 1, misses: 1, last: { kind: 'again' } })
})

test('without heat the fire is low: the bellows, or a sentence once there is a word, before the next strike', () => {
  let state: State = { ...begin(), heat: 1 }
  state = strike(state, nonsense(state))
  expect(rules.moves(state)).toEqual([{ kind: 'stoke', how: 'bellows' }])
  expect(play(state, { kind: 'stoke', how: 'bellows' })).toMatchObject({ heat: 2, phase: 'build', misses: 1 })
  let later: State = { ...play(strike(begin(), answer(begin())), next), heat: 1 }
  later = strike(later, nonsense(later))
  expect(play(later, { kind: 'stoke', how: 'said' })).toMatchObject({ heat: 3, sentences: { alone: 1, together: 0 } })
})

test('with heat switched off a strike costs nothing', () => {
  const state = begin({ heat: false })
  expect(strike(state, nonsense(state)).heat).toBeNull()
})

test('two players strike by turns, whatever comes of it; alone a turn is an order', () => {
  const two = begin({}, first, 2)
  const missed = strike(two, nonsense(two))
  expect(missed).toMatchObject({ seat: 1, turnOver: true, order: 0 })
  expect(play(strike(missed, answer(missed)), next)).toMatchObject({ seat: 0, turnOver: true, order: 1 })
  const one = begin()
  expect(strike(one, nonsense(one)).turnOver).toBe(false)
  expect(play(strike(one, answer(one)), next).turnOver).toBe(true)
})

test('another order may be taken three times, and the one that was put back comes later', () => {
  const state = begin()
  const [before] = state.queue
  const swapped = play(state, { kind: 'swap' })
  expect(swapped.queue.at(-1)).toBe(before)
  expect(swapped.swaps).toBe(2)
  expect(rules.moves(play(swapped, { kind: 'swap' }, { kind: 'swap' })).some(({ kind }) => kind === 'swap')).toBe(false)
})

test('errorless offers only the tile that leads on, and the strike that is right', () => {
  let state = begin({ errorless: true })
  for (const part of answer(state)) {
    const places = rules.moves(state).filter(({ kind }) => kind === 'place')
    expect(places).toHaveLength(1)
    state = lay(state, [part])
  }
  expect(play(state, { kind: 'strike' })).toMatchObject({ met: 1 })
})

test('at the end one of the words is chosen for the sign: the longest are offered, none that was only shown', () => {
  const states = playOut(rules, first, { seats: 1, values: { orders: 4 } }, chanceFrom(3), {
    choose: (moves, state) => {
      const missing = answer(state)[state.mold.length]
      const tile = state.bench.findIndex(({ part }) => part === missing)
      return (
        moves.find(({ kind }) => kind === 'strike') ??
        moves.find((move) => move.kind === 'place' && move.tile === tile) ??
        (moves[0] as Move)
      )
    },
  })
  const end = states.at(-1) as State
  expect(signsOf(end)).toHaveLength(4)
  expect(end.sign).toBe(signsOf(end)[0])
})
