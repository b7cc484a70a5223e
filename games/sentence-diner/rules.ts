import type { Chance } from '@marigold/device'
import { afterAnswer, usedIn, type Rules, type Start } from '../kit/rules.ts'
import type { Level } from './levels.ts'
import { menus, type Menu } from './nouns.ts'
import type { Focus, Order } from './order.ts'
import { keyOf, orderFor } from './orders.ts'
import { differencesOf, parse, pronounsFor, sameMeaning, settled, type Differs, type Parsed } from './parse.ts'
import { isPronoun, roleOf, samePlate, sentenceOf, type Sauce, type Serving } from './plates.ts'
import { cardsForMenu, isSpecial, servingsOf, type Dish, type Move, type Served, type State } from './state.ts'

const mostKept = 240
const focuses: readonly Focus[] = ['all', 's', 'ing', 'ed', 'plural', 'pronoun']

/** Recipe cards of earlier plays. */
function cardsIn(kept: unknown): number {
  const cards = (kept as { cards?: unknown } | null | undefined)?.cards
  return typeof cards === 'number' && cards > 0 ? Math.floor(cards) : 0
}
/** Two menus are open at first; every ten cards open one more. */
export const menusFor = (cards: number): Menu[] => menus.slice(0, 2 + Math.floor(cards / cardsForMenu))

/** Puts customers at the door: two to choose from, or the next one. */
function openDoor(state: State, rng: Chance): State {
  const count = state.picks ? 2 : 1
  const waiting: Order[] = []
  let used = [...state.used]
  for (let at = 0; at < count; at++) {
    const special = isSpecial(state.dishes.length)
    const order = orderFor({ ...state, special, used }, rng)
    waiting.push(order)
    used = [...used, keyOf(order.meaning)]
  }
  const next = { ...state, waiting, order: null, served: null, mixUp: null, wrong: 0, moved: 0 }
  return state.picks ? { ...next, phase: 'pick' } : seatCustomer(next, 0)
}

/** The customer sits down; on chef's special the tray is full already, with one plate wrong. */
function seatCustomer(state: State, at: number): State {
  const order = state.waiting[at]
  if (!order) return state
  const { best, belt, special } = order
  const find = (serving: Serving, not: readonly (number | null)[]) =>
    belt.findIndex((plate, index) => samePlate(plate, serving.plate) && !not.includes(index))
  const tray: (number | null)[] = best.map(() => null)
  const sauces: (Sauce | null)[] = best.map(() => null)
  if (special)
    for (const [slot, right] of best.entries()) {
      const serving = slot === special.slot ? special.serving : right
      tray[slot] = find(serving, tray)
      sauces[slot] = serving.sauce
    }
  const used = [...state.used, keyOf(order.meaning)].slice(-mostKept)
  return { ...state, phase: 'build', order, tray, sauces, used }
}

function start(level: Level, { seats, values, kept }: Start, rng: Chance): State {
  const focus = focuses.find((one) => one === values.focus) ?? 'all'
  const more = Number(values.distractors ?? -1)
  const cards = cardsIn(kept)
  const open = menusFor(cards)
  return {
    level,
    phase: 'menu',
    seats,
    seat: 0,
    customers: Number(values.customers ?? 6),
    focus,
    distractors: more < 0 ? level.distractors : more,
    errorless: values.errorless === true,
    picks: values.picks !== false,
    // The newest menus lie on top; the choice stays small.
    menus: rng.shuffle(open).slice(0, 3),
    menu: open[0] ?? 'town',
    waiting: [],
    order: null,
    tray: [],
    sauces: [],
    wrong: 0,
    moved: 0,
    served: null,
    mixUp: null,
    dishes: [],
    counts: { bells: 0, moved: 0, roles: 0, grammar: 0 },
    cards,
    used: usedIn(kept),
  }
}

const firstFree = ({ tray }: State) => tray.indexOf(null)
const isFull = ({ tray }: State) => tray.length > 0 && !tray.includes(null)

