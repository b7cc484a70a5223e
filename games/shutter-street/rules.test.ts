import { chanceFrom } from '@marigold/device'
import { expect, test } from 'vitest'
import { checkRules } from '../kit/checks.ts'
import { playOut } from '../kit/rules.ts'
import { questionOf } from './facts.ts'
import { levels } from './levels.ts'
import { closedBy, mine, openWindows, rules, slipsOf, type Move, type State } from './rules.ts'
import { evenness } from './streets.ts'

const level = (index: number) => levels[index] as (typeof levels)[number]
const begin = (index: number, values: Record<string, string | number> = {}, seats = 1, seed = 1) =>
  rules.start(level(index), { seats, values }, chanceFrom(seed))
const play = (state: State, ...moves: Move[]) => moves.reduce((at, move) => rules.apply(at, move, chanceFrom(3)), state)
const street = (index: number, values = {}, seats = 1, seed = 1) => {
  const state = begin(index, values, seats, seed)
  return play(state, { kind: 'street', street: state.offers[0] ?? '' })
}
const open = (state: State) => mine(state).windows.filter((_, at) => !mine(state).shut[at])
const ask = (state: State): Move => ({ kind: 'ask', question: mine(state).questions[0] ?? '' })

/** Plays as a good player does: asks what halves best, closes what does not fit, knocks at the last door. */
function clever(moves: Move[], state: State): Move {
  if (state.phase === 'close' && state.closing) {
    const { missed, over } = slipsOf(mine(state), state.closing)
    const window = missed[0] ?? over[0]
    return window === undefined ? { kind: 'done' } : { kind: 'shut', pane: window }
  }
  if (state.phase !== 'ask') return moves[0] as Move
  const worth = (move: Move) => (move.kind === 'ask' ? evenness(questionOf(move.question), open(state)) : -1)
  const best = moves.reduce((top, move) => (worth(move) > worth(top) ? move : top))
  return worth(best) > 0 ? best : (moves.find(({ kind }) => kind === 'knock') ?? best)
}

checkRules({
  rules,
  levels,
  seats: [1, 2],
  games: 8,
  settings: {
    'tiles, the street picks': {},
    'spoken questions, a person picks, no limit': { ask: 'spoken', secret: 'person', limit: 0, streets: 1 },
  },
})

test('the shutters of a secret are never closed when a question has been settled', () => {
  const settled = levels.flatMap((one) =>
    [1, 2, 3, 4, 5].flatMap((seed) =>
      playOut(rules, one, { seats: 2, values: { ask: 'spoken' } }, chanceFrom(seed)).filter(
        ({ phase }) => phase !== 'close',
      ),
    ),
  )
  for (const { streets } of settled) for (const { shut, secret } of streets) expect(shut[secret]).toBe(false)
})

test.each(levels.map(({ name }, index) => [name, index] as const))(
  'a clever player opens the door at level %s in six questions on the average, or fewer',
  (_name, index) => {
    const used: number[] = []
    for (let seed = 0; seed < 25; seed++) {
      const states = playOut(rules, level(index), { seats: 1, values: { limit: 0 } }, chanceFrom(seed), {
        choose: clever,
      })
      used.push(...(states.at(-1) as State).album.map((stamp) => stamp.used))
    }
    expect(used.reduce((sum, one) => sum + one, 0) / used.length).toBeLessThanOrEqual(6)
  },
)

test('the same seed and choices give the same game', () => {
  const game = () => playOut(rules, level(2), { seats: 2, values: {} }, chanceFrom(42))
  expect(game()).toEqual(game())
})

test('an answer closes what does not fit, and leaves open what may be either', () => {
  const state = street(1)
  const question = mine(state).questions[0] ?? ''
  const after = play(state, { kind: 'ask', question })
  const { asked, shut } = mine(after)
  const closed = closedBy(mine(state), question, asked[0]?.yes ?? false)
  expect(shut.flatMap((is, at) => (is ? [at] : []))).toEqual(closed)
  expect(asked[0]?.shut).toBe(closed.length)
  expect(closed.length).toBeGreaterThan(0)
})

test('a wrong knock costs one question and closes that shutter alone', () => {
  const state = street(1)
  const wrong = openWindows(mine(state)).find((at) => at !== mine(state).secret) ?? 0
  const after = mine(play(state, { kind: 'knock', pane: wrong }))
  expect([after.used, after.wrongKnocks, after.shut.filter(Boolean).length, after.shut[wrong]]).toEqual([1, 1, 1, true])
})

