import { chanceFrom } from '@marigold/device'
import { describe, expect, test } from 'vitest'
import { checkRules } from '../kit/checks.ts'
import type { Values } from '../kit/game.ts'
import { playOut, usedAfter } from '../kit/rules.ts'
import { levels } from './levels.ts'
import { bedsNow, keysOf, mostInBed, passable, rules, sensesFor } from './rules.ts'
import { promptFor } from './prompts.ts'
import { handsOff, ownWord, places, qualitiesOf, ruledOut } from './senses.ts'
import { bedAt, bedCount, planted, slotNow, unfound, type Level, type Move, type State } from './state.ts'

const rng = chanceFrom(5)
const begin = (level = 0, seats = 1, values: Values = {}): State =>
  rules.start(levels[level] as Level, { seats, values }, chanceFrom(3))
const go = (state: State, ...moves: Move[]): State => moves.reduce((now, move) => rules.apply(now, move, rng), state)
const kinds = (state: State) => [...new Set(rules.moves(state).map(({ kind }) => kind))]
/** A garden in which the first thing is looked for. */
const atFirst = (level = 0, seats = 1, values: Values = {}): State => {
  const start = begin(level, seats, values)
  const placed = go(start, { kind: 'place', place: start.places[0] ?? 'bus' })
  return seats > 1 ? placed : go(placed, { kind: 'rate', rated: 1 })
}
const word = (state: State): Move => ({ kind: 'word', word: state.offered[0] ?? ownWord })
const described = (state: State): State => {
  const once = go(state, { kind: 'noticed' })
  const said = go(once, word(once))
  return said.phase === 'describe' ? go(said, word(said)) : said
}
const grow = (state: State): State => go(described(state), { kind: 'plant' })
const growAll = (state: State): State => (state.phase === 'look' ? growAll(grow(state)) : state)
const found: Move = { kind: 'found', found: { look: 2, said: { how: 'speech', cue: 1 } } }

checkRules({
  rules,
  levels,
  seats: [1, 6],
  settings: {
    'usual settings': {},
    'own beds, shuffled, without quiet time': { beds: 'own', order: 'shuffled', quiet: 0 },
    'no sense of the five': { see: false, feel: false, hear: false, smell: false, taste: false },
    'only touch': { see: false, hear: false, smell: false, taste: false, counts: 'full', setting: 'work' },
  },
  games: 12,
})

describe('the routine', () => {
  test.each([
    [0, [1, 1, 1]],
    [1, [3, 2, 1]],
    [2, [5, 4, 3, 2, 1]],
    [3, [3, 2, 2, 1, 1]],
  ])('level %i asks for as many things as it says: %j', (level, counts) => {
    const state = atFirst(level)
    expect(state.beds.map((bed) => state.slots.filter((slot) => slot.bed === bed).length)).toEqual(counts)
    expect(new Set(state.slots.map(({ prompt }) => prompt)).size).toBe(state.slots.length)
  })

  test('no sense that a place rules out is asked for, and push and press takes its place', () => {
    for (const place of places) {
      const state = go(begin(2), { kind: 'place', place }, { kind: 'rate', rated: 'unsure' })
      expect(state.beds).toHaveLength(5)
      expect(state.slots.some(({ sense }) => ruledOut[place].includes(sense))).toBe(false)
      expect(state.beds).toContain('press')
    }
  })

  test('where hands stay off things, no prompt asks to touch one', () => {
    for (const place of handsOff)
      for (const level of [0, 1, 2, 3])
        for (const seats of [1, 6]) {
          const start = begin(level, seats)
          const state = go({ ...start, places }, { kind: 'place', place })
          const swapped = seats === 1 ? go(state, { kind: 'rate', rated: 1 }) : state
          const all = [...state.slots, ...go(swapped, { kind: 'swap' }, { kind: 'swap' }).slots]
          expect(all.filter(({ prompt }) => promptFor(prompt).touchesThings)).toEqual([])
          if (seats === 1) expect(state.slots).toHaveLength(start.level.counts.reduce((sum, one) => sum + one, 0))
        }
  })

  test('a sense that is off is never asked for', () => {
    const state = atFirst(2, 1, { see: false, smell: false })
    expect(state.beds.some((sense) => sense === 'see' || sense === 'smell')).toBe(false)
    expect(atFirst(2, 1, { feel: false }).beds).not.toContain('feel')
    const off = begin(2, 1, { see: false, feel: false, hear: false, smell: false, taste: false })
    for (const place of places) expect(sensesFor(off, place).length).toBeGreaterThanOrEqual(2)
  })

  test('words fit the sense, and one of them is the one to look for', () => {
    for (let seed = 1; seed <= 30; seed++) {
      const states = playOut(rules, levels[2] as Level, { seats: 1, values: {} }, chanceFrom(seed))
      for (const state of states.filter(({ phase }) => phase === 'look')) {
        const slot = slotNow(state)
        const fitting = qualitiesOf(slot?.sense ?? 'see').map(({ id }) => id)
        expect(state.offered).toContain(slot?.quality)
        expect(state.offered.every((one) => fitting.includes(one))).toBe(true)
      }
    }
  })
})

