import type { Piece } from './pieces.ts'

/** Drawings of the pieces, each around 0,0 and within 60 units to all sides. What moves has a class. */

const cloudShape = 'M-60 22C-84 22 -86 -8 -60 -9C-58 -38 -14 -46 -2 -24C14 -42 50 -30 48 -6C74 -8 78 22 54 22Z'
const cloudLow = 'M-60 22C-76 22 -82 10 -77 1C-62 14 -30 8 -14 12C14 18 52 14 66 2C72 12 66 22 54 22Z'
const cloud = (top: string, low: string, y = -18, scale = 0.72) =>
  `<g transform="translate(2 ${y}) scale(${scale})"><path d="${cloudShape}" fill="${top}"/><path d="${cloudLow}" fill="${low}"/></g>`

/** Rows of what falls from a cloud. */
const falling = (mark: (x: number, y: number) => string, from: number) =>
  `<g class="falls">${[0, 1, 2]
    .flatMap((row) => [-34, -12, 10, 32].map((x, at) => mark(x + (row % 2) * 9 - 4, from + row * 18 + (at % 2) * 6)))
    .join('')}</g>`
const drop = (color: string, length: number) => (x: number, y: number) =>
  `<path d="M${x} ${y}l-${length * 0.35} ${length}" stroke="${color}" stroke-width="5" stroke-linecap="round"/>`
const ball = (color: string, r: number) => (x: number, y: number) =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${color}"/>`
const flake = (x: number, y: number) =>
  `<path d="M${x - 6} ${y}h12M${x - 3} ${y - 5}l6 10M${x + 3} ${y - 5}l-6 10" stroke="#fff" stroke-width="3" stroke-linecap="round"/>`

const rays = (inner: number, outer: number, count: number, color: string) =>
  Array.from(
    { length: count },
    (_, at) =>
      `<path d="M-6 -${inner}L0 -${outer}L6 -${inner}Z" transform="rotate(${(at * 360) / count})" fill="${color}"/>`,
  ).join('')

const bar = (x: number, y: number, width: number, color: string, opacity: number) =>
  `<rect x="${x}" y="${y}" width="${width}" height="12" rx="6" fill="${color}" fill-opacity="${opacity}"/>`

const rainbow = ['#F2785C', '#F7A94B', '#F9D65B', '#7CC58C', '#6CA6E0', '#A58BE0']
  .map((color, at) => {
    const r = 56 - at * 6
    return `<path d="M-${r} 34A${r} ${r} 0 0 1 ${r} 34" stroke="${color}" stroke-width="6.500" fill="none"/>`
  })
  .join('')

const star = (x: number, y: number, r: number) =>
  `<path d="M${x} ${y - r}L${x + r * 0.28} ${y - r * 0.28}L${x + r} ${y}L${x + r * 0.28} ${y + r * 0.28}L${x} ${y + r}L${x - r * 0.28} ${y + r * 0.28}L${x - r} ${y}L${x - r * 0.28} ${y - r * 0.28}Z" fill="#FFE9A8"/>`

const swirl = (y: number, width: number, color: string) =>
  `<path d="M-54 ${y}H${width - 20}C${width} ${y} ${width} ${y - 22} ${width - 16} ${y - 22}C${width - 28} ${y - 22} ${width - 28} ${y - 8} ${width - 18} ${y - 8}" stroke="${color}" stroke-width="6" fill="none" stroke-linecap="round"/>`

const wave = (y: number, color: string) =>
  `<path d="M-60 ${y}q10 -14 20 0t20 0t20 0t20 0t20 0t20 0V58H-60Z" fill="${color}"/>`
const leaf = (x: number, y: number, turn: number, color: string) =>
  `<path d="M-11 0C-8 -12 8 -12 11 0C8 12 -8 12 -11 0Z" transform="translate(${x} ${y}) rotate(${turn})" fill="${color}"/>`
const shimmer = (x: number) =>
  `<path d="M${x} 50q-10 -12 0 -24t0 -24t0 -24t0 -24" stroke="#F28C4E" stroke-width="6" stroke-opacity=".75" fill="none" stroke-linecap="round"/>`
const band = (x: number, color: string) =>
  `<path d="M${x} 46C${x - 14} 10 ${x + 16} -6 ${x + 2} -48L${x + 24} -54C${x + 36} -10 ${x + 8} 10 ${x + 22} 40Z" fill="${color}" fill-opacity=".72"/>`
const funnel = [0, 1, 2, 3, 4]
  .map((row) => {
    const wide = 50 - row * 9
    return `<path d="M-${wide} ${-40 + row * 19}Q0 ${-26 + row * 19} ${wide} ${-40 + row * 19}" stroke="${row % 2 === 0 ? '#7D88A6' : '#98A3BC'}" stroke-width="9" fill="none" stroke-linecap="round"/>`
  })
  .join('')

