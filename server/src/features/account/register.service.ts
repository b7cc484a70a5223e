import { m } from '#messages'
import { planOf, type Plan, type RegisterBody } from '@marigold/contract'
import type { z } from 'zod'
import type { Services } from '../../platform/app.ts'
import { requireCaptcha } from '../../platform/access/captcha.ts'
import type { Db } from '../../platform/database/database.ts'
import { Refusal } from '../../platform/http/errors.ts'
import { limitAttempts, countAttempt } from '../../platform/http/rate-limits.ts'
import type { Checkouts } from './billing-port.ts'
import { createUser, findUserByEmail } from './create-user.service.ts'
import { createEmailLink } from './email-links.service.ts'
import { welcomeEmail } from './account-emails.ts'
import { hashPassword, verifyPassword, refuseWeakPassword } from './passwords.ts'
import { usernameFrom } from './usernames.ts'

const captchaFreePerHour = 5

type Registration = z.output<typeof RegisterBody>

/** The URL where a new user pays, and whether the plan starts with the free trial. */
interface PaymentPage {
  payment_url: string
  trial: boolean
}

/** Creates the account, not yet paid, and starts its checkout. */
export async function registerUser(
  { db, mail, captcha, config }: Pick<Services, 'db' | 'mail' | 'captcha' | 'config'>,
  checkouts: Checkouts,
  body: Registration,
  address: string,
): Promise<PaymentPage> {
  await limitRegistrations(db, captcha, address, body.recaptchaToken)
  await refuseWeakPassword(body.password, [body.email, usernameFrom(body.email)])
  const plan = planOf(body.plan_type)
  if (plan === undefined) throw new Refusal('invalid', m.faults_plan_unknown())
  const known = await findUserByEmail(db, body.email)
  const pageOf = async (id: number, payment_url: string) => ({
    payment_url,
    trial: await checkouts.hasTrial({ id, email: body.email }),
  })
  if (known !== undefined)
    return pageOf(known.id, await resumePayment(db, checkouts, known, { password: body.password, plan, address }))
  const user = await createRegistered(db, body, plan)
  const url = await startOrUndo(db, checkouts, user.id, plan)
  await db.transaction().execute(async (trx) => {
    const link = await createEmailLink(trx, user.id, body.email, config.publicUrl)
    await mail.send(trx, welcomeEmail(body.email, body.first_name, user.username, link))
  })
  return pageOf(user.id, url)
}

/**
 * Registration reveals whether an address has an account, so only five attempts an hour are free. After that each one
 * needs a captcha.
 */
async function limitRegistrations(
  db: Db,
  captcha: Services['captcha'],
  address: string,
  solution: string | undefined,
): Promise<void> {
  if ((await countAttempt(db, `register from ${address}`, 3600)) > captchaFreePerHour)
    await requireCaptcha(captcha, solution)
}

/** Takes only these fields from the body, so that rights and billing can't be set. */
async function createRegistered(db: Db, body: Registration, plan: Plan): Promise<{ id: number; username: string }> {
  const created = await createUser(db, {
    email: body.email,
    password_hash: await hashPassword(body.password),
    first_name: body.first_name,
    last_name: body.last_name,
    occupation: body.occupation,
    chosen_plan: plan.word,
  })
  if (created === null) throw addressTaken()
  return created
}

function addressTaken(): Refusal {
  return new Refusal('invalid', m.account_this_email_address_is_already_in(), {
    email: [m.account_this_email_address_is_already_in_use()],
  })
}

/**
 * Takes a user who signs up again with the same email and password back to the payment page: they left it, or lost our
 * first response. Allows ten attempts in 15 minutes from one network, counted for that network only, so that an
 * attacker can't keep the owner from paying.
 */
async function resumePayment(
  db: Db,
  checkouts: Checkouts,
  known: { id: number; password_hash: string | null; status: string },
  { password, plan, address }: { password: string; plan: Plan; address: string },
): Promise<string> {
  await limitAttempts(db, `register as ${known.id} from ${address}`, 10, 15 * 60)
  const right = await verifyPassword(known.password_hash, password)
  if (!right || known.status !== 'active') throw addressTaken()
  try {
    return await checkouts.start(known.id, plan)
  } catch (error) {
    throw error instanceof Refusal && error.code === 'already_subscribed' ? addressTaken() : error
  }
}

/**
 * Removes the account again when its checkout can't be started: otherwise it would block the address without a way to
 * pay.
 */
async function startOrUndo(db: Db, checkouts: Checkouts, userId: number, plan: Plan): Promise<string> {
  try {
    return await checkouts.start(userId, plan)
  } catch (error) {
    await db.deleteFrom('users').where('id', '=', userId).execute()
    throw error
  }
}
