import { chanceFrom, type Chance } from '@marigold/device'
import { describe, expect, test } from 'vitest'
import { checkRules } from '../kit/checks.ts'
import { playOut } from '../kit/rules.ts'
import { days, type Day } from './days.ts'
import { berthOf, lengthOf, type Point } from './harbor.ts'
import { levels } from './levels.ts'
import { rules } from './rules.ts'
import { isInWater, isUnderWay, placeOf } from './sail.ts'
import type { Boat, Docked, Level, Move, State } from './state.ts'
import { boatsLeft, crossingNow, idleBoats, landNow } from './table.ts'

const settings = {
  'a short day': { boatsPerDay: 4 },
  errorless: { boatsPerDay: 4, errorless: true },
  'two boats, fast, without pauses and snap': { boatsPerDay: 4, boats: 2, pace: 1.3, planning: false, snap: false },
}
/** Sends each boat that waits to its own dock, and lets time go on. */
const homeward = (moves: Move[], state: State): Move => {
  const [idle] = idleBoats(state)
  const lane = moves.find((move) => move.kind === 'lane' && move.boat === idle?.id && move.dock === idle.flag)
  return lane ?? moves.find(({ kind }) => kind === 'sail') ?? (moves[0] as Move)
}
checkRules({
  rules,
  levels,
  seats: [1, 2],
  settings,
  games: 2,
  choose: homeward as (moves: Move[], state: State) => Move,
})

const rng = chanceFrom(1)
const go = (state: State, ...all: Move[]) => all.reduce((now, move) => rules.apply(now, move, rng), state)
/** A day that begins with so many boats, all of which have come in. */
function on(id: string, { boats = 0, seats = 1, values = {} } = {}): State {
  const day = days.find((one) => one.id === id)
  const level = levels.find(({ tier }) => tier === day?.tier)
  if (!day || !level) throw new Error(`no day ${id}`)
  const state = { ...rules.start(level, { seats, values }, chanceFrom(1)), deck: [day] }
  return go(state, { kind: 'call', boats: boats || state.asked }, { kind: 'sail', ticks: 130 })
}
const boatIn = (state: State, id: number) => state.boats.find((boat) => boat.id === id) as Boat
const lane = (state: State, id: number, dock = boatIn(state, id).flag): Move => ({ kind: 'lane', boat: id, dock })
const sail = (ticks: number): Move => ({ kind: 'sail', ticks })

describe.each(levels)('level $tier by chance', (level: Level) => {
  test('brings in boats on the first try as often as it says, and from level 2 on at most one in ten', () => {
    const hand = chanceFrom(level.tier)
    const games = 200
    let [clean, alone] = [0, 0]
    for (let seed = 0; seed < games; seed++) {
      // A lane taken by chance for each boat as it comes in, until everything has docked or stopped.
      const day = days.filter(({ tier }) => tier === level.tier)[seed % 12] as Day
      const before = { ...rules.start(level, { seats: 1, values: {} }, chanceFrom(seed)), deck: [day] }
      let state = go(before, { kind: 'call', boats: before.asked })
      const isFirst = ({ id }: { id: number }) => id < level.boats
      for (let seconds = 0; seconds < 60 && state.docked.filter(isFirst).length < level.boats; seconds++) {
        const tried = idleBoats(state).filter(({ routes }) => routes === 0)
        state = tried.reduce((now, { id }) => go(now, lane(now, id, hand.int(0, now.docks - 1))), state)
        state = go(state, sail(10))
      }
      const first = state.docked.filter(isFirst)
      alone += first.filter(({ isAlone }) => isAlone).length
      clean += first.filter((one) => one.isClean && !one.isAlone).length
    }
    const share = Math.round((100 * clean) / (games * level.boats - alone))
    expect(share).toBe(level.chance)
    if (level.tier > 1) expect(share).toBeLessThanOrEqual(10)
  })
  /** Sends a boat home each time the ones before have come so far, as a share of their way. */
  function oneByOne(day: Day, least: number): readonly Docked[] {
    const before = { ...rules.start(level, { seats: 1, values: {} }, chanceFrom(1)), deck: [day] }
    let state = go(before, { kind: 'call', boats: before.asked })
    while (state.phase === 'sail') {
      const idle = idleBoats(state).at(0)
      const isClear = state.boats.filter(isUnderWay).every(({ along, path }) => along / lengthOf(path) >= least)
      if (idle && (isClear || idle.status === 'stopped')) state = go(state, lane(state, idle.id))
      state = go(state, sail(5))
    }
    return state.docked
  }
  test.each([1, 0.9])('sent when the boat before has come %d of its way, boats count at level 1 only', (least) => {
    const docked = days.filter(({ tier }) => tier === level.tier).flatMap((day) => oneByOne(day, least))
    const counted = docked.filter(({ isAlone }) => !isAlone)
    expect(docked).toHaveLength(96)
    expect(counted.length).toBe(level.tier === 1 ? 96 : 0)
  })
})

