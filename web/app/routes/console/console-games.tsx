import { m } from '#messages'
import { ConsolePage } from '../../console-page.tsx'
import { GamesSection } from '../../features/console/games/games-section.tsx'
import type { RouteHandle } from '../../route-handle.ts'

export const handle: RouteHandle = { startNow: true }

export const meta = () => [{ title: m.games_games_marigold() }, { name: 'robots', content: 'noindex' }]

export default function ConsoleGamesPage() {
  return <ConsolePage title={m.ui_games()} section={(token) => <GamesSection token={token} />} />
}
