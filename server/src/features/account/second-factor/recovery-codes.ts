import { createHmac, hkdfSync, randomBytes, randomInt, timingSafeEqual } from 'node:crypto'
import { sql } from 'kysely'
import type { Db } from '../../../platform/database/database.ts'

const many = 10
// Without letters and digits that look alike.
const letters = 'abcdefghjkmnpqrstuvwxyz23456789'

/** 99 random bits: 20 of 31 letters and digits. */
function newCode(): string {
  const group = () => Array.from({ length: 5 }, () => letters[randomInt(letters.length)]).join('')
  return Array.from({ length: 4 }, group).join('-')
}

/** A code as it is stored: a user may type it in capitals, with spaces, or without hyphens. Codes made before 2026-11-24 have no salt. */
function hashOf(appSecret: string, userId: number, code: string, salt: Buffer | null): Buffer {
  const key = Buffer.from(hkdfSync('sha256', appSecret, '', 'recovery codes', 32))
  return createHmac('sha256', key)
    .update(salt ?? '')
    .update(`${userId} ${code.toLowerCase().replaceAll(/[\s-]/g, '')}`)
    .digest()
}

/** Makes ten codes in place of those before. They are readable this once. */
export async function renewCodes(trx: Db, appSecret: string, userId: number): Promise<string[]> {
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

/** Uses a code up; of two uses at once one finds it used. */
export async function spendCode(db: Db, appSecret: string, userId: number, code: string): Promise<boolean> {
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

/** How many codes were not used yet. */
export async function codesLeft(db: Db, userId: number): Promise<number> {
  const { left } = await db
    .selectFrom('recovery_codes')
    .where('user_id', '=', userId)
    .where('used_at', 'is', null)
    .select(sql<number>`count(*)::int`.as('left'))
    .executeTakeFirstOrThrow()
  return left
}
