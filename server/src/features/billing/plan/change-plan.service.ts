import { m } from '#messages'
import { planOf, type Plan, type PlanChange } from '@marigold/contract'
import Stripe from 'stripe'
import { Refusal } from '../../../platform/http/errors.ts'
import type { Billing } from '../billing-services.ts'
import { formatDate, planName } from '../formats.ts'
import { priceOf } from '../plan-prices.ts'
import { callProvider, toDate, idOf } from '../provider.ts'
import { cancelScheduledChange, withLockedPlan, noPlan, readPlan, type LivePlan } from './live-plan.ts'
import { createPreviewToken, readPreviewToken, type PreviewClaims, type PreviewedChange } from './preview-token.ts'

type When = PlanChange['when']

const months = ({ interval, intervalCount }: Plan) => (interval === 'year' ? 12 : 1) * intervalCount

/** Returns when a new plan would start. Refuses the current plan. */
function startOf({ row, held }: Pick<LivePlan, 'row' | 'held'>, wanted: Plan): When {
  if (wanted.word === held.word) {
    if (row.next_plan !== null) return 'kept'
    throw new Refusal('conflict', m.billing_you_already_have_the_plan({ name: planName(held.word) }))
  }
  if (wanted.word === row.next_plan)
    throw new Refusal(
      'conflict',
      m.billing_your_plan_already_changes_to_on({
        name: planName(wanted.word),
        date: formatDate(row.current_period_end),
      }),
    )
  if (row.provider_status === 'trialing') return 'trial'
  return months(wanted) > months(held) ? 'now' : 'period_end'
}

function changeable(plan: LivePlan | null): LivePlan {
  if (plan === null || !plan.row.live || !plan.state.running) throw noPlan()
  if (plan.row.cancel_at_period_end) throw new Refusal('conflict', m.billing_you_canceled_your_plan_renew_it())
  if (plan.row.past_due_since !== null) throw new Refusal('conflict', m.billing_your_last_payment_didnt_go_through())
  return plan
}

/** Returns what a change of plan would cost today, and when it would start. */
export async function previewChange(billing: Billing, userId: number, wanted: Plan): Promise<PlanChange> {
  const plan = changeable(await readPlan(billing, billing.db, userId))
  const when = startOf(plan, wanted)
  if (when === 'now') return callProvider(billing.log, () => costNow(billing, plan, wanted))
  const end = plan.row.current_period_end.toISOString()
  return {
    success: true,
    plan_type: wanted.code,
    when,
    due_today: 0,
    credit: 0,
    starts_at: when === 'period_end' ? end : new Date().toISOString(),
    next_amount: wanted.cents,
    next_payment_at: end,
    preview: createPreviewToken(billing.config.appSecret, previewedChange(plan, wanted), 0),
  }
}

function previewedChange({ userId, subscription, held }: LivePlan, wanted: Plan): PreviewedChange {
  return { userId, subscription: subscription.id, from: held.word, to: wanted.word }
}

const isProration = (line: Stripe.InvoiceLineItem) =>
  line.parent?.subscription_item_details?.proration === true || line.parent?.invoice_item_details?.proration === true

async function costNow(billing: Billing, plan: LivePlan, wanted: Plan): Promise<PlanChange> {
  const { subscription, item } = plan
  const invoice = await billing.payments.invoices.createPreview({
    subscription: subscription.id,
    subscription_details: {
      items: [{ id: item.id, price: await priceOf(billing.payments, wanted) }],
      proration_behavior: 'always_invoice',
    },
  })
  const { data: lines } = invoice.lines
  const moment = lines.find(isProration)?.period.start ?? invoice.created
  const end = Math.max(...lines.filter((line) => !isProration(line)).map((line) => line.period.end))
  return {
    success: true,
    plan_type: wanted.code,
    when: 'now',
    due_today: invoice.amount_due,
    credit: -lines.filter(isProration).reduce((sum, line) => sum + line.amount, 0),
    starts_at: toDate(moment).toISOString(),
    next_amount: wanted.cents,
    next_payment_at: toDate(end).toISOString(),
    preview: createPreviewToken(billing.config.appSecret, previewedChange(plan, wanted), moment),
  }
}

/**
 * Changes the plan. `preview` holds it to the amount that was shown. Returns when the new plan starts, and the message.
 */
