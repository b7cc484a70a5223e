import { m } from '#messages'
import { randomUUID } from 'node:crypto'
import type { SecondFactor } from '@marigold/contract'
import { sql } from 'kysely'
import type { User } from '../../../platform/access/access.ts'
import type { Services } from '../../../platform/app.ts'
import type { Db } from '../../../platform/database/database.ts'
import { Refusal } from '../../../platform/http/errors.ts'
import { inLocaleOfUser } from '../../../platform/http/locale.ts'
import { notify } from '../../../platform/messages/notify.ts'
import { endUserLogins } from '../../../platform/access/tokens.ts'
import { revokeTickets } from '../auto-login.service.ts'
import { findUserByEmail } from '../create-user.service.ts'
import { reauthenticate, requirePassword } from '../reauthenticate.service.ts'
import { newTotpKey, matchingStep, describeKey } from './totp.ts'
import { hasSecondFactor, decryptKey, encryptKey, acceptCode, wrongCode } from './check-code.service.ts'
import { codesRenewedEmail, secondFactorEmail } from './second-factor-emails.ts'
import { endPendingLogins } from './pending-logins.service.ts'
import { countUnusedCodes, regenerateCodes } from './recovery-codes.ts'

type Parts = Pick<Services, 'db' | 'mail' | 'config'>

const link = '/myprofile/security'

/** Returns the state of a user's second factor. */
export async function readSecondFactor(db: Db, user: User): Promise<SecondFactor> {
  const on = await hasSecondFactor(db, user.id)
  return { on, passed: user.secondFactor, recovery_codes_left: on ? await countUnusedCodes(db, user.id) : 0 }
}

/** Generates a key for the user's app. It replaces one that wasn't confirmed. Refuses when one is confirmed. */
export async function startSecondFactor(
  { db, config }: Pick<Parts, 'db' | 'config'>,
  user: User,
  oldpassword: string | undefined,
): Promise<{ key: string; address: string }> {
  await reauthenticate(db, user, oldpassword)
  await refuseWithoutPassword(db, user.id)
  const key = newTotpKey()
  const sealed_key = encryptKey(config.appSecret, user.id, key)
  const stored = await db
    .insertInto('second_factors')
    .values({ user_id: user.id, sealed_key })
    .onConflict((conflict) =>
      conflict
        .column('user_id')
        .doUpdateSet({ sealed_key, created_at: sql`now()` })
        .where('second_factors.confirmed_at', 'is', null),
    )
    .executeTakeFirst()
  if (stored.numInsertedOrUpdatedRows === 0n) throw new Refusal('conflict', m.account_two_step_login_is_already_on())
  return describeKey(key, user.email)
}

/** Refuses for a user without a password, because the second factor protects password logins. */
async function refuseWithoutPassword(db: Db, userId: number): Promise<void> {
  const own = db.selectFrom('users').where('id', '=', userId).where('password_hash', 'is not', null)
  if ((await own.select('id').executeTakeFirst()) !== undefined) return
  const sentence = m.account_you_have_no_password_yet_ask()
  throw new Refusal('invalid', sentence, { oldpassword: [sentence] })
}

/**
 * Turns the second factor on with a code from the app, and returns the recovery codes. Ends everything that could open
 * the account without a code: other logins, and tickets.
 */
export async function confirmSecondFactor(
  { db, mail, config }: Parts,
  user: User,
  code: string,
  now = Date.now(),
): Promise<string[]> {
  return db.transaction().execute(async (trx) => {
    const started = await trx
      .selectFrom('second_factors')
      .where('user_id', '=', user.id)
      .select(['sealed_key', 'confirmed_at'])
      .forUpdate()
      .executeTakeFirst()
    if (started?.confirmed_at) throw new Refusal('conflict', m.account_two_step_login_is_already_on())
    const key = started === undefined ? null : decryptKey(config.appSecret, user.id, started.sealed_key)
    const step = key === null ? null : matchingStep(key, code.replaceAll(/[\s-]/g, ''), now)
    if (step === null) throw wrongCode()
    await trx
      .updateTable('second_factors')
      .set({ confirmed_at: sql`now()`, last_step: step })
      .where('user_id', '=', user.id)
      .execute()
    await trx
      .updateTable('sign_ins')
      .set({ second_factor_at: sql`now()` })
      .where('id', '=', user.loginId)
      .execute()
    await endUserLogins(trx, user.id, user.loginId)
    await revokeTickets(trx, user.id)
    const message = m.account_two_step_login_is_on_every()
    await notify(trx, user.id, { kind: 'account', key: `second factor ${randomUUID()}`, message, link })
    await mail.send(trx, secondFactorEmail(user.email, { on: true }))
    return regenerateCodes(trx, config.appSecret, user.id)
  })
}

/** Creates new recovery codes. The old ones stop working. */
export async function renewRecoveryCodes({ db, mail, config }: Parts, user: User, proof: Proof): Promise<string[]> {
  await prove({ db, config }, user, proof)
  return db.transaction().execute(async (trx) => {
    const message = m.account_you_have_new_recovery_codes_the()
    await notify(trx, user.id, { kind: 'account', key: `recovery codes ${randomUUID()}`, message, link })
    await mail.send(trx, codesRenewedEmail(user.email))
    return regenerateCodes(trx, config.appSecret, user.id)
  })
}

/** Turns the second factor off and deletes its data. Logins no longer count as verified by it. */
export async function endSecondFactor({ db, mail, config }: Parts, user: User, proof: Proof): Promise<void> {
  await prove({ db, config }, user, proof)
  await db.transaction().execute(async (trx) => {
    await removeSecondFactor(trx, user.id)
    const message = m.account_two_step_login_is_off_your()
    await notify(trx, user.id, { kind: 'account', key: `second factor ${randomUUID()}`, message, link })
    await mail.send(trx, secondFactorEmail(user.email, { on: false }))
  })
}

/** Deletes all data of a user's second factor. Returns whether there was any. */
async function removeSecondFactor(trx: Db, userId: number): Promise<boolean> {
  const { numDeletedRows } = await trx.deleteFrom('second_factors').where('user_id', '=', userId).executeTakeFirst()
  await trx.updateTable('sign_ins').set({ second_factor_at: null }).where('user_id', '=', userId).execute()
  await endPendingLogins(trx, userId)
  return numDeletedRows > 0n
}

interface Proof {
  oldpassword: string
  code: string
}

async function prove({ db, config }: Pick<Parts, 'db' | 'config'>, user: User, proof: Proof): Promise<void> {
  await requirePassword(db, user, proof.oldpassword)
  if ((await acceptCode(db, config, user.id, { typed: proof.code, device: `login ${user.loginId}` })) === null)
    throw wrongCode()
}

/**
 * Turns the second factor off for a user who has lost their phone and recovery codes. Ends their logins and notifies
 * them. For operators.
 */
export async function disableSecondFactor(db: Db, email: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const user = await findUserByEmail(trx, email)
    if (user === undefined || !(await disableSecondFactorOf(trx, user.id)))
      throw new Refusal('not_found', m.account_no_account_with_this_address_has())
  })
}

/** Does so for a user in the caller's transaction. Returns whether it was on. */
export async function disableSecondFactorOf(trx: Db, userId: number): Promise<boolean> {
  if (!(await removeSecondFactor(trx, userId))) return false
  await endUserLogins(trx, userId)
  await inLocaleOfUser(trx, userId, async () => {
    const message = m.account_two_step_login_was_turned_off()
    await notify(trx, userId, { kind: 'account', key: `second factor ${randomUUID()}`, message, link })
  })
  return true
}
