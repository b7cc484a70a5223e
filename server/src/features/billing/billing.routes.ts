import { m } from '#messages'
import { createCheckoutSession, getBillingDetails, planOf, stripeWebhook, type Plan } from '@marigold/contract'
import { z } from 'zod'
import type { Routes, Services } from '../../platform/app.ts'
import type { Db } from '../../platform/database/database.ts'
import { Refusal } from '../../platform/http/errors.ts'
import { remindAbandonedSignUps } from './abandoned-sign-ups.service.ts'
import { billingDetails } from './billing-details.service.ts'
import {
  updateEmailJob,
  UpdateEmailJob,
  updateCustomerEmail,
  queueEmailUpdate,
  deleteCustomer,
  deleteCustomerJob,
  DeleteCustomerJob,
  queueCustomerDeletion,
} from './sync-customer.service.ts'
import { notifyRenewals, notifyTrialEnds } from './notifications/reminders.service.ts'
import { cardRoutes } from './card/card.routes.ts'
import { historyRoutes } from './history/history.routes.ts'
import { planRoutes } from './plan/plan.routes.ts'
import { callProvider } from './provider.ts'
import { reconcile } from './reconcile.service.ts'
import { settleCheckout } from './settle-checkout.service.ts'
import { startCheckout } from './start-checkout.service.ts'
import { midMinuteSweep, sweepEvents, sweepJob } from './sweep-events.service.ts'
import { stopSubscriptionJob, stopSubscription } from './stop-subscription.service.ts'
import { isTrialAvailable } from './trials.service.ts'
import { applyEvent, eventJob, deleteOldEvents, receiveEvent } from './webhook.service.ts'

export const billingRoutes: Routes = (app, services) => {
  const { jobs, payments } = services
  planRoutes(app, services)
  historyRoutes(app, services)
  cardRoutes(app, services)

  app.call(getBillingDetails, ({ user }) => billingDetails(services, user))

  app.call(createCheckoutSession, async ({ user, body }) => {
    const plan = planOf(body.plan)
    if (plan === undefined) throw new Refusal('invalid', m.faults_plan_unknown())
    return { url: await startCheckout(services, { userId: user.id, plan, newcomer: false }) }
  })

  app.call(stripeWebhook, async ({ rawBody, request }) => {
    const signature = request.headers['stripe-signature']
    await receiveEvent(services, rawBody ?? Buffer.alloc(0), typeof signature === 'string' ? signature : undefined)
    return { received: true as const }
  })

  jobs.define(eventJob, z.object({ id: z.string() }), ({ id }) => applyEvent(services, id))
  jobs.define(stopSubscriptionJob, z.object({ subscription: z.string(), refund: z.boolean() }), (data) =>
    stopSubscription(payments, data),
  )
  jobs.define(deleteCustomerJob, DeleteCustomerJob, ({ customer }) => deleteCustomer(services, customer))
  jobs.define(updateEmailJob, UpdateEmailJob, ({ userId }) => updateCustomerEmail(services, userId))
  jobs.define(sweepJob, z.object({}), () => sweepEvents(services))
  jobs.every('sweep-provider-events', '* * * * *', async () => {
    await jobs.send(sweepJob, {}, { afterSeconds: midMinuteSweep })
    await sweepEvents(services)
  })
  jobs.every('reconcile-billing', '*/3 * * * *', () => reconcile(services))
  jobs.every('tell-of-trial-ends', '11 * * * *', () => notifyTrialEnds(services))
  jobs.every('tell-of-renewals', '23 * * * *', () => notifyRenewals(services))
  jobs.every('remind-abandoned-sign-ups', '37 * * * *', () => remindAbandonedSignUps(services))
  jobs.every('forget-provider-events', '41 3 * * *', () => deleteOldEvents(services))
}

/** Creates what sign-up and the login after payment need from billing. */
export function createCheckouts(services: Services) {
  return {
    /** Starts a new user's checkout and returns the URL of its payment page. */
    start: (userId: number, plan: Plan) => startCheckout(services, { userId, plan, newcomer: true }),
    /** Returns whether a user's checkout starts with the free trial. */
    hasTrial: (user: { id: number; email: string }) => isTrialAvailable(services, services.db, user),
    /** Updates a checkout from the provider. */
    settle: (checkoutId: number) => callProvider(services.log, () => settleCheckout(services, checkoutId)),
  }
}

/** Creates what email changes and account deletions need from billing. */
export function createCustomers(services: Services) {
  return {
    queueEmailUpdate: (trx: Db, userId: number) => queueEmailUpdate(services, trx, userId),
    queueDeletion: (trx: Db, userId: number) => queueCustomerDeletion(services, trx, userId),
  }
}

/** Returns how a stored event of the provider is applied. */
export function createEvents(services: Services): (id: string) => Promise<void> {
  return (id) => applyEvent(services, id)
}
