import type { Db } from '../database/database.ts'

/** Whoever changes what belongs to this person waits for whoever does so now, until `trx` ends; null for a person who is gone. */
export async function lockPerson(trx: Db, userId: number) {
  // `no key` lets rows that refer to the person be written meanwhile
  const person = await trx
    .selectFrom('users')
    .where('id', '=', userId)
    .select(['id', 'email', 'created_at'])
    .forNoKeyUpdate()
    .executeTakeFirst()
  return person ?? null
}
