import { chanceFrom } from '@marigold/device'
import { describe, expect, test } from 'vitest'
import { checkRules } from '../kit/checks.ts'
import { playOut } from '../kit/rules.ts'
import { benchSize } from './bench.ts'
import { fillsOrder, avoidedWords, isReal, wordsMadeOf } from './book.ts'
import { levels } from './levels.ts'
import { piecesOf, piecesWith, placesOf } from './window.ts'
import { askedOf, canMake, maxHeat, rules, signsOf, type Move, type State } from './rules.ts'

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
/** Chooses iron and a quick order where that is asked. */
function sure(state: State): State {
  if (state.phase === 'metal') return play(state, { kind: 'metal', ore: false })
  return state.phase === 'plan' ? play(state, { kind: 'plan', masterpiece: false }) : state
}
const lay = (state: State, parts: readonly string[]) =>
  play(
    state,
    ...parts.map((part): Move => ({ kind: 'place', tile: state.bench.findIndex((tile) => tile.part === part) })),
  )
const strike = (state: State, parts: readonly string[]) => play(lay(sure(state), parts), { kind: 'strike' })
const answer = (state: State) => askedOf(state)?.parts ?? []
const next: Move = { kind: 'said', how: 'none' }
test('a second press of Next is ignored', () => {
  const rung = strike(begin(), answer(begin()))
  expect(canMake(rung, next)).toBe(true)
  expect(canMake(play(rung, next), next)).toBe(false)
})

/** Returns two parts of the bench that make no word. */
function nonsense(state: State): string[] {
  const parts = state.bench.map(({ part }) => part)
  for (const a of parts) {
    for (const b of parts) {
      const [word] = wordsMadeOf([a, b], () => true).keys()
      if (a !== b && word && !isReal(word, state.level.section)) return [a, b]
    }
  }
  throw new Error('every pair is a word')
}
const bonus = (state: State) => {
  const asked = askedOf(state)?.word ?? ''
  const words = wordsMadeOf(
    state.bench.map(({ part }) => part),
    (word) => isReal(word, state.level.section) && !fillsOrder(word, asked),
  )
  return [...words.values()][0] ?? []
}

