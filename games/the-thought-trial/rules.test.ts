import { describe, expect, test } from 'vitest'
import { chanceFrom } from '@marigold/device'
import { checkRules } from '../kit/checks.ts'
import { playOut } from '../kit/rules.ts'
import { torqueOf } from '../kit/weigh.ts'
import { caseFor } from './cases.ts'
import { levels } from './levels.ts'
import { itemNow, passable, rules } from './rules.ts'
import { loadsOf, reasonsIn, type Level, type Move, type State } from './state.ts'

const said = { how: 'speech', cue: 1 } as const
type Values = Record<string, string | number | boolean>
const rng = chanceFrom(5)
const begin = (level = 2, seats = 1, values: Values = {}): State =>
  rules.start(levels[level - 1] as Level, { seats, values }, chanceFrom(3))
const go = (state: State, ...moves: Move[]): State => moves.reduce((now, move) => rules.apply(now, move, rng), state)
const kinds = (state: State) => new Set(rules.moves(state).map(({ kind }) => kind))

/** Sorts every statement right, up to the case. */
function toCase(state: State): State {
  let now = go(state, { kind: 'gavel' })
  while (now.phase === 'camera') now = go(now, { kind: 'sort', answer: itemNow(now)?.answer ?? 'fact' })
  return now
}
const toOpen = (state: State): State => {
  const taken = go(toCase(state), { kind: 'take' })
  return taken.phase === 'rate' ? go(taken, { kind: 'rate', rated: 3 }, { kind: 'rate', rated: 4 }) : taken
}
/** Places the next exhibit. */
function place(state: State, pan: 'for' | 'against' | 'shelf', weight: 1 | 2 | 4, heard = true): State {
  const next = rules.moves(state).find(({ kind }) => kind === 'open') as Move
  const opened = go(state, next, { kind: 'pan', pan })
  const weighed = pan === 'shelf' ? opened : go(opened, { kind: 'weigh', weight })
  return go(weighed, { kind: 'because', said: heard ? said : null })
}

checkRules({
  rules,
  levels,
  seats: [1, 6],
  settings: {
    'usual settings': {},
    'three short cases': { cases: 3 },
    'errorless, no traps, no witnesses': { errorless: true, traps: false, witnesses: false },
    'one topic': { school: false, friends: false, setting: 'work' },
  },
  games: 12,
})

describe('sorting statements', () => {
  test('random taps are right on the first try about a third of the time', () => {
    const firsts = Array.from({ length: 200 }, (_, seed) => {
      const hand = chanceFrom(seed + 900)
      const choose = (moves: Move[]) => {
        const answers = moves.filter(({ kind }) => kind === 'sort')
        return hand.pick(answers.length > 0 ? answers : moves)
      }
      return playOut(rules, levels[0] as Level, { seats: 1, values: {} }, chanceFrom(seed + 1), { choose }).at(-1)
    }).flatMap((state) => state?.sorted ?? [])
    const share = firsts.filter(({ first }) => first).length / firsts.length
    expect(share).toBeGreaterThan(0.2)
    expect(share).toBeLessThan(0.45)
  })

  test('a second try isn’t a first one, and after two the answer is shown and the next statement comes', () => {
    const open = go(begin(1), { kind: 'gavel' })
    const wrong = (['fact', 'guess', 'feeling'] as const).filter((answer) => answer !== itemNow(open)?.answer)
    const once = go(open, { kind: 'sort', answer: wrong[0] ?? 'fact' })
    expect([once.sorted.length, once.wrong]).toEqual([0, 1])
    const right = go(once, { kind: 'sort', answer: itemNow(once)?.answer ?? 'fact' })
    expect(right.sorted).toMatchObject([{ first: false, help: 0 }])
    expect(go(once, { kind: 'sort', answer: wrong[1] ?? 'fact' })).toMatchObject({
      wrong: 0,
      sorted: [{ first: false }],
    })
  })

  test('help asks first, then leaves two answers; helped ones aren’t first ones', () => {
    const helped = go(begin(1), { kind: 'gavel' }, { kind: 'help' }, { kind: 'help' })
    expect(rules.moves(helped)).toHaveLength(2)
    expect(rules.moves(helped)).toContainEqual({ kind: 'sort', answer: itemNow(helped)?.answer })
    expect(go(helped, { kind: 'sort', answer: itemNow(helped)?.answer ?? 'fact' }).sorted).toMatchObject([
      { first: false, help: 2 },
    ])
  })

  test('errorless play offers the right answer alone', () => {
    expect(rules.moves(go(begin(1, 1, { errorless: true }), { kind: 'gavel' }))).toHaveLength(1)
  })
})

