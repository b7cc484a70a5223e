import type { Guess, Kind } from './state.ts'

const ink = '#3B2530'
const pen = (d: string, width = 5, color = ink) =>
  `<path d="${d}" fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`
const bubble = (fill: string) => `<path d="M-32 -24Q-32 -34 -22 -34H22Q32 -34 32 -24V4Q32 14 22 14H-2L-18 32V14H-22Q-32 14 -32 4Z" fill="${fill}" stroke="${ink}" stroke-width="4" stroke-linejoin="round"/>` // prettier-ignore
const head = (
  x: number,
  y: number,
  r: number,
  fill: string,
  mouth = `M${x - r * 0.35} ${y + r * 0.3}q${r * 0.35} ${r * 0.4} ${r * 0.7} 0`,
) =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}" stroke="${ink}" stroke-width="3.500"/><circle cx="${x - r * 0.32}" cy="${y - r * 0.15}" r="${r * 0.12}" fill="${ink}"/><circle cx="${x + r * 0.32}" cy="${y - r * 0.15}" r="${r * 0.12}" fill="${ink}"/>${pen(mouth, 3)}`
const [mine, yours] = ['#F2B84B', '#6FB7AE']

const kindArt: Record<Kind, string> = {
  ask: `${bubble('#FFE7A8')}${pen('M-9 -18Q-8 -27 1 -27Q11 -26 10 -18Q9 -12 1 -9V-5', 5)}<circle cx="1" cy="4" r="3.500" fill="${ink}"/>`,
  trade: `${head(-20, 2, 15, mine)}${head(20, 2, 15, yours)}${pen('M-18 -24Q0 -40 16 -24M18 -34L17 -23L6 -25M18 28Q0 42 -16 28M-18 38L-17 27L-6 29', 4.5, '#B5502F')}`,
  wait: `<path d="M-20 -34H20V-28Q20 -12 5 0Q20 12 20 28V34H-20V28Q-20 12 -5 0Q-20 -12 -20 -28Z" fill="#EAF6F5" stroke="${ink}" stroke-width="4" stroke-linejoin="round"/><path d="M-12 -20H12Q8 -8 0 -2Q-8 -8 -12 -20ZM-16 30Q-12 14 0 12Q12 14 16 30Z" fill="#F2B84B"/>${pen('M-25 -34H25M-25 34H25', 6, '#8A5530')}`,
  limit: `<path d="M-14 34C-26 24 -30 8 -32 -6Q-33 -14 -26 -13Q-21 -12 -18 0V-26Q-18 -33 -12 -33T-6 -26V-32Q-5 -38 1 -38T7 -31V-26Q8 -32 13 -31T19 -24V-14Q21 -20 26 -18T30 -10C30 10 28 26 18 34Z" fill="#F0C08E" stroke="${ink}" stroke-width="4" stroke-linejoin="round"/>${pen('M-6 -24V-6M7 -26V-6M18 -16V-4', 3)}`,
  leave: `<path d="M-34 32C-26 14 0 22 2 6S30 -4 32 -28" fill="none" stroke="#D9A066" stroke-width="16" stroke-linecap="round"/>${pen('M-34 32C-26 14 0 22 2 6S30 -4 32 -28', 3, '#fff')}${head(-12, -16, 13, mine, 'M-14 -12q3 4 7 1')}${pen('M8 -18H24M17 -26L25 -18L17 -10', 5, '#B5502F')}`,
  help: `${head(-17, 12, 15, mine)}<circle cx="16" cy="-6" r="20" fill="#8FBF7A" stroke="${ink}" stroke-width="3.500"/><circle cx="10" cy="-9" r="2.500" fill="${ink}"/><circle cx="23" cy="-9" r="2.500" fill="${ink}"/>${pen('M9 2q7 8 14 0', 3)}${pen('M-22 34H-4Q8 34 14 24', 5, '#B5502F')}`,
  repair: `<g transform="rotate(-14)"><rect x="-32" y="6" width="64" height="16" rx="3" fill="#C98A4B" stroke="${ink}" stroke-width="3.500"/>${pen('M-22 14h14M2 12h20', 2)}</g><g transform="translate(4 -10) rotate(34)"><rect x="-4" y="-10" width="8" height="34" rx="3" fill="#8A5530" stroke="${ink}" stroke-width="3"/><path d="M-20 -24H12Q18 -24 20 -18L14 -10H-20Z" fill="#9AA5B0" stroke="${ink}" stroke-width="3.500" stroke-linejoin="round"/></g>`,
  own: `<path d="M-22 -10C-22 -40 22 -40 22 -10C22 2 12 6 11 16H-11C-12 6 -22 2 -22 -10Z" fill="#FFE48A" stroke="${ink}" stroke-width="4" stroke-linejoin="round"/>${pen('M-10 22H10M-7 30H7', 5)}${pen('M-7 -6L0 2L7 -6M0 2V14', 3)}${pen('M-34 -14H-29M34 -14H29M-26 -34L-22 -30M26 -34L22 -30', 4, '#E0863A')}`,
}
export const kindIcon = (kind: Kind): string => kindArt[kind]

