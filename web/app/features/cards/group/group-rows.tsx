import { m } from '#messages'
import { PlayerRows } from '../../../players/player-rows.tsx'
import { playerName, type TablePlayer } from '../../../players/table.ts'
import { useTable } from '../../../players/table-store.ts'
import { useTherapySession } from '../../../caseload/session-store.ts'

const nobodys = { title: m.cards_cards_to_be_chosen(), line: '' }

/** What a player practices, in few words. */
export function goalOf(player: TablePlayer | undefined, shared: string | null): { title: string; line: string } {
  if (!player?.set) return shared === null ? nobodys : { title: shared, line: m.cards_everyones_cards() }
  const { title, line, only } = player.set
  return only === null ? { title, line } : { title: only, line: '' }
}

/** The players, each with the goal that their cards practice; a press on it changes the cards. */
export function GroupRows(props: { fallback?: number; shared: string | null; onChange: (seat: number) => void }) {
  const { players } = useTable(props.fallback)
  const { trials } = useTherapySession()
  const scored = new Set(trials.map((one) => one.seat))
  const detail = (seat: number) => {
    const { title, line } = goalOf(
      players.find((player) => player.seat === seat),
      props.shared,
    )
    return (
      <button type="button" className="own-goal" data-scan="3" onClick={() => props.onChange(seat)}>
        <span>
          <span className="sr-only">{m.cards_change_s_cards({ nameAt: playerName(players, seat) })} </span>
          <b>{title}</b>
          {line ? <small>{line}</small> : null}
        </span>
        <u aria-hidden>{m.ui_change()}</u>
      </button>
    )
  }
  return <PlayerRows fallback={props.fallback} scored={scored} detail={detail} />
}