describe.each(levels.filter(({ open }) => !open))('orders of level “$name”', (level) => {
  test.each(['all', 'front', 'back'])(
    'can be filled from the bench, which makes no offensive word (part set %s)',
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
          expect([...wordsMadeOf(parts, (word) => avoidedWords.has(word)).keys()]).toEqual([])
          state = sure(play(strike(state, answer(state)), next))
        }
        expect(state).toMatchObject({ met: 4, cracks: 0, strikes: 4 })
      }
    },
  )

  test('are not repeated in ten games', () => {
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

test('the open bench asks for the metal of every fifth word, and one word takes it', () => {
  const open = levels.find((level) => level.open)
  const hand = chanceFrom(4)
  const last = playOut(rules, open ?? first, { seats: 1, values: {} }, chanceFrom(3), {
    max: 20_000,
    choose: (moves) =>
      moves.find((move) => move.kind === 'metal' && move.ore) ?? hand.pick(moves.filter(({ kind }) => kind !== 'end')),
  })
  const asked = last.filter(({ phase }, at) => phase === 'metal' && last[at - 1]?.phase !== 'metal')
  expect(asked.length).toBeGreaterThan(0)
  for (const state of asked) expect([state.wall.length % 4, state.metal]).toEqual([0, 'iron'])
  const ore = (last.at(-1) as State).wall.filter(({ metal }) => metal !== 'iron')
  expect(ore.length).toBeLessThanOrEqual(asked.length)
})

test('the open bench makes at least six words', () => {
  const open = levels.find((level) => level.open)
  for (let seed = 1; seed <= 15; seed++) {
    const { bench } = begin({}, open, 1, seed)
    const parts = bench.map(({ part }) => part)
    expect(wordsMadeOf(parts, (word) => isReal(word, 'english')).size).toBeGreaterThanOrEqual(6)
    expect(wordsMadeOf(parts, (word) => avoidedWords.has(word)).size).toBe(0)
  }
})

test('suffixes alone make no word, even if they spell one', () => {
  const open = levels.find((level) => level.open)
  const has = ({ bench }: State, part: string) => bench.some((tile) => tile.part === part)
  let seed = 0
  let state = begin({}, open, 1, seed)
  while (!has(state, '-ly') || !has(state, '-s')) state = begin({}, open, 1, ++seed)
  expect(strike(state, ['-ly', '-s'])).toMatchObject({ last: { kind: 'crack', word: 'lies' }, wall: [] })
})

test('a strike costs heat, and a sentence gives the same back however it was said; none gives nothing', () => {
  const struck = play(strike(begin(), nonsense(begin())))
  expect(struck).toMatchObject({ heat: maxHeat - 1, cracks: 1, misses: 1, phase: 'build', mold: [] })
  const rang = strike(struck, answer(struck))
  expect(rang).toMatchObject({ heat: maxHeat - 2, phase: 'rung', met: 1 })
  for (const how of ['alone', 'together', 'heard'] as const)
    expect(play(rang, { kind: 'said', how })).toMatchObject({
      heat: maxHeat,
      sentences: { alone: how === 'alone' ? 1 : 0, together: how === 'together' ? 1 : 0 },
    })
  expect(play(rang, next).heat).toBe(maxHeat - 2)
})

test('after two wrong strikes the answer is put in the mold, only has to be struck, and counts as shown', () => {
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

test('a real word that was not ordered is a bonus with an ingot and no lost try, but not when it is made again', () => {
  const seed = Array.from({ length: 40 }, (_, i) => i).find((one) => bonus(begin({}, first, 1, one)).length > 0) ?? 0
  let state = begin({}, first, 1, seed)
  const extra = bonus(state)
  state = play(strike(state, extra), next)
  expect(state).toMatchObject({ ingots: 1, misses: 0, order: 0, phase: 'build' })
  state = strike(state, extra)
  expect(state).toMatchObject({ ingots: 1, misses: 1, last: { kind: 'again' } })
})

test('a cold fire is warmed by a sentence alone, and without one work goes on cold and pays no ingot', () => {
  const cold: State = { ...begin(), heat: 1 }
  // Without a word there is nothing to say a sentence with.
  expect(strike(cold, nonsense(cold))).toMatchObject({ heat: 0, phase: 'build', misses: 1 })
  let later: State = { ...play(strike(begin(), answer(begin())), next), phase: 'build', heat: 1 }
  later = strike(later, nonsense(later))
  expect(later.phase).toBe('stoke')
  for (const how of ['alone', 'together', 'heard'] as const)
    expect(play(later, { kind: 'stoke', how })).toMatchObject({ heat: 3, phase: 'build' })
  expect(play(later, { kind: 'stoke', how: 'none' })).toMatchObject({ heat: 0, phase: 'build' })
  const seed = Array.from({ length: 40 }, (_, i) => i).find((one) => bonus(begin({}, first, 1, one)).length > 0) ?? 0
  const bench: State = { ...begin({}, first, 1, seed), heat: 0 }
  expect(strike(bench, bonus(bench)).ingots).toBe(0)
})

/** Plays a game by filling every order, with these choices; returns the places filled in the window. */
function windowOf(seed: number, ore: boolean, masterpiece: boolean): number {
  const chance = chanceFrom(seed)
  let state = begin({ orders: 8 }, first, 1, seed)
  while (!rules.isOver(state)) {
    const [move] = rules.moves(state)
    const now = state
    const lays = answer(now).map((part) => now.bench.findIndex((tile) => tile.part === part))
    const chosen: Move | undefined =
      now.phase === 'metal'
        ? { kind: 'metal', ore }
        : now.phase === 'plan'
          ? { kind: 'plan', masterpiece }
          : now.phase === 'rung'
            ? { kind: 'said', how: 'alone' }
            : now.phase === 'build' && now.mold.length < lays.length
              ? { kind: 'place', tile: lays[now.mold.length] ?? 0 }
              : now.phase === 'build'
                ? { kind: 'strike' }
                : move
    state = rules.apply(state, chosen as Move, chance)
  }
  return placesOf(state.wall)
}

test('neither ore nor iron, and neither quick orders nor masterpieces, fill more in over 60% of games', () => {
  const seeds = Array.from({ length: 60 }, (_, seed) => seed)
  const plain = seeds.map((seed) => windowOf(seed, false, false))
  for (const other of [
    seeds.map((seed) => windowOf(seed, true, false)),
    seeds.map((seed) => windowOf(seed, false, true)),
  ]) {
    const ahead = other.map((places, at) => Math.sign(places - (plain[at] ?? 0)))
    for (const side of [1, -1])
      expect(ahead.filter((one) => one === side).length / seeds.length).toBeLessThanOrEqual(0.6)
  }
})

test('the second order asks for the metal, and the third for the plan; a masterpiece takes the place of an order', () => {
  const fill = (state: State) => play(strike(state, answer(state)), { kind: 'said', how: 'alone' })
  let state = fill(begin({ orders: 8 }))
  expect(rules.moves(state)).toEqual([
    { kind: 'metal', ore: false },
    { kind: 'metal', ore: true },
  ])
  state = fill(play(state, { kind: 'metal', ore: false }))
  expect(state.wall.at(-1)).toMatchObject({ metal: 'iron', masterpiece: false })
  expect(state.phase).toBe('plan')
  const large = play(state, { kind: 'plan', masterpiece: true })
  expect(large.queue).toHaveLength(7)
  expect(strike(large, answer(large))).toMatchObject({ heat: (large.heat ?? 0) - 2 })
  expect(strike(large, answer(large)).wall.at(-1)).toMatchObject({ masterpiece: true })
})

test('words stay in the shop for the next game; a full shop keeps what it has', () => {
  let shop: unknown
  for (let seed = 1; seed < 9; seed++) {
    const state = begin({ orders: 8 }, first, 1, seed)
    const wall = strike(state, answer(state)).wall
    const before = piecesOf(shop)
    shop = piecesWith(shop, wall, 0)
    expect(piecesOf(JSON.parse(JSON.stringify(shop))).slice(0, before.length)).toEqual(before)
  }
  expect(piecesOf(shop).length).toBeGreaterThan(1)
  for (const grown of [
    null,
    undefined,
    3,
    { pieces: 'x' },
    { pieces: [null, { word: '<b>', metal: 'iron' }, { word: 'a', metal: 'tin' }] },
  ])
    expect(piecesOf(grown)).toEqual([])
})

test('with heat switched off, a strike costs nothing', () => {
  const state = begin({ heat: false })
  expect(strike(state, nonsense(state)).heat).toBeNull()
})

test('two players take turns by strikes, and a single player by orders', () => {
  const two = begin({}, first, 2)
  const missed = strike(two, nonsense(two))
  expect(missed).toMatchObject({ seat: 1, turnOver: true, order: 0 })
  expect(play(strike(missed, answer(missed)), next)).toMatchObject({ seat: 0, turnOver: true, order: 1 })
  const one = begin()
  expect(strike(one, nonsense(one)).turnOver).toBe(false)
  expect(play(strike(one, answer(one)), next).turnOver).toBe(true)
})

test('an order can be swapped three times, and a swapped order comes back later', () => {
  const state = begin()
  const [before] = state.queue
  const swapped = play(state, { kind: 'swap' })
  expect(swapped.queue.at(-1)).toBe(before)
  expect(swapped.swaps).toBe(2)
  expect(rules.moves(play(swapped, { kind: 'swap' }, { kind: 'swap' })).some(({ kind }) => kind === 'swap')).toBe(false)
})

test('errorless offers only the next right tile and the right strike', () => {
  let state = begin({ errorless: true })
  for (const part of answer(state)) {
    const places = rules.moves(state).filter(({ kind }) => kind === 'place')
    expect(places).toHaveLength(1)
    state = lay(state, [part])
  }
  expect(play(state, { kind: 'strike' })).toMatchObject({ met: 1 })
})

test('at the end the longest words are offered for the sign, but none that was only shown', () => {
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
