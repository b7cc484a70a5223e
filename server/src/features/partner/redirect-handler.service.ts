import type { PartnerTrouble } from '@marigold/contract'
import { sql } from 'kysely'
import type { Services } from '../../platform/app.ts'
import type { Db } from '../../platform/database/database.ts'
import { hashSecret, issueSignIn } from '../../platform/access/tokens.ts'
import { readPartnerToken, type PartnerClaims } from './partner-token.ts'

/** What the partner's sign-in needs of the account area; composed in the app. */
export interface Accounts {
  createPerson(
    db: Db,
    person: {
      email: string
      first_name: string
      last_name: string
      occupation: string
      password_hash: null
      is_partner: true
    },
  ): Promise<{ id: number } | null>
  findByAddress(db: Db, email: string): Promise<{ id: number } | undefined>
}

type Entry = { token: string } | { trouble: PartnerTrouble }

interface Asked {
  token: string
  /** Who is signed in here already, if someone is. */
  signedIn: { id: number; email: string } | null
  deviceLabel: string
}

/** Uses a token up; false for one that was used before. */
async function useOnce(trx: Db, { iss, jti, exp }: PartnerClaims): Promise<boolean> {
  const used = await trx
    .insertInto('partner_tokens_used')
    // Kept a little beyond its end, since the clocks of two servers differ.
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

/** Two tokens of a newcomer may come at the same moment: the account that the first one made is the second one's too. */
async function linkedMeanwhile(trx: Db, claims: PartnerClaims): Promise<number | null> {
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
 * The account of a claim: known by the partner's number for the person, or made now. An account of our own with the same
 * address is theirs only if its owner is signed in here: else a partner could enter anybody's account by naming an address.
 */
async function accountOf(
  trx: Db,
  accounts: Accounts,
  claims: PartnerClaims,
  signedIn: Asked['signedIn'],
): Promise<number | null> {
  const own = await accounts.findByAddress(trx, claims.email)
  if (own !== undefined) {
    const proved = signedIn?.id === own.id
    return proved && (await link(trx, claims, own.id)) ? own.id : null
  }
  const person = await accounts.createPerson(trx, {
    email: claims.email,
    first_name: claims.given_name,
    last_name: claims.family_name,
    occupation: claims.occupation,
    password_hash: null,
    is_partner: true,
  })
  return person !== null && (await link(trx, claims, person.id)) ? person.id : null
}

/** Signs in whoever a partner's token names: once, for ten hours at most. */
export async function enterFromPartner(
  { db, config }: Pick<Services, 'db' | 'config'>,
  accounts: Accounts,
  { token, signedIn, deviceLabel }: Asked,
): Promise<Entry> {
  if (config.partnerSignIn === null) return { trouble: 'not_set_up' }
  const claims = await readPartnerToken(token, config.partnerSignIn, config.publicUrl)
  if (claims === null) return { trouble: 'token' }
  return db.transaction().execute(async (trx): Promise<Entry> => {
    if (!(await useOnce(trx, claims))) return { trouble: 'token' }
    const known = await linkedTo(trx, claims)
    if (known !== undefined && known.status !== 'active') return { trouble: 'token' }
    const id = known?.id ?? (await accountOf(trx, accounts, claims, signedIn)) ?? (await linkedMeanwhile(trx, claims))
    if (id === null) return { trouble: 'known_address' }
    return { token: await issueSignIn(trx, id, { kind: 'partner', deviceLabel }) }
  })
}

/** Tokens that have ended by themselves need not be remembered. */
export async function forgetUsedTokens(db: Db): Promise<void> {
  await db
    .deleteFrom('partner_tokens_used')
    .where('expires_at', '<', sql<Date>`now()`)
    .execute()
}