/** What a plate takes with it: the bottle of a slot pours on what stands there. */
const takesSauce = ({ order, tray }: State, slot: number, sauce: Sauce) => {
  const plate = order?.belt[tray[slot] ?? -1]
  if (!plate) return false
  return sauce === 's' || sauce === 'ing' || sauce === 'ed' ? plate.is === 'verb' : plate.is === 'noun'
}

/** The plate of a slot is the one of the best sentence. */
const isRight = ({ order, tray }: State, slot: number) => {
  const [plate, best] = [order?.belt[tray[slot] ?? -1], order?.best[slot]]
  return plate !== undefined && best !== undefined && samePlate(plate, best.plate)
}

function buildMoves(state: State): Move[] {
  const { order, tray, errorless } = state
  if (!order) return []
  const free = firstFree(state)
  const wanted = order.best[free]
  const takes = order.belt.flatMap((plate, at): Move[] =>
    free < 0 || tray.includes(at) || (errorless && !(wanted && samePlate(plate, wanted.plate)))
      ? []
      : [{ kind: 'take', plate: at }],
  )
  const backs = tray.flatMap((at, slot): Move[] =>
    at === null || (errorless && isRight(state, slot)) ? [] : [{ kind: 'back', slot }],
  )
  const pours = order.sauces
    .filter(({ slot, sauce }) => takesSauce(state, slot, sauce))
    .filter(({ slot, sauce }) => !errorless || (order.best[slot]?.sauce === sauce && state.sauces[slot] !== sauce))
    .map(({ slot, sauce }): Move => ({ kind: 'sauce', slot, sauce }))
  const right = order.best.every(({ sauce }, slot) => isRight(state, slot) && state.sauces[slot] === sauce)
  return [...takes, ...backs, ...pours, ...(isFull(state) && (!errorless || right) ? [{ kind: 'bell' } as const] : [])]
}

function moves(state: State): Move[] {
  const passes: Move[] = state.seats > 1 && state.phase !== 'over' && state.phase !== 'acted' ? [{ kind: 'pass' }] : []
  switch (state.phase) {
    case 'menu':
      return [...state.menus.map((menu): Move => ({ kind: 'menu', menu })), ...passes]
    case 'pick':
      return [...state.waiting.map((_, at): Move => ({ kind: 'pick', at })), ...passes]
    case 'build':
      return [...buildMoves(state), ...passes]
    case 'acted':
      return [{ kind: 'on' }]
    case 'over':
      return []
  }
}

const counted = (state: State): Pick<State, 'moved' | 'counts'> => ({
  moved: state.moved + 1,
  counts: { ...state.counts, moved: state.counts.moved + 1 },
})

function take(state: State, plate: number): State {
  const slot = firstFree(state)
  return { ...state, ...counted(state), tray: state.tray.map((at, index) => (index === slot ? plate : at)) }
}

function back(state: State, slot: number): State {
  const tray = state.tray.map((at, index) => (index === slot ? null : at))
  return { ...state, ...counted(state), tray, sauces: state.sauces.map((one, index) => (index === slot ? null : one)) }
}

/** Pours a sauce, another in its place, or, a second time, none. */
function pour(state: State, slot: number, sauce: Sauce): State {
  const sauces = state.sauces.map((one, index) => (index === slot ? (one === sauce ? null : sauce) : one))
  return { ...state, ...counted(state), sauces }
}

const grammarly: readonly string[] = ['ending', 'pronoun', 'link', 'number', 'order', 'much', 'twice']

/** The right one is there, with a pronoun that does not fit it. */
function pronounSlip({ meaning }: Order, servings: readonly Serving[]): boolean {
  const who = meaning.clauses[0]?.who
  return (
    meaning.pronoun &&
    who !== undefined &&
    servings.some(
      ({ plate, sauce }) =>
        plate.is === 'noun' && plate.noun === who.noun && isPronoun(sauce) && !pronounsFor(who).includes(sauce),
    )
  )
}

