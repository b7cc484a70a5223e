import type { Layout } from './layout.ts'
import type { Palette } from './palette.ts'

/** A window, 246 by 216. */
const pane = (p: Palette, x: number, y: number, s: number) =>
  `<g transform="translate(${x} ${y}) scale(${s})"><rect width="246" height="216" rx="22" fill="${p.trim}"/><rect x="14" y="14" width="218" height="188" rx="12" fill="${p.glass}"/><path d="M14 154C54 124 94 144 124 114S194 104 232 130V190C232 198 228 202 220 202H26C18 202 14 198 14 190Z" fill="${p.hill}"/><g class="sd-window"><path d="M44 36l-8 26M94 30l-8 26M154 44l-8 26M200 28l-8 26M70 90l-8 26M130 94l-8 26M186 86l-8 26M34 120l-8 26" fill="none" stroke="${p.drop}" stroke-width="4" stroke-linecap="round"/></g><rect x="118" y="14" width="10" height="188" rx="2" fill="${p.trim}"/></g>`
const lamp = (p: Palette, x: number, drop: number, s: number) =>
  `<g transform="translate(${x} ${drop}) scale(${s})"><path d="M0 -900V0" stroke="${p.cord}" stroke-width="6"/><path d="M-58 44C-54 8 -26 0 0 0S54 8 58 44Z" fill="${p.lamp}"/><path d="M-58 44C-54 8 -26 0 0 0C-20 10 -26 26 -26 44Z" fill="${p.lampLight}"/><ellipse cy="44" rx="26" ry="8" fill="${p.bulb}"/></g>`

/** Where the wall ends, and how large its things are. */
function wallOf({ stage, belt, tray, low }: Layout) {
  const beltTop = low && !stage.portrait ? tray.y - 14 : belt.y
  return { beltTop, s: Math.max(0.5, Math.min(1.5, (beltTop - 60) / 420)) }
}
function lampsOf(layout: Layout) {
  const { width, portrait } = layout.stage
  const { beltTop, s } = wallOf(layout)
  if (portrait) return [{ x: width * 0.16, drop: 64, s: s * 0.7 }]
  return [width * 0.12, width * 0.88].map((x) => ({ x, drop: beltTop * 0.16 + 20, s }))
}

/** A thing on the wall, drawn in stage pixels in its box. */
interface Fixture {
  name: string
  box: readonly [number, number, number, number]
  drawn: string
}
/** Returns the windows and lamps, which answer a touch. */
export function fixturesOf(p: Palette, layout: Layout): Fixture[] {
  const { width, portrait } = layout.stage
  const { beltTop, s } = wallOf(layout)
  const size = portrait ? s * 0.9 : s
  const spots = portrait
    ? [width - 190 * s]
    : [Math.max(8, width * 0.02), Math.min(width - 256 * s, width * 0.98 - 246 * s)]
  const y = beltTop - 330 * s
  return [
    ...spots.map((x, at) => ({
      name: `window-${at}`,
      box: [x, y, 246 * size, 216 * size] as const,
      drawn: pane(p, x, y, size),
    })),
    ...lampsOf(layout).map(({ x, drop, s: high }, at) => ({
      name: `lamp-${at}`,
      box: [x - 60 * high, 0, 120 * high, drop + 54 * high] as const,
      drawn: lamp(p, x, drop, high),
    })),
  ]
}

/** Draws the wall, tiles, and counter in stage pixels. */
export function dinerPicture(p: Palette, layout: Layout): string {
  const { stage, belt, tray, low } = layout
  const { width, height, portrait } = stage
  const { beltTop, s } = wallOf(layout)
  const strip = 70 * s
  const tileWide = 40 * s
  const tiles = Array.from({ length: Math.ceil(width / (tileWide * 2)) + 1 }, (_, at) => {
    const x = at * tileWide * 2
    return `<rect x="${x}" y="${beltTop - strip}" width="${tileWide}" height="${strip * 0.37}" fill="${p.tile}"/><rect x="${x + tileWide}" y="${beltTop - strip * 0.63}" width="${tileWide}" height="${strip * 0.37}" fill="${p.tile}"/>`
  })
  const [first, second, third] = p.wall
  const lamps = lampsOf(layout).map(
    ({ x, drop, s: size }) => `<circle cx="${x}" cy="${drop + 60 * size}" r="${170 * size}" fill="url(#sd-glow)"/>`,
  )
  const counterTop = low && !portrait ? tray.y - 14 : belt.y + belt.height
  return `<defs><linearGradient id="sd-wall" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${first}"/><stop offset=".5" stop-color="${second}"/><stop offset="1" stop-color="${third}"/></linearGradient><radialGradient id="sd-glow"><stop offset="0" stop-color="${p.glow}" stop-opacity=".6"/><stop offset="1" stop-color="${p.glow}" stop-opacity="0"/></radialGradient></defs><rect width="${width}" height="${height}" fill="url(#sd-wall)"/><rect y="${beltTop - strip}" width="${width}" height="${strip}" fill="${p.trim}"/>${tiles.join('')}${lamps.join('')}<rect y="${counterTop}" width="${width}" height="${height - counterTop}" fill="${p.counter}"/><rect y="${counterTop}" width="${width}" height="12" fill="${p.counterTop}"/><rect y="${height - 12}" width="${width}" height="12" fill="${p.front}"/>`
}

/** The bell, 100 by 100, with its foot at 50,92. */
export const bellPicture =
  '<ellipse cx="50" cy="92" rx="48" ry="7" fill="#2B1B3D" fill-opacity=".22"/><rect x="43" y="6" width="14" height="14" rx="5" fill="#A8722A"/><path d="M10 78C10 40 28 18 50 18S90 40 90 78Z" fill="#DBA53F"/><path d="M10 78C10 40 28 18 50 18C62 20 68 24 70 30C54 38 40 50 38 78Z" fill="#F7DC94"/><rect x="3" y="76" width="94" height="14" rx="7" fill="#7A4526"/>'
