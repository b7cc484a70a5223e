import type { Line, Price, Subscription, SubscriptionItem } from '../state/records.ts'
import { newId, type World } from '../state/world.ts'

const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })
const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' })

/** Formats cents as dollars: `$9.99`. */
export function money(cents: number): string {
  return dollars.format(cents / 100)
}

/** Returns how often a price is charged: `a month`, `every 3 months`. */
export function intervalText({ recurring: { interval, interval_count: count } }: Price): string {
  return count === 1 ? `a ${interval}` : `every ${count} ${interval}s`
}

interface LineRequest {
  amount: number
  description: string
  period: { start: number; end: number }
  proration: boolean
  /** What the credit is for. */
  credited: Credited | null
}

interface Credited {
  invoice: string
  invoice_line_items: string[]
}

function lineOf(item: SubscriptionItem, request: LineRequest): Line {
  const { amount, description, period, proration, credited } = request
  return {
    discount_amounts: [],
    discounts: [],
    livemode: false,
    pretax_credit_amounts: [],
    taxes: [],
    id: newId('il'),
    object: 'line_item',
    amount,
    currency: 'usd',
    description,
    discountable: !proration,
    invoice: null,
    metadata: {},
    parent: {
      type: 'subscription_item_details',
      invoice_item_details: null,
      subscription_item_details: {
        invoice_item: null,
        proration,
        proration_details: { credited_items: credited },
        subscription: item.subscription,
        subscription_item: item.id,
      },
    },
    period,
    pricing: {
      type: 'price_details',
      price_details: { price: item.price.id, product: item.price.product },
      unit_amount_decimal: String(item.price.unit_amount),
    },
    quantity: 1,
    quantity_decimal: '1',
    subscription: item.subscription,
    subtotal: amount,
  }
}

/** Returns the line for a whole period of a subscription. It costs nothing in a trial. */
export function periodLine({ items, status }: Subscription): Line {
  const [item] = items.data
  const { price } = item
  const trial = status === 'trialing'
  return lineOf(item, {
    amount: trial ? 0 : price.unit_amount,
    description: trial
      ? `Trial period for ${price._name}`
      : `1 × ${price._name} (at ${money(price.unit_amount)} ${intervalText(price)})`,
    period: { start: item.current_period_start, end: item.current_period_end },
    proration: false,
    credited: null,
  })
}

/** Returns the credit for the time that is left of a paid period at `moment`. */
export function creditLine(world: World, item: SubscriptionItem, moment: number): Line {
  const { price, current_period_start: start, current_period_end: end } = item
  return lineOf(item, {
    amount: -Math.round((price.unit_amount * (end - moment)) / (end - start)),
    description: `Unused time on ${price._name} after ${day.format(moment * 1000)}`,
    period: { start: moment, end },
    proration: true,
    credited: paidLine(world, item),
  })
}

/** Finds what was paid for an item's current period. */
function paidLine(world: World, item: SubscriptionItem): Credited | null {
  for (const invoice of world.store.all('invoice').reverse()) {
    const paid = invoice.lines.data.find(
      ({ parent, amount, period }) =>
        parent.subscription_item_details.subscription_item === item.id &&
        amount > 0 &&
        period.end === item.current_period_end,
    )
    if (paid) return { invoice: invoice.id, invoice_line_items: [paid.id] }
  }
  return null
}
