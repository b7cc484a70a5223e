/**
 * Returns the seat of a circle that is asked next: the one with the fewest turns, so that everyone is asked before anyone
 * is asked twice, and of those the first after `after`. `except` isn't asked; null if that leaves nobody. Passing counts
 * as a turn, because a pass is as good.
 */
export function nextInCircle(turns: readonly number[], after: number, except?: number): number | null {
  const seats = turns.map((_, step) => (after + 1 + step) % turns.length).filter((seat) => seat !== except)
  const fewest = Math.min(...seats.map((seat) => turns[seat] ?? 0))
  return seats.find((seat) => turns[seat] === fewest) ?? null
}
