import { chanceFrom, type Chance } from '@marigold/device'
import { describe, expect, test } from 'vitest'
import { checkRules } from '../kit/checks.ts'
import { familyOf } from './families.ts'
import { seenOf, shapes, thingAt, type Seen, type Thing } from './heap.ts'
import { jobs } from './jobs.ts'
import { levels } from './levels.ts'
import { areAlike, maskOf, objectOf, objects } from './objects.ts'
import { leastReach, slackBelow, wantedShare } from './pile.ts'
import { liftable, rules } from './rules.ts'
import { isWon, wantedOf, type Level, type Move, type State } from './state.ts'

const settings = { 'usual settings': { jobs: 1 }, errorless: { errorless: true, jobs: 2 } }
checkRules({ rules, levels, seats: [1, 4], settings, games: 2 })

const rng = chanceFrom(1)
const go = (state: State, ...all: Move[]) => all.reduce((now, move) => rules.apply(now, move, rng), state)
const begin = (at: number, { seats = 1, values = {}, kept = {}, seed = 1 } = {}) =>
  rules.start(levels[at] as Level, { seats, values, kept }, chanceFrom(seed))
/** Opens the drawer of the first job, and its slip. */
function opened(at: number, { few = false, ...more }: Parameters<typeof begin>[1] & { few?: boolean } = {}): State {
  const state = begin(at, more)
  const now = go(state, { kind: 'job', job: state.deck[0] ?? '', few }, { kind: 'slip' })
  return now.slip === 'memory' ? go(now, { kind: 'hide' }) : now
}
const lifted = (state: State, id: number): State => go(state, { kind: 'lift', thing: id, ms: 900 })
const others = (state: State): number[] =>
  liftable(state).flatMap(({ id }) => (wantedOf(state).includes(id) ? [] : [id]))

describe('the content', () => {
  test('has 120 things that can be told apart, and 40 jobs that need six of them each', () => {
    expect([objects.length, new Set(objects.map(({ key }) => key)).size, jobs.length]).toEqual([120, 120, 40])
    for (const { key } of objects) expect([key, maskOf(key).length]).toEqual([key, 256])
    const keys = objects.map(({ key }) => key)
    for (const { pool, id } of jobs) {
      expect([id, new Set(pool).size, pool.filter((key) => !keys.includes(key))]).toEqual([id, 6, []])
    }
  })

  test('has gears that differ in their outline, their hole, or both', () => {
    const isInside = (at: number) => Math.hypot((at % 16) - 7.5, Math.floor(at / 16) - 7.5) < 4
    const off = (one: string, other: string) => {
      const [own, theirs] = [maskOf(one), maskOf(other)]
      const all = own.flatMap((is, at) => (is === theirs[at] ? [] : [at]))
      return [all.filter((at) => !isInside(at)).length, all.filter(isInside).length]
    }
    for (const [one, other] of [['gear-1', 'gear-2'], ['gear-3', 'gear-4']] as const) expect(off(one, other)).toEqual([0, 8]) // prettier-ignore
    for (const [one, other] of [
      ['gear-1', 'gear-3'],
      ['gear-2', 'gear-4'],
    ] as const)
      expect(off(one, other)[0]).toBeGreaterThan(40)
    // The hole is the telling part, which shownAsSaid expects to be seen.
    expect(objectOf('gear-1').tell).toBe(5)
  })

  test('is new for ten plays of three jobs', () => {
    let kept: { used: string[] } = { used: [] }
    for (let play = 0; play < 10; play++) {
      const { deck } = begin(1, { kept, seed: play })
      expect(deck.filter((job) => kept.used.includes(job))).toEqual([])
      kept = { used: [...kept.used, ...deck] }
    }
  })
})

/** Expects that a thing on the slip can be told and touched; returns its visible share. */
function shownAsSaid({ things, shape, level }: State, need: number): number {
  const thing = things.find(({ id }) => id === need) as Thing
  const one = seenOf(things, shape).get(need) as Seen
  const { width, height } = shapes[shape]
  expect([thing.key, one.spot.reach >= leastReach, one.tell >= 0.45]).toEqual([thing.key, true, true])
  expect(one.share, thing.key).toBeGreaterThan(wantedShare(thing.key, level.visible) - slackBelow - 0.06)
  expect(thingAt(things, one.spot.x, one.spot.y, 0)?.id, thing.key).toBe(need)
  expect(thing.x > 0 && thing.y > 0 && thing.x < width && thing.y < height).toBe(true)
  return one.share
}

