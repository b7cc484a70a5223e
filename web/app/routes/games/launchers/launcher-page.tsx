import { AllGamesQuery, limits, type AllGames, type Game } from '@marigold/contract'
import { Launcher, launchers } from '../../../features/catalogue/launcher/launcher.tsx'
import { useFullScreen } from '../../../features/cards/viewer/use-full-screen.ts'

/** Returns a launcher's games, at most one page of the catalogue. */
export async function launcherGames(
  services: { allGames(query: AllGamesQuery): Promise<AllGames> },
  path: string,
): Promise<Game[]> {
  const code = launchers.find((one) => one.path === path)?.code
  const query = AllGamesQuery.parse({ categories: code ? [code] : [], per_page: limits.perPage.max })
  return (await services.allGames(query)).all_games
}

/** The launcher with a full-screen button. */
export function LauncherPage({ path, games }: { path: string; games: Game[] }) {
  const fullScreen = useFullScreen()
  return <Launcher path={path} games={games} fullScreen={fullScreen} />
}
