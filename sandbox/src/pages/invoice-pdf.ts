import PDFDocument from 'pdfkit'
import { dayOf, money } from '../billing/lines.ts'
import type { Invoice } from '../state/records.ts'

const left = 50
const right = 545

/** An invoice as a PDF on US letter paper, marked as a test. */
export function invoicePdf(invoice: Invoice): Promise<Buffer> {
  // The file is the same each time, so its date is the invoice's.
  const info = { Title: `Invoice ${invoice.number ?? ''}`, CreationDate: new Date(invoice.created * 1000) }
  const pdf = new PDFDocument({ size: 'LETTER', margin: left, info })
  const finished = new Promise<Buffer>((resolve, reject) => {
    const parts: Buffer[] = []
    pdf.on('data', (part: Buffer) => parts.push(part))
    pdf.on('end', () => resolve(Buffer.concat(parts)))
    pdf.on('error', reject)
  })
  pdf.font('Helvetica-Bold').fontSize(22).text('Invoice', left, 50)
  pdf.font('Helvetica').fontSize(10).fillColor('#a11b2b').text('Test payments: no money moved', left, 80)
  pdf.fillColor('#1d2733').fontSize(11)
  const facts = [
    ['Number', invoice.number ?? invoice.id],
    ['Date', dayOf(invoice.created)],
    ['Billed to', [invoice.customer_name, invoice.customer_email].filter(Boolean).join(', ') || invoice.customer],
    ['Status', invoice.status],
  ]
  for (const [index, [name, value]] of facts.entries()) {
    pdf.text(name ?? '', left, 115 + index * 18).text(value ?? '', 140, 115 + index * 18, { width: right - 140 })
  }
  writeLines(pdf, invoice)
  pdf.end()
  return finished
}

// The standard fonts have no minus sign, so a credit is written with a hyphen.
function plain(text: string): string {
  return text.replaceAll('−', '-')
}

function writeLines(pdf: PDFKit.PDFDocument, invoice: Invoice): void {
  let y = 215
  const row = (name: string, amount: number, bold = false) => {
    pdf.font(bold ? 'Helvetica-Bold' : 'Helvetica').text(plain(name), left, y, { width: 370 })
    const next = Math.max(pdf.y, y + 14)
    pdf.text(plain(money(amount, invoice.currency)), 430, y, { width: right - 430, align: 'right' })
    y = next + 8
  }
  const rule = () => {
    pdf.moveTo(left, y).lineTo(right, y).strokeColor('#c4ccd6').stroke()
    y += 10
  }
  rule()
  for (const line of invoice.lines.data)
    row(`${line.description} (${dayOf(line.period.start)} to ${dayOf(line.period.end)})`, line.amount)
  rule()
  row('Total', invoice.total, true)
  row('Paid', invoice.amount_paid)
  row('Amount due', invoice.amount_remaining, true)
}
