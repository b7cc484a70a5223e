import type { Layout } from './layout.ts'
import type { Palette } from './palette.ts'

/** Draws the window, 168 by 190. */
export const windowPicture = (p: Palette): string =>
  `<rect width="168" height="190" rx="84" fill="${p.frame}"/><rect x="14" y="14" width="140" height="176" rx="70" fill="${p.glass}"/><path d="M14 160C50 130 100 134 154 150V190H14Z" fill="${p.hill}"/><rect x="79" y="14" width="10" height="176" rx="3" fill="${p.frame}"/>`

/** Draws the left part of the shelf, with books on it. */
export const booksPicture = (p: Palette): string => {
  const [first = '', second = '', third = ''] = p.books
  return `<path d="M5 60H100V74H5A5 5 0 0 1 0 69V65A5 5 0 0 1 5 60Z" fill="${p.shelf}"/><rect x="24" width="22" height="60" rx="4" fill="${first}"/><rect x="48" y="12" width="20" height="48" rx="4" fill="${second}"/><rect x="70" y="-4" width="24" height="64" rx="4" fill="${third}"/>`
}

/** Draws the right part of the shelf, with a plant on it. */
export const plantPicture = (p: Palette): string =>
  `<path d="M100 60H165A5 5 0 0 1 170 65V69A5 5 0 0 1 165 74H100Z" fill="${p.shelf}"/><rect x="112" y="22" width="42" height="38" rx="8" fill="${p.pot}"/><path d="M120 22C116 -4 126 -14 120 -28M134 22C138 0 148 -4 150 -18" fill="none" stroke="${p.plant}" stroke-width="6" stroke-linecap="round"/>`

type Area = readonly [x: number, y: number, width: number, height: number]

/** Returns where the window and the shelf are, in stage pixels; null in portrait, once the boards cover the wall. */
export function wallSpots(
  { stage, guide, build }: Layout,
  atTable: boolean,
): Record<'window' | 'books' | 'plant', Area> | null {
  const { width, height, portrait } = stage
  if (portrait && atTable) return null
  if (portrait) {
    const unit = Math.min(1, width / 420)
    const foot = 84 + 108 * unit
    return {
      window: [16, 84, 100 * unit, 113 * unit],
      books: [width - 180 * unit, foot - 74 * unit, 100 * unit, 84 * unit],
      plant: [width - 80 * unit, foot - 98 * unit, 70 * unit, 108 * unit],
    }
  }
  const size = Math.min(1.2, height / 900)
  const shelf = size * 0.9
  const x = Math.min(width - 180 * size, build.x + build.width - 150 * size)
  const y = Math.max(80, build.y - 78 * size)
  return {
    window: [Math.max(8, guide.x - 40 * size), Math.max(84, guide.y - 190 * size), 168 * size, 190 * size],
    books: [x, y - 10 * shelf, 100 * shelf, 84 * shelf],
    plant: [x + 100 * shelf, y - 34 * shelf, 70 * shelf, 108 * shelf],
  }
}

/** Draws the wall and the table, in stage pixels. */
export function roomPicture(p: Palette, { stage, table }: Layout): string {
  const { width, height } = stage
  const rail = table - Math.min(120, height * 0.14)
  const grain = [0.3, 0.62].map((at) => table + (height - table) * at)
  return `<defs><linearGradient id="wall" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${p.wall}"/><stop offset="1" stop-color="${p.wallLow}"/></linearGradient><radialGradient id="glow"><stop offset="0" stop-color="${p.glow}" stop-opacity=".9"/><stop offset="1" stop-color="${p.glow}" stop-opacity="0"/></radialGradient></defs>
<rect width="${width}" height="${height}" fill="url(#wall)"/><circle cx="${width * 0.2}" cy="${height * 0.16}" r="${height * 0.44}" fill="url(#glow)"/><rect y="${rail}" width="${width}" height="${table - rail + 4}" fill="${p.panel}"/><rect y="${rail}" width="${width}" height="5" fill="${p.frame}"/>
<rect y="${table}" width="${width}" height="${height - table}" fill="${p.table}"/><rect y="${table}" width="${width}" height="12" fill="${p.tableLight}"/>${grain.map((y) => `<path d="M0 ${y}H${width}" stroke="${p.tableDark}" stroke-width="3" stroke-opacity=".22"/>`).join('')}<rect y="${height - 12}" width="${width}" height="12" fill="${p.front}"/>`
}

/** Draws the folds of the curtain, 400 by 300; the rod is above it. */
export function curtainPicture(p: Palette): string {
  const [base = '', light = '', dark = '', middle = '', deep = ''] = p.curtain
  const folds = Array.from({ length: 10 }, (_, at) => {
    const x = at * 40
    const sway = at % 2 === 0 ? 5 : -3
    const fold = (from: number, wide: number, color: string) =>
      `<path d="M${x + from} 0C${x + from + sway} 100 ${x + from - sway} 200 ${x + from} 300H${x + from + wide}C${x + from + wide - sway} 200 ${x + from + wide + sway} 100 ${x + from + wide} 0Z" fill="${color}"/>`
    return fold(0, 8, deep) + fold(8, 10, at % 3 === 1 ? middle : base) + fold(18, 9, light) + fold(27, 13, dark)
  })
  const hem = `<path d="M0 286H400V300H0Z" fill="${p.rod}" fill-opacity=".85"/><path d="M0 286H400V290H0Z" fill="${p.rodLight}"/>`
  return `<rect width="400" height="300" fill="${base}"/>${folds.join('')}${hem}`
}

/** Draws the bell, 100 by 100, with its foot at 50,90. */
export const bellPicture = (p: Palette): string =>
  `<ellipse cx="50" cy="90" rx="44" ry="7" fill="${p.front}" fill-opacity=".35"/><circle cx="50" cy="15" r="9" fill="${p.bellDark}"/><path d="M12 78C12 42 26 24 50 22C74 24 88 42 88 78Z" fill="${p.bellLight}"/><path d="M36 78C36 46 44 28 54 22.200C76 26 88 44 88 78Z" fill="${p.bell}"/><rect x="5" y="76" width="90" height="12" rx="6" fill="${p.bellDark}"/>`
