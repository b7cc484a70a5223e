import type { Game } from '@marigold/contract'
import { useLocation } from 'react-router'

/** Where the player's way out leads: back to the launcher that it was opened from, else to the game's page. */
export function wayOut(game: Pick<Game, 'un_zip_filename'>, state: unknown): string {
  const launcher = (state as { launcher?: unknown } | null)?.launcher
  if (typeof launcher === 'string' && /^\/gameworkspace[234]?$/.test(launcher)) return launcher
  return `/Gamedescription/${game.un_zip_filename}`
}

/** `wayOut` of this page. */
export function useWayOut(game: Pick<Game, 'un_zip_filename'>): string {
  return wayOut(game, useLocation().state)
}