describe('a thing', () => {
  test('stays a bud until the adult marks that a partner found it, and tapping alone never opens one', () => {
    const sketch = grow(atFirst(1))
    expect(planted(sketch)).toMatchObject([{ found: null }])
    expect(unfound(sketch)).toBeDefined()
    expect(planted(go(sketch, found))).toMatchObject([{ found: { look: 2 } }])
    for (let seed = 1; seed <= 60; seed++)
      for (const level of levels) {
        const last = playOut(rules, level, { seats: 1, values: {} }, chanceFrom(seed)).at(-1)
        expect(last?.buds.filter((bud) => bud.found !== null)).toEqual([])
        expect(last?.again?.said ?? null).toBeNull()
      }
  })

  test('can be found while it is described, and only once', () => {
    const state = go(described(atFirst(1)), found)
    expect(() => go(state, found)).toThrow('not a move here')
    expect(planted(go(state, { kind: 'plant' }))).toMatchObject([{ found: { said: { cue: 1 } } }])
  })

  test('can be found in the next player’s turn, and counts for the one who planted it', () => {
    const next = grow(atFirst(1, 2))
    expect(next).toMatchObject({ phase: 'look', seat: 1 })
    expect(planted(go(next, found))).toMatchObject([{ seat: 0, found: { look: 2 } }])
    expect(() => go(described(next), found, found)).toThrow('not a move here')
  })

  test('can be found while the card is chosen, if it is the last one', () => {
    const card = go(growAll(atFirst(1)), { kind: 'again', sure: false })
    expect(card.phase).toBe('pocket')
    expect(go(card, found).buds.map((bud) => bud.found !== null)).toEqual([
      ...card.buds.slice(1).map(() => false),
      true,
    ])
  })

  test('is described with two words on the fourth level', () => {
    const state = described(atFirst(3))
    expect(state.buds.at(-1)?.words).toHaveLength(2)
    expect(new Set(state.buds.at(-1)?.words).size).toBe(2)
  })

  test('has one word of the client’s own at most', () => {
    const start = go(atFirst(3), { kind: 'noticed' })
    const own: Move = { kind: 'word', word: ownWord }
    expect(rules.moves(start)).toContainEqual(own)
    const once = go(start, own)
    expect(rules.moves(once)).not.toContainEqual(own)
    const second = go(once, word(once), { kind: 'plant' }, { kind: 'noticed' })
    expect(rules.moves(second)).toContainEqual(own)
  })

  test('brings help that is noted and costs nothing', () => {
    const helped = go(atFirst(0), { kind: 'help' }, { kind: 'help' })
    expect(kinds(helped)).not.toContain('help')
    expect(planted(grow(helped))).toMatchObject([{ help: 2 }])
  })

  test('can be swapped again and again in its bed, between push and press and warm and cool', () => {
    let state = atFirst(1)
    const { bed } = slotNow(state) ?? {}
    const seen = new Set<string>()
    for (let turn = 0; turn < 12; turn++) {
      state = go(state, { kind: 'swap' })
      seen.add(slotNow(state)?.sense ?? '')
      expect(slotNow(state)?.bed).toBe(bed)
    }
    expect(seen).toEqual(new Set(['press', 'warm']))
    expect(state.swapped).toBe(12)
  })

  test('can be skipped without a trace, even half described', () => {
    const half = go(atFirst(3), { kind: 'noticed' })
    const skipped = go(half, word(half), { kind: 'skip' })
    expect(skipped).toMatchObject({ buds: [], skipped: 1, phase: 'look', at: 1 })
  })
})

