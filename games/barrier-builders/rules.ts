import type { Chance } from '@marigold/device'
import { deal, expectOffered, usedIn, type Rules, type Start } from '../kit/rules.ts'
import { compare, moveToCorrectSpot } from './compare.ts'
import { maxItems, scenesFor, type Focus, type Level } from './deal.ts'
import { clarificationOf, directionFor, directionsFor, type Direction } from './directions.ts'
import { moves } from './moves.ts'
import { sceneOf, type SceneId } from './scenes.ts'
import { extraFor } from './extra-item.ts'
import {
  builtBy,
  codeDigits,
  isChoice,
  lightStakes,
  noShow,
  puzzleOf,
  rocketStakes,
  type Choice,
  type Counts,
  type Guide,
  type Move,
  type Photo,
  type State,
} from './state.ts'
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
    count: wanted > 0 ? Math.min(maxItems, Math.max(3, wanted)) : level.items,
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
    bellRings: 0,
    tally: [],
    ready: { guide: false, builder: false },
    outcomes: [],
    open: [],
    asking: null,
    wrongAnswers: 0,
    show: noShow,
    rivals: [],
    photos: [],
    counts: { bells: 0, needed: 0, unclear: 0, repairs: 0, directions: 0, parts: 0, told: {}, order: 0 },
  }
}

/** Returns a random three-digit number that decodes to the chosen scene. */
function codeFor({ level }: State, scene: SceneId, rng: Chance): number {
  const all = scenesFor(level)
  const least = Math.ceil(100 / all.length)
  const most = Math.floor(999 / all.length) - 1
  return rng.int(least, most) * all.length + all.indexOf(scene)
}

function startScene(state: State, scene: SceneId, rng: Chance): State {
  const code = codeFor(state, scene, rng)
  const puzzle = puzzleOf(state, code)
  const spoken = state.guide === 'voice'
  const { parts, ordered } = state.level
  const directions = spoken
    ? directionsFor(puzzle, { parts, ordered, vague: state.vague }, rng)
    : puzzle.wanted.map((_, at): Direction => ({ parts: [at], text: '', full: '', missing: null }))
  const used = [...state.used.filter((one) => one !== scene), scene]
  return startDirection({
    ...state,
    used,
    code,
    puzzle,
    directions,
    at: 0,
    followers: {},
    placed: puzzle.tray.map(() => null),
    show: noShow,
    rivals: [],
    phase: 'build',
  })
}

const startDirection = (state: State): State => ({
  ...state,
  order: [],
  bellRings: 0,
  tally: [],
  ready: { guide: false, builder: false },
})

/** Adds the finished direction to the counts. */
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

/** True if the parts were not placed in the order that was asked for. */
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
  const needed = state.directions[state.at]?.missing != null && state.bellRings === 0
  const counts = { ...state.counts, bells: state.counts.bells + 1, needed: state.counts.needed + (needed ? 1 : 0) }
  return { ...state, bellRings: state.bellRings + 1, counts }
}

function ready(state: State, side: 'guide' | 'builder'): State {
  const now = { ...state.ready, [side]: true }
  if (state.guide === 'here' && !(now.guide && now.builder)) return { ...state, ready: now }
  const done = closeDirection({ ...state, ready: now })
  return offersMore(done) ? { ...done, phase: 'curtain' } : reveal(done)
}

/** Whether one more thing can be offered: not at the easiest level, and not where another device has the scene. */
const offersMore = ({ level, guide, show, puzzle, placed }: State): boolean =>
  level.features.length > 0 &&
  guide !== 'apart' &&
  show.rockets === 0 &&
  puzzle !== null &&
  extraFor(puzzle, placed) !== null

/** Drops the curtain for a sure number of rockets, or adds an item to describe for more or fewer of them. */
function chooseCurtain(state: State, more: boolean, rng: Chance): State {
  const { puzzle, placed, directions, show } = state
  if (!puzzle || !more) return reveal({ ...state, show: { ...show, rockets: rocketStakes.sure } })
  const wanted = extraFor(puzzle, placed)
  if (!wanted) return reveal(state)
  const longer = { ...puzzle, wanted: [...puzzle.wanted, wanted] }
  const rockets = rng.int(0, 1) === 0 ? rocketStakes.low : rocketStakes.high
  const direction = directionFor(longer, puzzle.wanted.length, state.guide === 'voice')
  return startDirection({
    ...state,
    puzzle: longer,
    directions: [...directions, direction],
    at: directions.length,
    show: { ...show, rockets },
    phase: 'build',
  })
}

