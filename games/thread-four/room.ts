import type { Palette } from './palette.ts'
import type { Places } from './places.ts'

function windowOf({ left, width: panel }: { left: number; width: number }, sill: number, palette: Palette): string {
  const [far, middle, near] = palette.hills
  const [x, y, w, h] = [left + 18, 92, panel - 36, sill - 98]
  return (
    `<g transform="translate(${x} ${y})"><rect x="-12" y="-12" width="${w + 24}" height="${h + 24}" rx="10" fill="${palette.frame}"/>` +
    `<svg width="${w}" height="${h}" viewBox="0 0 200 240" preserveAspectRatio="xMidYMid slice"><rect width="200" height="240" fill="url(#sky)"/>` +
    `<circle cx="140" cy="84" r="22" fill="${palette.glow}"/><path d="M0 150Q60 112 110 142T200 128V240H0Z" fill="${far}"/>` +
    `<path d="M0 178Q50 142 120 172T200 160V240H0Z" fill="${middle}"/><path d="M0 208Q70 176 130 204T200 196V240H0Z" fill="${near}"/></svg>` +
    `<path d="M${w / 2} 0V${h}M0 ${h * 0.46}H${w}" stroke="${palette.frame}" stroke-width="9"/>` +
    `<rect x="-22" y="${h + 6}" width="${w + 44}" height="14" rx="6" fill="${palette.frame}"/></g>`
  )
}

const gradient = (id: string, [from, to]: [string, string]) =>
  `<linearGradient id="${id}" x2="0" y2="1"><stop stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient>`

/** Draws the weaver's room as SVG text: wall, window, light, and floor. */
export function roomPicture(
  { stage: { width, height }, panel, portrait, floor, sill }: Places,
  palette: Palette,
): string {
  const wall = portrait ? width : panel.left
  const s = Math.min(width, height) / 760
  const light = palette.cat
    ? `<path d="M${wall} ${height * 0.1}V${height * 0.55}L${wall * 0.2} ${floor}H${-wall * 0.2}V${height * 0.62}Z" fill="${palette.glow}" fill-opacity=".35"/>`
    : `<ellipse cx="${width * 0.5}" cy="${height * 0.3}" rx="${width * 0.5}" ry="${height * 0.52}" fill="url(#glow)"/>`
  return (
    `<defs>${gradient('wall', palette.wall)}${gradient('sky', palette.sky)}${gradient('floor', palette.floor)}` +
    `<radialGradient id="glow"><stop stop-color="${palette.glow}" stop-opacity=".34"/><stop offset="1" stop-color="${palette.glow}" stop-opacity="0"/></radialGradient></defs>` +
    `<rect width="${width}" height="${height}" fill="url(#wall)"/>` +
    (sill === null ? '' : windowOf(panel, sill, palette)) +
    light +
    `<rect y="${floor - 14 * s}" width="${width}" height="${14 * s}" fill="${palette.beam}"/><rect y="${floor}" width="${width}" height="${height - floor}" fill="url(#floor)"/>`
  )
}
