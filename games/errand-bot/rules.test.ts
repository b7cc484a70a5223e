import { chanceFrom } from '@marigold/device'
import { describe, expect, test } from 'vitest'
import { checkRules } from '../kit/checks.ts'
import { playOut } from '../kit/rules.ts'
import { levels } from './levels.ts'
import { maps } from './maps.ts'
import { rules } from './rules.ts'
import type { Level, Move, State } from './state.ts'
import { canRepeat, faultNow, flagSquare, helpWay, modelPlan, nextTile, taskNow, twoTiles } from './table.ts'
import type { Tile } from './program.ts'

const settings = {
  'usual settings': {},
  errorless: { errorless: true },
  'other arrows, a preview, one errand': { arrows: 'relative', preview: true, errands: 1, battery: 'none' },
  'one tile at a time': { planning: 'one' },
}
checkRules({ rules, levels, seats: [1, 2], settings, games: 2 })

const rng = chanceFrom(1)
const go = (state: State, ...all: Move[]) => all.reduce((now, move) => rules.apply(now, move, rng), state)
/** A game that begins with one map, after the choice of its errand or of what the bot takes along. */
function on(id: string, { seats = 1, values = {}, choice = 0 } = {}): State {
  const map = maps.find((one) => one.id === id)
  const level = levels.find(({ tier }) => tier === map?.tier)
  if (!map || !level) throw new Error(`no map ${id}`)
  const state = rules.start(level, { seats, values }, chanceFrom(1))
  const here = { ...state, deck: [map, ...state.deck.slice(1)] }
  const choices = rules.moves(here)
  return choices.length === 2 && choices[choice] ? go(here, choices[choice]) : here
}
const plan = (state: State, tiles: string) =>
  [...tiles].reduce((now, tile) => go(now, { kind: 'add', tile: tile as Tile }), state)
const runIt = (state: State, tiles: string, isFlagRight = true) => {
  const ready = go(plan(state, tiles), { kind: 'ready' })
  const right = flagSquare(ready) ?? 0
  const other = rules.moves(ready).find((move) => move.kind === 'flag' && move.square !== right)
  const flag: Move = isFlagRight || other === undefined ? { kind: 'flag', square: right } : other
  return go(ready, flag, { kind: 'go' })
}

/** The share of maps that are right at the first run, with the flag, in percent. */
function percentFirst(level: Level, choose: (moves: Move[], state: State) => Move): number {
  const finished = Array.from({ length: 200 }, (_, seed) => {
    const states = playOut(rules, level, { seats: 1, values: { maps: 1 } }, chanceFrom(seed), { choose, max: 3000 })
    return (states.at(-1) as State).finished
  }).flat()
  return Math.round((1000 * finished.filter(({ first, flag }) => first && flag).length) / finished.length) / 10
}

describe.each(levels)('level $tier by chance', (level) => {
  const hand = chanceFrom(level.tier)
  const byHand = (moves: Move[]) => hand.pick(moves.filter(({ kind }) => kind !== 'help' && kind !== 'remove'))
  test('does every errand on the first run as often as it says: at most one in ten', () => {
    const share = percentFirst(level, byHand)
    expect(share).toBe(level.chance)
    expect(share).toBeLessThanOrEqual(10)
  })
  test('isn’t won by pressing Go after each tile, either', () => {
    const eager = (moves: Move[]) =>
      moves.find(({ kind }) => kind === 'ready') ?? moves.find(({ kind }) => kind === 'go') ?? byHand(moves)
    expect(percentFirst(level, eager)).toBeLessThanOrEqual(10)
  })
})

