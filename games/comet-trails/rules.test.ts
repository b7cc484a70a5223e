import { chanceFrom, type Chance } from '@marigold/device'
import { describe, expect, test } from 'vitest'
import { checkRules } from '../kit/checks.ts'
import { figureOf, ownId, setOwnWord } from './figures.ts'
import { levels } from './levels.ts'
import { far, keysOf, pointAt, thin, type Path, type Point } from './paths.ts'
import { fewestHops, rules, waysOf } from './rules.ts'
import { fadeNow, figureNow, headOf, openStrokes, wayNow, type Level, type Move, type State } from './state.ts'
import { traceAll } from './trace.ts'

const settings = {
  'usual settings': {},
  errorless: { errorless: true, fade: 'memory' },
  'pairs for two hands': { figures: 'mirror', count: 3, ways: 4 },
  'letters with tails': { style: 'tails' },
  'one group': { figures: 'numeral' },
  'an own word': { figures: 'own' },
}
checkRules({ rules, levels, seats: [1, 2], settings, games: 4 })

const rng = chanceFrom(1)
const go = (state: State, ...all: Move[]) => all.reduce((now, move) => rules.apply(now, move, rng), state)
const begin = (at: number, { seats = 1, values = {}, kept = {}, seed = 1 } = {}) =>
  rules.start(levels[at] as Level, { seats, values, kept }, chanceFrom(seed))
const half = 11
const drawing = { kind: 'draw', half, scale: 4, by: 'finger', ms: 900, assist: 'independent' } as const
const drawn = (stroke: number, points: readonly Point[], more: object = {}): Move => ({
  ...drawing,
  stroke,
  points,
  ...more,
})
/** The middle of the road from one place to another, four units apart. */
const along = (path: Path, from = 0, to = path.length): Point[] => {
  const count = Math.max(1, Math.ceil((to - from) / 4))
  return Array.from({ length: count + 1 }, (_, at) => pointAt(path, from + ((to - from) * at) / count))
}
const next = (state: State): [number, Path] => {
  const [stroke = 0] = openStrokes(state)
  return [stroke, figureNow(state).strokes[stroke] as Path]
}
/** Draws every stroke in order. */
function traced(state: State, more: object = {}): State {
  const { number } = state
  let now = state
  while (now.phase === 'trace' && now.number === number) {
    const [stroke, path] = next(now)
    now = go(now, drawn(stroke, along(path), more))
  }
  return now
}
const chosen = (state: State): State =>
  state.phase === 'animal' || state.phase === 'comet' ? go(state, rules.moves(state)[0] as Move) : state
const withFigure = (id: string, values = {}): State => {
  const state = begin(0, { values })
  const { tracks, attempt } = rules.apply({ ...state, deck: [id, id], seats: 2 }, { kind: 'pass' }, rng)
  return { ...state, deck: [id, id], tracks, attempt }
}

type Bot = (state: State, hand: Chance) => Move
const box = (state: State, hand: Chance): Point => {
  const { left, top, width, height } = figureNow(state)
  return [left - 10 + hand.next() * (width + 20), top - 10 + hand.next() * (height + 20)]
}
const bots: Record<string, Bot> = {
  arrows: (state, hand) => ({ kind: 'hop', way: hand.pick(waysOf(state)) }),
  taps: (state, hand) => ({ kind: 'tap', at: box(state, hand), half, assist: 'independent' }),
  'drags anywhere': (state, hand) =>
    drawn(
      openStrokes(state)[0] ?? 0,
      Array.from({ length: 12 }, () => box(state, hand)),
    ),
  'scribbles from the star': (state, hand) => {
    const [stroke] = next(state)
    const head = headOf(state, stroke)
    const from = head ? pointAt(head.path, head.along) : ([0, 0] as const)
    return drawn(stroke, [from, ...Array.from({ length: 30 }, () => box(state, hand))])
  },
}
/** The share of figures that a bot wins on the first try, in percent; help ends those it can't finish. */
function shareOf(bot: Bot, level: Level, games: number): number {
  const hand = chanceFrom(level.tier + 1)
  let [won, count] = [0, 0]
  const used: string[] = []
  for (let seed = 1; seed <= games; seed++) {
    let state = rules.start(level, { seats: 1, values: {}, kept: { used } }, chanceFrom(seed))
    used.push(...state.deck)
    for (let tries = 0; state.phase !== 'over'; tries++) {
      if (state.phase !== 'trace') {
        state = chosen(state)
        tries = 0
      } else if (tries < 12) state = go(state, bot(state, hand))
      else state = go(state, { kind: 'hop', way: wayNow(state) ?? 0 })
    }
    won += state.done.filter(({ first }) => first).length
    count += state.done.length
  }
  return (100 * won) / count
}

describe.each(levels)('level $tier by chance', (level) => {
  test('is won on the first try as rarely as it says: from the second level on, in one of ten or fewer', () => {
    const shares = Object.values(bots).map((bot, at) => shareOf(bot, level, at === 0 ? 200 : 40))
    expect(Math.max(1, Math.ceil(Math.max(...shares)))).toBe(level.chance)
    if (level.tier > 0) expect(level.chance).toBeLessThanOrEqual(10)
  })
})

