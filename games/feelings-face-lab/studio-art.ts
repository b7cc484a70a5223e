import { muted } from '../kit/screens/muted.ts'
import type { Places } from './layout.ts'

const n = (value: number) => String(Math.round(value))

/** A pot on a shelf, from its foot at (0, 0), about 60 wide. */
const pots = [
  (c: string, d: string) => `<path d="M-18 0C-34 -18 -34 -44 -14 -58L-16 -70H16L14 -58C34 -44 34 -18 18 0Z" fill="${c}"/><path d="M6 0C30 -18 30 -44 10 -58L12 -70H16L14 -58C34 -44 34 -18 18 0Z" fill="${d}"/><path d="M-22 -40q6 -12 12 -15" stroke="#fff" stroke-opacity=".5" stroke-width="4" fill="none" stroke-linecap="round"/>`, // prettier-ignore
  (c: string, d: string) => `<path d="M-30 -34H30C28 -12 18 0 8 0H-8C-18 0 -28 -12 -30 -34Z" fill="${c}"/><path d="M10 -34H30C28 -12 18 0 8 0H0C8 -8 12 -20 10 -34Z" fill="${d}"/><ellipse cy="-34" rx="30" ry="6" fill="${d}"/>`, // prettier-ignore
  (c: string, d: string) => `<path d="M-12 0L-16 -46C-16 -60 -6 -66 -6 -92H6C6 -66 16 -60 16 -46L12 0Z" fill="${c}"/><path d="M4 0L6 -46C6 -60 0 -66 2 -92H6C6 -66 16 -60 16 -46L12 0Z" fill="${d}"/>`, // prettier-ignore
  (c: string, d: string) => `<path d="M-24 0V-44H24V0Z" fill="${c}"/><path d="M10 0V-44H24V0Z" fill="${d}"/><path d="M24 -38q20 2 16 18q-2 12 -16 12" fill="none" stroke="${d}" stroke-width="7"/><ellipse cy="-44" rx="24" ry="5" fill="${d}"/>`, // prettier-ignore
]
const glazes = [['#6E9CA0', '#4E7A80'], ['#D98E5F', '#B56A3F'], ['#8BA37A', '#68825A'], ['#E4C78C', '#C4A160'], ['#A58BB5', '#826895']] as const // prettier-ignore

function potShelf(
  [x, y]: readonly [number, number],
  width: number,
  scale: number,
  tint: (hex: string) => string,
  from: number,
) {
  const count = Math.max(2, Math.floor(width / (82 * scale)))
  const row = Array.from({ length: count }, (_, at) => {
    const [c, d] = glazes[(at + from) % glazes.length] ?? glazes[0]
    const pot = pots[(at * 2 + at + from) % pots.length] ?? pots[0]
    return `<g transform="translate(${n(x + ((at + 0.5) * width) / count)} ${n(y)}) scale(${scale})">${pot?.(tint(c), tint(d))}</g>`
  })
  return (
    `<rect x="${n(x)}" y="${n(y + 8)}" width="${n(width)}" height="${n(26 * scale)}" fill="#2B1B3D" fill-opacity=".1"/>` +
    `${row.join('')}<rect x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(13 * scale)}" rx="3" fill="${tint('#A87444')}"/><rect x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(4 * scale)}" rx="2" fill="${tint('#C9955F')}"/>`
  )
}

