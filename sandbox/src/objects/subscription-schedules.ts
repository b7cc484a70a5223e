import { type Call, type Endpoint, text } from '../api/endpoint.ts'
import { invalid, notFound } from '../api/refusal.ts'
import { mergeMetadata, type Params } from '../api/shape.ts'
import { addIntervals } from '../billing/periods.ts'
import { releaseSchedule } from '../billing/phases.ts'
import { periodEndOf } from '../billing/subscriptions.ts'
import type { Phase, Recurring, Subscription, SubscriptionSchedule } from '../state/records.ts'
import { newId, type World } from '../state/world.ts'
import { priceOf } from './catalog.ts'
import { subscriptionOf } from './subscriptions.ts'

const phaseDefaults = {
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
}

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

function itemOf(price: string, quantity: number): Phase['items'][number] {
  return { billing_thresholds: null, discounts: [], metadata: {}, plan: price, price, quantity, tax_rates: [] }
}

function phaseOfNow(subscription: Subscription): Phase {
  return {
    ...phaseDefaults,
    currency: subscription.currency,
    start_date: subscription.items.data[0]?.current_period_start ?? subscription.start_date,
    end_date: periodEndOf(subscription),
    items: subscription.items.data.map((item) => itemOf(item.price.id, item.quantity)),
    proration_behavior: 'create_prorations',
    trial_end: subscription.status === 'trialing' ? subscription.trial_end : null,
  }
}

function create({ world, params }: Call): SubscriptionSchedule {
  const id = text(params.from_subscription)
  if (!id) throw invalid('This sandbox makes schedules from a subscription only.', 'from_subscription')
  const subscription = subscriptionOf(world, id, 'from_subscription')
  if (subscription.ended_at) throw invalid('This subscription has ended.', 'from_subscription')
  if (subscription.schedule)
    throw invalid(
      `You cannot migrate a subscription that is already attached to a schedule: \`${subscription.schedule}\`.`,
      'from_subscription',
    )
  const phase = phaseOfNow(subscription)
  const schedule = world.store.put<SubscriptionSchedule>({
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
    livemode: false,
    pause_schedules: [],
    id: newId('sub_sched'),
    object: 'subscription_schedule',
    canceled_at: null,
    completed_at: null,
    created: world.now(),
    current_phase: { start_date: phase.start_date, end_date: phase.end_date },
    customer: subscription.customer,
    end_behavior: 'release',
    metadata: mergeMetadata({}, params.metadata),
    phases: [phase],
    released_at: null,
    released_subscription: null,
    status: 'active',
    subscription: subscription.id,
    test_clock: subscription.test_clock,
  } as SubscriptionSchedule)
  world.store.patch(subscription, { schedule: schedule.id })
  world.announce('subscription_schedule.created', schedule)
  return schedule
}

function endOf(world: World, given: Params, start: number, at: string): number {
  const duration = given.duration as Params | undefined
  if (given.end_date !== undefined && duration)
    throw invalid('Pass only one of end_date and duration.', `${at}[duration]`)
  if (typeof given.end_date === 'number') {
    if (given.end_date <= start) throw invalid('A phase must end after it starts.', `${at}[end_date]`)
    return given.end_date
  }
  const first = (given.items as Params[] | undefined)?.[0]
  const price = priceOf(world, first?.price, `${at}[items][0][price]`)
  const rhythm = duration
    ? { ...price.recurring, interval: duration.interval, interval_count: duration.interval_count ?? 1 }
    : price.recurring
  return addIntervals(start, rhythm as Recurring)
}

function phasesOf(world: World, schedule: SubscriptionSchedule, given: Params[]): Phase[] {
  let start = schedule.current_phase?.start_date ?? 0
  return given.map((one, index) => {
    const at = `phases[${index}]`
    const items = one.items as Params[] | undefined
    if (!items?.length) throw invalid(`Missing required param: ${at}[items].`, `${at}[items]`, 'parameter_missing')
    if (one.start_date !== undefined && one.start_date !== start)
      throw invalid(
        index === 0
          ? 'You can not modify the start date of the current phase.'
          : 'A phase must start when the one before it ends.',
        `${at}[start_date]`,
      )
    const end = endOf(world, one, start, at)
    const phase: Phase = {
      ...phaseDefaults,
      start_date: start,
      end_date: end,
      items: items.map((item, position) => {
        const price = priceOf(world, item.price, `${at}[items][${position}][price]`)
        return itemOf(price.id, (item.quantity as number | undefined) ?? 1)
      }),
      proration_behavior: text(one.proration_behavior) ?? 'create_prorations',
    }
    start = end
    return phase
  })
}

/** At the provider another price or end of the phase that runs changes the subscription at once. */
function checkCurrentPhase(world: World, { subscription: id }: SubscriptionSchedule, phase: Phase): void {
  const subscription = world.store.get('subscription', id ?? '')
  const sold = (items: { price: string; quantity: number }[]) =>
    items.map((one) => `${one.quantity} ${one.price}`).join()
  const items = subscription?.items.data.map(({ price, quantity }) => ({ price: price.id, quantity })) ?? []
  if (!subscription || (sold(phase.items) === sold(items) && phase.end_date === periodEndOf(subscription))) return
  throw invalid(
    'This sandbox plans what comes next, and does not change the items or the end of the current phase.',
    'phases',
  )
}

function update({ world, id, params }: Call): SubscriptionSchedule {
  const before = activeOf(world, id)
  const given = params.phases as Params[] | null | undefined
  const phases = given === undefined ? before.phases : phasesOf(world, before, given ?? [])
  const [first] = phases
  if (!first) throw invalid('A schedule needs at least one phase.', 'phases')
  checkCurrentPhase(world, before, first)
  const schedule = world.store.patch(before, {
    phases,
    current_phase: { start_date: first.start_date, end_date: first.end_date },
    metadata: mergeMetadata(before.metadata, params.metadata),
  })
  world.announce('subscription_schedule.updated', schedule, before)
  return schedule
}

const base = '/v1/subscription_schedules'
const phaseFields = {
  start_date: 'integer',
  end_date: 'integer',
  duration: { of: { interval: { oneOf: ['day', 'week', 'month', 'year'] }, interval_count: 'integer' } },
  items: { each: { price: 'text', quantity: 'integer' } },
  proration_behavior: { oneOf: ['create_prorations', 'always_invoice', 'none'] },
} as const

export const subscriptionScheduleEndpoints: Endpoint[] = [
  { method: 'POST', path: base, params: { from_subscription: 'text', metadata: 'map' }, run: create },
  { method: 'GET', path: `${base}/:id`, run: ({ world, id }) => scheduleOf(world, id) },
  {
    method: 'POST',
    path: `${base}/:id`,
    params: {
      phases: { each: phaseFields },
      end_behavior: { oneOf: ['release'] },
      metadata: 'map',
      proration_behavior: phaseFields.proration_behavior,
    },
    run: update,
  },
  {
    method: 'POST',
    path: `${base}/:id/release`,
    run: ({ world, id }) => releaseSchedule(world, activeOf(world, id)),
  },
]
