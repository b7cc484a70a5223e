/** Keys on offer, by name as the browser gives it; letters in lower case. The event tells when it was pressed. */
export type Keys = Record<string, (event?: KeyboardEvent) => void>
interface Layer {
  keys: Keys
  ownCooldown: boolean
}
const layers: Layer[] = []

/**
 * Offers keys (`' '`, `'Enter'`, `'ArrowLeft'`, letters in lower case) until the answer is called; the newest layer wins.
 * Enter, Space, and digits cool down as taps do, unless with `ownCooldown`: an adult's keys, or those of a rhythm.
 */
export function offerKeys(keys: Keys, { ownCooldown = false } = {}): () => void {
  const layer = { keys, ownCooldown }
  layers.push(layer)
  return () => void layers.splice(layers.indexOf(layer), 1)
}

/** What a key does now, if anything, and whether it cools down. */
export function offered(key: string): { act: (event?: KeyboardEvent) => void; cools: boolean } | undefined {
  const name = key.length === 1 ? key.toLowerCase() : key
  const layer = layers.findLast(({ keys }) => keys[name] !== undefined)
  const act = layer?.keys[name]
  return act && { act, cools: !layer?.ownCooldown && /^([0-9 ]|Enter)$/.test(name) }
}
