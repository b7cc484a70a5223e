import type { Look } from '@marigold/contract'
import { paletteOf } from './palette.ts'
import type { Made, State } from './rules.ts'
import { sortedWall } from './wall.tsx'

const [width, height] = [1000, 700]
const [gap, edge] = [32, 66]
const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
const metals = { gold: '#F0C04F', copper: '#E29A63', iron: '#AAB3C0' }
const plates = { order: '#B8C1CD', bonus: '#EEBB4E', shown: 'none' }

interface Line {
  x: number
  y: number
  size: number
  fill: string
  anchor?: string
}
function text(words: string, { x, y, size, fill, anchor = 'middle' }: Line): string {
  return `<text x="${x}" y="${y}" font-size="${size}" font-weight="700" fill="${fill}" text-anchor="${anchor}">${escape(words)}</text>`
}

interface Cell {
  hook: string
  /** The word on this plate; null for the part that the words below it share. */
  made: Made | null
  column: number
  row: number
}

/**
 * Returns the cells of a wall. A few words use few columns, so that the board never looks empty, and every part has a
 * word below it.
 */
export function wallCells(wall: readonly Made[]): { columns: number; rows: number; cells: Cell[] } {
  const lines = sortedWall(wall).flatMap(({ hook, words }) => [
    { hook, made: null },
    ...words.map((made) => ({ hook, made })),
  ])
  const columns = lines.length <= 5 ? 1 : lines.length <= 12 ? 2 : 3
  for (let rows = Math.max(4, Math.ceil(lines.length / columns)); ; rows++) {
    let [column, row] = [0, 0]
    const cells = lines.map((line) => {
      if (row >= rows || (!line.made && row === rows - 1)) [column, row] = [column + 1, 0]
      return { ...line, column, row: row++ }
    })
    if (column < columns) return { columns, rows, cells }
  }
}

/** Returns the word wall with its sign as a picture to save and print; words are listed under the part they share. */
export function postcardOf(state: State, look: Look, title: string, names: string): string {
  const color = paletteOf(look)
  const dark = look !== 'clean'
  const ink = dark ? '#FFF2DE' : '#2B1A10'
  const metal = state.ingots >= 3 ? 'gold' : state.ingots > 0 ? 'copper' : 'iron'
  const parts: string[] = [
    `<rect width="${width}" height="${height}" fill="${color.wall[1]}"/>`,
    `<rect width="${width}" height="30" fill="${color.beam}"/>`,
  ]
  const sign = state.sign ?? ''
  if (sign) {
    const broad = Math.max(220, sign.length * 36 + 80)
    const left = (width - broad) / 2
    parts.push(
      `<path d="M${left + 30} 30V60M${left + broad - 30} 30V60" stroke="${color.iron[3]}" stroke-width="6"/>`,
      `<rect x="${left}" y="56" width="${broad}" height="94" rx="14" fill="${metals[metal]}" stroke="${color.iron[3]}" stroke-width="7"/>`,
      text(sign, { x: width / 2, y: 121, size: 54, fill: '#2B1A10' }),
    )
  }
  const top = sign ? 178 : 60
  parts.push(
    `<rect x="40" y="${top}" width="${width - 80}" height="${height - top - 74}" rx="16" fill="${color.wood[0]}"/>`,
  )
  const { columns, rows, cells } = wallCells(state.wall)
  const wide = columns === 1 ? 560 : (width - 2 * edge + gap) / columns - gap
  const first = columns === 1 ? (width - wide) / 2 : edge
  const step = Math.min(columns === 3 ? 46 : 96, (height - top - 110) / rows)
  for (const { hook, made, column, row } of cells) {
    const x = first + column * (wide + gap)
    const y = top + 28 + row * step
    if (!made) {
      parts.push(text(hook, { x, y: y + step * 0.55, size: step * 0.5, fill: '#FFF2DE', anchor: 'start' }))
      continue
    }
    const outline = made.as === 'shown' ? ' stroke="#FFF2DE" stroke-width="2"' : ''
    parts.push(
      `<rect x="${x}" y="${y - 1}" width="${wide}" height="${step - 7}" rx="7" fill="${plates[made.as]}"${outline}/>`,
      text(made.word, {
        x: x + wide / 2,
        y: y + step * 0.56,
        size: step * 0.52,
        fill: made.as === 'shown' ? '#FFF2DE' : '#1E2430',
      }),
    )
  }
  const line = names === '' ? title : `${title} · ${names}`
  parts.push(text(line, { x: width / 2, y: height - 28, size: 26, fill: ink }))
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">` +
    `<g font-family="Andika, Verdana, sans-serif">${parts.join('')}</g></svg>`
  const bytes = new TextEncoder().encode(svg)
  return `data:image/svg+xml;base64,${btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))}`
}
