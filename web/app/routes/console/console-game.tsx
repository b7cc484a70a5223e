import { m } from '#messages'
import { useParams } from 'react-router'
import { ConsolePage } from '../../console-page.tsx'
import { GameSection } from '../../features/console/games/game-section.tsx'
import type { RouteHandle } from '../../route-handle.ts'

export const handle: RouteHandle = { startNow: true }

export const meta = () => [{ title: m.games_games_marigold() }, { name: 'robots', content: 'noindex' }]

export default function ConsoleGamePage() {
  const id = Number(useParams().id)
  return <ConsolePage section={(token) => <GameSection key={id} id={id} token={token} />} />
}
