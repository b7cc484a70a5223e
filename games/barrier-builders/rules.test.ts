import { chanceFrom } from '@marigold/device'
import { expect, test } from 'vitest'
import { checkRules } from '../kit/checks.ts'
import { playOut } from '../kit/rules.ts'
import { levels } from './levels.ts'
import { rules, spokenText } from './rules.ts'
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
/** Returns the move that puts an item in its correct place. */
const right = (state: State, at: number): Move => ({
  kind: 'place',
  tray: trayOf(state, at),
  spot: state.puzzle?.wanted[at]?.spot ?? 0,
})
const freeSpot = ({ puzzle, placed }: State) =>
  sceneOf(puzzle?.scene ?? 'garden').spots.findIndex(
    (_, spot) => !placed.includes(spot) && !puzzle?.wanted.some((one) => one.spot === spot),
  )

/** Builds the current direction, then moves on. */
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
  'the player who builds what is told matches all at level %s, with every filter',
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

test('lets a random player match everything in errorless play', () => {
  for (const index of levels.keys())
    for (const guide of ['voice', 'here']) {
      const values = { errorless: true, guide, scenes: 1 }
      const last = playOut(rules, level(index), { seats: 2, values }, chanceFrom(index)).at(-1) as State
      expect(last.photos.map(({ scene: id, puzzle }) => [id, puzzle.wanted.length])).toHaveLength(1)
    }
})

test('uses the spoken guide for one player, and swaps roles after each scene for two', () => {
  expect([begin(0).guide, begin(0, {}, 2).guide]).toEqual(['voice', 'here'])
  const states = playOut(rules, level(0), { seats: 2, values: { scenes: 2 } }, chanceFrom(4), { choose: builder })
  expect((states.at(-1) as State).photos.map((one) => one.builder)).toEqual([0, 1])
})

test('adds the missing word on a bell, counts it, and stops after three', () => {
  let state = scene(1, {}, 1, 2)
  while (!state.directions[state.at]?.missing) {
    for (const at of state.directions[state.at]?.parts ?? []) state = play(state, right(state, at))
    state = play(state, { kind: 'next' })
  }
  const before = spokenText(state)
  state = play(state, { kind: 'bell' })
  expect(spokenText(state)).not.toBe(before)
  expect([state.counts.bells, state.counts.needed]).toEqual([1, 1])
  state = play(state, { kind: 'bell' }, { kind: 'bell' })
  expect([state.counts.bells, state.counts.needed]).toEqual([3, 1])
  expect(() => play(state, { kind: 'bell' })).toThrow('not a move here')
})

test('drops the curtain when both sides are ready, and resets Ready after another move', () => {
  let state = scene(0, {}, 2)
  // An empty scene can't be revealed.
  expect(() => play(state, { kind: 'ready', side: 'builder' })).toThrow('not a move here')
  state = play(state, right(state, 0), { kind: 'ready', side: 'guide' })
  expect(state.phase).toBe('build')
  state = play(state, right(state, 1))
  expect(state.ready).toEqual({ guide: false, builder: false })
  state = play(state, { kind: 'ready', side: 'guide' }, { kind: 'ready', side: 'builder' })
  expect(state.phase).toBe('reveal')
  expect(state.open).toEqual([2])
})

test('asks for the missing word and shows it after two wrong answers', () => {
  let state = scene(0, { guide: 'here' })
  state = play(state, right(state, 0), right(state, 1))
  state = play(state, { kind: 'place', tray: trayOf(state, 2), spot: freeSpot(state) })
  state = play(state, { kind: 'ready', side: 'guide' }, { kind: 'ready', side: 'builder' })
  expect(state.outcomes.map(({ differs }) => differs)).toEqual([[], [], ['place']])
  const asked = play(state, { kind: 'ask', at: 2 })
  const told = play(asked, { kind: 'word', concept: 'place' })
  expect([told.open, told.counts.repairs, told.placed[trayOf(told, 2)]]).toEqual([[], 1, told.puzzle?.wanted[2]?.spot])
  const again = play(asked, { kind: 'word', concept: 'thing' })
  expect([again.asking, again.wrongAnswers]).toEqual([2, 1])
  const shown = play(again, { kind: 'word', concept: 'thing' })
  expect([shown.open, shown.counts.repairs, shown.placed[trayOf(shown, 2)]]).toEqual([
    [],
    0,
    shown.puzzle?.wanted[2]?.spot,
  ])
})

test('lists the helpful words on the photo', () => {
  const states = playOut(rules, level(1), { seats: 1, values: { scenes: 1 } }, chanceFrom(6), { choose: builder })
  const { photos } = states.at(-1) as State
  expect(photos[0]?.words.some((one) => ['small', 'big'].includes(one))).toBe(true)
  expect(photos[0]?.words.some((one) => ['in', 'on', 'under', 'in front of', 'on top of'].includes(one))).toBe(true)
})

