import type { ReceiptDetails } from '@marigold/contract'
import type { Seller } from '../../../platform/process/config.ts'
import type { Db } from '../../../platform/database/database.ts'
import type { Paper } from './paper.ts'

/** The billing name and PO number on a user's receipts. */
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

/** 'Columbus, OH 43004', or as much of it as there is. */
function cityLine({ city, state, postal_code }: Record<'city' | 'state' | 'postal_code', string>): string {
  const area = [state, postal_code].filter(Boolean).join(' ')
  return [city, area].filter(Boolean).join(', ')
}

/** Who a receipt is for, line by line: the school first, then the user and their address. */
async function billedTo(db: Db, userId: number): Promise<string[]> {
  const { name } = await receiptDetails(db, userId)
  const person = await db
    .selectFrom('users')
    .where('id', '=', userId)
    .select(['first_name', 'last_name', 'email', 'is_company', 'company_name'])
    .select(['address_line_1', 'city', 'state', 'postal_code', 'country'])
    .executeTakeFirstOrThrow()
  return [
    name || (person.is_company ? person.company_name : ''),
    `${person.first_name} ${person.last_name}`,
    person.address_line_1,
    cityLine(person),
    person.country,
    person.email,
  ]
    .map((line) => line.trim())
    .filter(Boolean)
}

/** An invoice of a user as its PDF and its email show it. */
export async function paperOf(
  db: Db,
  { userId, seller }: { userId: number; seller: Seller },
  invoice: Omit<Paper, 'billedTo' | 'poNumber' | 'seller'>,
): Promise<Paper> {
  const { number: poNumber } = await receiptDetails(db, userId)
  return { ...invoice, billedTo: await billedTo(db, userId), poNumber, seller }
}
