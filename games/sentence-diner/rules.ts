import type { Chance } from '@marigold/device'
import { afterAnswer, expectOffered, usedIn, type Rules, type Start } from '../kit/rules.ts'
import type { Level } from './levels.ts'
import { menus, type Menu } from './nouns.ts'
import type { Focus, Order } from './order.ts'
import { keyOf, orderFor } from './orders.ts'
import { differencesOf, parse, pronounsFor, sameMeaning, resolveThey, type Difference, type Parsed } from './parse.ts'
import { isPronoun, roleOf, samePlate, sentenceOf, type Sauce, type Serving } from './plates.ts'
import {
  asksForSpice,
  cardsForMenu,
  isSpecial,
  servingsOf,
  twists,
  type Dish,
  type Move,
  type Served,
  type State,
} from './state.ts'

const mostKept = 240
const focuses: readonly Focus[] = ['all', 's', 'ing', 'ed', 'plural', 'pronoun']

/** Returns the number of recipe cards from earlier games. */
function cardsIn(kept: unknown): number {
  const cards = (kept as { cards?: unknown } | null | undefined)?.cards
  return typeof cards === 'number' && cards > 0 ? Math.floor(cards) : 0
}
/** Returns the open menus: two at first, and one more for every ten cards. */
export const menusFor = (cards: number): Menu[] => menus.slice(0, 2 + Math.floor(cards / cardsForMenu))
/** Offers at most three of the open menus, always with the newest. */
function offeredMenus(open: readonly Menu[], rng: Chance): Menu[] {
  const newest = open.at(-1) as Menu
  return rng.shuffle([newest, ...rng.shuffle(open.slice(0, -1)).slice(0, 2)])
}

/** Brings two customers to choose from, or the next one. */
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
  const next = { ...state, waiting, order: null, served: null, twist: null, wrong: 0, moved: 0 }
  return state.picks ? { ...next, phase: 'pick' } : seatCustomer(next, 0, rng)
}

/**
 * Seats the customer: the regular first, then the stranger. For a chef's special, the tray starts full with one wrong
 * plate.
 */
function seatCustomer(state: State, at: number, rng: Chance): State {
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
  const guest = at === 0 ? 'regular' : 'stranger'
  const tip = guest === 'regular' ? 1 : rng.next() < 0.5 ? 2 : 0
  const phase = asksForSpice(state.dishes.length) ? 'spice' : 'build'
  return { ...state, phase, order, guest, tip, tray, sauces, used }
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
    menus: offeredMenus(open, rng),
    menu: open[0] ?? 'town',
    waiting: [],
    order: null,
    guest: 'regular',
    tip: 0,
    cherries: 0,
    twist: null,
    tray: [],
    sauces: [],
    wrong: 0,
    moved: 0,
    served: null,
    dishes: [],
    counts: { bells: 0, moved: 0, roles: 0, grammar: 0 },
    cards,
    used: usedIn(kept),
  }
}

const firstFree = ({ tray }: State) => tray.indexOf(null)
const isFull = ({ tray }: State) => tray.length > 0 && !tray.includes(null)

/** True if a slot's bottle can be poured on the plate in it. */
const takesSauce = ({ order, tray }: State, slot: number, sauce: Sauce) => {
  const plate = order?.belt[tray[slot] ?? -1]
  if (!plate) return false
  return sauce === 's' || sauce === 'ing' || sauce === 'ed' ? plate.is === 'verb' : plate.is === 'noun'
}

/** True if a slot has the best sentence's plate. */
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
    case 'spice':
      return [{ kind: 'spice', on: false }, { kind: 'spice', on: true }, ...passes]
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

/** Pours a sauce, replacing another one; pouring the same one again removes it. */
function pour(state: State, slot: number, sauce: Sauce): State {
  const sauces = state.sauces.map((one, index) => (index === slot ? (one === sauce ? null : sauce) : one))
  return { ...state, ...counted(state), sauces }
}

const grammarly: readonly string[] = ['ending', 'pronoun', 'link', 'number', 'order', 'much', 'twice']

/** True if the noun is correct but its pronoun doesn't fit. */
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

/** Returns a tray's mistakes. A pronoun that doesn't fit counts as such, not as a different participant. */
function slipsOf(order: Order, servings: readonly Serving[], parsed: Parsed): Difference[] {
  const all = 'meaning' in parsed ? differencesOf(order.meaning, parsed.meaning) : []
  if (!pronounSlip(order, servings)) return all
  return ['pronoun', ...all.filter((one) => one !== 'who' && one !== 'number' && one !== 'pronoun')]
}

/** Parses the tray and compares its meaning with the order. */
function bell(state: State): State {
  const { order, wrong } = state
  if (!order) return state
  const servings = servingsOf(state)
  const read = parse(servings)
  const parsed: Parsed = 'meaning' in read ? { meaning: resolveThey(order.meaning, read.meaning) } : read
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
  return { ...state, phase: 'acted', served, counts, wrong: wrong + (right ? 0 : 1) }
}

/** Puts the best sentence on the tray. */
function showBest(state: State): State {
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
    const now = showBest(state)
    const servings = servingsOf(now)
    const text = sentenceOf(servings, order.starter)
    return { ...now, served: { text, parsed: parse(servings), servings, outcome: 'right', differs: [] } }
  }
  const as = state.wrong === 0 ? 'first' : state.wrong === 1 ? 'second' : 'shown'
  const { seat, twist } = state
  const dish: Dish = {
    order,
    text: served.text,
    as,
    special: order.special !== null,
    seat,
    twist,
    mixUp: state.wrong > 0,
  }
  const dishes = [...state.dishes, dish]
  // A shown answer is acted too, but earns no card.
  const cards = state.cards + (as === 'shown' ? 0 : 1)
  const cherries = state.cherries + state.tip
  const next = { ...state, dishes, cards, cherries, seat: (seat + 1) % state.seats, served: null }
  return dishes.length >= state.customers ? { ...next, phase: 'over' } : openDoor(next, rng)
}

function apply(state: State, move: Move, rng: Chance): State {
  expectOffered(moves(state), move)
  switch (move.kind) {
    case 'menu':
      return openDoor({ ...state, menu: move.menu }, rng)
    case 'pick':
      return seatCustomer(state, move.at, rng)
    case 'spice':
      return { ...state, phase: 'build', twist: move.on ? rng.pick(twists) : null }
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

/** The first slot whose plate or sauce differs from the best sentence; it lifts after a mix-up. */
export const oddSlot = (state: State): number =>
  state.order?.best.findIndex(({ sauce }, slot) => !isRight(state, slot) || state.sauces[slot] !== sauce) ?? -1

/** Returns the role of each slot in the best sentence. */
export const slotRoles = ({ order }: Pick<State, 'order'>) => order?.best.map(({ plate }) => roleOf(plate)) ?? []

/** Plates make a sentence, and the sentence is acted out. */
export const rules: Rules<Level, State, Move> = { start, moves, apply, isOver: ({ phase }) => phase === 'over' }