describe('the end of a garden', () => {
  test('asks once for something that was planted before the last one', () => {
    const state = growAll(atFirst(1))
    expect(state.phase).toBe('again')
    expect(state.again?.bud).toBeLessThan(state.buds.length - 1)
    const seen = go(state, { kind: 'again', sure: true }, { kind: 'seen', said: { how: 'pointing', cue: 0 } })
    expect(seen).toMatchObject({ phase: 'pocket', again: { sure: true, said: { how: 'pointing' } } })
  })

  test('asks for nothing that another thing’s second word describes, too', () => {
    const words = [
      ['soft', 'flat'],
      ['hard', 'soft'],
      ['warm', 'cool'],
    ]
    const last = described(grow(grow(atFirst(3, 1, { counts: 'one' }))))
    const buds = last.buds.map((bud, at) => ({ ...bud, words: words[at] ?? [] }))
    for (let seed = 1; seed <= 20; seed++) {
      const closed = rules.apply({ ...last, buds }, { kind: 'plant' }, chanceFrom(seed))
      expect(closed).toMatchObject({ phase: 'again', again: { bud: 1 } })
    }
  })

  test('offers a real choice of prompts for the card, and takes three', () => {
    for (const level of [0, 1, 2, 3]) {
      let state = go(growAll(atFirst(level)), { kind: 'again', sure: false })
      expect(state.pocketOptions.length).toBeGreaterThan(3)
      while (state.phase === 'pocket') state = go(state, rules.moves(state)[0] as Move)
      expect(new Set(state.pocket).size).toBe(3)
      expect(state.phase).toBe('quiet')
    }
  })

  test('goes on without anything planted', () => {
    let state = atFirst(0)
    while (state.phase === 'look') state = go(state, { kind: 'skip' })
    expect(state).toMatchObject({ phase: 'quiet', buds: [] })
    expect(go(state, { kind: 'quiet', seconds: 12.4 })).toMatchObject({ phase: 'after', quiet: 12 })
  })
})

describe('from memory', () => {
  test('the player chooses the senses, and a prompt is only shown when asked for', () => {
    const state = atFirst(4)
    expect(state).toMatchObject({ phase: 'bed', slots: [] })
    const alone = go(state, { kind: 'sense', sense: state.beds[1] ?? 'feel' })
    expect(alone.phase).toBe('describe')
    const own = go(alone, word(alone), { kind: 'plant' })
    const asked = go(own, { kind: 'prompt' })
    expect(asked).toMatchObject({ phase: 'look', prompted: true })
    const both = grow(asked)
    expect(planted(both).map(({ prompted }) => prompted)).toEqual([false, true])
    expect(go(both, { kind: 'enough' }).phase).not.toBe('bed')
  })

  test('no bed gets more than it has room for', () => {
    let state = atFirst(4)
    const [first = 'see'] = state.beds
    for (let turn = 0; turn < mostInBed; turn++) {
      state = go(state, { kind: 'sense', sense: first })
      state = go(state, word(state), { kind: 'plant' })
    }
    expect(bedsNow(state)).not.toContain(first)
  })
})

describe('a group', () => {
  test('takes turns, gives turns away, and never rates', () => {
    const first = atFirst(1, 3)
    expect(first).toMatchObject({ phase: 'look', seat: 0, before: null })
    expect(passable(first)).toBe(true)
    const passed = go(first, { kind: 'skip' })
    expect(passed.seat).toBe(1)
    const last = playOut(rules, levels[1] as Level, { seats: 3, values: {} }, chanceFrom(8)).at(-1)
    expect(last).toMatchObject({ before: null, after: null })
  })

  test.each([2, 4, 6])('everyone of %i has two turns or more, on every level', (seats) => {
    for (const level of [0, 1, 2, 3])
      expect(atFirst(level, seats).slots.length).toBeGreaterThanOrEqual(level === 0 ? seats : 2 * seats)
  })

  test('with a bed for each player, everything grows in the bed of the one who planted it', () => {
    const last = growAll(atFirst(1, 4, { beds: 'own' }))
    expect(bedCount(last)).toBe(4)
    expect(planted(last).every((bud) => bedAt(last, bud) === bud.seat)).toBe(true)
  })
})

test('ten plays on every level bring no prompt twice with the same quality, and the first level no prompt at all', () => {
  for (const [at, level] of levels.entries()) {
    let kept: unknown
    const dealt: string[] = []
    const seen: string[] = []
    for (let seed = 1; seed <= 10; seed++) {
      const start = rules.start(level, { seats: 1, values: {}, kept }, chanceFrom(seed))
      const base = level.memory ? Object.values(start.stock).flatMap((all) => all.slice(0, 2)) : []
      // On the bus, the first level asks for the three senses with ten prompts each.
      const state = rules.apply({ ...start, places }, { kind: 'place', place: 'bus' }, rng)
      const slots = level.memory ? base : state.slots
      seen.push(...slots.map(({ prompt }) => prompt))
      dealt.push(...slots.map(({ prompt, quality }) => `${prompt}:${quality}`))
      kept = usedAfter(kept, slots.flatMap(keysOf))
    }
    expect(dealt.filter((one, place) => dealt.indexOf(one) !== place)).toEqual([])
    if (at === 0) expect(seen.filter((one, place) => seen.indexOf(one) !== place)).toEqual([])
  }
})
