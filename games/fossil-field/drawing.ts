import type { Find } from './finds.ts'

/** The side of the box that each find is drawn in. */
export const boxSide = 120

type Kind = 'bone' | 'line' | 'hole' | 'mark'
/** A piece of a drawing: filled, or a line of a width. */
export interface Piece {
  kind: Kind
  width: number
  d: string
}

const round = (value: number) => Math.round(value * 10) / 10
const ellipse = (x: number, y: number, rx: number, ry: number): string => {
  const [a, b] = [rx * 0.552, ry * 0.552]
  const curve = (...all: number[]) => `C${all.map(round).join(' ')}`
  return (
    `M${x} ${round(y - ry)}` +
    curve(x + a, y - ry, x + rx, y - b, x + rx, y) +
    curve(x + rx, y + b, x + a, y + ry, x, y + ry) +
    curve(x - a, y + ry, x - rx, y + b, x - rx, y) +
    `${curve(x - rx, y - b, x - a, y - ry, x, y - ry)}Z`
  )
}

/** Ribs that hang from a line: from one point to another, how many, and how long. */
function ribs([x1 = 0, y1 = 0, x2 = 0, y2 = 0, count = 2, long = 0]: readonly number[]): string {
  return Array.from({ length: count }, (_, at) => {
    const share = at / (count - 1)
    const [x, y] = [x1 + (x2 - x1) * share, y1 + (y2 - y1) * share]
    const reach = long * (0.72 + 0.28 * Math.sin(Math.PI * Math.min(1, share + 0.2)))
    return `M${round(x)} ${round(y)}Q${round(x - reach * 0.42)} ${round(y + reach * 0.55)} ${round(x + reach * 0.08)} ${round(y + reach)}`
  }).join('')
}

/** A row of pointed teeth under a line. */
function teeth([x1 = 0, y1 = 0, x2 = 0, y2 = 0, count = 1, long = 0]: readonly number[]): string {
  const at = (share: number) => [x1 + (x2 - x1) * share, y1 + (y2 - y1) * share] as const
  return Array.from({ length: count }, (_, tooth) => {
    const [[ax, ay], [bx, by], [cx, cy]] = [at(tooth / count), at((tooth + 0.5) / count), at((tooth + 1) / count)]
    return `M${round(ax)} ${round(ay)}L${round(bx)} ${round(by + long)}L${round(cx)} ${round(cy)}Z`
  }).join('')
}

const kinds: Record<string, Kind> = { F: 'bone', L: 'line', X: 'hole', D: 'mark', R: 'line', T: 'bone' }

function pieceOf(text: string): Piece {
  const [, code = 'F', size = '', rest = ''] = /^([A-Z])([\d.]*) (.*)$/.exec(text) ?? []
  const numbers = (rest.match(/-?[\d.]+/g) ?? []).map(Number)
  const kind = kinds[code] ?? 'bone'
  if (code === 'R') return { kind, width: 3.5, d: ribs(numbers) }
  if (code === 'T') return { kind, width: 0, d: teeth(numbers) }
  const [x = 0, y = 0, rx = 0, ry = rx] = numbers
  return { kind, width: Number(size), d: /^[OE]/.test(rest) ? ellipse(x, y, rx, ry) : rest }
}

const read = new Map<string, Piece[]>()
/** The pieces of a find, in the order in which they are drawn. */
export function piecesOf({ key, drawing }: Find): Piece[] {
  const pieces = read.get(key) ?? drawing.split(';').map(pieceOf)
  read.set(key, pieces)
  return pieces
}

/** The colors of a find: its top, its edge, and what shows through its holes. */
export interface Tone {
  top: string
  edge: string
  dark: string
}

/** A find as SVG text in its box: lit from above, so that its lower edges are in shade. */
export function findArt(find: Find, { top, edge, dark }: Tone): string {
  const pieces = piecesOf(find)
  const filled = (d: string, color: string) => `<path d="${d}" fill="${color}"/>`
  const line = (d: string, color: string, width: number) =>
    `<path d="${d}" stroke="${color}" stroke-width="${width}" fill="none" stroke-linecap="round" stroke-linejoin="round"/>`
  const draw = ({ kind, width, d }: Piece, color: string) =>
    kind === 'bone' || kind === 'hole' ? filled(d, color) : line(d, color, width)
  const solid = pieces.filter(({ kind }) => kind === 'bone' || kind === 'line')
  return (
    `<g transform="translate(0 2.6)">${solid.map((piece) => draw(piece, edge)).join('')}</g>` +
    pieces.map((piece) => draw(piece, piece.kind === 'hole' || piece.kind === 'mark' ? dark : top)).join('')
  )
}
