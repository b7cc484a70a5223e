import { describe, expect, test } from 'vitest'
import { chanceFrom } from '@marigold/device'
import { checkRules } from '../kit/checks.ts'
import { playOut, type Rules } from '../kit/rules.ts'
import { wordsIn } from './content.ts'
import { countsOf } from './journal.ts'
import { levels } from './levels.ts'
import { pieces } from './pieces.ts'
import { rules, wordsOffered } from './rules.ts'
import { endsTurn } from './show.ts'
import { pieceNow, sceneNow, type Level, type Move, type State } from './state.ts'

const said = { how: 'speech', cue: 1 } as const
const rng = chanceFrom(5)
const begin = (level = 1, seats = 1, values: Record<string, string | number | boolean> = {}): State =>
  rules.start(levels[level] as Level, { seats, values }, chanceFrom(3))
const go = (state: State, ...moves: Move[]): State => moves.reduce((now, move) => rules.apply(now, move, rng), state)
const add = (piece: (typeof pieces)[number]): Move => ({ kind: 'add', piece })
const toWord: Move[] = [add('rain'), { kind: 'tuned' }]

checkRules({
  rules,
  levels,
  seats: [1, 6],
  settings: {
    'usual settings': {},
    'no words, no figure, no storms': { words: 'none', figure: 'off', storms: false },
    'other sizes and lists': { words: 48, steps: 3, setting: 'work' },
  },
  games: 12,
})

describe('naming', () => {
  test('tapping around makes scenes, but never names a feeling', () => {
    for (const level of levels)
      for (let seed = 1; seed <= 60; seed++) {
        const last = playOut(rules, level, { seats: 2, values: {} }, chanceFrom(seed)).at(-1) as State
        expect(last.scenes.every((scene) => scene.made && countsOf(scene).named === 0)).toBe(true)
      }
  })

  test('a word counts as a named feeling once it was heard, with the larger of cue and help', () => {
    const picked = go(begin(), ...toWord, { kind: 'word', word: 'sad' })
    expect(countsOf(sceneNow(picked))).toMatchObject({ picked: 1, named: 0, cues: 0 })
    expect(countsOf(sceneNow(go(picked, { kind: 'heard', said })))).toMatchObject({ picked: 1, named: 1, cues: 1 })
    const helped = go(begin(), ...toWord, { kind: 'help' }, { kind: 'help' }, { kind: 'word', word: 'own' })
    expect(countsOf(sceneNow(go(helped, { kind: 'heard', said })))).toMatchObject({ named: 1, cues: 2 })
  })

  test('“I can’t tell” is an answer, and no feeling', () => {
    const unsure = go(begin(), ...toWord, { kind: 'word', word: 'unsure' }, { kind: 'heard', said })
    expect(countsOf(sceneNow(unsure))).toMatchObject({ picked: 0, named: 0 })
  })

  test('nothing can be heard before a word was picked, or twice', () => {
    const open = go(begin(), ...toWord)
    expect(() => go(open, { kind: 'heard', said })).toThrow('not a move here')
    const heard = go(open, { kind: 'word', word: 'mad' }, { kind: 'heard', said })
    expect(() => go(heard, { kind: 'heard', said })).toThrow('not a move here')
  })

  test('a second word makes it mixed, and has to be said again', () => {
    const one = go(begin(), ...toWord, { kind: 'word', word: 'happy' }, { kind: 'heard', said })
    const two = go(one, { kind: 'more' }, { kind: 'word', word: 'worried' })
    expect(pieceNow(two)).toMatchObject({ words: ['happy', 'worried'], said: null })
    expect(wordsOffered(two)).toEqual([])
    expect(rules.moves(two).some(({ kind }) => kind === 'more')).toBe(false)
  })

  test('every sky has the same words: sun isn’t happy, and rain isn’t sad', () => {
    for (const [index, level] of levels.entries())
      for (const piece of pieces) {
        const open = go(begin(index), add(piece), { kind: 'tuned' })
        expect(wordsOffered(open)).toEqual([...wordsIn(level.words).map(({ id }) => id), 'own', 'unsure'])
      }
  })

  test('help offers two words of different parts of the map, then the whole list again', () => {
    const helped = go(begin(), ...toWord, { kind: 'help' })
    const pair = helped.pair?.map((id) => wordsIn(12).find((word) => word.id === id)?.quadrant)
    expect(new Set(pair).size).toBe(2)
    const again = go(helped, { kind: 'help' })
    expect(wordsOffered(again)).toHaveLength(14)
    expect(rules.moves(again).some(({ kind }) => kind === 'help')).toBe(false)
  })
})

