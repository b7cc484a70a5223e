import { m } from '#messages'
import { planOf, type Plan, type RegisterBody } from '@marigold/contract'
import type { z } from 'zod'
import type { Services } from '../../platform/app.ts'
import { requireCaptcha } from '../../platform/access/captcha.ts'
import type { Db } from '../../platform/database/database.ts'
import { Refusal } from '../../platform/http/errors.ts'
import { countTry, noteTry } from '../../platform/http/limits.ts'
import type { Checkouts } from './billing-port.ts'
import { createPerson, findByAddress } from './create-person.service.ts'
import { newEmailLink } from './email-links.service.ts'
import { welcomeLetter } from './letters.ts'
import { hashPassword, isRightPassword, refuseWeakPassword } from './passwords.ts'
import { usernameOf } from './usernames.ts'

const freeTriesAnHour = 5

type Registration = z.output<typeof RegisterBody>

/** The page where a new user pays, and whether the plan starts with the free trial. */
interface PaymentPage {
  payment_url: string
  trial: boolean
}

/** Creates the account, not yet paid, and starts its checkout. */
export async function registerPerson(
  { db, mail, captcha, config }: Pick<Services, 'db' | 'mail' | 'captcha' | 'config'>,
  checkouts: Checkouts,
  body: Registration,
  address: string,
): Promise<PaymentPage> {
  await limitTries(db, captcha, address, body.recaptchaToken)
  await refuseWeakPassword(body.password, [body.email, usernameOf(body.email)])
  const plan = planOf(body.plan_type)
  if (plan === undefined) throw new Refusal('invalid', m.platform_choose_monthly_quarterly_or_yearly())
  const known = await findByAddress(db, body.email)
  const pageOf = async (id: number, payment_url: string) => ({
    payment_url,
    trial: await checkouts.hasTrial({ id, email: body.email }),
  })
  if (known !== undefined)
    return pageOf(known.id, await continueToPayment(db, checkouts, known, { password: body.password, plan, address }))
  const person = await createRegistered(db, body, plan)
  const url = await startOrUndo(db, checkouts, person.id, plan)
  await db.transaction().execute(async (trx) => {
    const link = await newEmailLink(trx, person.id, body.email, config.publicUrl)
    await mail.send(trx, welcomeLetter(body.email, body.first_name, person.username, link))
  })
  return pageOf(person.id, url)
}

/** Registration says whether an address has an account: five tries an hour are free, then each needs a captcha. */
async function limitTries(
  db: Db,
  captcha: Services['captcha'],
  address: string,
  solution: string | undefined,
): Promise<void> {
  if ((await noteTry(db, `register from ${address}`, 3600)) > freeTriesAnHour) await requireCaptcha(captcha, solution)
}

/** Only what is named here is taken from the body: neither rights nor billing can be sent along. */
async function createRegistered(db: Db, body: Registration, plan: Plan): Promise<{ id: number; username: string }> {
  const created = await createPerson(db, {
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
 * Whoever signs up again before paying, by the same address and password, goes on to the payment: their first answer
 * was lost on the way, or they left the payment page. Ten tries in a quarter of an hour from one network are enough; they
 * count for that network alone, so that a stranger can't keep the owner from paying.
 */
async function continueToPayment(
  db: Db,
  checkouts: Checkouts,
  known: { id: number; password_hash: string | null; status: string },
  { password, plan, address }: { password: string; plan: Plan; address: string },
): Promise<string> {
  await countTry(db, `register as ${known.id} from ${address}`, 10, 15 * 60)
  const right = await isRightPassword(known.password_hash, password)
  if (!right || known.status !== 'active') throw addressTaken()
  try {
    return await checkouts.start(known.id, plan)
  } catch (error) {
    throw error instanceof Refusal && error.code === 'already_subscribed' ? addressTaken() : error
  }
}

/** Without a payment page the account would be a dead end that also blocks its address: then it is taken back. */
async function startOrUndo(db: Db, checkouts: Checkouts, userId: number, plan: Plan): Promise<string> {
  try {
    return await checkouts.start(userId, plan)
  } catch (error) {
    await db.deleteFrom('users').where('id', '=', userId).execute()
    throw error
  }
}
