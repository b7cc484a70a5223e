import { chanceFrom } from '@marigold/device'
import { expect, test } from 'vitest'
import { checkRules } from '../kit/checks.ts'
import { playOut } from '../kit/rules.ts'
import { levels } from './levels.ts'
import { rules, spokenOf } from './rules.ts'
import { sceneOf } from './scenes.ts'
import { puzzleOf, type Move, type State } from './state.ts'
import { sameItem } from './things.ts'

const level = (index: number) => levels[index] as (typeof levels)[number]
const begin = (index: number, values: Record<string, string | number | boolean> = {}, seats = 1, seed = 1) =>
  rules.start(level(index), { seats, values }, chanceFrom(seed))
const play = (state: State, ...moves: Move[]) => moves.reduce((at, move) => rules.apply(at, move, chanceFrom(3)), state)
const scene = (index: number, values = {}, seats = 1, seed = 1) => {
  let state = begin(index, values, seats, seed)
  if (state.phase === 'roles') state = play(state, { kind: 'roles', builder: 1 })
  if (state.phase === 'side') state = play(state, { kind: 'side', side: 'builder' })
  return play(state, { kind: 'scene', scene: state.offers[0] ?? 'garden' })
}
const trayOf = ({ puzzle }: State, at: number) =>
  puzzle?.tray.findIndex((one) => sameItem(one, (puzzle.wanted[at] as (typeof puzzle.wanted)[number]).item)) ?? 0
/** The move that puts a wanted thing where it belongs. */
const right = (state: State, at: number): Move => ({
  kind: 'place',
  tray: trayOf(state, at),
  spot: state.puzzle?.wanted[at]?.spot ?? 0,
})
const freeSpot = ({ puzzle, placed }: State) =>
  sceneOf(puzzle?.scene ?? 'garden').spots.findIndex(
    (_, spot) => !placed.includes(spot) && !puzzle?.wanted.some((one) => one.spot === spot),
  )

/** Builds what was told, and goes on when it stands. */
function builder(moves: Move[], state: State): Move {
  const first = moves[0] as Move
  if (state.phase === 'reveal') return moves.find((one) => one.kind === 'word') ?? first
  if (state.phase !== 'build') return first
  const told = state.directions[state.at]?.parts ?? []
  const open = told.find((at) => state.placed[trayOf(state, at)] !== state.puzzle?.wanted[at]?.spot)
  if (open !== undefined) return right(state, open)
  return moves.find(({ kind }) => kind === 'next') ?? moves.find(({ kind }) => kind === 'ready') ?? first
}

checkRules({
  rules,
  levels,
  seats: [1, 2],
  games: 6,
  choose: builder,
  settings: {
    'the level as it is': {},
    'a spoken guide for two, five scenes of eight': { guide: 'voice', scenes: 5, items: 8 },
    'positions alone': { focus: 'position' },
    'two devices': { guide: 'apart', scenes: 1 },
  },
})

test.each(levels.map(({ name }, index) => [name, index] as const))(
  'whoever builds what is told matches all at level %s, with every filter',
  (_name, index) => {
    for (const focus of ['level', 'color', 'size', 'number', 'position'])
      for (let seed = 0; seed < 12; seed++) {
        const states = playOut(rules, level(index), { seats: 1, values: { focus } }, chanceFrom(seed), {
          choose: builder,
        })
        for (const { matched, of } of (states.at(-1) as State).photos) expect(matched).toBe(of)
      }
  },
)

test('with errorless on, whoever chooses by chance comes to the end and matches all', () => {
  for (const index of levels.keys())
    for (const guide of ['voice', 'here']) {
      const values = { errorless: true, guide, scenes: 1 }
      const last = playOut(rules, level(index), { seats: 2, values }, chanceFrom(index)).at(-1) as State
      expect(last.photos.map(({ scene: id, puzzle }) => [id, puzzle.wanted.length])).toHaveLength(1)
    }
})

test('alone the voice guides, two guide each other, and the guide becomes the builder of the next scene', () => {
  expect([begin(0).guide, begin(0, {}, 2).guide]).toEqual(['voice', 'here'])
  const states = playOut(rules, level(0), { seats: 2, values: { scenes: 2 } }, chanceFrom(4), { choose: builder })
  expect((states.at(-1) as State).photos.map((one) => one.builder)).toEqual([0, 1])
})

test('the bell brings the word that was left out, is counted, and stops after three', () => {
  let state = scene(1, {}, 1, 2)
  while (!state.directions[state.at]?.missing) {
    for (const at of state.directions[state.at]?.parts ?? []) state = play(state, right(state, at))
    state = play(state, { kind: 'next' })
  }
  const before = spokenOf(state)
  state = play(state, { kind: 'bell' })
  expect(spokenOf(state)).not.toBe(before)
  expect([state.counts.bells, state.counts.needed]).toEqual([1, 1])
  state = play(state, { kind: 'bell' }, { kind: 'bell' })
  expect([state.counts.bells, state.counts.needed]).toEqual([3, 1])
  expect(() => play(state, { kind: 'bell' })).toThrow('not a move here')
})

