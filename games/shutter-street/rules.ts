import type { Chance } from '@marigold/device'
import type { Rules, Start } from '../kit/rules.ts'
import { answer, questionOf, type About } from './facts.ts'
import { drawWindows, makeOffers, missedQuestion, offeredQuestions, offerOf, type Pool } from './streets.ts'

export interface Level {
  name: string
  detail: string
  windows: 6 | 12 | 24
  pool: Pool
  /** Most question tiles. */
  tiles: number
  /** Includes questions about the syllables of the word. */
  beats: boolean
  /** The learner closes the shutters by hand. */
  byHand: boolean
  tilesOnly: boolean
}

/** The result of a turn. */
export interface Asked {
  seat: number
  /** Null for a question asked aloud. */
  question: string | null
  about: About | null
  yes: boolean
  /** Number of shutters it closed. */
  shut: number
  /** Mistakes of the first attempt by hand: shutters left open that don't fit, and closed ones that do. */
  missed: number
  over: number
}

export interface Street {
  id: string
  windows: string[]
  /** Window of the secret; -1 until it is picked. */
  secret: number
  shut: boolean[]
  questions: string[]
  asked: Asked[]
  /** Questions and wrong knocks. */
  used: number
  wrongKnocks: number
  opened: 'knock' | 'limit' | null
  /** Set after the limit: the question that would have helped most. */
  missedQuestion: string | null
}

/** The shutters while the player closes them by hand. */
export interface Closing {
  question: string | null
  about: About | null
  yes: boolean
  /** Shutters closed before this answer, which stay closed. */
  before: boolean[]
  /** Mistakes of the first attempt; null before it. */
  first: { missed: number; over: number } | null
}

/** A stamp in the album. */
export interface Stamp {
  item: string
  street: string
  used: number
  opened: 'knock' | 'limit'
  seat: number
}

type Phase = 'street' | 'pick' | 'ask' | 'close' | 'last' | 'opened' | 'over'

export interface State {
  level: Level
  phase: Phase
  seat: number
  round: number
  rounds: number
  offers: string[]
  /** One per seat. */
  streets: Street[]
  /** The seat whose street gets its secret now. */
  picking: number
  closing: Closing | null
  album: Stamp[]
  /** Questions and wrong knocks of finished streets. */
  history: Asked[]
  wrongKnocks: number
  seats: number
  spoken: boolean
  byPerson: boolean
  limit: number
  category: string
}

export type Move =
  | { kind: 'street'; street: string; seen?: string[] }
  | { kind: 'pick'; pane: number }
  | { kind: 'ask'; question: string }
  | { kind: 'spoken'; yes: boolean; about?: About | null }
  | { kind: 'shut'; pane: number }
  | { kind: 'done' }
  | { kind: 'knock'; pane: number }
  | { kind: 'next' }
  | { kind: 'pass' }

function start(level: Level, { seats, values }: Start, rng: Chance): State {
  const category = String(values.category ?? 'choose')
  return {
    level,
    phase: 'street',
    seat: 0,
    round: 0,
    rounds: Number(values.streets ?? 3),
    offers: makeOffers(level.pool, category, null, rng),
    streets: [],
    picking: 0,
    closing: null,
    album: [],
    history: [],
    wrongKnocks: 0,
    seats,
    spoken: values.ask === 'spoken' && !level.tilesOnly,
    byPerson: values.secret === 'person',
    limit: Number(values.limit ?? 10),
    category,
  }
}

export const currentStreet = (state: State): Street => state.streets[state.seat] as Street
export const openWindows = ({ shut }: Street): number[] => shut.flatMap((is, at) => (is ? [] : [at]))
const withMine = (state: State, street: Street): State => ({
  ...state,
  streets: state.streets.map((each, seat) => (seat === state.seat ? street : each)),
})

function moves(state: State): Move[] {
  const street = state.streets[state.seat]
  const each = (kind: 'pick' | 'shut' | 'knock', windows: number[]): Move[] => windows.map((pane) => ({ kind, pane }))
  switch (state.phase) {
    case 'street':
      return state.offers.map((one) => ({ kind: 'street', street: one }))
    case 'pick':
      return each(
        'pick',
        (state.streets[state.picking]?.windows ?? []).map((_, at) => at),
      )
    case 'ask': {
      if (!street) return []
      const rest: Move[] = [...each('knock', openWindows(street)), { kind: 'pass' }]
      if (state.spoken) return [{ kind: 'spoken', yes: true }, { kind: 'spoken', yes: false }, ...rest]
      const asked = street.asked.map(({ question }) => question)
      const left = street.questions.filter((id) => !asked.includes(id))
      return [...left.map((question): Move => ({ kind: 'ask', question })), ...rest]
    }
    case 'close':
      return [
        ...each('shut', openWindows({ ...currentStreet(state), shut: state.closing?.before ?? [] })),
        { kind: 'done' },
      ]
    case 'last':
      return each('knock', openWindows(currentStreet(state)))
    case 'opened':
      return [{ kind: 'next' }]
    case 'over':
      return []
  }
}

