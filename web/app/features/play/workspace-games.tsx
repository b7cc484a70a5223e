import { getRecentGames, type RecentGame } from '@marigold/contract'
import { ArrowRight, Play } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import defaultCover from '../../assets/brand/default-cover.svg'
import { plainName } from '../../platform/words/plain-name.ts'
import { useCall } from '../../platform/calls/query-client.ts'
import { Button, LinkButton } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Notice } from '../../ui/notice.tsx'
import { TileSkeletons } from '../../ui/skeleton.tsx'

const most = 4
const day = 86_400_000
const midnight = (time: number) => new Date(time).setHours(0, 0, 0, 0)

/** The day a game was played: 'Today', 'Yesterday', within a week its name, else the date. */
export function playedOn(at: number, now: number, locale?: string): string {
  const days = Math.round((midnight(now) - midnight(at)) / day)
  if (days <= 0) return 'Today'
  if (days === 1) return 'Yesterday'
  if (days < 7) return new Date(at).toLocaleDateString(locale, { weekday: 'long' })
  return new Date(at).toLocaleDateString(locale, { month: 'short', day: 'numeric' })
}

function GameRow({ entry, now }: { entry: RecentGame; now: number }) {
  const { game } = entry
  const name = plainName(game.title || game.game_name)
  const address = `/game/${encodeURIComponent(game.un_zip_filename)}?name=${encodeURIComponent(name)}`
  return (
    <li>
      <Link className="ws-game" to={address}>
        <span className="ws-cover">
          <img src={game.game_image_land ?? game.game_image ?? defaultCover} alt="" />
          <span className="ws-go" aria-hidden>
            <Icon of={Play} />
          </span>
        </span>
        <b>{name}</b>
        <small>{playedOn(Date.parse(entry.played_at), now)}</small>
      </Link>
    </li>
  )
}

/** The games of the Workspace: those played last, each opened by one touch. */
export function WorkspaceGames({ token }: { token: string }) {
  const games = useCall(getRecentGames, { who: token })
  const [now] = useState(() => Date.now())
  return (
    <section aria-labelledby="ws-games" aria-busy={games.isPending}>
      <div className="ws-head">
        <h2 id="ws-games">Recent games</h2>
        <Link className="ws-more" to="/exploregames">
          All Games <Icon of={ArrowRight} />
        </Link>
      </div>
      {games.isPending ? (
        <ul className="ws-games">
          <TileSkeletons count={most} ratio="8 / 5" />
        </ul>
      ) : null}
      {games.isError ? (
        <Notice
          tone="bad"
          action={
            <Button size="small" look="quiet" onClick={() => void games.refetch()}>
              Retry
            </Button>
          }
        >
          Your games could not be loaded.
        </Notice>
      ) : null}
      {games.data?.length === 0 ? (
        <div className="ws-panel ws-none">
          <p>You have not played any games yet!</p>
          <LinkButton to="/exploregames" look="quiet">
            View all games
          </LinkButton>
        </div>
      ) : null}
      {games.data && games.data.length > 0 ? (
        <ul className="ws-games">
          {games.data.slice(0, most).map((entry) => (
            <GameRow key={entry.game_id} entry={entry} now={now} />
          ))}
        </ul>
      ) : null}
    </section>
  )
}
