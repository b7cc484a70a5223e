import { sql } from 'kysely'
import type { Db } from '../../platform/database/database.ts'
import { nextUsername, usernameFrom } from './usernames.ts'

/** The fields of a new user. Rights and billing can't be set here. */
export interface NewUser {
  email: string
  first_name: string
  last_name: string
  occupation: string
  /** Null for a user who only logs in through the partner. */
  password_hash: string | null
  chosen_plan?: string
  is_partner?: boolean
}

const usernameRounds = 12

/** Creates an account with a free username. Returns null when the email already has an account. */
export async function createUser(db: Db, user: NewUser): Promise<{ id: number; username: string } | null> {
  const wanted = usernameFrom(user.email)
  for (let round = 0; round < usernameRounds; round++) {
    const username = round === 0 ? wanted : nextUsername(wanted, round)
    const created = await db
      .insertInto('users')
      // The partner vouches for its users' email addresses.
      .values({ ...user, username, ...(user.is_partner && { email_confirmed_at: sql`now()` }) })
      .onConflict((conflict) => conflict.doNothing())
      .returning(['id', 'username'])
      .executeTakeFirst()
    if (created !== undefined) return created
    // Either the username is taken, or a concurrent request created this account first.
    if ((await findUserByEmail(db, user.email)) !== undefined) return null
  }
  throw new Error('No free username was found')
}

/** Finds the account of an email address, ignoring case. */
export function findUserByEmail(db: Db, email: string) {
  return db
    .selectFrom('users')
    .where((eb) => eb(eb.fn<string>('lower', ['email']), '=', email.toLowerCase()))
    .select(['id', 'password_hash', 'status'])
    .executeTakeFirst()
}
