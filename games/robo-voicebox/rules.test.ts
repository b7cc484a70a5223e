import { expect, test } from 'vitest'
import { chanceFrom } from '@marigold/device'
import { checkRules } from '../kit/checks.ts'
import { playOut } from '../kit/rules.ts'
import { levels } from './levels.ts'
import { firstWrong, isRight, rules } from './rules.ts'
import { fits, seatOfSlot, soundsIn, taskOf, type Move, type State } from './state.ts'

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

test('shows the answer after two wrong tries, then continues with a part', () => {
  const once = play(jumble(begin(2)), { kind: 'pull' })
  expect([once.phase, once.wrong, once.built]).toEqual(['build', 1, []])
  const twice = play(jumble(once, 2), { kind: 'pull' })
  expect([twice.phase, twice.slots]).toEqual(['part', taskOf(once).answer])
  expect(twice.built).toEqual([{ word: taskOf(once).word, tries: 2, shown: true, hinted: true }])
})

test.each([
  [1, 1, 2],
  [2, 2, 3],
  [0, null, 2],
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
    let dealt: Record<string, readonly string[]> = {}
    const seen: string[] = []
    for (let seed = 0; seed < 10; seed++) {
      const state = rules.start(level(index), { seats: 1, values: {}, kept: { dealt } }, chanceFrom(seed))
      dealt = { [level(index).pool]: state.dealt }
      seen.push(...state.tasks.map(({ word, from }) => `${from ?? ''}>${word}`))
    }
    expect(seen.length - new Set(seen).size).toBe(0)
  },
)

test('uses the chosen parts and name', () => {
  const states = playOut(rules, level(0), { seats: 1, values: { words: 4 } }, chanceFrom(5), {
    choose: (moves, state) => (state.phase === 'part' ? (moves[2] as Move) : builder(moves, state)),
  })
  const last = states.at(-1) as State
  expect(Object.values(last.parts).filter((option) => option === 3)).toHaveLength(4)
  expect([last.names.length, last.name]).toEqual([3, last.names[0]])
})

test('rejects an illegal move', () => {
  expect(() => play(begin(0), { kind: 'pull' })).toThrow('not a move here')
  expect(() => play(begin(0), { kind: 'pass' })).toThrow('not a move here')
})
