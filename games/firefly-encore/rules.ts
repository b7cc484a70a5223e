import type { Chance } from '@marigold/device'
import { expectOffered, usedIn, type Rules, type Start } from '../kit/rules.ts'
import { allRules, answerOf, crossingsOf, fitsRule, lightsOf, phrasesFor, type Rule, type Stems } from './phrases.ts'
import {
  answerNow,
  helpNow,
  isTogether,
  isUnaided,
  moreAssist,
  nextStem,
  places,
  together,
  tricks,
  type Assist,
  type Climb,
  type Finished,
  type Level,
  type Mode,
  type Move,
  type Place,
  type State,
} from './state.ts'

const longest = 9
/** In groups, so that turns stay short. */
const longestInGroups = 7
/** Lights that a player may write for another one. */
const composed = { least: 2, most: 7 }
/** Phrases that fit into the opening, and into the lullaby. */
const room: Record<Place, number> = { opening: 2, middle: Infinity, lullaby: 2 }

/** Phrases of a level in the order of play: those that weren't played lately first, then those that cross least. */
function orderOf(tier: number, stems: Stems, kept: unknown, rng: Chance): string[] {
  const ages = new Map(usedIn(kept).map((key, at) => [key, at]))
  const ageOf = (row: string) => ages.get(keyOf(stems, row)) ?? -1
  const crossings = new Map(phrasesFor(tier, stems).map((row) => [row, crossingsOf(stems, lightsOf(row))]))
  const rank = (row: string) => crossings.get(row) ?? 0
  return rng.shuffle([...crossings.keys()]).sort((a, b) => ageOf(a) - ageOf(b) || rank(a) - rank(b))
}
/** What is remembered of a phrase that was played. */
export const keyOf = (stems: number, row: string): string => `${stems}:${row}`
export const rowOf = (lights: readonly number[]): string => lights.map((stem) => stem + 1).join('')

const modeOf = (wanted: unknown, seats: number): Mode => {
  if (wanted === 'composer') return seats > 1 ? 'composer' : 'new'
  return wanted === 'song' ? 'song' : 'new'
}

function rulesOf({ rules }: Level, wanted: unknown, { stems, mode }: Pick<State, 'stems' | 'mode'>): readonly Rule[] {
  if (stems === 2 || mode === 'song') return ['same']
  const one = allRules.find((rule) => rule === wanted)
  return one ? [one] : rules
}

function start(level: Level, { seats, values, kept }: Start, rng: Chance): State {
  const stems = (Number(values.stems) || level.stems) as Stems
  const mode = modeOf(values.mode, seats)
  const order = orderOf(level.tier, stems, kept, rng)
  const lengths = order.map((row) => row.length)
  return open({
    level,
    seats,
    seat: 0,
    stems,
    mode,
    errorless: values.errorless === true,
    adapts: values.adapts !== false,
    rules: rulesOf(level, values.rule, { stems, mode }),
    first: Number(values.lights) || (stems === 2 ? 1 : level.start),
    least: Math.min(...lengths),
    most: Math.min(seats > 1 ? longestInGroups : longest, Math.max(...lengths)),
    allowance: Number(values.replays ?? 0),
    total: Number(values.phrases ?? 8),
    number: 0,
    order,
    phase: 'watch',
    rule: 'same',
    lights: [],
    taps: [],
    wrongAt: null,
    slips: 0,
    help: 0,
    replays: 0,
    assist: 'independent',
    climbs: Array.from({ length: seats }, () => ({})),
    done: [],
  })
}

/** The rule of a phrase by its number: each rule has its share of the game. */
const ruleAt = ({ rules, total }: State, number: number): Rule =>
  rules[Math.min(rules.length - 1, Math.floor((number * rules.length) / total))] ?? 'same'

export const climbOf = ({ climbs, seat, rule, first, least, most }: State): Climb =>
  climbs[seat]?.[rule] ?? { length: Math.min(most, Math.max(least, first)), right: 0, wrong: 0 }

