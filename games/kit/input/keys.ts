/** Keys on offer, by name as the browser gives it; letters in lower case. The event tells when it was pressed. */
export type Keys = Record<string, (event?: KeyboardEvent) => void>
const layers: Keys[] = []

/** Offers keys (`' '`, `'Enter'`, `'ArrowLeft'`, letters in lower case) until the answer is called; the newest layer wins. */
export function offerKeys(keys: Keys): () => void {
  layers.push(keys)
  return () => void layers.splice(layers.indexOf(keys), 1)
}

/** What a key does now, if anything. */
export function offered(key: string): Keys[string] | undefined {
  const name = key.length === 1 ? key.toLowerCase() : key
  return layers.findLast((layer) => layer[name] !== undefined)?.[name]
}
