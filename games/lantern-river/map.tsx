import { m } from '#messages'
import type { Player } from '@marigold/contract'
import { Badge } from '../kit/index.ts'
import { starPath } from './lantern.tsx'
import type { State } from './rules.ts'

/** The whole river at a glance: how far each lantern is, by color and symbol, and the lake as a star. */
export function RiverMap({ state, players, now }: { state: State; players: Player[]; now: Player }) {
  const place = (at: number) => 6 + (at / state.river.length) * 84
  const told = players.map((player, i) =>
    m.lantern_river_of({
      value: player.name || player.color,
      at: state.lanterns[i]?.at ?? 0,
      river: state.river.length,
    }),
  )
  return (
    <div class="map" role="img" aria-label={m.lantern_river_the_river({ join: told.join(', ') })}>
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
            left: `${place(state.lanterns[i]?.at ?? 0)}%`,
            zIndex: player.id === now.id ? 2 : 1,
            marginTop: player.id === now.id ? 0 : (i % 2) * 12 - 6,
          }}
        >
          <Badge player={player} size={player.id === now.id ? 36 : 26} />
        </span>
      ))}
    </div>
  )
}
