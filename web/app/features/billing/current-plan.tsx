import { planOf, type BillingDetails, type Me } from '@marigold/contract'
import { useCountdown } from '../../platform/countdown.ts'
import { LinkButton } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { intervalOf } from './chosen-plan.ts'
import './billing.css'

const longDate = new Intl.DateTimeFormat('en-US', { dateStyle: 'long' })

/** What the plan box says: a heading and a sentence. Pure, so that each status can be tried. */
export function planTexts(me: Me, billing: BillingDetails | null): { heading: string; line: string; renew: boolean } {
  const plan = planOf(billing?.plan_type ?? '')
  if (billing?.subscription_status === 'current' && plan) {
    const date = longDate.format(new Date(billing.current_period_end))
    const price = `${(plan.cents / 100).toFixed(2)} USD ${intervalOf(plan)}.`
    if (billing.past_due) {
      return {
        heading: plan.name,
        line: `${price} The last payment did not go through. We are trying again.`,
        renew: false,
      }
    }
    const first = billing.trialing ? 'Free trial. First payment' : 'Next payment'
    return { heading: plan.name, line: `${price} ${first} on ${date}.`, renew: false }
  }
  if (billing?.subscription_status === 'canceled' || billing?.subscription_status === 'expired') {
    const end = Date.parse(billing.current_period_end)
    const date = longDate.format(end)
    const line = end > Date.now() ? `Everything stays open until ${date}.` : `It ended on ${date}.`
    return { heading: 'You canceled your plan', line, renew: true }
  }
  if (me.isadmin) return { heading: 'Administrator', line: 'Everything is open to you.', renew: false }
  if (me.subscription_status === 'free') {
    return { heading: 'Complimentary', line: 'Everything is open to you, without a plan.', renew: false }
  }
  return { heading: 'No plan yet', line: 'You are not subscribed. The free games are open to you.', renew: true }
}

/** My Current Plan: what runs, until when, and the way to pricing. */
export function CurrentPlan({ me, billing }: { me: Me; billing: BillingDetails | null | undefined }) {
  const end = billing === undefined ? undefined : (billing?.current_period_end ?? null)
  const countdown = useCountdown(end)
  if (billing === undefined) {
    return (
      <section className="current-plan" aria-busy="true" aria-label="My Current Plan">
        <Skeleton width="180px" height="34px" />
      </section>
    )
  }
  const texts = planTexts(me, billing)
  return (
    <section className="current-plan" aria-labelledby="current-plan">
      <div>
        <h2 className="plan-eyebrow" id="current-plan">
          My Current Plan
        </h2>
        <p className="plan-heading">{texts.heading}</p>
        <p>{texts.line}</p>
      </div>
      {countdown ? <p className="plan-days">{countdown}</p> : null}
      {billing?.past_due ? <Notice tone="bad">Please check the card that you pay with.</Notice> : null}
      <div className="plan-actions">
        <LinkButton to="/pricing" look={texts.renew ? 'main' : 'quiet'}>
          Go to Pricing
        </LinkButton>
      </div>
    </section>
  )
}
