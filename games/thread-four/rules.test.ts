import { chanceFrom } from '@marigold/device'
import { describe, expect, test } from 'vitest'
import { checkRules } from '../kit/checks.ts'
import { playOut } from '../kit/rules.ts'
import { levels, type Level } from './levels.ts'
import { combinations } from './puzzle.ts'
import { rules } from './rules.ts'
import type { Move, State } from './state.ts'

const groupsOf = (state: State) => state.grids[state.grid]?.groups ?? []

/** Pulls any set that was not pulled before, and answers every question with its first choice. */
function choose(moves: Move[], state: State): Move {
  const pull = moves.find(({ kind }) => kind === 'pull')
  if (state.phase !== 'pull') return moves[state.bands.length % moves.length] as Move
  const size = groupsOf(state)[0]?.words.length ?? 0
  const untried = combinations([...state.board].sort(), size).filter((set) => !state.tried.includes(set.join()))
  const wanted = untried[(state.tried.length * 17 + state.board.length * 5) % untried.length] ?? []
  if (pull && (state.errorless || state.chosen.every((word) => wanted.includes(word)))) return pull
  const wrong = state.chosen.find((word) => !wanted.includes(word) && !state.errorless)
  const toggles = moves.filter((move) => move.kind === 'toggle')
  const missing = toggles.filter(({ word }) => !state.chosen.includes(word))
  const next = toggles.find(({ word }) => word === wrong) ?? missing.find(({ word }) => wanted.includes(word))
  return next ?? missing[0] ?? (moves[0] as Move)
}

checkRules({
  rules,
  levels,
  seats: [1, 4],
  games: 2,
  choose,
  settings: {
    'usual settings': {},
    'labels to choose, four slack threads': { naming: 'label', slack: '4' },
    'nothing named, slack without end, errorless': { naming: 'off', slack: 'unlimited', errorless: true },
    'a list of one’s own': { source: 'own' },
    'sixteen words of sounds for teens': { soundGrid: 16, ages: '14' },
  },
})

const level = (number: number) => levels[number - 1] as Level
const begin = (number: number, values = {}, seats = 1) => rules.start(level(number), { seats, values }, chanceFrom(5))
const rng = chanceFrom(9)
const chooseAll = (state: State, words: readonly string[]) =>
  words.reduce((now, word) => rules.apply(now, { kind: 'toggle', word }, rng), state)
const clear = (state: State) => chooseAll(state, state.chosen)
const pulled = (state: State, words: readonly string[]) =>
  rules.apply(chooseAll(clear(state), words), { kind: 'pull' }, rng)
const right = (state: State, group = 0) => pulled(state, groupsOf(state)[group]?.words ?? [])
/** Returns some words of one group and some of others, which do not make a set. */
const mixed = (state: State, own: number, skip = 0) => {
  const [first, ...more] = groupsOf(state)
  const others = more.map(({ words }) => words[skip] ?? '')
  return [...(first?.words.slice(0, own) ?? []), ...others].slice(0, first?.words.length)
}

describe('a pull', () => {
  test('of a whole group asks for its name, then for its yarn', () => {
    const found = right(begin(3))
    expect(found.phase).toBe('name')
    const named = rules.apply(found, { kind: 'score', score: 2 }, rng)
    expect([named.phase, named.threads.length]).toEqual(['yarn', 3])
    const woven = rules.apply(named, { kind: 'yarn', at: 1 }, rng)
    expect(woven.bands).toMatchObject([{ seat: 0, named: 2, thread: named.threads[1] }])
    expect([woven.board.length, woven.turnOver]).toEqual([12, true])
  })

  test('that is one away says so, costs a thread, and leaves the words chosen', () => {
    const state = begin(3)
    const words = mixed(state, 3)
    const after = pulled(state, words)
    expect(after).toMatchObject({ slack: 7, misses: 1, chosen: words, events: [{ kind: 'away' }], turnOver: true })
    expect(after.counts[0]).toMatchObject({ pulls: 1, away: 1, found: 0 })
  })

  test('of a set that was pulled before costs nothing', () => {
    const once = pulled(begin(3), mixed(begin(3), 3))
    const again = rules.apply(once, { kind: 'pull' }, rng)
    expect(again).toMatchObject({ slack: 7, events: [{ kind: 'tried' }], turnOver: false })
  })

  test('that is wrong for the second time highlights two words that belong together', () => {
    const first = pulled(begin(3), mixed(begin(3), 2))
    expect(first.lit).toEqual([])
    const second = pulled(first, mixed(first, 2, 1))
    expect(second.lit).toHaveLength(2)
    const groups = groupsOf(second).filter(({ words }) => second.lit.every((word) => words.includes(word)))
    expect(groups).toHaveLength(1)
  })

  test('that is wrong for the fourth time makes the loom weave that set in plain linen, and the game continues', () => {
    let state = begin(3)
    for (const skip of [0, 1, 2, 3]) state = pulled(state, mixed(state, 2, skip))
    expect(state.bands).toMatchObject([{ seat: null, thread: null, named: null }])
    expect(state).toMatchObject({ phase: 'pull', slack: 8, misses: 0 })
  })

  test('that uses the last slack thread makes the loom weave, and restores the threads', () => {
    let state = begin(3, { slack: '4' })
    state = { ...state, slack: 1 }
    const after = pulled(state, mixed(state, 2))
    expect(after.bands).toHaveLength(1)
    expect(after.slack).toBe(4)
  })
})

