import { chanceFrom } from '@marigold/device'
import { describe, expect, test } from 'vitest'
import { checkRules } from '../kit/checks.ts'
import { playOut } from '../kit/rules.ts'
import { friendByName, friendsOf, themes } from './friends.ts'
import { levels } from './levels.ts'
import { currentFriend, rules, waitsBeforeTogether } from './rules.ts'
import { gifts, modes, positions, spots, type Marcher, type Move, type Place, type State } from './state.ts'

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
const marcher: Marcher = { friend: 'cow', gift: null, dances: false, encores: 0 }
const found = (state: State) => state.parade.map(({ friend }) => friend)

/** Plays a game whose choices between two friends are all `same`. */
const playWith = (level: (typeof levels)[0], count: number, same: boolean, seed = count) =>
  playOut(rules, level, { seats: 1, values: { count } }, chanceFrom(seed), {
    choose: (moves) =>
      moves.find((move) => move.kind === 'encore' && move.same === same) ??
      chanceFrom(seed + moves.length).pick(moves.filter(({ kind }) => kind !== 'pass')),
  }).at(-1) as State

test.each(levels)('$name: every new friend joins the parade, and every third gets a gift', (level) => {
  for (const count of [6, 8, 12]) {
    const last = playWith(level, count, false)
    expect(found(last)).toEqual(last.order)
    expect(new Set(last.order).size).toBe(count)
    expect(last.parade.map(({ gift }) => gift !== null)).toEqual(
      last.order.map((_, at) => at % 3 === 2 && level.kind !== 'explore'),
    )
  }
})

test.each(levels)('$name: again makes a friend bigger, a new friend makes the parade longer', (level) => {
  for (const count of [6, 8, 12]) {
    const [again, next] = [playWith(level, count, true), playWith(level, count, false)]
    expect(again.parade.length).toBeLessThan(next.parade.length)
    for (const { parade, found: times } of [again, next])
      expect([parade.reduce((sum, { encores }) => sum + 1 + encores, 0), times]).toEqual([count, count])
  }
})

test('the same friend hides again after again', () => {
  const two = play(begin(explore), { kind: 'open' }, { kind: 'open' })
  expect(two.phase).toBe('encore')
  const friend = two.parade.at(-1)?.friend
  const again = play(two, { kind: 'encore', same: true })
  expect([currentFriend(again).name, again.who[again.place], again.turnOver]).toEqual([friend, friend, true])
  expect(play(again, { kind: 'open' }).parade.at(-1)).toMatchObject({ friend, encores: 1 })
  expect(currentFriend(play(two, { kind: 'encore', same: false })).name).not.toBe(friend)
})

test('sun and rain come equally often, so neither gift makes friends dance more than 60% of the time', () => {
  for (const gift of gifts) {
    let dances = 0
    for (let seed = 1; seed <= 400; seed++) {
      const state: State = { ...begin(ask), phase: 'gift', parade: [marcher] }
      const after = rules.apply(state, { kind: 'gift', gift }, chanceFrom(seed))
      expect(after.parade[0]).toMatchObject({ gift, dances: (after.weather === 'sun') === (gift === 'hat') })
      if (after.parade[0]?.dances) dances += 1
    }
    expect(dances / 400).toBeGreaterThan(0.4)
    expect(dances / 400).toBeLessThan(0.6)
  }
})

test('a friend of an earlier game hides first, once, and the number of friends stays', () => {
  const state = rules.start(find, { seats: 1, values: {} }, chanceFrom(1))
  const cow: Move = { kind: 'first', friend: 'cow' }
  const chosen = play(state, cow)
  expect([chosen.order[0], new Set(chosen.order).size, chosen.phase]).toEqual(['cow', 6, 'tune'])
  expect(() => play(chosen, cow)).toThrow('is not a move here')
  expect(() => play(state, { kind: 'first', friend: 'lion' })).toThrow('is not a move here')
})

test('ignores a gift of an older version', () => {
  const state: State = { ...begin(ask), phase: 'gift', parade: [marcher] }
  expect(() => play(state, { kind: 'gift', gift: 'balloon' } as unknown as Move)).toThrow('is not a move here')
})