/** The next phrase of the staircase's length that fits the rule, or of the length that is nearest to it. */
function dealt(state: State): readonly number[] {
  const { order, rule, stems, done } = state
  const { length } = climbOf(state)
  const last = done.at(-1)?.lights
  // The song grows until its phrase is as long as the longest.
  if (state.mode === 'song') {
    const song = lightsOf(order.find((row) => row.length === state.most) ?? '1')
    return song.slice(0, last ? last.length + (done.at(-1)?.first ? 1 : 0) : length)
  }
  const played = new Set(done.map(({ lights }) => rowOf(lights)))
  const farFrom = (row: string) => Math.abs(row.length - length) * 2 + (played.has(row) ? 1 : 0)
  const nearest = order.toSorted((a, b) => farFrom(a) - farFrom(b)).map(lightsOf)
  return nearest.find((lights) => fitsRule(rule, stems, lights)) ?? [0]
}

/** Opens the next phrase, or ends the game. */
function open(before: State): State {
  if (before.number >= before.total) return { ...before, phase: 'over' }
  const state: State = {
    ...before,
    rule: ruleAt(before, before.number),
    lights: [],
    taps: [],
    wrongAt: null,
    slips: 0,
    help: 0,
    replays: 0,
    assist: 'independent',
  }
  return state.mode === 'composer' ? { ...state, phase: 'compose' } : { ...state, lights: dealt(state), phase: 'watch' }
}

const endTurn = (state: State): State =>
  open({ ...state, seat: (state.seat + 1) % state.seats, number: state.number + 1 })

/** Rounds in which every player has had one phrase; each has choices of its own. */
const roundOf = ({ number, seats }: State): number => Math.floor(number / seats)
/** The trick is asked twice: in the middle, and at the end. */
export function asksTrick(state: State): boolean {
  const last = Math.ceil(state.total / state.seats) - 1
  const round = roundOf(state)
  return round === last || round === Math.floor((last - 1) / 2)
}
const placesFree = ({ done }: State): Place[] =>
  places.filter((place) => done.slice(0, -1).filter((one) => one.place === place).length < room[place])

const stepped = ({ climbs, seat, rule }: State, climb: Climb) =>
  climbs.map((all, at) => (at === seat ? { ...all, [rule]: climb } : all))

/** The staircase after a phrase. A right one with help changes nothing. */
function climbed(state: State, first: boolean, wrong: boolean): State['climbs'] {
  if (!state.adapts || (!first && !wrong)) return state.climbs
  const { length, ...before } = climbOf(state)
  const right = first ? before.right + 1 : 0
  const missed = wrong ? before.wrong + 1 : 0
  if (right === 2) return stepped(state, { length: Math.min(state.most, length + 1), right: 0, wrong: 0 })
  if (missed === 2) return stepped(state, { length: Math.max(state.least, length - 1), right: 0, wrong: 0 })
  return stepped(state, { length, right, wrong: missed })
}

/** The phrase is played: it joins the concert. */
function finish(state: State): State {
  const { seat, rule, lights, wrongAt, replays, assist, mode, errorless } = state
  const help = errorless ? together : helpNow(state)
  const first = wrongAt === null && help === 0 && isUnaided(assist)
  const finished: Finished = {
    seat,
    rule,
    lights,
    counts: mode === 'new' && !errorless,
    first,
    wrongAt,
    help,
    replays,
    assist,
    extra: null,
    more: null,
    place: 'middle',
    trick: null,
  }
  const climbs = climbed(state, first, wrongAt !== null)
  return { ...state, climbs, done: [...state.done, finished], phase: roundOf(state) % 2 === 0 ? 'add' : 'place' }
}

/** A wrong light: the phrase comes again, slowly, then with a trail, then together. */
const slip = (state: State): State => ({
  ...state,
  taps: [],
  wrongAt: state.wrongAt ?? state.taps.length,
  slips: state.slips + 1,
  help: Math.max(state.help, state.slips + 2),
})