describe('naming', () => {
  test('the last group is explained, not pulled', () => {
    const named = rules.apply(right(begin(1)), { kind: 'score', score: 1 }, rng)
    const last = rules.apply(named, { kind: 'yarn', at: 0 }, rng)
    expect(last).toMatchObject({ phase: 'explain', chosen: last.board })
    const told = rules.apply(last, { kind: 'score', score: 2 }, rng)
    const next = rules.apply(told, { kind: 'yarn', at: 0 }, rng)
    expect(next.bands.map(({ explained }) => explained)).toEqual([false, true])
    expect([next.grid, next.phase]).toEqual([1, 'pull'])
  })

  test.each([
    ['at once', 0, 2],
    ['after one other', 1, 1],
    ['not in two tries', 2, 0],
  ])('a label chosen %s scores by how many wrong ones came first', (_when, wrong, score) => {
    let state = right(begin(3, { naming: 'label' }))
    expect(state.asked).toHaveLength(4)
    const label = groupsOf(state)[0]?.label ?? ''
    const others = state.asked.filter((one) => one !== label).slice(0, wrong)
    for (const other of others) state = rules.apply(state, { kind: 'label', label: other }, rng)
    if (wrong < 2) state = rules.apply(state, { kind: 'label', label }, rng)
    expect(state).toMatchObject({ phase: 'yarn', named: score })
  })

  test.each(levels.map((_, at) => at + 1))('no label at level %i describes another group of the grid', (number) => {
    for (let seed = 1; seed < 40; seed++) {
      const state = right(rules.start(level(number), { seats: 1, values: { naming: 'label' } }, chanceFrom(seed)))
      const [own, ...others] = groupsOf(state)
      expect(state.asked).toHaveLength(4)
      expect(state.asked).toContain(own?.label)
      expect(state.asked.filter((label) => others.some((group) => group.label === label))).toEqual([])
    }
  })

  test('with naming off, the yarn comes right away', () => {
    expect(right(begin(3, { naming: 'off' }))).toMatchObject({ phase: 'yarn', named: null })
  })
})

test('errorless: after the first word, only words of its group can be chosen', () => {
  const state = begin(2, { errorless: true })
  const [own] = groupsOf(state)
  const chosen = chooseAll(state, [own?.words[0] ?? ''])
  const offered = rules.moves(chosen).flatMap((move) => (move.kind === 'toggle' ? [move.word] : []))
  expect(offered.sort()).toEqual([...(own?.words ?? [])].sort())
})

test('Show me weaves all remaining sets in plain linen and ends the game', () => {
  const end = rules.apply(right(begin(3, { naming: 'off' })), { kind: 'yarn', at: 0 }, rng)
  const shown = rules.apply(end, { kind: 'show' }, rng)
  expect(shown.phase).toBe('over')
  expect(shown.bands.map(({ seat }) => seat)).toEqual([0, null, null, null])
})

test('a pass ends the turn and clears the chosen words', () => {
  const state = chooseAll(begin(3, {}, 2), [begin(3, {}, 2).board[0] ?? ''])
  expect(rules.apply(state, { kind: 'pass' }, rng)).toMatchObject({ seat: 1, chosen: [], slack: 8 })
})

test('two players take turns pulling', () => {
  const seats = playOut(rules, level(2), { seats: 2, values: {} }, chanceFrom(2), { choose })
    .filter(({ turnOver, phase }) => turnOver && phase !== 'over')
    .map(({ seat }) => seat)
  expect(seats).toEqual(seats.map((_, at) => (at + 1) % 2))
})
