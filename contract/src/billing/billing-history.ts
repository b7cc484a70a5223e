import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { limits } from '../limits.ts'
import { Line } from '../plain-line.ts'

/** An invoice. Amounts are US cents, dates ISO 8601 in UTC. */
export const BillingRow = z.object({
  id: z.number(),
  invoice_number: z.string(),
  status: z.enum(['paid', 'open', 'void', 'refunded', 'partly refunded']),
  current_period_start: z.string(),
  current_period_end: z.string(),
  /** The path of its PDF. Only its owner can open it: the call needs the bearer token. */
  invoice_pdf: z.string(),
  plan: z.string(),
  amount: z.number().int(),
  refunded: z.number().int(),
  created_at: z.string(),
})
export type BillingRow = z.infer<typeof BillingRow>

export const getBillingHistory = endpoint({
  method: 'GET',
  path: '/api/billing-history',
  auth: 'bearer',
  summary: "Lists the user's invoices, newest first, 100 per page.",
  query: z.object({ page: z.coerce.number().int().min(1).max(10_000).default(1) }),
  response: z.object({ success: z.literal(true), billing_history: z.array(BillingRow) }),
  success: true,
})

/** `id` is the invoice's `id` among the rows. Another user's invoice is not found. */
export const getInvoicePdf = endpoint({
  method: 'GET',
  path: '/api/billing-history/{id}/invoice.pdf',
  auth: 'bearer',
  summary: 'Returns the PDF of an invoice, to its owner only.',
  params: z.object({ id: z.string().max(40) }),
  media: 'application/pdf',
  response: z.custom<Uint8Array>((bytes) => bytes instanceof Uint8Array),
  limit: { max: 300, per: '1 hour', by: 'user' },
})

/** Who receipts are made out to, such as a school or practice, and its purchase order number. */
export const ReceiptDetails = z.object({
  name: Line().max(limits.receiptName),
  number: Line().max(limits.receiptNumber),
})
export type ReceiptDetails = z.infer<typeof ReceiptDetails>

export const getReceiptDetails = endpoint({
  method: 'GET',
  path: '/api/receipt-details',
  auth: 'bearer',
  summary: 'Returns the billing name and PO number on receipts.',
  response: ReceiptDetails,
})

export const putReceiptDetails = endpoint({
  method: 'PUT',
  path: '/api/receipt-details',
  auth: 'bearer',
  summary: 'Sets the billing name and PO number on receipts. Empty values remove them.',
  body: ReceiptDetails,
  response: ReceiptDetails,
  limit: { max: 120, per: '1 hour', by: 'user' },
})
