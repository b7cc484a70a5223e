import { catalogEndpoints } from '../objects/catalog.ts'
import { checkoutEndpoints, lineItems, sessionOf } from '../objects/checkout-sessions.ts'
import { customerEndpoints } from '../objects/customers.ts'
import { eventEndpoints } from '../objects/events.ts'
import { invoiceEndpoints, paymentsList } from '../objects/invoices.ts'
import { paymentMethodEndpoints } from '../objects/payment-methods.ts'
import { paymentEndpoints, refundsList } from '../objects/payments.ts'
import { portalConfigurationEndpoints } from '../objects/portal-configurations.ts'
import { portalEndpoints } from '../objects/portal-sessions.ts'
import { subscriptionScheduleEndpoints } from '../objects/subscription-schedules.ts'
import { subscriptionEndpoints } from '../objects/subscriptions.ts'
import type { World } from '../state/world.ts'
import type { Endpoint } from './endpoint.ts'
import type { Includes } from './expand.ts'

/** Every address of the API. */
export const endpoints: Endpoint[] = [
  ...customerEndpoints,
  ...catalogEndpoints,
  ...paymentMethodEndpoints,
  ...checkoutEndpoints,
  ...subscriptionEndpoints,
  ...subscriptionScheduleEndpoints,
  ...invoiceEndpoints,
  ...paymentEndpoints,
  ...eventEndpoints,
  ...portalConfigurationEndpoints,
  ...portalEndpoints,
]

/** Lists that an answer holds only when `expand[]` asks for them. */
export const includes: Includes = {
  'checkout.session.line_items': (world, id) => ({
    object: 'list',
    data: lineItems(world, sessionOf(world, id)),
    has_more: false,
    url: `/v1/checkout/sessions/${id}/line_items`,
  }),
  'invoice.payments': paymentsList,
  'charge.refunds': refundsList,
  'customer.subscriptions': liveSubscriptions,
}

function liveSubscriptions(world: World, id: string) {
  const data = world.store.all('subscription').filter((one) => one.customer === id && !one.ended_at)
  return { object: 'list', data: data.reverse(), has_more: false, url: `/v1/customers/${id}/subscriptions` }
}
