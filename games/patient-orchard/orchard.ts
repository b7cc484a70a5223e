// The things in an orchard and what they are worth. Plain data: the rules make new ones, nothing is changed in place.

export const fruitKinds = ['apple', 'pear', 'peach'] as const
export type FruitKind = (typeof fruitKinds)[number]

/** 0 bud, 1 green, 2 blushing, 3 ripe, 4 gold. */
export type Ripeness = 0 | 1 | 2 | 3 | 4
export const gold: Ripeness = 4
/** Points of a fruit by its ripeness; a bud cannot be picked. */
export const worth: readonly number[] = [0, 1, 2, 4, 6]

export interface Fruit {
  /** Unique in a game: the view follows a fruit by it. */
  id: number
  ripeness: Ripeness
  /** Which of the tree's hooks it hangs on, 0 to 2: it stays there when others are picked. */
  slot: number
  /** A ladybug sits on it: it does not grow, and the next bird or gust spares it; then she flies off. */
  guarded: boolean
}

export interface Tree {
  kind: FruitKind
  planted: boolean
  fruits: Fruit[]
}

/** Fruit that one tree can bear at a time. */
export const room = 3

export interface Picked {
  kind: FruitKind
  ripeness: Ripeness
  points: number
}

/** One player's trees, seeds and basket. */
export interface Orchard {
  trees: Tree[]
  seeds: number
  /** Ladybugs that came and have not guarded yet. */
  ladybugs: number
  basket: Picked[]
  /** Points of orders filled. */
  bonus: number
  /** Fruit the wind carried to the neighbor's lawn: shared by all. */
  shared: Picked[]
}

export type Weather = 'calm' | 'sun' | 'bird' | 'wind'

/** What the gate asks for: so many of a kind, at least so ripe. */
export interface Order {
  id: number
  kind: FruitKind
  count: number
  ripeness: Ripeness
  reward: number
}

/** The fruit that is furthest on, the first of equals; undefined on a bare tree. */
export function ripest(fruits: readonly Fruit[]): Fruit | undefined {
  return fruits.reduce<Fruit | undefined>(
    (best, fruit) => (best && best.ripeness >= fruit.ripeness ? best : fruit),
    undefined,
  )
}

/** A tree with each fruit that no ladybug sits on `steps` further on, gold at most. */
export function ripen(tree: Tree, steps: number): Tree {
  const fruits = tree.fruits.map((fruit) =>
    fruit.guarded ? fruit : { ...fruit, ripeness: Math.min(gold, fruit.ripeness + steps) as Ripeness },
  )
  return { ...tree, fruits }
}

/** The fruit of a tree that a ladybug would guard: the ripest without one; undefined where there is none. */
export const guardable = ({ fruits }: Tree): Fruit | undefined =>
  ripest(fruits.filter(({ guarded, ripeness }) => !guarded && ripeness > 0))

/** The first hook of a tree that bears nothing. */
export function freeSlot(fruits: readonly Fruit[]): number {
  return [0, 1, 2].find((slot) => fruits.every((fruit) => fruit.slot !== slot)) ?? 0
}

/** What a player has earned: basket and orders. */
export function pointsOf(orchard: Orchard): number {
  return orchard.basket.reduce((sum, fruit) => sum + fruit.points, orchard.bonus)
}

/** Pies that the fruit of all bakes: one for each ten points, and never none. */
export function pies(orchards: readonly Orchard[]): number {
  const all = orchards.reduce((sum, orchard) => sum + pointsOf(orchard) + orchard.shared.length, 0)
  return Math.max(1, Math.floor(all / 10))
}