function withQuestions(state: State, street: Street, rng: Chance): Street {
  const { beats, tiles } = state.level
  const about = { kinds: offerOf(street.id).kinds, windows: street.windows, beats, most: tiles }
  return { ...street, questions: offeredQuestions(about, street.secret, rng) }
}

/** Creates a street per seat. Unless a player picks the secrets, recent ones aren't reused. */
function build(state: State, id: string, seen: readonly string[], rng: Chance): State {
  const { kinds } = offerOf(id)
  const used = new Set(seen)
  const streets = Array.from({ length: state.seats }, (): Street => {
    const windows = drawWindows(kinds, state.level.windows, state.level.beats, rng)
    const all = windows.map((_, at) => at)
    const fresh = all.filter((at) => !used.has(windows[at] ?? ''))
    const secret = state.byPerson ? -1 : rng.pick(fresh.length > 0 ? fresh : all)
    used.add(windows[secret] ?? '')
    const bare: Street = {
      id,
      windows,
      secret,
      shut: windows.map(() => false),
      questions: [],
      asked: [],
      used: 0,
      wrongKnocks: 0,
      opened: null,
      missedQuestion: null,
    }
    return state.byPerson ? bare : withQuestions(state, bare, rng)
  })
  return { ...state, streets, phase: state.byPerson ? 'pick' : 'ask', picking: 0 }
}

function pick(state: State, pane: number, rng: Chance): State {
  const streets = state.streets.map((street, seat) =>
    seat === state.picking ? withQuestions(state, { ...street, secret: pane }, rng) : street,
  )
  const picking = state.picking + 1
  return { ...state, streets, picking, phase: picking < state.seats ? 'pick' : 'ask' }
}

/** Returns the next seat with a closed door, or the same seat if it is the last. */
function nextSeat({ streets, seat, seats }: State): number {
  for (let step = 1; step <= seats; step++) {
    const next = (seat + step) % seats
    if (streets[next]?.opened === null) return next
  }
  return seat
}

function open(state: State, opened: 'knock' | 'limit'): State {
  const street = currentStreet(state)
  const missed =
    opened === 'limit'
      ? missedQuestion(
          street,
          street.asked.map(({ question }) => question),
        )
      : null
  const stamp: Stamp = {
    item: street.windows[street.secret] ?? '',
    street: street.id,
    used: street.used,
    opened,
    seat: state.seat,
  }
  const done = { ...street, opened, missedQuestion: missed }
  return {
    ...withMine(state, done),
    phase: 'opened',
    closing: null,
    album: [...state.album, stamp],
    history: [...state.history, ...street.asked],
    wrongKnocks: state.wrongKnocks + street.wrongKnocks,
  }
}

/** After a question or wrong knock: one window is left, the questions are used up, or the turn passes. */
function settle(state: State): State {
  const street = currentStreet(state)
  if (openWindows(street).length === 1) return { ...state, phase: 'last', closing: null }
  if (state.limit > 0 && street.used >= state.limit) return open(state, 'limit')
  return { ...state, phase: 'ask', closing: null, seat: nextSeat(state) }
}

/** Returns the shutters that an answer closes. Windows without a clear answer stay open. */
export function shuttersToClose(street: Street, question: string, yes: boolean): number[] {
  const about = questionOf(question)
  return openWindows(street).filter((at) => answer(about, street.windows[at] ?? '') === !yes)
}

function shutAll(street: Street, windows: readonly number[]): Street {
  return { ...street, shut: street.shut.map((is, at) => is || windows.includes(at)) }
}

/** Returns the true answer for the secret. */
export function trueAnswer(street: Street, question: string): boolean {
  return answer(questionOf(question), street.windows[street.secret] ?? '') === true
}