describe('the sky', () => {
  test('This is it ends an empty sky from the first second', () => {
    expect(go(begin(), { kind: 'done' })).toMatchObject({ phase: 'choice', scenes: [{ made: true, pieces: [] }] })
  })

  test('at the first level, another weather takes the place of the one before', () => {
    const one = go(begin(0), add('sun'), { kind: 'tuned' }, { kind: 'named' }, add('rain'))
    expect(sceneNow(one).pieces.map(({ piece }) => piece)).toEqual(['rain'])
  })

  test('later levels are full at their number of pieces', () => {
    const next: Move[] = [{ kind: 'tuned' }, { kind: 'named' }]
    const full = go(begin(1), add('sun'), ...next, add('rain'), ...next)
    expect(rules.moves(full).some(({ kind }) => kind === 'add')).toBe(false)
    expect(rules.moves(full).filter(({ kind }) => kind === 'focus')).toHaveLength(2)
  })

  test('a piece can be dragged anywhere in the sky, and nowhere else', () => {
    const placed = go(begin(), add('sun'), { kind: 'place', at: 0, x: 20, y: 0 })
    expect(pieceNow(placed)).toMatchObject({ x: 20, y: 0 })
    for (const [x, y] of [
      [21, 0],
      [3, -1],
      [2.5, 1],
    ] as const)
      expect(() => go(placed, { kind: 'place', at: 0, x, y })).toThrow('not a move here')
  })

  test('after a disaster, tides and leaves take the place of storms', () => {
    const offered = rules
      .moves(begin(3, 1, { storms: false }))
      .flatMap((move) => (move.kind === 'add' ? move.piece : []))
    expect(offered).not.toContain('thunder')
    expect(offered).not.toContain('whirl')
    expect(offered).toEqual(expect.arrayContaining(['tide', 'leaves']))
  })

  test('the sky never clears by itself: after something was tried, it is as it was', () => {
    const made = go(begin(), add('rain'), { kind: 'done' }, { kind: 'let', path: 'try' })
    const again = go(made, { kind: 'tool', tool: 'tool-1' })
    expect(again.phase).toBe('sky')
    expect(sceneNow(again).pieces).toEqual(sceneNow(made).pieces)
    const set = go(again, { kind: 'focus', at: 0 }, { kind: 'size', size: 0 }, { kind: 'done' })
    expect(set.phase).toBe('who')
    expect([sceneNow(set).before?.[0]?.size, sceneNow(set).pieces[0]?.size]).toEqual([2, 0])
  })

  test('letting it be costs nothing: something for later, or nothing', () => {
    const let_ = go(begin(), { kind: 'done' }, { kind: 'let', path: 'be' })
    expect(go(let_, { kind: 'tool', tool: null })).toMatchObject({ phase: 'who', scenes: [{ tool: null }] })
    expect(go(let_, { kind: 'tool', tool: 'tool-2' }).phase).toBe('who')
  })
})

describe('body signs', () => {
  test('a single sign is moved, and several add up to the most of the level', () => {
    const one = go(begin(1), { kind: 'signs' }, { kind: 'sign', sign: 'sign-1' }, { kind: 'sign', sign: 'sign-2' })
    expect(sceneNow(one).signs).toEqual(['sign-2'])
    const many = go(begin(2), { kind: 'signs' }, ...[1, 2, 3].map((n): Move => ({ kind: 'sign', sign: `sign-${n}` })))
    expect(() => go(many, { kind: 'sign', sign: 'sign-4' })).toThrow('not a move here')
    expect(sceneNow(go(many, { kind: 'sign', sign: 'sign-1' })).signs).toEqual(['sign-2', 'sign-3'])
  })
})

describe('a group', () => {
  test('a pass closes the window and gives the sky to the next player, at any moment', () => {
    const passed = go(begin(1, 3), add('sun'), { kind: 'pass' })
    expect(passed).toMatchObject({ seat: 1, phase: 'sky', at: null })
    expect(passed.scenes[0]).toMatchObject({ passed: true, who: 'me' })
    expect(() => go(begin(1, 1), { kind: 'pass' })).toThrow('not a move here')
  })

  test('only a group can be shown to everyone', () => {
    const whoIn = (seats: number) =>
      rules
        .moves(go(begin(1, seats), { kind: 'done' }, { kind: 'let', path: 'be' }, { kind: 'tool', tool: null }))
        .map((move) => (move.kind === 'who' ? move.who : ''))
    expect([whoIn(1), whoIn(2)]).toEqual([
      ['me', 'adult', 'boat'],
      ['me', 'adult', 'group', 'boat'],
    ])
  })

  test('counts one turn for each player', () => {
    const hand = chanceFrom(9)
    let [state, ended] = [begin(2, 4), 0]
    while (!rules.isOver(state)) {
      const move = hand.pick(rules.moves(state))
      state = rules.apply(state, move, rng)
      if (endsTurn(move)) ended++
    }
    expect(ended).toBe(4)
  })
})

test('ten plays of a level have different openers', () => {
  const typed: Rules<Level, State, Move> = rules
  for (const level of levels) {
    let used: string[] = []
    for (let play = 0; play < 10; play++) {
      const { openers } = typed.start(level, { seats: 2, values: {}, kept: { used } }, chanceFrom(play))
      expect(openers.filter((id) => used.includes(id))).toEqual([])
      used = [...used, ...openers]
    }
  }
})