const guessArt: Record<Guess, string> = {
  okay: head(0, 0, 32, '#FFE0A8', 'M-14 8q14 16 28 0'),
  notYet: `${head(-4, 2, 30, '#FFE0A8', 'M-12 14h16')}<circle cx="22" cy="-18" r="15" fill="#fff" stroke="${ink}" stroke-width="4"/>${pen('M22 -27V-18L28 -14', 3.5)}`,
  other: `${head(-6, 6, 28, '#FFE0A8', 'M-14 16q8 -5 16 1')}<path d="M2 -36H34Q38 -36 38 -30V-14Q38 -10 34 -10H22L14 -2V-10H6Q2 -10 2 -16Z" fill="#fff" stroke="${ink}" stroke-width="3.500" stroke-linejoin="round"/>${pen('M10 -27H30M25 -32L30 -27L25 -22M30 -18H11', 3, '#B5502F')}`,
  unsure: `<circle r="32" fill="#E9E2EF" stroke="${ink}" stroke-width="3.500"/>${pen('M-11 -8Q-10 -20 1 -20Q13 -19 12 -8Q11 0 1 3V9', 6)}<circle cx="1" cy="19" r="4" fill="${ink}"/>`,
}
export const guessIcon = (guess: Guess): string => guessArt[guess]

const planks = (xs: readonly number[], y: (x: number) => number) => xs.map((x) => `<rect x="${x - 6}" y="${y(x)}" width="12" height="8" rx="2" fill="#C98A4B" stroke="${ink}" stroke-width="2"/>`).join('') // prettier-ignore
const gorge = `<path d="M-40 6H-26L-20 40H-40ZM40 6H26L20 40H40Z" fill="#C9744E" stroke="${ink}" stroke-width="3"/>`
const stakes = {
  meet: `${gorge}${planks([-21, -7, 7, 21], (x) => 12 - (x * x) / 60)}${head(-9, -12, 12, mine)}${head(13, -12, 12, yours)}${pen('M-26 -8Q0 10 26 -8', 3, '#8A6A44')}`,
  space: `<path d="M-40 14H40V40H-40Z" fill="#5FB0B7"/>${[-28, -9, 10, 29].map((x, at) => `<ellipse cx="${x}" cy="${26 - (at % 2) * 6}" rx="10" ry="5" fill="#B58A78" stroke="${ink}" stroke-width="2.500"/>`).join('')}${head(-26, 2, 12, mine)}${head(28, -4, 12, yours)}`,
  alone: `${head(-15, 0, 18, mine)}${head(20, 4, 15, yours)}${pen('M-34 -30H-4M-28 -38H10', 4, '#9CC3D3')}`,
  helper: `${head(-23, 14, 13, mine)}${head(23, 14, 13, yours)}<circle cy="-12" r="19" fill="#8FBF7A" stroke="${ink}" stroke-width="3.500"/><circle cx="-6" cy="-15" r="2.500" fill="${ink}"/><circle cx="6" cy="-15" r="2.500" fill="${ink}"/>${pen('M-7 -5q7 7 14 0', 3)}${pen('M-34 34Q0 20 34 34', 4, '#8A6A44')}`,
}
export const stakeIcon = (stake: keyof typeof stakes): string => stakes[stake]
