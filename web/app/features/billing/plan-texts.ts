import { planOf, plans, type BillingDetails, type Me, type Plan, type PlanChange } from '@marigold/contract'
import { intervalOf } from './chosen-plan.ts'

const longDate = new Intl.DateTimeFormat('en-US', { dateStyle: 'long' })

/** A day as the site writes it. */
export const dayOf = (date: string) => longDate.format(Date.parse(date))

/** US cents as the site writes them: '$89.24'. */
export const moneyOf = (cents: number) => `$${(cents / 100).toFixed(2)}`

type FailedPayment = NonNullable<BillingDetails['failed_payment']>

/** Whether a plan is paid for less time at once than another. */
export const isShorter = (plan: Plan, than: Plan) => plans.indexOf(plan) < plans.indexOf(than)

/** What the plan box says, and its button: `main` where it is the one thing to do, null where there is nothing to choose. */
export interface PlanTexts {
  heading: string
  line: string
  way: { text: string; main: boolean } | null
}

/** The change of plan that is scheduled, with its day and price; null without one. */
export function scheduledText({ next_plan_type, current_period_end }: BillingDetails): string | null {
  const next = planOf(next_plan_type ?? '')
  if (next === undefined) return null
  return `It changes to ${next.name} on ${dayOf(current_period_end)}: ${moneyOf(next.cents)} ${intervalOf(next)}.`
}

function nextOf(billing: BillingDetails): string {
  const date = dayOf(billing.current_period_end)
  if (billing.past_due_until !== null) {
    const failed = billing.failed_payment
    const payment = failed ? `payment of ${moneyOf(failed.amount)}` : 'last payment'
    return `The ${payment} didn’t go through. We’re trying again; everything stays open until ${dayOf(billing.past_due_until)}.`
  }
  return scheduledText(billing) ?? `${billing.trialing ? 'Free trial. First payment' : 'Next payment'} on ${date}.`
}

function whileCurrent(plan: Plan, billing: BillingDetails): PlanTexts {
  const price = `${(plan.cents / 100).toFixed(2)} USD ${intervalOf(plan)}.`
  return { heading: plan.name, line: `${price} ${nextOf(billing)}`, way: null }
}

/** What ended a plan that was not canceled: the heading is the specified one for every plan that is over. */
function afterFailure({ amount, failed_at, due }: FailedPayment, plan: Plan | undefined): string {
  const name = plan ? `${plan.name} plan` : 'plan'
  const rest = due ? '' : ' You don’t owe anything.'
  return `Your ${name} ended because its payment of ${moneyOf(amount)} on ${dayOf(failed_at)} didn’t go through.${rest}`
}

function afterCancel(billing: BillingDetails): PlanTexts {
  const heading = 'You canceled your plan'
  if (billing.subscription_status === 'canceled')
    return { heading, line: `Everything stays open until ${dayOf(billing.current_period_end)}.`, way: null }
  const way = { text: 'Renew Subscription', main: true }
  if (billing.failed_payment)
    return { heading, line: afterFailure(billing.failed_payment, planOf(billing.plan_type)), way }
  // A plan may be over before its period was, when it was stopped at once.
  const early = Date.parse(billing.current_period_end) > Date.now()
  return { heading, line: early ? 'It has ended.' : `It ended on ${dayOf(billing.current_period_end)}.`, way }
}

/** What the plan box says for each standing. */
export function planTexts(me: Me, billing: BillingDetails | null): PlanTexts {
  const plan = planOf(billing?.plan_type ?? '')
  if (billing?.subscription_status === 'current' && plan) return whileCurrent(plan, billing)
  // Whose plan is over may still have everything: that comes first.
  if (billing && !(me.active && billing.subscription_status === 'expired')) return afterCancel(billing)
  if (me.isadmin) return { heading: 'Administrator', line: 'Everything is open to you.', way: null }
  if (me.subscription_status === 'free')
    return { heading: 'Complimentary', line: 'Everything is open to you, without a plan.', way: null }
  const line = 'You are not subscribed. The free games are open to you.'
  return { heading: 'No plan yet', line, way: { text: 'Go to Pricing', main: true } }
}

/** What canceling means, said before it is done. */
export function cancelText(plan: Plan | undefined, billing: BillingDetails): string[] {
  const end = dayOf(billing.current_period_end)
  if (billing.past_due) return ['Your plan ends now. The payment that did not go through is not tried again.']
  const next = planOf(billing.next_plan_type ?? '')
  const change = next
    ? [`Your change to ${next.name} is called off. If you renew before ${end}, it’s scheduled again.`]
    : []
  if (billing.trialing) return [`Your free trial stays open until ${end}. Nothing is charged.`, ...change]
  const part = plan?.word === 'monthly' ? 'month' : plan?.word === 'quarterly' ? 'quarter' : 'year'
  const noRefund = `Part of a ${part} is not refunded.`
  return [
    `Everything stays open until ${end}. Nothing more is charged.`,
    ...(plan === undefined || plan.word === 'monthly' ? [] : [noRefund]),
    ...change,
  ]
}

/** What a change of plan costs and when, said before it is done. */
export function changeText(change: PlanChange, held: Plan | undefined): string[] {
  const wanted = planOf(change.plan_type)
  const name = wanted?.name ?? ''
  const price = `${moneyOf(change.next_amount)}${wanted ? ` ${intervalOf(wanted)}` : ''}`
  const day = dayOf(change.next_payment_at)
  if (change.when === 'trial') return ['Today: $0.00. Your free trial goes on.', `From ${day}: ${price}.`]
  if (change.when === 'kept') return [`If you keep ${name}, the next payment is ${price} on ${day}.`]
  if (change.when === 'period_end')
    return [`Today: $0.00. ${held?.name ?? 'Your plan'} stays until ${day}.`, `From ${day}: ${name}, ${price}.`]
  const rest =
    change.credit === 0 ? '' : `: ${price} less ${moneyOf(change.credit)} for the rest of ${held?.name ?? 'your plan'}`
  return [`Today: ${moneyOf(change.due_today)}${rest}.`, `Next payment on ${day}: ${moneyOf(change.next_amount)}.`]
}
