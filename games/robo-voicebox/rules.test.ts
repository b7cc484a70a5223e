import { describe, expect, test } from 'vitest'
import { chanceFrom } from '@marigold/device'
import { checkRules } from '../kit/checks.ts'
import { playOut } from '../kit/rules.ts'
import { levels } from './levels.ts'
import { firstWrong, isRight, partOf, rules } from './rules.ts'
import { fits, seatOfSlot, soundsIn, taskOf, type Move, type State } from './state.ts'
import { walkOf } from './walk.ts'

type Values = Record<string, string | number | boolean>
const level = (index: number) => levels[index] as (typeof levels)[number]
const begin = (index: number, values: Values = {}, seats = 1, seed = 1) =>
  rules.start(level(index), { seats, values }, chanceFrom(seed))
const play = (state: State, ...moves: Move[]) => moves.reduce((at, move) => rules.apply(at, move, chanceFrom(3)), state)

/** Returns the move that fixes the first wrong slot. */
function mend(state: State): Move {
  const task = taskOf(state)
  const slot = firstWrong(task, state.slots)
  const wanted = task.answer[slot] ?? null
  if (wanted === null) return { kind: 'take', slot }
  const chip = task.chips.findIndex((_, at) => fits(task, at, slot) && !state.slots.includes(at))
  return { kind: 'put', chip: chip < 0 ? wanted : chip, slot }
}
function builder(moves: Move[], state: State): Move {
  const first = moves[0] as Move
  if (state.phase !== 'build') return first
  return isRight(taskOf(state), state.slots) ? { kind: 'pull' } : mend(state)
}
/** Builds the current word. */
function build(state: State): State {
  let at = state
  while (!isRight(taskOf(at), at.slots)) at = play(at, mend(at))
  return at
}
/** Fills the slots with a wrong word. */
function jumble(state: State, turn = 1): State {
  const { answer } = taskOf(state)
  const chips = [...answer.slice(turn), ...answer.slice(0, turn)]
  return play(state, ...chips.flatMap((chip, slot): Move[] => (chip === null ? [] : [{ kind: 'put', chip, slot }])))
}

checkRules({
  rules,
  levels,
  seats: [1, 2],
  games: 6,
  choose: builder,
  settings: {
    'the level as it is': {},
    'twelve words among six extra chips': { words: 12, extra: 6 },
    'one sound, no extra chips, no hints': { focus: 'S', extra: 0, hint: 0, words: 4 },
  },
})

test('lets a random player build every word on the first try in errorless play', () => {
  for (const index of levels.keys())
    for (let seed = 0; seed < 4; seed++) {
      const start = { seats: 1, values: { errorless: true, words: 4 } }
      const last = playOut(rules, level(index), start, chanceFrom(seed)).at(-1) as State
      expect(last.built.map(({ tries, shown }) => [tries, shown])).toEqual(Array(4).fill([1, false]))
    }
})

test('says what was built: the word, another word, or a silly one', () => {
  const state = begin(1, { focus: 'K' })
  expect(play(build(state), { kind: 'pull' }).said).toEqual({ kind: 'right', text: taskOf(state).word })
  const other = jumble(state)
  expect(['silly', 'word']).toContain(play(other, { kind: 'pull' }).said?.kind)
  expect(play(other, { kind: 'pull' }).said?.text).not.toBe(taskOf(state).word)
})

test('shows the answer after three wrong pulls, then continues with a part', () => {
  const once = play(jumble(begin(2)), { kind: 'pull' })
  expect([once.phase, once.wrong, once.built]).toEqual(['build', 1, []])
  const shown = play(jumble(play(jumble(once, 2), { kind: 'pull' }), 3), { kind: 'pull' })
  expect([shown.phase, shown.slots]).toEqual(['part', taskOf(once).answer])
  expect(shown.built).toEqual([{ word: taskOf(once).word, tries: 3, shown: true, hinted: true }])
})

test.each([
  [1, 1, 3],
  [2, 2, 3],
  [0, null, 3],
])('hint after %s: shows it at wrong try %s, and the answer after %s', (hint, comes, shown) => {
  let state = begin(4, { hint })
  const seen: number[] = []
  for (let turn = 1; state.phase === 'build'; turn++) {
    state = play(jumble(state, turn), { kind: 'pull' })
    if (state.hinted) seen.push(turn)
  }
  expect([seen[0] ?? null, state.wrong]).toEqual([comes, shown])
  expect(state.counts.hints).toBe(comes === null ? 0 : 1)
})

test('repeats the word without counting a try if nothing changed', () => {
  const once = play(jumble(begin(2)), { kind: 'pull' })
  const again = play(once, { kind: 'pull' })
  expect([again.wrong, again.said?.kind, again.counts.levers]).toEqual([1, 'again', 2])
})

