import { describe, expect, test } from 'vitest'
import { chanceFrom } from '@marigold/device'
import type { Values } from '../kit/game.ts'
import { checkRules } from '../kit/checks.ts'
import { playOut } from '../kit/rules.ts'
import { lightsOf } from './coast.ts'
import { changeFor } from './content.ts'
import { gapBelow, mostRungs, mostAttempts, placeOf, sortedRungs, storedOf } from './ladder.ts'
import { ladderFor } from './ladders.ts'
import { levels } from './levels.ts'
import { goalsNow, rules, voterNow } from './rules.ts'
import { endsTurn } from './show.ts'
import type { Level, Move, Rung, State } from './state.ts'
import { windowLights } from './world.tsx'

const rng = chanceFrom(5)
const begin = (level = 0, seats = 1, values: Values = {}): State =>
  rules.start(levels[level] as Level, { seats, values }, chanceFrom(3))
const go = (state: State, ...moves: Move[]): State => moves.reduce((now, move) => rules.apply(now, move, rng), state)
const rate = (rated: Rung['rating']): Move => ({ kind: 'rate', rated: rated ?? 'skipped' })
/** A checked ladder of the client's own with these ratings; gaps are left. */
function ladderOf(ratings: readonly Rung['rating'][], level = 1, values: Values = {}): State {
  const pictures = ['star', 'house', 'bus', 'dog', 'moon', 'book', 'music', 'phone', 'people', 'school'] as const
  const moves = ratings.flatMap((one, at): Move[] => [{ kind: 'picture', picture: pictures[at] ?? 'star' }, rate(one)])
  let state = go(begin(level, 1, values), { kind: 'own' }, ...moves, { kind: 'built' })
  while (state.phase === 'gap') state = go(state, { kind: 'leave' })
  return go(state, { kind: 'checked' })
}
const tried = (rung: number, before: number, after: number): Move[] => [
  { kind: 'climb', rung },
  rate(before),
  { kind: 'helper', helper: null },
  { kind: 'did' },
  rate(after),
]

checkRules({
  rules,
  levels,
  seats: [1, 6],
  settings: {
    'usual settings': {},
    'five rungs and another scale': { rungs: 5, steps: 5, without: 'school' },
    'only work': { setting: 'work', rungs: 3, steps: 11 },
  },
  games: 12,
})

