import type { Chance } from '@marigold/device'
import type { Rules, Start } from '../kit/rules.ts'
import { answer, itemOf, itemsOfKind, questionOf, questionsFor, type Question } from './facts.ts'
import {
  currentStreet,
  openItems,
  openWindows,
  type Closing,
  type Door,
  type Level,
  type Move,
  type State,
  type Street,
} from './state.ts'
import {
  drawWindows,
  makeOffers,
  missedQuestion,
  offerOf,
  offeredQuestions,
  randomClosing,
  unaskedQuestions,
} from './streets.ts'

/** Lamps of a street without a limit, where asking goes on when they are out. */
const freeLamps = 6
/** Lamps that a wrong knock takes. */
export const wrongKnockLamps = 2
/** How often a neighbor's clue is a shadow instead of a sneeze, and how many windows it leaves open. */
const shadowChance = 0.5
const shadowLeaves = 2
/** A clue is offered with at least so many windows open and lamps left. */
const clueMinimum = { windows: 4, lamps: 3 }
/** Ask or knock is offered as a choice when so few windows are open. */
const mostForKnockChoice = 3

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
    doors: [],
    history: [],
    wrongKnocks: 0,
    seats,
    spoken: values.ask === 'spoken' && !level.tilesOnly,
    byPerson: values.secret === 'person',
    limit: Number(values.limit ?? 10),
    category,
  }
}

/** Returns the questions on tiles now: unasked ones that split the open windows. */
export function questionsToAsk({ level, streets, seat }: State): Question[] {
  const street = streets[seat]
  if (!street) return []
  return offeredQuestions(unaskedQuestions(street), openItems(street), level.tiles)
}

/** Whether to offer the choice between one more question and a knock: few windows are open, and a question is left. */
export const isKnockChoice = (state: State): boolean =>
  openWindows(currentStreet(state)).length <= mostForKnockChoice &&
  currentStreet(state).lamps > 0 &&
  (state.spoken || questionsToAsk(state).length > 0)

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
      return [...questionsToAsk(state).map(({ id }): Move => ({ kind: 'ask', question: id })), ...rest]
    }
    case 'close':
      return [
        ...each('shut', openWindows({ ...currentStreet(state), shut: state.closing?.before ?? [] })),
        { kind: 'done' },
      ]
    case 'clue':
      return [
        { kind: 'clue', trade: false },
        { kind: 'clue', trade: true },
      ]
    case 'last':
      return each('knock', openWindows(currentStreet(state)))
    case 'opened':
      return [{ kind: 'next' }]
    case 'over':
      return []
  }
}

function withQuestions({ level }: State, street: Street, rng: Chance): Street {
  const secret = street.windows[street.secret] ?? ''
  const { kinds } = offerOf(street.id)
  const all = new Set([...questionsFor(kinds, level.beats), ...questionsFor([itemOf(secret).kind], level.beats)])
  const clear = [...all].filter((one) => answer(one, secret) !== null)
  return { ...street, questions: rng.shuffle(clear).map(({ id }) => id) }
}

