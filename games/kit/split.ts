/**
 * Deals things around a table, so that each player knows one part: the owner of each thing, from `first` on. A seat that
 * gets nothing only listens and suggests.
 */
export const ownersOf = (things: number, seats: number, first: number): number[] =>
  Array.from({ length: things }, (_, at) => (first + at) % seats)
