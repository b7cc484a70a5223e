import { sql } from 'kysely'
import type { Db } from '../../platform/database.ts'
import { Refusal } from '../../platform/errors.ts'
import { countTry } from '../../platform/limits.ts'
import { issueSignIn, newSecret } from '../../platform/tokens.ts'
import { isRightPassword } from './passwords.ts'
import { hasSecondFactor } from './second-factor/check-code.service.ts'
import { beginPendingSignIn } from './second-factor/pending-sign-ins.service.ts'

const quarter = 15 * 60
const triesOfAccount = 10
// A clinic behind one address logs in at nine o'clock.
const triesOfAddress = 60

/** A log-in whose password was right: signed in, or waiting for a code in the browser of this number. */
export type Entry = { token: string } | { pending: string; browser: string }

interface From {
  address: string
  deviceLabel: string
  /** The number that the browser has of an earlier sign-in. */
  browser: string | null
}

/** Signs in by username or e-mail, or has a code asked for. Answers alike, in words and in time, whether or not the account exists. */
export async function signIn(
  db: Db,
  { login, password }: { login: string; password: string },
  { address, deviceLabel, browser: known }: From,
): Promise<Entry> {
  const name = login.toLowerCase()
  await countTry(db, `login from ${address}`, triesOfAddress, quarter)
  const person = await db
    .selectFrom('users')
    // An at sign is in every e-mail and in no username: one name never means two accounts.
    .where(name.includes('@') ? sql`lower(email)` : sql`lower(username)`, '=', name)
    .select(['id', 'password_hash', 'status'])
    .executeTakeFirst()
  // By the account where there is one: its username and its e-mail share one count.
  await countLogin(db, person?.id ?? name)
  const right = await isRightPassword(person?.password_hash ?? null, password)
  if (person === undefined || !right || person.status !== 'active')
    throw new Refusal('wrong_credentials', 'Incorrect username or password.')
  if (!(await hasSecondFactor(db, person.id))) return { token: await issueSignIn(db, person.id, { deviceLabel }) }
  const browser = known ?? newSecret()
  return { pending: await beginPendingSignIn(db, person.id, browser), browser }
}

/** Counts a try to prove who one is, however it is made; throws `too_many` beyond ten in a quarter of an hour. */
export async function countLogin(db: Db, account: number | string): Promise<void> {
  await countTry(db, `login of ${account}`, triesOfAccount, quarter)
}
