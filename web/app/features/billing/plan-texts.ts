import { locale, m } from '#messages'
import { planOf, plans, type BillingDetails, type Me, type Plan, type PlanChange } from '@marigold/contract'
import { formatInterval, planName } from '../../platform/words/plan-words.ts'
import { formatMoney } from '../../platform/words/words.ts'

const longDate = new Intl.DateTimeFormat(locale, { dateStyle: 'long' })

/** Formats a date in the site's long style. */
export const formatDay = (date: string) => longDate.format(Date.parse(date))

type FailedPayment = NonNullable<BillingDetails['failed_payment']>

/** Returns true if `plan` has a shorter billing period than `than`. */
export const isShorter = (plan: Plan, than: Plan) => plans.indexOf(plan) < plans.indexOf(than)

/** Text and button of the plan box; `main` if the button is the primary action, null if there is none. */
export interface PlanTexts {
  heading: string
  line: string
  way: { text: string; main: boolean } | null
}

/** Returns the scheduled plan change with its date and price; null if there is none. */
export function scheduledText({ next_plan_type, current_period_end }: BillingDetails): string | null {
  const next = planOf(next_plan_type ?? '')
  if (next === undefined) return null
  return m.billing_it_changes_to_on({
    name: planName(next),
    dayOf: formatDay(current_period_end),
    moneyOf: formatMoney(next.cents),
    intervalOf: formatInterval(next),
  })
}

function nextOf(billing: BillingDetails): string {
  const date = formatDay(billing.current_period_end)
  if (billing.past_due_until !== null) {
    const failed = billing.failed_payment
    const payment = failed ? m.billing_payment_of({ moneyOf: formatMoney(failed.amount) }) : m.billing_last_payment()
    return m.billing_the_didnt_go_through_were_trying({ payment, dayOf: formatDay(billing.past_due_until) })
  }
  return scheduledText(billing) ?? (billing.trialing ? m.billing_free_trial_first_payment : m.billing_on)({ date })
}

function whileCurrent(plan: Plan, billing: BillingDetails): PlanTexts {
  const price = m.billing_price({ price: formatMoney(plan.cents), interval: formatInterval(plan) })
  return { heading: planName(plan), line: `${price} ${nextOf(billing)}`, way: null }
}

/** Returns why a plan that wasn't canceled has ended. The heading is the specified one for every expired plan. */
function afterFailure({ amount, failed_at, due }: FailedPayment, plan: Plan | undefined): string {
  const name = plan ? m.billing_plan_2({ name: planName(plan) }) : m.billing_plan_word()
  const rest = due ? '' : m.billing_you_dont_owe_anything()
  return m.billing_your_ended_because_its_payment_of({
    name,
    moneyOf: formatMoney(amount),
    dayOf: formatDay(failed_at),
    rest,
  })
}

function afterCancel(billing: BillingDetails): PlanTexts {
  const heading = m.billing_you_canceled_your_plan()
  if (billing.subscription_status === 'canceled')
    return {
      heading,
      line: m.billing_everything_stays_open_until({ dayOf: formatDay(billing.current_period_end) }),
      way: null,
    }
  const way = { text: m.billing_renew_subscription(), main: true }
  if (billing.failed_payment)
    return { heading, line: afterFailure(billing.failed_payment, planOf(billing.plan_type)), way }
  // A plan that is stopped immediately ends before its period does.
  const early = Date.parse(billing.current_period_end) > Date.now()
  return {
    heading,
    line: early ? m.billing_it_has_ended() : m.billing_it_ended_on({ dayOf: formatDay(billing.current_period_end) }),
    way,
  }
}

/** Returns the plan box's text for each subscription status. */
export function planTexts(me: Me, billing: BillingDetails | null): PlanTexts {
  const plan = planOf(billing?.plan_type ?? '')
  if (billing?.subscription_status === 'current' && plan) return whileCurrent(plan, billing)
  // Free access outlives an expired plan, so it is checked first.
  if (billing && !(me.active && billing.subscription_status === 'expired')) return afterCancel(billing)
  if (me.isadmin) return { heading: m.ui_administrator(), line: m.billing_you_have_access_to_everything(), way: null }
  if (me.subscription_status === 'free')
    return { heading: m.ui_complimentary(), line: m.billing_you_have_access_to_everything_without(), way: null }
  const line = m.billing_youre_not_subscribed_you_can_still()
  return { heading: m.billing_no_plan_yet(), line, way: { text: m.billing_go_to_pricing(), main: true } }
}

/** Returns the consequences of canceling, shown before the user confirms. */
export function cancelText(plan: Plan | undefined, billing: BillingDetails): string[] {
  const end = formatDay(billing.current_period_end)
  if (billing.past_due) return [m.billing_your_plan_ends_now_we_wont()]
  const next = planOf(billing.next_plan_type ?? '')
  const change = next ? [m.billing_your_change_to_is_canceled_if({ name: planName(next), end })] : []
  if (billing.trialing) return [m.billing_your_free_trial_stays_open_until({ end }), ...change]
  const noRefund = plan?.word === 'quarterly' ? m.billing_no_refund_for_a_quarter() : m.billing_no_refund_for_a_year()
  return [
    m.billing_everything_stays_open_until_nothing_more({ end }),
    ...(plan === undefined || plan.word === 'monthly' ? [] : [noRefund]),
    ...change,
  ]
}

/** Returns what a plan change costs and when it starts, shown before the user confirms. */
export function changeText(change: PlanChange, held: Plan | undefined): string[] {
  const wanted = planOf(change.plan_type)
  const name = wanted ? planName(wanted) : ''
  const price = `${formatMoney(change.next_amount)}${wanted ? ` ${formatInterval(wanted)}` : ''}`
  const day = formatDay(change.next_payment_at)
  if (change.when === 'trial') return [m.billing_today_0_00_your_free_trial(), m.billing_from({ day, price })]
  if (change.when === 'kept') return [m.billing_if_you_keep_the_next_payment({ name, price, day })]
  if (change.when === 'period_end')
    return [
      m.billing_today_0_00_stays_until({ name: held ? planName(held) : m.ui_your_plan(), day }),
      m.billing_from_2({ day, name, price }),
    ]
  const rest =
    change.credit === 0
      ? ''
      : m.billing_less_for_the_rest_of({
          price,
          moneyOf: formatMoney(change.credit),
          name: held ? planName(held) : m.billing_your_plan_2(),
        })
  return [
    m.billing_today({ moneyOf: formatMoney(change.due_today), rest }),
    m.billing_next_payment_on({ day, moneyOf: formatMoney(change.next_amount) }),
  ]
}
