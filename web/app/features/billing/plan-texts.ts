import { planOf, type BillingDetails, type Me } from '@marigold/contract'
import { intervalOf } from './chosen-plan.ts'

const longDate = new Intl.DateTimeFormat('en-US', { dateStyle: 'long' })

/** What the plan box says, and its button: `main` where it is the one thing to do, null where there is nothing to choose. */
export interface PlanTexts {
  heading: string
  line: string
  way: { text: string; main: boolean } | null
}

const pricing = { text: 'Go to Pricing', main: false }

function whileCurrent(plan: NonNullable<ReturnType<typeof planOf>>, billing: BillingDetails): PlanTexts {
  const price = `${(plan.cents / 100).toFixed(2)} USD ${intervalOf(plan)}.`
  const date = longDate.format(Date.parse(billing.current_period_end))
  const next = billing.past_due
    ? 'The last payment did not go through. We are trying again.'
    : `${billing.trialing ? 'Free trial. First payment' : 'Next payment'} on ${date}.`
  return { heading: plan.name, line: `${price} ${next}`, way: pricing }
}

function afterCancel(billing: BillingDetails): PlanTexts {
  const heading = 'You canceled your plan'
  const end = Date.parse(billing.current_period_end)
  if (billing.subscription_status === 'canceled')
    return { heading, line: `Everything stays open until ${longDate.format(end)}.`, way: null }
  // A plan may be over before its period was, when its payment failed or it was stopped at once.
  const line = end > Date.now() ? 'It has ended.' : `It ended on ${longDate.format(end)}.`
  return { heading, line, way: { text: 'Renew Subscription', main: true } }
}

/** What the plan box says for each standing. */
export function planTexts(me: Me, billing: BillingDetails | null): PlanTexts {
  const plan = planOf(billing?.plan_type ?? '')
  if (billing?.subscription_status === 'current' && plan) return whileCurrent(plan, billing)
  if (billing) return afterCancel(billing)
  if (me.isadmin) return { heading: 'Administrator', line: 'Everything is open to you.', way: null }
  if (me.subscription_status === 'free')
    return { heading: 'Complimentary', line: 'Everything is open to you, without a plan.', way: null }
  const line = 'You are not subscribed. The free games are open to you.'
  return { heading: 'No plan yet', line, way: { ...pricing, main: true } }
}
