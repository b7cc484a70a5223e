import { createHmac, hkdfSync, randomBytes, randomInt, timingSafeEqual } from 'node:crypto'
import { sql } from 'kysely'
import type { Db } from '../../../platform/database/database.ts'

const many = 10
// Without letters and digits that look alike.
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789'

/** Generates 99 random bits: 20 characters from a set of 31. */
function newCode(): string {
  const group = () => Array.from({ length: 5 }, () => alphabet[randomInt(alphabet.length)]).join('')
  return Array.from({ length: 4 }, group).join('-')
}

/**
 * Hashes a code for storage. Users may type it in capitals, with spaces, or without hyphens. Codes from before
 * 2026-11-24 have no salt.
 */
function hashOf(appSecret: string, userId: number, code: string, salt: Buffer | null): Buffer {
  const key = Buffer.from(hkdfSync('sha256', appSecret, '', 'recovery codes', 32))
  return createHmac('sha256', key)
    .update(salt ?? '')
    .update(`${userId} ${code.toLowerCase().replaceAll(/[\s-]/g, '')}`)
    .digest()
}

/** Replaces the recovery codes with ten new ones, which can be read only this once. */
export async function regenerateCodes(trx: Db, appSecret: string, userId: number): Promise<string[]> {
  const codes = new Set<string>()
  while (codes.size < many) codes.add(newCode())
  await trx.deleteFrom('recovery_codes').where('user_id', '=', userId).execute()
  await trx
    .insertInto('recovery_codes')
    .values(
      [...codes].map((code) => {
        const salt = randomBytes(16)
        return { user_id: userId, salt, code_hash: hashOf(appSecret, userId, code, salt) }
      }),
    )
    .execute()
  return [...codes]
}

/** Uses up a code. When it's used twice at once, the second use fails. */
export async function useRecoveryCode(db: Db, appSecret: string, userId: number, code: string): Promise<boolean> {
  const codes = await db
    .selectFrom('recovery_codes')
    .where('user_id', '=', userId)
    .select(['code_hash', 'salt'])
    .execute()
  const right = codes.find(({ code_hash, salt }) => timingSafeEqual(code_hash, hashOf(appSecret, userId, code, salt)))
  if (right === undefined) return false
  const { numUpdatedRows } = await db
    .updateTable('recovery_codes')
    .set({ used_at: sql`now()` })
    .where('user_id', '=', userId)
    .where('code_hash', '=', right.code_hash)
    .where('used_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Returns how many codes haven't been used. */
export async function countUnusedCodes(db: Db, userId: number): Promise<number> {
  const { left } = await db
    .selectFrom('recovery_codes')
    .where('user_id', '=', userId)
    .where('used_at', 'is', null)
    .select(sql<number>`count(*)::int`.as('left'))
    .executeTakeFirstOrThrow()
  return left
}