describe('a plan', () => {
  test('needs half of the shortest plan and a flag before it runs', () => {
    const state = on('2-30')
    const half = Math.ceil(state.shortest.length / 2)
    const short = plan(state, state.shortest.slice(0, half - 1))
    expect(rules.moves(short).some(({ kind }) => kind === 'ready')).toBe(false)
    const long = plan(state, state.shortest.slice(0, half))
    const ready = go(long, { kind: 'ready' })
    expect(rules.moves(ready).some(({ kind }) => kind === 'go')).toBe(false)
    expect(() => go(ready, { kind: 'go' })).toThrow('not a move here')
  })
  test('that does every errand with the right flag counts as a first run', () => {
    const done = runIt(on('3-01'), on('3-01').shortest)
    expect([done.phase, done.finished[0]]).toMatchObject(['done', { first: true, flag: true, runs: 1, shown: false }])
    const wrong = runIt(on('3-01'), on('3-01').shortest, false)
    expect(wrong.finished[0]).toMatchObject({ first: true, flag: false })
  })
  test('is placed where a tile was taken out', () => {
    const state = plan(on('2-01'), 'FFL')
    const without = go(state, { kind: 'remove', at: 0 })
    expect([without.plan, without.cursor]).toEqual(['FL', 0])
    expect(plan(without, 'R').plan).toBe('RFL')
  })
  test('is limited by the battery, and a spare one has two more tiles', () => {
    const [spare, umbrella] = [0, 1].map((choice) => taskNow(on('4-05', { choice })))
    expect([(spare?.limit ?? 0) - (umbrella?.limit ?? 0), umbrella?.umbrella, spare?.umbrella]).toEqual([
      2,
      true,
      false,
    ])
  })
  test('repeats a tile, but never a repeat', () => {
    const state = plan(on('4-01'), 'FX')
    expect([canRepeat(state), canRepeat({ plan: 'F', cursor: 1 }), canRepeat({ plan: '', cursor: 0 })]).toEqual([
      false,
      true,
      false,
    ])
    expect(go(state, { kind: 'remove', at: 0 }).plan).toBe('')
  })
})

describe('repairs', () => {
  const broken = () => {
    const state = on('2-30')
    const right = state.shortest
    return { state: runIt(state, `${right.slice(0, -1)}L`), right }
  }
  test('a bug that is gone in the next run was fixed without help', () => {
    const { state, right } = broken()
    expect([state.phase, state.runs, state.stopped?.trouble]).toEqual(['plan', 1, null])
    const cleared = [...state.plan].reduce((now) => go(now, { kind: 'remove', at: 0 }), state)
    const done = runIt(cleared, right)
    expect(done.finished[0]).toMatchObject({ first: false, fixed: 1, runs: 2 })
  })
  test('with the third step of help it was not', () => {
    const { state, right } = broken()
    const cleared = [...state.plan].reduce((now) => go(now, { kind: 'remove', at: 0 }), state)
    const helped = go(plan(cleared, right.slice(0, -1)), { kind: 'help' }, { kind: 'help' }, { kind: 'help' })
    expect(helped.help).toBe(3)
    const done = runIt({ ...helped }, right.slice(-1))
    expect(done.finished[0]).toMatchObject({ fixed: 0, help: 3 })
  })
  test('after four runs, the game shows a plan that goes on from the player’s own', () => {
    let state = on('2-30')
    state = plan(state, state.shortest.slice(0, -2))
    for (let runs = 0; runs < 4; runs++) {
      const ready = go(state, { kind: 'ready' })
      state = go(ready, { kind: 'flag', square: flagSquare(ready) ?? 0 }, { kind: 'go' })
    }
    expect(state.phase).toBe('model')
    const own = state.plan.slice(0, faultNow(state))
    expect(modelPlan(state).startsWith(own)).toBe(true)
    expect(go(state, { kind: 'model' }).finished[0]).toMatchObject({ shown: true, first: false, help: 4 })
  })
})

