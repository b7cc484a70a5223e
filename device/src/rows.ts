/** Position on the screen, in pixels. */
export interface ScreenBounds {
  top: number
  bottom: number
  left: number
}

/**
 * Sorts items into visual rows, each from left to right: two items share a row if their vertical middles fall within
 * each other.
 */
export function inRows<T>(things: readonly T[], bounds: (thing: T) => ScreenBounds): T[][] {
  const placed = things.map((thing) => ({ thing, ...bounds(thing) })).sort((a, b) => a.top - b.top)
  const rows: (typeof placed)[] = []
  for (const one of placed) {
    const row = rows.at(-1)
    const lead = row?.[0]
    const middle = (one.top + one.bottom) / 2
    if (row && lead && middle < lead.bottom && one.top < (lead.top + lead.bottom) / 2) row.push(one)
    else rows.push([one])
  }
  return rows.map((row) => row.sort((a, b) => a.left - b.left).map(({ thing }) => thing))
}
