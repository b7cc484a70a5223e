/**
 * Color and symbol of each seat, so that players can be told apart without color or names. The colors have a 4.5:1
 * contrast with white text.
 */
export const seats = [
  { id: 1, color: 'violet', symbol: 'star', hex: '#6B46C1' },
  { id: 2, color: 'teal', symbol: 'triangle', hex: '#0B7A75' },
  { id: 3, color: 'brown', symbol: 'diamond', hex: '#9A5200' },
  { id: 4, color: 'pink', symbol: 'circle', hex: '#B4306F' },
  { id: 5, color: 'blue', symbol: 'square', hex: '#1F5FBF' },
  { id: 6, color: 'green', symbol: 'heart', hex: '#1B7F4B' },
] as const

export type SeatColor = (typeof seats)[number]['color']
export type SeatSymbol = (typeof seats)[number]['symbol']

const found = (color: SeatColor) => seats.find((seat) => seat.color === color) ?? seats[0]

/** Returns a player's color as a CSS color. */
export const seatHex = (color: SeatColor): string => found(color).hex

/** Symbols as SVG paths in a 24 by 24 box. */
export const symbolPaths: Record<SeatSymbol, string> = {
  star: 'M12 1.8l3.1 6.6 7.1.9-5.2 5 1.3 7.1L12 17.9l-6.3 3.5L7 14.3 1.8 9.3l7.1-.9z',
  triangle: 'M12 3L22 20.5H2z',
  diamond: 'M12 1.5L21 12 12 22.5 3 12z',
  circle: 'M12 2.5a9.5 9.5 0 1 0 0 19a9.5 9.5 0 1 0 0-19z',
  square: 'M3.5 3.5h17v17h-17z',
  heart: 'M12 21C5 15.5 2 12.2 2 8.3A5.3 5.3 0 0 1 12 5.8a5.3 5.3 0 0 1 10 2.5c0 3.9-3 7.2-10 12.7z',
}