describe('weighing', () => {
  test('tapping around weighs nothing: the beam is level, and the case is continued', () => {
    for (const level of levels)
      for (let seed = 1; seed <= 60; seed++) {
        const last = playOut(rules, level, { seats: seed % 3 === 0 ? 2 : 1, values: {} }, chanceFrom(seed)).at(
          -1,
        ) as State
        const ended = last.done.filter(({ helper }) => helper === null)
        expect(ended.every((one) => reasonsIn(one).length === 0 && torqueOf(loadsOf(one)) === 0)).toBe(true)
        expect(ended.every(({ verdicts }) => verdicts.every((verdict) => verdict === 'continued'))).toBe(true)
      }
  })

  test('an exhibit weighs what the player says once its reason was heard', () => {
    const paper = place(toOpen(begin()), 'for', 4, false)
    expect(torqueOf(loadsOf(paper.now ?? { weighed: [] }))).toBe(0)
    const two = place(place(toOpen(begin()), 'for', 4), 'against', 1)
    expect(torqueOf(loadsOf(two.now ?? { weighed: [] }))).toBe(-3)
  })

  test('what nobody knows goes to the shelf, and weighs nothing', () => {
    const shelved = place(toOpen(begin()), 'shelf', 1)
    expect(shelved.now?.weighed).toMatchObject([{ pan: 'shelf', said }])
    expect(torqueOf(loadsOf(shelved.now ?? { weighed: [] }))).toBe(0)
  })

  test('exhibits have no right pan: the same three are offered for each', () => {
    const open = toOpen(begin())
    for (const move of rules.moves(open).filter(({ kind }) => kind === 'open'))
      expect(rules.moves(go(open, move))).toEqual(['for', 'against', 'shelf'].map((pan) => ({ kind: 'pan', pan })))
  })

  test('there is time for three, and the rest stay sealed', () => {
    const three = place(place(place(toOpen(begin()), 'for', 1), 'for', 2), 'against', 4)
    expect(three.phase).toBe('trap')
    expect(() => go(three, { kind: 'open', exhibit: 0 })).toThrow('not a move here')
  })

  test('help with a reason goes up to the adult’s own thinking', () => {
    const open = toOpen(begin())
    const hand = go(open, rules.moves(open)[0] as Move, { kind: 'pan', pan: 'shelf' })
    const helped = go(hand, { kind: 'help' }, { kind: 'help' }, { kind: 'help' })
    expect(kinds(helped).has('help')).toBe(false)
    expect(go(helped, { kind: 'because', said }).now?.weighed).toMatchObject([{ help: 3 }])
  })
})

describe('witnesses', () => {
  const asked = () =>
    go(place(place(place(toOpen(begin()), 'for', 4), 'against', 2), 'shelf', 1), { kind: 'trap', trap: 'none' })

  test('a kind friend lets one exhibit be weighed again', () => {
    const again = go(asked(), { kind: 'witness', power: 'friend' }, { kind: 'again', at: 0 })
    expect(again.now?.weighed).toHaveLength(2)
    const changed = go(again, { kind: 'pan', pan: 'for' }, { kind: 'weigh', weight: 1 }, { kind: 'because', said })
    expect([changed.phase, torqueOf(loadsOf(changed.now ?? { weighed: [] }))]).toEqual(['verdict', 1])
    expect(go(asked(), { kind: 'witness', power: 'friend' }, { kind: 'leave' }).phase).toBe('verdict')
  })

  test('a scientist brings one more envelope, while one is sealed', () => {
    const more = go(asked(), { kind: 'witness', power: 'scientist' })
    expect([more.phase, place(more, 'for', 1).phase]).toEqual(['open', 'verdict'])
  })

  test('future me brings a plan', () => {
    const ready = go(asked(), { kind: 'witness', power: 'future' })
    const verdict = rules.moves(ready).find((move) => move.kind === 'verdict' && move.verdict === 'partly') as Move
    expect(go(ready, verdict).phase).toBe('plan')
  })
})

