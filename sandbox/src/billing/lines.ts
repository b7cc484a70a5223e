import type { Line, Price, Subscription, SubscriptionItem } from '../state/records.ts'
import { newId, type World } from '../state/world.ts'
import { remainingShare } from './periods.ts'

/** Cents as a price is written: 999 becomes `$9.99`, a credit `−$6.66`. */
export function money(cents: number, currency = 'usd'): string {
  const amount = new Intl.NumberFormat('en-US', { style: 'currency', currency: currency.toUpperCase() })
  return `${cents < 0 ? '−' : ''}${amount.format(Math.abs(cents) / 100)}`
}

/** The rhythm of a price in words: `month`, `3 months`. */
export function rhythm(price: Price): string {
  const { interval, interval_count: count } = price.recurring ?? { interval: 'month', interval_count: 1 }
  return count === 1 ? interval : `${count} ${interval}s`
}

/** The name under which a price is sold. */
export function productName(world: World, price: Price): string {
  return world.store.get('product', price.product)?.name ?? 'Subscription'
}

const noLineDetails = {
  discount_amounts: [],
  discounts: [],
  livemode: false,
  pretax_credit_amounts: [],
  taxes: [],
}

interface LineRequest {
  amount: number
  description: string
  period: { start: number; end: number }
  proration: boolean
  credited?: CreditedItems | null
}

/** What was paid that a credit gives back. */
interface CreditedItems {
  invoice: string
  invoice_line_items: string[]
}

function creditedItems(world: World, item: SubscriptionItem): CreditedItems | null {
  for (const invoice of world.store.all('invoice').reverse()) {
    const paid = invoice.lines.data.filter(
      (line) =>
        line.parent.subscription_item_details?.subscription_item === item.id &&
        line.amount > 0 &&
        line.period.end === item.current_period_end,
    )
    if (paid.length > 0) return { invoice: invoice.id, invoice_line_items: paid.map(({ id }) => id) }
  }
  return null
}

/** One line of an invoice for a subscription's item. */
function lineOf(item: SubscriptionItem, request: LineRequest): Line {
  return {
    ...noLineDetails,
    id: newId('il'),
    object: 'line_item',
    amount: request.amount,
    currency: item.price.currency,
    description: request.description,
    discountable: !request.proration,
    invoice: null,
    metadata: {},
    parent: {
      type: 'subscription_item_details',
      invoice_item_details: null,
      subscription_item_details: {
        invoice_item: null,
        proration: request.proration,
        proration_details: { credited_items: request.credited ?? null },
        subscription: item.subscription,
        subscription_item: item.id,
      },
    },
    period: request.period,
    pricing: {
      type: 'price_details',
      price_details: { price: item.price.id, product: item.price.product },
      unit_amount_decimal: String(item.price.unit_amount),
    },
    quantity: item.quantity,
    quantity_decimal: String(item.quantity),
    subscription: item.subscription,
    subtotal: request.amount,
  }
}

/** The lines of one whole period: the price of each item, or nothing during a trial. */
export function periodLines(world: World, subscription: Subscription, trial: boolean): Line[] {
  return subscription.items.data.map((item) => {
    const name = productName(world, item.price)
    const amount = item.price.unit_amount * item.quantity
    const every = rhythm(item.price).replace(/^(?=\d)/, 'every ')
    return lineOf(item, {
      amount: trial ? 0 : amount,
      description: trial
        ? `Trial period for ${name}`
        : `${item.quantity} × ${name} (at ${money(item.price.unit_amount, item.price.currency)} / ${every})`,
      period: { start: item.current_period_start, end: item.current_period_end },
      proration: false,
    })
  })
}

/** What an item's unused time is worth at `moment`, as a credit. */
export function creditLine(world: World, item: SubscriptionItem, moment: number): Line {
  const period = { start: item.current_period_start, end: item.current_period_end }
  return lineOf(item, {
    amount: -remainingShare(item.price.unit_amount * item.quantity, period, moment),
    description: `Unused time on ${productName(world, item.price)} after ${dayOf(moment)}`,
    period: { start: moment, end: period.end },
    proration: true,
    credited: creditedItems(world, item),
  })
}

/** What an item costs for the rest of its period. */
export function remainingLine(world: World, item: SubscriptionItem, moment: number): Line {
  const period = { start: item.current_period_start, end: item.current_period_end }
  return lineOf(item, {
    amount: remainingShare(item.price.unit_amount * item.quantity, period, moment),
    description: `Remaining time on ${productName(world, item.price)} after ${dayOf(moment)}`,
    period: { start: moment, end: period.end },
    proration: true,
  })
}

/** A day as invoices write it: `10 Jun 2027`. */
export function dayOf(moment: number): string {
  return new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' }).format(
    moment * 1000,
  )
}
