import { chanceFrom } from '@marigold/device'
import { describe, expect, test } from 'vitest'
import { checkRules } from '../kit/checks.ts'
import { playOut } from '../kit/rules.ts'
import { friendNamed, friendsOf, themes } from './friends.ts'
import { levels } from './levels.ts'
import { friendNow, rules, togetherAfter } from './rules.ts'
import { modes, positions, spots, type Move, type Place, type State } from './state.ts'

checkRules({
  rules,
  levels,
  seats: [1, 2],
  settings: {
    'usual settings': {},
    'twelve of the wild animals in two places': { theme: 'wild', count: 12, places: 2 },
    'four places, errorless, the game hides': { theme: 'vehicles', count: 8, places: 4, errorless: true, hides: false },
    'things at home': { theme: 'home' },
  },
})

const [explore, ask, find, where] = levels as [
  (typeof levels)[0],
  (typeof levels)[0],
  (typeof levels)[0],
  (typeof levels)[0],
]
const begin = (level: (typeof levels)[0], values = {}, seats = 1, seed = 1) =>
  play(rules.start(level, { seats, values }, chanceFrom(seed)), { kind: 'tune', tune: 'bell' })
const play = (state: State, ...moves: Move[]) => moves.reduce((at, move) => rules.apply(at, move, chanceFrom(5)), state)
const wrongOf = (state: State) => state.places.find((place) => place !== state.place) as Place
const found = (state: State) => state.parade.map(({ friend }) => friend)

test.each(levels)('$name: everybody who hid walks in the parade, every third with a gift', (level) => {
  for (const count of [6, 8, 12]) {
    const last = playOut(rules, level, { seats: 1, values: { count } }, chanceFrom(count)).at(-1) as State
    expect(found(last)).toEqual(last.order)
    expect(new Set(last.order).size).toBe(count)
    expect(last.parade.map(({ gift }) => gift !== null)).toEqual(last.order.map((_, at) => at % 3 === 2))
  }
})

test('plays of a theme do not repeat one another before everybody had a turn', () => {
  const seen: string[] = []
  for (const theme of themes) {
    let kept: unknown
    for (let game = 0; game < 2; game++) {
      const { order } = rules.start(explore, { seats: 1, values: { theme }, kept }, chanceFrom(game))
      seen.push(...order)
      kept = { used: seen }
    }
  }
  expect(new Set(seen).size).toBe(48)
})

test('Explore: one press opens, and nobody hides twice in a row in one place', () => {
  let state = begin(explore, { count: 12 })
  for (let i = 0; i < 6; i++) {
    const before = state.place
    state = play(state, { kind: 'open' })
    if (state.phase === 'gift') state = play(state, { kind: 'gift', gift: 'hat' })
    expect(state.place).not.toBe(before)
  }
})

describe('Ask', () => {
  test.each(modes)('opens when the child has communicated by %s', (mode) => {
    const state = begin(ask)
    expect(found(play(state, { kind: 'hello', mode }))).toEqual([friendNow(state).name])
  })

  test('stays shut for a press alone', () => {
    expect(() => play(begin(ask), { kind: 'open' })).toThrow('is not a move here')
  })

  test('waits up to three times, and after two says it together', () => {
    let state = begin(ask)
    for (let waits = 0; waits < 3; waits++) {
      expect(rules.moves(state).some(({ kind }) => kind === 'together')).toBe(waits >= togetherAfter)
      state = play(state, { kind: 'nudge' })
      expect([state.event, state.nudges, state.parade]).toEqual(['nudged', waits + 1, []])
    }
    expect(() => play(state, { kind: 'nudge' })).toThrow('is not a move here')
    expect(found(play(state, { kind: 'together' }))).toHaveLength(1)
  })
})