test('the curtain drops when both sides are ready, and not when something is moved after one was', () => {
  let state = scene(0, {}, 2)
  state = play(state, right(state, 0), { kind: 'ready', side: 'guide' })
  expect(state.phase).toBe('build')
  state = play(state, right(state, 1))
  expect(state.ready).toEqual({ guide: false, builder: false })
  state = play(state, { kind: 'ready', side: 'guide' }, { kind: 'ready', side: 'builder' })
  expect(state.phase).toBe('reveal')
  expect(state.open).toEqual([2])
})

test('what does not match asks for the missing word: two tries, then it is shown and goes on', () => {
  let state = scene(0, { guide: 'here' })
  state = play(state, right(state, 0), right(state, 1))
  state = play(state, { kind: 'place', tray: trayOf(state, 2), spot: freeSpot(state) })
  state = play(state, { kind: 'ready', side: 'guide' }, { kind: 'ready', side: 'builder' })
  expect(state.outcomes.map(({ differs }) => differs)).toEqual([[], [], ['place']])
  const asked = play(state, { kind: 'ask', at: 2 })
  const told = play(asked, { kind: 'word', concept: 'place' })
  expect([told.open, told.counts.repairs, told.placed[trayOf(told, 2)]]).toEqual([[], 1, told.puzzle?.wanted[2]?.spot])
  const again = play(asked, { kind: 'word', concept: 'thing' })
  expect([again.asking, again.tries]).toEqual([2, 1])
  const shown = play(again, { kind: 'word', concept: 'thing' })
  expect([shown.open, shown.counts.repairs, shown.placed[trayOf(shown, 2)]]).toEqual([
    [],
    0,
    shown.puzzle?.wanted[2]?.spot,
  ])
})

test('the photo names the words that helped', () => {
  const states = playOut(rules, level(1), { seats: 1, values: { scenes: 1 } }, chanceFrom(6), { choose: builder })
  const { photos } = states.at(-1) as State
  expect(photos[0]?.words.some((one) => ['small', 'big'].includes(one))).toBe(true)
  expect(photos[0]?.words.some((one) => ['in', 'on', 'under', 'in front of', 'on top of'].includes(one))).toBe(true)
})

test('parts placed in another order than told are counted where the order counts', () => {
  const build = (turned: boolean) => {
    const state = scene(3)
    const parts = state.directions[0]?.parts ?? []
    const moves = (turned ? [...parts].reverse() : parts).map((at) => right(state, at))
    return play(state, ...moves, { kind: 'next' }).counts.order
  }
  expect([build(false), build(true)]).toEqual([0, 1])
})

test('both devices show the same scene for the same number', () => {
  const here = scene(2, { guide: 'apart' })
  let there = play(begin(2, { guide: 'apart' }, 1, 99), { kind: 'side', side: 'guide' })
  for (const digit of String(here.code)) there = play(there, { kind: 'digit', digit: Number(digit) })
  expect([there.phase, there.puzzle]).toEqual(['seen', here.puzzle])
  expect(puzzleOf(here, here.code ?? 0)).toEqual(here.puzzle)
})

test('at level 1 nothing looks alike: each word is on the tray once, and no direction leaves a word out', () => {
  for (let seed = 0; seed < 20; seed++) {
    const { puzzle, directions } = scene(0, {}, 1, seed)
    const things = puzzle?.tray.map(({ thing }) => thing) ?? []
    expect(new Set(things).size).toBe(things.length)
    expect(directions.every(({ missing }) => missing === null)).toBe(true)
  }
})

test('ten plays meet all scenes before one comes again', () => {
  const seen: string[] = []
  for (let seed = 0; seed < 4; seed++) {
    const state = rules.start(level(0), { seats: 1, values: {}, kept: { used: seen } }, chanceFrom(seed))
    seen.push(state.offers[0] ?? '')
    expect(state.offers.length).toBe(3)
  }
})

test('a move that is not open is refused', () => {
  expect(() => play(begin(0), { kind: 'next' })).toThrow('not a move here')
  expect(() => play(scene(0), { kind: 'ready', side: 'builder' })).toThrow('not a move here')
})

test('whoever is away or does not want to build gives the place to the next one, with what stands in the scene', () => {
  const chosen = play(begin(0, {}, 2), { kind: 'pass' })
  expect([chosen.phase, chosen.builder]).toEqual(['scene', 1])
  const state = scene(0, {}, 2)
  const built = play(state, right(state, 0), { kind: 'ready', side: 'guide' })
  const passed = play(built, { kind: 'pass' })
  expect([passed.builder, passed.placed, passed.ready.guide]).toEqual([0, built.placed, false])
  expect(() => play(scene(0), { kind: 'pass' })).toThrow('not a move here')
})

test('two who follow the spoken guide take turns with each direction', () => {
  const state = scene(0, { guide: 'voice' }, 2)
  const [first = 0] = state.directions[0]?.parts ?? []
  expect([state.builder, play(state, right(state, first), { kind: 'next' }).builder]).toEqual([0, 1])
})
