import type { Chance } from '@marigold/device'
import { deal, usedIn, type Rules, type Start } from '../kit/rules.ts'
import { bayous } from './bayous.ts'
import { creatures, type CreatureName, type Home } from './creatures.ts'
import type { Level } from './levels.ts'
import type { Wave } from './waves.ts'

export type Gesture = 'tap' | 'hold' | 'pinch' | 'pair'
/** What a touch that popped nothing did. */
export type Miss = 'water' | 'other' | 'unfinished'

export interface Bubble {
  id: number
  creature: CreatureName
  gesture: Gesture
  /** Two numbers from 0 to 1: which place of those that are left it gets, and where on its way it starts. */
  spot: number
  phase: number
}

/** What the device saw of a try; all of it is missing where nobody touched the screen. */
export interface Touch {
  /** How the player played: fingers, one finger at a time, a mouse, keys, or a switch. */
  by: string
  side?: 'left' | 'right'
  /** From the middle of the bubble, percent of its radius. */
  offset?: number
  /** Percent of the water where one touch would have popped a bubble. */
  chance?: number
  /** Diameter on this screen, px. */
  px?: number
}

/** One creature freed, or two by both hands. */
export interface Pop {
  seat: number
  gesture: Gesture
  size: number
  speed: number
  called: boolean
  /** Touches before it that popped nothing. */
  misses: number
  help: number
  assist: string
  touch: Touch | null
}

export interface Resident {
  creature: CreatureName
  seat: number
  /** Came along because of the choice of a place, without a bubble. */
  guest?: true
}

export type Move =
  | { kind: 'begin' }
  | { kind: 'pop'; bubbles: number[]; assist?: string; touch?: Touch }
  | { kind: 'miss'; why: Miss }
  | { kind: 'help' }
  | { kind: 'home'; home: Home }
  | { kind: 'nap'; beside: CreatureName }
  | { kind: 'pass' }

export interface State {
  level: Level
  stage: 'toy' | 'wave' | 'home' | 'nap' | 'done'
  bayou: number
  /** Settings that change a wave, 0 for as the level has it. */
  fixed: { size: number; speed: number; count: number }
  /** The number of creatures that ends the game; 0 for the waves of the level. */
  goal: number
  waves: number
  wave: number
  seats: number
  seat: number
  bubbles: Bubble[]
  popped: number[]
  /** Only these pop. */
  call: CreatureName | null
  /** Touches that popped nothing since the last bubble that was popped, and how far help has come, 0 to 4. */
  misses: number
  help: number
  residents: Resident[]
  pops: Pop[]
  home: Home | null
  nap: { sleeper: CreatureName; beside: CreatureName[]; chosen: CreatureName | null } | null
  /** For `play.keep`: bayous seen lately. */
  used: string[]
}

/** The wave after which the player chooses who comes next. */
export const choiceAfter = 4
const mostHelp = 4

/** Returns the wave with what the settings fix. A count below what its gestures need drops gestures, last ones first. */
export function waveAt({ level, wave, fixed }: Pick<State, 'level' | 'wave' | 'fixed'>): Wave {
  const own = level.waves[Math.min(wave, level.waves.length - 1)] as Wave
  const count = fixed.count > 0 ? Math.max(fixed.count, own.pairs * 2, Math.min(2, own.kinds)) : own.count
  const single = count - own.pairs * 2
  const holds = Math.min(own.holds, single)
  const pinches = Math.min(own.pinches, single - holds)
  return {
    ...own,
    count,
    holds,
    pinches,
    kinds: Math.min(own.kinds, count),
    size: fixed.size || own.size,
    speed: fixed.speed < 0 ? own.speed : fixed.speed,
  }
}

/** Who may come next: everyone of the bayou, or after the choice those of one place. */
const poolOf = ({ bayou, home }: Pick<State, 'bayou' | 'home'>): readonly CreatureName[] => {
  const here = bayous[bayou] as (typeof bayous)[number]
  return home ? here[home] : [...here.pond, ...here.tree]
}

