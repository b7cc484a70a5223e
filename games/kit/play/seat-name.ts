import { m } from '#messages'
import type { SeatColor } from '@marigold/device'

/** Returns a player's name, or the name of their color if they have none. */
export const seatName = (player: { name: string; color: SeatColor }): string =>
  player.name.trim() || m.kit_seat_color({ color: player.color })