describe('help', () => {
  const help: Move = { kind: 'help' }
  test('asks, shows the trail, lights the tile, and leaves two tiles', () => {
    const right = on('3-05').shortest
    const state = plan(on('3-05'), right.slice(0, 2))
    const two = go(state, help, help, help, help)
    const tiles = twoTiles(two)
    expect([two.help, tiles.length, tiles.includes(nextTile(two) as Tile)]).toEqual([4, 2, true])
    const wrong = tiles.find((tile) => tile !== nextTile(two)) as Tile
    const missed = go(two, { kind: 'pick', tile: wrong })
    expect([missed.missed, rules.moves(missed)]).toEqual([true, [{ kind: 'pick', tile: nextTile(two) }]])
    const picked = go(two, { kind: 'pick', tile: nextTile(two) as Tile })
    expect([picked.help, picked.plan.length, picked.mostHelp]).toEqual([0, 3, 4])
  })
  test('before the first run shows the way of the first tiles only, and the first run doesn’t count', () => {
    const right = on('3-05').shortest
    const state = go(plan(on('3-05'), right.slice(0, 1)), help, help)
    const ways = [...right.slice(1)].map((_, at) => helpWay(plan(state, right.slice(1, 2 + at))).length)
    expect(Math.max(...ways)).toBeLessThanOrEqual(3)
    const done = runIt(state, right.slice(1))
    expect(done.finished[0]).toMatchObject({ first: false, flag: false, runs: 1, help: 2 })
    const asked = runIt(go(plan(on('3-05'), right.slice(0, 1)), help), right.slice(1))
    expect(asked.finished[0]).toMatchObject({ first: true, flag: true, help: 1 })
  })
  test('that picked a tile still counts at the run', () => {
    const right = on('3-05').shortest
    const four = go(plan(on('3-05'), right.slice(0, 1)), help, help, help, help)
    const picked = go(four, { kind: 'pick', tile: nextTile(four) as Tile })
    expect([picked.help, picked.runHelp]).toEqual([0, 4])
    expect(runIt(picked, right.slice(2)).finished[0]).toMatchObject({ first: false, flag: false })
  })
  test('after a run shows its way, whatever is changed since', () => {
    const state = on('2-30')
    const stopped = runIt(state, `${state.shortest.slice(0, -1)}L`)
    const way = helpWay(stopped)
    expect(helpWay(go(stopped, { kind: 'remove', at: 0 }))).toEqual(way)
  })
  test('begins with the trail at the first level, and silence only asks', () => {
    expect(go(on('1-05'), help).help).toBe(2)
    expect(go(on('3-05'), { kind: 'hint' }, { kind: 'hint' }).help).toBe(1)
  })
  test('leads to the end at every level, two tiles at a time', () => {
    for (const { tier } of levels) {
      let state = on(`${tier}-12`)
      for (let picks = 0; picks < 24 && nextTile(state) !== null; picks++)
        state = go({ ...state, help: 4 }, { kind: 'pick', tile: nextTile(state) as Tile })
      expect(rules.moves(state).some(({ kind }) => kind === 'ready')).toBe(true)
      expect(faultNow(state)).toBe(state.plan.length)
    }
  })
})

test('a road block comes on the planned way, once, and another way is left', () => {
  let blocked = 0
  for (const map of maps.filter(({ tier }) => tier === 5)) {
    const state = plan(on(map.id, { choice: 1 }), map.plans[1])
    const ready = go(state, { kind: 'ready' })
    if (ready.phase !== 'block') continue
    blocked++
    const seen = go(ready, { kind: 'see' })
    expect([seen.phase, seen.plan, seen.block !== null]).toEqual(['plan', state.plan, true])
    expect(seen.shortest).not.toBe('')
    expect(go(seen, { kind: 'ready' }).phase).toBe('flag')
  }
  expect(blocked).toBeGreaterThan(15)
})

test('one player plans and the other one checks; on the next map, they trade places', () => {
  const state = on('1-02', { seats: 2 })
  expect(state.seat).toBe(0)
  const ready = go(plan(state, state.shortest), { kind: 'ready' })
  expect([ready.seat, ready.phase]).toEqual([1, 'flag'])
  const done = go(ready, { kind: 'flag', square: flagSquare(ready) ?? 0 }, { kind: 'go' })
  expect(done.finished[0]?.seat).toBe(0)
  expect(go(done, { kind: 'next' }).seat).toBe(1)
  expect(go(ready, { kind: 'pass' }).seat).toBe(0)
  expect(() => go(on('1-02'), { kind: 'pass' })).toThrow('not a move here')
})

test('four tiles are a turn, and so is a run', () => {
  const state = plan(on('3-20'), 'LRLR')
  expect([state.turns, state.tilesInTurn, state.tallies[0]?.tiles]).toEqual([1, 0, 4])
})

test('one tile at a time runs at once, and takes a wrong one back', () => {
  const state = on('1-01', { values: { planning: 'one' } })
  const { heading, plans } = state.deck[0] as State['deck'][0]
  expect(heading).toBeDefined()
  const done = plan(state, plans[0])
  expect([done.phase, done.finished[0]?.flag]).toEqual(['done', null])
  const wrong = plan(state, 'H')
  expect([wrong.plan, wrong.stopped?.trouble]).toEqual(['', 'nothing'])
})

test('ten plays of three maps bring thirty different maps', () => {
  const level = levels[2] as Level
  let used: string[] = []
  for (let plays = 0; plays < 10; plays++) {
    const { deck } = rules.start(level, { seats: 1, values: {}, kept: { used } }, chanceFrom(plays))
    used = [...used, ...deck.map(({ id }) => id)]
  }
  expect(new Set(used).size).toBe(30)
})