describe('verdicts', () => {
  const ready = (values: Values = { traps: false, witnesses: false }, heard = true) =>
    place(place(place(toOpen(begin(2, 1, values)), 'for', 4, heard), 'against', 2, heard), 'shelf', 1, heard)

  test('what stays sealed changes what can be said: starters go back to exhibits that were opened', () => {
    const state = ready()
    const { starters } = caseFor(state.now?.id)
    const opened = state.now?.weighed.map(({ exhibit }) => exhibit)
    const offered = rules
      .moves(state)
      .flatMap((move) => (move.kind === 'verdict' && typeof move.starter === 'number' ? [move.starter] : []))
    expect(offered).toEqual(starters.flatMap(({ exhibit }, at) => (opened?.includes(exhibit) ? [at] : [])))
    const types = new Set(rules.moves(state).flatMap((move) => (move.kind === 'verdict' ? [move.verdict] : [])))
    expect(types).toEqual(new Set(['changed', 'partly', 'true', 'continued']))
  })

  test('without any reason there is only “continued”, or to say one after all', () => {
    const state = ready({ traps: false, witnesses: false }, false)
    expect(kinds(state)).toEqual(new Set(['verdict', 'say', 'real']))
    const later = go(state, { kind: 'say', at: 1 }, { kind: 'because', said })
    expect([later.phase, reasonsIn(later.now ?? { weighed: [] }).length]).toEqual(['verdict', 1])
  })

  test('“mostly true” comes with a plan, then the same two ratings and the same ending', () => {
    const still = rules.moves(ready()).find((move) => move.kind === 'verdict' && move.verdict === 'true') as Move
    const planned = go(ready(), still)
    expect(planned.phase).toBe('plan')
    const rated = go(
      planned,
      rules.moves(planned)[0] as Move,
      { kind: 'rate', rated: 10 },
      { kind: 'rate', rated: 'unsure' },
    )
    expect([rated.phase, rated.now?.ratings]).toEqual(['thanks', [3, 4, 10, 'unsure']])
    expect(rules.isOver(go(rated, { kind: 'thank' }))).toBe(true)
  })

  test('something that is really happening leaves the trial, and no other case follows', () => {
    const left = go(toCase(begin(2, 1, { cases: 3 })), { kind: 'real' }, { kind: 'helper', who: 'school' })
    expect([rules.isOver(left), left.done[0]?.helper]).toEqual([true, 'school'])
  })

  test('any case can be skipped, as often as a player wants', () => {
    const met = toCase(begin())
    const next = go(met, { kind: 'skip' })
    expect(next.now?.id).not.toBe(met.now?.id)
    expect(go(next, { kind: 'skip' }).phase).toBe('meet')
  })
})

test('ten plays bring ten cases, whatever a skip would bring', () => {
  for (const level of levels.filter(({ own }) => !own))
    for (let seed = 1; seed <= 20; seed++) {
      const rng = chanceFrom(seed)
      let used: string[] = []
      const played = Array.from({ length: 10 }, () => {
        const { deck, camera } = rules.start(level, { seats: 1, values: {}, kept: { used } }, rng)
        const [id = ''] = deck
        expect(new Set(deck).size).toBe(deck.length)
        used = [...used.filter((one) => one !== id && !camera.includes(one)), ...camera, id].slice(-200)
        return id
      })
      expect(new Set(played).size, `${level.name}, seed ${seed}`).toBe(10)
    }
})

describe('a jury', () => {
  test('everyone weighs in private, and the middle weight counts', () => {
    const placed = place(toOpen(begin(1, 3)), 'for', 4)
    expect([placed.phase, placed.voters.length]).toEqual(['vote', 2])
    const voted = go(placed, { kind: 'vote', weight: 1 }, { kind: 'vote', weight: 1 })
    expect(voted.now?.weighed).toMatchObject([{ weight: 1, votes: [4, 1, 1] }])
    expect(voted.seat).not.toBe(placed.seat)
  })

  test('two verdicts are fine', () => {
    let state = toOpen(begin(1, 2, { witnesses: false }))
    while (state.phase === 'open') state = go(place(state, 'against', 2), { kind: 'vote', weight: 2 })
    expect(state.voters).toHaveLength(2)
    const vote = (verdict: 'changed' | 'true'): Move => ({ kind: 'verdict', verdict, starter: 'usual' })
    expect(go(state, vote('changed'), vote('true')).now?.verdicts).toEqual(['changed', 'true'])
  })

  test('nobody rates, and an own thought is never brought before a jury', () => {
    const state = toCase(begin(5, 2))
    expect([state.phase, state.now?.id === 'own']).toEqual(['meet', false])
    expect(go(state, { kind: 'take' }).phase).toBe('open')
  })

  test('a pass gives a statement or an envelope to the next player', () => {
    const open = go(begin(1, 2), { kind: 'gavel' })
    expect(go(open, { kind: 'pass' })).toMatchObject({ seat: 1, sorted: [] })
    const hand = toOpen(begin(1, 2))
    const opened = go(hand, rules.moves(hand)[0] as Move)
    expect(go(opened, { kind: 'pass' })).toMatchObject({ phase: 'open', hand: null, now: { weighed: [] } })
    expect(passable(begin(1, 1))).toBe(false)
  })
})

describe('an own thought', () => {
  test('needs an adult first, then goes the same way with envelopes that ask', () => {
    const locked = toCase(begin(5))
    expect([locked.phase, kinds(locked)]).toEqual(['lock', new Set(['together'])])
    const told = go(locked, { kind: 'together' }, { kind: 'told' })
    expect([told.phase, told.now?.sealed.length, told.met.length]).toEqual(['rate', 6, 0])
  })
})
