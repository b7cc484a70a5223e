import { m } from '#messages'
import { percentText } from '../../../../platform/words/words.ts'
import { memo, useState } from 'react'
import { useViewerSettings } from '../settings/settings.ts'
import { SummaryDialog } from '../../tally/summary/summary-dialog.tsx'
import { DoseFlower } from '../../../../caseload/result/dose-flower.tsx'
import { useTherapySession } from '../../../../caseload/session-store.ts'
import type { CardRun } from '../use-card-run.ts'

/** Trials, percentage, and pace of the player at these cards; hidden in a probe. */
export function TallyFigures({ tally, felt }: { tally: CardRun['tally']; felt: boolean }) {
  const { counts } = useViewerSettings()
  const { goal } = useTherapySession()
  const { count, correct, percent, pace } = tally
  const aim = goal > 0 ? m.cards_of_tries({ count, goal }) : m.cards_tries({ count })
  if (!counts)
    return <span className="probe [font:600_var(--type-body)_/_1.2_var(--text)] text-ink-2">{m.cards_probe_2()}</span>
  return (
    <>
      <DoseFlower count={count} goal={goal} />
      {felt ? (
        <b>{aim}</b>
      ) : count === 0 ? (
        <span>
          <small>{goal > 0 ? aim : m.cards_no_tries_yet()}</small>
        </span>
      ) : (
        <span>
          <b>{percent === null ? '–' : percentText(percent)}</b>
          <small>{m.cards_of_3({ correct, count })}</small>
          <small>{goal > 0 ? aim : pace === null ? '' : m.cards_a_min({ pace })}</small>
          {goal > 0 && pace !== null ? (
            <small className="hidden min-[1500px]:block">{m.cards_a_min({ pace })}</small>
          ) : null}
        </span>
      )}
    </>
  )
}

/** The figures as a button that opens the summary. */
export const TallyButton = memo(function TallyButton(props: { tally: CardRun['tally']; felt: boolean }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        className="tally"
        data-scan=""
        data-scan-group=""
        data-scan-late=""
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <TallyFigures {...props} />
        <span className="sr-only"> {m.cards_open_the_summary()}</span>
      </button>
      <SummaryDialog open={open} onClose={() => setOpen(false)} />
    </>
  )
})
