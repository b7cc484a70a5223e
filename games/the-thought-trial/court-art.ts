import type { Colors } from './looks.ts'

/** Pieces of the world as SVG text, each around a point of its own: scales, furniture, and who sits in it. */

const ink = '#2B1B3D'
const rect = (...[x, y, width, height, color, rx = 0]: [number, number, number, number, string, number?]) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${rx}" fill="${color}"/>`
const fill = (d: string, color: string) => `<path d="${d}" fill="${color}"/>`
const line = (d: string, color: string, width: number) =>
  `<path d="${d}" fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`
const dot = (x: number, y: number, r: number, color: string) => `<circle cx="${x}" cy="${y}" r="${r}" fill="${color}"/>`
const shadow = (x: number, y: number, rx: number) =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${rx * 0.15}" fill="#160808" fill-opacity=".35"/>`

/** The stand of the scale; the pivot is at 0,0, and its foot at 0,386. */
export const postArt = ({ brass: [light, mid, dark] }: Colors): string =>
  shadow(0, 388, 150) +
  fill('M-98 386C-98 356 -50 348 -30 340H30C50 348 98 356 98 386C70 404 -70 404 -98 386Z', mid) +
  fill('M-98 386C-98 356 -50 348 -30 340H-8C-30 356 -50 368 -52 396C-74 394 -90 391 -98 386Z', light) +
  rect(-12, -2, 24, 350, mid, 8) +
  rect(-12, -2, 9, 350, light, 5) +
  rect(4, -2, 8, 350, dark, 4) +
  dot(0, 158, 19, mid) +
  dot(-5, 153, 10, light) +
  fill('M0 -54L13 -18H-13Z', mid)

/** The beam, level around its pivot. */
export const beamArt = ({ brass: [light, mid, dark] }: Colors): string =>
  fill('M-150 -6C-90 -22 -40 -8 0 -18C40 -8 90 -22 150 -6V6C90 -6 40 12 0 16C-40 12 -90 -6 -150 6Z', mid) +
  fill('M-150 -6C-90 -22 -40 -8 0 -18C40 -8 90 -22 150 -6C90 -16 40 0 0 -4C-40 0 -90 -16 -150 -6Z', light) +
  dot(0, 0, 22, dark) +
  dot(0, -2, 18, mid) +
  dot(-5, -7, 9, light)

/** A pan on its cords, which hang from 0,0; things stand at 0,138. */
export const cordsArt = ({ brass: [, mid] }: Colors): string => line('M0 0L-72 138M0 0L72 138', mid, 3.5)
export const bowlArt = ({ brass: [light, mid, dark] }: Colors): string =>
  fill('M-80 140H80C66 182 -66 182 -80 140Z', mid) +
  fill('M-80 140H-20C-20 160 -14 168 -4 171C-46 172 -72 162 -80 140Z', light) +
  rect(-84, 135, 168, 10, dark, 5)

const owlBody =
  fill('M-74 84C-84 20 -50 -10 0 -10S84 20 74 84Z', '#2B2136') +
  fill('M-74 84C-84 20 -50 -10 0 -10C-30 6 -44 40 -40 84Z', '#453653') +
  fill('M-20 10L0 52L20 10V84H-20Z', '#FFF9EF')
/** The clerk of the court: an owl, with its eyes on something, half shut, or wide. */
const owlArt = ({ brass: [, mid] }: Colors): string =>
  owlBody +
  fill(
    'M-52 -56C-58 -80 -50 -92 -46 -96C-34 -84 -20 -82 0 -82S34 -84 46 -96C50 -92 58 -80 52 -56C54 0 26 22 0 22S-54 0 -52 -56Z',
    '#9A6A46',
  ) +
  fill(
    'M-52 -56C-58 -80 -50 -92 -46 -96C-36 -86 -24 -83 -10 -82C-36 -60 -40 -20 -24 14C-44 2 -53 -22 -52 -56Z',
    '#C08A5C',
  ) +
  dot(-22, -40, 26, '#F4E0BE') +
  dot(22, -40, 26, '#E6C99C') +
  `<g class="owl-eyes">${dot(-20, -38, 12, ink)}${dot(24, -38, 12, ink)}${dot(-24, -42, 4, '#fff')}${dot(20, -42, 4, '#fff')}</g>` +
  fill('M-7 -26H7L0 -8Z', '#E8A13C') +
  line('M-48 -40A26 26 0 1 0 4 -40M-4 -40A26 26 0 1 0 48 -40', mid, 3.5)
/** The clerk of the grown-up court. */
const clerkArt = (): string =>
  owlBody.replace('#2B2136', '#3B3F52').replace('#453653', '#51566C') +
  rect(-13, -24, 26, 34, '#A9714A', 10) +
  `<ellipse cy="-46" rx="32" ry="38" fill="#C18A5E"/>` +
  fill('M-34 -44C-40 -92 40 -92 34 -44C26 -62 10 -66 -6 -66C-22 -64 -30 -56 -34 -44Z', '#4A4550') +
  line('M-12 -30Q0 -22 12 -30', '#7A4A2E', 3.5) +
  dot(-12, -46, 3.5, ink) +
  dot(12, -46, 3.5, ink) +
  line(
    'M-22 -46A10 10 0 1 0 -2 -46A10 10 0 1 0 -22 -46M2 -46A10 10 0 1 0 22 -46A10 10 0 1 0 2 -46M-2 -46H2',
    '#5B5F70',
    2.5,
  )
