import type { Chance } from '@marigold/device'
import { deal, usedIn, type Rules, type Start } from '../kit/rules.ts'
import { compare, putRight } from './compare.ts'
import { mostItems, scenesFor, type Focus, type Level } from './deal.ts'
import { clearer, directionsFor, type Direction } from './directions.ts'
import { moves } from './moves.ts'
import { sceneOf, type SceneId } from './scenes.ts'
import { builtBy, codeDigits, puzzleOf, type Counts, type Guide, type Move, type Photo, type State } from './state.ts'
import type { Concept } from './things.ts'

function guideOf(values: Start['values'], seats: number): Guide {
  const wish = values.guide
  if (wish === 'voice' || wish === 'here' || wish === 'apart') return wish
  return seats > 1 ? 'here' : 'voice'
}

const nextSeat = ({ builder, seats }: State): number => (builder + 1) % seats

const focusOf = (value: unknown): Focus =>
  value === 'color' || value === 'size' || value === 'number' || value === 'position' ? value : 'level'

function offersOf(level: Level, used: readonly string[], rng: Chance): { offers: SceneId[]; used: string[] } {
  const { dealt } = deal(scenesFor(level), 3, { used, key: (id) => id, rng })
  return { offers: dealt, used: [...used] }
}

function start(level: Level, { seats, values, kept }: Start, rng: Chance): State {
  const guide = guideOf(values, seats)
  const wanted = Number(values.items ?? 0)
  return {
    level,
    phase: guide === 'apart' ? 'side' : guide === 'here' && seats > 1 ? 'roles' : 'scene',
    guide,
    focus: focusOf(values.focus),
    count: wanted > 0 ? Math.min(mostItems, Math.max(3, wanted)) : level.items,
    vague: values.vague !== false && level.features.length > 0,
    errorless: values.errorless === true,
    seats,
    builder: 0,
    round: 0,
    rounds: Number(values.scenes ?? 2),
    ...offersOf(level, usedIn(kept), rng),
    code: null,
    digits: [],
    puzzle: null,
    directions: [],
    at: 0,
    followers: {},
    placed: [],
    order: [],
    rung: 0,
    tally: [],
    ready: { guide: false, builder: false },
    outcomes: [],
    open: [],
    asking: null,
    tries: 0,
    photos: [],
    counts: { bells: 0, needed: 0, unclear: 0, repairs: 0, directions: 0, parts: 0, told: {}, order: 0 },
  }
}

/** A number of three digits whose scene is the one that was chosen. */
function codeFor({ level }: State, scene: SceneId, rng: Chance): number {
  const all = scenesFor(level)
  const least = Math.ceil(100 / all.length)
  const most = Math.floor(999 / all.length) - 1
  return rng.int(least, most) * all.length + all.indexOf(scene)
}

function lay(state: State, scene: SceneId, rng: Chance): State {
  const code = codeFor(state, scene, rng)
  const puzzle = puzzleOf(state, code)
  const spoken = state.guide === 'voice'
  const { parts, ordered } = state.level
  const directions = spoken
    ? directionsFor(puzzle, { parts, ordered, vague: state.vague }, rng)
    : puzzle.wanted.map((_, at): Direction => ({ parts: [at], text: '', full: '', missing: null }))
  const used = [...state.used.filter((one) => one !== scene), scene]
  return begin({
    ...state,
    used,
    code,
    puzzle,
    directions,
    at: 0,
    followers: {},
    placed: puzzle.tray.map(() => null),
    phase: 'build',
  })
}

/** A new direction: nothing placed, rung or told yet. */
const begin = (state: State): State => ({
  ...state,
  order: [],
  rung: 0,
  tally: [],
  ready: { guide: false, builder: false },
})

/** The direction is done: its length and its order are counted. */
function closeDirection(state: State): State {
  const direction = state.directions[state.at]
  if (!direction) return state
  const told = { ...state.counts.told }
  for (const concept of state.tally) told[concept] = (told[concept] ?? 0) + 1
  const parts = state.guide === 'voice' ? direction.parts.length : state.tally.length
  const counts: Counts = {
    ...state.counts,
    told,
    directions: state.counts.directions + 1,
    parts: state.counts.parts + parts,
    unclear: state.counts.unclear + (direction.missing ? 1 : 0),
    order: state.counts.order + (outOfOrder(state, direction) ? 1 : 0),
  }
  const { builder, guide } = state
  const followed = guide === 'voice' ? Object.fromEntries(direction.parts.map((at) => [at, builder])) : {}
  return { ...state, counts, followers: { ...state.followers, ...followed } }
}

/** True where the parts that were placed came in another order than they were told. */
function outOfOrder({ order, level, puzzle }: State, { parts }: Direction): boolean {
  if (!level.ordered || !puzzle) return false
  const came = order.flatMap((tray) => parts.filter((at) => puzzle.wanted[at]?.item.thing === puzzle.tray[tray]?.thing))
  const first = parts.filter((at) => came.includes(at))
  return first.some((at, index) => came[index] !== at)
}

function place(state: State, tray: number, spot: number): State {
  const placed = state.placed.map((was, at) => (at === tray ? spot : was))
  const order = state.order.includes(tray) ? state.order : [...state.order, tray]
  return { ...state, placed, order, ready: { guide: false, builder: false } }
}

function bell(state: State): State {
  const needed = state.directions[state.at]?.missing != null && state.rung === 0
  const counts = { ...state.counts, bells: state.counts.bells + 1, needed: state.counts.needed + (needed ? 1 : 0) }
  return { ...state, rung: state.rung + 1, counts }
}

