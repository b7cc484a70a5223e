import { scenePicture, type Subject } from './scene-picture.ts'

const width = 800
const picture = 980
const footer = 130

const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** Returns the finished tower as a card to print, with the result below it, as a `data:` URL. */
export function postcardOf(subject: Pick<Subject, 'goal' | 'look' | 'towers'>, title: string, line: string): string {
  const scene = scenePicture({ ...subject, width, height: picture, roof: 0.14 })
  const height = picture + footer
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">` +
    `<rect width="${width}" height="${height}" fill="#FFF9EF"/>` +
    `<svg x="24" y="24" width="${width - 48}" height="${picture - 24}" viewBox="0 0 ${width} ${picture}" preserveAspectRatio="xMidYMax slice">${scene}</svg>` +
    `<g fill="#2B1B3D" font-family="system-ui, sans-serif" text-anchor="middle">` +
    `<text x="${width / 2}" y="${picture + 58}" font-size="40" font-weight="700">${escape(title)}</text>` +
    `<text x="${width / 2}" y="${picture + 98}" font-size="32">${escape(line)}</text></g></svg>`
  const bytes = new TextEncoder().encode(svg)
  return `data:image/svg+xml;base64,${btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))}`
}
