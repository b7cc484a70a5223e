import { seededRandom, shuffleList } from '../shuffle.ts'

/**
 * Deals boards of indexes into a list of `count` items: no item twice on a board, no two boards alike (or with the same
 * items, if there are enough others), and each item on about equally many boards. No boards if there are fewer items
 * than fields.
 */
export function dealBoards(count: number, fields: number, boards: number, seed: number): number[][] {
  if (count < fields) return []
  const random = seededRandom(seed)
  const used = Array.from({ length: count }, () => 0)
  const dealt: number[][] = []
  const seen = new Set<string>()
  for (let tries = 0; dealt.length < boards && tries < boards * 40; tries++) {
    // The least dealt items come first, in a new order each time; later attempts mix more.
    const loose = tries >= boards ? 2 : 0
    const order = shuffleList(
      used.map((_, place) => place),
      random,
    ).sort((a, b) => Math.max(0, (used[a] ?? 0) - loose) - Math.max(0, (used[b] ?? 0) - loose))
    const board = order.slice(0, fields)
    const placed = shuffleList(board, random)
    const key = tries < boards * 20 ? [...board].sort((a, b) => a - b).join() : placed.join()
    if (seen.has(key)) continue
    seen.add(key)
    for (const place of board) used[place] = (used[place] ?? 0) + 1
    dealt.push(placed)
  }
  return dealt
}