describe.each(levels)('level $tier at random', (level: Level) => {
  /** A line from any boat to anywhere. */
  const scribble = (state: State, hand: Chance): Move => {
    const line = Array.from({ length: hand.int(1, 4) }, (): Point => [hand.int(0, 700), hand.int(0, 480)])
    return { kind: 'route', boat: hand.pick(state.boats.filter(isInWater)).id, line, by: 'draw' }
  }
  test.each(['taps', 'scribbles'])('never jams, whatever is done by %s', (way) => {
    for (let seed = 0; seed < 2; seed++) {
      const hand = chanceFrom(seed)
      let state = rules.start(level, { seats: 1, values: { boatsPerDay: 4 } }, chanceFrom(seed))
      for (let moves = 0; !rules.isOver(state); moves++) {
        expect(moves, `level ${level.tier}, seed ${seed}`).toBeLessThan(900)
        const canDraw = way === 'scribbles' && state.boats.some(isInWater) && state.phase === 'sail'
        state = go(state, canDraw && hand.next() < 0.5 ? scribble(state, hand) : hand.pick(rules.moves(state)))
      }
    }
  })
})

describe('a line', () => {
  const berth = (state: State, id: number): Point => berthOf(boatIn(state, id).flag, state.docks)
  test('from a boat to its flag brings it in without a stop', () => {
    const state = on('1-01')
    const sent = go(state, { kind: 'route', boat: 0, line: [placeOf(boatIn(state, 0)), berth(state, 0)], by: 'draw' })
    const done = go(sent, sail(300))
    expect(done.docked[0]).toMatchObject({ id: 0, isClean: true, stops: 0, misses: 0, by: 'draw', together: 1 })
    expect(done.docked[0]?.ratio).toBeCloseTo(1, 1)
  })
  test('to another dock ends at a buoy, and counts against the first try', () => {
    const state = on('1-01')
    const other = (boatIn(state, 0).flag + 1) % state.docks
    const waits = go(state, lane(state, 0, other), sail(300))
    expect([boatIn(waits, 0).status, boatIn(waits, 0).misses]).toEqual(['waiting', 1])
    expect(boatIn(waits, 0).wrong).toBe('dock')
    const done = go(waits, lane(waits, 0), sail(300))
    expect(done.docked[0]).toMatchObject({ isClean: false, misses: 1 })
  })
  test('over land ends before it', () => {
    const state = on('1-10')
    const [x, y] = landNow(state)[0] ?? [0, 0]
    const cut = go(state, { kind: 'route', boat: 0, line: [[x, y]], by: 'taps' })
    expect([boatIn(cut, 0).endsAtFlag, boatIn(cut, 0).wrong]).toEqual([false, 'land'])
  })
  test('to open water ends at a buoy, and is no wrong try', () => {
    const state = on('1-01')
    const waits = go(state, { kind: 'route', boat: 0, line: [[200, 440]], by: 'draw' }, sail(200))
    expect([boatIn(waits, 0).status, boatIn(waits, 0).misses]).toEqual(['waiting', 0])
  })
})

