import type { Chance } from '@marigold/device'
import { expectOffered, type Rules } from '../kit/rules.ts'
import type { Fruit, FruitKind, Orchard, Order, Picked, Ripeness, Tree, Weather } from './orchard.ts'
import { freeSlot, fruitKinds, gold, guardable, ripen, ripest, maxFruit, pointsByRipeness } from './orchard.ts'

export interface Level {
  name: string
  detail: string
  trees: 1 | 3
  /** How many rounds of weather the forecast shows, from this one on; without any, no bird or wind comes. */
  forecast: 0 | 1 | 3
  /** Waiting brings a ladybug, which can guard a fruit later. */
  ladybugs: boolean
  orders: boolean
  market: boolean
}

/** What may help after a gust; no answer is better than another. */
export const helps = ['breathe', 'talk', 'shake-it-off', 'try-again'] as const
export type Help = (typeof helps)[number]

export type Move =
  | { kind: 'plant'; tree: number }
  | { kind: 'water'; tree: number }
  | { kind: 'pick'; tree: number }
  | { kind: 'guard'; tree: number }
  | { kind: 'wait' }
  | { kind: 'leaf'; help: Help }
  | { kind: 'pass' }

/** What a move caused, in the order in which the view shows it. */
export type Event =
  | { kind: 'planted' | 'watered'; tree: number }
  | { kind: 'picked'; tree: number; fruit: number; what: Picked }
  | { kind: 'guarded'; tree: number; fruit: number }
  | { kind: 'ladybug' }
  | { kind: 'weather'; weather: Weather }
  | { kind: 'spared'; tree: number; fruit: number }
  | { kind: 'tasted' | 'blown'; tree: number; fruit: number }
  | { kind: 'order'; order: Order }

export interface State {
  level: Level
  orchards: Orchard[]
  seat: number
  /** Completed rounds out of `rounds`. */
  round: number
  rounds: number
  /** The weather of this round and the following ones, the same for every player. */
  sky: Weather[]
  /** After a gust, the player says what would help before the turn ends. */
  leaf: boolean
  orders: Order[]
  /** Baskets are pooled: orders count everyone's fruit. */
  pooled: boolean
  /** Each kind's price, as a factor of its value. */
  prices: Record<FruitKind, number>
  events: Event[]
  nextId: number
}

const longestForecast = 3

const isRough = (weather: Weather | undefined): weather is 'bird' | 'wind' => weather === 'bird' || weather === 'wind'

const evenPrices: Record<FruitKind, number> = { apple: 1, pear: 1, peach: 1 }
const flat = (level: Level) => level.trees === 1

/**
 * Generates the weather of a game. Mild has one bird or gust in six rounds, lively one in three; never two in a row.
 */
function makeSky(level: Level, turns: number, lively: boolean, rng: Chance): Weather[] {
  const sky: Weather[] = []
  for (let turn = 0; turn < turns; turn++) {
    const storms = level.forecast > 0 && !isRough(sky[turn - 1]) && turn > 1 && rng.next() < (lively ? 0.36 : 0.18)
    sky.push(storms ? rng.pick(['bird', 'wind'] as const) : rng.next() < 0.3 ? 'sun' : 'calm')
  }
  return sky
}

function makeOrders(level: Level, seats: number, rng: Chance): Order[] {
  if (!level.orders) return []
  const kinds = rng.shuffle(fruitKinds)
  return Array.from({ length: seats + 1 }, (_, index) => {
    const ripeness = rng.pick([2, 3, 4] as const)
    const count = ripeness === 4 ? 1 : 2
    return { id: index + 1, kind: kinds[index % kinds.length] ?? 'apple', count, ripeness, reward: 3 + ripeness }
  })
}

/** Generates a round's prices: one fruit is expensive, one is cheap, and one is normal. */
function makePrices(level: Level, rng: Chance): Record<FruitKind, number> {
  if (!level.market) return evenPrices
  const [dear, cheap, even] = rng.shuffle(fruitKinds)
  return { [dear ?? 'apple']: 2, [cheap ?? 'pear']: 0.5, [even ?? 'peach']: 1 } as Record<FruitKind, number>
}

