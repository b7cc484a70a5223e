import { chanceFrom } from '@marigold/device'
import { expect, test } from 'vitest'
import { checkRules } from '../kit/checks.ts'
import { playOut } from '../kit/rules.ts'
import { levels, type Level } from './levels.ts'
import { threadOf, threads } from './library.ts'
import { askOf, chosenOf, forkOf, isSupported, rules, supportOf, voterOf } from './rules.ts'
import type { Move, State } from './state.ts'

const first = levels[0] as Level
const rng = chanceFrom(5)
const begin = (values = {}, seats = 1, kept?: unknown, level = first) =>
  rules.start(level, { seats, values, kept }, chanceFrom(7))
const play = (state: State, ...moves: Move[]) => moves.reduce((at, move) => rules.apply(at, move, rng), state)
const indexOf = (state: State, fit: string) => askOf(state)?.meanings.findIndex((one) => one.fit === fit) ?? -1
/** Reads on until a question comes. */
function read(state: State): State {
  let now = state
  while (now.phase === 'read') now = play(now, { kind: 'arrive' })
  return now
}
const opened = (values = {}, seats = 1) =>
  read(play({ ...begin(values, seats), offered: ['free-seat'] }, { kind: 'open', id: 'free-seat' }))
/** Chooses the best meaning and submits its strongest clues. */
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
    return isSupported(meaning, state.picked, state.need) ? { kind: 'file' } : ((clue ?? moves[0]) as Move)
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
  '%s can be finished along every path through its forks',
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

test('a meaning with a strong clue is added to the notes with the tapped words, and the next message comes', () => {
  const state = solve(opened())
  expect(state.phase).toBe('filed')
  expect(state.notes[0]).toMatchObject({ fit: 'likely', seat: 0 })
  expect(state.notes[0]?.clues[0]?.strong).toBe(true)
  const on = play(state, { kind: 'on' })
  expect(on.turnOver).toBe(true)
  expect(['read', 'reply', 'meaning']).toContain(on.phase)
})

test('weak evidence asks for one more clue, and adding a strong one is enough', () => {
  const at = opened()
  const meaning = askOf(at)?.meanings[indexOf(at, 'likely')]
  const weak = meaning?.weak[0] ?? ''
  const tried = play(at, { kind: 'mean', meaning: indexOf(at, 'likely') }, { kind: 'clue', id: weak }, { kind: 'file' })
  expect(tried).toMatchObject({ phase: 'clues', misses: 1, told: { kind: 'weak' }, picked: [weak] })
  const more = play(tried, { kind: 'clue', id: meaning?.strong[0] ?? '' }, { kind: 'file' })
  expect(more).toMatchObject({ phase: 'filed', retries: 1 })
  expect(more.notes[0]?.clues).toHaveLength(2)
})

