import type { PartnerLoginError } from '@marigold/contract'
import { sql } from 'kysely'
import type { Services } from '../../platform/app.ts'
import type { Db } from '../../platform/database/database.ts'
import { hashSecret, createLogin } from '../../platform/access/tokens.ts'
import { readPartnerToken, type PartnerClaims } from './partner-token.ts'

/** What the partner's login needs from the account feature. The app passes it in. */
export interface Accounts {
  createUser(
    db: Db,
    user: {
      email: string
      first_name: string
      last_name: string
      occupation: string
      password_hash: null
      is_partner: true
    },
  ): Promise<{ id: number } | null>
  findUserByEmail(db: Db, email: string): Promise<{ id: number } | undefined>
}

type PartnerLoginResult = { token: string } | { trouble: PartnerLoginError }

interface Asked {
  token: string
  /** The user who is already logged in here, if any. */
  signedIn: { id: number; email: string } | null
  deviceLabel: string
}

/** Uses up a token. Returns false for one that was used before. */
async function useOnce(trx: Db, { iss, jti, exp }: PartnerClaims): Promise<boolean> {
  const used = await trx
    .insertInto('partner_tokens_used')
    // Kept a little longer than the token is valid, because the clocks of two servers differ.
    .values({ key_hash: hashSecret(JSON.stringify([iss, jti])), expires_at: new Date((exp + 60) * 1000) })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return used.numInsertedOrUpdatedRows === 1n
}

function linkedTo(trx: Db, { iss, sub }: PartnerClaims) {
  return trx
    .selectFrom('partner_people')
    .innerJoin('users', 'users.id', 'partner_people.user_id')
    .where('issuer', '=', iss)
    .where('subject', '=', sub)
    .select(['users.id', 'users.status'])
    .executeTakeFirst()
}

/** Finds the account that a simultaneous token of the same new user has just created. */
async function findConcurrentlyLinked(trx: Db, claims: PartnerClaims): Promise<number | null> {
  const linked = await linkedTo(trx, claims)
  return linked?.status === 'active' ? linked.id : null
}

async function link(trx: Db, { iss, sub }: PartnerClaims, userId: number): Promise<boolean> {
  const linked = await trx
    .insertInto('partner_people')
    .values({ issuer: iss, subject: sub, user_id: userId })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return linked.numInsertedOrUpdatedRows === 1n
}

/**
 * Returns the account for a claim: found by the partner's id for the user, or created. An existing account with the
 * same email is used only if its owner is logged in here, because otherwise a partner could enter anyone's account by
 * naming its email.
 */
async function accountOf(
  trx: Db,
  accounts: Accounts,
  claims: PartnerClaims,
  signedIn: Asked['signedIn'],
): Promise<number | null> {
  const own = await accounts.findUserByEmail(trx, claims.email)
  if (own !== undefined) {
    const proved = signedIn?.id === own.id
    return proved && (await link(trx, claims, own.id)) ? own.id : null
  }
  const user = await accounts.createUser(trx, {
    email: claims.email,
    first_name: claims.given_name,
    last_name: claims.family_name,
    occupation: claims.occupation,
    password_hash: null,
    is_partner: true,
  })
  return user !== null && (await link(trx, claims, user.id)) ? user.id : null
}

/** Logs in the user in a partner's token: once, for ten hours at most. */
export async function logInFromPartner(
  { db, config }: Pick<Services, 'db' | 'config'>,
  accounts: Accounts,
  { token, signedIn, deviceLabel }: Asked,
): Promise<PartnerLoginResult> {
  if (config.partnerLogin === null) return { trouble: 'not_set_up' }
  const claims = await readPartnerToken(token, config.partnerLogin, config.publicUrl)
  if (claims === null) return { trouble: 'token' }
  return db.transaction().execute(async (trx): Promise<PartnerLoginResult> => {
    if (!(await useOnce(trx, claims))) return { trouble: 'token' }
    const known = await linkedTo(trx, claims)
    if (known !== undefined && known.status !== 'active') return { trouble: 'token' }
    const id =
      known?.id ?? (await accountOf(trx, accounts, claims, signedIn)) ?? (await findConcurrentlyLinked(trx, claims))
    if (id === null) return { trouble: 'known_address' }
    return { token: await createLogin(trx, id, { kind: 'partner', deviceLabel }) }
  })
}

/** Deletes expired tokens. */
export async function deleteExpiredTokens(db: Db): Promise<void> {
  await db
    .deleteFrom('partner_tokens_used')
    .where('expires_at', '<', sql<Date>`now()`)
    .execute()
}
