import { checkoutEndpoints } from '../objects/checkout-sessions.ts'
import { customerEndpoints } from '../objects/customers.ts'
import { eventEndpoints } from '../objects/events.ts'
import { invoiceEndpoints } from '../objects/invoices.ts'
import { paymentMethodEndpoints } from '../objects/payment-methods.ts'
import { paymentEndpoints } from '../objects/payments.ts'
import { portalEndpoints } from '../objects/portal.ts'
import { priceEndpoints } from '../objects/prices.ts'
import { scheduleEndpoints } from '../objects/subscription-schedules.ts'
import { subscriptionEndpoints } from '../objects/subscriptions.ts'
import type { Endpoint } from './endpoint.ts'

/** Every address of the API. */
export const endpoints: Endpoint[] = [
  ...customerEndpoints,
  ...priceEndpoints,
  ...paymentMethodEndpoints,
  ...checkoutEndpoints,
  ...subscriptionEndpoints,
  ...scheduleEndpoints,
  ...invoiceEndpoints,
  ...paymentEndpoints,
  ...eventEndpoints,
  ...portalEndpoints,
]
