import { chanceFrom } from '@marigold/device'
import { expect, test } from 'vitest'
import { checkRules } from '../kit/checks.ts'
import { playOut } from '../kit/rules.ts'
import { questionOf, type Question } from './facts.ts'
import { levels } from './levels.ts'
import { isKnockChoice, mistakesIn, questionsToAsk, rules, shuttersToClose } from './rules.ts'
import { currentStreet, openItems, openWindows, savedLamps, type Move, type State } from './state.ts'
import { evenness, unaskedQuestions } from './streets.ts'

const level = (index: number) => levels[index] as (typeof levels)[number]
const begin = (index: number, values: Record<string, string | number> = {}, seats = 1, seed = 1) =>
  rules.start(level(index), { seats, values }, chanceFrom(seed))
const play = (state: State, ...moves: Move[]) => moves.reduce((at, move) => rules.apply(at, move, chanceFrom(3)), state)
const street = (index: number, values = {}, seats = 1, seed = 1) => {
  const state = begin(index, values, seats, seed)
  return play(state, { kind: 'street', street: state.offers[0] ?? '' })
}
const open = (state: State) => openItems(currentStreet(state))
const ask = (state: State): Move => ({ kind: 'ask', question: questionsToAsk(state)[0]?.id ?? '' })
const save: Move = { kind: 'clue', trade: false }

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
      used.push(...(states.at(-1) as State).doors.map(({ used: questions }) => questions))
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
  const question = questionsToAsk(state)[0]?.id ?? ''
  const after = play(state, { kind: 'ask', question })
  const { asked, shut } = currentStreet(after)
  const closed = shuttersToClose(currentStreet(state), question, asked[0]?.yes ?? false)
  expect(shut.flatMap((is, at) => (is ? [at] : []))).toEqual(closed)
  expect(asked[0]?.shut).toBe(closed.length)
  expect(closed.length).toBeGreaterThan(0)
})

test('a wrong knock takes two lamps and closes only that shutter', () => {
  const state = street(1)
  const wrong = openWindows(currentStreet(state)).find((at) => at !== currentStreet(state).secret) ?? 0
  const after = currentStreet(play(state, { kind: 'knock', pane: wrong }))
  expect([after.lamps, after.wrongKnocks, after.shut.filter(Boolean).length, after.shut[wrong]]).toEqual([
    8,
    1,
    1,
    true,
  ])
})

test('a correct knock is free, opens the door, and saves the lamps for the party', () => {
  const state = street(0)
  const { windows, secret } = currentStreet(state)
  const after = play(state, { kind: 'knock', pane: secret })
  expect(after.phase).toBe('opened')
  expect(after.doors).toMatchObject([{ item: windows[secret], used: 0, lamps: 10, opened: 'knock', seat: 0 }])
  expect(savedLamps(after)).toBe(10)
})

test.each(['tiles', 'spoken'])('opens the door when the lamps run out (%s), and names a better question', (ways) => {
  let state = street(2, { limit: 6, ask: ways })
  for (let turn = 0; turn < 3; turn++) {
    const wrong = openWindows(currentStreet(state)).find((at) => at !== currentStreet(state).secret) ?? 0
    state = play(state, { kind: 'knock', pane: wrong })
  }
  expect([state.phase, currentStreet(state).opened]).toEqual(['opened', 'limit'])
  expect(currentStreet(state).questions).toContain(currentStreet(state).missedQuestion)
})

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
    expect.objectContaining({ question: null, about: 'color', yes: false, open: 12, shut: 1, missed: 0, over: 1 }),
  ])
})

test('alternates between two players with separate streets until both doors are open', () => {
  let state = street(1, { streets: 1 }, 2)
  const another = (): Move => ({ kind: 'ask', question: questionsToAsk(state).at(-1)?.id ?? '' })
  expect(state.streets[0]?.windows).not.toEqual(state.streets[1]?.windows)
  state = play(state, ask(state), save)
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

test('offers only questions that split the open windows, as long as there is one', () => {
  for (const one of levels)
    for (let seed = 0; seed < 20; seed++)
      for (const state of playOut(rules, one, { seats: 1, values: {} }, chanceFrom(seed))) {
        if (state.phase !== 'ask') continue
        const splits = (question: Question) => evenness(question, open(state)) > 0
        const offered = questionsToAsk(state)
        expect(offered.filter((question) => !splits(question))).toEqual([])
        expect(offered.length > 0).toBe(unaskedQuestions(currentStreet(state)).some(splits))
      }
})

test('a clue costs a lamp: a shadow leaves two windows open, and a sneeze changes nothing', () => {
  const clues = new Set<string | null>()
  for (let seed = 0; seed < 20; seed++) {
    const before = play(street(2, {}, 1, seed), ask(street(2, {}, 1, seed)))
    expect(before.phase).toBe('clue')
    const { lamps, clue, ...after } = currentStreet(
      rules.apply(before, { kind: 'clue', trade: true }, chanceFrom(seed)),
    )
    clues.add(clue)
    expect(lamps).toBe(currentStreet(before).lamps - 1)
    const left = clue === 'shadow' ? 2 : open(before).length
    expect([after.shut.filter((is) => !is).length, after.shut[after.secret]]).toEqual([left, false])
    expect(currentStreet(play(before, save))).toEqual({ ...currentStreet(before), clue: 'saved' })
  }
  expect([...clues].sort()).toEqual(['shadow', 'sneeze'])
})

test('a neighbor of an earlier game brings one lamp', () => {
  const state = begin(1)
  const move: Move = { kind: 'street', street: state.offers[0] ?? '' }
  const lamps = (helped: number[]) => currentStreet(play(state, { ...move, helped })).lamps
  expect([lamps([]), lamps([0])]).toEqual([10, 11])
})

/** Plays well except at one choice, and returns the lamps saved for the party. */
function lampsOf(index: number, seed: number, choice: (moves: Move[], state: State) => Move | undefined): number {
  const states = playOut(rules, level(index), { seats: 1, values: { streets: 1 } }, chanceFrom(seed), {
    choose: (moves, state) => choice(moves, state) ?? clever(moves, state),
  })
  return savedLamps(states.at(-1) as State)
}
const guess = (moves: Move[]) => chanceFrom(moves.length).pick(moves.filter(({ kind }) => kind === 'knock'))
const clueChoice =
  (trade: boolean) =>
  (_moves: Move[], { phase }: State) =>
    phase === 'clue' ? ({ kind: 'clue', trade } as const) : undefined
const choices = {
  'knock or ask': [
    (moves: Move[], state: State) => (state.phase === 'ask' && isKnockChoice(state) ? guess(moves) : undefined),
    () => undefined,
  ],
  'trade or save': [clueChoice(true), clueChoice(false)],
} as const

test.each(['knock or ask', 'trade or save'] as const)('neither option is ahead in over 60%% of games: %s', (name) => {
  const [one, other] = choices[name]
  const games = levels.flatMap(({ clues }, index) =>
    clues || name === 'knock or ask' ? Array.from({ length: 100 }, (_, seed) => [index, seed] as const) : [],
  )
  const leads = games.map(([index, seed]) => Math.sign(lampsOf(index, seed, one) - lampsOf(index, seed, other)))
  const ahead = [1, -1].map((sign) => leads.filter((lead) => lead === sign).length / games.length)
  expect(Math.max(...ahead)).toBeLessThanOrEqual(0.6)
  expect(Math.min(...ahead)).toBeGreaterThan(0.1)
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
