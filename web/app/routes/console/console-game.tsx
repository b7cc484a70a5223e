import { m } from '#messages'
import { useParams } from 'react-router'
import { ConsolePage } from '../../console-page.tsx'
import { GamePage } from '../../features/catalogue/game-page.tsx'
import type { GamePreview } from '../../features/console/games/game-form.tsx'
import { GameSection } from '../../features/console/games/game-section.tsx'
import { NewGameSection } from '../../features/console/games/new-game-section.tsx'
import type { RouteHandle } from '../../route-handle.ts'

export const handle: RouteHandle = { startNow: true }

export const meta = () => [{ title: m.games_games_marigold() }, { name: 'robots', content: 'noindex' }]

const preview: GamePreview = (game, howToPlay) => <GamePage game={game} steps={howToPlay.map((steps) => ({ steps }))} />

export default function ConsoleGamePage() {
  const { id } = useParams()
  return (
    <ConsolePage
      section={(token) =>
        id === undefined ? (
          <NewGameSection token={token} preview={preview} />
        ) : (
          <GameSection key={id} id={Number(id)} token={token} preview={preview} />
        )
      }
    />
  )
}
