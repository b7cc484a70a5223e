import { chanceFrom } from '@marigold/device'
import { expect, test } from 'vitest'
import { checkRules } from '../kit/checks.ts'
import { playOut } from '../kit/rules.ts'
import { stageSizes } from '../kit/testing.ts'
import { bayous } from './bayous.ts'
import { creatureNames, creatures } from './creatures.ts'
import { chanceOf, lanesOf, placesIn, positionAt, pushed } from './drift.ts'
import { levels } from './levels.ts'
import { pondOf } from './pond.ts'
import { choiceAfter, guestsOf, rules, wanted, waveAt, type Move, type State } from './rules.ts'

checkRules({
  rules,
  levels,
  seats: [1, 2],
  settings: {
    'usual settings': {},
    '30 creatures': { goal: 30 },
    'many small bubbles': { count: 7, size: 60, speed: 60 },
    'one still bubble': { count: 1, speed: 0 },
  },
})

const begin = (level: number, values = {}, seed = 7): State =>
  rules.apply(
    rules.start(levels[level] as State['level'], { seats: 1, values }, chanceFrom(seed)),
    { kind: 'begin' },
    chanceFrom(seed),
  )
/** Every wave of a level, as dealt with a seed. */
const wavesOf = (level: number, seed: number, values = {}) =>
  playOut(rules, levels[level] as State['level'], { seats: 1, values }, chanceFrom(seed)).filter(
    ({ stage, popped }) => stage === 'wave' && popped.length === 0,
  )

test('has 36 creatures, 10 bayous, and 12 waves in each level; every creature lives in two bayous or more', () => {
  expect(creatureNames).toHaveLength(36)
  expect(bayous).toHaveLength(10)
  expect(levels.map(({ waves }) => waves.length)).toEqual([12, 12, 12, 12, 12])
  for (const name of creatureNames) {
    const homes = bayous.filter((bayou) => bayou[creatures[name].home].includes(name))
    expect(homes.length, name).toBeGreaterThanOrEqual(2)
  }
  for (const { pond, tree } of bayous) {
    expect([new Set(pond).size, new Set(tree).size]).toEqual([6, 6])
    expect([...pond].every((name) => creatures[name].home === 'pond')).toBe(true)
    expect([...tree].every((name) => creatures[name].home === 'tree')).toBe(true)
  }
})

test('brings someone new as long as there is someone', () => {
  for (let seed = 1; seed <= 20; seed++)
    for (const level of [0, 1, 2, 3]) {
      const before = wavesOf(level, seed).filter(({ home }) => home === null)
      const came = before.flatMap(({ bubbles, call }) => (call ? [call] : bubbles.map(({ creature }) => creature)))
      expect(new Set(came).size).toBe(came.length)
    }
})

test('changes at most one thing from one wave to the next', () => {
  for (const { waves } of levels)
    waves.slice(1).forEach((wave, at) => {
      const before = waves[at] as typeof wave
      const changed = (Object.keys(wave) as (keyof typeof wave)[]).filter((key) => wave[key] !== before[key])
      expect(changed.length).toBeLessThanOrEqual(1)
    })
})

test('begins with one still bubble, and wave 10 of Listen has four that move, one named, and one pinch', () => {
  expect(levels[0]?.waves[0]).toEqual({ size: 180, speed: 0, count: 1, holds: 0, pinches: 0, pairs: 0, kinds: 0 })
  expect(levels[3]?.waves[9]).toEqual({ size: 100, speed: 35, count: 4, holds: 0, pinches: 1, pairs: 0, kinds: 3 })
})

test('deals what each wave asks for: gestures, a called kind among others, and no creature twice without a call', () => {
  levels.forEach((_, level) => {
    for (let seed = 1; seed <= 30; seed++)
      for (const state of wavesOf(level, seed)) {
        const wave = waveAt(state)
        const count = (gesture: string) => state.bubbles.filter((bubble) => bubble.gesture === gesture).length
        expect([state.bubbles.length, count('hold'), count('pinch'), count('pair')]).toEqual([
          wave.count,
          wave.holds,
          wave.pinches,
          wave.pairs * 2,
        ])
        const kinds = new Set(state.bubbles.map(({ creature }) => creature))
        if (state.call === null) expect(kinds.size).toBe(state.bubbles.length)
        else {
          expect(kinds.size).toBe(wave.kinds)
          expect([1, 2]).toContain(wanted(state).length)
        }
      }
  })
})

