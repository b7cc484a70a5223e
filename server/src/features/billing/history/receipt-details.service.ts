import type { ReceiptDetails } from '@marigold/contract'
import type { Db } from '../../../platform/database.ts'

/** The school's name and number that stand on a person's receipts. */
export async function receiptDetails(db: Db, userId: number): Promise<ReceiptDetails> {
  const kept = await db
    .selectFrom('receipt_details')
    .where('user_id', '=', userId)
    .select(['name', 'number'])
    .executeTakeFirst()
  return kept ?? { name: '', number: '' }
}

/** Sets them. */
export async function keepReceiptDetails(db: Db, userId: number, details: ReceiptDetails): Promise<ReceiptDetails> {
  await db
    .insertInto('receipt_details')
    .values({ user_id: userId, ...details })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(details))
    .execute()
  return details
}

/** Whom a receipt is for, line by line: the school and its number first, then the person and their address. */
export async function billedTo(db: Db, userId: number): Promise<string[]> {
  const { name, number } = await receiptDetails(db, userId)
  const person = await db
    .selectFrom('users')
    .where('id', '=', userId)
    .select(['first_name', 'last_name', 'email', 'is_company', 'company_name'])
    .select(['address_line_1', 'city', 'state', 'postal_code', 'country'])
    .executeTakeFirstOrThrow()
  return [
    name || (person.is_company ? person.company_name : ''),
    number && `Number: ${number}`,
    `${person.first_name} ${person.last_name}`,
    person.address_line_1,
    [person.city, person.state, person.postal_code].filter(Boolean).join(' '),
    person.country,
    person.email,
  ]
    .map((line) => line.trim())
    .filter(Boolean)
}