describe('drawing', () => {
  test('finishes a figure with its start, order, and direction right, on the road', () => {
    const done = traced(withFigure('capital:E')).done[0]
    expect(done).toMatchObject({
      first: true,
      starts: 0,
      orders: 0,
      turns: 0,
      lifts: 0,
      deviation: 0,
      road: 88,
      ms: 3600,
    })
    expect(done?.line.every((one) => one.length > 1)).toBe(true)
  })
  test('waits where the road was left, and goes on from there', () => {
    const state = withFigure('line:line down')
    const [stroke, path] = next(state)
    const left = [...along(path, 0, 40), [90, 60], [90, 90]] as Point[]
    const waiting = go(state, drawn(stroke, left))
    expect(waiting.tracks[0]).toBeGreaterThan(35)
    expect(waiting.tracks[0]).toBeLessThan(60)
    expect(waiting.attempt.lifts).toBe(1)
    const elsewhere = go(
      waiting,
      drawn(stroke, [
        [90, 90],
        [90, 100],
      ]),
    )
    expect([elsewhere.tracks, elsewhere.attempt.starts]).toEqual([waiting.tracks, 0])
    const done = go(waiting, drawn(stroke, along(path, waiting.tracks[0]))).done[0]
    expect([done?.first, done?.starts]).toEqual([false, 0])
  })
  test('tells a wrong start, a wrong order, and a wrong direction apart', () => {
    const state = withFigure('line:big cross')
    const [down, across] = figureNow(state).strokes as [Path, Path]
    const errors = (points: readonly Point[]) => {
      const { starts, orders, turns } = go(state, drawn(0, points)).attempt
      return [starts, orders, turns]
    }
    expect(errors([[90, 10]])).toEqual([1, 0, 0])
    expect(errors(along(across))).toEqual([0, 1, 0])
    expect(errors(along(down).toReversed())).toEqual([0, 0, 1])
  })
  test('never lets the comet go backward, around the end of a circle, or across a letter', () => {
    const circle = figureNow(withFigure('line:big circle')).strokes[0] as Path
    const wrongWay = traceAll(circle, 0, along(circle).toReversed(), half)
    expect(wrongWay.along).toBeLessThan(circle.length / 4)
    expect(wrongWay.against).toBeGreaterThan(16)
    const letter = figureNow(withFigure('small:a')).strokes[0] as Path
    expect(traceAll(letter, 0, [pointAt(letter, 0), [63, 90], [63, 100]], half).along).toBeLessThan(letter.length / 3)
  })
  test('counts a wobbly line that stays on the road, but not a zigzag across it', () => {
    const path = figureNow(withFigure('line:line down')).strokes[0] as Path
    const wobble = (by: number) => along(path).map(([x, y], at): Point => [x + (at % 2 === 0 ? by : -by), y])
    const share = ({ good, total }: ReturnType<typeof traceAll>) => good / total
    expect(share(traceAll(path, 0, wobble(1.5), half))).toBeGreaterThan(0.85)
    expect(share(traceAll(path, 0, wobble(9), half))).toBeLessThan(0.85)
  })
  test('rejects lines that can’t be, and stores nothing of them', () => {
    const state = withFigure('line:big cross')
    const line = along(next(state)[1])
    for (const move of [drawn(1, line), drawn(0, []), drawn(0, [[NaN, 0]]), drawn(0, line, { half: 0 })])
      expect(() => go(state, move)).toThrow('not a move here')
    expect(() => go(traced(state), drawn(0, line))).toThrow('not a move here')
  })
  test('takes a word that was typed before the first figure, and none later', () => {
    setOwnWord('Al')
    const state = go(begin(3, { values: { figures: 'own' } }), { kind: 'own' })
    expect([new Set(state.deck), state.tracks.length]).toEqual([new Set([ownId]), figureOf(ownId).strokes.length])
    expect(traced(state).done[0]).toMatchObject({ id: ownId, first: true })
    expect(JSON.stringify(traced(state).deck)).not.toContain('Al')
    setOwnWord('')
    expect(() => go(chosen(traced(state)), { kind: 'own' })).toThrow('not a move here')
    expect(() => go(begin(3), { kind: 'own' })).toThrow('not a move here')
  })
  test('counts the strokes of a pair that were drawn at once', () => {
    const state = withFigure('mirror:two hooks')
    const [left, right] = figureNow(state).strokes as [Path, Path]
    const done = go(state, drawn(1, along(right), { both: true }), drawn(0, along(left), { both: true })).done[0]
    expect(done?.pairs).toBe(2)
  })
  test('takes both strokes of a pair in any order', () => {
    const state = withFigure('mirror:two hooks')
    const [left, right] = figureNow(state).strokes as [Path, Path]
    const done = go(state, drawn(1, along(right)), drawn(0, along(left))).done[0]
    expect([done?.first, done?.orders]).toEqual([true, 0])
  })
})