/** Shares the lead, or lets the builder guess which of two items leads. */
function chooseBand(state: State, guess: boolean, rng: Chance): State {
  const { show, puzzle } = state
  if (!guess) return photo({ ...state, show: { ...show, lights: lightStakes.sure } })
  const rivals = rng.shuffle((puzzle?.wanted ?? []).map((_, at) => at)).slice(0, 2)
  return { ...state, rivals, phase: 'guess' }
}

function guessLeader(state: State, guessed: number, rng: Chance): State {
  const leader = rng.pick(state.rivals)
  const lights = leader === guessed ? lightStakes.high : lightStakes.low
  return photo({ ...state, show: { ...state.show, lights, leader, guessed } })
}

function reveal(done: State): State {
  const outcomes = done.puzzle ? compare(done.puzzle, done.placed) : []
  const open = outcomes.flatMap(({ differs }, at) => (differs.length > 0 ? [at] : []))
  return { ...done, phase: 'reveal', outcomes, open, asking: null, wrongAnswers: 0 }
}

/** Answers which word was missing. A right answer, or a second wrong one, moves the item to its place. */
function answerWord(state: State, concept: Concept): State {
  const { asking, puzzle } = state
  if (asking === null || !puzzle) return state
  const right = state.outcomes[asking]?.differs.includes(concept) ?? false
  if (!right && state.wrongAnswers === 0) return { ...state, wrongAnswers: 1 }
  return {
    ...state,
    placed: moveToCorrectSpot(puzzle, state.placed, asking),
    open: state.open.filter((at) => at !== asking),
    asking: null,
    wrongAnswers: 0,
    counts: { ...state.counts, repairs: state.counts.repairs + (right ? 1 : 0) },
  }
}

/** Returns the words that named the matched items and their places. */
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
    show: state.show,
  }
  return { ...state, phase: 'photo', photos: [...state.photos, taken] }
}

function on(state: State, rng: Chance): State {
  if (state.phase === 'reveal') return { ...state, phase: 'band' }
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

/** Goes to the next direction; players who follow the spoken guide together take turns. */
function next(state: State): State {
  const builder = state.guide === 'voice' ? nextSeat(state) : state.builder
  return startDirection({ ...closeDirection(state), builder, at: state.at + 1 })
}

/** Makes the next player the builder. */
function pass(state: State): State {
  const builder = nextSeat(state)
  const ready = { guide: false, builder: false }
  return state.phase === 'roles' ? { ...state, builder, phase: 'scene', ready } : { ...state, builder, ready }
}

function choose(state: State, choice: Choice, rng: Chance): State {
  switch (choice.kind) {
    case 'curtain':
      return chooseCurtain(state, choice.more, rng)
    case 'band':
      return chooseBand(state, choice.guess, rng)
    case 'guess':
      return guessLeader(state, choice.at, rng)
  }
}

function apply(state: State, move: Move, rng: Chance): State {
  expectOffered(moves(state), move)
  if (isChoice(move)) return choose(state, move, rng)
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
      return startScene(state, move.scene, rng)
    case 'place':
      return place(state, move.tray, move.spot)
    case 'take': {
      const placed = state.placed.map((was, at) => (at === move.tray ? null : was))
      const order = state.order.filter((at) => at !== move.tray)
      return { ...state, placed, order, ready: { guide: false, builder: false } }
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
      return { ...state, asking: move.at, wrongAnswers: 0 }
    case 'word':
      return answerWord(state, move.concept)
    case 'on':
      return on(state, rng)
    case 'pass':
      return pass(state)
  }
}

/** Returns the text to say for the current direction; after the bell, that is the clarification. */
export function spokenText(state: State): string {
  const direction = state.directions[state.at]
  if (!direction || !state.puzzle || state.guide !== 'voice') return ''
  return state.bellRings > 0 && direction.missing ? clarificationOf(state.puzzle, direction) : direction.text
}

export const rules: Rules<Level, State, Move> = { start, moves, apply, isOver: ({ phase }) => phase === 'over' }
