import { whenPlayed, type PlayRecord } from './note.ts'

const width = 800
const margin = 60
const lineHeight = 34
const lettersALine = 58

/** A text as it may stand in a drawing. */
export const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

const tenth = (value: number) => Math.round(value * 10) / 10
/** A picture as a part of a drawing, its corner at x, y; as an image of its own it would be a document for the browser, dear to show. */
export const placed = (svg: string, x: number, y: number, width: number, height = width): string =>
  svg.replace('<svg ', `<svg x="${tenth(x)}" y="${tenth(y)}" width="${tenth(width)}" height="${tenth(height)}" `)

/**
 * A drawing as an address that is no longer than it must be: only what an address or the quotes around it would trip over
 * is written in three letters. In an attribute of another drawing it stands `escaped`.
 */
export const shortAddress = (svg: string): string =>
  `data:image/svg+xml,${svg.replace(/[%#"&\n\r\t]/g, (sign) => encodeURIComponent(sign))}`

/** Breaks a text into lines at spaces. */
export function wrap(text: string, letters: number): string[] {
  const lines: string[] = []
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const last = lines.at(-1)
    if (last !== undefined && `${last} ${word}`.length <= letters) lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines
}

/** The result as a picture to print: black on white, readable without color. */
export function paperOf(record: PlayRecord, farewell: string): string {
  let y = 90
  const parts: string[] = []
  const line = (text: string, size: number, weight: number, x = margin, anchor = 'start') =>
    parts.push(
      `<text x="${x}" y="${y}" font-size="${size}" font-weight="${weight}" text-anchor="${anchor}">${escaped(text)}</text>`,
    )
  line(record.title, 44, 700)
  y += 44
  line(`${record.level}. ${whenPlayed(record)}`, 22, 400)
  y += 60
  for (const part of wrap(farewell, 46)) {
    line(part, 30, 600)
    y += 40
  }
  y += 20
  for (const { label, value } of record.summary) {
    parts.push(`<path d="M${margin} ${y - 26}H${width - margin}" stroke="#000" stroke-opacity=".25"/>`)
    line(label, 22, 400)
    for (const part of wrap(value, lettersALine - Math.min(30, label.length))) {
      line(part, 22, 700, width - margin, 'end')
      y += lineHeight
    }
    y += 8
  }
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${y + 30}" viewBox="0 0 ${width} ${y + 30}">` +
    `<rect width="100%" height="100%" fill="#fff"/><g fill="#000" font-family="system-ui, sans-serif">${parts.join('')}</g></svg>`
  const bytes = new TextEncoder().encode(svg)
  return `data:image/svg+xml;base64,${btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))}`
}
