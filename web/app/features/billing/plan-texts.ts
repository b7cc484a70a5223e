import { locale, m } from '#messages'
import { planOf, plans, type BillingDetails, type Me, type Plan, type PlanChange } from '@marigold/contract'
import { intervalOf } from './chosen-plan.ts'

const longDate = new Intl.DateTimeFormat(locale, { dateStyle: 'long' })

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
  return m.billing_it_changes_to_on({
    name: next.name,
    dayOf: dayOf(current_period_end),
    moneyOf: moneyOf(next.cents),
    intervalOf: intervalOf(next),
  })
}

function nextOf(billing: BillingDetails): string {
  const date = dayOf(billing.current_period_end)
  if (billing.past_due_until !== null) {
    const failed = billing.failed_payment
    const payment = failed ? m.billing_payment_of({ moneyOf: moneyOf(failed.amount) }) : 'last payment'
    return m.billing_the_didnt_go_through_were_trying({ payment, dayOf: dayOf(billing.past_due_until) })
  }
  return scheduledText(billing) ?? (billing.trialing ? m.billing_free_trial_first_payment : m.billing_on)({ date })
}

function whileCurrent(plan: Plan, billing: BillingDetails): PlanTexts {
  const price = m.billing_usd({ toFixed: (plan.cents / 100).toFixed(2), intervalOf: intervalOf(plan) })
  return { heading: plan.name, line: `${price} ${nextOf(billing)}`, way: null }
}

/** What ended a plan that was not canceled: the heading is the specified one for every plan that is over. */
function afterFailure({ amount, failed_at, due }: FailedPayment, plan: Plan | undefined): string {
  const name = plan ? m.billing_plan_2({ name: plan.name }) : 'plan'
  const rest = due ? '' : m.billing_you_dont_owe_anything()
  return m.billing_your_ended_because_its_payment_of({ name, moneyOf: moneyOf(amount), dayOf: dayOf(failed_at), rest })
}

function afterCancel(billing: BillingDetails): PlanTexts {
  const heading = m.billing_you_canceled_your_plan()
  if (billing.subscription_status === 'canceled')
    return {
      heading,
      line: m.billing_everything_stays_open_until({ dayOf: dayOf(billing.current_period_end) }),
      way: null,
    }
  const way = { text: m.billing_renew_subscription(), main: true }
  if (billing.failed_payment)
    return { heading, line: afterFailure(billing.failed_payment, planOf(billing.plan_type)), way }
  // A plan may be over before its period was, when it was stopped at once.
  const early = Date.parse(billing.current_period_end) > Date.now()
  return {
    heading,
    line: early ? m.billing_it_has_ended() : m.billing_it_ended_on({ dayOf: dayOf(billing.current_period_end) }),
    way,
  }
}

/** What the plan box says for each standing. */
export function planTexts(me: Me, billing: BillingDetails | null): PlanTexts {
  const plan = planOf(billing?.plan_type ?? '')
  if (billing?.subscription_status === 'current' && plan) return whileCurrent(plan, billing)
  // Whose plan is over may still have everything: that comes first.
  if (billing && !(me.active && billing.subscription_status === 'expired')) return afterCancel(billing)
  if (me.isadmin)
    return { heading: m.billing_administrator(), line: m.billing_you_have_access_to_everything(), way: null }
  if (me.subscription_status === 'free')
    return { heading: m.billing_complimentary(), line: m.billing_you_have_access_to_everything_without(), way: null }
  const line = m.billing_youre_not_subscribed_you_can_still()
  return { heading: m.billing_no_plan_yet(), line, way: { text: m.billing_go_to_pricing(), main: true } }
}

/** What canceling means, said before it is done. */
export function cancelText(plan: Plan | undefined, billing: BillingDetails): string[] {
  const end = dayOf(billing.current_period_end)
  if (billing.past_due) return [m.billing_your_plan_ends_now_we_wont()]
  const next = planOf(billing.next_plan_type ?? '')
  const change = next ? [m.billing_your_change_to_is_canceled_if({ name: next.name, end })] : []
  if (billing.trialing) return [m.billing_your_free_trial_stays_open_until({ end }), ...change]
  const part = plan?.word === 'monthly' ? 'month' : plan?.word === 'quarterly' ? 'quarter' : 'year'
  const noRefund = m.billing_theres_no_refund_for_part_of({ part })
  return [
    m.billing_everything_stays_open_until_nothing_more({ end }),
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
  if (change.when === 'trial') return [m.billing_today_0_00_your_free_trial(), m.billing_from({ day, price })]
  if (change.when === 'kept') return [m.billing_if_you_keep_the_next_payment({ name, price, day })]
  if (change.when === 'period_end')
    return [
      m.billing_today_0_00_stays_until({ name: held?.name ?? m.ui_your_plan(), day }),
      m.billing_from_2({ day, name, price }),
    ]
  const rest =
    change.credit === 0
      ? ''
      : m.billing_less_for_the_rest_of({
          price,
          moneyOf: moneyOf(change.credit),
          name: held?.name ?? m.billing_your_plan_2(),
        })
  return [
    m.billing_today({ moneyOf: moneyOf(change.due_today), rest }),
    m.billing_next_payment_on({ day, moneyOf: moneyOf(change.next_amount) }),
  ]
}
