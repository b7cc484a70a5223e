import { m } from '#messages'
import gamesPicture from '../../assets/empty/games.svg'
import { LinkButton } from '../../ui/button.tsx'
import { getRecentGames, type Game } from '@marigold/contract'
import { Mic, Pause, Play } from 'lucide-react'
import { Link, Navigate } from 'react-router'
import { useCall } from '../../platform/calls/query-client.ts'
import { useSession } from '../../platform/session/session.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { GameFrame } from './game-frame.tsx'
import { unescapeName } from '../../platform/words/unescape-name.ts'
import { PrintSheet } from './outputs.tsx'
import { useShimStorage } from './shim-storage.ts'
import { saveKey } from './saves.ts'
import { useGameHost } from './use-game-host.ts'
import { usePlayAccess } from './use-play-access.ts'
import { usePlayUrl } from './use-play-url.ts'
import { lastPlayable } from './last-playable.ts'

/** A game with a button that pauses and resumes it. */
export function EmbeddedGame({ game }: { game: Game }) {
  const session = useSession()
  const play = usePlayUrl(game, session)
  const { settled, userId } = usePlayAccess(session)
  const saveAs = saveKey(userId, game.un_zip_filename)
  const shimStorage = useShimStorage(settled ? saveAs : null)
  const host = useGameHost({ saveAs, game: game.un_zip_filename, eligible: false })
  const paused = host.phase !== 'playing'
  if (play.state === 'refused') return <Navigate to={`/Gamedescription/${game.un_zip_filename}`} replace />
  return (
    <div className="grid gap-4 max-w-360 my-0 mx-auto pt-5 px-(--gutter) pb-12">
      <div className="flex flex-wrap items-center gap-y-2 gap-x-6 [&_h1]:flex-1 [&_h1]:text-heading">
        <h1>{unescapeName(game.title || game.game_name)}</h1>
        <Link className="link" to="/games/in?choose=1">
          {m.play_other_games()}
        </Link>
        {host.microphone.on ? (
          <Button look="quiet" onClick={host.microphone.forbid}>
            <Mic aria-hidden size={20} />
            {m.play_stop_listening()}
          </Button>
        ) : null}
        <Button onClick={paused ? host.resumeNow : () => host.openMenu()} disabled={play.state !== 'ready'}>
          {paused ? <Play aria-hidden size={20} /> : <Pause aria-hidden size={20} />}
          {paused ? m.play_resume() : m.play_pause()}
        </Button>
      </div>
      {play.state === 'lost' ? (
        <Notice tone="bad" action={<Button onClick={play.retry}>{m.ui_try_again()}</Button>}>
          {m.play_the_connection_was_lost_saved_games()}
        </Notice>
      ) : null}
      <div className="relative h-[min(72vh,62vw)] min-h-105 grid place-items-center overflow-clip rounded-large bg-marigold-soft portrait:h-[78dvh]">
        {play.state === 'ready' && shimStorage !== null ? (
          <GameFrame
            attach={host.attach}
            url={play.url}
            name={game.game_name}
            kept={shimStorage}
            onLoad={host.loaded}
          />
        ) : play.state === 'waiting' || play.state === 'ready' ? (
          <Spinner label={m.play_opening_the_game()} />
        ) : null}
      </div>
      <p className="player-said" role="status">
        {host.outputs.said}
      </p>
      {host.outputs.printing ? <PrintSheet picture={host.outputs.printing} onDone={host.outputs.printed} /> : null}
    </div>
  )
}

/** Without a game in the URL: the last game the user can play, or a choice of games. */
export function GameChooser({ games, mayResume }: { games: readonly Game[]; mayResume: boolean }) {
  const session = useSession()
  const asks = mayResume && session.token !== null
  const recent = useCall(getRecentGames, { who: session.token, enabled: asks })
  const settled = session.status !== 'unknown' && session.status !== 'loading'
  const last = asks && settled ? lastPlayable(recent.data ?? [], games, session.active) : undefined
  if (last) return <Navigate to={`/games/in?game=${encodeURIComponent(last)}`} replace />
  return (
    <div className="wrap sec">
      <h1>{m.play_choose_a_game()}</h1>
      {games.length === 0 ? (
        <EmptyState
          picture={gamesPicture}
          action={
            <LinkButton to="/therapycard" look="quiet">
              {m.ui_choose_cards()}
            </LinkButton>
          }
        >
          {m.ui_no_games_available_at_the_moment()}
        </EmptyState>
      ) : null}
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(170px,1fr))] gap-y-6 gap-x-5 mt-7">
        {games.map((game) => (
          <li key={game.id}>
            <Link className="recent" to={`/games/in?game=${encodeURIComponent(game.un_zip_filename)}`}>
              <span className="recent-cover overflow-clip [aspect-ratio:3/4] mb-1.5 rounded-card bg-marigold-soft [box-shadow:var(--shadow)]">
                {game.game_image ? <img src={game.game_image} alt="" loading="lazy" /> : null}
              </span>
              <b>{unescapeName(game.title || game.game_name)}</b>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}
