import type { PlanWord } from '@marigold/contract'
import { PlanCards } from './plan-cards.tsx'
import { TrialCard } from './trial-card.tsx'

export type TrialOffer = 'open' | 'none' | 'unknown'

/** The trial and the plans, for anyone. */
export function Offers({
  current,
  busy,
  trial = 'open',
  onChoose,
}: {
  current: string | null
  busy: boolean
  /** Whether the free trial is offered. `unknown` holds its place, `none` shows nothing of it. */
  trial?: TrialOffer
  onChoose: (plan: PlanWord) => void
}) {
  return (
    <>
      {trial === 'open' ? <TrialCard busy={busy} onStart={() => onChoose('monthly')} /> : null}
      {trial === 'unknown' ? (
        <div className="trial-waiting">
          <TrialCard busy onStart={() => {}} />
        </div>
      ) : null}
      <PlanCards current={current} busy={busy} onChoose={onChoose} />
    </>
  )
}
