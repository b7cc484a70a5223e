import { m } from '#messages'
import { createCheckoutSession, getBillingDetails, planOf, stripeWebhook, type Plan } from '@marigold/contract'
import { z } from 'zod'
import type { Routes, Services } from '../../platform/app.ts'
import type { Db } from '../../platform/database/database.ts'
import { Refusal } from '../../platform/http/errors.ts'
import { remindAbandonedSignUps } from './abandoned-sign-ups.service.ts'
import { billingDetails } from './billing-details.service.ts'
import {
  addressJob,
  AddressJob,
  followAddress,
  followLater,
  forgetCustomer,
  forgetJob,
  ForgetJob,
  forgetLater,
} from './forget-customer.service.ts'
import { tellOfRenewals, tellOfTrialEnds } from './news/reminders.service.ts'
import { cardRoutes } from './card/card.routes.ts'
import { historyRoutes } from './history/history.routes.ts'
import { planRoutes } from './plan/plan.routes.ts'
import { ask } from './provider.ts'
import { reconcile } from './reconcile.service.ts'
import { settleCheckout } from './settle-checkout.service.ts'
import { startCheckout } from './start-checkout.service.ts'
import { betweenSweeps, sweepEvents, sweepJob } from './sweep-events.service.ts'
import { stopJob, stopSubscription } from './stop-subscription.service.ts'
import { mayTry } from './trials.service.ts'
import { applyEvent, eventJob, forgetEvents, receiveEvent } from './webhook.service.ts'

export const billingRoutes: Routes = (app, services) => {
  const { jobs, payments } = services
  planRoutes(app, services)
  historyRoutes(app, services)
  cardRoutes(app, services)

  app.call(getBillingDetails, ({ user }) => billingDetails(services, user))

  app.call(createCheckoutSession, async ({ user, body }) => {
    const plan = planOf(body.plan)
    if (plan === undefined) throw new Refusal('invalid', m.platform_choose_monthly_quarterly_or_yearly())
    return { url: await startCheckout(services, { userId: user.id, plan, newcomer: false }) }
  })

  app.call(stripeWebhook, async ({ rawBody, request }) => {
    const signature = request.headers['stripe-signature']
    await receiveEvent(services, rawBody ?? Buffer.alloc(0), typeof signature === 'string' ? signature : undefined)
    return { received: true as const }
  })

  jobs.define(eventJob, z.object({ id: z.string() }), ({ id }) => applyEvent(services, id))
  jobs.define(stopJob, z.object({ subscription: z.string(), refund: z.boolean() }), (data) =>
    stopSubscription(payments, data),
  )
  jobs.define(forgetJob, ForgetJob, ({ customer }) => forgetCustomer(services, customer))
  jobs.define(addressJob, AddressJob, ({ userId }) => followAddress(services, userId))
  jobs.define(sweepJob, z.object({}), () => sweepEvents(services))
  jobs.every('sweep-provider-events', '* * * * *', async () => {
    await jobs.send(sweepJob, {}, { afterSeconds: betweenSweeps })
    await sweepEvents(services)
  })
  jobs.every('reconcile-billing', '*/3 * * * *', () => reconcile(services))
  jobs.every('tell-of-trial-ends', '11 * * * *', () => tellOfTrialEnds(services))
  jobs.every('tell-of-renewals', '23 * * * *', () => tellOfRenewals(services))
  jobs.every('remind-abandoned-sign-ups', '37 * * * *', () => remindAbandonedSignUps(services))
  jobs.every('forget-provider-events', '41 3 * * *', () => forgetEvents(services))
}

/** What sign-up and sign-in after payment need of billing. */
export function checkoutsOf(services: Services) {
  return {
    /** Starts a newcomer's checkout: the address of its payment page. */
    start: (userId: number, plan: Plan) => startCheckout(services, { userId, plan, newcomer: true }),
    /** Whether a user's checkout starts with the free trial. */
    hasTrial: (user: { id: number; email: string }) => mayTry(services, services.db, user),
    /** Asks the provider how a checkout stands. */
    settle: (checkoutId: number) => ask(services.log, () => settleCheckout(services, checkoutId)),
  }
}

/** What a change of address, and the end of an account, need of billing. */
export function customersOf(services: Services) {
  return {
    follow: (trx: Db, userId: number) => followLater(services, trx, userId),
    forget: (trx: Db, userId: number) => forgetLater(services, trx, userId),
  }
}
