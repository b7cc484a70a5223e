import type { Db } from '../database/database.ts'

/**
 * Locks a user's row until `trx` ends, so that concurrent changes of what belongs to the user run one after another.
 * Returns null if the user no longer exists.
 */
export async function lockUser(trx: Db, userId: number) {
  // `no key` still allows inserting rows that refer to the user
  const user = await trx
    .selectFrom('users')
    .where('id', '=', userId)
    .select(['id', 'email', 'created_at'])
    .forNoKeyUpdate()
    .executeTakeFirst()
  return user ?? null
}
