import { chanceFrom } from '@marigold/device'
import { describe, expect, test } from 'vitest'
import { checkRules } from '../kit/checks.ts'
import { playOut } from '../kit/rules.ts'
import { levels } from './levels.ts'
import { fitsRule, lightsOf } from './phrases.ts'
import { asksTrick, climbOf, keyOf, rowOf, rules } from './rules.ts'
import { answerNow, composerOf, concertOf, nextStem, tuneOf, type Level, type Move, type State } from './state.ts'

const settings = {
  'usual settings': {},
  errorless: { errorless: true },
  'a growing song of two stems': { mode: 'song', stems: 2, phrases: 12 },
  'phrases that players write': { mode: 'composer', rule: 'skip', phrases: 4 },
}
checkRules({ rules, levels, seats: [1, 4], settings, games: 4 })

const rng = chanceFrom(1)
const go = (state: State, ...all: Move[]) => all.reduce((now, move) => rules.apply(now, move, rng), state)
const begin = (at: number, { seats = 1, values = {}, kept = {}, seed = 1 } = {}) =>
  rules.start(levels[at] as Level, { seats, values, kept }, chanceFrom(seed))
const taps = (stems: readonly number[]): Move[] => stems.map((stem) => ({ kind: 'tap', stem }))
const echo = (state: State) => go(state, { kind: 'watch' }, ...taps(answerNow(state)))
const wrongStem = (state: State) => (nextStem(state) === 0 ? 1 : 0)
/** Answers every choice with the first option until the next phrase is there. */
function chosen(state: State): State {
  const [move] = rules.moves(state)
  return move && ['add', 'place', 'trick'].includes(state.phase) ? chosen(go(state, move)) : state
}
const right = (state: State) => chosen(echo(state))
/** Slips once at the first light, then plays the phrase. */
const wrong = (state: State) =>
  chosen(go(state, { kind: 'watch' }, { kind: 'tap', stem: wrongStem(state) }, ...taps(answerNow(state))))
const lengthNow = ({ lights }: State) => lights.length

describe.each(levels)('level $tier by chance', (level) => {
  test('is won on the first try as rarely as it says: from the second level on, in one of ten or fewer', () => {
    const hand = chanceFrom(level.tier + 1)
    const choose = (moves: Move[]) => {
      const stems = moves.filter(({ kind }) => kind === 'tap')
      return hand.pick(stems.length > 0 ? stems : moves)
    }
    const done = Array.from({ length: 200 }, (_, seed) => {
      const states = playOut(rules, level, { seats: 1, values: {} }, chanceFrom(seed), { choose })
      return (states.at(-1) as State).done
    }).flat()
    const share = (100 * done.filter(({ first }) => first).length) / done.length
    expect(Math.ceil(share)).toBe(level.chance)
    if (level.tier > 0) expect(share).toBeLessThanOrEqual(10)
  })
})

