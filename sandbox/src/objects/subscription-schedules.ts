import { type Call, type Endpoint, required } from '../api/endpoint.ts'
import { priceOf, subscriptionOf } from '../api/find.ts'
import { invalid, notFound } from '../api/refusal.ts'
import type { Params } from '../api/shape.ts'
import { addIntervals, type Interval, sameInterval } from '../billing/periods.ts'
import { releaseSchedule } from '../billing/phases.ts'
import { periodEndOf } from '../billing/subscriptions.ts'
import type { Phase, Price, SubscriptionSchedule } from '../state/records.ts'
import { newId, type World } from '../state/world.ts'

function scheduleOf(world: World, id: string): SubscriptionSchedule {
  const schedule = world.store.get('subscription_schedule', id)
  if (!schedule) throw notFound('subscription_schedule', id)
  return schedule
}

function activeOf(world: World, id: string): SubscriptionSchedule {
  const schedule = scheduleOf(world, id)
  if (schedule.status !== 'active')
    throw invalid(`You cannot change a subscription schedule that is currently in the \`${schedule.status}\` status.`)
  return schedule
}

function makePhase({ id: price }: Price, start_date: number, end_date: number, proration_behavior: string): Phase {
  return {
    add_invoice_items: [],
    application_fee_percent: null,
    billing_cycle_anchor: null,
    billing_thresholds: null,
    collection_method: null,
    currency: 'usd',
    default_payment_method: null,
    default_tax_rates: [],
    description: null,
    discounts: [],
    invoice_settings: null,
    metadata: {},
    on_behalf_of: null,
    transfer_data: null,
    trial_end: null,
    start_date,
    end_date,
    items: [{ billing_thresholds: null, discounts: [], metadata: {}, plan: price, price, quantity: 1, tax_rates: [] }],
    proration_behavior,
  }
}

function create({ world, params }: Call): SubscriptionSchedule {
  const subscription = subscriptionOf(world, required(params, 'from_subscription'))
  if (subscription.status === 'canceled' || subscription.status === 'trialing')
    throw invalid(`This sandbox does not schedule a ${subscription.status} subscription.`, 'from_subscription')
  if (subscription.schedule) throw invalid('This subscription is already attached to a schedule.', 'from_subscription')
  const [{ price, current_period_start: start_date, current_period_end: end_date }] = subscription.items.data
  const schedule = world.store.put({
    application: null,
    billing_mode: subscription.billing_mode,
    customer_account: null,
    default_settings: {
      application_fee_percent: null,
      automatic_tax: { disabled_reason: null, enabled: false, liability: null },
      billing_cycle_anchor: 'automatic',
      billing_thresholds: null,
      collection_method: 'charge_automatically',
      default_payment_method: subscription.default_payment_method,
      description: null,
      invoice_settings: {
        account_tax_ids: null,
        custom_fields: null,
        days_until_due: null,
        description: null,
        footer: null,
        issuer: { type: 'self' },
      },
      on_behalf_of: null,
      transfer_data: null,
    },
    end_behavior: 'release',
    livemode: false,
    metadata: {},
    pause_schedules: [],
    test_clock: null,
    id: newId('sub_sched'),
    object: 'subscription_schedule',
    canceled_at: null,
    completed_at: null,
    created: world.now(),
    current_phase: { start_date, end_date },
    customer: subscription.customer,
    phases: [makePhase(price, start_date, end_date, 'create_prorations')],
    released_at: null,
    released_subscription: null,
    status: 'active',
    subscription: subscription.id,
  } as SubscriptionSchedule)
  world.store.patch(subscription, { schedule: schedule.id })
  return schedule
}

/** Plans the phase that follows the current one. */
function update({ world, id, params }: Call): SubscriptionSchedule {
  const before = activeOf(world, id)
  const [current, next, ...more] = required<Params[]>(params, 'phases')
  if (!current || !next || more.length > 0)
    throw invalid('This sandbox takes two phases: the current one and the next one.', 'phases')
  const now = currentPhase(world, before, current)
  const price = phasePrice(world, next, 'phases[1]')
  const duration = required<Interval>(next, 'duration', 'phases[1][duration]')
  if (next.start_date !== undefined || next.end_date !== undefined || !sameInterval(duration, price.recurring))
    throw invalid('In this sandbox the next phase lasts one interval of its price.', 'phases[1]')
  if (sameInterval(price.recurring, priceOf(world, now.items[0].price, 'phases').recurring))
    throw invalid('In this sandbox the next phase has a price of another interval.', 'phases[1]')
  const end = addIntervals(now.end_date, price.recurring)
  return world.store.patch(before, {
    phases: [now, makePhase(price, now.end_date, end, behaviorOf(next))],
    current_phase: { start_date: now.start_date, end_date: now.end_date },
  })
}

/** Refuses changes of the current phase. The provider would change the subscription at once. */
function currentPhase(world: World, schedule: SubscriptionSchedule, given: Params): Phase {
  const subscription = subscriptionOf(world, schedule.subscription ?? '')
  const [item] = subscription.items.data
  const price = phasePrice(world, given, 'phases[0]')
  const start = schedule.current_phase?.start_date ?? item.current_period_start
  const same = given.start_date === start && given.end_date === periodEndOf(subscription) && price.id === item.price.id
  if (!same || given.duration !== undefined)
    throw invalid('This sandbox does not change the price or the dates of the current phase.', 'phases[0]')
  return makePhase(price, start, periodEndOf(subscription), behaviorOf(given))
}

function phasePrice(world: World, phase: Params, at: string): Price {
  const [item, ...others] = required<Params[]>(phase, 'items', `${at}[items]`)
  if (!item || others.length > 0 || item.quantity !== 1)
    throw invalid('This sandbox takes one item in a phase, with a quantity of 1.', `${at}[items]`)
  return priceOf(world, item.price, `${at}[items][0][price]`)
}

function behaviorOf({ proration_behavior }: Params): string {
  return (proration_behavior as string | undefined) ?? 'create_prorations'
}

const base = '/v1/subscription_schedules'
const none = { oneOf: ['none'] } as const

export const scheduleEndpoints: Endpoint[] = [
  { method: 'POST', path: base, params: { from_subscription: 'text' }, run: create },
  { method: 'GET', path: `${base}/:id`, run: ({ world, id }) => scheduleOf(world, id) },
  {
    method: 'POST',
    path: `${base}/:id`,
    params: {
      end_behavior: { oneOf: ['release'] },
      phases: {
        each: {
          duration: { of: { interval: { oneOf: ['month', 'year'] }, interval_count: 'integer' } },
          end_date: 'integer',
          items: { each: { price: 'text', quantity: 'integer' } },
          proration_behavior: none,
          start_date: 'integer',
        },
      },
      proration_behavior: none,
    },
    run: update,
  },
  {
    method: 'POST',
    path: `${base}/:id/release`,
    run: ({ world, id }) => releaseSchedule(world, activeOf(world, id), 'released'),
  },
]