test('counts chip errors by position: first, middle, and last', () => {
  const state = jumble(begin(4, { extra: 0 }))
  const { errors } = play(state, { kind: 'pull' }).counts
  expect(errors).toEqual({ first: 1, middle: 3, last: 1 })
  const place = begin(0)
  const right = taskOf(place).answer.indexOf(0)
  const wrong = play(place, { kind: 'put', chip: 0, slot: (right + 1) % 3 }, { kind: 'pull' })
  expect(Object.values(wrong.counts.errors)).toEqual([0, 1, 2].map((slot) => Number(slot === [0, 1, 2][right])))
})

/** Returns a word with these chips, placed in this order. */
function laid(
  word: string,
  chips: readonly (readonly [letters: string, sound: string])[],
  order: readonly number[],
): State {
  const all = chips.map((_, at) => at)
  const task = {
    kind: 'build' as const,
    word,
    from: null,
    chips: chips.map(([letters, sound]) => ({ letters, sound })),
    begin: all.map(() => null),
    answer: all,
  }
  const state = { ...begin(1), tasks: [task], slots: task.begin }
  return play(state, ...order.map((chip, slot): Move => ({ kind: 'put', chip, slot })))
}
const dog = [
  ['d', 'D'],
  ['o', 'AO'],
  ['g', 'G'],
] as const
const flag = [
  ['f', 'F'],
  ['l', 'L'],
  ['a', 'AE'],
  ['g', 'G'],
] as const

test('hiccups a rude word away without saying it or counting a try', () => {
  const built = laid('dog', dog, [2, 1, 0])
  expect([built.hiccups, built.slots, built.said]).toEqual([1, [null, null, null], null])
  expect([built.counts.levers, built.wrong]).toEqual([0, 0])
  expect(laid('dog', dog, [0, 1, 2]).hiccups).toBe(0)
})

test('hiccups away a made-up word that contains one of the worst', () => {
  expect(laid('flag', flag, [1, 0, 2, 3]).hiccups).toBe(1)
  expect([laid('flag', flag, [0, 1, 2, 3]).hiccups, laid('flag', flag, [2, 1, 0, 3]).hiccups]).toEqual([0, 0])
})

test('changes, adds, and removes chips at level 4, starting from a known word', () => {
  const { tasks } = begin(3)
  expect(new Set(tasks.map(({ kind }) => kind))).toEqual(new Set(['change', 'add', 'remove']))
  for (const task of tasks) {
    const differ = task.answer.filter((chip, slot) => chip !== task.begin[slot])
    expect([task.word, differ.length]).toEqual([task.word, 1])
  }
})

test('alternates chips between two players, and the starting player between words', () => {
  const state = begin(1, { words: 4 }, 2)
  expect([0, 1, 2].map((slot) => seatOfSlot(state, slot))).toEqual([0, 1, 0])
  const next = play(build(state), { kind: 'pull' }, { kind: 'part', option: 0 })
  expect([next.seat, [0, 1, 2].map((slot) => seatOfSlot(next, slot))]).toEqual([1, [1, 0, 1]])
  expect(play(next, { kind: 'pass' }).seat).toBe(0)
})

test('balances positions at level 1 and uses each word once', () => {
  const { tasks } = begin(0, { words: 12 })
  const places = tasks.map(({ answer }) => answer.indexOf(0))
  for (const place of [0, 1, 2]) expect(places.filter((one) => one === place).length).toBeGreaterThan(1)
  expect(new Set(tasks.map(({ word }) => word)).size).toBe(12)
})

test('uses the practiced sound in every word if there are enough words', () => {
  for (const index of levels.keys())
    for (const task of begin(index, { focus: 'S', words: 8 }).tasks) {
      const sounds = [...soundsIn(task, task.answer), ...soundsIn(task, task.begin)]
      expect([levels[index]?.name, task.word, sounds.includes('S')]).toEqual([levels[index]?.name, task.word, true])
    }
})

test.each(levels.map(({ name }, index) => [name, index] as const))(
  'ten plays of eight words meet no word twice at level %s',
  (_name, index) => {
    let used: readonly string[] = []
    const seen: string[] = []
    for (let seed = 0; seed < 10; seed++) {
      const state = rules.start(level(index), { seats: 1, values: {}, kept: { used } }, chanceFrom(seed))
      used = state.dealt
      seen.push(...state.tasks.map(({ word, from }) => `${from ?? ''}>${word}`))
    }
    expect(seen.length - new Set(seen).size).toBe(0)
  },
)

test('uses the chosen parts and name', () => {
  const states = playOut(rules, level(0), { seats: 1, values: { words: 4 } }, chanceFrom(5), {
    choose: (moves, state) => (state.phase === 'part' ? (moves.at(-1) as Move) : builder(moves, state)),
  })
  const last = states.at(-1) as State
  expect(Object.values(last.parts).filter((option) => option > 1)).toHaveLength(4)
  expect([last.names.length, last.name]).toEqual([3, last.names[0]])
})