test('counts directions done in a different order where order matters', () => {
  const build = (turned: boolean) => {
    const state = scene(3)
    const parts = state.directions[0]?.parts ?? []
    const moves = (turned ? [...parts].reverse() : parts).map((at) => right(state, at))
    return play(state, ...moves, { kind: 'next' }).counts.order
  }
  expect([build(false), build(true)]).toEqual([0, 1])
})

test('shows the same scene on both devices for the same number', () => {
  const here = scene(2, { guide: 'apart' })
  let there = play(begin(2, { guide: 'apart' }, 1, 99), { kind: 'side', side: 'guide' })
  for (const digit of String(here.code)) there = play(there, { kind: 'digit', digit: Number(digit) })
  expect([there.phase, there.puzzle]).toEqual(['seen', here.puzzle])
  expect(puzzleOf(here, here.code ?? 0)).toEqual(here.puzzle)
})

test('has no look-alikes and no missing words at level 1', () => {
  for (let seed = 0; seed < 20; seed++) {
    const { puzzle, directions } = scene(0, {}, 1, seed)
    const things = puzzle?.tray.map(({ thing }) => thing) ?? []
    expect(new Set(things).size).toBe(things.length)
    expect(directions.every(({ missing }) => missing === null)).toBe(true)
  }
})

test('offers every scene before repeating one', () => {
  const seen: string[] = []
  for (let seed = 0; seed < 4; seed++) {
    const state = rules.start(level(0), { seats: 1, values: {}, kept: { used: seen } }, chanceFrom(seed))
    seen.push(state.offers[0] ?? '')
    expect(state.offers.length).toBe(3)
  }
})

test('rejects an illegal move', () => {
  expect(() => play(begin(0), { kind: 'next' })).toThrow('not a move here')
  expect(() => play(scene(0), { kind: 'ready', side: 'builder' })).toThrow('not a move here')
})

test('passes the builder role to the next player and keeps the scene as built', () => {
  const chosen = play(begin(0, {}, 2), { kind: 'pass' })
  expect([chosen.phase, chosen.builder]).toEqual(['scene', 1])
  const state = scene(0, {}, 2)
  const built = play(state, right(state, 0), { kind: 'ready', side: 'guide' })
  const passed = play(built, { kind: 'pass' })
  expect([passed.builder, passed.placed, passed.ready.guide]).toEqual([0, built.placed, false])
  expect(() => play(scene(0), { kind: 'pass' })).toThrow('not a move here')
})

test('alternates directions between two players with the spoken guide', () => {
  const state = scene(0, { guide: 'voice' }, 2)
  const [first = 0] = state.directions[0]?.parts ?? []
  expect([state.builder, play(state, right(state, first), { kind: 'next' }).builder]).toEqual([0, 1])
})

/** Builds everything that is told until a choice is offered. */
function untilChoice(state: State, phase: State['phase']): State {
  let at = state
  while (at.phase !== phase) at = play(at, builder(rules.moves(at), at))
  return at
}

test('one more thing adds an item to place and changes the show; dropping the curtain brings two rockets', () => {
  for (const guide of ['voice', 'here']) {
    const asked = untilChoice(scene(1, { guide }), 'curtain')
    const dropped = play(asked, { kind: 'curtain', more: false })
    expect([dropped.phase, dropped.show.rockets, dropped.outcomes.length]).toEqual(['reveal', 2, 4])
    const more = play(asked, { kind: 'curtain', more: true })
    expect([more.phase, more.puzzle?.wanted.length, more.directions.length]).toEqual(['build', 5, more.at + 1])
    const shown = untilChoice(more, 'reveal')
    expect(shown.outcomes.map(({ differs }) => differs)).toEqual([[], [], [], [], []])
  }
})

test('no option of a choice comes out ahead in more than 60% of games', () => {
  const asked = untilChoice(scene(1), 'curtain')
  const band = untilChoice(asked, 'band')
  let [more, guessed] = [0, 0]
  for (let seed = 0; seed < 200; seed++) {
    const rng = chanceFrom(seed)
    if (rules.apply(asked, { kind: 'curtain', more: true }, rng).show.rockets > 2) more += 1
    const guess = rules.apply(band, { kind: 'band', guess: true }, rng)
    const taken = rules.apply(guess, { kind: 'guess', at: guess.rivals[0] ?? 0 }, rng)
    if ((taken.photos.at(-1)?.show.lights ?? 0) > 2) guessed += 1
  }
  for (const ahead of [more, guessed]) {
    expect(ahead).toBeGreaterThan(80)
    expect(ahead).toBeLessThan(120)
  }
})

test('the easiest level has one choice, and what a choice brings never depends on what matched', () => {
  const state = scene(0)
  const wrong = { kind: 'place', tray: 0, spot: freeSpot(state) } as const
  let at = play(state, wrong)
  while (at.phase === 'build') at = play(at, builder(rules.moves(at), at))
  expect(at.phase).toBe('reveal')
  const band = untilChoice(at, 'band')
  expect(play(band, { kind: 'band', guess: false }).photos[0]?.show).toEqual({
    rockets: 0,
    lights: 2,
    leader: null,
    guessed: null,
  })
})
