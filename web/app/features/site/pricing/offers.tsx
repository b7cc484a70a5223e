import type { PlanWord } from '@marigold/contract'
import { PlanCards, type PlanTexts } from './plan-cards.tsx'
import { TrialCard } from './trial-card.tsx'

export type TrialOffer = 'open' | 'none' | 'unknown'

/** The trial and the plans. */
export function Offers({
  texts,
  current,
  busy,
  trial = 'open',
  onChoose,
}: {
  texts: PlanTexts
  current: string | null
  busy: boolean
  /** Whether the trial is offered; `unknown` reserves its space, `none` hides it. */
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
      <PlanCards texts={texts} current={current} busy={busy} onChoose={onChoose} />
    </>
  )
}
