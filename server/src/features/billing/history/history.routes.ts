import { getBillingHistory, getReceiptDetails, invoicePdfPath, putReceiptDetails } from '@marigold/contract'
import type { Routes } from '../../../platform/app.ts'
import { Refusal } from '../../../platform/errors.ts'
import { countTry } from '../../../platform/limits.ts'
import { billingHistory, findInvoice } from './billing-history.service.ts'
import { billedTo, keepReceiptDetails, receiptDetails } from './receipt-details.service.ts'

const papersAnHour = 300

export const historyRoutes: Routes = (app, services) => {
  const { db, config } = services

  app.call(getBillingHistory, async ({ user, query }) => ({
    success: true as const,
    billing_history: await billingHistory(services, user.id, query.page),
  }))

  app.call(getReceiptDetails, ({ user }) => receiptDetails(db, user.id))
  app.call(putReceiptDetails, ({ user, body }) => keepReceiptDetails(db, user.id, body))

  app.get<{ Params: { id: string } }>(
    invoicePdfPath.replace('{id}', ':id'),
    { config: { access: 'bearer' }, schema: { hide: true } as never },
    async ({ params, person }, reply) => {
      if (person === null) throw new Refusal('signed_out', 'Please log in.')
      await countTry(db, `invoice papers of ${person.id}`, papersAnHour, 3600)
      const invoice = /^\d{1,15}$/.test(params.id) ? await findInvoice(db, person.id, Number(params.id)) : null
      if (invoice === null) throw new Refusal('not_found', 'There is no such invoice.')
      // The library that writes it is large and seldom needed.
      const { invoicePdf } = await import('./invoice-pdf.ts')
      const lines = invoice.lines as unknown as { description: string; amount: number }[]
      const paper = { ...invoice, lines, billedTo: await billedTo(db, person.id), address: config.publicUrl }
      return reply
        .header('content-disposition', `attachment; filename="Marigold-${invoice.number.replace(/[^\w-]/g, '')}.pdf"`)
        .header('x-content-type-options', 'nosniff')
        .header('cache-control', 'private, no-store')
        .type('application/pdf')
        .send(await invoicePdf(paper))
    },
  )
}
