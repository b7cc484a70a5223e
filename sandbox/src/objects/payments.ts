import type { Endpoint } from '../api/endpoint.ts'
import { matches, page, pageShape } from '../api/list.ts'
import { invalid } from '../api/refusal.ts'
import type { Params } from '../api/shape.ts'
import { money } from '../billing/lines.ts'
import type { Charge, Refund } from '../state/records.ts'
import { newId, type World } from '../state/world.ts'

/** Returns the charge to refund. The ids in the parameters are known to exist. */
function chargeOf(world: World, { charge: id, payment_intent: intent }: Params): Charge {
  if ((id === undefined) === (intent === undefined))
    throw invalid('Specify exactly one of these parameters: charge, payment_intent.')
  const charge = world.store.all('charge').find((one) => one.id === id || (one.payment_intent === intent && one.paid))
  if (!charge?.paid) throw invalid('This charge did not succeed, so it cannot be refunded.', 'charge')
  return charge
}

/** Refunds a charge, in full or in part. */
export function refund(world: World, params: Params): Refund {
  const before = chargeOf(world, params)
  const left = before.amount - before.amount_refunded
  if (left === 0) throw invalid(`Charge ${before.id} has already been refunded.`, undefined, 'charge_already_refunded')
  const amount = (params.amount as number | undefined) ?? left
  if (amount < 1) throw invalid('Invalid positive integer', 'amount', 'parameter_invalid_integer')
  if (amount > left)
    throw invalid(
      `Refund amount (${money(amount)}) is greater than unrefunded amount on charge (${money(left)})`,
      'amount',
    )
  const refunded = world.store.put({
    balance_transaction: null,
    customer_account: null,
    metadata: {},
    receipt_number: null,
    source_transfer_reversal: null,
    transfer_reversal: null,
    id: newId('re'),
    object: 'refund',
    amount,
    charge: before.id,
    created: world.now(),
    currency: 'usd',
    customer: before.customer,
    payment_intent: before.payment_intent,
    payment_method: before.payment_method,
    reason: params.reason ?? null,
    status: 'succeeded',
  } as Refund)
  const total = before.amount_refunded + amount
  const charge = world.store.patch(before, { amount_refunded: total, refunded: total === before.amount })
  world.emitEvent('charge.refunded', charge)
  return refunded
}

export const paymentEndpoints: Endpoint[] = [
  {
    method: 'GET',
    path: '/v1/charges',
    params: { ...pageShape, customer: 'text' },
    run: (call) => page(call, 'charge', ({ customer }) => matches(customer, call.params.customer)),
  },
  {
    method: 'POST',
    path: '/v1/refunds',
    params: {
      amount: 'integer',
      charge: 'text',
      payment_intent: 'text',
      reason: { oneOf: ['duplicate', 'requested_by_customer'] },
    },
    run: ({ world, params }) => refund(world, params),
  },
]
