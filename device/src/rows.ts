/** Where something stands on the screen, in pixels. */
export interface Standing {
  top: number
  bottom: number
  left: number
}

/** Sorts things into rows as an eye sees them: those whose middles lie within one another's height, each row from left to right. */
export function inRows<T>(things: readonly T[], standing: (thing: T) => Standing): T[][] {
  const placed = things.map((thing) => ({ thing, ...standing(thing) })).sort((a, b) => a.top - b.top)
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