/** In what a tray differs from the order; a pronoun that does not fit is named as such, not as another one or more. */
function slipsOf(order: Order, servings: readonly Serving[], parsed: Parsed): Differs[] {
  const all = 'meaning' in parsed ? differencesOf(order.meaning, parsed.meaning) : []
  if (!pronounSlip(order, servings)) return all
  return ['pronoun', ...all.filter((one) => one !== 'who' && one !== 'number' && one !== 'pronoun')]
}

/** Reads the tray, and compares what it says with the order. */
function bell(state: State): State {
  const { order, wrong } = state
  if (!order) return state
  const servings = servingsOf(state)
  const read = parse(servings)
  const parsed: Parsed = 'meaning' in read ? { meaning: settled(order.meaning, read.meaning) } : read
  const differs = slipsOf(order, servings, parsed)
  const right = 'meaning' in parsed && sameMeaning(order.meaning, parsed.meaning)
  const outcome = afterAnswer(right, wrong)
  const text = sentenceOf(servings, order.starter)
  const served: Served = { text, parsed, servings, outcome, differs }
  const why = differs.length === 0 && 'puzzle' in parsed ? [parsed.puzzle.why] : differs
  const grammar = !right && why.some((one) => grammarly.includes(one))
  const counts = {
    ...state.counts,
    bells: state.counts.bells + 1,
    roles: state.counts.roles + (!right && !why.every((one) => grammarly.includes(one)) ? 1 : 0),
    grammar: state.counts.grammar + (grammar ? 1 : 0),
  }
  const mixUp = right ? state.mixUp : { text, parsed }
  return { ...state, phase: 'acted', served, counts, mixUp, wrong: wrong + (right ? 0 : 1) }
}

/** The best sentence stands on the tray. */
function shown(state: State): State {
  const { order } = state
  if (!order) return state
  const tray: number[] = []
  for (const { plate } of order.best)
    tray.push(order.belt.findIndex((one, at) => samePlate(one, plate) && !tray.includes(at)))
  return { ...state, tray, sauces: order.best.map(({ sauce }) => sauce) }
}

function on(state: State, rng: Chance): State {
  const { served, order } = state
  if (!served || !order) return state
  if (served.outcome === 'again') return { ...state, phase: 'build', served: null }
  if (served.outcome === 'show') {
    const now = shown(state)
    const servings = servingsOf(now)
    const text = sentenceOf(servings, order.starter)
    return { ...now, served: { text, parsed: parse(servings), servings, outcome: 'right', differs: [] } }
  }
  const as = state.wrong === 0 ? 'first' : state.wrong === 1 ? 'second' : 'shown'
  const { seat, mixUp } = state
  const dish: Dish = { order, text: served.text, as, special: order.special !== null, seat, mixUp }
  const dishes = [...state.dishes, dish]
  const next = { ...state, dishes, cards: state.cards + 1, seat: (seat + 1) % state.seats, served: null }
  return dishes.length >= state.customers ? { ...next, phase: 'over' } : openDoor(next, rng)
}

const same = (a: object, b: object) =>
  Object.entries(a).every(([key, value]) => (b as Record<string, unknown>)[key] === value)

function apply(state: State, move: Move, rng: Chance): State {
  if (!moves(state).some((one) => same(one, move))) throw new Error(`not a move here: ${JSON.stringify(move)}`)
  switch (move.kind) {
    case 'menu':
      return openDoor({ ...state, menu: move.menu }, rng)
    case 'pick':
      return seatCustomer(state, move.at)
    case 'take':
      return take(state, move.plate)
    case 'back':
      return back(state, move.slot)
    case 'sauce':
      return pour(state, move.slot, move.sauce)
    case 'bell':
      return bell(state)
    case 'on':
      return on(state, rng)
    case 'pass':
      return { ...state, seat: (state.seat + 1) % state.seats }
  }
}

/** Which role a slot of the tray is for, as the best sentence has it. */
export const slotRoles = ({ order }: Pick<State, 'order'>) => order?.best.map(({ plate }) => roleOf(plate)) ?? []

/** Sentence Diner: plates make a sentence, and what it says is acted. */
export const rules: Rules<Level, State, Move> = { start, moves, apply, isOver: ({ phase }) => phase === 'over' }
