import type { Band, Edge } from './cloth.ts'
import type { Palette } from './palette.ts'
import { bandPicture, bandRows } from './weave-picture.ts'

const width = 720
const cell = 7
const band = bandRows * cell
const margin = 40
const hem = 60

const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

const edgeOf: Record<Edge, (x: number, y: number, at: number) => string> = {
  fringe: (x, y) => `M${x} ${y}v46M${x + 8} ${y}v42M${x + 16} ${y}v46`,
  tassels: (x, y) => `M${x + 9} ${y}v18M${x + 9} ${y + 18}l-7 28M${x + 9} ${y + 18}v30M${x + 9} ${y + 18}l7 28`,
  points: (x, y, at) => `M${x} ${y}l12 ${at % 2 ? 40 : 30}l12 -${at % 2 ? 40 : 30}`,
}

function edgePicture(edge: Edge, y: number, palette: Palette): string {
  const each = 24
  const path = Array.from({ length: width / each }, (_, at) => edgeOf[edge](margin + at * each + 3, y, at)).join('')
  return `<path d="${path}" fill="${edge === 'points' ? palette.linen.dark : 'none'}" stroke="${palette.linen.dark}" stroke-width="3.4" stroke-linecap="round"/>`
}

const heightOf = (bands: readonly Band[]) => margin + hem + bands.length * band + hem

function clothPicture(bands: readonly Band[], edge: Edge | null, palette: Palette): string {
  const woven = [...bands].reverse().map((one, at) => {
    const id = `cloth-${at}`
    return `<g transform="translate(${margin} ${margin + at * band})">${bandPicture(one, { palette, width, cell, id })}</g>`
  })
  const bottom = margin + bands.length * band
  return (
    `<rect x="${margin - 16}" y="${margin - 20}" width="${width + 32}" height="22" rx="11" fill="${palette.wood[0]}"/>` +
    woven.join('') +
    edgePicture(edge ?? 'fringe', bottom, palette)
  )
}

/** Draws the whole cloth on its rod, as SVG text. */
export function tapestryPicture(bands: readonly Band[], edge: Edge | null, palette: Palette): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width + margin * 2} ${heightOf(bands)}">${clothPicture(bands, edge, palette)}</svg>`
}

const line = 46

/** Returns the cloth as a `data:` URL to save and print, with each link listed by its number. */
export function tapestryCard(bands: readonly Band[], edge: Edge | null, palette: Palette, title: string): string {
  const top = heightOf(bands)
  const height = top + 90 + bands.length * line
  const links = [...bands].reverse().map(({ label, words }, at) => {
    const y = top + 84 + at * line
    const text = `${label}: ${words.join(', ')}`
    const size = text.length > 62 ? 20 : 24
    return `<text x="${margin}" y="${y}" font-size="${size}">${escape(text)}</text>`
  })
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width + margin * 2}" height="${height}" viewBox="0 0 ${width + margin * 2} ${height}">` +
    `<rect width="100%" height="100%" fill="#FFF9EF"/>${clothPicture(bands, edge, palette)}` +
    `<g fill="#2B1B3D" font-family="system-ui, sans-serif"><text x="${margin}" y="${top + 34}" font-size="34" font-weight="700">${escape(title)}</text>${links.join('')}</g></svg>`
  const bytes = new TextEncoder().encode(svg)
  return `data:image/svg+xml;base64,${btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))}`
}
