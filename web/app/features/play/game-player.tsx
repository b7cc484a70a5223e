import { m } from '#messages'
import type { Game } from '@marigold/contract'
import { Navigate } from 'react-router'
import { useSession } from '../../platform/session/session.ts'
import { Button, LinkButton } from '../../ui/button.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { useKept } from './kept-things.ts'
import { Playing, type GamePlayerProps } from './playing.tsx'
import { saveKey } from './saves.ts'
import { usePlayUrl } from './use-play-url.ts'
import { useStanding } from './use-standing.ts'
import { useWayOut } from './way-out.ts'

function Lost({ onRetry, game }: { onRetry: () => void; game: Game }) {
  return (
    <main
      className="player-note min-h-[100dvh] grid place-content-center justify-items-center gap-4 p-6 bg-cream text-center text-[19px]"
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

/** A game on the whole screen, with the cards' overlay for those who may use it. */
export function GamePlayer(props: GamePlayerProps) {
  const { game } = props
  const session = useSession()
  const play = usePlayUrl(game, session)
  const { settled, person, eligible } = useStanding(session)
  const saveAs = saveKey(person, game.un_zip_filename)
  const kept = useKept(settled ? saveAs : null)
  const leaveTo = useWayOut(game)
  if (play.state === 'refused') return <Navigate to={`/Gamedescription/${game.un_zip_filename}`} replace />
  if (play.state === 'lost') return <Lost onRetry={play.retry} game={game} />
  if (play.state === 'waiting' || !settled || kept === null) {
    return (
      <main
        className="player-note min-h-[100dvh] grid place-content-center justify-items-center gap-4 p-6 bg-cream text-center text-[19px]"
        id="main"
      >
        <Spinner label={m.play_opening({ name: props.name })} />
      </main>
    )
  }
  const signedOut = person !== null && session.status === 'visitor'
  return (
    <Playing
      {...props}
      signedOut={signedOut}
      url={play.url}
      kept={kept}
      saveAs={saveAs}
      eligible={eligible}
      leaveTo={leaveTo}
    />
  )
}
