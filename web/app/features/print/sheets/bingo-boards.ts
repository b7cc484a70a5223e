import { randomFrom, shuffled } from '../shuffle.ts'

/**
 * Boards of places in a list of `count` things: no thing twice on a board, no two boards alike (with the same things
 * only when there are too few for others), and each thing on about as many boards as any other. With fewer things than
 * fields there is no board.
 */
export function dealBoards(count: number, fields: number, boards: number, seed: number): number[][] {
  if (count < fields) return []
  const random = randomFrom(seed)
  const used = Array.from({ length: count }, () => 0)
  const dealt: number[][] = []
  const seen = new Set<string>()
  for (let tries = 0; dealt.length < boards && tries < boards * 40; tries++) {
    // The ones that were dealt least come first, in a new order each time; later tries mix more.
    const loose = tries >= boards ? 2 : 0
    const order = shuffled(
      used.map((_, place) => place),
      random,
    ).sort((a, b) => Math.max(0, (used[a] ?? 0) - loose) - Math.max(0, (used[b] ?? 0) - loose))
    const board = order.slice(0, fields)
    const placed = shuffled(board, random)
    const key = tries < boards * 20 ? [...board].sort((a, b) => a - b).join() : placed.join()
    if (seen.has(key)) continue
    seen.add(key)
    for (const place of board) used[place] = (used[place] ?? 0) + 1
    dealt.push(placed)
  }
  return dealt
}
