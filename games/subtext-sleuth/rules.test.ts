import { chanceFrom } from '@marigold/device'
import { expect, test } from 'vitest'
import { checkRules } from '../kit/checks.ts'
import { playOut } from '../kit/rules.ts'
import { levels, type Level } from './levels.ts'
import { threadOf, threads } from './library.ts'
import { askOf, chosenOf, forkOf, holds, rules, supportOf, voterOf } from './rules.ts'
import type { Move, State } from './state.ts'

const first = levels[0] as Level
const rng = chanceFrom(5)
const begin = (values = {}, seats = 1, kept?: unknown, level = first) =>
  rules.start(level, { seats, values, kept }, chanceFrom(7))
const play = (state: State, ...moves: Move[]) => moves.reduce((at, move) => rules.apply(at, move, rng), state)
const indexOf = (state: State, fit: string) => askOf(state)?.meanings.findIndex((one) => one.fit === fit) ?? -1
/** Reads on until something is asked. */
function read(state: State): State {
  let now = state
  while (now.phase === 'read') now = play(now, { kind: 'arrive' })
  return now
}
const opened = (values = {}, seats = 1) =>
  read(play({ ...begin(values, seats), offered: ['free-seat'] }, { kind: 'open', id: 'free-seat' }))
/** Chooses well and files its strongest clues. */
function solve(state: State): State {
  const at = play(state, { kind: 'mean', meaning: indexOf(state, 'likely') })
  const clues = supportOf(chosenOf(at) ?? { strong: [], weak: [], text: '', note: '', fit: 'off' })
  return play(at, ...clues.slice(0, state.need).map((id): Move => ({ kind: 'clue', id })), { kind: 'file' })
}
const careful = (moves: Move[], state: State): Move => {
  const meaning = chosenOf(state)
  const left = meaning ? supportOf(meaning).filter((id) => !state.picked.includes(id)) : []
  const clue: Move | undefined = left[0] === undefined ? undefined : { kind: 'clue', id: left[0] }
  if (state.phase === 'clues' && meaning)
    return holds(meaning, state.picked, state.need) ? { kind: 'file' } : ((clue ?? moves[0]) as Move)
  return moves.find((move) => move.kind === 'mean' && move.meaning === indexOf(state, 'likely')) ?? (moves[0] as Move)
}

checkRules({
  rules,
  levels,
  seats: [1, 4],
  games: 8,
  settings: {
    'usual settings': {},
    'three clues': { need: 3 },
    errorless: { errorless: true, need: 2 },
    'work alone, nothing tender': { set: 'work', skip: true },
  },
})

test.each(threads.map(({ id, level }) => [id, level] as const))(
  '%s is closed on every way through its forks',
  (id, number) => {
    for (const which of [0, 1]) {
      for (const need of [1, 2, 3]) {
        const level = levels.find((one) => one.number === number) as Level
        const states = playOut(
          { ...rules, start: (...args) => ({ ...rules.start(...args), offered: [id] }) },
          level,
          { seats: 1, values: { need } },
          chanceFrom(which + 1),
          {
            choose: (moves, state): Move =>
              state.phase === 'reply' ? { kind: 'reply', reply: which } : careful(moves, state),
          },
        )
        const end = states.at(-1) as State
        expect(end.id).toBe(id)
        expect(end.retries, id).toBe(0)
        expect(end.notes.every(({ fit, clues }) => fit === 'likely' && clues.length === need)).toBe(true)
        expect(end.sent.at(-1)?.ending).toBeTruthy()
        expect(end.headline).not.toBeNull()
      }
    }
  },
)

test('a meaning with a strong clue goes into the notes with the words that were tapped, and the next message comes', () => {
  const state = solve(opened())
  expect(state.phase).toBe('filed')
  expect(state.notes[0]).toMatchObject({ fit: 'likely', seat: 0 })
  expect(state.notes[0]?.clues[0]?.strong).toBe(true)
  const on = play(state, { kind: 'on' })
  expect(on.turnOver).toBe(true)
  expect(['read', 'reply', 'meaning']).toContain(on.phase)
})

test('weak evidence asks for more and makes room for it; a strong clue beside it is enough', () => {
  const at = opened()
  const meaning = askOf(at)?.meanings[indexOf(at, 'likely')]
  const weak = meaning?.weak[0] ?? ''
  const tried = play(at, { kind: 'mean', meaning: indexOf(at, 'likely') }, { kind: 'clue', id: weak }, { kind: 'file' })
  expect(tried).toMatchObject({ phase: 'clues', misses: 1, told: { kind: 'weak' }, picked: [weak] })
  const more = play(tried, { kind: 'clue', id: meaning?.strong[0] ?? '' }, { kind: 'file' })
  expect(more).toMatchObject({ phase: 'filed', retries: 1 })
  expect(more.notes[0]?.clues).toHaveLength(2)
})

