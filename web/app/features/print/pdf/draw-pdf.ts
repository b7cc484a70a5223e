import { locale } from '#messages'
import PDFDocument from 'pdfkit'
import SVGtoPDF from 'svg-to-pdfkit'
import { inks, pointsPerMm, type Item, type Page, type TextItem } from '../page.ts'
import { wideSpacing } from '../text.ts'
import { fontRuns } from './fonts.ts'

type Doc = InstanceType<typeof PDFDocument>

/** Files the pages refer to by URL: SVG pictures, JPEG photos, and font subsets. */
export interface Assets {
  pictures: ReadonlyMap<string, string>
  photos: ReadonlyMap<string, ArrayBuffer>
  fonts: ReadonlyMap<string, Uint8Array>
}

// The preview measures letter by letter, so kerning is off here too.
const features = { kern: false, liga: false, clig: false } as unknown as PDFKit.Mixins.OpenTypeFeatures[]

function drawText(doc: Doc, item: TextItem) {
  const runs = fontRuns(item.text, item.bold) ?? []
  const space = item.spaced ? item.size * wideSpacing.word : 0
  const characterSpacing = item.spaced ? item.size * wideSpacing.letter : 0
  doc.fontSize(item.size).fillColor(inks[item.ink])
  const widths = runs.map(
    ({ text, font }) =>
      doc.font(font).widthOfString(text, { features }) +
      [...text].reduce((sum, letter) => sum + characterSpacing + (letter === ' ' ? space : 0), 0),
  )
  const whole = widths.reduce((sum, width) => sum + width, 0)
  let x = item.x - (item.align === 'end' ? whole : item.align === 'middle' ? whole / 2 : 0)
  runs.forEach(({ text, font }, at) => {
    const look = { lineBreak: false, baseline: 'alphabetic' as const, features, characterSpacing, wordSpacing: space }
    doc.font(font).text(text, x, item.y, look)
    x += widths[at] ?? 0
  })
}

function drawItem(doc: Doc, item: Item, assets: Assets) {
  if (item.kind === 'text') return drawText(doc, item)
  doc.save()
  if (item.kind === 'picture') {
    const { x, y, width, height } = item.box
    const svg = assets.pictures.get(item.url)
    const photo = assets.photos.get(item.url)
    if (photo) doc.image(photo, x, y, { fit: [width, height], align: 'center', valign: 'center' })
    else if (svg) SVGtoPDF(doc, svg, x, y, { width, height, preserveAspectRatio: 'xMidYMid meet', assumePt: true })
  } else if (item.kind === 'line') {
    doc.lineWidth(item.width).strokeColor(inks[item.ink])
    if (item.dashed) doc.dash(1.6, { space: 1.4 })
    doc
      .moveTo(...item.from)
      .lineTo(...item.to)
      .stroke()
  } else if (item.kind === 'shape') {
    drawShape(doc, item)
  } else {
    doc.rotate(item.angle, { origin: [item.x, item.y] })
    for (const inner of item.items) drawItem(doc, inner, assets)
  }
  doc.restore()
}

function drawShape(doc: Doc, item: Extract<Item, { kind: 'shape' }>) {
  doc.path(item.path).lineWidth(item.width ?? 0.25)
  if (item.dashed) doc.dash(1.6, { space: 1.4 })
  if (item.fill && item.stroke) doc.fillAndStroke(inks[item.fill], inks[item.stroke])
  else if (item.fill) doc.fill(inks[item.fill])
  else if (item.stroke) doc.stroke(inks[item.stroke])
}

/** Draws pages as a PDF with vector pictures, real text, and only the needed glyphs. */
export async function drawPdf(pages: readonly Page[], title: string, assets: Assets): Promise<Blob> {
  const options = { autoFirstPage: false, margin: 0, lang: locale, displayTitle: true, info: { Title: title } }
  // No default font; the types don't allow null.
  const doc = new PDFDocument({ ...options, font: null as unknown as string })
  const chunks: Uint8Array<ArrayBuffer>[] = []
  const ended = new Promise<void>((resolve) => {
    doc.on('data', (chunk: Uint8Array<ArrayBuffer>) => chunks.push(chunk))
    doc.on('end', () => resolve())
  })
  for (const [name, bytes] of assets.fonts) doc.registerFont(name, bytes as Buffer)
  for (const page of pages) {
    doc.addPage({ size: [page.width * pointsPerMm, page.height * pointsPerMm], margin: 0 })
    doc.scale(pointsPerMm)
    for (const item of page.items) drawItem(doc, item, assets)
  }
  doc.end()
  await ended
  return new Blob(chunks, { type: 'application/pdf' })
}
