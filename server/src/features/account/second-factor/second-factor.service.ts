import { m } from '#messages'
import { randomUUID } from 'node:crypto'
import type { SecondFactor } from '@marigold/contract'
import { sql } from 'kysely'
import type { Person } from '../../../platform/access/access.ts'
import type { Services } from '../../../platform/app.ts'
import type { Db } from '../../../platform/database/database.ts'
import { Refusal } from '../../../platform/http/errors.ts'
import { notify } from '../../../platform/messages/notify.ts'
import { endAllSignIns } from '../../../platform/access/tokens.ts'
import { endTickets } from '../auto-login.service.ts'
import { findByAddress } from '../create-person.service.ts'
import { proveOwner, provePassword } from '../prove-owner.service.ts'
import { newKey, stepOf, wordsOf } from './app-codes.ts'
import { hasSecondFactor, openKey, sealKey, takeCode, wrongCode } from './check-code.service.ts'
import { codesRenewedLetter, secondFactorLetter } from './second-factor-letters.ts'
import { endPendingSignIns } from './pending-sign-ins.service.ts'
import { codesLeft, renewCodes } from './recovery-codes.ts'

type Parts = Pick<Services, 'db' | 'mail' | 'config'>

const link = '/myaccount#second-factor'

/** How the second factor of a person stands. */
export async function readSecondFactor(db: Db, user: Person): Promise<SecondFactor> {
  const on = await hasSecondFactor(db, user.id)
  return { on, passed: user.secondFactor, recovery_codes_left: on ? await codesLeft(db, user.id) : 0 }
}

/** Makes a key for the person's app, in place of one that was not confirmed. Refuses where one is confirmed. */
export async function startSecondFactor(
  { db, config }: Pick<Parts, 'db' | 'config'>,
  user: Person,
  oldpassword: string | undefined,
): Promise<{ key: string; address: string }> {
  await proveOwner(db, user, oldpassword)
  await refuseWithoutPassword(db, user.id)
  const key = newKey()
  const sealed_key = sealKey(config.appSecret, user.id, key)
  const kept = await db
    .insertInto('second_factors')
    .values({ user_id: user.id, sealed_key })
    .onConflict((conflict) =>
      conflict
        .column('user_id')
        .doUpdateSet({ sealed_key, created_at: sql`now()` })
        .where('second_factors.confirmed_at', 'is', null),
    )
    .executeTakeFirst()
  if (kept.numInsertedOrUpdatedRows === 0n) throw new Refusal('conflict', m.account_two_step_login_is_already_on())
  return wordsOf(key, user.email)
}

/** It guards the log-in by password: without one there is none to guard. */
async function refuseWithoutPassword(db: Db, userId: number): Promise<void> {
  const own = db.selectFrom('users').where('id', '=', userId).where('password_hash', 'is not', null)
  if ((await own.select('id').executeTakeFirst()) !== undefined) return
  const sentence = m.account_you_have_no_password_yet_ask()
  throw new Refusal('invalid', sentence, { oldpassword: [sentence] })
}

/**
 * Turns the second factor on by a code of the app, and answers the recovery codes. Whatever could open the account
 * without a code ends: the other sign-ins, and tickets.
 */
export async function confirmSecondFactor(
  { db, mail, config }: Parts,
  user: Person,
  code: string,
  now = Date.now(),
): Promise<string[]> {
  return db.transaction().execute(async (trx) => {
    const begun = await trx
      .selectFrom('second_factors')
      .where('user_id', '=', user.id)
      .select(['sealed_key', 'confirmed_at'])
      .forUpdate()
      .executeTakeFirst()
    if (begun?.confirmed_at) throw new Refusal('conflict', m.account_two_step_login_is_already_on())
    const key = begun === undefined ? null : openKey(config.appSecret, user.id, begun.sealed_key)
    const step = key === null ? null : stepOf(key, code.replaceAll(/[\s-]/g, ''), now)
    if (step === null) throw wrongCode()
    await trx
      .updateTable('second_factors')
      .set({ confirmed_at: sql`now()`, last_step: step })
      .where('user_id', '=', user.id)
      .execute()
    await trx
      .updateTable('sign_ins')
      .set({ second_factor_at: sql`now()` })
      .where('id', '=', user.signInId)
      .execute()
    await endAllSignIns(trx, user.id, user.signInId)
    await endTickets(trx, user.id)
    const message = m.account_two_step_login_is_on_every()
    await notify(trx, user.id, { kind: 'account', key: `second factor ${randomUUID()}`, message, link })
    await mail.send(trx, secondFactorLetter(user.email, { on: true }))
    return renewCodes(trx, config.appSecret, user.id)
  })
}

/** Makes new recovery codes; the old ones end. */
export async function renewRecoveryCodes({ db, mail, config }: Parts, user: Person, proof: Proof): Promise<string[]> {
  await prove({ db, config }, user, proof)
  return db.transaction().execute(async (trx) => {
    const message = m.account_you_have_new_recovery_codes_the()
    await notify(trx, user.id, { kind: 'account', key: `recovery codes ${randomUUID()}`, message, link })
    await mail.send(trx, codesRenewedLetter(user.email))
    return renewCodes(trx, config.appSecret, user.id)
  })
}

/** Turns the second factor off: no sign-in counts as one that passed it, and nothing of it is kept. */
export async function endSecondFactor({ db, mail, config }: Parts, user: Person, proof: Proof): Promise<void> {
  await prove({ db, config }, user, proof)
  await db.transaction().execute(async (trx) => {
    await removeSecondFactor(trx, user.id)
    const message = m.account_two_step_login_is_off_your()
    await notify(trx, user.id, { kind: 'account', key: `second factor ${randomUUID()}`, message, link })
    await mail.send(trx, secondFactorLetter(user.email, { on: false }))
  })
}

/** Takes everything of a person's second factor away. Answers whether there was one. */
async function removeSecondFactor(trx: Db, userId: number): Promise<boolean> {
  const { numDeletedRows } = await trx.deleteFrom('second_factors').where('user_id', '=', userId).executeTakeFirst()
  await trx.updateTable('sign_ins').set({ second_factor_at: null }).where('user_id', '=', userId).execute()
  await endPendingSignIns(trx, userId)
  return numDeletedRows > 0n
}

interface Proof {
  oldpassword: string
  code: string
}

async function prove({ db, config }: Pick<Parts, 'db' | 'config'>, user: Person, proof: Proof): Promise<void> {
  await provePassword(db, user, proof.oldpassword)
  if ((await takeCode(db, config, user.id, { typed: proof.code, device: `login ${user.signInId}` })) === null)
    throw wrongCode()
}

/** The operator's way, for someone who has lost phone and recovery codes: ends their sign-ins too, and tells them. */
export async function turnOffFor(db: Db, email: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const person = await findByAddress(trx, email)
    if (person === undefined || !(await removeSecondFactor(trx, person.id)))
      throw new Refusal('not_found', m.account_no_account_with_this_address_has())
    await endAllSignIns(trx, person.id)
    const message = m.account_two_step_login_was_turned_off()
    await notify(trx, person.id, { kind: 'account', key: `second factor ${randomUUID()}`, message, link })
  })
}