describe('a ladder', () => {
  test('has as many rungs as the level, starts small, and says nothing of their order', () => {
    for (let seed = 1; seed <= 40; seed++) {
      const start = rules.start(levels[0] as Level, { seats: 1, values: {} }, chanceFrom(seed))
      const state = rules.apply(start, { kind: 'goal', goal: goalsNow(start)[0] ?? '' }, chanceFrom(seed))
      expect(state.rungs).toHaveLength(4)
      expect(['1', '2', '3']).toContain(state.rungs[0]?.step?.split('-')[2])
      expect(new Set(state.rungs.map(({ key }) => key))).toEqual(new Set([0, 1, 2, 3]))
    }
  })

  test('arranges itself by rating, ties and unknown ratings included', () => {
    const state = ladderOf([7, 'unsure', 2, 2, 'skipped'])
    expect(sortedRungs(state).map(({ key }) => key)).toEqual([2, 3, 0, 1, 4])
    expect(placeOf(state, 0)).toBe(3)
  })

  test.each([
    [11, [2, 4, 7], 2],
    [11, [2, 4, 6], undefined],
    [5, [0, 1, 3], 2],
    [5, [0, 1, 2], undefined],
  ] as const)('asks for a step in between if two of %i steps are too far apart: %j', (steps, ratings, key) => {
    const rungs = ratings.map((rating, at): Rung => ({ key: at, step: null, picture: 'star', changes: [], rating }))
    expect(gapBelow({ rungs, steps, left: [] })?.key).toBe(key)
    expect(gapBelow({ rungs, steps, left: [2] })).toBeUndefined()
  })

  test('gets a smaller rung by a small change, which is rated, too', () => {
    const asked = go(
      begin(1),
      { kind: 'own' },
      ...([0, 1, 9] as const).flatMap((one, at): Move[] => [
        { kind: 'picture', picture: (['star', 'bus', 'dog'] as const)[at] ?? 'star' },
        rate(one),
      ]),
      { kind: 'built' },
    )
    expect(asked).toMatchObject({ phase: 'gap', at: 2 })
    const [change = ''] = asked.options
    const made = go(asked, { kind: 'change', change })
    expect(made).toMatchObject({ phase: 'rate', at: 3, splits: [changeFor(change)?.kind] })
    expect(made.rungs[2]).toMatchObject({ picture: 'dog', changes: [change], rating: null })
    expect(go(made, rate(5)).phase).not.toBe('rate')
  })

  test('offers small changes of three kinds, and none that is on the ladder', () => {
    const state = ladderOf([0, 2, 4])
    for (let seed = 1; seed <= 30; seed++) {
      const { options } = rules.apply(state, { kind: 'split', rung: 1 }, chanceFrom(seed))
      expect(new Set(options.map((id) => changeFor(id)?.kind)).size).toBe(3)
    }
    const asked = go(state, { kind: 'split', rung: 1 })
    const [first = ''] = asked.options
    const split = go(asked, { kind: 'change', change: first }, rate(1))
    for (let seed = 1; seed <= 30; seed++)
      expect(rules.apply(split, { kind: 'split', rung: 1 }, chanceFrom(seed)).options).not.toContain(first)
  })

  test('isn’t climbed before it was checked, and has ten rungs at most', () => {
    const full = ladderOf(Array.from({ length: mostRungs }, () => 5))
    expect(rules.moves(full).some(({ kind }) => kind === 'split')).toBe(false)
    const built = go(begin(1), { kind: 'own' }, ...[0, 1, 2].flatMap((one): Move[] => [{ kind: 'picture', picture: (['star', 'bus', 'dog'] as const)[one] ?? 'star' }, rate(one)]), { kind: 'built' }) // prettier-ignore
    expect(built.phase).toBe('check')
    expect(() => go(built, { kind: 'climb', rung: 0 })).toThrow('not a move here')
    expect(go(built, { kind: 'another' })).toMatchObject({ phase: 'goal', rungs: [] })
  })

  test('is stored without words, and can be climbed again', () => {
    const stored = storedOf(ladderOf([3, 1, 'unsure']))
    expect(JSON.parse(JSON.stringify(stored))).toEqual({
      goal: null,
      rungs: [
        { step: null, picture: 'star', changes: [], rating: 3 },
        { step: null, picture: 'house', changes: [], rating: 1 },
        { step: null, picture: 'bus', changes: [], rating: 'unsure' },
      ],
    })
    if (!stored) throw new Error('nothing stored')
    expect(go(begin(1), { kind: 'resume', ladder: stored })).toMatchObject({ phase: 'check', goal: null })
    const other = { ...stored, rungs: stored.rungs.map((rung) => ({ ...rung, picture: 'cake' as 'star' })) }
    expect(() => go(begin(1), { kind: 'resume', ladder: other })).toThrow('not a move here')
    expect(() => go(begin(1, 2), { kind: 'resume', ladder: stored })).toThrow('not a move here')
  })
})

describe('a try', () => {
  test('tapping around never lights a window', () => {
    for (const level of levels)
      for (let seed = 1; seed <= 60; seed++) {
        const last = playOut(rules, level, { seats: seed % 2 === 0 ? 3 : 1, values: {} }, chanceFrom(seed)).at(
          -1,
        ) as State
        expect(windowLights(last)).not.toContain('lit')
      }
  })

  test('lights a window once the adult says how they know of it, whatever it was rated', () => {
    for (const after of [0, 5, 10]) {
      const done = go(ladderOf([1, 3, 5]), ...tried(0, 5, after))
      expect(windowLights(done)[0]).toBe('sketch')
      const known = go(done, { kind: 'tag', tag: 'reported', cue: 1 })
      expect(windowLights(known)[0]).toBe('lit')
      expect(known.tries[0]).toMatchObject({ predicted: 5, actual: after, tag: 'reported', cue: 1, place: 1 })
      expect(() => go(known, { kind: 'tag', tag: 'seen', cue: 0 })).toThrow('not a move here')
    }
  })

  test('can be marked until the next climb', () => {
    const next = go(ladderOf([1, 3, 5]), ...tried(0, 5, 5), { kind: 'next' })
    expect(go(next, { kind: 'tag', tag: 'seen', cue: 0 }).tries[0]?.tag).toBe('seen')
    expect(() => go(next, { kind: 'climb', rung: 1 }, { kind: 'tag', tag: 'seen', cue: 0 })).toThrow('not a move here')
  })

  test('counts when the client comes down, from every part of a climb, without another question', () => {
    const climb: Move[] = [{ kind: 'climb', rung: 1 }, rate(4), { kind: 'helper', helper: 'helper-1' }]
    for (const part of [1, 2, 3]) {
      const down = go(ladderOf([1, 3, 5]), ...climb.slice(0, part), { kind: 'down' })
      expect(down).toMatchObject({ phase: 'down', tries: [{ down: true, actual: null, tag: null }] })
      expect(go(down, { kind: 'after', what: 'rest' }).phase).toBe('pick')
      expect(go(down, { kind: 'after', what: 'smaller' })).toMatchObject({ phase: 'split', at: 1 })
      expect(go(down, { kind: 'after', what: 'done' }).phase).toBe('over')
    }
  })

  test('lights the near coast from a low rung, and the far one from a high or unknown rung', () => {
    const state = ladderOf([4, 5, 'unsure'])
    const coasts = [0, 1, 2].map((rung) => go(state, ...tried(rung, 1, 1)).tries[0]?.coast)
    expect(coasts).toEqual(['near', 'far', 'far'])
  })

  test('with a helper lights a buoy, and without one a star: neither choice wins on both', () => {
    const helped = go(ladderOf([1, 3, 5]), { kind: 'climb', rung: 0 }, rate(1), { kind: 'helper', helper: 'helper-3' }, { kind: 'did' }, rate(1)) // prettier-ignore
    expect(lightsOf(helped)).toEqual({ near: 1, far: 0, buoys: 1, stars: 0 })
    expect(lightsOf(go(ladderOf([1, 3, 5]), ...tried(0, 1, 1)))).toEqual({ near: 1, far: 0, buoys: 0, stars: 1 })
  })

  test('from 15 on, a repeated rung asks for a place, and the wind may pick', () => {
    const again = go(ladderOf([1, 3, 5], 2), ...tried(0, 1, 1), { kind: 'next' }, { kind: 'climb', rung: 0 })
    expect(again.phase).toBe('where')
    expect(go(again, { kind: 'where', elsewhere: true }).climb).toMatchObject({ elsewhere: true, wind: false })
    expect(go(ladderOf([1, 3, 5], 2), { kind: 'wind' }).climb).toMatchObject({ wind: true })
    expect(() => go(ladderOf([1, 3, 5], 1), { kind: 'wind' })).toThrow('not a move here')
  })

  test('put off for real life is planned and no try; six tries end the play', () => {
    let state = go(ladderOf([1, 3, 5]), { kind: 'climb', rung: 0 }, rate(1), { kind: 'helper', helper: null }, { kind: 'later' }) // prettier-ignore
    expect(state).toMatchObject({ planned: 1, tries: [], phase: 'pick' })
    for (let count = 0; count < mostAttempts; count++) state = go(state, ...tried(0, 1, 1), { kind: 'next' })
    expect(state.phase).toBe('over')
  })
})

