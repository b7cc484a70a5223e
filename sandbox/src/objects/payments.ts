import { type Call, type Endpoint, text } from '../api/endpoint.ts'
import { listShape, page } from '../api/list.ts'
import { invalid, missing, notFound } from '../api/refusal.ts'
import { mergeMetadata } from '../api/shape.ts'
import type { Charge, Refund } from '../state/records.ts'
import { newId, type World } from '../state/world.ts'

function chargeOf(world: World, params: Call['params']): Charge {
  const intentId = text(params.payment_intent)
  if (intentId && params.charge) throw invalid('You may only specify one of these parameters: charge, payment_intent.')
  const intent = intentId ? world.store.get('payment_intent', intentId) : undefined
  if (intentId && !intent) throw missing('payment_intent', intentId, 'payment_intent')
  const id = intent ? intent.latest_charge : text(params.charge)
  if (!id) throw invalid('One of the following params should be provided for this request: payment_intent or charge.')
  const charge = world.store.get('charge', id)
  if (!charge) throw missing('charge', id, 'charge')
  if (charge.status !== 'succeeded') throw invalid('This charge did not succeed, so it cannot be refunded.', 'charge')
  return charge
}

const dollars = (cents: number) => `$${(cents / 100).toFixed(2)}`

/** Gives a charge back, whole or in part. */
export function refund({ world, params }: Pick<Call, 'world' | 'params'>): Refund {
  const before = chargeOf(world, params)
  const left = before.amount - before.amount_refunded
  if (left === 0) throw invalid(`Charge ${before.id} has already been refunded.`, undefined, 'charge_already_refunded')
  const amount = (params.amount as number | undefined) ?? left
  if (amount < 1) throw invalid('Invalid positive integer', 'amount', 'parameter_invalid_integer')
  if (amount > left)
    throw invalid(
      `Refund amount (${dollars(amount)}) is greater than unrefunded amount on charge (${dollars(left)})`,
      'amount',
    )
  const refunded = world.store.put({
    balance_transaction: null,
    customer_account: null,
    receipt_number: null,
    source_transfer_reversal: null,
    transfer_reversal: null,
    id: newId('re'),
    object: 'refund',
    amount,
    charge: before.id,
    created: world.now(),
    currency: before.currency,
    customer: before.customer,
    metadata: mergeMetadata({}, params.metadata),
    payment_intent: before.payment_intent,
    payment_method: before.payment_method,
    reason: text(params.reason),
    status: 'succeeded',
  } as Refund)
  const total = before.amount_refunded + amount
  const charge = world.store.patch(before, { amount_refunded: total, refunded: total === before.amount })
  world.announce('refund.created', refunded)
  world.announce('charge.refunded', charge, before)
  return refunded
}

function readable(kind: 'charge' | 'payment_intent' | 'refund', path: string, filters: string[]): Endpoint[] {
  return [
    {
      method: 'GET',
      path,
      params: { ...listShape, ...Object.fromEntries(filters.map((name) => [name, 'text' as const])) },
      run: ({ world, params, url }) => {
        const found = world.store.all(kind).filter((one) => {
          const fields = one as unknown as Record<string, unknown>
          return filters.every((name) => !params[name] || fields[name] === params[name])
        })
        return page(found, params, url, world.store.all(kind))
      },
    },
    {
      method: 'GET',
      path: `${path}/:id`,
      run: ({ world, id }) => {
        const found = world.store.get(kind, id)
        if (!found) throw notFound(kind, id)
        return found
      },
    },
  ]
}

/** The refunds of a charge, shown only when asked for. */
export function refundsList(world: World, charge: string) {
  const data = world.store.all('refund').filter((one) => one.charge === charge)
  return { object: 'list', data: data.reverse(), has_more: false, url: `/v1/charges/${charge}/refunds` }
}

export const paymentEndpoints: Endpoint[] = [
  ...readable('payment_intent', '/v1/payment_intents', ['customer']),
  ...readable('charge', '/v1/charges', ['customer', 'payment_intent']),
  ...readable('refund', '/v1/refunds', ['charge', 'payment_intent']),
  {
    method: 'POST',
    path: '/v1/refunds',
    params: {
      amount: 'integer',
      charge: 'text',
      payment_intent: 'text',
      metadata: 'map',
      reason: { oneOf: ['duplicate', 'fraudulent', 'requested_by_customer'] },
    },
    run: refund,
  },
]