test('a right knock opens the door and puts a stamp into the album', () => {
  const state = street(0)
  const after = play(state, { kind: 'knock', pane: mine(state).secret })
  expect(after.phase).toBe('opened')
  expect(after.album).toEqual([
    { item: mine(state).windows[mine(state).secret], street: mine(state).id, used: 0, opened: 'knock', seat: 0 },
  ])
})

test.each(['tiles', 'spoken'])(
  'when the questions run out (%s) the door opens anyway, with one that would have told',
  (ways) => {
    let state = street(2, { limit: 6, ask: ways })
    for (let turn = 0; turn < 6; turn++) {
      const wrong = openWindows(mine(state)).find((at) => at !== mine(state).secret) ?? 0
      state = play(state, { kind: 'knock', pane: wrong })
    }
    expect([state.phase, mine(state).opened]).toEqual(['opened', 'limit'])
    expect(mine(state).questions).toContain(mine(state).missedQuestion)
  },
)

test('by hand a slip is told once, then the shutters put themselves right, and the slips are kept', () => {
  let state = street(3)
  state = play(state, ask(state))
  const should = closedBy(
    { ...mine(state), shut: state.closing?.before ?? [] },
    state.closing?.question ?? '',
    state.closing?.yes ?? false,
  )
  state = play(state, { kind: 'shut', pane: mine(state).secret }, { kind: 'done' })
  expect([state.phase, state.closing?.first]).toEqual(['close', { missed: should.length, over: 1 }])
  state = play(state, { kind: 'done' })
  expect(mine(state).shut.flatMap((is, at) => (is ? [at] : []))).toEqual(should)
  expect(mine(state).asked[0]).toMatchObject({ missed: should.length, over: 1, shut: should.length })
})

test('a shutter that was closed by hand can be opened again before it counts', () => {
  let state = street(3)
  state = play(state, ask(state), { kind: 'shut', pane: 0 }, { kind: 'shut', pane: 0 })
  expect(mine(state).shut[0]).toBe(false)
})

test('of a spoken question only the secret is watched: it comes open again', () => {
  let state = street(1, { ask: 'spoken' })
  const { secret } = mine(state)
  const other = openWindows(mine(state)).find((at) => at !== secret) ?? 0
  state = play(
    state,
    { kind: 'spoken', yes: false, about: 'color' },
    { kind: 'shut', pane: secret },
    { kind: 'shut', pane: other },
  )
  state = play(state, { kind: 'done' }, { kind: 'done' })
  expect([mine(state).shut[secret], mine(state).shut[other]]).toEqual([false, true])
  expect(mine(state).asked).toEqual([
    { seat: 0, question: null, about: 'color', yes: false, shut: 1, missed: 0, over: 1 },
  ])
})

test('two players ask in turn, each in a street of their own, until both doors are open', () => {
  let state = street(1, { streets: 1 }, 2)
  const another = (): Move => ({ kind: 'ask', question: mine(state).questions.at(-1) ?? '' })
  expect(state.streets[0]?.windows).not.toEqual(state.streets[1]?.windows)
  state = play(state, ask(state))
  expect(state.seat).toBe(1)
  state = play(state, { kind: 'knock', pane: mine(state).secret }, { kind: 'next' })
  expect([state.seat, state.phase]).toEqual([0, 'ask'])
  state = play(state, another())
  expect(state.seat).toBe(0)
  state = play(state, { kind: 'knock', pane: mine(state).secret }, { kind: 'next' })
  expect(state.phase).toBe('over')
})

test('a person picks the secret of each street before the first question', () => {
  let state = street(1, { secret: 'person' }, 2)
  expect(state.phase).toBe('pick')
  state = play(state, { kind: 'pick', pane: 3 }, { kind: 'pick', pane: 5 })
  expect([state.phase, ...state.streets.map(({ secret }) => secret)]).toEqual(['ask', 3, 5])
  expect(mine(state).questions.length).toBeGreaterThan(5)
})

test('level 1 has tiles alone, whatever the setting says', () => {
  expect(street(0, { ask: 'spoken' }).spoken).toBe(false)
})

test('secrets seen lately are not taken again, and ten plays meet ten different ones', () => {
  for (const index of levels.keys()) {
    const seen: string[] = []
    for (let seed = 0; seed < 10; seed++) {
      const state = begin(index, { category: 'choose' }, 1, seed)
      const after = rules.apply(state, { kind: 'street', street: state.offers[0] ?? '', seen }, chanceFrom(seed))
      const secret = mine(after).windows[mine(after).secret] ?? ''
      expect(seen).not.toContain(secret)
      seen.push(secret)
    }
  }
})

test('a move that is not open is refused', () => {
  expect(() => play(begin(0), { kind: 'done' })).toThrow('not a move here')
  expect(() => play(street(0), { kind: 'knock', pane: 9 })).toThrow('not a move here')
})