function ask(state: State, question: string): State {
  const street = currentStreet(state)
  const yes = trueAnswer(street, question)
  const { about } = questionOf(question)
  if (state.level.byHand) return beginClosing(state, { question, about, yes })
  const closed = shuttersToClose(street, question, yes)
  const asked: Asked = { seat: state.seat, question, about, yes, shut: closed.length, missed: 0, over: 0 }
  return settle(withMine(state, { ...shutAll(street, closed), asked: [...street.asked, asked], used: street.used + 1 }))
}

function beginClosing(state: State, about: Pick<Closing, 'question' | 'about' | 'yes'>): State {
  const street = currentStreet(state)
  const closing: Closing = { ...about, before: street.shut, first: null }
  return { ...withMine(state, { ...street, used: street.used + 1 }), phase: 'close', closing }
}

/** Returns the mistakes in the current shutters. For a question asked aloud, only the secret is checked. */
export function mistakesIn(street: Street, closing: Closing): { missed: number[]; over: number[] } {
  const fresh = openWindows({ ...street, shut: closing.before })
  if (closing.question === null)
    return { missed: [], over: fresh.filter((at) => at === street.secret && street.shut[at] === true) }
  const should = shuttersToClose({ ...street, shut: closing.before }, closing.question, closing.yes)
  const either = (at: number) => answer(questionOf(closing.question ?? ''), street.windows[at] ?? '') === null
  return {
    missed: should.filter((at) => street.shut[at] !== true),
    over: fresh.filter(
      (at) => street.shut[at] === true && !should.includes(at) && (!either(at) || at === street.secret),
    ),
  }
}

/** Ends closing by hand. The first mistake is reported; after the second, the shutters correct themselves. */
function done(state: State): State {
  const street = currentStreet(state)
  const closing = state.closing as Closing
  const slips = mistakesIn(street, closing)
  const wrong = slips.missed.length + slips.over.length > 0
  const first = closing.first ?? { missed: slips.missed.length, over: slips.over.length }
  if (wrong && closing.first === null) return { ...state, closing: { ...closing, first } }
  const shut = street.shut.map((is, at) => (is || slips.missed.includes(at)) && !slips.over.includes(at))
  const count = shut.filter((is, at) => is && !closing.before[at]).length
  const { question, about, yes } = closing
  const asked: Asked = { seat: state.seat, question, about, yes, shut: count, ...first }
  return settle(withMine(state, { ...street, shut, asked: [...street.asked, asked] }))
}

function knock(state: State, pane: number): State {
  const street = currentStreet(state)
  if (pane === street.secret) return open(state, 'knock')
  const wrong = { ...shutAll(street, [pane]), used: street.used + 1, wrongKnocks: street.wrongKnocks + 1 }
  return settle(withMine(state, wrong))
}

function next(state: State, rng: Chance): State {
  if (state.streets.some(({ opened }) => opened === null)) return { ...state, phase: 'ask', seat: nextSeat(state) }
  const round = state.round + 1
  if (round >= state.rounds) return { ...state, round, phase: 'over' }
  const offers = makeOffers(state.level.pool, state.category, currentStreet(state).id, rng)
  return { ...state, round, offers, phase: 'street', seat: round % state.seats }
}

const legal = (state: State, move: Move): boolean =>
  moves(state).some(
    (one) =>
      one.kind === move.kind &&
      (!('pane' in one) || one.pane === (move as { pane?: number }).pane) &&
      (one.kind !== 'ask' || one.question === (move as { question?: string }).question) &&
      (one.kind !== 'street' || one.street === (move as { street?: string }).street) &&
      (one.kind !== 'spoken' || one.yes === (move as { yes?: boolean }).yes),
  )

function apply(state: State, move: Move, rng: Chance): State {
  if (!legal(state, move)) throw new Error(`not a move here: ${JSON.stringify(move)}`)
  switch (move.kind) {
    case 'street':
      return build(state, move.street, move.seen ?? [], rng)
    case 'pick':
      return pick(state, move.pane, rng)
    case 'ask':
      return ask(state, move.question)
    case 'spoken':
      return beginClosing(state, { question: null, about: move.about ?? null, yes: move.yes })
    case 'shut': {
      const street = currentStreet(state)
      return withMine(state, { ...street, shut: street.shut.map((is, at) => (at === move.pane ? !is : is)) })
    }
    case 'done':
      return done(state)
    case 'knock':
      return knock(state, move.pane)
    case 'next':
      return next(state, rng)
    case 'pass':
      return { ...state, seat: nextSeat(state) }
  }
}

/** Yes/no questions close shutters until one window is left. */
export const rules: Rules<Level, State, Move> = { start, moves, apply, isOver: ({ phase }) => phase === 'over' }