describe('Find', () => {
  test.each([2, 3, 4])('has somebody in each of %i places, all told apart by their kind', (places) => {
    for (let seed = 1; seed <= 40; seed++) {
      for (const theme of themes) {
        const state = begin(find, { places, theme, count: 12 }, 1, seed)
        const who = state.places.map((place) => friendNamed(state.who[place] ?? ''))
        expect(who).toHaveLength(places)
        expect(new Set(who.map(({ kind }) => kind)).size).toBe(places)
        expect(state.who[state.place]).toBe(friendNow(state).name)
        expect(friendsOf[theme].some(({ name }) => name === friendNow(state).name)).toBe(true)
      }
    }
  })

  test('a wrong choice is empty, the second shows the right place, and then it alone can be chosen', () => {
    const state = begin(find)
    const wrong: Move = { kind: 'choose', place: wrongOf(state) }
    const once = play(state, wrong)
    expect([once.event, once.empty, once.shown]).toEqual(['not here', wrongOf(state), false])
    const twice = play(once, wrong)
    expect([twice.event, twice.shown]).toEqual(['shown', true])
    expect(rules.moves(twice).filter(({ kind }) => kind === 'choose')).toEqual([{ kind: 'choose', place: state.place }])
    expect(found(play(twice, { kind: 'choose', place: state.place }))).toHaveLength(1)
  })

  test('to the last friend somebody looks out of each place, and none of those who have been found', () => {
    for (const theme of themes) {
      for (const state of playOut(rules, find, { seats: 1, values: { theme, count: 12, places: 4 } }, chanceFrom(9))) {
        if (state.phase !== 'look') continue
        const looking = state.places.map((place) => state.who[place] ?? 'nobody')
        expect(looking).not.toContain('nobody')
        expect(looking.filter((name) => found(state).includes(name))).toEqual([])
      }
    }
  })

  test('errorless offers the right place alone', () => {
    const state = begin(find, { errorless: true, places: 4 })
    expect(rules.moves(state).filter(({ kind }) => kind === 'choose')).toEqual([{ kind: 'choose', place: state.place }])
  })

  test('the question can be asked again three times', () => {
    const again: Move = { kind: 'again' }
    const state = play(begin(find), again, again, again)
    expect(state.repeats).toBe(3)
    expect(() => play(state, again)).toThrow('is not a move here')
  })
})

test('Where is it? goes through all four positions before one comes again, the right one always on offer', () => {
  const values = { count: 12, places: 2 }
  const states = playOut(rules, where, { seats: 1, values }, chanceFrom(4), {
    choose: (moves, state) => moves.find((move) => move.kind === 'choose' && move.place === state.place) ?? moves[0]!,
  })
  const asked = states.filter(({ phase, misses }) => phase === 'look' && misses === 0)
  for (const state of asked) {
    expect(state.places).toHaveLength(2)
    expect(state.places).toContain(state.place)
  }
  const answers = asked.map(({ place }) => place)
  for (const round of [0, 4, 8]) expect(answers.slice(round, round + 4).toSorted()).toEqual([...positions].toSorted())
})

test('with two players the one who waits hides the friend, and the turn goes round', () => {
  const state = begin(ask, {}, 2)
  expect([state.phase, state.seat]).toEqual(['hide', 0])
  const hidden = play(state, { kind: 'hide', place: 'cart' })
  expect([hidden.phase, hidden.place, hidden.who]).toEqual(['look', 'cart', { cart: friendNow(state).name }])
  const next = play(hidden, { kind: 'hello', mode: 'sign' })
  expect([next.phase, next.seat, next.turnOver]).toEqual(['hide', 1, true])
  expect(begin(ask, { hides: false }, 2).phase).toBe('look')
})

test('as many places as are set can hide somebody', () => {
  for (const places of [2, 3, 4]) expect(begin(explore, { places }).places).toEqual(spots.slice(0, places))
})

test('closing ends the game as it is', () => {
  const state = play(begin(explore), { kind: 'open' }, { kind: 'close' })
  expect([rules.isOver(state), state.parade.length]).toEqual([true, 1])
})
