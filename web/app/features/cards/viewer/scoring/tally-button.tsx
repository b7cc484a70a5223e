import { m } from '#messages'
import { percentText } from '../../../../platform/words/words.ts'
import { memo, useState } from 'react'
import { useViewerSettings } from '../settings/settings.ts'
import { SummaryDialog } from '../../tally/summary/summary-dialog.tsx'
import { useTherapySession } from '../../../../caseload/session-store.ts'
import type { CardRun } from '../use-card-run.ts'

const petals = 8

/** Returns how many petals are full: of the goal, or of a block of eight trials. */
export function fullPetals(count: number, goal: number): number {
  if (count === 0) return 0
  if (goal === 0) return ((count - 1) % petals) + 1
  return Math.min(petals, Math.floor((petals * count) / goal))
}

/** Flower whose petals fill with the trials; the number beside it is the accuracy. */
function DoseFlower({ count, goal }: { count: number; goal: number }) {
  const filled = fullPetals(count, goal)
  return (
    <svg className="dose" viewBox="0 0 100 100" aria-hidden="true">
      {Array.from({ length: petals }, (_, petal) => (
        <ellipse
          key={petal}
          cx="50"
          cy="24"
          rx="14"
          ry="22"
          className={petal < filled ? 'petal is-full' : 'petal'}
          transform={`rotate(${petal * 45} 50 50)`}
        />
      ))}
      <circle cx="50" cy="50" r="12" className="fill-marigold-text" />
    </svg>
  )
}

/** Trials, percentage, and pace of the player at these cards; hidden in a probe. */
export function TallyFigures({ tally, felt }: { tally: CardRun['tally']; felt: boolean }) {
  const { counts } = useViewerSettings()
  const { goal } = useTherapySession()
  const { count, correct, percent, pace } = tally
  const aim = goal > 0 ? m.cards_of_tries({ count, goal }) : m.cards_tries({ count })
  if (!counts)
    return (
      <span className="probe [font:600_max(16px,calc(var(--u)_*_4.4))_/_1.2_var(--text)] text-ink-2">
        {m.cards_probe_2()}
      </span>
    )
  return (
    <>
      <DoseFlower count={count} goal={goal} />
      <span>
        <b>{felt ? count : percent === null ? '–' : percentText(percent)}</b>
        <small>{felt ? aim : m.cards_of_3({ correct, count })}</small>
        {felt ? null : <small>{goal > 0 ? aim : pace === null ? '' : m.cards_a_min({ pace })}</small>}
        {!felt && goal > 0 && pace !== null ? (
          <small className="hidden min-[1500px]:block">{m.cards_a_min({ pace })}</small>
        ) : null}
      </span>
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