describe('a phrase', () => {
  test('is played back in the order of its rule, and joins the concert', () => {
    const state = begin(2)
    const done = echo(state)
    expect([done.phase, done.done[0]?.first, done.done[0]?.lights]).toEqual(['add', true, state.lights])
    const backward = { ...state, rule: 'backward' as const }
    expect(answerNow(backward)).toEqual([...state.lights].reverse())
    expect(echo(backward).done[0]?.first).toBe(true)
  })
  test('comes again after a slip, then with a trail, then together, and is always finished', () => {
    const state = go(begin(1), { kind: 'watch' })
    const slipped = go(state, ...taps(answerNow(state).slice(0, 1)))
    const once = go(slipped, { kind: 'tap', stem: wrongStem(slipped) })
    expect([once.help, once.wrongAt, once.taps]).toEqual([2, 1, []])
    const twice = go(once, { kind: 'tap', stem: wrongStem(once) })
    expect([twice.help, twice.wrongAt]).toEqual([3, 1])
    const thrice = go(twice, { kind: 'tap', stem: wrongStem(twice) })
    expect(thrice.help).toBe(4)
    expect(() => go(thrice, { kind: 'tap', stem: wrongStem(thrice) })).toThrow('not a move here')
    const [finished] = go(thrice, ...taps(answerNow(thrice))).done
    expect([finished?.first, finished?.wrongAt, finished?.help]).toEqual([false, 1, 4])
  })
  test('counts as helped once it was watched again, unless the settings allow that', () => {
    const watched = (replays: number) => {
      const state = go(begin(1, { values: { replays } }), { kind: 'watch' }, { kind: 'again' })
      return go(state, ...taps(answerNow(state))).done[0]
    }
    expect([watched(0)?.first, watched(0)?.help, watched(0)?.wrongAt]).toEqual([false, 1, null])
    expect([watched(1)?.first, watched(1)?.replays]).toEqual([true, 1])
  })
  test('counts as helped once an adult helped with any light, but not after setting up', () => {
    const assisted = (assist: 'set-up' | 'verbal') => {
      const state = go(begin(1), { kind: 'watch' })
      const [first = 0, ...others] = answerNow(state)
      return go(state, { kind: 'tap', stem: first, assist }, ...taps(others)).done[0]
    }
    expect([assisted('verbal')?.first, assisted('verbal')?.assist]).toEqual([false, 'verbal'])
    expect([assisted('set-up')?.first, assisted('set-up')?.assist]).toEqual([true, 'set-up'])
  })
  test('needs more and more help when help is asked for', () => {
    const state = go(begin(1), { kind: 'watch' }, { kind: 'help' }, { kind: 'help' }, { kind: 'help' })
    expect([state.help, rules.moves(state)]).toEqual([4, [{ kind: 'tap', stem: nextStem(state) }]])
  })
  test('offers only right lights in errorless play, which doesn’t count toward the span', () => {
    const state = go(begin(1, { values: { errorless: true } }), { kind: 'watch' })
    expect(rules.moves(state).filter(({ kind }) => kind === 'tap')).toEqual([{ kind: 'tap', stem: nextStem(state) }])
    const [done] = go(state, ...taps(answerNow(state))).done
    expect([done?.counts, done?.first, done?.help]).toEqual([false, false, 4])
  })
})

describe('the staircase', () => {
  test('goes up after two right in a row, down after two wrong, and stays after help', () => {
    const state = begin(1)
    expect(lengthNow(state)).toBe(3)
    expect(lengthNow(right(state))).toBe(3)
    expect(lengthNow(right(right(state)))).toBe(4)
    expect(lengthNow(wrong(right(state)))).toBe(3)
    expect(lengthNow(wrong(wrong(state)))).toBe(2)
    const helped = chosen(go(right(state), { kind: 'watch' }, { kind: 'again' }, ...taps(answerNow(right(state)))))
    expect([lengthNow(helped), lengthNow(right(helped))]).toEqual([3, 4])
  })
  test('climbs for each rule and each player by itself, and never over seven lights in a group', () => {
    const group = begin(1, { seats: 2, values: { phrases: 12, lights: 7 } })
    let state = group
    while (state.phase !== 'over') state = state.seat === 0 ? right(state) : wrong(state)
    const lengths = (seat: number) => state.done.filter((one) => one.seat === seat).map(({ lights }) => lights.length)
    expect(lengths(0)).toEqual([7, 7, 7, 7, 7, 7])
    expect(lengths(1)).toEqual([7, 7, 6, 6, 5, 5])
  })
  test('never goes below the shortest phrases of its level', () => {
    const state = begin(4, { values: { lights: 2 } })
    expect([climbOf(state).length, climbOf(wrong(wrong(state))).length]).toEqual([3, 3])
    expect(climbOf(begin(0, { values: { lights: 2 } })).length).toBe(2)
  })
  test('stays where it is if lengths don’t adapt', () => {
    const state = begin(1, { values: { adapts: false } })
    expect(lengthNow(right(right(right(state))))).toBe(3)
    expect(climbOf(state).length).toBe(3)
  })
})

