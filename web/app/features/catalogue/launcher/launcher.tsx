import { m } from '#messages'
import gamesPicture from '../../../assets/empty/games.svg'
import type { Game } from '@marigold/contract'
import { ArrowLeft, Layers, Maximize, Minimize, Play } from 'lucide-react'
import { Link, NavLink } from 'react-router'
import { unescapeName } from '../../../platform/words/unescape-name.ts'
import { useSession, type Session } from '../../../platform/session/session.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { DisciplineMark, disciplines } from '../../../ui/tag.tsx'
import { gamePicture } from '../game-card.tsx'
import { playUrl } from '../game-names.ts'

type Code = (typeof disciplines)[number]['code']

/** Paths of the launchers: all games, and one per discipline. */
export const launchers: readonly { path: string; code: Code | null }[] = [
  { path: '/gameworkspace', code: null },
  { path: '/gameworkspace2', code: 'SLP' },
  { path: '/gameworkspace3', code: 'MIND' },
  { path: '/gameworkspace4', code: 'OT' },
]

/**
 * Returns the games that can be played now, because nothing that won't open should be shown in front of a client. Until
 * the user is known, all are returned and CSS hides subscription games from logged-out browsers.
 */
export function playableGames(games: readonly Game[], { status, active }: Pick<Session, 'status' | 'active'>): Game[] {
  return games.filter((game) => game.free || active || status === 'unknown' || status === 'loading')
}

function Tile({ game, from, first }: { game: Game; from: string; first: boolean }) {
  return (
    <li className={game.free ? undefined : 'plan-only'}>
      <Link className="launch-tile panel" to={playUrl(game)} state={{ launcher: from }}>
        <img src={gamePicture(game, 'land')} alt="" width="600" height="380" loading={first ? undefined : 'lazy'} />
        <span>
          <b>{unescapeName(game.game_name)}</b>
          <Icon of={Play} />
        </span>
      </Link>
    </li>
  )
}

function Kinds() {
  return (
    <nav className="launch-kinds" aria-label={m.ui_games()}>
      {launchers.map(({ path, code }) => (
        <NavLink key={path} to={path} end replace>
          {code ? <DisciplineMark code={code} /> : null}
          {code ?? m.ui_all_games()}
        </NavLink>
      ))}
    </nav>
  )
}

/** Large tiles of games for use in front of a client: no header, no prices, only games that open. */
export function Launcher(props: {
  path: string
  games: readonly Game[]
  fullScreen: { on: boolean; can: boolean; toggle: () => void }
}) {
  const session = useSession()
  const { fullScreen, path } = props
  const games = playableGames(props.games, session)
  return (
    <main className="min-h-[100dvh] pt-4 px-[clamp(14px,2.4vw,40px)] pb-10 bg-marigold-pale" id="main">
      <header className="launch-bar flex flex-wrap gap-3 items-center [&_h1]:flex-1 [&_h1]:text-heading max-sm:[&_h1]:flex-[0_0_100%] max-sm:[&_h1]:order-1 max-sm:[&_h1]:text-title min-[1600px]:[&_h1]:text-section">
        <Link className="launch-round" to="/speechtherapyhub_new" aria-label={m.catalogue_back_to_the_work_space()}>
          <Icon of={ArrowLeft} />
        </Link>
        <h1>{m.catalogue_what_should_we_play()}</h1>
        <Kinds />
        {session.active || session.newUser ? (
          <Link className="launch-cards" to="/therapycard">
            <Icon of={Layers} />
            {m.ui_cards()}
          </Link>
        ) : null}
        {fullScreen.can ? (
          <button
            type="button"
            className="launch-round"
            aria-label={fullScreen.on ? m.ui_leave_full_screen() : m.ui_full_screen()}
            onClick={fullScreen.toggle}
          >
            <Icon of={fullScreen.on ? Minimize : Maximize} />
          </button>
        ) : null}
      </header>
      {games.length === 0 ? (
        <EmptyState picture={gamesPicture}>{m.ui_no_games_available_at_the_moment()}</EmptyState>
      ) : (
        <ul className="launch-tiles" data-count={games.length}>
          {games.map((game, at) => (
            <Tile key={game.id} game={game} from={path} first={at < 6} />
          ))}
        </ul>
      )}
    </main>
  )
}