describe('boats', () => {
  /** Straight ways that cross: both boats sail until their horns sound. */
  const crossing = (id = '2-12') => {
    const state = on(id)
    const sent = idleBoats(state).reduce((now, { id }) => go(now, lane(now, id)), state)
    return { sent, ahead: crossingNow(sent) }
  }
  test('that come too close stop, and go on once one of them has another route', () => {
    const { sent, ahead } = crossing()
    if (!ahead) throw new Error('nothing crosses')
    const stopped = go(sent, sail(ahead.ticks + 1))
    const [one, other] = [boatIn(stopped, ahead.boat), boatIn(stopped, ahead.other)]
    expect([one.status, other.status, one.stops, other.stops]).toEqual(['stopped', 'stopped', 1, 1])
    const back = go(stopped, { kind: 'route', boat: one.id, line: [[40, 240]], by: 'draw' })
    expect([boatIn(back, one.id).status, boatIn(back, other.id).status]).not.toContain('stopped')
  })
  test('that stopped at one dock get in one after the other', () => {
    const [first, second] = on('3-01').boats as [Boat, Boat]
    const berth = berthOf(first.flag, 6)
    const at = (boat: Boat, path: Point[]): Boat => ({ ...boat, path, along: 0, status: 'waiting', flag: first.flag })
    const near = at(first, [[berth[0] - 0.5, berth[1] - 1]])
    const far = at(second, [[berth[0] - 30, berth[1] + 52]])
    const state = { ...on('3-01'), boats: [near, far] }
    const sent = go(state, lane(state, near.id), lane(state, far.id), sail(80))
    expect(sent.docked.map(({ id }) => id)).toEqual([near.id])
  })
  test('that are sent another way in time count as fixed early, once for each pair', () => {
    const sent = crossing('2-11').sent
    const fixed = go(sent, { kind: 'anchor', boat: 1 })
    expect([fixed.tallies[0]?.fixed, crossingNow(fixed)]).toEqual([1, null])
    const again = go(fixed, lane(fixed, 1), { kind: 'anchor', boat: 1 })
    expect(again.tallies[0]?.fixed).toBe(1)
  })
  test('that are sent another way too late, or still meet, don’t count as fixed early', () => {
    const late = go(crossing('2-12').sent, { kind: 'anchor', boat: 2 })
    expect(late.tallies[0]?.fixed).toBe(0)
    const { sent } = crossing('2-11')
    expect(go(sent, lane(sent, 1)).tallies[0]?.fixed).toBe(0)
  })
  test('that wait aren’t charged when another boat runs into them', () => {
    const [first, second] = on('3-01').boats as [Boat, Boat]
    const waits: Boat = { ...first, path: [[300, 20]], along: 0, status: 'waiting' }
    const path: Point[] = [
      [200, 20],
      [400, 20],
    ]
    const comes: Boat = { ...second, path, along: 0, status: 'sailing', routes: 1 }
    const met = go({ ...on('3-01'), boats: [waits, comes] }, sail(60))
    expect(met.boats.map(({ status, stops }) => [status, stops])).toEqual([
      ['stopped', 0],
      ['stopped', 1],
    ])
  })
  test('of two players take turns while both have boats out', () => {
    const state = on('2-06', { seats: 2 })
    expect([state.boats.map(({ seat }) => seat), state.seat]).toEqual([[1, 1, 0], 0])
    const next = go(state, lane(state, 1), sail(400))
    expect([next.docked.map(({ id }) => id), next.seat]).toEqual([[1], 1])
    const last = go(next, lane(next, 0), sail(400))
    expect([last.docked.map(({ id }) => id), last.seat]).toEqual([[1, 0], 0])
  })
  test('that wait while an urgent one waits, too, are noticed', () => {
    const day = days.find(({ tier, visits }) => tier === 3 && visits.slice(0, 3).some(({ isUrgent }) => isUrgent))
    const state = on(day?.id ?? '')
    const urgent = state.boats.find(({ isUrgent }) => isUrgent) as Boat
    const usual = state.boats.find(({ isUrgent }) => !isUrgent) as Boat
    expect(boatIn(go(state, lane(state, usual.id)), urgent.id).isPassedOver).toBe(true)
    expect(boatIn(go(state, lane(state, urgent.id)), urgent.id).isPassedOver).toBe(false)
  })
})

