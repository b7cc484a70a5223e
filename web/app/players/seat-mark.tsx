import { seatHex, seats, symbolPaths } from '@marigold/device'

/** Returns a seat's color. */
export function seatColor(seat: number): string {
  return seatHex((seats.find((one) => one.id === seat) ?? seats[0]).color)
}

/** A player's symbol on the player's color. */
export function SeatMark({ seat }: { seat: number }) {
  const of = seats.find((one) => one.id === seat) ?? seats[0]
  return (
    <svg className="seat-mark" viewBox="0 0 40 40" aria-hidden="true">
      <circle cx="20" cy="20" r="20" fill={seatHex(of.color)} />
      <path d={symbolPaths[of.symbol]} fill="#fff" transform="translate(8 8)" />
    </svg>
  )
}
