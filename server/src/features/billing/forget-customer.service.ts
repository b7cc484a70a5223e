import { z } from 'zod'
import type { Db } from '../../platform/database/database.ts'
import type { Billing } from './billing-services.ts'

/** The job that has the provider forget who a customer is. */
export const forgetJob = 'forget-customer'
export const ForgetJob = z.object({ customer: z.string() })
/** The job that tells the provider a customer's new address. */
export const addressJob = 'customer-address'
export const AddressJob = z.object({ userId: z.number() })

/** Before a person's account is deleted: their customer goes, after the commit. */
export async function forgetLater({ jobs }: Billing, trx: Db, userId: number): Promise<void> {
  const customer = await customerOf(trx, userId)
  if (customer !== null) await jobs.send(forgetJob, { customer }, { db: trx })
}

/** After a person's address has changed: their customer follows, after the commit. */
export async function followLater({ jobs }: Billing, trx: Db, userId: number): Promise<void> {
  if ((await customerOf(trx, userId)) !== null) await jobs.send(addressJob, { userId }, { db: trx })
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
 * Deletes a customer at the provider, which ends what runs at once and forgets name, address and card; invoices stay,
 * under a number that belongs to nobody. A payment page that is still open is closed first. Safe to run twice.
 */
export async function forgetCustomer({ payments }: Billing, customer: string): Promise<void> {
  const known = await payments.customers.retrieve(customer)
  if (known.deleted) return
  const open = await payments.checkout.sessions.list({ customer, status: 'open', limit: 100 })
  for (const { id } of open.data) await payments.checkout.sessions.expire(id)
  await payments.customers.del(customer)
}

/** Writes a person's address to their customer. Safe to run twice. */
export async function followAddress({ db, payments }: Billing, userId: number): Promise<void> {
  const person = await db
    .selectFrom('billing_customers')
    .innerJoin('users', 'users.id', 'billing_customers.user_id')
    .where('users.id', '=', userId)
    .select(['users.email', 'billing_customers.provider_id'])
    .executeTakeFirst()
  if (person !== undefined) await payments.customers.update(person.provider_id, { email: person.email })
}