/** The garden behind the glass. */
function gardenArt(x: number, y: number, w: number, h: number, tint: (hex: string) => string): string {
  const px = (share: number) => n(x + w * share)
  const py = (share: number) => n(y + h * share)
  const crown = (sx: number, sy: number, size: number, c: string, d: string) =>
    `<g transform="translate(${px(sx)} ${py(sy)}) scale(${size * h * 0.0042})"><path d="M-6 60L-4 0H5L7 60Z" fill="${tint('#6B4A34')}"/><path d="M-44 4C-66 -10 -58 -42 -36 -44C-34 -70 14 -78 26 -52C52 -54 64 -18 42 0C30 18 -24 20 -44 4Z" fill="${tint(c)}"/><path d="M-44 4C-66 -10 -58 -42 -36 -44C-26 -62 -4 -66 8 -60C-22 -52 -30 -20 -12 12C-26 12 -36 10 -44 4Z" fill="${tint(d)}"/></g>`
  return (
    `<rect x="${n(x)}" y="${n(y)}" width="${n(w)}" height="${n(h)}" fill="url(#lab-sky)"/>` +
    `<circle cx="${px(0.78)}" cy="${py(0.24)}" r="${n(h * 0.34)}" fill="url(#lab-sun)"/>` +
    `<path d="M${px(0.1)} ${py(0.24)}q${n(w * 0.02)} ${n(-h * 0.09)} ${n(w * 0.06)} ${n(-h * 0.04)}q${n(w * 0.05)} ${n(-h * 0.08)} ${n(w * 0.08)} ${n(h * 0.01)}q${n(w * 0.06)} 0 ${n(w * 0.04)} ${n(h * 0.05)}H${px(0.09)}Z" fill="#fff" fill-opacity=".85"/>` +
    `<path d="M${px(0)} ${py(0.62)}C${px(0.14)} ${py(0.44)} ${px(0.26)} ${py(0.5)} ${px(0.4)} ${py(0.6)}S${px(0.72)} ${py(0.42)} ${px(1)} ${py(0.58)}V${py(1)}H${px(0)}Z" fill="${tint('#B9D6B4')}"/>` +
    `<path d="M${px(0)} ${py(0.72)}C${px(0.2)} ${py(0.62)} ${px(0.38)} ${py(0.76)} ${px(0.56)} ${py(0.7)}S${px(0.86)} ${py(0.62)} ${px(1)} ${py(0.74)}V${py(1)}H${px(0)}Z" fill="${tint('#8FBF8B')}"/>` +
    crown(0.08, 0.62, 0.9, '#5E9A63', '#7DB57C') +
    crown(0.9, 0.58, 1.1, '#4F8B5B', '#74AD74') +
    crown(0.7, 0.7, 0.6, '#6FA86A', '#8CC085') +
    `<path d="M${px(0)} ${py(0.88)}Q${px(0.25)} ${py(0.78)} ${px(0.5)} ${py(0.88)}T${px(1)} ${py(0.86)}V${py(1)}H${px(0)}Z" fill="${tint('#6BA36B')}"/>`
  )
}

const tool = (x: number, y: number, s: number, inner: string) => `<g transform="translate(${n(x)} ${n(y)}) scale(${s})">${inner}</g>` // prettier-ignore
const hook = '<path d="M0 -8V4" stroke="#5B4636" stroke-width="4" stroke-linecap="round"/>'
const loopTool = `${hook}<path d="M-4 4H4V52H-4Z" fill="#C58B4E"/><path d="M-4 52C-18 62 -14 84 0 84S18 62 4 52" fill="none" stroke="#7C8794" stroke-width="4"/>`
const sponge = `${hook}<path d="M-16 8Q0 0 16 8L18 40Q0 50 -18 40Z" fill="#EBC56A"/><path d="M-8 18h.1M6 16h.1M-2 30h.1M9 32h.1" stroke="#C79A3C" stroke-width="6" stroke-linecap="round"/>`
const wire = `${hook}<rect x="-20" y="6" width="8" height="26" rx="3" fill="#A8623A"/><rect x="12" y="6" width="8" height="26" rx="3" fill="#A8623A"/><path d="M-16 32C-12 74 12 74 16 32" fill="none" stroke="#8B96A3" stroke-width="3"/>`
const apron = `${hook}<path d="M-20 6Q0 18 20 6L24 34L34 96H-34L-24 34Z" fill="#7C9DB0"/><path d="M-14 52H14V74Q0 82 -14 74Z" fill="#65879B"/><path d="M20 6L24 34L34 96H14Z" fill="#2B1B3D" fill-opacity=".12"/>`

/** What lies in front of the wheel on a tall stage: a bowl of water, a rolling pin, and ribs of wood. */
const frontArt = `<g transform="translate(-120 60)"><ellipse cy="34" rx="86" ry="20" fill="#2B1B3D" fill-opacity=".18"/><path d="M-80 0H80C78 30 48 46 24 46H-24C-48 46 -78 30 -80 0Z" fill="#6E9CA0"/><path d="M40 0H80C78 30 48 46 24 46H0C30 40 42 20 40 0Z" fill="#4E7A80"/><ellipse rx="80" ry="17" fill="#4E7A80"/><ellipse cy="3" rx="68" ry="12" fill="#BFE3EA"/><path d="M-40 2q16 -6 34 -2M4 7q12 -4 26 -1" stroke="#fff" stroke-opacity=".8" stroke-width="3" fill="none" stroke-linecap="round"/></g><g transform="translate(110 76) rotate(-9)"><ellipse cy="26" rx="112" ry="12" fill="#2B1B3D" fill-opacity=".16"/><rect x="-118" y="-8" width="36" height="16" rx="8" fill="#A8623A"/><rect x="82" y="-8" width="36" height="16" rx="8" fill="#A8623A"/><rect x="-88" y="-21" width="176" height="42" rx="16" fill="#E2B67E"/><path d="M-80 10H80q-2 11 -14 11H-66q-12 0 -14 -11Z" fill="#B98650"/><path d="M-60 -8H20M-20 0H62" stroke="#B98650" stroke-width="3" stroke-linecap="round"/></g><g transform="translate(10 150)"><path d="M-50 0C-40 -24 40 -24 50 0C30 16 -30 16 -50 0Z" fill="#C58B4E"/><path d="M-50 0C-30 8 30 8 50 0C30 16 -30 16 -50 0Z" fill="#8E5E38"/><path d="M92 10q16 -16 34 -2q2 16 -16 16T92 10ZM-128 14q12 -14 28 -4q4 14 -12 16T-128 14Z" fill="#D3B898"/></g>`

