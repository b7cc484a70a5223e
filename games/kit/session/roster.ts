import type { Player } from '@marigold/contract'
import { seats } from '@marigold/device'

/** A player without a name for each seat. */
export const defaultRoster: Player[] = seats.map(({ id, color, symbol }) => ({ id, name: '', color, symbol }))

/**
 * The players who can be seated. Where the player page has no group and no cards, the other seats are offered too, so
 * that a second player needs no setup there.
 */
export function rosterOf(players: readonly Player[], hasCards: boolean): Player[] {
  const isGroup = players.some(({ name, client }) => name !== '' || client !== undefined)
  if (isGroup || hasCards) return [...players]
  return [...players, ...defaultRoster.filter(({ id }) => players.every((player) => player.id !== id))]
}
