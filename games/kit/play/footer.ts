import { escaped, wrap } from './paper.ts'

const address = /^data:image\/svg\+xml(?:;[^,;]+)*?(;base64)?,(.*)$/s
const lettersALine = 56

function drawingIn(picture: string): string | null {
  const [, base64, data] = address.exec(picture) ?? []
  if (data === undefined) return null
  if (!base64) return decodeURIComponent(data)
  return new TextDecoder().decode(Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0)))
}

/** Adds a text below a drawing that has a width and a height of its own; other pictures stay as they are. */
export function withFooter(picture: string, text: string): string {
  const svg = drawingIn(picture)
  const [root = ''] = /<svg[^>]*>/.exec(svg ?? '') ?? []
  const sizeOf = (name: string) => Number(new RegExp(`\\s${name}="([\\d.]+)"`).exec(root)?.[1] ?? 0)
  const [width, height] = [sizeOf('width'), sizeOf('height')]
  if (!svg || width === 0 || height === 0) return picture
  const size = width / 34
  const lines = wrap(text, lettersALine)
  const tall = height + (lines.length + 1) * size * 1.3
  const box = /\sviewBox=/.test(root) ? '' : ` viewBox="0 0 ${width} ${height}"`
  const bare = root.replace(/\s(?:x|y)="[^"]*"/g, '').replace('<svg', `<svg x="0" y="0"${box}`)
  const words = lines.map(
    (line, at) =>
      `<text x="${width / 2}" y="${height + (at + 1) * size * 1.3}" font-size="${size}" text-anchor="middle">${escaped(line)}</text>`,
  )
  const paper =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${tall}" viewBox="0 0 ${width} ${tall}">` +
    `<rect width="100%" height="100%" fill="#fff"/>${svg.replace(root, bare)}` +
    `<g fill="#000" font-family="system-ui, sans-serif">${words.join('')}</g></svg>`
  return `data:image/svg+xml,${encodeURIComponent(paper)}`
}