function tap(before: State, stem: number, assist: Assist): State {
  if (before.phase === 'compose') return { ...before, lights: [...before.lights, stem] }
  const state = { ...before, assist: moreAssist(before.assist, assist) }
  if (stem !== nextStem(state)) return slip(state)
  const next = { ...state, taps: [...state.taps, stem] }
  return next.taps.length < answerNow(state).length ? next : finish(next)
}

const changeLast = (state: State, change: Partial<Finished>): State => ({
  ...state,
  done: state.done.map((one, at) => (at === state.done.length - 1 ? { ...one, ...change } : one)),
})
const afterChoice = (state: State): State => (asksTrick(state) ? { ...state, phase: 'trick' } : endTurn(state))

function add(state: State, extra: 'light' | 'band', rng: Chance): State {
  const last = state.lights.at(-1)
  const others = Array.from({ length: state.stems }, (_, stem) => stem).filter((stem) => stem !== last)
  return afterChoice(changeLast(state, { extra, more: extra === 'light' ? rng.pick(others) : null }))
}

const stemsOf = ({ stems }: State): number[] => Array.from({ length: stems }, (_, stem) => stem)

function echoMoves(state: State): Move[] {
  const next = nextStem(state)
  // Together, the right one glows: there is nothing to watch again, and nothing else to press by chance.
  if (isTogether(state)) return next === undefined ? [] : [{ kind: 'tap', stem: next }]
  return [...stemsOf(state).map((stem) => ({ kind: 'tap', stem }) as const), { kind: 'again' }, { kind: 'help' }]
}

function composeMoves(state: State): Move[] {
  const { lights, rule, stems } = state
  const open = lights.length < composed.most ? stemsOf(state).filter((stem) => stem !== lights.at(-1)) : []
  const isReady = lights.length >= composed.least && answerOf(rule, stems, lights).length > 0
  return [
    ...open.map((stem) => ({ kind: 'tap', stem }) as const),
    ...(isReady ? [{ kind: 'compose' } as const] : []),
    ...(lights.length > 0 ? [{ kind: 'clear' } as const] : []),
  ]
}

function moves(state: State): Move[] {
  switch (state.phase) {
    case 'watch':
      return [{ kind: 'watch' }]
    case 'echo':
      return echoMoves(state)
    case 'compose':
      return composeMoves(state)
    case 'add':
      return (['light', 'band'] as const).map((extra) => ({ kind: 'add', extra }))
    case 'place':
      return placesFree(state).map((place) => ({ kind: 'place', place }))
    case 'trick':
      return tricks.map((trick) => ({ kind: 'trick', trick }))
    case 'over':
      return []
  }
}

function act(state: State, move: Move, rng: Chance): State {
  switch (move.kind) {
    case 'watch':
      return { ...state, phase: 'echo' }
    case 'tap':
      return tap(state, move.stem, move.assist ?? 'independent')
    case 'again':
      return { ...state, taps: [], replays: state.replays + 1 }
    case 'help': {
      const help = Math.max(2, state.help + 1)
      // After the slow replay, the phrase begins again; a trail helps from where the player is.
      return { ...state, help, taps: help === 2 ? [] : state.taps }
    }
    case 'compose':
      return { ...state, phase: 'watch' }
    case 'clear':
      return { ...state, lights: [] }
    case 'add':
      return add(state, move.extra, rng)
    case 'place':
      return afterChoice(changeLast(state, { place: move.place }))
    case 'trick':
      return endTurn(changeLast(state, { trick: move.trick }))
    case 'pass':
      return open({ ...state, seat: (state.seat + 1) % state.seats })
  }
}

/** Whether a turn can be given away now. */
export const passable = ({ phase, seats }: State): boolean =>
  seats > 1 && (phase === 'watch' || phase === 'echo' || phase === 'compose')

function apply(state: State, move: Move, rng: Chance): State {
  if (move.kind !== 'pass' || !passable(state)) expectOffered(moves(state), move)
  return act(state, move, rng)
}

const isOver = ({ phase }: State): boolean => phase === 'over'

/** Players watch a phrase, play it back by its rule, and put it into the night's concert. */
export const rules: Rules<Level, State, Move> = { start, moves, apply, isOver }