/**
 * Draws how ripe a game's first apple and pear are, the same for every player. `rules.test.ts` checks that no strategy is
 * best with these odds.
 */
const makeFirst = (rng: Chance): [apple: Ripeness, pear: Ripeness] => [rng.pick([0, 0, 1, 2, 3]), rng.pick([0, 0, 1])]

function makeOrchard(level: Level, firstId: number, [apple, pear]: readonly [Ripeness, Ripeness]): Orchard {
  const fruit = (offset: number, ripeness: Ripeness): Fruit => ({
    id: firstId + offset,
    ripeness,
    slot: offset % maxFruit,
    guarded: false,
  })
  const grown = (kind: FruitKind, fruits: Fruit[]): Tree => ({ kind, planted: true, fruits })
  const trees: Tree[] = flat(level)
    ? [grown('apple', [fruit(0, 2)])]
    : [
        grown('apple', [fruit(0, apple), fruit(1, 0)]),
        grown('pear', [fruit(3, pear)]),
        { kind: 'peach', planted: false, fruits: [] },
      ]
  return { trees, seeds: flat(level) ? 0 : 2, ladybugs: level.ladybugs ? 1 : 0, basket: [], bonus: 0, shared: [] }
}

function start(
  level: Level,
  { seats, values }: { seats: number; values: Readonly<Record<string, string | number | boolean>> },
  rng: Chance,
): State {
  const rounds = Number(values.turns ?? 8)
  const first = makeFirst(rng.fork())
  return {
    level,
    orchards: Array.from({ length: seats }, (_, seat) => makeOrchard(level, seat * 10 + 1, first)),
    seat: 0,
    round: 0,
    rounds,
    sky: makeSky(level, rounds + longestForecast, values.weather === 'lively', rng.fork()),
    leaf: false,
    orders: makeOrders(level, seats, rng.fork()),
    pooled: values.baskets !== 'own',
    prices: makePrices(level, rng),
    events: [],
    nextId: seats * 10 + 1,
  }
}

const mine = (state: State): Orchard => state.orchards[state.seat] as Orchard

function withMine(state: State, orchard: Orchard): State {
  return { ...state, orchards: state.orchards.map((each, seat) => (seat === state.seat ? orchard : each)) }
}

function withTree(orchard: Orchard, index: number, tree: Tree): Orchard {
  return { ...orchard, trees: orchard.trees.map((each, at) => (at === index ? tree : each)) }
}

/** Returns the tree with a new bud in place of a fruit that is gone, so that no tree stays bare. */
function budding(tree: Tree, gone: Fruit, bud: Pick<Fruit, 'id' | 'ripeness'>): Tree {
  const left = tree.fruits.filter(({ id }) => id !== gone.id)
  const hooks = [1, 2, 0].map((step) => (gone.slot + step) % maxFruit)
  const slot = hooks.find((hook) => left.every((fruit) => fruit.slot !== hook)) ?? gone.slot
  return { ...tree, fruits: [...left, { ...bud, slot, guarded: false }] }
}

const canPick = (tree: Tree) => (ripest(tree.fruits)?.ripeness ?? 0) > 0

function moves(state: State): Move[] {
  if (isOver(state)) return []
  if (state.leaf) return helps.map((help) => ({ kind: 'leaf', help }))
  const { trees, seeds, ladybugs } = mine(state)
  const each = (kind: 'plant' | 'water' | 'pick' | 'guard', may: (tree: Tree) => boolean): Move[] =>
    trees.flatMap((tree, index) => (may(tree) ? [{ kind, tree: index }] : []))
  const rest: Move[] = [{ kind: 'wait' }, { kind: 'pass' }]
  if (flat(state.level)) return [...each('pick', canPick), ...rest]
  return [
    ...each('pick', canPick),
    ...each('water', (tree) => tree.fruits.some((fruit) => fruit.ripeness < gold && !fruit.guarded)),
    ...(ladybugs > 0 ? each('guard', (tree) => guardable(tree) !== undefined) : []),
    ...(seeds > 0 ? each('plant', (tree) => tree.fruits.length < maxFruit) : []),
    ...rest,
  ]
}