describe.each(levels.map((level, at) => [at + 1, level, at] as const))('level %i', (_number, level, at) => {
  test.each(['wide', 'tall'] as const)('shows what it says of each thing on a slip, in a %s drawer', (shape) => {
    const shares: number[] = []
    for (const [index, { id, kind }] of jobs.entries()) {
      const start = { ...begin(at, { seed: index + 1, values: { drawer: kind } }), deck: [id, 'kite'] }
      const state = go(start, { kind: 'job', job: id, shape, few: shape === 'tall' }, { kind: 'slip' })
      expect(state.things.length).toBe(Math.min(level.count, shape === 'tall' ? 30 : 99))
      shares.push(...wantedOf(state).map((need) => shownAsSaid(state, need)))
      // The shortest solution: each thing on the slip, and nothing else.
      const solved = wantedOf(state).reduce(lifted, state.slip === 'memory' ? go(state, { kind: 'hide' }) : state)
      expect([solved.slips.length, solved.slips.every(isWon)]).toEqual([1, true])
    }
    const average = (100 * shares.reduce((sum, share) => sum + share)) / shares.length
    expect(Math.abs(average - level.visible)).toBeLessThan(level.alike > 0 ? 25 : 12)
  })

  test('is not won by tapping around', () => {
    const games = level.count > 20 ? 60 : 200
    let won = 0
    for (let seed = 1; seed <= games; seed++) {
      const hand = chanceFrom(seed)
      let state = opened(at, { seed, few: true, values: { jobs: 1 } })
      // After three other picks, this slip can't be won any more.
      while (state.phase === 'find' && isWon(state.now)) state = rules.apply(state, tap(state, hand), hand)
      won += state.slips.filter(isWon).length
    }
    expect((100 * won) / games).toBeLessThanOrEqual(level.chance)
    if (at > 0) expect(level.chance).toBeLessThanOrEqual(10)
  })

  test('has look-alikes and outlines as it says', () => {
    const { things, needs, phase } = opened(at)
    expect(phase).toBe('find')
    const alike = needs.filter(({ key }) => things.some((one) => one.key !== key && areAlike(one.key, key)))
    // Each from a family of its own, with its three look-alikes.
    const familiesOf = alike.map(({ key }) => familyOf(key))
    expect([alike.length, new Set(familiesOf).size]).toEqual([level.alike, level.alike])
    for (const family of familiesOf) expect(things.filter(({ key }) => familyOf(key) === family).length).toBe(4)
    expect(things.filter(({ ink }) => ink === 'line').length).toBe(level.lines)
    expect(things.every(({ ink }) => ink === 'gray')).toBe(level.gray)
  })
})

test('has the colors and as many stirs as an adult sets', () => {
  const inks = (at: number, ink: string) => new Set(opened(at, { values: { ink } }).things.map((one) => one.ink))
  expect([inks(1, 'gray').has('color'), inks(4, 'color').has('gray')]).toEqual([false, false])
  const kinds = (moves: number) => rules.moves(opened(2, { values: { moves } })).map(({ kind }) => kind)
  expect([kinds(0).includes('stir'), kinds(1).includes('stir')]).toEqual([false, true])
  const stirred = go(opened(2, { values: { moves: 1 } }), { kind: 'stir' })
  expect(rules.moves(stirred).some(({ kind }) => kind === 'stir' || kind === 'corner')).toBe(false)
})

/** Taps anything that can be lifted. */
const tap = (state: State, hand: Chance): Move =>
  state.slip === 'memory' && !state.isHidden ? { kind: 'hide' } : { kind: 'lift', thing: hand.pick(liftable(state)).id }

describe('the drawer', () => {
  test('puts other things on the ledge, and a full ledge buries what is needed', () => {
    let state = opened(1)
    const shareOf = (now: State) => {
      const seen = seenOf(now.things, now.shape)
      return wantedOf(now).reduce((sum, id) => sum + (seen.get(id)?.share ?? 0), 0)
    }
    for (let count = 1; count <= 3; count++) {
      state = lifted(state, others(state)[0] as number)
      expect([state.ledge.length, state.things.length]).toEqual([count, 15 - count])
    }
    const before = shareOf(state)
    state = lifted(state, others(state)[0] as number)
    expect([state.ledge.length, state.things.length, state.now.others]).toEqual([1, 14, 4])
    expect(shareOf(state)).toBeLessThan(before)
    expect(isWon(state.now)).toBe(false)
    for (const id of wantedOf(state)) expect(liftable(state).map((one) => one.id)).toContain(id)
  })

  test('allows three moves a job, after which everything can still be reached', () => {
    let state = opened(2)
    const before = state.things
    state = go(state, { kind: 'corner', quarter: 0 })
    const places = (things: State['things']) => things.map(({ id, x, y }) => `${id} ${x} ${y}`).sort()
    expect(places(state.things)).toEqual(places(before))
    expect(state.things).not.toEqual(before)
    state = go(state, { kind: 'stir' }, { kind: 'stir' })
    expect(places(state.things)).not.toEqual(places(before))
    expect([state.now.moves, rules.moves(state).some(({ kind }) => kind === 'stir' || kind === 'corner')]).toEqual([3, false]) // prettier-ignore
    for (const id of wantedOf(state)) state = lifted(state, id)
    expect(state.slips.map(({ moves }) => moves)).toEqual([3])
  })

  test('hides a slip that must be remembered, and peeks are counted', () => {
    const state = opened(4)
    expect(rules.moves(go(state, { kind: 'peek' }))).toEqual([{ kind: 'hide' }])
    const after = go(state, { kind: 'peek' }, { kind: 'hide' })
    expect([after.now.peeks, after.tallies[0]?.peeks, after.isHidden]).toEqual([1, 1, true])
  })

  test('raises help after two other picks, and the last two steps are no win', () => {
    let state = opened(2)
    for (let picks = 0; picks < 2; picks++) state = lifted(state, others(state)[0] as number)
    expect([state.help, state.now.help]).toEqual([1, 1])
    const helped = go(state, { kind: 'help' }, { kind: 'help' })
    expect([helped.help, isWon(state.now), isWon(helped.now)]).toEqual([3, true, false])
    const found = lifted(helped, wantedOf(helped)[0] as number)
    expect([found.help, found.finds.at(-1)?.help, found.now.help]).toEqual([0, 3, 3])
  })

  test('gives each find to the player whose turn it is, and refuses what it does not offer', () => {
    let state = opened(1, { seats: 2 })
    expect(() => lifted(state, 99)).toThrow('not a move')
    state = lifted(state, wantedOf(state)[0] as number)
    state = go(state, { kind: 'pass' })
    state = lifted(state, wantedOf(state)[0] as number)
    expect(state.finds.map(({ seat }) => seat)).toEqual([0, 0])
    expect(state.touches.map((counts) => counts.reduce((sum, one) => sum + one))).toEqual([2, 0])
  })
})