const art: Record<Piece, string> = {
  sun: `<g class="turns">${rays(38, 56, 12, '#FFD05C')}</g><circle r="35" fill="#FFC23D"/><path d="M-35 0A35 35 0 0 1 15 -31A43 43 0 0 0 -23 27A35 35 0 0 1 -35 0Z" fill="#FFDE82"/>`,
  rain: `${falling(drop('#6B8FD6', 16), 8)}${cloud('#A9A6D6', '#8C8AC4')}`,
  wind: `<g class="blows">${swirl(-14, 44, '#7FB4CC')}${swirl(10, 56, '#9CC9DA')}<path d="M-44 32H16" stroke="#B9DCE8" stroke-width="6" stroke-linecap="round"/></g>`,
  thunder: `${cloud('#7F7DB8', '#6664A0', -20, 0.76)}<path class="glows" d="M4 2L-14 32H0L-8 58L22 20H8L16 2Z" fill="#FFD05C"/>`,
  mist: `<g class="drifts"><ellipse cx="-16" cy="4" rx="40" ry="26" fill="#CDBDEB" fill-opacity=".7"/><ellipse cx="18" cy="-8" rx="38" ry="28" fill="#DCCFF3" fill-opacity=".75"/><ellipse cx="4" cy="20" rx="48" ry="20" fill="#EBE2FA" fill-opacity=".8"/></g><g class="twinkles">${star(-22, -16, 7)}${star(24, 2, 8)}${star(-2, 22, 6)}</g>`,
  cloud: cloud('#fff', '#E1EAF5', 0, 0.78),
  fog: `<g class="drifts">${bar(-40, -34, 78, '#fff', 0.85)}${bar(-58, -14, 106, '#F0EEF6', 0.85)}${bar(-46, 6, 104, '#fff', 0.8)}${bar(-56, 26, 84, '#E4E1EE', 0.85)}</g>`,
  snow: `${falling(flake, 14)}${cloud('#EAF1FA', '#CFDDEE')}`,
  rainbow,
  moon: `<path d="M14 -44A46 46 0 1 0 40 26A40 40 0 0 1 14 -44Z" fill="#FFF1BF"/><circle cx="-16" cy="12" r="6" fill="#F1DE9C"/><circle cx="-2" cy="30" r="4" fill="#F1DE9C"/>`,
  stars: `<g class="twinkles">${star(-36, -22, 13)}${star(8, -38, 9)}${star(38, -6, 14)}${star(-12, 10, 11)}${star(-44, 32, 8)}${star(22, 36, 10)}</g>`,
  drizzle: `${falling(ball('#8FB4DE', 3), 12)}${cloud('#D5DCEA', '#B9C4DA')}`,
  sunset: `<path d="M-44 24A44 44 0 0 1 44 24Z" fill="#FF9F6B"/><path d="M-30 24A30 30 0 0 1 30 24Z" fill="#FFC078"/>${bar(-58, 22, 116, '#F27E6B', 1)}${bar(-42, 38, 84, '#C86B8E', 0.9)}`,
  puddle: `<ellipse cy="26" rx="56" ry="20" fill="#6FB5DC"/><ellipse cy="23" rx="50" ry="16" fill="#94CFEC"/><g class="ripples"><ellipse cy="23" rx="30" ry="9" fill="none" stroke="#E3F5FD" stroke-width="3"/><ellipse cy="23" rx="13" ry="4" fill="none" stroke="#E3F5FD" stroke-width="3"/></g>`,
  heat: `<circle r="26" cy="-20" fill="#FFB347"/><g class="blows">${[-40, -14, 12, 38].map(shimmer).join('')}</g>`,
  lights: `<g class="drifts">${band(-54, '#7FE0B4')}${band(-26, '#8AD7E6')}${band(4, '#B49BEA')}${band(28, '#7FE0B4')}</g>`,
  leaves: `<g class="blows">${leaf(-34, -26, 20, '#D9822B')}${leaf(4, -38, -30, '#C8553D')}${leaf(36, -14, 40, '#E3A73B')}${leaf(-14, 4, -20, '#C8553D')}${leaf(20, 24, 10, '#D9822B')}${leaf(-40, 28, 60, '#8FA64A')}</g>`,
  tide: `<g class="drifts">${wave(-8, '#9AD7DD')}${wave(12, '#6FBFCB')}</g>${wave(32, '#4BA3B5')}<path d="M-58 20q8 -6 16 0M2 18q8 -6 16 0" stroke="#fff" stroke-width="4" fill="none" stroke-linecap="round"/>`,
  whirl: `<g class="blows">${funnel}</g>`,
  hail: `${falling(ball('#fff', 5), 14)}${cloud('#9FB0CB', '#8295B6')}`,
}

export const pieceArt = (piece: Piece): string => art[piece]
