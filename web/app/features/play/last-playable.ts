import type { Game, RecentGame } from '@marigold/contract'

interface Named {
  game: Pick<RecentGame['game'], 'un_zip_filename'>
}
type Known = Pick<Game, 'un_zip_filename' | 'free'>

/** The file name of the newest game that opens for this person: a plan may have ended since they played. */
export function lastPlayable(recent: readonly Named[], games: readonly Known[], active: boolean): string | undefined {
  const free = new Set(games.filter((game) => game.free).map((game) => game.un_zip_filename))
  return recent.map(({ game }) => game.un_zip_filename).find((name) => active || free.has(name))
}
