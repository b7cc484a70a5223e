import { limits } from '@marigold/contract'
import { seatHex, seatName, symbolPaths, type SeatColor, type SeatSymbol } from '@marigold/device'
import { Minus, Plus } from 'lucide-react'
import { seated, trialChoices, type Table } from './roster.ts'

/** A player's symbol on their colour. */
export function PlayerMark({ color, symbol }: { color: SeatColor; symbol: SeatSymbol }) {
  return (
    <svg className="player-mark" viewBox="-6 -6 36 36" aria-hidden="true">
      <circle cx="12" cy="12" r="18" fill={seatHex(color)} />
      <path d={symbolPaths[symbol]} fill="var(--paper)" transform="translate(12 12) scale(.78) translate(-12 -12)" />
    </svg>
  )
}

export interface TablePanelProps {
  table: Table
  onTable: (table: Table) => void
  /** Cards can open between turns only in a game with turns. */
  turns: boolean
  hasDeck: boolean
}

/** Who sits at the table, and how many cards open after each turn. */
export function TablePanel({ table, onTable, turns, hasDeck }: TablePanelProps) {
  const { players } = table
  const seat = (count: number) => onTable({ ...table, players: seated(players, count) })
  const rename = (id: number, name: string) =>
    onTable({ ...table, players: players.map((player) => (player.id === id ? { ...player, name } : player)) })
  return (
    <section className="table-panel" aria-label="Players">
      <h3>Players</h3>
      <ul className="table-players">
        {players.map((player) => (
          <li key={player.id}>
            <PlayerMark color={player.color} symbol={player.symbol} />
            <input
              value={player.name}
              maxLength={24}
              placeholder={seatName({ ...player, name: '' })}
              aria-label={`Name of the ${seatName({ ...player, name: '' })} player`}
              autoComplete="off"
              onChange={(event) => rename(player.id, event.target.value)}
            />
          </li>
        ))}
      </ul>
      <div className="table-count">
        <button
          type="button"
          aria-label="One player less"
          disabled={players.length === 1}
          onClick={() => seat(players.length - 1)}
        >
          <Minus aria-hidden />
        </button>
        <span role="status">{players.length === 1 ? '1 player' : `${players.length} players`}</span>
        <button
          type="button"
          aria-label="One player more"
          disabled={players.length === limits.players}
          onClick={() => seat(players.length + 1)}
        >
          <Plus aria-hidden />
        </button>
      </div>
      <p className="table-hint">Initials are enough. They stay on this device.</p>
      {turns ? (
        <label className="table-trials">
          <span>
            <b>Open cards at each turn</b>
            <small>{hasDeck ? 'The game goes on by itself afterwards.' : 'Begins once cards are chosen.'}</small>
          </span>
          <select
            value={table.trialsPerTurn}
            onChange={(event) => onTable({ ...table, trialsPerTurn: Number(event.target.value) })}
          >
            {trialChoices.map((count) => (
              <option key={count} value={count}>
                {count === 0 ? 'Off' : count === 1 ? '1 try' : `${count} tries`}
              </option>
            ))}
          </select>
        </label>
      ) : null}
    </section>
  )
}
