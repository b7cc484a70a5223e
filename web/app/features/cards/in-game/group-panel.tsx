import { m } from '#messages'
import { ClipboardList } from 'lucide-react'
import { useState } from 'react'
import { LoadFailed } from '../../../ui/notice.tsx'
import { trialChoices } from '../../../players/table.ts'
import { changeTable, useTable } from '../../../players/table-store.ts'
import { GroupRows } from '../group/group-rows.tsx'
import { Toggle } from '../viewer/settings/setting-rows.tsx'
import { SummaryDialog } from '../tally/summary/summary-dialog.tsx'

export interface GroupPanelProps {
  usual: number
  /** What players without their own cards practice; null if nothing. */
  shared: string | null
  /** Cards open at turns: not in games without turns, or that practice the cards themselves. */
  turns: boolean
  hasDeck: boolean
  /** Some player's own cards couldn't be loaded. */
  failed: boolean
  onRetry: () => void
  onChange: (seat: number) => void
}

function TrialsChoice({ usual, hasDeck }: { usual: number; hasDeck: boolean }) {
  const { trialsPerTurn } = useTable(usual)
  const choose = (text: string) =>
    changeTable(
      (now) => ({ ...now, trialsPerTurn: trialChoices.find((one) => String(one) === text) ?? now.trialsPerTurn }),
      usual,
    )
  return (
    <label className="table-trials flex items-center justify-between gap-3 [&_b]:block [&_b]:font-semibold [&_b]:leading-[1.3] [&_small]:text-small [&_small]:text-ink-2">
      <span>
        <b>{m.cards_open_cards_at_each_turn()}</b>
        <small>
          {hasDeck ? m.cards_the_game_continues_by_itself_afterward() : m.cards_starts_once_cards_are_chosen()}
        </small>
      </span>
      <select data-scan="4" value={trialsPerTurn} onChange={(event) => choose(event.target.value)}>
        {trialChoices.map((count) => (
          <option key={count} value={count}>
            {count === 0 ? m.cards_off() : m.cards_tries({ count })}
          </option>
        ))}
      </select>
    </label>
  )
}

/** Shows who plays, each with their own cards, the number of cards per turn, and the tally. */
export function GroupPanel(props: GroupPanelProps) {
  const [summed, setSummed] = useState(false)
  return (
    <div className="group-panel flex flex-col gap-3">
      <h3>{m.cards_each_players_cards()}</h3>
      <GroupRows fallback={props.usual} shared={props.shared} onChange={props.onChange} />
      {props.failed ? (
        <LoadFailed onRetry={props.onRetry}>{m.cards_some_cards_couldnt_be_loaded_until()}</LoadFailed>
      ) : null}
      {props.turns ? <TrialsChoice usual={props.usual} hasDeck={props.hasDeck} /> : null}
      <button type="button" className="setup-btn" data-scan="4" aria-haspopup="dialog" onClick={() => setSummed(true)}>
        <ClipboardList aria-hidden />
        {m.cards_tally_and_note()}
      </button>
      <Toggle name="holdToLeave" title={m.cards_hold_to_leave()} line={m.cards_press_and_hold_to_exit()} />
      <SummaryDialog open={summed} onClose={() => setSummed(false)} />
    </div>
  )
}
