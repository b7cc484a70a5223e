import { m } from '#messages'
import { limits } from '@marigold/contract'
import { Plus, Undo2, X } from 'lucide-react'
import { useId, type ReactNode } from 'react'
import { SeatMark } from './seat-mark.tsx'
import {
  freeSeat,
  looksLikeFullName,
  playerName,
  activePlayers,
  updatePlayer,
  addPlayer,
  removePlayer,
  type Table,
  type TablePlayer,
} from './table.ts'
import { changeTable, useTable } from './table-store.ts'

const noSeats: ReadonlySet<number> = new Set()

export interface PlayerRowsProps {
  /** Number of players until the user sets one. */
  fallback?: number
  /** Seats with trials in this session; they are kept when their players leave. */
  scored?: ReadonlySet<number>
  /** Content below a player's name. */
  detail?: (seat: number) => ReactNode
}

function Row(props: {
  player: TablePlayer
  alone: boolean
  onPlayers: (change: (now: Table) => Table) => void
  scored: ReadonlySet<number>
  detail: ReactNode
}) {
  const { player, onPlayers, scored } = props
  const { seat } = player
  const called = playerName([], seat)
  return (
    <li>
      <SeatMark seat={seat} />
      <input
        type="text"
        aria-label={m.players_name_or_initials_of_the_player({ called })}
        placeholder={called}
        maxLength={24}
        autoComplete="off"
        // The trials are a client's by id: another name here would file them under the wrong client.
        readOnly={player.client !== undefined}
        value={player.name}
        onChange={(event) => {
          const name = event.target.value
          onPlayers((now) => ({ ...now, players: updatePlayer(now.players, seat, { name }) }))
        }}
      />
      {props.detail ? <div className="player-detail">{props.detail}</div> : null}
      {props.alone ? null : (
        <button
          type="button"
          className="size-12 grid place-items-center border-0 rounded-[14px] [background:none] text-inherit"
          data-scan="4"
          aria-label={m.players_remove({ nameAt: playerName([player], seat) })}
          onClick={() => onPlayers((now) => ({ ...now, players: removePlayer(now.players, seat, scored) }))}
        >
          <X aria-hidden />
        </button>
      )}
    </li>
  )
}

function Keep({ keep, onKeep }: { keep: boolean; onKeep: (keep: boolean) => void }) {
  const id = useId()
  return (
    <div className="players-keep">
      <span id={id}>
        <b>{m.players_save_this_group_on_this_device()}</b>
        <small>{m.players_off_the_group_is_forgotten_when()}</small>
      </span>
      <button
        type="button"
        role="switch"
        className="setting-switch"
        data-scan="4"
        aria-checked={keep}
        aria-labelledby={id}
        onClick={() => onKeep(!keep)}
      />
    </div>
  )
}

/** Edits the players by initials. They can join, leave, and come back at any time. */
export function PlayerRows({ fallback = 1, scored = noSeats, detail }: PlayerRowsProps) {
  const { players, keep } = useTable(fallback)
  const onPlayers = (change: (now: Table) => Table) => changeTable(change, fallback)
  const active = activePlayers(players)
  const away = players.filter((player) => player.away)
  const canJoin = active.length < limits.players && freeSeat(players) !== null
  return (
    <div className="players [container-type:inline-size]">
      <ul>
        {active.map((player) => (
          <Row
            key={player.seat}
            player={player}
            alone={active.length === 1}
            onPlayers={onPlayers}
            scored={scored}
            detail={detail?.(player.seat)}
          />
        ))}
      </ul>
      {players.some((player) => looksLikeFullName(player.name)) ? (
        <p className="mt-2 mx-0 mb-0 text-marigold-text" role="status">
          {m.ui_that_looks_like_a_full_name()}
        </p>
      ) : null}
      <div className="flex flex-wrap gap-y-0 gap-x-3">
        {canJoin ? (
          <button
            type="button"
            className="players-add"
            data-scan="4"
            onClick={() => onPlayers((now) => ({ ...now, players: addPlayer(now.players) }))}
          >
            <Plus aria-hidden />
            {m.players_add_a_player()}
          </button>
        ) : null}
        {away.map(({ seat }) => (
          <button
            key={seat}
            type="button"
            className="players-add"
            data-scan="4"
            onClick={() => onPlayers((now) => ({ ...now, players: updatePlayer(now.players, seat, { away: false }) }))}
          >
            <Undo2 aria-hidden />
            {m.ui_restore()} <SeatMark seat={seat} /> {playerName(players, seat)}
          </button>
        ))}
      </div>
      {active.length > 1 ? <Keep keep={keep} onKeep={(next) => onPlayers((now) => ({ ...now, keep: next }))} /> : null}
    </div>
  )
}
