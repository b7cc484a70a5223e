import { m } from '#messages'
import type { Player } from '@marigold/contract'
import { Badge } from '../kit/index.ts'
import { starPath } from './lantern.tsx'
import type { Shown } from './course.ts'
import type { State } from './rules.ts'

/** Shows the whole river with each player's progress. */
export function RiverMap({
  state,
  shown,
  players,
  now,
}: {
  state: State
  shown: Shown[]
  players: Player[]
  now: Player
}) {
  const place = (at: number) => 6 + (at / state.river.length) * 84
  const progress = players.map((player, i) =>
    m.lantern_river_player_bend_at_of_total({
      player: player.name || player.color,
      at: shown[i]?.at ?? 0,
      total: state.river.length,
      fireflies: shown[i]?.fireflies ?? 0,
    }),
  )
  return (
    <div class="map" role="img" aria-label={m.lantern_river_the_river({ players: progress.join(', ') })}>
      <svg viewBox="0 0 100 12" preserveAspectRatio="none" width="100%" height="100%">
        <path
          d="M5 6Q12 1 19 6T33 6T47 6T61 6T75 6T92 6"
          fill="none"
          stroke="#9fb4ff"
          stroke-width="1.1"
          stroke-linecap="round"
          vector-effect="non-scaling-stroke"
          style={{ strokeWidth: 4 }}
        />
      </svg>
      <svg class="flag" style={{ inset: '50% auto auto 95%' }} width="30" height="30" viewBox="-18 -18 36 36">
        <path d={starPath} fill="#ffe7a8" />
      </svg>
      {players.map((player, i) => (
        <span
          key={player.id}
          class="flag"
          style={{
            left: `${place(shown[i]?.at ?? 0)}%`,
            zIndex: player.id === now.id ? 2 : 1,
            // Players at the same place stay apart.
            marginLeft: (i - (players.length - 1) / 2) * 20,
          }}
        >
          <Badge player={player} size={player.id === now.id ? 36 : 26} />
        </span>
      ))}
    </div>
  )
}
