import { m } from '#messages'
import type { ProfileBody } from '@marigold/contract'
import type { Person } from '../../platform/access/access.ts'
import type { Services } from '../../platform/app.ts'
import type { Db } from '../../platform/database/database.ts'
import { Refusal } from '../../platform/http/errors.ts'
import { askForAddress, countEmailLink } from './email-links.service.ts'

type Row = Person['row']

// Named one by one: neither rights nor billing can be sent along.
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

/** What of the profile differs from what is kept. */
function changesOf(row: Row, body: ProfileBody): Partial<Row> {
  const is_company = body.is_company ?? row.is_company
  const wished: Partial<Row> = { is_company }
  for (const name of texts) wished[name] = body[name] ?? row[name]
  // Shown by its company's name only where there is one.
  wished.auto_renewal = is_company && wished.company_name !== '' && (body.auto_renewal ?? row.auto_renewal)
  return Object.fromEntries(Object.entries(wished).filter(([name, value]) => row[name as keyof Row] !== value))
}

const lower = (text: string | null) => (text ?? '').toLowerCase()

/** Saves a person's profile. A new address waits until its link is opened: answers which one waits. */
export async function updateProfile(
  { db, mail, config }: Pick<Services, 'db' | 'mail' | 'config'>,
  { id, row }: Person,
  body: ProfileBody,
): Promise<string | null> {
  const moves = ![lower(row.email), lower(row.pending_email)].includes(lower(body.email))
  const changes = changesOf(row, body)
  if (changes.username !== undefined) await refuseTaken(db, id, changes.username)
  if (moves) await countEmailLink(db, row, body.email)
  try {
    await db.transaction().execute(async (trx) => {
      if (Object.keys(changes).length > 0) await trx.updateTable('users').set(changes).where('id', '=', id).execute()
      if (moves) await askForAddress({ mail, config }, trx, row, body.email)
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

/** Of two who take a name at once, the index lets one. */
function isTaken(error: unknown): boolean {
  const { code, constraint } = error as { code?: string; constraint?: string }
  return code === '23505' && constraint === 'users_username'
}

function nameTaken(): Refusal {
  const sentence = m.account_this_username_is_taken_please_choose()
  return new Refusal('invalid', sentence, { username: [sentence] })
}
