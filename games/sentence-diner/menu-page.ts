import type { Look } from '@marigold/contract'
import type { Art } from './figures.ts'
import { paletteOf } from './palette.ts'
import { sceneOf } from './scene.ts'
import type { Dish } from './state.ts'

const sheet = { width: 800, height: 1000 }
const font = 'font-family="Verdana, system-ui, sans-serif"'
const safe = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** Breaks a sentence into lines. */
export function linesOf(text: string, most: number): string[] {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const last = lines.at(-1)
    if (last !== undefined && last.length + word.length < most) lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines
}

interface Cell {
  x: number
  y: number
  width: number
  height: number
}
function dishPicture({ text, order, twist }: Dish, art: Art, { x, y, width, height }: Cell): string {
  const high = Math.min(height - 14, 150)
  const wide = (high * 4) / 3
  const size = Math.min(22, (width - wide - 20) / 8)
  const lines = linesOf(text, Math.floor((width - wide - 24) / (size * 0.62)))
  const from = y + high / 2 - ((lines.length - 1) * size * 1.25) / 2 + size * 0.35
  const words = lines.map(
    (line, at) =>
      `<text x="${x + wide + 16}" y="${from + at * size * 1.25}" font-size="${size}" fill="#2B1B3D" ${font}>${safe(line)}</text>`,
  )
  const scene = sceneOf({ meaning: order.meaning }, art, twist)
  return `<svg x="${x}" y="${y}" width="${wide}" height="${high}" viewBox="0 0 400 300">${scene}</svg><rect x="${x}" y="${y}" width="${wide}" height="${high}" fill="none" stroke="#2B1B3D" stroke-width="2"/>${words.join('')}`
}

/** Returns the closing-time menu with every served sentence, to save or print, as a `data:` URL of an SVG. */
export function menuPage(
  dishes: readonly Dish[],
  look: Look,
  { title, names }: { title: string; names: string },
  art: Art,
): string {
  const p = paletteOf(look)
  const columns = dishes.length > 6 ? 2 : 1
  const rows = Math.max(1, Math.ceil(dishes.length / columns))
  const top = 170
  const cell = { width: 680 / columns, height: Math.min(150, (930 - top) / rows) }
  const listed = dishes.map((dish, at) =>
    dishPicture(dish, art, {
      x: 66 + Math.floor(at / rows) * cell.width,
      y: top + (at % rows) * cell.height,
      width: cell.width - 12,
      height: cell.height,
    }),
  )
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${sheet.width} ${sheet.height}" width="${sheet.width}" height="${sheet.height}"><rect width="800" height="1000" fill="${p.wall[1]}"/><rect x="26" y="26" width="748" height="948" rx="18" fill="#FFFDF6"/><rect x="38" y="38" width="724" height="924" rx="12" fill="none" stroke="${p.tile}" stroke-width="4"/><text x="400" y="96" font-size="42" font-weight="700" text-anchor="middle" fill="#2B1B3D" ${font}>${safe(title)}</text><text x="400" y="136" font-size="22" text-anchor="middle" fill="#5B4E6B" ${font}>${safe(names)}</text>${listed.join('')}</svg>`
  // Base64, because percent-encoding nested pictures would triple the size.
  const bytes = new TextEncoder().encode(svg)
  return `data:image/svg+xml;base64,${btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))}`
}
