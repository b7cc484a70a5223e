import { m } from '#messages'
import { bonesAt, findAt, sideOf, sizeOf, type Dig } from './digs.ts'
import { boxSide, findArt } from './drawing.ts'
import { toneOf, type Ground } from './looks.ts'
import type { State } from './state.ts'
import { clueAt, digNow, isNamed, openIn, type Clue } from './table.ts'

/** A find of the field in its place, as SVG text in pixels from the board's corner. */
function placedArt(dig: Dig, at: number, cell: number, dark: string): string {
  const placed = dig.placed[at]
  if (!placed) return ''
  const scale = (sizeOf(dig) * cell) / boxSide
  return `<g transform="translate(${placed.x * cell} ${placed.y * cell}) scale(${scale})">${findArt(findAt(dig, at), toneOf(at, dark))}</g>`
}

const pebbleSpots = [[0.3, 0.26], [0.52, 0.2], [0.72, 0.3], [0.24, 0.46], [0.46, 0.42], [0.2, 0.66]] as const // prettier-ignore
/** The word for so many steps. */
export const warmthOf = (steps: number): 'hot' | 'warm' | 'cold' => (steps <= 1 ? 'hot' : steps <= 2 ? 'warm' : 'cold')
const warmthColors = { hot: '#F2785A', warm: '#F7C34B', cold: '#8FC1E0' }

/** A clue in a square: as many pebbles as steps, and their number; or a word. */
function clueArt({ kind, steps }: Clue, x: number, y: number, cell: number): string {
  const text = (words: string, at: number, size: number) =>
    `<text x="${x + cell * at}" y="${y + cell * 0.8}" font-size="${Math.max(14, size)}" font-weight="700" fill="#FFF3DC" text-anchor="middle">${words}</text>`
  if (kind === 'warmth') {
    const warmth = warmthOf(steps)
    return `<circle cx="${x + cell / 2}" cy="${y + cell * 0.36}" r="${cell * 0.17}" fill="${warmthColors[warmth]}"/>${text(m.fossil_field_warmth({ warmth }), 0.5, cell * 0.24)}`
  }
  const pebbles = pebbleSpots.slice(0, steps).map(([px, py]) => {
    const [cx, cy] = [x + cell * px, y + cell * py]
    return `<ellipse cx="${cx}" cy="${cy + cell * 0.02}" rx="${cell * 0.1}" ry="${cell * 0.082}" fill="#A88C78"/><ellipse cx="${cx - cell * 0.015}" cy="${cy}" rx="${cell * 0.075}" ry="${cell * 0.05}" fill="#D8C3B0"/>`
  })
  return pebbles.join('') + text(String(steps), 0.7, cell * 0.36)
}

/** The shade that sand casts on an open square: under what is closed above and to the left of it. */
function shadeOf(square: number, side: number, open: readonly number[], cell: number): string {
  const [x, y] = [(square % side) * cell, Math.floor(square / side) * cell]
  const isClosed = (other: number, inside: boolean) => !inside || !open.includes(other)
  const band = cell * 0.09
  return (
    (isClosed(square - side, square >= side)
      ? `<rect x="${x}" y="${y}" width="${cell}" height="${band}" fill="#2B1408" fill-opacity=".42"/>`
      : '') +
    (isClosed(square - 1, square % side > 0)
      ? `<rect x="${x}" y="${y}" width="${band * 0.6}" height="${cell}" fill="#2B1408" fill-opacity=".26"/>`
      : '')
  )
}

/** What lies open: earth, the parts of finds, dust, and clues. `id` is unique in the page. */
export function boardArt(state: State, cell: number, ground: Ground, id: string): string {
  const dig = digNow(state)
  const side = sideOf(dig)
  const open = openIn(state)
  const long = side * cell
  const at = (square: number) => [(square % side) * cell, Math.floor(square / side) * cell] as const
  const tile = (square: number) => `M${at(square).join(' ')}h${cell}v${cell}h${-cell}Z`
  const finds = dig.placed.map((_, one) => placedArt(dig, one, cell, ground.earth[0]))
  const dusty = state.opened.filter((one) => one.dusty)
  const clues = state.opened.flatMap((one) => {
    const clue = clueAt(state, one)
    return clue ? [clueArt(clue, ...at(one.square), cell)] : []
  })
  const grit = open
    .filter((square) => bonesAt(dig, square).length === 0)
    .map((square) => {
      const [x, y] = at(square)
      const turn = (square * 7) % 5
      return `<circle cx="${x + cell * (0.3 + turn * 0.1)}" cy="${y + cell * 0.9}" r="${cell * 0.03}" fill="#000" fill-opacity=".2"/>`
    })
  return (
    `<defs><clipPath id="${id}"><path d="${open.map(tile).join('')}"/></clipPath><linearGradient id="${id}-earth" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${ground.earth[0]}"/><stop offset="1" stop-color="${ground.earth[1]}"/></linearGradient></defs>` +
    `<rect width="${long}" height="${long}" fill="url(#${id}-earth)"/>${grit.join('')}` +
    `<g clip-path="url(#${id})">${finds.join('')}</g>` +
    dusty
      .map(({ square }) => {
        const [x, y] = at(square)
        return `<rect x="${x}" y="${y}" width="${cell}" height="${cell}" fill="${ground.sand[1]}" fill-opacity=".42"/>`
      })
      .join('') +
    open.map((square) => shadeOf(square, side, open, cell)).join('') +
    clues.join('')
  )
}

/** Finds with a name, brushed clean over the sand. */
export const cleanArt = (state: State, cell: number, dark: string): string =>
  digNow(state)
    .placed.map((_, at) => (isNamed(state, at) ? placedArt(digNow(state), at, cell, dark) : ''))
    .join('')
