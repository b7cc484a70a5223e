import type { BillingRow } from '@marigold/contract'
import { refusalOf } from '../../platform/api-client.ts'
import { readToken } from '../../platform/token.ts'

/** Fetches an invoice as its owner (a plain link carries no sign-in) and hands it to the browser as a file. */
export async function downloadInvoice({ invoice_pdf, invoice_number }: BillingRow): Promise<void> {
  const response = await fetch(invoice_pdf, { headers: { authorization: `Bearer ${readToken() ?? ''}` } })
  if (!response.ok) throw await refusalOf(response)
  const address = URL.createObjectURL(await response.blob())
  const link = document.createElement('a')
  link.href = address
  link.download = `Marigold-${invoice_number}.pdf`
  link.click()
  // Some browsers read the file only after the click has been answered.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
