import { m } from '#messages'
import type { Config } from '../../../platform/process/config.ts'
import type { Db } from '../../../platform/database/database.ts'
import { Refusal } from '../../../platform/http/errors.ts'
import { countTry } from '../../../platform/http/limits.ts'
import { seal, unseal, type Sealed } from '../../../platform/access/seal.ts'
import { stepOf } from './app-codes.ts'
import { codesLeft, spendCode } from './recovery-codes.ts'

const hour = 3600
const triesAnHour = 20

const sealed = (owner: number): Sealed => ({ purpose: 'second factor keys', owner })

/** An app's key as it is stored. */
export function sealKey(appSecret: string, userId: number, key: Uint8Array): Buffer {
  return seal(appSecret, key, sealed(userId))
}

/** A stored key; null where the server's secret is another one than when it was sealed. */
export function openKey(appSecret: string, userId: number, stored: Buffer): Buffer | null {
  return unseal(appSecret, stored, sealed(userId))
}

/** Whether a log-in of this person is asked for a code. */
export async function hasSecondFactor(db: Db, userId: number): Promise<boolean> {
  const on = db.selectFrom('second_factors').where('user_id', '=', userId).where('confirmed_at', 'is not', null)
  return (await on.select('user_id').executeTakeFirst()) !== undefined
}

/** The refusal of a wrong code, beside its field. */
export function wrongCode(): Refusal {
  const sentence = m.account_that_code_isnt_right_or_was()
  return new Refusal('invalid', sentence, { code: [sentence] })
}

/** What a code was: one of the app, or a recovery code with how many are left after it. */
export interface GoodCode {
  recoveryCodesLeft: number | null
}

export interface TypedCode {
  typed: string
  /** What the twenty tries an hour count for: a browser or a login of the owner's. Null counts for all strangers together. */
  device: string | null
}

/**
 * Takes a code of the user's app, or a recovery code: each once. Null for a wrong or used one. Throws `too_many` beyond
 * twenty tries an hour; what a stranger uses up is not taken from the owner's own devices.
 */
export async function takeCode(
  db: Db,
  { appSecret }: Pick<Config, 'appSecret'>,
  userId: number,
  { typed, device }: TypedCode,
  now = Date.now(),
): Promise<GoodCode | null> {
  await countTry(db, `code of ${userId}${device === null ? '' : ` on ${device}`}`, triesAnHour, hour)
  const code = typed.replaceAll(/[\s-]/g, '')
  if (/^\d{6}$/.test(code))
    return (await takeAppCode(db, appSecret, userId, code, now)) ? { recoveryCodesLeft: null } : null
  if (!(await spendCode(db, appSecret, userId, code))) return null
  return { recoveryCodesLeft: await codesLeft(db, userId) }
}

async function takeAppCode(db: Db, appSecret: string, userId: number, code: string, now: number): Promise<boolean> {
  const row = await db
    .selectFrom('second_factors')
    .where('user_id', '=', userId)
    .where('confirmed_at', 'is not', null)
    .select('sealed_key')
    .executeTakeFirst()
  const key = row === undefined ? null : openKey(appSecret, userId, row.sealed_key)
  const step = key === null ? null : stepOf(key, code, now)
  if (step === null) return false
  // Of two uses of one code at once, one comes later.
  const { numUpdatedRows } = await db
    .updateTable('second_factors')
    .set({ last_step: step })
    .where('user_id', '=', userId)
    .where('last_step', '<', step)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}