/** The lamp of the workshop. */
const lampArt = (): string =>
  `<circle cx="30" cy="4" r="74" fill="#FFE7A8" fill-opacity=".28"/>` +
  rect(-62, 74, 84, 12, '#34434A', 6) +
  line('M-20 74L-44 0L14 -62', '#4A5F68', 10) +
  dot(-44, 0, 9, '#34434A') +
  fill('M-6 -66L34 -88L74 -16C56 0 22 6 4 -2Z', '#C9583F') +
  fill('M-6 -66L10 -74L26 -2C18 0 10 0 4 -2Z', '#E2785C') +
  fill('M8 0C24 6 54 0 72 -14C64 12 22 22 8 0Z', '#FFF3C9')
export const keeperArt = (colors: Colors): string =>
  colors.world === 'workshop' ? lampArt() : colors.plain ? clerkArt() : owlArt(colors)

const gavelArt = ({ wood: [light, mid, dark] }: Colors): string =>
  rect(-44, 8, 80, 18, light, 6) +
  `<g transform="rotate(-14)">${rect(-34, -22, 68, 30, dark, 8)}${rect(-34, -22, 68, 10, mid, 5)}${line('M-24 -6L-72 20', light, 10)}</g>`
const bellArt = ({ brass: [light, mid, dark] }: Colors): string =>
  rect(-40, 16, 80, 10, '#34434A', 5) +
  fill('M-34 16C-34 -26 34 -26 34 16Z', mid) +
  fill('M-34 16C-34 -10 -16 -16 -6 -16C-16 -6 -20 4 -20 16Z', light) +
  dot(0, -20, 7, dark)
/** What opens the case: a gavel, or a bell. */
export const bangerArt = (colors: Colors): string => (colors.world === 'court' ? gavelArt(colors) : bellArt(colors))

const tangle =
  'M26 -6C20 15 -26 12 -23 -10M8 9C-25 15 -35 -10 -2 -20M-21 4C-49 -9 10 -25 22 -11M-21 -15C1 -19 38 -3 16 5M7 -21C50 -7 23 23 -12 6'
/** The thought, around its middle: worried, calm, or without a face. */
export function thoughtArt(mood: 'worried' | 'calm' | 'plain'): string {
  const [brows, mouth] =
    mood === 'calm'
      ? ['M-28 -22L-14 -22M16 -22L30 -22', 'M-9 10Q1 17 11 10']
      : ['M-30 -20L-14 -24M32 -20L16 -24', 'M-9 14Q1 7 11 14']
  const eye = (x: number) => `<ellipse cx="${x}" cy="-4" rx="6" ry="7.500" fill="${ink}"/>`
  return (
    fill('M-58 26C-80 20 -78 -14 -54 -16C-52 -46 -14 -54 0 -36C16 -52 52 -42 52 -16C78 -14 78 22 56 26Z', '#B7AED6') +
    fill('M-58 26C-80 20 -78 -14 -54 -16C-52 -46 -14 -54 0 -36C-24 -30 -40 -4 -36 26Z', '#DAD4EE') +
    line(tangle, '#9A8FC4', 3) +
    (mood === 'plain' ? '' : eye(-17) + eye(19) + line(brows, ink, 4.5) + line(mouth, ink, 4.5))
  )
}
/** The chair; its seat is at 0,8. */
export const chairArt = ({ wood: [light, mid, dark] }: Colors): string =>
  shadow(0, 64, 84) +
  rect(-62, -60, 14, 122, mid, 5) +
  rect(48, -60, 14, 122, dark, 5) +
  rect(-62, -66, 124, 30, '#B9563C', 10) +
  rect(-62, -66, 124, 10, '#DB7A58', 6) +
  rect(-66, 8, 132, 20, mid, 8) +
  rect(-66, 8, 132, 8, light, 4) +
  rect(-56, 26, 13, 40, mid, 5) +
  rect(44, 26, 13, 40, dark, 5)

/** A window, 120 wide and 160 high from 0 down. */
export const windowArt = ({ world, frame, glass, wood }: Colors): string =>
  world === 'court'
    ? fill('M-60 160V50C-60 -10 60 -10 60 50V160Z', frame) +
      fill('M-50 160V52C-50 4 50 4 50 52V160Z', glass[0]) +
      fill('M-50 160V96C-20 82 20 96 50 80V160Z', glass[1]) +
      rect(-4, 14, 8, 146, frame) +
      rect(-50, 70, 100, 8, frame) +
      rect(-70, 156, 140, 14, wood[0], 5)
    : rect(-62, 6, 124, 154, frame, 6) +
      rect(-54, 14, 108, 146, glass[0]) +
      fill('M-54 160V110C-20 84 20 120 54 96V160Z', glass[1]) +
      Array.from({ length: 6 }, (_, at) => rect(-58, 14 + at * 13, 116, 7, '#EFE6D6', 3)).join('') +
      rect(-70, 156, 140, 14, wood[0], 5)

