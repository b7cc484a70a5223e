import { getLocale, m } from '#messages'
import PDFDocument from 'pdfkit'
import { formatMoney } from '../formats.ts'
import { documentAmounts, documentFacts, sellerLines, documentTitle, type InvoiceDocument } from './invoice-document.ts'
import { writeText } from './pdf-text.ts'

type Pdf = PDFKit.PDFDocument

const left = 56
const right = 556
const ink = '#2B1B3D'
const muted = '#5A4D68'
const rule = '#E6DFDA'

/** Renders an invoice in US letter size, titled as a receipt once it's paid. `publicUrl` is where questions go. */
export function invoicePdf(paper: InvoiceDocument, publicUrl: string): Promise<Buffer> {
  const title = documentTitle(paper)
  // Uses the invoice's date, so that the same invoice always gives the same file.
  const info = { Title: `${title} ${paper.number}`, Author: paper.seller.name, CreationDate: paper.created_at }
  const pdf = new PDFDocument({
    size: 'LETTER',
    margins: { top: 56, bottom: 56, left, right: 56 },
    info,
    lang: getLocale(),
  })
  const finished = collect(pdf)
  drawLogo(pdf, left, 52, 36)
  write(pdf, 'Marigold', { x: left + 46, y: 54, size: 22, bold: true })
  write(pdf, title, { x: left, y: 108, size: 28, bold: true })
  const afterFacts = writeFacts(pdf, paper, 160)
  const afterSeller = writeParty(pdf, m.billing_sold_by(), sellerLines(paper), 160)
  const afterBuyer = writeParty(pdf, m.billing_billed_to(), paper.billedTo, afterSeller + 12)
  const after = writeAmounts(pdf, paper, Math.max(afterFacts, afterBuyer) + 24)
  const questions = m.billing_thank_you_questions_contact_us_at({ publicUrl })
  write(pdf, questions, { x: left, y: after + 36, size: 10, color: muted })
  pdf.end()
  return finished
}

/** Draws the brand mark from favicon.svg: eight petals around the center, on a grid of 16 units. */
function drawLogo(pdf: Pdf, x: number, y: number, size: number): void {
  const unit = size / 16
  const disk = (cx: number, cy: number, r: number, color: string) =>
    pdf.circle(x + cx * unit, y + cy * unit, r * unit).fill(color)
  for (let petal = 0; petal < 8; petal++) {
    const angle = (petal * Math.PI) / 4
    disk(8 + 4.55 * Math.sin(angle), 8 - 4.55 * Math.cos(angle), 2.62, '#F59A0C')
  }
  disk(8, 8, 5, '#F59A0C')
  disk(8, 8, 3.5, '#FFD478')
  disk(8, 8, 2, '#7A3600')
}

function collect(pdf: Pdf): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = []
    pdf.on('data', (part: Buffer) => parts.push(part))
    pdf.on('end', () => resolve(Buffer.concat(parts)))
    pdf.on('error', reject)
  })
}

interface Place {
  x: number
  y: number
  size?: number
  bold?: boolean
  color?: string
  width?: number
  align?: 'left' | 'right'
}

/** Writes a text and returns where the next line may start. */
function write(pdf: Pdf, text: string, { x, y, size = 11, bold = false, color = ink, width, align }: Place): number {
  pdf.fontSize(size).fillColor(color)
  writeText(pdf, text, { x, y, bold, width: width ?? right - x, ...(align && { align }) })
  return pdf.y + 4
}

function writeFacts(pdf: Pdf, paper: InvoiceDocument, top: number): number {
  let y = top
  for (const [name, value] of documentFacts(paper)) {
    write(pdf, name, { x: left, y, color: muted, width: 98 })
    y = write(pdf, value, { x: left + 98, y, width: 176 })
  }
  return y
}

function writeParty(pdf: Pdf, name: string, lines: string[], top: number): number {
  let y = write(pdf, name, { x: 340, y: top, color: muted })
  for (const [index, line] of lines.entries()) y = write(pdf, line, { x: 340, y, bold: index === 0 })
  return y
}

function writeAmounts(pdf: Pdf, paper: InvoiceDocument, top: number): number {
  let y = top
  const line = () => {
    pdf.moveTo(left, y).lineTo(right, y).strokeColor(rule).stroke()
    y += 10
  }
  write(pdf, m.billing_amount(), { x: 450, y, color: muted, align: 'right' })
  y = write(pdf, m.billing_description(), { x: left, y, color: muted }) + 4
  line()
  for (const { name, cents, sum = false } of documentAmounts(paper)) {
    if (sum) line()
    write(pdf, formatMoney(cents), { x: 450, y, bold: sum, align: 'right' })
    y = write(pdf, name, { x: left, y, bold: sum, width: 380 }) + 4
  }
  return y
}