export async function changePlan(
  billing: Billing,
  userId: number,
  { wanted, preview }: { wanted: Plan; preview: string | undefined },
): Promise<{ when: When; message: string; note: string }> {
  return withLockedPlan(billing, userId, async (found) => {
    const plan = changeable(found)
    const when = startOf(plan, wanted)
    const claims = preview === undefined ? null : readShownPreview(billing, plan, { wanted, when, preview })
    await applyChange(billing, plan, { wanted, when, claims: claims })
    return { when, ...messagesFor(plan, wanted, when) }
  })
}

/** Refuses an outdated amount: it was shown too long ago, or in a period that has ended since. */
function readShownPreview(
  { config }: Billing,
  plan: LivePlan,
  { wanted, when, preview }: { wanted: Plan; when: When; preview: string },
): PreviewClaims {
  const claims = readPreviewToken(config.appSecret, previewedChange(plan, wanted), preview)
  if (claims === null || (when === 'now' && claims.moment < plan.item.current_period_start))
    throw new Refusal('conflict', m.billing_the_amount_has_changed_since_it())
  return claims
}

function messagesFor({ row }: LivePlan, wanted: Plan, when: When): { message: string; note: string } {
  const end = formatDate(row.current_period_end)
  if (when === 'kept')
    return {
      message: m.billing_youre_keeping_your_plan({ name: planName(wanted.word) }),
      note: m.billing_it_no_longer_changes_on_2({ end }),
    }
  const note =
    when === 'period_end' ? m.billing_your_plan_changes_to_on_nothing({ name: planName(wanted.word), end }) : ''
  return { message: m.billing_subscription_upgraded_successfully(), note }
}

async function applyChange(
  billing: Billing,
  plan: LivePlan,
  { wanted, when, claims: claims }: { wanted: Plan; when: When; claims: PreviewClaims | null },
): Promise<void> {
  if (when === 'period_end') return callProvider(billing.log, () => schedulePlan(billing, plan, wanted))
  try {
    // The payment first: if it fails, a scheduled change stays as it was.
    if (when !== 'kept') await switchPlan(billing, plan, { wanted, claims: when === 'now' ? claims : null })
    await cancelScheduledChange(billing, plan.subscription)
  } catch (error) {
    if (error instanceof Stripe.errors.StripeCardError) throw declined(error)
    return callProvider(billing.log, () => Promise.reject(error as Error))
  }
}

function declined({ message }: Stripe.errors.StripeCardError): Refusal {
  return new Refusal('payment_failed', m.billing_your_plan_didnt_change_and_nothing({ message }))
}

async function switchPlan(
  { payments }: Billing,
  { subscription, item }: LivePlan,
  { wanted, claims: claims }: { wanted: Plan; claims: PreviewClaims | null },
): Promise<void> {
  const price = await priceOf(payments, wanted)
  await payments.subscriptions.update(
    subscription.id,
    {
      items: [{ id: item.id, price }],
      proration_behavior: 'always_invoice',
      // All or nothing: a declined card leaves the plan as it was.
      payment_behavior: 'error_if_incomplete',
      ...(claims && { proration_date: claims.moment }),
    },
    // The provider replays its response for the same key, even for a declined card, so each amount that was shown can
    // be tried once.
    claims ? { idempotencyKey: `change-${subscription.id}-${wanted.word}-${claims.moment}-${claims.issued}` } : {},
  )
}

/** Schedules a shorter plan at the provider, which starts it by itself, even while this server is down. */
export async function schedulePlan(
  { payments }: Billing,
  { subscription, item }: LivePlan,
  wanted: Plan,
): Promise<void> {
  const known = idOf(subscription.schedule)
  const schedule =
    known === null
      ? await payments.subscriptionSchedules.create({ from_subscription: subscription.id })
      : await payments.subscriptionSchedules.retrieve(known)
  const start = schedule.current_phase?.start_date ?? item.current_period_start
  await payments.subscriptionSchedules.update(schedule.id, {
    end_behavior: 'release',
    proration_behavior: 'none',
    phases: [
      {
        start_date: start,
        end_date: item.current_period_end,
        items: [{ price: item.price.id, quantity: 1 }],
        proration_behavior: 'none',
      },
      {
        items: [{ price: await priceOf(payments, wanted), quantity: 1 }],
        duration: { interval: wanted.interval, interval_count: wanted.intervalCount },
        proration_behavior: 'none',
      },
    ],
  })
}

/** Returns the plan for a chosen code. */
export function requestedPlan(code: string): Plan {
  const plan = planOf(code)
  if (plan === undefined) throw new Refusal('invalid', m.faults_plan_missing())
  return plan
}