describe('a group', () => {
  const voting = go(begin(0, 3), { kind: 'goal', goal: goalsNow(begin(0, 3))[0] ?? '' })

  test('votes on one rung after another, and the next player has the next rung', () => {
    expect([voterNow(voting), voterNow(go(voting, rate(1)))]).toEqual([0, 1])
    const open = go(voting, rate(1), rate('unsure'), rate(4))
    expect(open.phase).toBe('spread')
    const said = go(open, { kind: 'change', change: open.options[0] ?? '' })
    expect(said.rounds).toEqual([{ spread: [1, 4], change: changeFor(open.options[0] ?? '')?.kind, said: null }])
    const next = go(said, { kind: 'next' })
    expect(next).toMatchObject({ seat: 1, phase: 'vote', votes: [] })
    expect(voterNow(next)).toBe(1)
  })

  test('has one window for each rung, lit once its reason was heard', () => {
    const said = go(voting, rate(1), rate(2), rate(4), { kind: 'leave' })
    expect(windowLights(said)[0]).toBe('sketch')
    expect(windowLights(go(said, { kind: 'heard', said: { how: 'sign', cue: 0 } }))[0]).toBe('lit')
  })

  test('a pass gives the rung away, at any moment', () => {
    expect(go(voting, rate(1), { kind: 'pass' })).toMatchObject({ seat: 1, phase: 'vote', rounds: [{ spread: null }] })
    expect(go(begin(0, 3), { kind: 'pass' })).toMatchObject({ seat: 1, phase: 'goal' })
    expect(() => go(begin(0, 1), { kind: 'pass' })).toThrow('not a move here')
  })

  test('counts a turn for each rung, and offers no ladder of one’s own', () => {
    expect(rules.moves(begin(1, 2)).some(({ kind }) => kind === 'own')).toBe(false)
    const hand = chanceFrom(9)
    let [state, ended] = [begin(0, 4), 0]
    while (!rules.isOver(state)) {
      const move = hand.pick(rules.moves(state))
      state = rules.apply(state, move, rng)
      if (endsTurn(move)) ended++
    }
    expect(ended).toBe(4)
  })
})

test.each(levels)('ten plays of $name offer a ladder that wasn’t climbed', (level) => {
  let used: string[] = []
  for (let play = 0; play < 10; play++) {
    const [goal = ''] = goalsNow(rules.start(level, { seats: 1, values: {}, kept: { used } }, chanceFrom(play))).filter(
      (id) => !used.includes(id),
    )
    expect(ladderFor(goal)).toBeDefined()
    used = [...used, goal]
  }
  expect(new Set(used).size).toBe(10)
})
