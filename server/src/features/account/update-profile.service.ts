import { m } from '#messages'
import type { ProfileBody } from '@marigold/contract'
import type { User } from '../../platform/access/access.ts'
import type { Services } from '../../platform/app.ts'
import type { Db } from '../../platform/database/database.ts'
import { Refusal } from '../../platform/http/errors.ts'
import { requestEmailChange, limitEmailLinks } from './email-links.service.ts'
import { isOurs } from '../../platform/http/locale.ts'

type Row = User['row']

// Listed one by one, so that rights and billing can't be set.
const texts = [
  'first_name',
  'last_name',
  'username',
  'occupation',
  'phone_number',
  'address_line_1',
  'city',
  'country',
  'state',
  'postal_code',
  'company_name',
] as const

/** Returns the profile fields that change. */
function changesOf(row: Row, body: ProfileBody): Partial<Row> {
  const is_company = body.is_company ?? row.is_company
  const wanted: Partial<Row> = { is_company, locale: body.locale === undefined ? row.locale : body.locale }
  for (const name of texts) wanted[name] = body[name] ?? row[name]
  // Only a user who has a company name can show it.
  wanted.auto_renewal = is_company && wanted.company_name !== '' && (body.auto_renewal ?? row.auto_renewal)
  return Object.fromEntries(Object.entries(wanted).filter(([name, value]) => row[name as keyof Row] !== value))
}

const lower = (text: string | null) => (text ?? '').toLowerCase()

/** Saves a user's profile. A new email stays pending until its link is opened. Returns the pending one. */
export async function updateProfile(
  { db, mail, config }: Pick<Services, 'db' | 'mail' | 'config'>,
  { id, row }: User,
  body: ProfileBody,
): Promise<string | null> {
  const moves = ![lower(row.email), lower(row.pending_email)].includes(lower(body.email))
  const changes = changesOf(row, body)
  if (changes.locale && !isOurs(changes.locale)) throw noSuchLocale()
  if (changes.username !== undefined) await refuseTaken(db, id, changes.username)
  if (moves) await limitEmailLinks(db, row, body.email)
  try {
    await db.transaction().execute(async (trx) => {
      if (Object.keys(changes).length > 0) await trx.updateTable('users').set(changes).where('id', '=', id).execute()
      if (moves) await requestEmailChange({ mail, config }, trx, row, body.email)
    })
  } catch (error) {
    if (isTaken(error)) throw nameTaken()
    throw error
  }
  return moves ? body.email : row.pending_email
}

async function refuseTaken(db: Db, userId: number, username: string): Promise<void> {
  const other = await db
    .selectFrom('users')
    .where((eb) => eb(eb.fn<string>('lower', ['username']), '=', username))
    .where('id', '!=', userId)
    .select('id')
    .executeTakeFirst()
  if (other !== undefined) throw nameTaken()
}

/** Returns whether a username was taken meanwhile: the index lets only one user have it. */
function isTaken(error: unknown): boolean {
  const { code, constraint } = error as { code?: string; constraint?: string }
  return code === '23505' && constraint === 'users_username'
}

function nameTaken(): Refusal {
  const sentence = m.account_this_username_is_taken_please_choose()
  return new Refusal('invalid', sentence, { username: [sentence] })
}

function noSuchLocale(): Refusal {
  const sentence = m.account_marigold_isnt_available_in_this_language()
  return new Refusal('invalid', sentence, { locale: [sentence] })
}
