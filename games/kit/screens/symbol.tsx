import type { Player } from '@marigold/contract'
import { seatHex, symbolPaths } from '@marigold/device'

/** A player's symbol in their color, on a light disc. */
export function Badge({ player, size = 32 }: { player: Player; size?: number }) {
  return (
    <svg class="badge" width={size} height={size} viewBox="-6 -6 36 36" aria-hidden="true">
      <circle cx="12" cy="12" r="17" fill="#FFF9EF" />
      <path d={symbolPaths[player.symbol]} fill={seatHex(player.color)} />
    </svg>
  )
}
