/**
 * Seeded random numbers: the same seed gives the same game. `fork` starts an independent stream without affecting this
 * one.
 */
export interface Chance {
  /** A number from 0 up to, but not including, 1. */
  next(): number
  /** An integer from `min` to `max`, inclusive. */
  int(min: number, max: number): number
  /** An element of a nonempty list. */
  pick<T>(list: readonly T[]): T
  /** A shuffled copy. */
  shuffle<T>(list: readonly T[]): T[]
  fork(): Chance
  /** The seed from which `chanceFrom` goes on exactly here. */
  seed(): number
}

/** Returns a random number generator for a seed: mulberry32, which is small and random enough for games. */
export function chanceFrom(seed: number): Chance {
  let a = seed >>> 0
  const next = () => {
    a = (a + 0x6d2b79f5) >>> 0
    let t = a
    t = Math.imul(t ^ (t >>> 15), t | 1)
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
  const int = (min: number, max: number) => min + Math.floor(next() * (max - min + 1))
  return {
    next,
    int,
    pick: <T>(list: readonly T[]) => {
      if (list.length === 0) throw new RangeError('nothing to pick from')
      return list[int(0, list.length - 1)] as T
    },
    shuffle: <T>(list: readonly T[]) => {
      const out = [...list]
      for (let i = out.length - 1; i > 0; i--) {
        const j = int(0, i)
        ;[out[i], out[j]] = [out[j] as T, out[i] as T]
      }
      return out
    },
    fork: () => chanceFrom(int(0, 0x7fffffff)),
    seed: () => a,
  }
}

/** Returns a seed for a new game from the browser's random numbers. */
export function freshSeed(): number {
  return crypto.getRandomValues(new Uint32Array(1))[0] ?? 1
}
