import type { Game, RecentGame } from '@marigold/contract'

interface Named {
  game: Pick<RecentGame['game'], 'un_zip_filename'>
}
type Known = Pick<Game, 'un_zip_filename' | 'free'>

/** Returns the file name of the last game that the user can still open, because a plan may have ended. */
export function lastPlayable(recent: readonly Named[], games: readonly Known[], active: boolean): string | undefined {
  const free = new Set(games.filter((game) => game.free).map((game) => game.un_zip_filename))
  return recent.map(({ game }) => game.un_zip_filename).find((name) => active || free.has(name))
}
