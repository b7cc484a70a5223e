import { m } from '#messages'
import type { Game } from '@marigold/contract'
import { Navigate } from 'react-router'
import { useSession } from '../../platform/session/session.ts'
import { Button, LinkButton } from '../../ui/button.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { useShimStorage } from './shim-storage.ts'
import { ActiveGame, type GamePlayerProps } from './active-game.tsx'
import { saveKey } from './saves.ts'
import { usePlayUrl } from './use-play-url.ts'
import { usePlayAccess } from './use-play-access.ts'
import { useExitPath } from './exit-path.ts'

function Lost({ onRetry, game }: { onRetry: () => void; game: Game }) {
  return (
    <main
      className="player-note min-h-[100dvh] grid place-content-center justify-items-center gap-4 p-6 bg-cream text-center text-lead"
      id="main"
    >
      <h1>{m.play_we_couldnt_reach_the_game()}</h1>
      <p>{m.play_the_connection_was_lost_your_saved()}</p>
      <div>
        <Button onClick={onRetry}>{m.ui_try_again()}</Button>
        <LinkButton look="quiet" to={`/Gamedescription/${game.un_zip_filename}`}>
          {m.play_back_to_the_games_page()}
        </LinkButton>
      </div>
    </main>
  )
}

/** Full-screen game player, with the cards overlay for users who have cards. */
export function GamePlayer(props: GamePlayerProps) {
  const { game } = props
  const session = useSession()
  const play = usePlayUrl(game, session)
  const { settled, userId, eligible } = usePlayAccess(session)
  const saveAs = saveKey(userId, game.un_zip_filename)
  const shimStorage = useShimStorage(settled ? saveAs : null)
  const leaveTo = useExitPath(game)
  if (play.state === 'refused') return <Navigate to={`/Gamedescription/${game.un_zip_filename}`} replace />
  if (play.state === 'lost') return <Lost onRetry={play.retry} game={game} />
  if (play.state === 'waiting' || !settled || shimStorage === null) {
    return (
      <main
        className="player-note min-h-[100dvh] grid place-content-center justify-items-center gap-4 p-6 bg-cream text-center text-lead"
        id="main"
      >
        <Spinner label={m.play_opening({ name: props.name })} />
      </main>
    )
  }
  const loggedOut = userId !== null && session.status === 'visitor'
  return (
    <ActiveGame
      {...props}
      loggedOut={loggedOut}
      url={play.url}
      kept={shimStorage}
      saveAs={saveAs}
      eligible={eligible}
      leaveTo={leaveTo}
    />
  )
}
