import { ClipboardList } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { trialChoices } from '../../../players/table.ts'
import { changeTable, useTable } from '../../../players/table-store.ts'
import { GroupRows } from '../group/group-rows.tsx'
import { Toggle } from '../viewer/settings/setting-rows.tsx'
import { SummaryDialog } from '../tally/summary/summary-dialog.tsx'

export interface GroupPanelProps {
  usual: number
  /** What those without own cards practice; null when that is nothing. */
  shared: string | null
  /** Cards can open between turns only in a game with turns. */
  turns: boolean
  hasDeck: boolean
  /** Somebody's own cards did not come. */
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
    <label className="table-trials flex items-center justify-between gap-3 [&_b]:block [&_b]:font-semibold [&_b]:leading-[1.3] [&_small]:text-[15px] [&_small]:text-ink-2">
      <span>
        <b>Open cards at each turn</b>
        <small>{hasDeck ? 'The game goes on by itself afterwards.' : 'Begins once cards are chosen.'}</small>
      </span>
      <select data-scan="4" value={trialsPerTurn} onChange={(event) => choose(event.target.value)}>
        {trialChoices.map((count) => (
          <option key={count} value={count}>
            {count === 0 ? 'Off' : count === 1 ? '1 try' : `${count} tries`}
          </option>
        ))}
      </select>
    </label>
  )
}

/** Who plays, each with their own cards, how many of them open at a turn, and the tally of all. */
export function GroupPanel(props: GroupPanelProps) {
  const [summed, setSummed] = useState(false)
  return (
    <section className="group-panel gap-3" aria-label="Players">
      <h3>Each player’s cards</h3>
      <GroupRows fallback={props.usual} shared={props.shared} onChange={props.onChange} />
      {props.failed ? (
        <Notice
          tone="bad"
          action={
            <Button size="small" onClick={props.onRetry}>
              Retry
            </Button>
          }
        >
          Not all cards could be fetched. Until then those turns go on without.
        </Notice>
      ) : null}
      {props.turns ? <TrialsChoice usual={props.usual} hasDeck={props.hasDeck} /> : null}
      <button type="button" className="setup-btn" data-scan="4" aria-haspopup="dialog" onClick={() => setSummed(true)}>
        <ClipboardList aria-hidden />
        Tally and note
      </button>
      <Toggle name="holdToLeave" title="Hold to leave" line="The way out opens only when it is held." />
      <SummaryDialog open={summed} onClose={() => setSummed(false)} />
    </section>
  )
}
