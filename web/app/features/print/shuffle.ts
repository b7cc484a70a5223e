/** Returns a generator of pseudorandom numbers from 0 to 1; the same seed gives the same numbers. */
export function seededRandom(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** Returns the list shuffled with these random numbers. */
export function shuffleList<T>(list: readonly T[], random: () => number): T[] {
  const order = [...list]
  for (let place = order.length - 1; place > 0; place--) {
    const other = Math.floor(random() * (place + 1))
    ;[order[place], order[other]] = [order[other] as T, order[place] as T]
  }
  return order
}
