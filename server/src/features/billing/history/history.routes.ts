import { m } from '#messages'
import { getBillingHistory, getInvoicePdf, getReceiptDetails, putReceiptDetails } from '@marigold/contract'
import type { Routes } from '../../../platform/app.ts'
import { Refusal } from '../../../platform/http/errors.ts'
import { billingHistory, findInvoice } from './billing-history.service.ts'
import { saveReceiptDetails, loadInvoiceDocument, receiptDetails } from './receipt-details.service.ts'

export const historyRoutes: Routes = (app, services) => {
  const { db, config } = services

  app.call(getBillingHistory, async ({ user, query }) => ({
    success: true as const,
    billing_history: await billingHistory(services, user.id, query.page),
  }))

  app.call(getReceiptDetails, ({ user }) => receiptDetails(db, user.id))
  app.call(putReceiptDetails, ({ user, body }) => saveReceiptDetails(db, user.id, body))

  app.call(getInvoicePdf, async ({ params, user, reply }) => {
    const invoice = /^\d{1,15}$/.test(params.id) ? await findInvoice(db, user.id, Number(params.id)) : null
    if (invoice === null) throw new Refusal('not_found', m.billing_we_cant_find_that_invoice())
    // Loaded on demand: the PDF library is large and rarely needed.
    const { invoicePdf } = await import('./invoice-pdf.ts')
    const lines = invoice.lines as unknown as { description: string; amount: number }[]
    const paper = await loadInvoiceDocument(db, { userId: user.id, seller: config.seller }, { ...invoice, lines })
    reply
      .header('content-disposition', `attachment; filename="Marigold-${invoice.number.replace(/[^\w-]/g, '')}.pdf"`)
      .header('x-content-type-options', 'nosniff')
      .header('cache-control', 'private, no-store')
      .type('application/pdf')
    return invoicePdf(paper, config.publicUrl)
  })
}