test('a meaning that does not hold is set aside with its reason; after a second try the thread is read aloud by the lens', () => {
  const at = opened()
  const off = indexOf(at, 'off')
  const clue = askOf(at)?.clues[0] ?? ''
  const once = play(at, { kind: 'mean', meaning: off }, { kind: 'clue', id: clue }, { kind: 'file' })
  expect(once).toMatchObject({ phase: 'meaning', out: [off], told: { kind: 'off' } })
  expect(rules.moves(once)).not.toContainEqual({ kind: 'mean', meaning: off })
  const likely = indexOf(once, 'likely')
  const other = askOf(once)?.clues.find((id) => !supportOf(askOf(once)?.meanings[likely] as never).includes(id)) ?? ''
  const twice = play(once, { kind: 'mean', meaning: likely }, { kind: 'clue', id: other }, { kind: 'file' })
  expect(twice.phase).toBe('filed')
  expect(twice.notes[0]).toMatchObject({ fit: 'shown' })
})

test('another reading that the thread bears out is accepted and marked plausible', () => {
  const at = opened()
  const plausible = indexOf(at, 'plausible')
  const [strong = ''] = askOf(at)?.meanings[plausible]?.strong ?? []
  const state = play(at, { kind: 'mean', meaning: plausible }, { kind: 'clue', id: strong }, { kind: 'file' })
  expect(state.notes[0]).toMatchObject({ fit: 'plausible' })
})

test('no more clues lie on the table than are asked for: a new one takes the place of the oldest', () => {
  const at = opened()
  const [a = '', b = ''] = askOf(at)?.clues ?? []
  const state = play(at, { kind: 'mean', meaning: 0 }, { kind: 'clue', id: a }, { kind: 'clue', id: b })
  expect(state.picked).toEqual([b])
  expect(play(state, { kind: 'clue', id: b }).picked).toEqual([])
})

test('in a group everybody votes before anything is shown, then the lead decides, and the lead goes round', () => {
  let state = opened({}, 3)
  expect(state.phase).toBe('vote')
  for (const voter of [0, 1, 2]) {
    expect(voterOf(state)).toBe(voter)
    state = play(state, { kind: 'vote', meaning: voter === 2 ? null : voter })
  }
  expect(state).toMatchObject({ phase: 'meaning', votes: [0, 1, null], seat: 0 })
  const next = play(solve(state), { kind: 'on' })
  expect(next.seat).toBe(1)
})

test('everybody forecasts a reply before it is answered, and both replies lead to other messages', () => {
  const reach = (reply: number) => {
    let state = opened({}, 2)
    while (!forkOf(state) || state.phase !== 'reply') {
      if (state.phase === 'vote') state = play(state, { kind: 'vote', meaning: null })
      else if (state.phase === 'meaning') state = solve(state)
      else if (state.phase === 'filed') state = play(state, { kind: 'on' })
      else state = read(state)
    }
    return read(play(state, { kind: 'reply', reply }, { kind: 'forecast', face: 4 }, { kind: 'forecast', face: null }))
  }
  const [one, two] = [reach(0), reach(1)]
  expect(one.phase).toBe('reaction')
  expect(one.sent[0]?.forecasts).toEqual([4, null])
  expect(one.feed).not.toEqual(two.feed)
  expect(one.sent[0]?.reaction).not.toBe(two.sent[0]?.reaction)
})

test('errorless offers only readings that hold and clues that bear them out', () => {
  let state = opened({ errorless: true })
  const meanings = rules.moves(state).flatMap((move) => (move.kind === 'mean' ? [move.meaning] : []))
  expect(meanings.map((at) => askOf(state)?.meanings[at]?.fit)).not.toContain('off')
  state = play(state, { kind: 'mean', meaning: meanings[0] ?? 0 })
  const clues = rules.moves(state).flatMap((move) => (move.kind === 'clue' ? [move.id] : []))
  expect(clues.length).toBeGreaterThan(0)
  expect(clues.every((id) => chosenOf(state)?.strong.includes(id))).toBe(true)
})

test('tender threads can be skipped, and never lie on the desk alone', () => {
  const last = levels[3] as Level
  for (let seed = 1; seed < 40; seed++) {
    const skipping = rules.start(last, { seats: 1, values: { skip: true } }, chanceFrom(seed))
    expect(skipping.offered.some((id) => threadOf(id).sensitive)).toBe(false)
    const open = rules.start(last, { seats: 1, values: { set: 'friends' } }, chanceFrom(seed))
    expect(open.offered.some((id) => !threadOf(id).sensitive)).toBe(true)
  }
})

test.each(levels.map((level) => [level.number, level] as const))(
  'ten plays of level %i open ten threads, though only what stands first is opened',
  (_number, level) => {
    let used: string[] = []
    for (let game = 0; game < 10; game++) {
      const state = rules.start(level, { seats: 1, values: {}, kept: { used } }, chanceFrom(game + 1))
      expect(state.offered).toHaveLength(3)
      used = play(state, { kind: 'open', id: state.offered[0] ?? '' }).used
    }
    expect(new Set(used).size).toBe(10)
  },
)

test('each content set has its threads, and another set is never mixed in', () => {
  for (const set of ['school', 'friends', 'work']) {
    const { offered } = begin({ set })
    expect(offered.map((id) => threadOf(id).set)).toEqual(offered.map(() => set))
  }
})

test('a move that is not on offer is refused', () => {
  expect(() => play(begin(), { kind: 'file' })).toThrow('not now')
})