/** The same in random order, those who aren't home yet or came least often first. */
function freshest(state: State, rng: Chance): CreatureName[] {
  const visits = (name: CreatureName) => state.residents.filter(({ creature }) => creature === name).length
  return rng.shuffle(poolOf(state)).sort((a, b) => visits(a) - visits(b))
}

/** Deals one or two bubbles of the called kind, and the rest of other kinds. */
function calledWave({ count, kinds }: Wave, pool: readonly CreatureName[], rng: Chance): CreatureName[] {
  const [called, ...others] = pool.slice(0, kinds) as [CreatureName, ...CreatureName[]]
  const twice = count > kinds && rng.int(0, 1) === 1 ? 2 : 1
  return Array.from({ length: count }, (_, at) =>
    at < twice ? called : (others[(at - twice) % others.length] ?? called),
  )
}

function withWave(state: State, rng: Chance): State {
  const wave = waveAt(state)
  // Bubbles at once hold different creatures, as far as there are some.
  const pool = freshest(state, rng)
  const inside =
    wave.kinds > 0
      ? calledWave(wave, pool, rng)
      : Array.from({ length: wave.count }, (_, at) => pool[at % pool.length] as CreatureName)
  const gestureOf = (at: number): Gesture => {
    const after = at - wave.pairs * 2
    if (after < 0) return 'pair'
    return after < wave.holds ? 'hold' : after < wave.holds + wave.pinches ? 'pinch' : 'tap'
  }
  const bubbles = inside.map((creature, id) => ({
    ...{ id, creature, gesture: gestureOf(id) },
    ...{ spot: rng.next(), phase: rng.next() },
  }))
  return {
    ...state,
    stage: 'wave',
    bubbles,
    popped: [],
    call: wave.kinds > 0 ? (inside[0] as CreatureName) : null,
    misses: 0,
    help: 0,
  }
}

/** The bubbles that still are to be popped. */
export const wanted = ({ bubbles, popped, call }: Pick<State, 'bubbles' | 'popped' | 'call'>): Bubble[] =>
  bubbles.filter(({ id, creature }) => !popped.includes(id) && (call === null || creature === call))

const isFull = ({ goal, waves, wave, residents }: State) => (goal > 0 ? residents.length >= goal : wave >= waves)

/** The sleeper is the first who came home, and two of different songs may nap beside it. */
function napOf({ residents }: State, rng: Chance): State['nap'] {
  const [sleeper, ...others] = [...new Set(residents.map(({ creature }) => creature))]
  const [one, ...rest] = rng.shuffle(others)
  const two = rest.find((other) => one && creatures[other].song !== creatures[one].song)
  return sleeper && one && two ? { sleeper, beside: [one, two], chosen: null } : null
}

/** Ends the turn: another wave for the next player, or bedtime. */
function onward(state: State, rng: Chance): State {
  const next = { ...state, seat: (state.seat + 1) % state.seats }
  if (!isFull(next)) return withWave(next, rng)
  const nap = napOf(state, rng)
  const over = { ...state, bubbles: [], popped: [], call: null, nap }
  return nap ? { ...over, stage: 'nap' } : { ...over, stage: 'done' }
}

function pop(state: State, move: Move & { kind: 'pop' }, rng: Chance): State {
  const chosen = wanted(state).filter(({ id }) => move.bubbles.includes(id))
  const [first] = chosen
  if (!first || chosen.length !== move.bubbles.length || chosen.length !== (first.gesture === 'pair' ? 2 : 1))
    throw new Error(`cannot pop ${move.bubbles.join()}`)
  const { seat, misses, help, call } = state
  const { size, speed } = waveAt(state)
  const after: State = {
    ...state,
    popped: [...state.popped, ...move.bubbles],
    misses: 0,
    help: 0,
    residents: [...state.residents, ...chosen.map(({ creature }) => ({ creature, seat }))],
    pops: [
      ...state.pops,
      {
        ...{ seat, gesture: first.gesture, size, speed, called: call !== null, misses, help },
        ...{ assist: move.assist ?? 'independent', touch: move.touch ?? null },
      },
    ],
  }
  if (wanted(after).length > 0) return after
  const done = { ...after, wave: state.wave + 1 }
  return done.wave === choiceAfter && state.home === null ? { ...done, stage: 'home' } : onward(done, rng)
}