/** The studio: a wide window with a garden behind it, its sill, tools on the wall, a table, and the wheel. */
export function studioArt(places: Places, grownUp: boolean): string {
  const { width: W, height: H, area, sill, table, head, portrait, top } = places
  const tint = (hex: string) => (grownUp ? muted(hex, 0.45) : hex)
  const u = head.scale
  const winX = area.width * (portrait ? -0.02 : 0.035)
  const winW = area.width * (portrait ? 1.04 : 0.93)
  const winY = top * (portrait ? 0.2 : 0.3)
  const winH = sill - winY
  const bars = [0.25, 0.5, 0.75].map((at) => `M${n(winX + winW * at)} ${n(winY)}V${n(sill)}`).join('')
  const stop = (at: number, hex: string, more = '') => `<stop offset="${at}" stop-color="${hex}"${more}/>`
  const defs =
    `<defs><linearGradient id="lab-wall" x2="1" y2="1">${stop(0, tint('#F6E7CC'))}${stop(1, tint('#DDBE94'))}</linearGradient>` +
    `<linearGradient id="lab-sky" y2="1" x2="0">${stop(0, tint('#A9D8EE'))}${stop(0.7, tint('#E9F3DD'))}</linearGradient>` +
    `<radialGradient id="lab-sun">${stop(0, '#FFF6D5')}${stop(0.3, '#FFF0BE', ' stop-opacity=".8"')}${stop(1, '#FFF0BE', ' stop-opacity="0"')}</radialGradient>` +
    `<linearGradient id="lab-table" y2="1" x2="0">${stop(0, tint('#D3A26B'))}${stop(1, tint('#8E5E38'))}</linearGradient>` +
    `<linearGradient id="lab-beam" y2="1" x2="0">${stop(0, '#FFF7DC', ' stop-opacity=".5"')}${stop(1, '#FFF7DC', ' stop-opacity="0"')}</linearGradient>` +
    `<linearGradient id="lab-disc" x2="1">${stop(0, '#AEB4B8')}${stop(0.4, '#E3E6E6')}${stop(1, '#848B92')}</linearGradient></defs>`
  const plaster = Array.from({ length: 26 }, (_, at) => {
    const [x, y] = [((at * 0.377) % 1) * W, ((at * 0.619) % 1) * H]
    return `M${n(x)} ${n(y)}q${30 + (at % 4) * 12} ${-14 + (at % 5) * 6} ${70 + (at % 3) * 30} ${at % 2 ? 4 : -6}`
  }).join('')
  const deskX = area.width
  const wall = portrait
    ? ''
    : potShelf([deskX + 10, top + (H - top) * 0.2], W - deskX - 26, Math.max(0.7, u * 0.72), tint, 0) +
      potShelf([deskX + 10, top + (H - top) * 0.47], W - deskX - 26, Math.max(0.7, u * 0.72), tint, 2) +
      potShelf([deskX + 10, top + (H - top) * 0.74], W - deskX - 26, Math.max(0.7, u * 0.72), tint, 3)
  const tableTop = table - 26 * u
  const tools = [-1, 1].flatMap((side) => [
    tool(head.x + side * 190 * u, sill + 34 * u, u * 0.9, side < 0 ? loopTool : wire),
    tool(head.x + side * 250 * u, sill + 34 * u, u * 0.9, side < 0 ? sponge : loopTool),
    tool(head.x + side * 330 * u, sill + 34 * u, u * 0.9, side < 0 ? wire : apron),
  ])
  const grain = Array.from({ length: 9 }, (_, at) => {
    const y = tableTop + 18 + ((at + 0.3) * (H - tableTop)) / 8
    const x = ((at * 0.41) % 1) * W * 0.5
    return `M${n(x)} ${n(y)}q${n(W * 0.2)} ${at % 2 ? 7 : -6} ${n(W * 0.44)} 2`
  }).join('')
  const wheelR = 172 * u
  return (
    defs +
    `<rect width="${n(W)}" height="${n(H)}" fill="url(#lab-wall)"/><path d="${plaster}" fill="none" stroke="#fff" stroke-opacity=".22" stroke-width="9" stroke-linecap="round"/>` +
    wall +
    `<rect x="${n(winX - 12 * u)}" y="${n(winY - 12 * u)}" width="${n(winW + 24 * u)}" height="${n(winH + 12 * u)}" rx="6" fill="${tint('#8C5D38')}"/>` +
    gardenArt(winX, winY, winW, winH, tint) +
    `<path d="${bars}M${n(winX)} ${n(winY + winH * 0.4)}H${n(winX + winW)}" stroke="${tint('#B07D4C')}" stroke-width="${n(9 * u + 2)}"/><path d="${bars}" stroke="${tint('#D2A371')}" stroke-width="${n(3 * u + 1)}"/>` +
    `<path d="M${n(winX + winW * 0.08)} ${n(winY)}L${n(winX + winW * 0.2)} ${n(winY)}L${n(winX + winW * 0.06)} ${n(sill)}H${n(winX)}V${n(winY + winH * 0.6)}ZM${n(winX + winW * 0.56)} ${n(winY)}H${n(winX + winW * 0.63)}L${n(winX + winW * 0.48)} ${n(sill)}H${n(winX + winW * 0.41)}Z" fill="#fff" fill-opacity=".16"/>` +
    `<rect y="${n(sill + 12 * u)}" width="${n(area.width)}" height="${n(22 * u)}" fill="#2B1B3D" fill-opacity=".13"/>` +
    tools.join('') +
    `<rect x="${n(winX - 20 * u)}" y="${n(sill)}" width="${n(winW + 40 * u)}" height="${n(17 * u)}" rx="4" fill="${tint('#A87444')}"/><rect x="${n(winX - 20 * u)}" y="${n(sill)}" width="${n(winW + 40 * u)}" height="${n(6 * u)}" rx="3" fill="${tint('#D2A371')}"/>` +
    `<path d="M${n(winX + winW * 0.5)} ${n(winY)}H${n(winX + winW)}L${n(winX + winW * 0.72)} ${n(H)}H${n(winX + winW * 0.02)}Z" fill="url(#lab-beam)"/>` +
    `<path d="M0 ${n(tableTop)}H${n(W)}V${n(H)}H0Z" fill="url(#lab-table)"/><path d="M0 ${n(tableTop)}H${n(W)}" stroke="${tint('#EBC595')}" stroke-width="${n(5 * u + 1)}"/><path d="${grain}" fill="none" stroke="#5B3A1F" stroke-opacity=".28" stroke-width="3" stroke-linecap="round"/>` +
    `<ellipse cx="${n(head.x)}" cy="${n(table + 17 * u)}" rx="${n(wheelR * 1.18)}" ry="${n(30 * u)}" fill="#2B1B3D" fill-opacity=".2"/>` +
    `<path d="M${n(head.x - wheelR)} ${n(table)}V${n(table + 14 * u)}A${n(wheelR)} ${n(27 * u)} 0 0 0 ${n(head.x + wheelR)} ${n(table + 14 * u)}V${n(table)}Z" fill="#767D84"/>` +
    `<ellipse cx="${n(head.x)}" cy="${n(table)}" rx="${n(wheelR)}" ry="${n(25 * u)}" fill="url(#lab-disc)"/>` +
    `<ellipse cx="${n(head.x)}" cy="${n(table)}" rx="${n(wheelR * 0.82)}" ry="${n(20 * u)}" fill="none" stroke="#767D84" stroke-opacity=".6" stroke-width="2"/>` +
    `<ellipse cx="${n(head.x)}" cy="${n(table - 2 * u)}" rx="${n(wheelR * 0.66)}" ry="${n(15 * u)}" fill="#8D7B68" fill-opacity=".5"/>` +
    (portrait ? `<g transform="translate(${n(head.x)} ${n(table + 44 * u)}) scale(${W / 480})">${frontArt}</g>` : '')
  )
}