describe('without drawing', () => {
  test('taps on the stars finish a figure in order', () => {
    const tap = (at: Point): Move => ({ kind: 'tap', at, half, assist: 'independent' })
    const taps = figureNow(withFigure('capital:T')).strokes.flatMap((path) =>
      [0, ...keysOf(path)].map((key) => tap(pointAt(path, key))),
    )
    const [done] = go(withFigure('capital:T'), ...taps).done
    expect([done?.first, done?.by, done?.deviation]).toEqual([true, 'taps', null])
    expect(go(withFigure('capital:T'), tap([8, 60])).attempt.slips).toBe(1)
  })
  test('arrows finish every figure in its fewest choices, one for each bend', () => {
    for (const [at, level] of levels.entries()) {
      let state = begin(at)
      const { strokes } = figureNow(state)
      let hops = 0
      while (state.phase === 'trace') {
        state = go(state, { kind: 'hop', way: wayNow(state) ?? 0 })
        hops++
      }
      expect([level.tier, hops, state.done[0]?.first]).toEqual([level.tier, fewestHops(strokes), true])
    }
    expect(waysOf(begin(0, { values: { ways: 4 } }))).toHaveLength(4)
  })
})

describe('help', () => {
  test('comes one step after two misses, and leaves only the right way at last', () => {
    let state = withFigure('capital:V', { fade: 'star' })
    for (const step of [0, 1, 1, 2, 2, 3, 3, 4]) {
      state = go(state, { kind: 'hop', way: ((wayNow(state) ?? 0) + 4) % 8 })
      expect(state.attempt.help).toBe(step)
    }
    expect([waysOf(state), fadeNow(state)]).toEqual([[wayNow(state)], 'dots'])
    expect(() => go(state, { kind: 'help' })).toThrow('not a move here')
    expect(traced(state).done[0]?.first).toBe(false)
  })
  test('of the game or an adult makes a try a helped one, but setting up doesn’t', () => {
    const state = withFigure('capital:L')
    expect(traced(go(state, { kind: 'help' })).done[0]).toMatchObject({ first: false, help: 1 })
    expect(traced(state, { assist: 'verbal' }).done[0]).toMatchObject({ first: false, assist: 'verbal' })
    expect(traced(state, { assist: 'set-up' }).done[0]?.first).toBe(true)
    expect(traced(withFigure('capital:L', { errorless: true })).done[0]).toMatchObject({ first: false, help: 4 })
  })
})

describe('a game', () => {
  test('asks in turn who wakes up and which comet comes next, and wakes somebody last', () => {
    let state = begin(1)
    const phases: string[] = []
    while (state.phase !== 'over') {
      state = traced(state)
      phases.push(state.phase)
      state = chosen(state)
    }
    expect(phases).toEqual(['animal', 'comet', 'animal', 'comet', 'animal'])
  })
  test('lets each player choose a comet', () => {
    const both = chosen(traced(chosen(traced(begin(1, { seats: 2 })))))
    const first = traced(both)
    expect([first.phase, first.seat]).toEqual(['comet', 0])
    expect(go(first, { kind: 'comet', paint: 'stars' }).paint).toEqual(['stars', 'ribbon'])
  })
  test('gives players a figure each in turn, and passes one on', () => {
    const state = begin(0, { seats: 2 })
    expect(state.deck).toHaveLength(6)
    const passed = go(state, { kind: 'pass' })
    expect([passed.seat, passed.number, figureNow(passed).id]).toEqual([1, 0, figureNow(state).id])
    expect(chosen(traced(passed)).seat).toBe(0)
    expect(() => go(begin(0), { kind: 'pass' })).toThrow('not a move here')
  })
  test('has other figures in each of ten plays, from easy to hard', () => {
    for (const at of levels.keys()) {
      const keys: string[] = []
      for (let play = 0; play < 10; play++) keys.push(...begin(at, { kept: { used: keys }, seed: play }).deck)
      expect([at, new Set(keys).size]).toEqual([at, keys.length])
    }
    expect(begin(0).deck).toEqual(['line:line down', 'line:line across', 'line:big circle'])
  })
  test('stays what it was when a part of it was chosen', () => {
    const state = withFigure('capital:T')
    const mixed = traced(go(state, { kind: 'hop', way: wayNow(state) ?? 0 }))
    expect(mixed.done[0]?.by).toBe('arrows')
  })
  test('is followed as far by the few points that a pull sends', () => {
    for (const id of ['capital:S', 'capital:W', 'small:e', 'numeral:8']) {
      const [path] = figureNow(withFigure(id)).strokes
      const all = Array.from({ length: 90 }, (_, at) => pointAt(path as Path, ((path as Path).length * at) / 89))
      const few = thin(all, 0.4)
      expect([id, few.length < 60]).toEqual([id, true])
      const [long, short] = [all, few].map((points) => traceAll(path as Path, 0, points, half).along)
      expect([id, Math.abs((long ?? 0) - (short ?? 0)) <= 2]).toEqual([id, true])
    }
  })
  test('knows where the comet is after a reload', () => {
    const [stroke, path] = next(begin(0))
    const half = go(begin(0), drawn(stroke, along(path, 0, 50)))
    expect(far(pointAt(path, half.tracks[0] ?? 0), pointAt(path, 50))).toBeLessThan(3)
  })
})
