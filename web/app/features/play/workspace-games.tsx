import { locale, m } from '#messages'
import { getRecentGames, type RecentGame } from '@marigold/contract'
import { ArrowRight } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import defaultCover from '../../assets/brand/default-cover.svg'
import { unescapeName } from '../../platform/words/unescape-name.ts'
import { useCall } from '../../platform/calls/query-client.ts'
import { Icon } from '../../ui/icon.tsx'
import { LoadFailed } from '../../ui/notice.tsx'
import { PlayTile } from '../../ui/play-tile.tsx'
import { TileSkeletons } from '../../ui/skeleton.tsx'

const most = 4
const tiles = 'grid grid-cols-[1fr_1fr] gap-y-5 gap-x-3.5 min-[600px]:grid-cols-4 min-[600px]:gap-4.5'
const day = 86_400_000
const midnight = (time: number) => new Date(time).setHours(0, 0, 0, 0)

/** Formats the day a game was played: 'Today', 'Yesterday', the weekday within a week, or the date. */
export function formatPlayedOn(at: number, now: number): string {
  const days = Math.round((midnight(now) - midnight(at)) / day)
  if (days <= 0) return m.ui_today()
  if (days === 1) return m.ui_yesterday()
  if (days < 7) return new Date(at).toLocaleDateString(locale, { weekday: 'long' })
  return new Date(at).toLocaleDateString(locale, { month: 'short', day: 'numeric' })
}

const pathOf = (slug: string) => `/game/${encodeURIComponent(slug)}`

function GameRow({ entry, now }: { entry: RecentGame; now: number }) {
  const { game } = entry
  const name = unescapeName(game.title || game.game_name)
  const address = `${pathOf(game.un_zip_filename)}?name=${encodeURIComponent(name)}`
  return (
    <li>
      <PlayTile
        to={address}
        picture={game.game_image_land ?? game.game_image ?? defaultCover}
        name={name}
        line={formatPlayedOn(Date.parse(entry.played_at), now)}
      />
    </li>
  )
}

/** A game to begin with. */
interface SuggestedGame {
  name: string
  to: string
  picture: string
}

/** In place of recent games, the games of the user's field. */
function NoneYet({ suggested }: { suggested: readonly SuggestedGame[] | null }) {
  return (
    <>
      <p className="mb-4 text-ink-2">{m.play_you_have_not_played_any_games()}</p>
      <ul className={tiles}>
        {suggested ? (
          suggested.slice(0, most).map(({ to, picture, name }) => (
            <li key={to}>
              <PlayTile {...{ to, picture, name }} />
            </li>
          ))
        ) : (
          <TileSkeletons count={most} ratio="8 / 5" />
        )}
      </ul>
    </>
  )
}

/** Recently played games; while there are few, games to try next complete the row. */
function RecentTiles(props: { recent: readonly RecentGame[]; suggested: readonly SuggestedGame[]; now: number }) {
  const recent = props.recent.slice(0, most)
  const played = new Set(recent.map(({ game }) => pathOf(game.un_zip_filename)))
  const next = props.suggested.filter(({ to }) => !played.has(to.split('?')[0] ?? '')).slice(0, most - recent.length)
  return (
    <ul className={tiles}>
      {recent.map((entry) => (
        <GameRow key={entry.game_id} entry={entry} now={props.now} />
      ))}
      {next.map(({ to, picture, name }) => (
        <li key={to}>
          <PlayTile {...{ to, picture, name }} line={m.play_try_next()} />
        </li>
      ))}
    </ul>
  )
}

/** The Workspace's games: recently played ones or, before the first, `suggested` ones, opened with one tap. */
export function WorkspaceGames({ token, suggested }: { token: string; suggested: readonly SuggestedGame[] | null }) {
  const games = useCall(getRecentGames, { who: token })
  const [now] = useState(() => Date.now())
  return (
    <section aria-labelledby="ws-games" aria-busy={games.isPending}>
      <div className="flex items-center justify-between gap-4 min-h-12 mb-3">
        <h2 id="ws-games">{m.play_recent_games()}</h2>
        <Link
          className="inline-flex items-center gap-2 min-h-12 font-semibold [text-decoration:underline] [text-underline-offset:4px]"
          to="/exploregames"
        >
          {m.ui_all_games()} <Icon of={ArrowRight} />
        </Link>
      </div>
      {games.isPending ? (
        <ul className={tiles}>
          <TileSkeletons count={most} ratio="8 / 5" />
        </ul>
      ) : null}
      {games.isError ? (
        <LoadFailed look="quiet" onRetry={games.refetch}>
          {m.play_we_couldnt_load_your_games()}
        </LoadFailed>
      ) : null}
      {games.data?.length === 0 ? <NoneYet suggested={suggested} /> : null}
      {games.data && games.data.length > 0 ? (
        <RecentTiles recent={games.data} suggested={suggested ?? []} now={now} />
      ) : null}
    </section>
  )
}
