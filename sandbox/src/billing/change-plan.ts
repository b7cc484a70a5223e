import { invalid, missing } from '../api/refusal.ts'
import { mergeMetadata, type Params } from '../api/shape.ts'
import { priceOf } from '../objects/catalog.ts'
import { checkTogether } from '../objects/subscription-params.ts'
import type { Line, Subscription, SubscriptionItem } from '../state/records.ts'
import type { World } from '../state/world.ts'
import { creditLine, periodLines, remainingLine } from './lines.ts'
import { addIntervals, sameRhythm } from './periods.ts'
import { makeItem, planOf } from './subscriptions.ts'

/** What a change of items would make of a subscription, and what it would cost. */
export interface PlanChange {
  subscription: Subscription
  /** Lines of the invoice that is due at once; in a trial, what the change costs now. */
  lines: Line[]
  invoiceNow: boolean
}

interface Swap {
  before: SubscriptionItem | null
  after: SubscriptionItem | null
}

/**
 * Works out a change of items as the provider does: another rhythm begins a new period and is invoiced at once,
 * with the unused time credited by the second; the same rhythm keeps its period. A trial goes on, and costs nothing.
 */
export function planChange(world: World, subscription: Subscription, params: Params, moment: number): PlanChange {
  const swaps = swapsOf(world, subscription, params.items as Params[] | undefined, moment)
  const items = swaps.flatMap(({ after }) => (after ? [after] : []))
  const first = items[0]
  if (!first?.price.recurring) throw invalid('A subscription must have at least one active plan.', 'items')
  checkTogether(
    items.map(({ price }) => price),
    'items',
  )
  const changed = swaps.some(
    ({ before, after }) => before?.price.id !== after?.price.id || before?.quantity !== after?.quantity,
  )
  const old = subscription.items.data[0]
  checkMoment(old, params, moment)
  const newRhythm = old !== undefined && !sameRhythm(old.price, first.price)
  const behavior = (params.proration_behavior as string | undefined) ?? 'create_prorations'
  const trialing = subscription.status === 'trialing'
  if (trialing && params.trial_end !== 'now') return changeInTrial(world, subscription, items, changed)
  const restart = newRhythm || trialing
  const end = restart ? addIntervals(moment, first.price.recurring) : first.current_period_end
  const start = restart ? moment : first.current_period_start
  const data = items.map((item) => ({ ...item, current_period_start: start, current_period_end: end }))
  const next: Subscription = {
    ...subscription,
    billing_cycle_anchor: restart ? moment : subscription.billing_cycle_anchor,
    items: { ...subscription.items, data },
    ...(trialing && { trial_end: moment, status: 'active' }),
  }
  const credit = behavior !== 'none' && !trialing
  const renewal = [...credits(world, credit ? subscription : null, moment), ...periodLines(world, next, false)]
  const lines = restart ? renewal : swaps.flatMap((swap) => (credit ? prorationLines(world, swap, moment) : []))
  if (!restart && lines.length > 0 && behavior === 'create_prorations')
    throw invalid(
      'This sandbox does not keep prorations for the next invoice. Pass proration_behavior=always_invoice or none.',
      'proration_behavior',
    )
  return { subscription: next, lines, invoiceNow: lines.length > 0 }
}

function checkMoment(item: SubscriptionItem | undefined, { proration_date }: Params, moment: number): void {
  if (proration_date === undefined) return
  if (item && (moment < item.current_period_start || moment > item.current_period_end))
    throw invalid('Cannot specify a proration date outside of the current period.', 'proration_date')
}

function changeInTrial(
  world: World,
  subscription: Subscription,
  data: SubscriptionItem[],
  changed: boolean,
): PlanChange {
  const next = { ...subscription, items: { ...subscription.items, data } }
  return { subscription: next, lines: changed ? periodLines(world, next, true) : [], invoiceNow: false }
}

function credits(world: World, subscription: Subscription | null, moment: number): Line[] {
  return (subscription?.items.data ?? []).map((item) => creditLine(world, item, moment))
}

function prorationLines(world: World, { before, after }: Swap, moment: number): Line[] {
  if (before?.price.id === after?.price.id && before?.quantity === after?.quantity) return []
  return [
    ...(before ? [creditLine(world, before, moment)] : []),
    ...(after ? [remainingLine(world, after, moment)] : []),
  ]
}

function swapsOf(world: World, subscription: Subscription, given: Params[] | undefined, moment: number): Swap[] {
  const swaps: Swap[] = subscription.items.data.map((item) => ({ before: item, after: item }))
  for (const [index, part] of (given ?? []).entries()) {
    const at = `items[${index}]`
    if (!part.id) {
      swaps.push({ before: null, after: addedItem(world, subscription, part, { at, moment }) })
      continue
    }
    const swap = swaps.find(({ before }) => before?.id === part.id)
    if (!swap?.before) throw missing('subscription_item', String(part.id), `${at}[id]`)
    swap.after = part.deleted === true ? null : changedItem(world, swap.before, part, at)
  }
  return swaps
}

function quantityOf({ quantity }: Params, at: string): number | undefined {
  if (typeof quantity !== 'number') return undefined
  if (quantity < 0)
    throw invalid('This value must be greater than or equal to 0.', `${at}[quantity]`, 'parameter_invalid_integer')
  return quantity
}

function changedItem(world: World, item: SubscriptionItem, part: Params, at: string): SubscriptionItem {
  const price = part.price === undefined ? item.price : priceOf(world, part.price, `${at}[price]`)
  if (!price.recurring) throw invalid('The price specified is not recurring.', `${at}[price]`)
  const quantity = quantityOf(part, at) ?? item.quantity
  const metadata = mergeMetadata(item.metadata, part.metadata)
  return { ...item, price, quantity, metadata, plan: planOf(price) } as SubscriptionItem
}

function addedItem(
  world: World,
  subscription: Subscription,
  part: Params,
  { at, moment }: { at: string; moment: number },
): SubscriptionItem {
  const price = priceOf(world, part.price, `${at}[price]`)
  const current = subscription.items.data[0]
  const period = {
    start: current?.current_period_start ?? moment,
    end: current?.current_period_end ?? moment,
    created: moment,
  }
  const metadata = mergeMetadata({}, part.metadata)
  return makeItem(subscription.id, { price, quantity: quantityOf(part, at) ?? 1, metadata }, period)
}