function ready(state: State, side: 'guide' | 'builder'): State {
  const now = { ...state.ready, [side]: true }
  if (state.guide === 'here' && !(now.guide && now.builder)) return { ...state, ready: now }
  const done = closeDirection({ ...state, ready: now })
  const outcomes = done.puzzle ? compare(done.puzzle, done.placed) : []
  const open = outcomes.flatMap(({ differs }, at) => (differs.length > 0 ? [at] : []))
  return { ...done, phase: 'reveal', outcomes, open, asking: null, tries: 0 }
}

/** Which word was missing: a right one, or a second wrong one, brings the thing to its place. */
function word(state: State, concept: Concept): State {
  const { asking, puzzle } = state
  if (asking === null || !puzzle) return state
  const right = state.outcomes[asking]?.differs.includes(concept) ?? false
  if (!right && state.tries === 0) return { ...state, tries: 1 }
  return {
    ...state,
    placed: putRight(puzzle, state.placed, asking),
    open: state.open.filter((at) => at !== asking),
    asking: null,
    tries: 0,
    counts: { ...state.counts, repairs: state.counts.repairs + (right ? 1 : 0) },
  }
}

/** The words that told which and where, of what matched. */
function helpfulOf({ puzzle, outcomes }: State): string[] {
  if (!puzzle) return []
  const words = puzzle.wanted.flatMap(({ item, spot }, at) => {
    if (outcomes[at]?.differs.length !== 0) return []
    const { says } = puzzle
    const number = item.count === 3 ? 'three' : item.count === 2 ? 'two' : null
    return [
      says.includes('color') ? item.color : null,
      says.includes('size') ? item.size : null,
      says.includes('number') ? number : null,
      sceneOf(puzzle.scene).spots[spot]?.word ?? null,
    ].filter((one) => one !== null)
  })
  return [...new Set(words)]
}

function photo(state: State): State {
  const { puzzle, placed, builder, outcomes } = state
  if (!puzzle) return state
  const things = outcomes.map(({ differs }, at) => ({ seat: builtBy(state, at), matched: differs.length === 0 }))
  const taken: Photo = {
    scene: puzzle.scene,
    puzzle,
    placed,
    builder,
    things,
    matched: things.filter(({ matched }) => matched).length,
    of: puzzle.wanted.length,
    words: helpfulOf(state),
  }
  return { ...state, phase: 'photo', photos: [...state.photos, taken] }
}

function on(state: State, rng: Chance): State {
  if (state.phase === 'reveal') return photo(state)
  const round = state.round + 1
  if (round >= state.rounds) return { ...state, round, phase: 'over' }
  if (state.phase === 'seen') return { ...state, round, phase: 'code', digits: [], puzzle: null, code: null }
  return { ...state, round, builder: nextSeat(state), phase: 'scene', ...offersOf(state.level, state.used, rng) }
}

function digit(state: State, next: number): State {
  const digits = [...state.digits, next]
  if (digits.length < codeDigits) return { ...state, digits }
  const code = Number(digits.join(''))
  return { ...state, digits, code, puzzle: puzzleOf(state, code), phase: 'seen' }
}

/** The next direction; those who follow the spoken guide together take turns at it. */
function next(state: State): State {
  const builder = state.guide === 'voice' ? nextSeat(state) : state.builder
  return begin({ ...closeDirection(state), builder, at: state.at + 1 })
}

/** The next one builds: the one before guides, or, where nobody sits there, whoever is in the room. */
function pass(state: State): State {
  const builder = nextSeat(state)
  const ready = { guide: false, builder: false }
  return state.phase === 'roles' ? { ...state, builder, phase: 'scene', ready } : { ...state, builder, ready }
}

const same = (a: object, b: object) =>
  Object.entries(a).every(([key, value]) => (b as Record<string, unknown>)[key] === value)

function apply(state: State, move: Move, rng: Chance): State {
  if (!moves(state).some((one) => same(one, move))) throw new Error(`not a move here: ${JSON.stringify(move)}`)
  switch (move.kind) {
    case 'roles':
      return { ...state, builder: move.builder, phase: 'scene' }
    case 'side':
      return { ...state, phase: move.side === 'guide' ? 'code' : 'scene' }
    case 'digit':
      return digit(state, move.digit)
    case 'undo':
      return { ...state, digits: state.digits.slice(0, -1) }
    case 'scene':
      return lay(state, move.scene, rng)
    case 'place':
      return place(state, move.tray, move.spot)
    case 'take': {
      const placed = state.placed.map((was, at) => (at === move.tray ? null : was))
      return { ...state, placed, order: state.order.filter((at) => at !== move.tray) }
    }
    case 'bell':
      return bell(state)
    case 'tell':
      return { ...state, tally: [...state.tally, move.concept] }
    case 'next':
      return next(state)
    case 'ready':
      return ready(state, move.side)
    case 'ask':
      return { ...state, asking: move.at, tries: 0 }
    case 'word':
      return word(state, move.concept)
    case 'on':
      return on(state, rng)
    case 'pass':
      return pass(state)
  }
}

/** What is to be heard or read of the direction now: after the bell the part that was not clear. */
export function spokenOf(state: State): string {
  const direction = state.directions[state.at]
  if (!direction || !state.puzzle || state.guide !== 'voice') return ''
  return state.rung > 0 && direction.missing ? clearer(state.puzzle, direction) : direction.text
}

/** Barrier Builders: one describes, one builds, then the curtain drops and both scenes are compared. */
export const rules: Rules<Level, State, Move> = { start, moves, apply, isOver: ({ phase }) => phase === 'over' }
