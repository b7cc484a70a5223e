import { baseLocale, m } from '#messages'
import { plans, planOf, type Plan } from '@marigold/contract'
import type Stripe from 'stripe'
import { inLocale } from '../../platform/http/locale.ts'
import { planName } from './formats.ts'

/**
 * Returns the lookup key of a plan's price. It includes the amount: a changed price is a new one, and running
 * subscriptions keep theirs.
 */
function lookupKey(plan: Plan): string {
  return `marigold_${plan.word}_${plan.cents}_usd`
}

const asked = new WeakMap<Stripe, Promise<Map<string, string>>>()

/** Returns the provider's id of a plan's price. Missing prices are created, once per process. */
export async function priceOf(payments: Stripe, plan: Plan): Promise<string> {
  let prices = asked.get(payments)
  if (prices === undefined) {
    // One name for all customers, whichever language is first.
    prices = inLocale(baseLocale, () => ensurePrices(payments))
    asked.set(payments, prices)
    // A failure isn't cached: the next checkout tries again.
    prices.catch(() => asked.delete(payments))
  }
  const id = (await prices).get(plan.word)
  if (id === undefined) throw new Error(`No price for ${plan.word}`)
  return id
}

async function ensurePrices(payments: Stripe): Promise<Map<string, string>> {
  const found = await payments.prices.list({ lookup_keys: plans.map(lookupKey), active: true, limit: 10 })
  const ids = new Map<string, string>()
  for (const plan of plans) {
    const price = found.data.find((candidate) => candidate.lookup_key === lookupKey(plan))
    ids.set(plan.word, price?.id ?? (await createPrice(payments, plan)))
  }
  return ids
}

async function createPrice(payments: Stripe, plan: Plan): Promise<string> {
  const key = lookupKey(plan)
  const name = planName(plan.word)
  const price = await payments.prices.create(
    {
      currency: 'usd',
      unit_amount: plan.cents,
      recurring: { interval: plan.interval, interval_count: plan.intervalCount },
      lookup_key: key,
      nickname: name,
      metadata: { plan: plan.word },
      product_data: { name: m.billing_marigold({ name }) },
    },
    { idempotencyKey: `price-${key}` },
  )
  return price.id
}

/** Returns the plan of a price at the provider. Throws for a price that isn't ours. */
export function planOfPrice(price: Stripe.Price): Plan {
  const plan = planIfOurs(price)
  if (plan === null) throw new Error(`The price ${price.id} is none of our plans`)
  return plan
}

function planIfOurs({ metadata, lookup_key }: Stripe.Price): Plan | null {
  const named = planOf(metadata['plan'] ?? '')
  return named ?? plans.find((candidate) => lookupKey(candidate) === lookup_key) ?? null
}

const ofPrices = new WeakMap<Stripe, Map<string, Plan | null>>()

/**
 * Returns the plan of a price's id, or null for a price that isn't ours, or for none. A price never changes its plan.
 */
export async function planOfPriceId(payments: Stripe, id: string | null): Promise<Plan | null> {
  if (id === null) return null
  const known = ofPrices.get(payments) ?? new Map<string, Plan | null>()
  ofPrices.set(payments, known)
  const plan = known.get(id)
  if (plan !== undefined) return plan
  const found = planIfOurs(await payments.prices.retrieve(id))
  known.set(id, found)
  return found
}