describe('help', () => {
  const help: Move = { kind: 'help' }
  test('ends with a route drawn together, which is no first try', () => {
    const state = on('2-01')
    const four = go(state, { kind: 'pick', boat: 0 }, help, help, help, help)
    expect([four.help, rules.moves(four).some(({ kind }) => kind === 'help')]).toEqual([{ boat: 0, step: 4 }, false])
    const done = go(four, lane(four, 0, (boatIn(four, 0).flag + 1) % four.docks), sail(400))
    expect(done.docked.find(({ id }) => id === 0)).toMatchObject({ isClean: false, help: 4, misses: 0 })
  })
  test('after silence is the first step only', () => {
    expect(go(on('2-01'), { kind: 'hint' }, { kind: 'hint' }).help?.step).toBe(1)
  })
  test('after silence never costs a first try, however often it comes', () => {
    let state = go(on('2-01'), { kind: 'pick', boat: 0 })
    const [x, y] = placeOf(boatIn(state, 0))
    const buoy: Move = { kind: 'route', boat: 0, line: [[x + 10, y]], by: 'draw' }
    for (let times = 0; times < 4; times++) {
      state = go(state, { kind: 'hint' })
      expect(state.help).toEqual({ boat: 0, step: 1 })
      state = go(state, buoy, { kind: 'pick', boat: 0 })
    }
    expect(boatIn(state, 0).help).toBe(1)
  })
  test('after silence changes nothing once no boat has a next step', () => {
    const state = on('1-01')
    const four = go(state, help, help, help, { kind: 'pick', boat: null })
    expect(boatIn(four, 0).help).toBe(4)
    expect(go(four, { kind: 'hint' })).toEqual(four)
  })
})

test('time that is paused doesn’t go on, and is counted apart', () => {
  const paused = go(on('2-01'), { kind: 'pause' })
  expect(() => go(paused, sail(1))).toThrow('not a move here')
  const on2 = go(paused, { kind: 'resume', ms: 4000 })
  expect([on2.pausedMs, on2.tallies[0]?.pauses, on2.tick]).toEqual([4000, 1, paused.tick])
})

test('two boats bring a thing together, and a day with lumber adds a dock', () => {
  const state = on('1-01', { boats: 2 })
  expect(state.boats.map(({ isHalf }) => isHalf)).toEqual([true, true])
  const last = playOut(rules, levels[0] as Level, { seats: 1, values: { boatsPerDay: 4, days: 2 } }, chanceFrom(2), {
    choose: (moves, now): Move => (now.phase === 'call' ? { kind: 'call', boats: 2, piers: 1 } : homeward(moves, now)),
  }).at(-1) as State
  expect([last.joined, last.docks, last.docked.length]).toEqual([4, 5, 8])
})

test('a day ends its last turn with what is unloaded, and flags are split between the players', () => {
  const states = playOut(rules, levels[1] as Level, { seats: 2, values: { boatsPerDay: 4 } }, chanceFrom(5), {
    choose: homeward,
  })
  const last = states.at(-1) as State
  expect([last.turns, last.docked.length, boatsLeft(last)]).toEqual([4, 4, 0])
  for (const { flag, seat } of last.docked) expect(seat).toBe(flag % 2)
})

test('errorless play brings every boat in without a stop, also by chance', () => {
  for (const level of levels)
    for (const seed of [1, 2, 3]) {
      const last = playOut(rules, level, { seats: 1, values: { errorless: true } }, chanceFrom(seed)).at(-1) as State
      expect(last.docked.map(({ id, stops, misses }) => [id, stops + misses])).toEqual(
        last.docked.map(({ id }) => [id, 0]),
      )
    }
})