/** Creates a street per seat. Unless a player picks the secrets, recent ones aren't reused. */
function build(state: State, { street: id, seen = [], helped = [] }: MoveOf<'street'>, rng: Chance): State {
  const { kinds } = offerOf(id)
  const used = new Set(seen)
  const neighbors = itemsOfKind(kinds.includes('job') ? 'animal' : 'job')
  const streets = Array.from({ length: state.seats }, (_, seat): Street => {
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
      lamps: (state.limit || freeLamps) + (helped.includes(seat) ? 1 : 0),
      wrongKnocks: 0,
      neighbor: rng.pick(neighbors).id,
      clue: null,
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
  const { used, lamps, neighbor, clue } = street
  const item = street.windows[street.secret] ?? ''
  const door: Door = { item, used, lamps, neighbor, clue, opened, seat: state.seat }
  const done = { ...street, opened, missedQuestion: opened === 'limit' ? missedQuestion(street) : null }
  return {
    ...withMine(state, done),
    phase: 'opened',
    closing: null,
    doors: [...state.doors, door],
    history: [...state.history, ...street.asked],
    wrongKnocks: state.wrongKnocks + street.wrongKnocks,
  }
}

function isClueOffered({ level }: State, street: Street): boolean {
  const open = openWindows(street).length
  const enough = open >= clueMinimum.windows && street.lamps >= clueMinimum.lamps
  return level.clues && street.clue === null && street.asked.length > 0 && enough
}

/** After a question or wrong knock: one window is left, the lamps are out, a clue is offered, or the turn passes. */
function settle(state: State): State {
  const street = currentStreet(state)
  if (openWindows(street).length === 1) return { ...state, phase: 'last', closing: null }
  if (state.limit > 0 && street.lamps === 0) return open(state, 'limit')
  if (isClueOffered(state, street)) return { ...state, phase: 'clue', closing: null }
  return { ...state, phase: 'ask', closing: null, seat: nextSeat(state) }
}

/** Saves the lamp for the party, or trades it for a shadow that closes shutters, or only a sneeze. */
function clue(state: State, trade: boolean, rng: Chance): State {
  const street = currentStreet(state)
  if (!trade) return settle(withMine(state, { ...street, clue: 'saved' }))
  const others = openWindows(street).filter((at) => at !== street.secret)
  const shadow = rng.next() < shadowChance
  const closed = shadow ? rng.shuffle(others).slice(shadowLeaves - 1) : []
  const seen = spend(shutAll(street, closed), 1)
  return settle(withMine(state, { ...seen, clue: shadow ? 'shadow' : 'sneeze' }))
}

/** Returns the shutters that an answer closes. Windows without a clear answer stay open. */
export function shuttersToClose(street: Street, question: string, yes: boolean): number[] {
  const about = questionOf(question)
  return openWindows(street).filter((at) => answer(about, street.windows[at] ?? '') === !yes)
}

function shutAll(street: Street, windows: readonly number[]): Street {
  return { ...street, shut: street.shut.map((is, at) => is || windows.includes(at)) }
}

const spend = (street: Street, lamps: number): Street => ({ ...street, lamps: Math.max(0, street.lamps - lamps) })

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
  const results = { shut: closed.length, random: randomOf(state), missed: 0, over: 0 }
  const open = openWindows(street).length
  const asked = [...street.asked, { seat: state.seat, question, about, yes, open, ...results }]
  return settle(withMine(state, { ...spend(shutAll(street, closed), 1), asked, used: street.used + 1 }))
}

const randomOf = (state: State) => randomClosing(questionsToAsk(state), openItems(currentStreet(state)))

function beginClosing(state: State, about: Pick<Closing, 'question' | 'about' | 'yes'>): State {
  const street = currentStreet(state)
  const closing: Closing = { ...about, before: street.shut, random: randomOf(state), first: null }
  return { ...withMine(state, { ...spend(street, 1), used: street.used + 1 }), phase: 'close', closing }
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
  const { question, about, yes, random } = closing
  const open = closing.before.filter((is) => !is).length
  const asked = { seat: state.seat, question, about, yes, open, shut: count, random, ...first }
  return settle(withMine(state, { ...street, shut, asked: [...street.asked, asked] }))
}

function knock(state: State, pane: number): State {
  const street = currentStreet(state)
  if (pane === street.secret) return open(state, 'knock')
  const wrong = spend(shutAll(street, [pane]), wrongKnockLamps)
  return settle(withMine(state, { ...wrong, used: street.used + 1, wrongKnocks: street.wrongKnocks + 1 }))
}

function next(state: State, rng: Chance): State {
  if (state.streets.some(({ opened }) => opened === null)) return { ...state, phase: 'ask', seat: nextSeat(state) }
  const round = state.round + 1
  if (round >= state.rounds) return { ...state, round, phase: 'over' }
  const offers = makeOffers(state.level.pool, state.category, currentStreet(state).id, rng)
  return { ...state, round, offers, phase: 'street', seat: round % state.seats }
}

type MoveOf<Kind extends Move['kind']> = Extract<Move, { kind: Kind }>

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
      return build(state, move, rng)
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
    case 'clue':
      return clue(state, move.trade, rng)
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