describe('the phrases of a game', () => {
  test('change their rule as the level says, and always fit it', () => {
    for (const [at, level] of levels.entries()) {
      let state = begin(at)
      while (state.phase !== 'over') {
        expect(fitsRule(state.rule, state.stems, state.lights)).toBe(true)
        state = right(state)
      }
      expect(new Set(state.done.map(({ rule }) => rule))).toEqual(new Set(level.rules))
      expect(new Set(state.done.map(({ lights }) => rowOf(lights))).size).toBe(state.done.length)
    }
  })
  test('don’t come again in ten plays, whatever a player can remember', () => {
    for (const [at, spans] of [
      [0, [4, 5]],
      [1, [3, 4, 5, 6]],
      [2, [3, 4, 5]],
      [3, [4, 5, 6]],
      [4, [4, 5, 6, 7]],
    ] as const) {
      for (const span of spans) {
        const keys: string[] = []
        for (let play = 0; play < 10; play++) {
          let state = begin(at, { kept: { used: keys }, seed: play })
          while (state.phase !== 'over') state = lengthNow(state) <= span ? right(state) : wrong(state)
          // Four stems have only twelve phrases of two lights.
          const lights = state.done.map((one) => one.lights).filter((all) => at > 0 || all.length > 2)
          keys.push(...lights.map((all) => keyOf(state.stems, rowOf(all))))
        }
        expect([at, span, new Set(keys).size]).toEqual([at, span, keys.length])
      }
    }
  })
  test('grow by a light in the song, once they were right', () => {
    const state = begin(1, { values: { mode: 'song' } })
    const next = right(state)
    expect(next.lights.slice(0, 3)).toEqual(state.lights)
    expect([lengthNow(next), lengthNow(wrong(next))]).toEqual([4, 4])
    expect(next.done[0]?.counts).toBe(false)
  })
  test('grow on two stems and in a group until the song is as long as it can be', () => {
    const longest = (seats: number, values: Record<string, string | number>) => {
      let state = begin(1, { seats, values: { mode: 'song', phrases: 12, ...values } })
      while (state.phase !== 'over') state = right(state)
      return state.done.at(-1)?.lights.length
    }
    expect([longest(1, { stems: 2 }), longest(2, {}), longest(1, {})]).toEqual([5, 7, 9])
  })
  test('are written by the player before, who can’t write one without an answer', () => {
    const state = begin(3, { seats: 2, values: { mode: 'composer', rule: 'skip' } })
    expect([state.phase, composerOf(state)]).toEqual(['compose', 1])
    const blue = go(state, { kind: 'tap', stem: 1 }, { kind: 'tap', stem: 4 })
    expect(rules.moves(blue).some(({ kind }) => kind === 'compose')).toBe(false)
    expect(rules.moves(blue)).not.toContainEqual({ kind: 'tap', stem: 4 })
    const written = go(blue, { kind: 'clear' }, ...taps([1, 2, 3]), { kind: 'compose' })
    expect([written.phase, answerNow(written)]).toEqual(['watch', [2, 3]])
    const done = echo(written)
    expect([done.done[0]?.seat, done.done[0]?.counts]).toEqual([0, false])
    expect(rules.start(levels[0] as Level, { seats: 1, values: { mode: 'composer' } }, rng).mode).toBe('new')
  })
  test('are passed to the next player with another phrase', () => {
    const state = begin(1, { seats: 2 })
    expect([go(state, { kind: 'pass' }).seat, go(state, { kind: 'pass' }).number]).toEqual([1, 0])
    expect(() => go(begin(1), { kind: 'pass' })).toThrow('not a move here')
  })
})

describe('the concert', () => {
  test('gets a light or a band, and has room for two openings and two lullabies', () => {
    const state = echo(begin(1, { values: { phrases: 12 } }))
    const [longer] = go(state, { kind: 'add', extra: 'light' }).done
    expect([longer && tuneOf(longer).length, longer?.more !== longer?.lights.at(-1)]).toEqual([4, true])
    expect(go(state, { kind: 'add', extra: 'band' }).done[0]?.extra).toBe('band')
    let full = right(begin(1, { values: { phrases: 12 } }))
    for (let rounds = 0; rounds < 2; rounds++) {
      full = echo(full)
      expect(full.phase).toBe('place')
      full = right(chosen(go(full, { kind: 'place', place: 'opening' })))
    }
    expect(rules.moves(echo(full))).toEqual([
      { kind: 'place', place: 'middle' },
      { kind: 'place', place: 'lullaby' },
    ])
    expect(concertOf(full.done).map(({ place }) => place)).toEqual(['opening', 'opening', 'middle', 'middle', 'middle'])
  })
  test('asks twice which trick was used, in the middle and at the end', () => {
    const at = (number: number, total: number, seats: number) =>
      asksTrick({ ...begin(1, { seats, values: { phrases: total } }), number })
    const asked = (total: number, seats: number) =>
      Array.from({ length: total }, (_, number) => number).filter((number) => at(number, total, seats))
    expect(asked(8, 1)).toEqual([3, 7])
    expect(asked(8, 2)).toEqual([2, 3, 6, 7])
    expect(asked(4, 4)).toEqual([0, 1, 2, 3])
  })
  test('can’t be reached by tapping before a phrase was watched', () => {
    expect(() => go(begin(0), { kind: 'tap', stem: 0 })).toThrow('not a move here')
    expect(lightsOf('21')).toEqual([1, 0])
  })
})