function plant(state: State, index: number): State {
  const orchard = mine(state)
  const tree = orchard.trees[index] as Tree
  const bud: Fruit = { id: state.nextId, ripeness: 0, slot: freeSlot(tree.fruits), guarded: false }
  const planted = withTree({ ...orchard, seeds: orchard.seeds - 1 }, index, {
    ...tree,
    planted: true,
    fruits: [...tree.fruits, bud],
  })
  return { ...withMine(state, planted), nextId: state.nextId + 1, events: [{ kind: 'planted', tree: index }] }
}

function pick(state: State, index: number): State {
  const orchard = mine(state)
  const tree = orchard.trees[index] as Tree
  const fruit = ripest(tree.fruits) as Fruit
  const what: Picked = {
    kind: tree.kind,
    ripeness: fruit.ripeness,
    points: (pointsByRipeness[fruit.ripeness] ?? 0) * state.prices[tree.kind],
  }
  const picked = withTree(
    {
      ...orchard,
      basket: [...orchard.basket, what],
      // A ladybug that wasn't needed comes back.
      ladybugs: orchard.ladybugs + (fruit.guarded ? 1 : 0),
    },
    index,
    budding(tree, fruit, { id: state.nextId, ripeness: flat(state.level) ? 1 : 0 }),
  )
  const events: Event[] = [{ kind: 'picked', tree: index, fruit: fruit.id, what }]
  return { ...withMine(state, picked), nextId: state.nextId + 1, events }
}

/** Ends the turn without an action. From level 4 on, this earns a ladybug that the player can use later. */
function wait(state: State): State {
  if (!state.level.ladybugs) return { ...state, events: [] }
  const orchard = mine(state)
  return { ...withMine(state, { ...orchard, ladybugs: orchard.ladybugs + 1 }), events: [{ kind: 'ladybug' }] }
}

/** Puts a ladybug on a tree's ripest fruit, which is then safe but doesn't grow. */
function guard(state: State, index: number): State {
  const orchard = mine(state)
  const fruit = guardable(orchard.trees[index] as Tree) as Fruit
  const sent = withMine(state, { ...orchard, ladybugs: orchard.ladybugs - 1 })
  return { ...guardFruit(sent, index, fruit.id, true), events: [{ kind: 'guarded', tree: index, fruit: fruit.id }] }
}

function guardFruit(state: State, index: number, id: number, guarded: boolean): State {
  const orchard = mine(state)
  const tree = orchard.trees[index] as Tree
  const fruits = tree.fruits.map((fruit) => (fruit.id === id ? { ...fruit, guarded } : fruit))
  return withMine(state, withTree(orchard, index, { ...tree, fruits }))
}

/** Returns the fruit that a bird or gust would take: the ripest, at least blushing, guarded or not. */
function targetOf({ trees }: Orchard): { index: number; fruit: Fruit } | undefined {
  const open = trees.flatMap((tree, index) =>
    tree.fruits.filter((fruit) => fruit.ripeness > 1).map((fruit) => ({ index, fruit })),
  )
  return open.reduce<(typeof open)[number] | undefined>(
    (top, each) => (top && top.fruit.ripeness >= each.fruit.ripeness ? top : each),
    undefined,
  )
}

/** Returns the fruit that the next storm in the forecast would take, or undefined if none is in danger. */
export function threatenedFruit(state: State): Fruit | undefined {
  if (state.level.forecast === 0 || !isRough(state.sky[0])) return undefined
  const orchard = mine(state)
  return targetOf({ ...orchard, trees: orchard.trees.map((tree) => ripen(tree, 1)) })?.fruit
}

