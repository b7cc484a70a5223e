import { sql } from 'kysely'
import type { Db } from '../../platform/database/database.ts'
import { anotherUsername, usernameOf } from './usernames.ts'

/** Who someone new is. Nothing else can be given: neither rights nor billing. */
export interface NewPerson {
  email: string
  first_name: string
  last_name: string
  occupation: string
  /** Null for someone who signs in through the partner alone. */
  password_hash: string | null
  chosen_plan?: string
  is_partner?: boolean
}

const usernameRounds = 12

/** Creates an account with a free username; null when the address has one. */
export async function createPerson(db: Db, person: NewPerson): Promise<{ id: number; username: string } | null> {
  const wished = usernameOf(person.email)
  for (let round = 0; round < usernameRounds; round++) {
    const username = round === 0 ? wished : anotherUsername(wished, round)
    const created = await db
      .insertInto('users')
      // The partner vouches for the addresses of its people.
      .values({ ...person, username, ...(person.is_partner && { email_confirmed_at: sql`now()` }) })
      .onConflict((conflict) => conflict.doNothing())
      .returning(['id', 'username'])
      .executeTakeFirst()
    if (created !== undefined) return created
    // Either the username is taken, or another try with this address was faster.
    if ((await findByAddress(db, person.email)) !== undefined) return null
  }
  throw new Error('No free username was found')
}

/** The account of an address, however it is written. */
export function findByAddress(db: Db, email: string) {
  return db
    .selectFrom('users')
    .where((eb) => eb(eb.fn<string>('lower', ['email']), '=', email.toLowerCase()))
    .select(['id', 'password_hash', 'status'])
    .executeTakeFirst()
}