const pigeonArt = (x: number, color: string, light: string) =>
  `<g transform="translate(${x} 0)">${fill('M-34 30C-40 -4 -8 -18 12 -8C18 -40 52 -36 48 -10C46 16 24 34 -2 34Z', color)}${fill('M-34 30C-34 8 -10 0 6 6C-2 22 -16 32 -34 30Z', light)}${fill('M48 -16L62 -10L47 -6Z', '#E8A13C')}${dot(36, -16, 3.5, ink)}${line('M2 34V46M16 32V46', '#C9704F', 4)}</g>`
const plantArt = (): string =>
  fill('M-26 44L-32 8H32L26 44Z', '#B9674A') +
  line('M0 8C-4 -20 -26 -24 -40 -24M0 8C0 -30 4 -44 0 -58M0 8C6 -16 26 -22 42 -18', '#4E8B5A', 9) +
  dot(-40, -24, 10, '#6BAA72') +
  dot(0, -58, 11, '#6BAA72') +
  dot(42, -18, 10, '#6BAA72')
/** On the window sill: pigeons, or a plant. */
export const perchArt = ({ world, plain }: Colors): string =>
  world === 'court' && !plain ? pigeonArt(-40, '#8E93A8', '#B9BED0') + pigeonArt(62, '#A79AA8', '#CBBFCB') : plantArt()

/** A desk of `width`, its top at 0,0. */
export const deskArt = ({ wood: [light, mid, dark, deep] }: Colors, width: number): string =>
  rect(0, 14, width, 112, deep) +
  Array.from({ length: Math.round(width / 44) }, (_, at) => rect(14 + at * 44, 26, 16, 84, dark, 6)).join('') +
  rect(0, -6, width + 6, 14, light, 6) +
  rect(0, 4, width, 14, mid)
/** Its drawer, 74 wide from 0,18 down; an open one has socks in it. */
export const drawerArt = ({ wood: [light, mid] }: Colors, open: boolean): string =>
  (open ? fill('M10 24V4h16V24ZM32 24V0h16V24Z', '#E8704F') + line('M12 9H24M34 6H46', '#FFF3DE', 4) : '') +
  `<g transform="translate(0 ${open ? 8 : 0})">${rect(0, 18, 74, 34, mid, 5)}${rect(0, 18, 74, 8, light, 4)}${dot(37, 38, 5, '#E2A945')}</g>`
export const benchArt = ({ world, wood: [light, mid, dark, deep] }: Colors, width: number): string =>
  rect(0, 10, width, 180, world === 'court' ? deep : dark, 8) +
  rect(0, 10, width * 0.34, 180, dark, 8) +
  rect(18, 44, width - 36, 120, deep, 8) +
  rect(28, 54, width - 56, 100, dark, 8) +
  rect(-14, -6, width + 28, 24, mid, 8) +
  rect(-14, -6, width + 28, 9, light, 5)

/** On the desk, each with its foot at 0,0 and about 50 high. */
export const clockArt = ({ wood: [, , dark] }: Colors): string =>
  dot(0, -26, 26, dark) + dot(0, -26, 20, '#FFF3DE') + line('M0 -26V-39M0 -26L9 -21', ink, 3.5)
export const potArt = ({ world }: Colors): string =>
  world === 'court'
    ? fill('M-20 0C-28 -24 -14 -30 -12 -34H12C14 -30 28 -24 20 0Z', '#3D4E86') +
      fill('M-20 0C-28 -24 -14 -30 -12 -34H-4C-10 -26 -14 -14 -10 0Z', '#6076B8') +
      rect(-14, -40, 28, 8, '#26315A', 4) +
      fill('M6 -38C12 -66 30 -78 44 -80C40 -62 26 -46 12 -36Z', '#FFF9EF')
    : fill('M-22 0L-17 -36H17L22 0Z', '#4F7FA8') +
      fill('M-22 0L-17 -36H-4L-6 0Z', '#7FAAD0') +
      line('M19 -28C36 -28 36 -8 21 -8', '#4F7FA8', 6)
export const stampArt = ({ wood: [light, mid] }: Colors): string =>
  rect(-22, -10, 44, 10, '#3B2A4A', 3) +
  fill('M-14 -10C-14 -26 14 -26 14 -10Z', mid) +
  dot(0, -32, 12, mid) +
  dot(-4, -36, 5, light)
/** What the stamp prints, around 0,0. */
export const flowerArt = (color: string): string =>
  Array.from(
    { length: 6 },
    (_, at) => `<ellipse cx="0" cy="-9" rx="5" ry="8" fill="${color}" transform="rotate(${at * 60})"/>`,
  ).join('') + dot(0, 0, 5, '#FFD66B')
