import { priceOf } from '../api/find.ts'
import { invalid, missing } from '../api/refusal.ts'
import type { Params } from '../api/shape.ts'
import type { Line, Price, Subscription } from '../state/records.ts'
import type { World } from '../state/world.ts'
import { creditLine, periodLine } from './lines.ts'
import { addIntervals, sameInterval } from './periods.ts'
import { withPeriod, withPrice } from './subscriptions.ts'

/** A subscription after a change, and the lines that are due for the change now. */
export interface PlanChange {
  subscription: Subscription
  lines: Line[]
}

/**
 * Works out a change of price, or the end of a trial, without storing it. A price of another interval starts a new period
 * at once, and the rest of the old period is credited by the second. During a trial nothing is due, and the trial goes
 * on.
 */
export function changePlan(world: World, before: Subscription, params: Params, moment: number): PlanChange {
  const { trial_end: end } = params
  if (typeof end === 'number') return { subscription: extendTrial(world, before, params, end), lines: [] }
  const [item] = before.items.data
  const price = newPrice(world, before, params.items as Params[] | undefined)
  const trial = before.status === 'trialing'
  const endsTrial = trial && params.trial_end === 'now'
  if (price.id === item.price.id && !endsTrial) return { subscription: before, lines: [] }
  if (trial && !endsTrial) return { subscription: withPrice(before, price), lines: [] }
  if (!endsTrial && sameInterval(price.recurring, item.price.recurring))
    throw invalid('This sandbox changes a price only to one of another interval.', 'items')
  if (moment < item.current_period_start || moment > item.current_period_end)
    throw invalid('Cannot specify a proration date outside of the current period.', 'proration_date')
  const after: Subscription = {
    ...withPeriod(withPrice(before, price), moment, addIntervals(moment, price.recurring)),
    billing_cycle_anchor: moment,
    ...(trial && { trial_end: moment, status: 'active' }),
  }
  const credits = trial || params.proration_behavior === 'none' ? [] : [creditLine(world, item, moment)]
  const lines = [...credits, periodLine(after)]
  if (lines.reduce((sum, { amount }) => sum + amount, 0) < 0)
    throw invalid('This sandbox does not support a change that leaves the customer with a credit.', 'items')
  return { subscription: after, lines }
}

/** Moves the end of a running trial, and with it the period and the first charge. Nothing is due. */
function extendTrial(world: World, before: Subscription, params: Params, end: number): Subscription {
  if (before.status !== 'trialing' || before.cancel_at !== null || params.items !== undefined)
    throw invalid('This sandbox moves only the end of a running trial that was not canceled.', 'trial_end')
  if (end <= world.now())
    throw invalid('Invalid timestamp: must be an integer Unix timestamp in the future.', 'trial_end')
  const [{ current_period_start: start }] = before.items.data
  return { ...withPeriod(before, start, end), billing_cycle_anchor: end, trial_end: end, _trialWarned: false }
}

function newPrice(world: World, subscription: Subscription, items: Params[] | undefined): Price {
  const [item] = subscription.items.data
  if (items === undefined) return item.price
  const [given, ...others] = items
  if (!given || others.length > 0) throw invalid('This sandbox supports one item in a subscription.', 'items')
  if (given.id !== item.id) throw missing('subscription_item', String(given.id), 'items[0][id]')
  return priceOf(world, given.price, 'items[0][price]')
}
