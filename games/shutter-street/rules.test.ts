import { chanceFrom } from '@marigold/device'
import { expect, test } from 'vitest'
import { checkRules } from '../kit/checks.ts'
import { playOut } from '../kit/rules.ts'
import { questionOf } from './facts.ts'
import { levels } from './levels.ts'
import { shuttersToClose, currentStreet, openWindows, rules, mistakesIn, type Move, type State } from './rules.ts'
import { evenness } from './streets.ts'

const level = (index: number) => levels[index] as (typeof levels)[number]
const begin = (index: number, values: Record<string, string | number> = {}, seats = 1, seed = 1) =>
  rules.start(level(index), { seats, values }, chanceFrom(seed))
const play = (state: State, ...moves: Move[]) => moves.reduce((at, move) => rules.apply(at, move, chanceFrom(3)), state)
const street = (index: number, values = {}, seats = 1, seed = 1) => {
  const state = begin(index, values, seats, seed)
  return play(state, { kind: 'street', street: state.offers[0] ?? '' })
}
const open = (state: State) => currentStreet(state).windows.filter((_, at) => !currentStreet(state).shut[at])
const ask = (state: State): Move => ({ kind: 'ask', question: currentStreet(state).questions[0] ?? '' })

/**
 * Plays well: asks the question that splits best, closes every shutter that doesn't fit, and knocks at the last door.
 */