test('a ten-play run repeats no bayou, and no two plays are alike', () => {
  let kept: unknown
  const seen = Array.from({ length: 10 }, (_, seed) => {
    const state = rules.start(levels[1] as State['level'], { seats: 1, values: {}, kept }, chanceFrom(seed + 1))
    kept = { used: state.used }
    return state.bayou
  })
  expect(new Set(seen).size).toBe(10)
})

test('two touches that pop nothing move the help up one step, four steps at most; a pop starts over', () => {
  let state = begin(1)
  const miss = () => (state = rules.apply(state, { kind: 'miss', why: 'water' }, chanceFrom(1)))
  const steps = Array.from({ length: 10 }, () => miss().help)
  expect(steps).toEqual([0, 1, 1, 2, 2, 3, 3, 4, 4, 4])
  state = rules.apply(state, rules.moves(state)[0] as Move, chanceFrom(1))
  expect([state.misses, state.help]).toEqual([0, 0])
  expect(state.pops[0]).toMatchObject({ misses: 10, help: 4, gesture: 'tap' })
})

test('rejects a bubble that was not called, half a pair, and a bubble twice', () => {
  const called = begin(3)
  const other = called.bubbles.find(({ creature }) => creature !== called.call)
  const pop = (state: State, bubbles: number[]) => () => rules.apply(state, { kind: 'pop', bubbles }, chanceFrom(1))
  expect(pop(called, [other?.id ?? 9])).toThrow('cannot pop')
  const paired = begin(4)
  expect(pop(paired, [0])).toThrow('cannot pop')
  expect(pop(paired, [0, 1])().residents).toHaveLength(2)
  const two = begin(2, { count: 2 })
  expect(pop(pop(two, [0])(), [0])).toThrow('cannot pop')
})

test('a creature goal ends the game as soon as that many are home', () => {
  const last = playOut(rules, levels[1] as State['level'], { seats: 1, values: { goal: 20 } }, chanceFrom(5)).at(-1)
  expect(last?.residents.length).toBeGreaterThanOrEqual(20)
  expect(last?.residents.length).toBeLessThan(25)
})

test('a pass gives the wave to the other player', () => {
  const state = rules.apply(
    rules.start(levels[1] as State['level'], { seats: 2, values: {} }, chanceFrom(3)),
    { kind: 'begin' },
    chanceFrom(3),
  )
  const passed = rules.apply(state, { kind: 'pass' }, chanceFrom(4))
  expect([passed.seat, passed.wave, passed.pops]).toEqual([1, 0, []])
})

test('neither pond nor tree brings more friends in over 60% of games', () => {
  let [more, fewer] = [0, 0]
  const games = 400
  for (let seed = 1; seed <= games; seed++) {
    const tree = guestsOf('tree', chanceFrom(seed))
    if (tree > guestsOf('pond', chanceFrom(seed))) more += 1
    else fewer += 1
  }
  expect(more / games).toBeLessThanOrEqual(0.6)
  expect(fewer / games).toBeLessThanOrEqual(0.6)
})

test('the choice of a place decides who comes, and the nap is offered beside two different songs', () => {
  for (let seed = 1; seed <= 40; seed++) {
    for (const home of ['pond', 'tree'] as const) {
      const states = playOut(rules, levels[1] as State['level'], { seats: 1, values: {} }, chanceFrom(seed), {
        choose: (moves) => moves.find((move) => move.kind === 'home' && move.home === home) ?? (moves[0] as Move),
      })
      const later = states.filter(({ wave, stage }) => stage === 'wave' && wave >= choiceAfter)
      expect(later.every(({ bubbles }) => bubbles.every(({ creature }) => creatures[creature].home === home))).toBe(
        true,
      )
      const nap = states.at(-1)?.nap
      const [one, two] = nap?.beside ?? []
      expect(one && two && creatures[one].song !== creatures[two].song).toBe(true)
    }
  }
})

const stages = stageSizes.map(([width, height]) => ({ width, height, portrait: height > width }))

