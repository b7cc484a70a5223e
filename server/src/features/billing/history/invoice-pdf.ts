import { planOf } from '@marigold/contract'
import PDFDocument from 'pdfkit'
import { dayOf, moneyOf } from '../news/subscription-news.ts'
import { writeText } from './pdf-text.ts'

/** What stands on the paper. */
export interface InvoicePaper {
  number: string
  status: string
  plan: string
  period_start: Date
  period_end: Date
  lines: { description: string; amount: number }[]
  total: number
  paid: number
  refunded: number
  created_at: Date
  paid_at: Date | null
  billedTo: string[]
  /** Where the seller is found. */
  address: string
}

type Pdf = PDFKit.PDFDocument

const left = 56
const right = 556
const ink = '#2B1B3D'
const muted = '#5A4D68'
const rule = '#E6DFDA'

/** An invoice on US letter paper: a receipt once it is paid. */
export function invoicePdf(paper: InvoicePaper): Promise<Buffer> {
  const title = `${nameOf(paper)} ${paper.number}`
  // Made again it is the same file: its date is the invoice's.
  const info = { Title: title, Author: 'Marigold', CreationDate: paper.created_at }
  const pdf = new PDFDocument({
    size: 'LETTER',
    margins: { top: 56, bottom: 56, left, right: 56 },
    info,
    lang: 'en-US',
  })
  const finished = collect(pdf)
  pdf.circle(left + 9, 70, 9).fill('#F59A0C')
  write(pdf, 'Marigold', { x: left + 28, y: 54, size: 22, bold: true })
  write(pdf, nameOf(paper), { x: left, y: 104, size: 28, bold: true })
  const y = writeFacts(pdf, paper, 156)
  const after = writeLines(pdf, paper, Math.max(y, writeParty(pdf, paper, 156)) + 24)
  const thanks = 'Thank you. Questions about this paper are answered through the contact page:'
  write(pdf, `${thanks} ${paper.address}/contactus`, { x: left, y: after + 40, size: 10, color: muted })
  pdf.end()
  return finished
}

function nameOf({ status }: InvoicePaper): string {
  return status === 'paid' ? 'Receipt' : 'Invoice'
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

/** Answers where the next line may begin. */
function write(pdf: Pdf, text: string, { x, y, size = 11, bold = false, color = ink, width, align }: Place): number {
  pdf.fontSize(size).fillColor(color)
  writeText(pdf, text, { x, y, bold, width: width ?? right - x, ...(align && { align }) })
  return pdf.y + 4
}

function standing({ status, paid_at, refunded, paid }: InvoicePaper): string {
  if (refunded > 0) return refunded >= paid ? 'Refunded' : 'Partly refunded'
  if (status === 'paid') return `Paid on ${dayOf(paid_at ?? new Date(0))}`
  return status === 'void' ? 'Void' : 'Not paid yet'
}

function writeFacts(pdf: Pdf, paper: InvoicePaper, top: number): number {
  const facts = [
    ['Number', paper.number],
    ['Date', dayOf(paper.created_at)],
    ['Plan', planOf(paper.plan)?.name ?? paper.plan],
    ['Period', `${dayOf(paper.period_start)} to ${dayOf(paper.period_end)}`],
    ['Status', standing(paper)],
  ] as const
  let y = top
  for (const [name, value] of facts) {
    write(pdf, name, { x: left, y, color: muted, width: 70 })
    y = write(pdf, value, { x: left + 70, y, width: 190 })
  }
  return y
}

function writeParty(pdf: Pdf, { billedTo }: InvoicePaper, top: number): number {
  let y = write(pdf, 'Billed to', { x: 340, y: top, color: muted })
  for (const [index, line] of billedTo.entries()) y = write(pdf, line, { x: 340, y, bold: index === 0 })
  return y
}

function writeLines(pdf: Pdf, paper: InvoicePaper, top: number): number {
  let y = top
  const line = () => {
    pdf.moveTo(left, y).lineTo(right, y).strokeColor(rule).stroke()
    y += 10
  }
  const row = (name: string, cents: number, bold = false) => {
    write(pdf, moneyOf(cents), { x: 450, y, bold, align: 'right' })
    y = write(pdf, name, { x: left, y, bold, width: 380 }) + 4
  }
  line()
  for (const { description, amount } of paper.lines) row(description, amount)
  line()
  row('Total (US dollars)', paper.total, true)
  row('Paid', paper.paid)
  if (paper.refunded > 0) row('Sent back to the card', -paper.refunded)
  return y
}
