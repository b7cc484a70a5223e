import type { Game } from '@marigold/contract'
import { useLocation } from 'react-router'

/** Returns where the exit leads: to the launcher it was opened from, or to the game's page. */
export function exitPath(game: Pick<Game, 'un_zip_filename'>, state: unknown): string {
  const launcher = (state as { launcher?: unknown } | null)?.launcher
  if (typeof launcher === 'string' && /^\/gameworkspace[234]?$/.test(launcher)) return launcher
  return `/Gamedescription/${game.un_zip_filename}`
}

/** Returns `exitPath` for this page. */
export function useExitPath(game: Pick<Game, 'un_zip_filename'>): string {
  return exitPath(game, useLocation().state)
}
