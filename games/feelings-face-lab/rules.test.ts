import { describe, expect, test } from 'vitest'
import { chanceFrom } from '@marigold/device'
import { checkRules } from '../kit/checks.ts'
import { playOut } from '../kit/rules.ts'
import { keys, presets, stillFace } from './faces.ts'
import { countsOf, noteOf } from './journal.ts'
import { levels } from './levels.ts'
import { floorOf, passable, partsNow, reasonsNow, rules } from './rules.ts'
import { isSolid, type Level, type Move, type State } from './state.ts'

const said = { how: 'speech', cue: 1 } as const
const rng = chanceFrom(5)
const begin = (level = 1, seats = 1, values: Record<string, string | number> = {}): State =>
  rules.start(levels[level] as Level, { seats, values }, chanceFrom(3))
const go = (state: State, ...moves: Move[]): State => moves.reduce((now, move) => rules.apply(now, move, rng), state)
const eyes: Move = { kind: 'eyes', eyes: 'soft' }
const brows: Move = { kind: 'preset', part: 'brows', at: 0 }
const done: Move = { kind: 'done' }
const big: Move = { kind: 'show', shown: 'big' }
const toRead: Move[] = [eyes, brows, done, big]

checkRules({
  rules,
  levels,
  seats: [1, 6],
  settings: { 'usual settings': {}, 'secret cards': { cards: 'secret' }, 'five faces each': { rounds: 5 } },
  games: 8,
})

describe('what is claimed', () => {
  test('tapping around makes sketches, and never a clue that counts or a view that was compared', () => {
    const settings = ['stories', 'secret'].flatMap((cards) => [1, 2, 4].map((seats) => ({ values: { cards }, seats })))
    for (const level of levels)
      for (const start of settings)
        for (let seed = 1; seed <= 25; seed++) {
          const last = playOut(rules, level, start, chanceFrom(seed)).at(-1) as State
          expect(last.made.some(isSolid)).toBe(false)
          const seats = Array.from({ length: start.seats }, (_, seat) => seat)
          expect(seats.filter((seat) => countsOf(last, seat).clues + countsOf(last, seat).compared > 0)).toEqual([])
          expect(seats.map((seat) => noteOf(last, seat)).join()).not.toMatch(/clue|Compared/)
        }
  })

  test('a face that was left still isn’t counted as shaped, and goes on like any other', () => {
    const over = go(begin(1, 1, { rounds: 1 }), eyes, done, big, { kind: 'like', at: 0 })
    const last = go(over, { kind: 'because', because: 'mouth' }, { kind: 'told' })
    expect(rules.isOver(last)).toBe(true)
    expect(countsOf(last, 0)).toMatchObject({ shaped: 0, picked: 1 })
  })

  test('a face is fired once somebody was heard', () => {
    const telling = go(begin(), ...toRead, { kind: 'like', at: 1 }, { kind: 'because', because: 'story' })
    expect([telling.phase, isSolid(telling.now)]).toEqual(['tell', false])
    const heard = go(telling, { kind: 'heard', said })
    expect(isSolid(heard.now)).toBe(true)
    expect(() => go(heard, { kind: 'heard', said })).toThrow('not a move here')
    expect(() => go(begin(), { kind: 'heard', said })).toThrow('not a move here')
  })
})