/** The pond always brings two friends along; the tree brings one or three, as luck has it. */
export const guestsOf = (home: Home, rng: Chance): number => (home === 'pond' ? 2 : rng.int(0, 1) === 0 ? 1 : 3)

function settle(state: State, home: Home, rng: Chance): State {
  const chosen = { ...state, home }
  const guests = freshest(chosen, rng)
    .slice(0, guestsOf(home, rng))
    .map((creature) => ({ creature, seat: state.seat, guest: true as const }))
  return onward({ ...chosen, residents: [...state.residents, ...guests] }, rng)
}

function start(level: Level, { seats, values, kept }: Start, rng: Chance): State {
  const { dealt, used } = deal(bayous, 1, { used: usedIn(kept), key: ({ name }) => name, rng })
  const numberOf = (key: string, none: number) => (typeof values[key] === 'number' ? values[key] : none)
  return {
    level,
    stage: 'toy',
    bayou: bayous.findIndex(({ name }) => name === dealt[0]?.name),
    fixed: { size: numberOf('size', 0), speed: numberOf('speed', -1), count: numberOf('count', 0) },
    goal: numberOf('goal', 0),
    waves: level.waves.length,
    wave: 0,
    seats,
    seat: 0,
    bubbles: [],
    popped: [],
    call: null,
    misses: 0,
    help: 0,
    residents: [],
    pops: [],
    home: null,
    nap: null,
    used,
  }
}

function moves(state: State): Move[] {
  switch (state.stage) {
    case 'toy':
      return [{ kind: 'begin' }]
    case 'home':
      return (['pond', 'tree'] as const).map((home) => ({ kind: 'home', home }))
    case 'nap':
      return (state.nap?.beside ?? []).map((beside) => ({ kind: 'nap', beside }))
    case 'done':
      return []
    default: {
      const open = wanted(state)
      const pair = open.filter(({ gesture }) => gesture === 'pair').map(({ id }) => id)
      const single = open.filter(({ gesture }) => gesture !== 'pair').map(({ id }) => [id])
      return [...(pair.length === 2 ? [pair] : []), ...single].map((bubbles) => ({ kind: 'pop', bubbles }))
    }
  }
}

function apply(state: State, move: Move, rng: Chance): State {
  const isOpen = move.kind === 'nap' ? state.nap?.beside.includes(move.beside) : true
  const at = { begin: 'toy', pop: 'wave', miss: 'wave', help: 'wave', home: 'home', nap: 'nap', pass: 'wave' }
  if (state.stage !== at[move.kind] || !isOpen) throw new Error(`not a move here: ${move.kind}`)
  switch (move.kind) {
    case 'begin':
      return withWave(state, rng)
    case 'pop':
      return pop(state, move, rng)
    case 'miss': {
      const misses = state.misses + 1
      return { ...state, misses, help: misses % 2 === 0 ? Math.min(mostHelp, state.help + 1) : state.help }
    }
    case 'help':
      return { ...state, help: Math.min(mostHelp, state.help + 1) }
    case 'home':
      return settle(state, move.home, rng)
    case 'nap':
      return { ...state, stage: 'done', nap: state.nap && { ...state.nap, chosen: move.beside } }
    case 'pass':
      return withWave({ ...state, seat: (state.seat + 1) % state.seats }, rng)
  }
}

/** Bubbles carry creatures home: pop them by the gesture they ask for, until everyone is in bed. */
export const rules: Rules<Level, State, Move> = { start, moves, apply, isOver: ({ stage }) => stage === 'done' }
