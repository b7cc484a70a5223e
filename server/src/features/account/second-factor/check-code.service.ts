import { m } from '#messages'
import type { Config } from '../../../platform/process/config.ts'
import type { Db } from '../../../platform/database/database.ts'
import { Refusal } from '../../../platform/http/errors.ts'
import { limitAttempts } from '../../../platform/http/rate-limits.ts'
import { encrypt, decrypt, type EncryptionContext } from '../../../platform/access/encryption.ts'
import { matchingStep } from './totp.ts'
import { countUnusedCodes, useRecoveryCode } from './recovery-codes.ts'

const hour = 3600
const attemptsPerHour = 20

const sealed = (owner: number): EncryptionContext => ({ purpose: 'second factor keys', owner })

/** Encrypts an app's key for storage. */
export function encryptKey(appSecret: string, userId: number, key: Uint8Array): Buffer {
  return encrypt(appSecret, key, sealed(userId))
}

/** Decrypts a stored key. Returns null when the server's secret has changed since. */
export function decryptKey(appSecret: string, userId: number, stored: Buffer): Buffer | null {
  return decrypt(appSecret, stored, sealed(userId))
}

/** Returns whether this user needs a code to log in. */
export async function hasSecondFactor(db: Db, userId: number): Promise<boolean> {
  const on = db.selectFrom('second_factors').where('user_id', '=', userId).where('confirmed_at', 'is not', null)
  return (await on.select('user_id').executeTakeFirst()) !== undefined
}

/** Returns the refusal of a wrong code, for its field. */
export function wrongCode(): Refusal {
  const sentence = m.account_that_code_isnt_right_or_was()
  return new Refusal('invalid', sentence, { code: [sentence] })
}

/** An accepted code: one from the app, or a recovery code with the number that's left. */
export interface AcceptedCode {
  recoveryCodesLeft: number | null
}

export interface TypedCode {
  typed: string
  /**
   * What the limit of twenty attempts an hour applies to: a known browser or login of the user. Null counts everyone
   * else together.
   */
  device: string | null
}

/**
 * Accepts a code from the user's app, or a recovery code, once each. Returns null for a wrong or used one. Throws
 * `too_many` after twenty attempts an hour; an attacker's attempts don't count against the user's own devices.
 */
export async function acceptCode(
  db: Db,
  { appSecret }: Pick<Config, 'appSecret'>,
  userId: number,
  { typed, device }: TypedCode,
  now = Date.now(),
): Promise<AcceptedCode | null> {
  await limitAttempts(db, `code of ${userId}${device === null ? '' : ` on ${device}`}`, attemptsPerHour, hour)
  const code = typed.replaceAll(/[\s-]/g, '')
  if (/^\d{6}$/.test(code))
    return (await takeAppCode(db, appSecret, userId, code, now)) ? { recoveryCodesLeft: null } : null
  if (!(await useRecoveryCode(db, appSecret, userId, code))) return null
  return { recoveryCodesLeft: await countUnusedCodes(db, userId) }
}

async function takeAppCode(db: Db, appSecret: string, userId: number, code: string, now: number): Promise<boolean> {
  const row = await db
    .selectFrom('second_factors')
    .where('user_id', '=', userId)
    .where('confirmed_at', 'is not', null)
    .select('sealed_key')
    .executeTakeFirst()
  const key = row === undefined ? null : decryptKey(appSecret, userId, row.sealed_key)
  const step = key === null ? null : matchingStep(key, code, now)
  if (step === null) return false
  // When a code is used twice at once, only one update matches.
  const { numUpdatedRows } = await db
    .updateTable('second_factors')
    .set({ last_step: step })
    .where('user_id', '=', userId)
    .where('last_step', '<', step)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}
