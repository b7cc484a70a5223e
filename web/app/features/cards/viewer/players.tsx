import { seatHex, seats, symbolPaths } from '@marigold/device'
import { ChevronRight, Plus, X } from 'lucide-react'
import { changeSitting, nextSeat, useSitting } from './tally/sitting.ts'
import { looksLikeFullName, playerName } from './tally/summary.ts'

/** A player's symbol on the player's color. */
export function SeatMark({ seat }: { seat: number }) {
  const of = seats.find((one) => one.id === seat) ?? seats[0]
  return (
    <svg className="seat-mark" viewBox="0 0 40 40" aria-hidden="true">
      <circle cx="20" cy="20" r="20" fill={seatHex(of.color)} />
      <path d={symbolPaths[of.symbol]} fill="#fff" transform="translate(8 8)" />
    </svg>
  )
}

/** Whose turn it is and who is next, by name and symbol; a press is the next one's turn. Absent for one player. */
export function PlayerChip() {
  const sitting = useSitting()
  if (sitting.names.length < 2) return null
  const next = nextSeat(sitting)
  return (
    <button
      type="button"
      className="player-chip"
      data-scan="4.5"
      onClick={() => changeSitting((now) => ({ ...now, seat: nextSeat(now) }))}
    >
      <SeatMark seat={sitting.seat} />
      <span className="player-now">
        <b>{playerName(sitting, sitting.seat)}</b>
        <small>
          next: <SeatMark seat={next} /> {playerName(sitting, next)}
        </small>
      </span>
      <ChevronRight aria-hidden className="play-icon" />
      <span className="sr-only"> Next player</span>
    </button>
  )
}

/** The players of this sitting: initials are enough, and they stay on this device. */
export function PlayerList() {
  const { names } = useSitting()
  const setNames = (next: readonly string[]) =>
    changeSitting((now) => ({ ...now, names: next, seat: Math.min(now.seat, next.length) }))
  const full = names.some(looksLikeFullName)
  return (
    <div className="players">
      <ul>
        {names.map((name, place) => (
          <li key={place}>
            <SeatMark seat={place + 1} />
            <input
              type="text"
              aria-label={`Name or initials of player ${place + 1}`}
              placeholder={playerName({ names: [] }, place + 1)}
              maxLength={24}
              autoComplete="off"
              value={name}
              onChange={(event) => setNames(names.map((one, at) => (at === place ? event.target.value : one)))}
            />
            {names.length > 1 && place === names.length - 1 ? (
              <button
                type="button"
                className="icon-btn"
                aria-label={`Remove player ${place + 1}`}
                onClick={() => setNames(names.slice(0, -1))}
              >
                <X aria-hidden className="play-icon" />
              </button>
            ) : null}
          </li>
        ))}
      </ul>
      {full ? (
        <p className="players-hint" role="status">
          That looks like a full name. Initials or a code are enough.
        </p>
      ) : null}
      {names.length < seats.length ? (
        <button type="button" className="players-add" onClick={() => setNames([...names, ''])}>
          <Plus aria-hidden className="play-icon" />
          Add a player
        </button>
      ) : null}
    </div>
  )
}
