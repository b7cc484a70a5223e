import { m } from '#messages'
import Stripe from 'stripe'
import { Refusal } from '../../../platform/http/errors.ts'
import { lockUser } from '../../../platform/access/lock-user.ts'
import type { Billing } from '../billing-services.ts'
import { callProvider, idOf } from '../provider.ts'
import { storeLatest } from '../store-subscription.service.ts'

const ours = 'payment-card'
const asked = new WeakMap<Stripe, Promise<string>>()

/** Returns the portal configuration that only allows changing the card, because plans are changed in our app. */
function configuration(payments: Stripe): Promise<string> {
  const known = asked.get(payments)
  if (known !== undefined) return known
  const made = ensureConfiguration(payments)
  asked.set(payments, made)
  // A failure isn't cached: the next call tries again.
  made.catch(() => asked.delete(payments))
  return made
}

async function ensureConfiguration(payments: Stripe): Promise<string> {
  for await (const one of payments.billingPortal.configurations.list({ active: true, limit: 100 }))
    if (one.metadata?.['marigold'] === ours) return one.id
  const created = await payments.billingPortal.configurations.create(
    { features: { payment_method_update: { enabled: true } }, metadata: { marigold: ours } },
    { idempotencyKey: `portal-${ours}` },
  )
  return created.id
}

/** The amount that a new card is charged as soon as it's saved. */
interface Owed {
  invoice_number: string
  amount: number
}

/**
 * Returns the URL of the provider's page for a new card, and what is charged to that card at once. The page returns to
 * the profile with the number of the invoice that was owed.
 */
export async function openCardPage(billing: Billing, userId: number): Promise<{ url: string; owed: Owed | null }> {
  const { db, payments, config, log } = billing
  const known = await db
    .selectFrom('billing_customers')
    .where('user_id', '=', userId)
    .select('provider_id')
    .executeTakeFirst()
  if (known === undefined) throw new Refusal('conflict', m.billing_you_havent_paid_with_a_card())
  const back = `${config.publicUrl}/myprofile`
  return callProvider(log, async () => {
    const owed = await owedBy(billing, userId)
    const invoice = owed === null ? '' : `&invoice=${encodeURIComponent(owed.invoice_number)}`
    const session = await payments.billingPortal.sessions.create({
      customer: known.provider_id,
      configuration: await configuration(payments),
      return_url: back,
      flow_data: {
        type: 'payment_method_update',
        after_completion: { type: 'redirect', redirect: { return_url: `${back}?card=changed${invoice}` } },
      },
    })
    return { url: session.url, owed }
  })
}

async function owedBy({ db, payments }: Billing, userId: number): Promise<Owed | null> {
  const live = await db
    .selectFrom('subscriptions')
    .where('user_id', '=', userId)
    .where('live', '=', true)
    .select('provider_id')
    .executeTakeFirst()
  if (live === undefined) return null
  const invoice = owedInvoice(await payments.subscriptions.retrieve(live.provider_id, { expand: ['latest_invoice'] }))
  return invoice === null ? null : { invoice_number: invoice.number ?? '', amount: invoice.amount_remaining }
}

/** Returns the invoice that a subscription (with its latest invoice expanded) still owes, or null. */
function owedInvoice({ status, latest_invoice }: Stripe.Subscription): (Stripe.Invoice & { id: string }) | null {
  if (status !== 'past_due' && status !== 'unpaid') return null
  if (typeof latest_invoice !== 'object' || latest_invoice?.status !== 'open') return null
  return latest_invoice.id === undefined ? null : { ...latest_invoice, id: latest_invoice.id }
}

/**
 * Pays the plan with a customer's new card from now on, and charges it what is owed right away instead of at the
 * provider's next retry. Each card is tried once for an invoice.
 */
export async function useNewCard(billing: Billing, customer: string): Promise<void> {
  const live = await billing.db
    .selectFrom('billing_customers')
    .innerJoin('subscriptions', 'subscriptions.user_id', 'billing_customers.user_id')
    .where('billing_customers.provider_id', '=', customer)
    .where('subscriptions.live', '=', true)
    .select(['subscriptions.user_id', 'subscriptions.provider_id'])
    .executeTakeFirst()
  if (live === undefined) return
  await billing.db.transaction().execute(async (trx) => {
    if ((await lockUser(trx, live.user_id)) === null) return
    if (await payWith(billing.payments, customer, live.provider_id))
      await storeLatest(billing, trx, live.user_id, live.provider_id)
  })
}

/** Pays an invoice with the current card. Returns false when there is nothing to do. */
async function payWith(payments: Stripe, customer: string, id: string): Promise<boolean> {
  const found = await payments.customers.retrieve(customer)
  const card = found.deleted ? null : idOf(found.invoice_settings.default_payment_method)
  if (card === null) return false
  const subscription = await payments.subscriptions.retrieve(id, { expand: ['latest_invoice'] })
  const changed = idOf(subscription.default_payment_method) !== card
  if (changed) await payments.subscriptions.update(id, { default_payment_method: card })
  const owed = owedInvoice(subscription)
  if (owed === null) return changed
  try {
    await payments.invoices.pay(owed.id, { payment_method: card }, { idempotencyKey: `pay-${owed.id}-${card}` })
  } catch (error) {
    // Declined like the previous card. The provider keeps retrying.
    if (!(error instanceof Stripe.errors.StripeCardError)) throw error
  }
  return true
}
