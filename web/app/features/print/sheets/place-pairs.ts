/** Groups cards: single ones, and the two words of a minimal pair. */
function unitsOf<T>(cards: readonly T[], keyOf: (card: T) => string | null): T[][] {
  const units: T[][] = []
  for (const card of cards) {
    const last = units.at(-1)
    const before = last?.length === 1 ? last[0] : undefined
    if (last && before !== undefined && keyOf(card) !== null && keyOf(before) === keyOf(card)) last.push(card)
    else units.push([card])
  }
  return units
}

/**
 * Places a page's cards row by row, with the two words of a pair next to or below each other; null is an empty place. A
 * pair is split only if a full page leaves no other way.
 */
export function placePairs<T>(
  cards: readonly T[],
  keyOf: (card: T) => string | null,
  [columns, rows]: readonly [columns: number, rows: number],
): (T | null)[] {
  const places = Array.from({ length: columns * rows }, (): T | null => null)
  const units = unitsOf(cards, keyOf)
  let spare = places.length - cards.length
  for (const at of places.keys()) {
    if (places[at] !== null) continue
    const beside = (at + 1) % columns > 0 && places[at + 1] === null ? at + 1 : null
    const other = beside ?? (at + columns < places.length ? at + columns : null)
    const fitting = units.findIndex((unit) => unit.length === 1 || other !== null)
    const [unit] = fitting < 0 ? [] : units.splice(fitting, 1)
    if (unit) {
      const [first, second] = unit
      places[at] = first ?? null
      if (second !== undefined && other !== null) places[other] = second
    } else if (spare > 0) spare -= 1
    else places[at] = units[0]?.shift() ?? null
    if (units[0]?.length === 0) units.shift()
  }
  return places
}