test('an unsupported meaning is set aside with its reason, and after a second try the answer is shown', () => {
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

test('another supported meaning is accepted and marked plausible', () => {
  const at = opened()
  const plausible = indexOf(at, 'plausible')
  const [strong = ''] = askOf(at)?.meanings[plausible]?.strong ?? []
  const state = play(at, { kind: 'mean', meaning: plausible }, { kind: 'clue', id: strong }, { kind: 'file' })
  expect(state.notes[0]).toMatchObject({ fit: 'plausible' })
})

test('a new clue replaces the oldest once enough are chosen', () => {
  const at = opened()
  const [a = '', b = ''] = askOf(at)?.clues ?? []
  const state = play(at, { kind: 'mean', meaning: 0 }, { kind: 'clue', id: a }, { kind: 'clue', id: b })
  expect(state.picked).toEqual([b])
  expect(play(state, { kind: 'clue', id: b }).picked).toEqual([])
})

test('in a group, everyone votes before the votes are shown, then the lead decides, and the lead rotates', () => {
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

test('everyone forecasts a reply before it is answered, and the two replies lead to different messages', () => {
  const reach = (reply: number) => {
    let state = opened({}, 2)
    while (!forkOf(state) || state.phase !== 'reply') {
      if (state.phase === 'vote') state = play(state, { kind: 'vote', meaning: null })
      else if (state.phase === 'meaning') state = solve(state)
      else if (state.phase === 'filed') state = play(state, { kind: 'on' })
      else state = read(state)
    }
    const forecasts: Move[] = [4, null].map((face) => ({ kind: 'forecast', face }))
    return read(play(state, { kind: 'reply', reply }, ...forecasts, { kind: 'send', when: 'now' }))
  }
  const [one, two] = [reach(0), reach(1)]
  expect(one.phase).toBe('reaction')
  expect(one.sent[0]?.forecasts).toEqual([4, null])
  expect(one.feed).not.toEqual(two.feed)
  expect(one.sent[0]?.reaction).not.toBe(two.sent[0]?.reaction)
})

test('errorless offers only supported meanings and their clues', () => {
  let state = opened({ errorless: true })
  const meanings = rules.moves(state).flatMap((move) => (move.kind === 'mean' ? [move.meaning] : []))
  expect(meanings.map((at) => askOf(state)?.meanings[at]?.fit)).not.toContain('off')
  state = play(state, { kind: 'mean', meaning: meanings[0] ?? 0 })
  const clues = rules.moves(state).flatMap((move) => (move.kind === 'clue' ? [move.id] : []))
  expect(clues.length).toBeGreaterThan(0)
  expect(clues.every((id) => chosenOf(state)?.strong.includes(id))).toBe(true)
})

test('sensitive threads can be skipped, and are never the only ones offered', () => {
  const last = levels[3] as Level
  for (let seed = 1; seed < 40; seed++) {
    const skipping = rules.start(last, { seats: 1, values: { skip: true } }, chanceFrom(seed))
    expect(skipping.offered.some((id) => threadOf(id).sensitive)).toBe(false)
    const open = rules.start(last, { seats: 1, values: { set: 'friends' } }, chanceFrom(seed))
    expect(open.offered.some((id) => !threadOf(id).sensitive)).toBe(true)
  }
})

test.each(levels.map((level) => [level.number, level] as const))(
  'ten games of level %i open ten different threads when the first folder is always taken',
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

test('each content set has its own threads, without any from another set', () => {
  for (const set of ['school', 'friends', 'work']) {
    const { offered } = begin({ set })
    expect(offered.map((id) => threadOf(id).set)).toEqual(offered.map(() => set))
  }
})

test('rejects a move that is not possible', () => {
  expect(() => play(begin(), { kind: 'file' })).toThrow('not a move here')
})

test('any part of the last messages can be tapped, a hint leaves only the clues, and the note says so', () => {
  const at = opened()
  const likely = play(at, { kind: 'mean', meaning: indexOf(at, 'likely') })
  const idsIn = (state: State) => rules.moves(state).flatMap((move) => (move.kind === 'clue' ? [move.id] : []))
  const clues = askOf(at)?.clues ?? []
  expect(idsIn(likely)).toEqual(expect.arrayContaining([...clues, '2.0']))
  expect(idsIn(likely).length).toBeGreaterThan(clues.length + 3)
  const hinted = play(likely, { kind: 'hint' })
  expect(idsIn(hinted)).toEqual(clues)
  expect(rules.moves(hinted)).not.toContainEqual({ kind: 'hint' })
  const filed = play(hinted, { kind: 'clue', id: chosenOf(hinted)?.strong[0] ?? '' }, { kind: 'file' })
  expect(filed.notes[0]).toMatchObject({ fit: 'likely', hinted: true })
  expect(solve(opened()).notes[0]?.hinted).toBe(false)
})

test('words that are no clue support nothing, and the second try shows the clues', () => {
  const at = opened()
  const tried = play(
    at,
    { kind: 'mean', meaning: indexOf(at, 'likely') },
    { kind: 'clue', id: '2.0' },
    { kind: 'file' },
  )
  expect(tried).toMatchObject({ phase: 'clues', told: { kind: 'other' }, picked: [], misses: 1 })
  expect(rules.moves(tried)).not.toContainEqual({ kind: 'clue', id: '2.0' })
})

test('sending at once brings one sticker, and sending later two or none, as often as not', () => {
  const written = { ...opened(), phase: 'reply' as const }
  const fork = threadOf('free-seat').steps.findIndex(({ kind }) => kind === 'fork')
  const at = play({ ...written, step: fork, order: [0, 1] }, { kind: 'reply', reply: 0 }, { kind: 'forecast', face: 2 })
  expect(at.phase).toBe('timing')
  const stickers = (when: 'now' | 'later', seed: number) =>
    rules.apply(at, { kind: 'send', when }, chanceFrom(seed)).sent[0]?.stickers ?? -1
  const seeds = Array.from({ length: 400 }, (_, seed) => seed + 1)
  expect(seeds.every((seed) => stickers('now', seed) === 1)).toBe(true)
  const ahead = seeds.filter((seed) => stickers('later', seed) === 2).length
  expect(seeds.every((seed) => [0, 2].includes(stickers('later', seed)))).toBe(true)
  expect(ahead / seeds.length).toBeGreaterThan(0.4)
  expect(ahead / seeds.length).toBeLessThan(0.6)
})
