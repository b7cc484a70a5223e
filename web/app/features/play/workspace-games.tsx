import { m } from '#messages'
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
  if (days <= 0) return m.ui_today()
  if (days === 1) return m.ui_yesterday()
  if (days < 7) return new Date(at).toLocaleDateString(locale, { weekday: 'long' })
  return new Date(at).toLocaleDateString(locale, { month: 'short', day: 'numeric' })
}

function GameRow({ entry, now }: { entry: RecentGame; now: number }) {
  const { game } = entry
  const name = plainName(game.title || game.game_name)
  const address = `/game/${encodeURIComponent(game.un_zip_filename)}?name=${encodeURIComponent(name)}`
  return (
    <li>
      <Link
        className="grid gap-0.5 text-inherit no-underline [&_b]:text-[20px]/[1.2] [&_b]:font-semibold [&_b]:font-display [&_small]:text-[16px] [&_small]:text-ink-2"
        to={address}
      >
        <span className="ws-cover relative mb-2 forced-colors:[&_img]:[border:1px_solid_CanvasText]">
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
        <ul className="grid grid-cols-[1fr_1fr] gap-y-5 gap-x-3.5 min-[600px]:grid-cols-4 min-[600px]:gap-4.5">
          <TileSkeletons count={most} ratio="8 / 5" />
        </ul>
      ) : null}
      {games.isError ? (
        <Notice
          tone="bad"
          action={
            <Button size="small" look="quiet" onClick={() => void games.refetch()}>
              {m.ui_retry()}
            </Button>
          }
        >
          {m.play_we_couldnt_load_your_games()}
        </Notice>
      ) : null}
      {games.data?.length === 0 ? (
        <div className="ws-panel ws-none p-6">
          <p>{m.play_you_have_not_played_any_games()}</p>
          <LinkButton to="/exploregames" look="quiet">
            {m.play_view_all_games()}
          </LinkButton>
        </div>
      ) : null}
      {games.data && games.data.length > 0 ? (
        <ul className="grid grid-cols-[1fr_1fr] gap-y-5 gap-x-3.5 min-[600px]:grid-cols-4 min-[600px]:gap-4.5">
          {games.data.slice(0, most).map((entry) => (
            <GameRow key={entry.game_id} entry={entry} now={now} />
          ))}
        </ul>
      ) : null}
    </section>
  )
}
