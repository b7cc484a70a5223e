import { z } from 'zod'
import type { Db } from '../../platform/database/database.ts'
import type { Billing } from './billing-services.ts'

/** The job that deletes a customer at the provider. */
export const deleteCustomerJob = 'forget-customer'
export const DeleteCustomerJob = z.object({ customer: z.string() })
/** The job that updates a customer's email at the provider. */
export const updateEmailJob = 'customer-address'
export const UpdateEmailJob = z.object({ userId: z.number() })

/** Queues the deletion of a user's customer, to run after the commit. Call it before the account is deleted. */
export async function queueCustomerDeletion({ jobs }: Billing, trx: Db, userId: number): Promise<void> {
  const customer = await customerOf(trx, userId)
  if (customer !== null) await jobs.send(deleteCustomerJob, { customer }, { db: trx })
}

/** Queues the update of a customer's email, to run after the commit. */
export async function queueEmailUpdate({ jobs }: Billing, trx: Db, userId: number): Promise<void> {
  if ((await customerOf(trx, userId)) !== null) await jobs.send(updateEmailJob, { userId }, { db: trx })
}

async function customerOf(db: Db, userId: number): Promise<string | null> {
  const row = await db
    .selectFrom('billing_customers')
    .where('user_id', '=', userId)
    .select('provider_id')
    .executeTakeFirst()
  return row?.provider_id ?? null
}

/**
 * Deletes a customer at the provider, which cancels subscriptions at once and erases name, email, and card. Invoices
 * stay under an anonymous number. An open payment page is closed first. Safe to run twice.
 */
export async function deleteCustomer({ payments }: Billing, customer: string): Promise<void> {
  const known = await payments.customers.retrieve(customer)
  if (known.deleted) return
  const open = await payments.checkout.sessions.list({ customer, status: 'open', limit: 100 })
  for (const { id } of open.data) await payments.checkout.sessions.expire(id)
  await payments.customers.del(customer)
}

/** Copies a user's email to their customer. Safe to run twice. */
export async function updateCustomerEmail({ db, payments }: Billing, userId: number): Promise<void> {
  const user = await db
    .selectFrom('billing_customers')
    .innerJoin('users', 'users.id', 'billing_customers.user_id')
    .where('users.id', '=', userId)
    .select(['users.email', 'billing_customers.provider_id'])
    .executeTakeFirst()
  if (user !== undefined) await payments.customers.update(user.provider_id, { email: user.email })
}
