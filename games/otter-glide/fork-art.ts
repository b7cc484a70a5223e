import type { Look } from '@marigold/contract'
import type { Palette } from './palette.ts'
import type { Stretch } from './river.ts'
import { plantArt } from './scenery.ts'
import type { Call } from './state.ts'
import { friendArt, shellArt } from './toy-art.ts'

const put = (x: number, y: number, scale: number, art: string) =>
  `<g transform="translate(${x} ${y}) scale(${scale})">${art}</g>`
const fall = `<path d="M150 62C190 62 196 78 198 120H240V56C210 52 176 52 150 62Z" fill="#fff" fill-opacity=".85"/><path d="M168 66C196 70 206 86 208 120M188 62C214 66 222 84 224 120" stroke="#8ECBE8" stroke-width="4" fill="none"/>`

/** Draws a preview of a branch of the river. */
export function forkArt(color: Palette, stretch: Stretch): string {
  const [back, front] = color.land.hill
  return `<rect width="240" height="120" rx="16" fill="${color.sky[1]}"/><path d="M0 66Q60 36 130 58T240 50V120H0Z" fill="${back}"/><path d="M0 84Q80 62 150 78T240 74V120H0Z" fill="${front}"/>${plantArt(stretch, { x: 52, y: 84, s: 0.58, turn: 0 }, color)}${plantArt(stretch, { x: 132, y: 82, s: 0.62, turn: 3 }, color)}${plantArt(stretch, { x: 200, y: 84, s: 0.5, turn: 1 }, color)}<path d="M0 92Q60 86 120 92T240 90V120H0Z" fill="${color.water[1]}"/>`
}

/** Draws what may come of a branch: a friend, or a waterfall with two. */
export const outcomeArt = (look: Look, bold: boolean): string =>
  bold
    ? fall + put(60, 112, 0.75, friendArt(look)) + put(124, 112, 0.75, friendArt(look))
    : put(120, 112, 0.85, friendArt(look))

/** Draws what may come of a trick: one shell on a long wave, or two in a splash. */
export const callArt = ({ sky, water, foam }: Palette, call: Call): string =>
  `<rect width="240" height="120" rx="16" fill="${sky[1]}"/><path d="M0 84Q40 74 80 84T160 84T240 84V120H0Z" fill="${water[1]}"/>${
    call === 'far'
      ? `<path d="M20 66Q110 20 220 66" fill="none" stroke="${water[2]}" stroke-width="7" stroke-linecap="round" stroke-dasharray="2 14"/>${put(120, 92, 1.1, shellArt)}`
      : `<path d="M70 86C74 58 92 64 96 30C110 56 122 50 126 14C136 50 148 54 156 34C162 62 176 60 178 86Z" fill="${foam}" stroke="${water[2]}" stroke-width="3"/>${put(92, 96, 1, shellArt)}${put(152, 96, 1, shellArt)}`
  }`
