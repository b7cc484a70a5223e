import { AllGamesQuery, limits, type AllGames, type Game } from '@marigold/contract'
import { Launcher, launchers } from '../../../features/catalogue/launcher/launcher.tsx'
import { useFullScreen } from '../../../features/cards/viewer/use-full-screen.ts'

/** The games of a launcher, as many as one page of the catalogue holds. */
export async function launcherGames(
  services: { allGames(query: AllGamesQuery): Promise<AllGames> },
  path: string,
): Promise<Game[]> {
  const code = launchers.find((one) => one.path === path)?.code
  const query = AllGamesQuery.parse({ categories: code ? [code] : [], per_page: limits.perPage.max })
  return (await services.allGames(query)).all_games
}

/** The launcher with the browser's full screen. */
export function LauncherPage({ path, games }: { path: string; games: Game[] }) {
  const fullScreen = useFullScreen()
  return <Launcher path={path} games={games} fullScreen={fullScreen} />
}
