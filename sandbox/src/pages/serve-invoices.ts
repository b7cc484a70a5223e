import type { FastifyInstance } from 'fastify'
import { dayOf, money } from '../billing/lines.ts'
import type { World } from '../state/world.ts'
import { document, html } from './html.ts'
import { nothingHere, sendPage } from './serve-pages.ts'

/** Serves each invoice as a page and as a PDF. */
export function serveInvoices(app: FastifyInstance, world: World): void {
  app.get<{ Params: { id: string } }>('/_sandbox/invoices/:id', async (request, reply) => {
    const { id } = request.params
    const invoice = world.store.get('invoice', id.replace(/\.pdf$/, ''))
    if (!invoice?.number) return nothingHere(reply)
    if (id.endsWith('.pdf')) {
      // The PDF library is large and seldom needed.
      const { invoicePdf } = await import('./invoice-pdf.ts')
      return reply
        .header('content-disposition', `attachment; filename="Invoice-${invoice.number}.pdf"`)
        .header('x-content-type-options', 'nosniff')
        .header('cache-control', 'no-store')
        .type('application/pdf')
        .send(await invoicePdf(invoice))
    }
    const page = document(
      `Invoice ${invoice.number}`,
      html`<main class="panels">
        <h1>Invoice ${invoice.number}</h1>
        <section class="panel">
          <p>${dayOf(invoice.created)}, ${invoice.customer_email}, ${invoice.status}</p>
          <table>
            <tbody>
              ${invoice.lines.data.map(
                (line) =>
                  html`<tr>
                    <td>${line.description}</td>
                    <td>${money(line.amount, invoice.currency)}</td>
                  </tr>`,
              )}
              <tr>
                <th scope="row">Total</th>
                <td>${money(invoice.total, invoice.currency)}</td>
              </tr>
            </tbody>
          </table>
          <p><a class="button" href="/_sandbox/invoices/${invoice.id}.pdf">Download PDF</a></p>
        </section>
      </main>`,
    )
    return sendPage(reply, page)
  })
}