/** Takes the ripest fruit, unless it is guarded. */
function storm(state: State, weather: 'bird' | 'wind'): State {
  const orchard = mine(state)
  const hit = targetOf(orchard)
  if (!hit) return state
  if (hit.fruit.guarded) {
    const spared = guardFruit(state, hit.index, hit.fruit.id, false)
    return { ...spared, events: [...state.events, { kind: 'spared', tree: hit.index, fruit: hit.fruit.id }] }
  }
  const tree = orchard.trees[hit.index] as Tree
  const without = withTree(orchard, hit.index, budding(tree, hit.fruit, { id: state.nextId, ripeness: 0 }))
  const gone: Picked = { kind: tree.kind, ripeness: hit.fruit.ripeness, points: 1 }
  const next = weather === 'wind' ? { ...without, shared: [...without.shared, gone] } : without
  const kind = weather === 'wind' ? 'blown' : 'tasted'
  return {
    ...withMine(state, next),
    nextId: state.nextId + 1,
    leaf: weather === 'wind',
    events: [...state.events, { kind, tree: hit.index, fruit: hit.fruit.id }],
  }
}

/** After a move, the player's fruit grows one step, and then the round's weather arrives. */
function passTime(state: State): State {
  const weather = state.sky[0] ?? 'calm'
  const steps = weather === 'sun' ? 2 : 1
  const orchard = mine(state)
  const grown = withMine(state, { ...orchard, trees: orchard.trees.map((tree) => ripen(tree, steps)) })
  const met: State = { ...grown, events: [...grown.events, { kind: 'weather', weather }] }
  return isRough(weather) ? storm(met, weather) : met
}

/** Fills the first order that the basket matches. Orders don't use up fruit, and each is filled once. */
function fillOrders(state: State): State {
  const orchard = mine(state)
  const basket = state.pooled ? state.orchards.flatMap((each) => each.basket) : orchard.basket
  const meets = (order: Order) =>
    basket.filter((fruit) => fruit.kind === order.kind && fruit.ripeness >= order.ripeness).length >= order.count
  const filled = state.orders.find(meets)
  if (!filled) return state
  const next = withMine(state, { ...orchard, bonus: orchard.bonus + filled.reward })
  return {
    ...next,
    orders: state.orders.filter((order) => order.id !== filled.id),
    events: [...state.events, { kind: 'order', order: filled }],
  }
}

function nextTurn(state: State, rng: Chance): State {
  const seat = (state.seat + 1) % state.orchards.length
  const round = state.round + 1
  if (seat > 0) return { ...state, seat }
  return { ...state, seat, round, sky: state.sky.slice(1), prices: makePrices(state.level, rng) }
}

function act(state: State, move: Move): State {
  switch (move.kind) {
    case 'plant':
      return plant(state, move.tree)
    case 'pick':
      return pick(state, move.tree)
    case 'guard':
      return guard(state, move.tree)
    case 'water': {
      const tree = mine(state).trees[move.tree] as Tree
      return {
        ...withMine(state, withTree(mine(state), move.tree, ripen(tree, 1))),
        events: [{ kind: 'watered', tree: move.tree }],
      }
    }
    default:
      return wait(state)
  }
}

function apply(state: State, move: Move, rng: Chance): State {
  expectOffered(moves(state), move)
  if (move.kind === 'pass') return nextTurn({ ...state, events: [] }, rng)
  if (move.kind === 'leaf') {
    const orchard = mine(state)
    return nextTurn({ ...withMine(state, { ...orchard, seeds: orchard.seeds + 1 }), leaf: false, events: [] }, rng)
  }
  const done = passTime(fillOrders(act(state, move)))
  return done.leaf ? done : nextTurn(done, rng)
}

function isOver(state: State): boolean {
  return state.round >= state.rounds
}

/** Players pick now or wait: riper fruit is worth more, but the weather may take it. */
export const rules: Rules<Level, State, Move> = { start, moves, apply, isOver }
