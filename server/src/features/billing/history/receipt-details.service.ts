import type { ReceiptDetails } from '@marigold/contract'
import type { Seller } from '../../../platform/process/config.ts'
import type { Db } from '../../../platform/database/database.ts'
import type { InvoiceDocument } from './invoice-document.ts'

/** Returns the billing name and PO number for a user's receipts. */
export async function receiptDetails(db: Db, userId: number): Promise<ReceiptDetails> {
  const stored = await db
    .selectFrom('receipt_details')
    .where('user_id', '=', userId)
    .select(['name', 'number'])
    .executeTakeFirst()
  return stored ?? { name: '', number: '' }
}

/** Saves the billing name and PO number. */
export async function saveReceiptDetails(db: Db, userId: number, details: ReceiptDetails): Promise<ReceiptDetails> {
  await db
    .insertInto('receipt_details')
    .values({ user_id: userId, ...details })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(details))
    .execute()
  return details
}

/** Formats the city line, such as 'Columbus, OH 43004', with the parts that are known. */
function cityLine({ city, state, postal_code }: Record<'city' | 'state' | 'postal_code', string>): string {
  const area = [state, postal_code].filter(Boolean).join(' ')
  return [city, area].filter(Boolean).join(', ')
}

/** Returns the lines of the billing address: the school first, then the user and their address. */
async function billedTo(db: Db, userId: number): Promise<string[]> {
  const { name } = await receiptDetails(db, userId)
  const user = await db
    .selectFrom('users')
    .where('id', '=', userId)
    .select(['first_name', 'last_name', 'email', 'is_company', 'company_name'])
    .select(['address_line_1', 'city', 'state', 'postal_code', 'country'])
    .executeTakeFirstOrThrow()
  return [
    name || (user.is_company ? user.company_name : ''),
    `${user.first_name} ${user.last_name}`,
    user.address_line_1,
    cityLine(user),
    user.country,
    user.email,
  ]
    .map((line) => line.trim())
    .filter(Boolean)
}

/** Loads a user's invoice for its PDF and its email. */
export async function loadInvoiceDocument(
  db: Db,
  { userId, seller }: { userId: number; seller: Seller },
  invoice: Omit<InvoiceDocument, 'billedTo' | 'poNumber' | 'seller'>,
): Promise<InvoiceDocument> {
  const { number: poNumber } = await receiptDetails(db, userId)
  return { ...invoice, billedTo: await billedTo(db, userId), poNumber, seller }
}
