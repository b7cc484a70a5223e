import { chanceFrom } from '@marigold/device'
import { expect, test } from 'vitest'
import { checkRules } from '../kit/checks.ts'
import { playOut } from '../kit/rules.ts'
import { levels } from './levels.ts'
import { shuffledSides, type Side } from './plan.ts'
import { rules, targetOf, townOf, trainOf, wordsNow, type Move, type State } from './rules.ts'
import { notesOf, withBest } from './town.ts'

checkRules({
  rules,
  levels,
  seats: [1, 2],
  games: 8,
  settings: {
    listening: {},
    speaking: { job: 'speak' },
    'swapping roles for thirty trains': { job: 'swap', trains: 30, set: 'mixed' },
    'errorless without repeats': { errorless: true, repeats: 0 },
    'told afterwards, swapping roles': { word: 'told', job: 'swap' },
  },
})

const levelAt = (index: number) => levels[index] as (typeof levels)[number]
const rng = () => chanceFrom(1)
const begin = (index: number, values = {}, seats = 1) => rules.start(levelAt(index), { seats, values }, chanceFrom(5))
const make = (state: State, ...moves: Move[]) => moves.reduce((at, move) => rules.apply(at, move, rng()), state)
const said: Move = { kind: 'said' }
const right = (state: State) => make(state, { kind: 'send', to: targetOf(state) })
const wrong = (state: State) => make(state, { kind: 'send', to: targetOf(state) === 0 ? 1 : 0 })
const rolling = (index: number, values = {}, seats = 1) => {
  const state = begin(index, values, seats)
  return make(state, {
    kind: 'engine',
    engine: state.offer[0] ?? 'red',
  })
}

test('a train sent to the right station has arrived, and the next player takes over', () => {
  const first = make(rolling(2, {}, 2), said)
  const state = right(first)
  expect(state).toMatchObject({ at: 1, seat: 1, phase: 'build', result: 'arrived' })
  expect(state.delivered).toEqual([
    { train: 0, wagon: 0, seat: 0, target: targetOf(first), heard: [targetOf(first)], outcome: 'first', helped: false },
  ])
})

test('a train at the wrong station comes back once and the word is repeated; the second time, the way is shown', () => {
  const back = wrong(make(rolling(2), said))
  expect(back).toMatchObject({ at: 0, phase: 'word', result: 'wrong', delivered: [] })
  expect(right(make(back, said)).delivered[0]?.outcome).toBe('second')
  const shown = wrong(make(back, said))
  expect([shown.result, shown.at, shown.delivered[0]?.outcome]).toEqual(['shown', 1, 'shown'])
})

test('when the learner speaks, they choose the word in secret and can repeat one that was misheard', () => {
  const state = make(rolling(2, { job: 'speak' }), { kind: 'secret', side: 1 })
  expect([targetOf(state), state.phase]).toEqual([1, 'points'])
  const misheard = make(state, { kind: 'send', to: 0 })
  expect([misheard.phase, misheard.result, targetOf(misheard)]).toEqual(['points', 'wrong', 1])
  expect(make(misheard, { kind: 'send', to: 1 }).delivered[0]).toMatchObject({ heard: [0, 1], outcome: 'second' })
})

test('revealed afterward: no word is known before the train is sent, and the revealed word decides', () => {
  for (const job of ['listen', 'speak']) {
    const state = make(rolling(2, { job, word: 'told', errorless: true }), said)
    expect(rules.moves(state).filter(({ kind }) => kind === 'send')).toHaveLength(2)
    const sent = make(state, { kind: 'send', to: 1 })
    expect([sent.phase, sent.delivered]).toEqual(['meant', []])
    expect(make(sent, { kind: 'meant', side: 1 }).delivered[0]).toMatchObject({ target: 1, outcome: 'first' })
    const back = make(sent, { kind: 'meant', side: 0 })
    expect([back.result, targetOf(back), back.at]).toEqual(['wrong', 0, 0])
    const once = job === 'listen' ? make(back, said) : back
    expect(make(once, { kind: 'send', to: 0 }).delivered[0]).toMatchObject({ heard: [1, 0], outcome: 'second' })
  }
})

test("revealed afterward: each car's word is revealed separately", () => {
  const first = make(rolling(3, { word: 'told' }), said, { kind: 'send', to: 0 }, { kind: 'meant', side: 0 })
  expect([first.wagon, first.phase]).toEqual([1, 'points'])
  const second = make(first, { kind: 'send', to: 1 }, { kind: 'meant', side: 1 })
  expect(second.delivered.map(({ target }) => target)).toEqual([0, 1])
})

test('the game chooses the word when the device speaks, even with words revealed afterward', () => {
  const state = make(rolling(2, { word: 'told', aloud: 'device' }), said)
  expect(make(state, { kind: 'send', to: targetOf(state) }).delivered).toHaveLength(1)
})

test('two cars need two words in order, and a car that comes back needs only its own word', () => {
  const first = make(rolling(3), said)
  expect(wordsNow(first)).toEqual(trainOf(first).targets)
  const second = right(first)
  expect([second.at, second.wagon, second.phase]).toEqual([0, 1, 'points'])
  expect(wordsNow(wrong(second))).toEqual([trainOf(second).targets[1]])
  expect(right(second).at).toBe(1)
})

test('a word can be repeated as often as allowed, and repeats are counted', () => {
  const state = make(rolling(2, { repeats: 1 }), said)
  const again = make(state, { kind: 'repeat' }, said)
  expect([again.repeated, rules.moves(again).some(({ kind }) => kind === 'repeat')]).toEqual([1, false])
  expect(() => make(again, { kind: 'repeat' })).toThrow('is not a move here')
  expect(right(again).repeats).toBe(0)
})

