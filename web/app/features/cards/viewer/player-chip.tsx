import { m } from '#messages'
import { ChevronRight } from 'lucide-react'
import { memo } from 'react'
import { SeatMark } from '../../../players/seat-mark.tsx'
import { playerName, nextSeat, activePlayers, currentSeat } from '../../../players/table.ts'
import { useTable } from '../../../players/table-store.ts'
import { changeSession, useTherapySession } from '../../../caseload/session-store.ts'

/** Shows whose turn it is and who is next, by name and symbol; a tap starts the next turn. Hidden for one player. */
export const PlayerChip = memo(function PlayerChip() {
  const { players } = useTable()
  const { seat: asked } = useTherapySession()
  if (activePlayers(players).length < 2) return null
  const seat = currentSeat(players, asked)
  const next = nextSeat(players, seat)
  return (
    <button
      type="button"
      className="player-chip"
      data-scan="4.5"
      onClick={() => changeSession((now) => ({ ...now, seat: next }))}
    >
      <SeatMark seat={seat} />
      <span className="player-now min-w-0 [&_b]:block [&_b]:[font:650_var(--type-body)_/_1.15_var(--text)] [&_b]:overflow-hidden [&_b]:text-ellipsis [&_b]:whitespace-nowrap">
        <b>{playerName(players, seat)}</b>
        <small>
          {m.cards_next_2()} <SeatMark seat={next} /> {playerName(players, next)}
        </small>
      </span>
      <ChevronRight aria-hidden className="play-icon" />
      <span className="sr-only"> {m.cards_pass_to_the_next_player()}</span>
    </button>
  )
})
