import type { Palette } from './palette.ts'
import type { Stretch } from './river.ts'
import { plantArt } from './scenery.ts'

/** A look at a way before it is taken. */
export function forkArt(color: Palette, stretch: Stretch): string {
  const [back, front] = color.land.hill
  return `<rect width="240" height="120" rx="16" fill="${color.sky[1]}"/><path d="M0 66Q60 36 130 58T240 50V120H0Z" fill="${back}"/><path d="M0 84Q80 62 150 78T240 74V120H0Z" fill="${front}"/>${plantArt(stretch, { x: 52, y: 84, s: 0.58, turn: 0 }, color)}${plantArt(stretch, { x: 132, y: 82, s: 0.62, turn: 3 }, color)}${plantArt(stretch, { x: 200, y: 84, s: 0.5, turn: 1 }, color)}<path d="M0 92Q60 86 120 92T240 90V120H0Z" fill="${color.water[1]}"/><path d="M30 104H86M140 108H196" stroke="${color.glint}" stroke-width="4" stroke-linecap="round" stroke-opacity=".7"/>`
}
