import { createHash } from 'node:crypto'
import type { Billing } from './billing-services.ts'

/** Returns a user with their customer at the provider, which is created once with the user's email and id. */
export async function ensureCustomer(
  { db, payments }: Billing,
  userId: number,
): Promise<{ id: number; email: string; customer: string }> {
  const user = await db
    .selectFrom('users')
    .leftJoin('billing_customers', 'billing_customers.user_id', 'users.id')
    .where('users.id', '=', userId)
    .select(['users.id', 'users.email', 'users.created_at', 'billing_customers.provider_id as customer'])
    .executeTakeFirstOrThrow()
  const { id, email, created_at } = user
  if (user.customer !== null) return { id, email, customer: user.customer }
  const digest = createHash('sha256').update(`${created_at.toISOString()} ${email}`).digest('base64url')
  const created = await payments.customers.create(
    { email, metadata: { user_id: String(id) } },
    { idempotencyKey: `customer-${id}-${digest}` },
  )
  await db
    .insertInto('billing_customers')
    .values({ user_id: id, provider_id: created.id })
    .onConflict((conflict) => conflict.column('user_id').doNothing())
    .execute()
  const stored = await db
    .selectFrom('billing_customers')
    .where('user_id', '=', id)
    .select('provider_id')
    .executeTakeFirstOrThrow()
  return { id, email, customer: stored.provider_id }
}