/** Every wave that is dealt with a few seeds on every stage, with its lanes. */
function* everyWave(values = {}) {
  for (const stage of stages)
    for (let level = 0; level < levels.length; level++)
      for (const state of wavesOf(level, 11, values)) {
        const wave = waveAt(state)
        const pond = pondOf(stage, { side: 'both', leaf: 'off' })
        const diameter = pond.diameter(wave)
        yield { stage, level, state, wave, pond, diameter, lanes: lanesOf(state.bubbles, pond.water, diameter) }
      }
}

test.each([{}, { count: 7, size: 180, speed: 60 }])(
  'bubbles never touch one another, leave the water, or change their speed (%o)',
  (values) => {
    for (const { wave, pond, diameter, lanes } of everyWave(values)) {
      const { x: left, y: top, width, height } = pond.water
      let [inside, apart, steady] = [Infinity, Infinity, true]
      for (let seconds = 0; seconds < 20; seconds += 1.3) {
        const points = lanes.map((lane) => positionAt(lane, wave.speed, seconds))
        lanes.forEach((lane, at) => {
          const { x, y } = points[at] as { x: number; y: number }
          inside = Math.min(inside, x - left, left + width - x, y - top, top + height - y)
          for (const other of points.slice(at + 1)) apart = Math.min(apart, Math.hypot(x - other.x, y - other.y))
          const next = positionAt(lane, wave.speed, seconds + 0.1)
          steady &&= Math.hypot(x - next.x, y - next.y) <= wave.speed * 0.1 + 0.01
        })
      }
      expect(placesIn(pond.water, wave.count, diameter).length).toBeGreaterThanOrEqual(wave.count)
      expect(inside).toBeGreaterThanOrEqual(diameter / 2)
      expect(apart).toBeGreaterThanOrEqual(diameter)
      expect(steady).toBe(true)
    }
  },
)

test('a slow player, who touches where a bubble was 300 ms ago and every 1.5 s, reaches every bubble', () => {
  for (const { wave, diameter, lanes } of everyWave({ size: 60, speed: 60 }))
    lanes.forEach((lane, at) => {
      const now = 1.5 * (at + 1)
      const [seen, is] = [positionAt(lane, wave.speed, now - 0.3), positionAt(lane, wave.speed, now)]
      expect(Math.hypot(seen.x - is.x, seen.y - is.y)).toBeLessThanOrEqual(diameter / 2)
    })
})

test('a ripple carries a bubble 20 px at most, never closer', () => {
  for (const { wave, lanes } of everyWave())
    for (const lane of lanes) {
      const before = positionAt(lane, wave.speed, 3)
      const touch = { x: before.x + 60, y: before.y + 30 }
      const after = positionAt(pushed(lane, wave.speed, 3, touch), wave.speed, 3)
      expect(Math.hypot(after.x - before.x, after.y - before.y)).toBeLessThanOrEqual(20.01)
    }
})

test('tapping at random succeeds on the first touch in at most 10% of tries from level 2 on', () => {
  const chance = chanceFrom(42)
  const share: Record<string, number[]> = {}
  let [stated, found, waves] = [0, 0, 0]
  for (const { stage, level, state, wave, pond, diameter, lanes } of everyWave()) {
    if (level === 0) continue
    // A random tap is no hold, no pinch, and no pair; a called bubble is one among others.
    const open = wanted(state).filter(({ gesture }) => gesture === 'tap')
    const tries = 60
    let hits = 0
    for (let touch = 0; touch < tries; touch++) {
      const x = pond.water.x + chance.next() * pond.water.width
      const y = pond.water.y + chance.next() * pond.water.height
      const points = open.map(({ id }) => positionAt(lanes[id] as (typeof lanes)[number], wave.speed, touch * 0.33))
      if (points.some((point) => Math.hypot(point.x - x, point.y - y) <= diameter / 2)) hits += 1
    }
    ;(share[`level ${level + 1} on ${stage.width} × ${stage.height}`] ??= []).push(hits / tries)
    stated += chanceOf(open.length, diameter, 0, pond.water)
    found += (hits / tries) * 100
    waves += 1
  }
  for (const [where, all] of Object.entries(share))
    expect(all.reduce((sum, one) => sum + one, 0) / all.length, where).toBeLessThanOrEqual(0.1)
  // What the adult reads as the chance is what the bot finds.
  expect(Math.abs(stated - found) / waves).toBeLessThan(0.5)
})