test('errorless offers only the right station to listeners, but both to someone listening to the learner', () => {
  const sends = (state: State) => rules.moves(state).filter(({ kind }) => kind === 'send')
  const state = make(rolling(2, { errorless: true }), said)
  expect(sends(state)).toEqual([{ kind: 'send', to: targetOf(state) }])
  expect(sends(make(rolling(2, { errorless: true, job: 'speak' }), { kind: 'secret', side: 0 }))).toHaveLength(2)
})

test('every five trains the roles swap; each leg offers what to build and a way, and every ten an engine', () => {
  const askedIn = (level: number) => {
    const states = playOut(rules, levelAt(level), { seats: 1, values: { trains: 20, job: 'swap' } }, chanceFrom(3))
    const last = states.at(-1) as State
    expect(last.trains.map(({ job }) => job[0]).join('')).toBe('lllllsssss'.repeat(2))
    const asked = (phase: State['phase']) => states.filter((state) => state.phase === phase).map(({ at }) => at)
    return [asked('engine'), asked('build'), asked('way')]
  }
  const [tens, ones, fours] = [
    [0, 10],
    [1, 6, 11, 16],
    [4, 9, 14, 19],
  ]
  expect(askedIn(2)).toEqual([tens, ones, fours])
  // The easiest level has one choice in each leg.
  expect(askedIn(0)).toEqual([tens, [], fours])
})

/** Plays a game with the same answer to every choice; the others are made by chance. */
function playedWith(seed: number, fixed: Move): State {
  const choose = (moves: Move[]): Move =>
    moves.find((one) => JSON.stringify(one) === JSON.stringify(fixed)) ?? first(moves)
  const first = ([one = said]: Move[]) => one
  return playOut(rules, levelAt(2), { seats: 1, values: {} }, chanceFrom(seed), { choose }).at(-1) as State
}
const worth = (state: State) => townOf(state).reduce((sum, built) => sum + notesOf[built], 0)

test.each<[string, Move, Move]>([
  ['what is built', { kind: 'build', what: 'house' }, { kind: 'build', what: 'wheel' }],
  ['the way', { kind: 'way', way: 'bridge' }, { kind: 'way', way: 'tunnel' }],
])('neither choice of %s is ahead in more than 60% of games', (_, one, other) => {
  const ahead = Array.from({ length: 300 }, (_, seed) =>
    Math.sign(worth(playedWith(seed, one)) - worth(playedWith(seed, other))),
  )
  for (const side of [1, -1]) expect(ahead.filter((each) => each === side).length / 300).toBeLessThanOrEqual(0.6)
})

test('four saved boxes are a Ferris wheel, and fewer are a swing, also when a game ends early', () => {
  const states = Array.from({ length: 40 }, (_, seed) => playedWith(seed, { kind: 'build', what: 'wheel' }))
  for (const { trains, town } of states) {
    const boxes = trains.slice(1, 4).reduce((sum, { load }) => sum + load, 0)
    expect(town.find((built) => built === 'wheel' || built === 'swing')).toBe(boxes >= 4 ? 'wheel' : 'swing')
  }
  const saving = make(right(make(rolling(2), said)), { kind: 'build', what: 'wheel' }, said)
  expect([townOf(saving), townOf(right(saving))]).toEqual([[], ['swing']])
})

test('what is built depends on trains, never on accuracy', () => {
  const builtBy = (answer: (state: State) => Side) =>
    playOut(rules, levelAt(2), { seats: 1, values: {} }, chanceFrom(4), {
      choose: (moves, state): Move =>
        state.phase === 'points' ? { kind: 'send', to: answer(state) } : (moves[1] ?? moves[0] ?? said),
    }).at(-1)?.town
  const worst = builtBy((state) => (targetOf(state) === 0 ? 1 : 0))
  expect(worst?.filter((built) => built !== 'fountain')).toEqual(
    builtBy(targetOf)?.filter((built) => built !== 'fountain'),
  )
})

test('a child keeps the best of each game, and a town never shrinks', () => {
  expect(withBest(undefined, ['house', 'wheel', 'neighbor'])).toEqual({ town: ['wheel'] })
  expect(withBest({ town: ['wheel', 'castle'] }, [])).toEqual({ town: ['wheel', 'swing'] })
  const full = { town: Array<'house'>(10).fill('house') }
  expect(withBest(full, ['wheel']).town).toHaveLength(10)
})

test('left and right come equally often, and never four times in a row', () => {
  for (let seed = 0; seed < 40; seed++) {
    const order = shuffledSides(20, chanceFrom(seed))
    expect(order.filter((side) => side === 0)).toHaveLength(10)
    expect(order.join('')).not.toMatch(/0000|1111/)
  }
})

test('no pair comes twice in a row, and the next game uses other pairs', () => {
  const first = begin(2, { trains: 20 })
  expect(first.trains.some(({ pair }, at) => pair === first.trains[at - 1]?.pair)).toBe(false)
  const again = rules.start(levelAt(2), { seats: 1, values: { trains: 20 }, kept: { used: first.used } }, chanceFrom(9))
  const pairs = new Set(first.trains.map(({ pair }) => pair))
  expect(again.trains.filter(({ pair }) => pairs.has(pair))).toEqual([])
})

test('a pass ends the turn and leaves the train where it is', () => {
  const state = make(rolling(2, {}, 2), said)
  expect(make(state, { kind: 'pass' })).toMatchObject({ seat: 1, at: 0, phase: 'points' })
})