function clever(moves: Move[], state: State): Move {
  if (state.phase === 'close' && state.closing) {
    const { missed, over } = mistakesIn(currentStreet(state), state.closing)
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

test('never closes the secret’s shutters', () => {
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

test('plays the same game for the same seed and choices', () => {
  const game = () => playOut(rules, level(2), { seats: 2, values: {} }, chanceFrom(42))
  expect(game()).toEqual(game())
})

test('closes windows that don’t fit an answer, and keeps unclear ones open', () => {
  const state = street(1)
  const question = currentStreet(state).questions[0] ?? ''
  const after = play(state, { kind: 'ask', question })
  const { asked, shut } = currentStreet(after)
  const closed = shuttersToClose(currentStreet(state), question, asked[0]?.yes ?? false)
  expect(shut.flatMap((is, at) => (is ? [at] : []))).toEqual(closed)
  expect(asked[0]?.shut).toBe(closed.length)
  expect(closed.length).toBeGreaterThan(0)
})

test('counts a wrong knock as one question and closes only that shutter', () => {
  const state = street(1)
  const wrong = openWindows(currentStreet(state)).find((at) => at !== currentStreet(state).secret) ?? 0
  const after = currentStreet(play(state, { kind: 'knock', pane: wrong }))
  expect([after.used, after.wrongKnocks, after.shut.filter(Boolean).length, after.shut[wrong]]).toEqual([1, 1, 1, true])
})

test('opens the door and adds a stamp after a correct knock', () => {
  const state = street(0)
  const after = play(state, { kind: 'knock', pane: currentStreet(state).secret })
  expect(after.phase).toBe('opened')
  expect(after.album).toEqual([
    {
      item: currentStreet(state).windows[currentStreet(state).secret],
      street: currentStreet(state).id,
      used: 0,
      opened: 'knock',
      seat: 0,
    },
  ])
})

test.each(['tiles', 'spoken'])(
  'opens the door when the questions run out (%s), and names a better question',
  (ways) => {
    let state = street(2, { limit: 6, ask: ways })
    for (let turn = 0; turn < 6; turn++) {
      const wrong = openWindows(currentStreet(state)).find((at) => at !== currentStreet(state).secret) ?? 0
      state = play(state, { kind: 'knock', pane: wrong })
    }
    expect([state.phase, currentStreet(state).opened]).toEqual(['opened', 'limit'])
    expect(currentStreet(state).questions).toContain(currentStreet(state).missedQuestion)
  },
)

test('reports a mistake by hand once, then corrects the shutters and counts the mistakes', () => {
  let state = street(3)
  state = play(state, ask(state))
  const should = shuttersToClose(
    { ...currentStreet(state), shut: state.closing?.before ?? [] },
    state.closing?.question ?? '',
    state.closing?.yes ?? false,
  )
  state = play(state, { kind: 'shut', pane: currentStreet(state).secret }, { kind: 'done' })
  expect([state.phase, state.closing?.first]).toEqual(['close', { missed: should.length, over: 1 }])
  state = play(state, { kind: 'done' })
  expect(currentStreet(state).shut.flatMap((is, at) => (is ? [at] : []))).toEqual(should)
  expect(currentStreet(state).asked[0]).toMatchObject({ missed: should.length, over: 1, shut: should.length })
})

test('lets a shutter be reopened before Done', () => {
  let state = street(3)
  state = play(state, ask(state), { kind: 'shut', pane: 0 }, { kind: 'shut', pane: 0 })
  expect(currentStreet(state).shut[0]).toBe(false)
})

test('checks only the secret after a question asked aloud, and reopens it', () => {
  let state = street(1, { ask: 'spoken' })
  const { secret } = currentStreet(state)
  const other = openWindows(currentStreet(state)).find((at) => at !== secret) ?? 0
  state = play(
    state,
    { kind: 'spoken', yes: false, about: 'color' },
    { kind: 'shut', pane: secret },
    { kind: 'shut', pane: other },
  )
  state = play(state, { kind: 'done' }, { kind: 'done' })
  expect([currentStreet(state).shut[secret], currentStreet(state).shut[other]]).toEqual([false, true])
  expect(currentStreet(state).asked).toEqual([
    { seat: 0, question: null, about: 'color', yes: false, shut: 1, missed: 0, over: 1 },
  ])
})

test('alternates between two players with separate streets until both doors are open', () => {
  let state = street(1, { streets: 1 }, 2)
  const another = (): Move => ({ kind: 'ask', question: currentStreet(state).questions.at(-1) ?? '' })
  expect(state.streets[0]?.windows).not.toEqual(state.streets[1]?.windows)
  state = play(state, ask(state))
  expect(state.seat).toBe(1)
  state = play(state, { kind: 'knock', pane: currentStreet(state).secret }, { kind: 'next' })
  expect([state.seat, state.phase]).toEqual([0, 'ask'])
  state = play(state, another())
  expect(state.seat).toBe(0)
  state = play(state, { kind: 'knock', pane: currentStreet(state).secret }, { kind: 'next' })
  expect(state.phase).toBe('over')
})

test('lets players pick each street’s secret before the first question', () => {
  let state = street(1, { secret: 'person' }, 2)
  expect(state.phase).toBe('pick')
  state = play(state, { kind: 'pick', pane: 3 }, { kind: 'pick', pane: 5 })
  expect([state.phase, ...state.streets.map(({ secret }) => secret)]).toEqual(['ask', 3, 5])
  expect(currentStreet(state).questions.length).toBeGreaterThan(5)
})

test('always uses tiles at level 1', () => {
  expect(street(0, { ask: 'spoken' }).spoken).toBe(false)
})

test('uses ten different secrets in ten games', () => {
  for (const index of levels.keys()) {
    const seen: string[] = []
    for (let seed = 0; seed < 10; seed++) {
      const state = begin(index, { category: 'choose' }, 1, seed)
      const after = rules.apply(state, { kind: 'street', street: state.offers[0] ?? '', seen }, chanceFrom(seed))
      const secret = currentStreet(after).windows[currentStreet(after).secret] ?? ''
      expect(seen).not.toContain(secret)
      seen.push(secret)
    }
  }
})

test('rejects an illegal move', () => {
  expect(() => play(begin(0), { kind: 'done' })).toThrow('not a move here')
  expect(() => play(street(0), { kind: 'knock', pane: 9 })).toThrow('not a move here')
})