describe('shaping', () => {
  test('a ready-made shape changes one part, and springs back when it is pressed again', () => {
    const one = go(begin(), eyes, { kind: 'preset', part: 'mouth', at: 0 }, brows)
    expect(one.now.face).toMatchObject({ curve: 2, lift: 2 })
    expect(go(one, brows).now.face).toMatchObject({ curve: 2, lift: 0 })
    expect(go(one, { kind: 'set', key: 'lift', value: -2 }).now).toMatchObject({ parts: ['mouth', 'brows'] })
  })

  test('a refused move isn’t stored: values out of range, and shapes of another level', () => {
    const first = go(begin(0), eyes)
    expect(() => go(first, { kind: 'preset', part: 'brows', at: 4 })).toThrow('not a move here')
    expect(() => go(first, { kind: 'set', key: 'lift', value: 1 })).toThrow('not a move here')
    expect(() => go(begin(), eyes, { kind: 'set', key: 'lift', value: 3 })).toThrow('not a move here')
    expect(first.now.face).toEqual(stillFace)
  })

  test('who covers the eyes has no eyes to shape or to name as a clue', () => {
    const covered = go(begin(), { kind: 'eyes', eyes: 'covered' })
    expect(partsNow(covered)).toEqual(['brows', 'mouth', 'cheeks', 'head'])
    expect(reasonsNow(covered)).not.toContain('eyes')
  })

  test('help names two parts to try, then lets the adult go first', () => {
    const one = go(begin(), eyes, { kind: 'help' })
    expect(new Set(one.tips).size).toBe(2)
    const two = go(one, { kind: 'help' })
    expect([two.now.help, two.tips]).toEqual([2, []])
    expect(rules.moves(two).some(({ kind }) => kind === 'help')).toBe(false)
  })

  test('every ready-made shape is within what the numbers allow', () => {
    for (const shape of Object.values(presets).flat())
      for (const [key, value] of Object.entries(shape)) {
        const { low, high } = keys[key as keyof typeof keys]
        expect(value >= low && value <= high).toBe(true)
      }
  })
})

describe('reading', () => {
  test('a big face is always seen, and a small one by chance', () => {
    expect(go(begin(), ...toRead).now.came).toBe('look')
    const small = Array.from({ length: 40 }, (_, seed) =>
      rules.apply(go(begin(), eyes, done), { kind: 'show', shown: 'small' }, chanceFrom(seed)),
    )
    expect(new Set(small.map(({ now }) => now.came))).toEqual(new Set(['noticed', 'missed']))
  })

  test('a partner reads a story face, and the shaper answers; both answers lead on', () => {
    const reading = go(begin(1, 2), ...toRead)
    expect([floorOf(reading), passable(reading)]).toEqual([1, false])
    const asked = go(reading, { kind: 'word', word: 'proud' }, { kind: 'because', because: 'brows' }, { kind: 'told' })
    expect([asked.phase, floorOf(asked)]).toEqual(['answer', null])
    for (const answer of ['same', 'two'] as const)
      expect(go(asked, { kind: 'answer', answer })).toMatchObject({ seat: 1, phase: 'eyes' })
  })

  test('everybody else guesses a secret face before anyone tells, and may pass', () => {
    const values = { cards: 'secret' }
    let state = go(begin(2, 3, values), eyes, { kind: 'looked' }, brows, done, { kind: 'clue', clue: 'body' })
    expect(reasonsNow(state)).toContain('body')
    expect(reasonsNow(state)).not.toContain('story')
    state = go(
      state,
      { kind: 'word', word: 'mad' },
      { kind: 'strong', strong: 2 },
      { kind: 'because', because: 'body' },
    )
    expect([state.phase, floorOf(state)]).toEqual(['read', 2])
    state = go(state, { kind: 'skip' })
    expect([state.phase, floorOf(state)]).toEqual(['tell', 1])
    expect(go(state, { kind: 'told' }).phase).toBe('answer')
  })

  test('“I’d ask them” needs no strength, and a pass of all readers ends the turn', () => {
    const values = { cards: 'secret' }
    const asking = go(begin(2, 2, values), eyes, { kind: 'looked' }, done, { kind: 'clue', clue: 'voice' })
    expect(go(asking, { kind: 'word', word: 'ask' }).phase).toBe('because')
    expect(go(asking, { kind: 'skip' }).seat).toBe(1)
  })

  test('one face is read in two stories', () => {
    const one = go(begin(3), eyes, done, big, { kind: 'word', word: 'jealous' })
    expect(one.phase).toBe('read')
    const two = go(one, { kind: 'word', word: 'ask' })
    expect([two.phase, two.now.reads[0]?.words]).toEqual(['because', ['jealous', 'ask']])
  })

  test('a face that hides something asks where it is okay to let it out', () => {
    const state = go(begin(4), eyes, brows, done)
    expect(rules.moves(state).map(({ kind }) => kind)).toEqual(['where', 'where', 'where'])
  })

  test('a pass is a turn, and counts nothing', () => {
    const passed = go(begin(1, 2), { kind: 'pass' })
    expect([passed.seat, passed.made[0]?.passed, countsOf(passed, 0).shaped]).toEqual([1, true, 0])
  })
})
