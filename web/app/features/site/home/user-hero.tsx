import { m } from '#messages'
import { planOf } from '@marigold/contract'
import { planName } from '../../../platform/words/plan-words.ts'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useSession } from '../../../platform/session/session.ts'
import { FinishCheckout } from '../../../ui/finish-checkout.tsx'
import { Hero } from './hero.tsx'

/** Link back to an unfinished checkout, or else `children` (the trial offer) for users who can still have the trial. */
export function UserOffer({ children }: { children: ReactNode }) {
  const { trialAvailable, unfinishedPlan } = useSession()
  const plan = planOf(unfinishedPlan ?? '')
  if (plan === undefined) return trialAvailable ? children : null
  return (
    <section className="trial scallop-bottom" aria-labelledby="finish-title">
      <div className="wrap">
        <div>
          <h2 id="finish-title">
            {trialAvailable ? m.site_7_days_free_with_everything_open() : m.site_youre_one_step_away()}
          </h2>
          <p>{(trialAvailable ? m.site_you_chose : m.site_you_chose_finish)({ name: planName(plan) })}</p>
        </div>
        <div className="trial-actions flex flex-wrap items-center gap-y-3 gap-x-6 md:ml-auto md:flex-none">
          <Link className="link" to="/pricing" prefetch="intent">
            {m.site_see_all_plans()}
          </Link>
          <FinishCheckout plan={plan.word} look="ink" />
        </div>
      </div>
    </section>
  )
}

/** Hero for a logged-in user. */
export function UserHero() {
  const { active } = useSession()
  return <Hero active={active} />
}
