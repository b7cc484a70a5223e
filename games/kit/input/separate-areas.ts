/** An area to press, CSS pixels of one and the same room. */
export interface PressArea {
  left: number
  top: number
  width: number
  height: number
}

interface Span {
  from: number
  to: number
}
const across = ({ left, width }: PressArea): Span => ({ from: left, to: left + width })
const down = ({ top, height }: PressArea): Span => ({ from: top, to: top + height })
const shared = (a: Span, b: Span): number => Math.min(a.to, b.to) - Math.max(a.from, b.from)

/** Where two areas part: in the middle of what they share, or so that the smaller one keeps `least`. */
function cutOf(first: Span, second: Span, least: number): number {
  const [from, to] = [Math.max(first.from, second.from), Math.min(first.to, second.to)]
  const middle = (from + to) / 2
  const room = Math.min(least, (second.to - first.from) / 2)
  return Math.min(to, Math.max(from, Math.max(first.from + room, Math.min(second.to - room, middle))))
}

/**
 * The same areas with no point in two of them, so that no press goes to a neighbor: those that overlap part where less of
 * them is lost. None becomes smaller than `least` as long as there is room.
 */
export function separateAreas<T extends PressArea>(areas: readonly T[], least = 44): T[] {
  const all = areas.map((area) => ({ ...area }))
  for (const [at, one] of all.entries())
    for (const other of all.slice(at + 1)) {
      const [wide, high] = [shared(across(one), across(other)), shared(down(one), down(other))]
      if (wide <= 0 || high <= 0) continue
      const sideways = wide <= high
      const span = sideways ? across : down
      const middle = (area: PressArea) => span(area).from + span(area).to
      const [first, second] = middle(one) <= middle(other) ? [one, other] : [other, one]
      const cut = cutOf(span(first), span(second), least)
      if (sideways) {
        first.width = cut - first.left
        second.width -= cut - second.left
        second.left = cut
      } else {
        first.height = cut - first.top
        second.height -= cut - second.top
        second.top = cut
      }
    }
  return all
}
