import type { Fruit, Tree } from './orchard.ts'
import { freeSlot, gold, ripen, type Ripeness } from './orchard.ts'
import type { Event, State } from './rules.ts'

// The screen shows a move event by event; these functions return the orchard after each one.

function withTree(scene: State, index: number, change: (tree: Tree) => Tree): State {
  const orchards = scene.orchards.map((orchard, seat) =>
    seat === scene.seat
      ? { ...orchard, trees: orchard.trees.map((tree, at) => (at === index ? change(tree) : tree)) }
      : orchard,
  )
  return { ...scene, orchards }
}

const withLadybug = (scene: State, by: number): State => ({
  ...scene,
  orchards: scene.orchards.map((orchard, seat) =>
    seat === scene.seat ? { ...orchard, ladybugs: orchard.ladybugs + by } : orchard,
  ),
})

const each = (tree: Tree, id: number, change: Partial<Fruit>): Tree => ({
  ...tree,
  fruits: tree.fruits.map((fruit) => (fruit.id === id ? { ...fruit, ...change } : fruit)),
})

/** Returns the orchard after a turn's growth. Fruit that a bird or gust takes next is still on its hook. */
function afterGrowth(scene: State, after: State): State {
  const sunny = after.events.some((event) => event.kind === 'weather' && event.weather === 'sun')
  let next: State = { ...after, seat: scene.seat, round: scene.round, sky: scene.sky }
  for (const event of after.events) {
    if (event.kind === 'spared') next = withTree(next, event.tree, (tree) => each(tree, event.fruit, { guarded: true }))
    if (event.kind !== 'tasted' && event.kind !== 'blown') continue
    const taken = scene.orchards[scene.seat]?.trees[event.tree]?.fruits.find((fruit) => fruit.id === event.fruit)
    if (!taken) continue
    const ripeness = Math.min(gold, taken.ripeness + (sunny ? 2 : 1)) as Ripeness
    // The bud in its place isn't there yet; it was the last to grow.
    next = withTree(next, event.tree, (tree) => ({
      ...tree,
      fruits: [...tree.fruits.filter(({ id }) => id !== after.nextId - 1), { ...taken, ripeness }],
    }))
  }
  return next
}

/** Returns the orchard after `event`, with the seat that moved. */
export function afterEvent(scene: State, event: Event, after: State): State {
  switch (event.kind) {
    case 'planted':
      return withTree(scene, event.tree, (tree) => ({
        ...tree,
        planted: true,
        fruits: [...tree.fruits, { id: scene.nextId, ripeness: 0, slot: freeSlot(tree.fruits), guarded: false }],
      }))
    case 'watered':
      return withTree(scene, event.tree, (tree) => ripen(tree, 1))
    case 'guarded':
      return withTree(withLadybug(scene, -1), event.tree, (tree) => each(tree, event.fruit, { guarded: true }))
    case 'spared':
      return withTree(scene, event.tree, (tree) => each(tree, event.fruit, { guarded: false }))
    case 'tasted':
    case 'blown':
      return withTree(scene, event.tree, (tree) => after.orchards[scene.seat]?.trees[event.tree] ?? tree)
    case 'picked':
      return withTree(scene, event.tree, (tree) => ({
        ...tree,
        fruits: tree.fruits.filter((fruit) => fruit.id !== event.fruit),
      }))
    case 'ladybug':
      return withLadybug(scene, 1)
    case 'weather':
      return afterGrowth(scene, after)
    case 'order':
      return { ...scene, orders: after.orders }
  }
}
