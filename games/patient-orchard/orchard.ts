// The orchard's data and values. Objects are immutable: the rules create new ones.

export const fruitKinds = ['apple', 'pear', 'peach'] as const
export type FruitKind = (typeof fruitKinds)[number]

/** 0 bud, 1 green, 2 blushing, 3 ripe, 4 gold. */
export type Ripeness = 0 | 1 | 2 | 3 | 4
export const gold: Ripeness = 4
/** Points for a fruit by ripeness; a bud can't be picked. */
export const pointsByRipeness: readonly number[] = [0, 1, 2, 4, 6]

export interface Fruit {
  /** Unique in a game, so that the view can follow a fruit. */
  id: number
  ripeness: Ripeness
  /** The tree's hook, 0 to 2; it doesn't change when other fruit is picked. */
  slot: number
  /** A ladybug guards it: it doesn't grow, and the next bird or gust spares it. Then the ladybug flies off. */
  guarded: boolean
}

export interface Tree {
  kind: FruitKind
  planted: boolean
  fruits: Fruit[]
}

/** Most fruit that a tree can carry. */
export const maxFruit = 3

export interface Picked {
  kind: FruitKind
  ripeness: Ripeness
  points: number
}

/** One player's trees, seeds, and basket. */
export interface Orchard {
  trees: Tree[]
  seeds: number
  /** Ladybugs that aren't guarding anything yet. */
  ladybugs: number
  basket: Picked[]
  /** Points from filled orders. */
  bonus: number
  /** Fruit the wind blew to the neighbor's lawn, shared by everyone. */
  shared: Picked[]
}

export type Weather = 'calm' | 'sun' | 'bird' | 'wind'

/** An order at the gate: how many of a kind, and how ripe at least. */
export interface Order {
  id: number
  kind: FruitKind
  count: number
  ripeness: Ripeness
  reward: number
}

/** Returns the ripest fruit (the first one if several are equally ripe), or undefined for a bare tree. */
export function ripest(fruits: readonly Fruit[]): Fruit | undefined {
  return fruits.reduce<Fruit | undefined>(
    (best, fruit) => (best && best.ripeness >= fruit.ripeness ? best : fruit),
    undefined,
  )
}

/** Returns the tree with every unguarded fruit `steps` riper, up to gold. */
export function ripen(tree: Tree, steps: number): Tree {
  const fruits = tree.fruits.map((fruit) =>
    fruit.guarded ? fruit : { ...fruit, ripeness: Math.min(gold, fruit.ripeness + steps) as Ripeness },
  )
  return { ...tree, fruits }
}

/** Returns the ripest unguarded fruit of a tree, which a ladybug would guard. */
export const guardable = ({ fruits }: Tree): Fruit | undefined =>
  ripest(fruits.filter(({ guarded, ripeness }) => !guarded && ripeness > 0))

/** Returns the first empty hook of a tree. */
export function freeSlot(fruits: readonly Fruit[]): number {
  return [0, 1, 2].find((slot) => fruits.every((fruit) => fruit.slot !== slot)) ?? 0
}

/** Returns a player's points from the basket and orders. */
export function pointsOf(orchard: Orchard): number {
  return orchard.basket.reduce((sum, fruit) => sum + fruit.points, orchard.bonus)
}

/** Returns the points of all players, with one for each fruit that blew to the neighbor's lawn. */
export function harvestOf(orchards: readonly Orchard[]): number {
  return orchards.reduce((sum, orchard) => sum + pointsOf(orchard) + orchard.shared.length, 0)
}

// The harvest that bakes the largest pie, in points.
const fullHarvest = 80

/** Returns the size of the pie that a harvest bakes, from 0.6 to 1.7 of its usual size. */
export function pieSize(harvest: number): number {
  return 0.6 + 1.1 * Math.min(1, harvest / fullHarvest)
}