/** Builds words until a choice of this kind. */
function until(wanted: (state: State) => boolean, state: State): State {
  let at = state
  while (!wanted(at)) at = play(at, builder(rules.moves(at), at))
  return at
}
const atFeet = (state: State) => state.phase === 'part' && partOf(state) === 'feet'
const atGift = (state: State) => state.phase === 'gift'

test('a part shines if its word was right on the first pull, and a part earned with help works as well', () => {
  const alone = play(build(begin(2)), { kind: 'pull' }, { kind: 'part', option: 0 })
  const helped = play(build(play(jumble(begin(2)), { kind: 'pull' })), { kind: 'pull' }, { kind: 'part', option: 0 })
  expect([alone.shiny, helped.shiny]).toEqual([[partOf(begin(2))], []])
  expect(helped.parts).toEqual(alone.parts)
})

test('asks for feet after the second word, and half-way for a part or a silly name, but not at the easiest level', () => {
  for (const index of levels.keys()) {
    expect(until(atFeet, begin(index)).built).toHaveLength(2)
    const states = playOut(rules, level(index), { seats: 1, values: {} }, chanceFrom(2), { choose: builder })
    const gifts = states.filter(atGift).map(({ built }) => built.length)
    expect(gifts).toEqual(index === 0 ? [] : [5])
  }
})

test('builds the silly name from any chips, and keeps it to the end', () => {
  let state = play(until(atGift, begin(2)), { kind: 'gift', gift: 'name' })
  for (let chip = 0; chip < 3; chip++) {
    expect([state.phase, state.name]).toEqual(['spell', null])
    state = play(state, rules.moves(state)[0] as Move)
  }
  expect([state.phase, state.round]).toEqual(['build', 5])
  expect(state.name).toMatch(/^[A-Z][a-z]+$/)
  const over = until(rules.isOver, state)
  expect([over.name, over.names]).toEqual([state.name, []])
})

test('never offers a chip that would make a silly name unsuitable', () => {
  const spelling = { ...laid('dog', dog, []), phase: 'spell' as const, spelling: [2, 1] }
  expect(rules.moves(spelling)).toEqual([])
  expect(rules.moves({ ...spelling, spelling: [0, 1] })).toEqual([{ kind: 'spell', chip: 2 }])
})

describe('choices with stakes', () => {
  const seeds = Array.from({ length: 300 }, (_, seed) => seed)
  /** How often each option brings more than the other, in games of one seed. */
  const ahead = (outcomes: (seed: number) => [number, number]) => {
    const pairs = seeds.map(outcomes)
    return [0, 1].map((at) => pairs.filter((pair) => (pair[at] ?? 0) > (pair[1 - at] ?? 0)).length / seeds.length)
  }
  const alone = (state: State) => walkOf(state).filter((stop) => stop.alone).length

  test('neither wheels nor springs pass more of the walk in over 60% of games, and no feet pass all of it', () => {
    const shares = ahead((seed) => {
      const state = until(atFeet, begin(1, {}, 1, seed))
      const [wheels = 0, springs = 0] = [0, 1].map((option) => alone(play(state, { kind: 'part', option })))
      return [wheels, springs]
    })
    for (const share of shares) expect(share).toBeLessThanOrEqual(0.6)
    expect(shares[0]! + shares[1]!).toBe(1)
    const most = seeds.map((seed) =>
      alone({ ...begin(1, {}, 1, seed), parts: { ...begin(1).parts, feet: 1 + (seed % 2) } }),
    )
    expect([Math.min(...most), Math.max(...most)]).toEqual([1, 2])
  })

  test('neither a part nor a silly name brings more friends in over 60% of games', () => {
    const state = until(atGift, begin(1))
    const friends = (gift: 'part' | 'name', seed: number) =>
      rules.apply(state, { kind: 'gift', gift }, chanceFrom(seed)).friends
    const shares = ahead((seed) => [friends('part', seed), friends('name', seed)])
    for (const share of shares) expect(share).toBeLessThanOrEqual(0.6)
    expect(Math.min(...shares)).toBeGreaterThan(0.4)
  })

  test('neither depends on whether a word was right', () => {
    const wrong = play(jumble(begin(2)), { kind: 'pull' })
    expect([wrong.hidden, wrong.friends]).toEqual([begin(2).hidden, 0])
  })
})

test('the walk says every word, in order', () => {
  for (const words of [4, 8, 12]) {
    const over = until(rules.isOver, begin(1, { words }))
    expect(walkOf(over).flatMap((stop) => stop.words)).toEqual(over.built.map(({ word }) => word))
  }
})

test('rejects an illegal move', () => {
  expect(() => play(begin(0), { kind: 'pull' })).toThrow('not a move here')
  expect(() => play(begin(0), { kind: 'pass' })).toThrow('not a move here')
})