test('uses every friend of a theme before repeating one', () => {
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

test('Explore: one press opens, and no friend hides in the same place as the one before', () => {
  let state = begin(explore, { count: 12 })
  for (let i = 0; i < 6; i++) {
    const before = state.place
    state = play(state, { kind: 'open' })
    if (state.phase === 'encore') state = play(state, { kind: 'encore', same: false })
    expect(state.place).not.toBe(before)
  }
})

describe('Ask', () => {
  test.each(modes)('opens when the child has communicated by %s', (mode) => {
    const state = begin(ask)
    expect(found(play(state, { kind: 'hello', mode }))).toEqual([currentFriend(state).name])
  })

  test('stays closed when it is only tapped', () => {
    expect(() => play(begin(ask), { kind: 'open' })).toThrow('is not a move here')
  })

  test('allows three waits, and offers to say it together after two', () => {
    let state = begin(ask)
    for (let waits = 0; waits < 3; waits++) {
      expect(rules.moves(state).some(({ kind }) => kind === 'together')).toBe(waits >= waitsBeforeTogether)
      state = play(state, { kind: 'nudge' })
      expect([state.event, state.nudges, state.parade]).toEqual(['nudged', waits + 1, []])
    }
    expect(() => play(state, { kind: 'nudge' })).toThrow('is not a move here')
    expect(found(play(state, { kind: 'together' }))).toHaveLength(1)
  })
})

describe('Find', () => {
  test.each([2, 3, 4])('hides a friend of a different kind in each of %i places', (places) => {
    for (let seed = 1; seed <= 40; seed++) {
      for (const theme of themes) {
        const state = begin(find, { places, theme, count: 12 }, 1, seed)
        const who = state.places.map((place) => friendByName(state.who[place] ?? ''))
        expect(who).toHaveLength(places)
        expect(new Set(who.map(({ kind }) => kind)).size).toBe(places)
        expect(state.who[state.place]).toBe(currentFriend(state).name)
        expect(friendsOf[theme].some(({ name }) => name === currentFriend(state).name)).toBe(true)
      }
    }
  })

  test('shows the correct place after a second wrong choice, and then accepts only it', () => {
    const state = begin(find)
    const wrong: Move = { kind: 'choose', place: wrongOf(state) }
    const once = play(state, wrong)
    expect([once.event, once.empty, once.shown]).toEqual(['not here', wrongOf(state), false])
    const twice = play(once, wrong)
    expect([twice.event, twice.shown]).toEqual(['shown', true])
    expect(rules.moves(twice).filter(({ kind }) => kind === 'choose')).toEqual([{ kind: 'choose', place: state.place }])
    expect(found(play(twice, { kind: 'choose', place: state.place }))).toHaveLength(1)
  })

  test('fills every place through the last friend, never with a friend who was already found', () => {
    for (const theme of themes) {
      for (const state of playOut(rules, find, { seats: 1, values: { theme, count: 12, places: 4 } }, chanceFrom(9))) {
        if (state.phase !== 'look') continue
        const looking = state.places.map((place) => state.who[place] ?? 'nobody')
        expect(looking).not.toContain('nobody')
        const others = looking.filter((name) => name !== currentFriend(state).name)
        expect(others.filter((name) => found(state).includes(name))).toEqual([])
      }
    }
  })

  test('offers only the correct place in errorless play', () => {
    const state = begin(find, { errorless: true, places: 4 })
    expect(rules.moves(state).filter(({ kind }) => kind === 'choose')).toEqual([{ kind: 'choose', place: state.place }])
  })

  test('lets the question be repeated three times', () => {
    const again: Move = { kind: 'again' }
    const state = play(begin(find), again, again, again)
    expect(state.repeats).toBe(3)
    expect(() => play(state, again)).toThrow('is not a move here')
  })
})

test('Where is it? uses all four positions before repeating one, and always offers the correct one', () => {
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

test('lets the waiting player hide the friend, and alternates turns', () => {
  const state = begin(ask, {}, 2)
  expect([state.phase, state.seat]).toEqual(['hide', 0])
  const hidden = play(state, { kind: 'hide', place: 'cart' })
  expect([hidden.phase, hidden.place, hidden.who]).toEqual(['look', 'cart', { cart: currentFriend(state).name }])
  const next = play(hidden, { kind: 'hello', mode: 'sign' })
  expect([next.phase, next.seat, next.turnOver]).toEqual(['hide', 1, true])
  expect(begin(ask, { hides: false }, 2).phase).toBe('look')
})

test('uses as many hiding places as the setting says', () => {
  for (const places of [2, 3, 4]) expect(begin(explore, { places }).places).toEqual(spots.slice(0, places))
})

test('ends the game at its current state when it is closed', () => {
  const state = play(begin(explore), { kind: 'open' }, { kind: 'close' })
  expect([rules.isOver(state), state.parade.length]).toEqual([true, 1])
})
