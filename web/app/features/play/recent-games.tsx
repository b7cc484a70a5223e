import { m } from '#messages'
import gamesPicture from '../../assets/empty/games.svg'
import { getRecentGames, type RecentGame } from '@marigold/contract'
import { Link } from 'react-router'
import emptyPicture from '../../assets/brand/sign.svg'
import { unescapeName } from '../../platform/words/unescape-name.ts'
import { useCall } from '../../platform/calls/query-client.ts'
import { LinkButton } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LoadFailed } from '../../ui/notice.tsx'
import { TileSkeletons } from '../../ui/skeleton.tsx'

/** Returns the first 15 characters and an ellipsis. */
export function truncate(text: string): string {
  return `${text.slice(0, 15)}…`
}

function RecentCard({ entry }: { entry: RecentGame }) {
  const { game } = entry
  const image = game.game_image
  return (
    <li>
      <Link className="recent" to={`/Gamedescription/${game.un_zip_filename}`}>
        <span className="recent-cover overflow-clip [aspect-ratio:3/4] mb-1.5 rounded-card bg-marigold-soft [box-shadow:var(--shadow)]">
          {<img src={image ?? emptyPicture} alt="" loading="lazy" />}
        </span>
        <b>{unescapeName(game.title || game.game_name)}</b>
        <span>{truncate(game.short_description)}</span>
      </Link>
    </li>
  )
}

/** The user's recently played games. */
export function RecentGames({ token }: { token: string }) {
  const games = useCall(getRecentGames, { who: token })
  return (
    <section
      className="recent-games pt-5.5 px-7 pb-7 panel rounded-large phone:py-5 phone:px-4.5"
      aria-labelledby="recent-games"
      aria-busy={games.isPending}
    >
      <h2 id="recent-games">{m.play_recently_played_games()}</h2>
      {games.isError ? <LoadFailed onRetry={games.refetch}>{m.play_we_couldnt_load_your_games()}</LoadFailed> : null}
      {games.data?.length === 0 ? (
        <EmptyState
          picture={gamesPicture}
          size="small"
          action={
            <LinkButton look="quiet" to="/exploregames">
              {m.play_view_all_games()}
            </LinkButton>
          }
        >
          {m.play_you_have_not_played_any_games()}
        </EmptyState>
      ) : null}
      <ul>
        {games.isPending ? <TileSkeletons count={4} ratio="3 / 4" /> : null}
        {games.data?.map((entry) => (
          <RecentCard key={entry.game_id} entry={entry} />
        ))}
      </ul>
    </section>
  )
}
