import type { Palette } from './palette.ts'
import type { Stretch } from './river.ts'
import { plantArt } from './scenery.ts'

/** A look at a way before it is taken. */
export function forkArt(color: Palette, stretch: Stretch): string {
  const [back, front] = color.land.hill
  return `<rect width="240" height="120" rx="16" fill="${color.sky[1]}"/><path d="M0 66Q60 36 130 58T240 50V120H0Z" fill="${back}"/><path d="M0 84Q80 62 150 78T240 74V120H0Z" fill="${front}"/>${plantArt(stretch, 52, 84, 0.58, color, 0)}${plantArt(stretch, 132, 82, 0.62, color, 3)}${plantArt(stretch, 200, 84, 0.5, color, 1)}<path d="M0 92Q60 86 120 92T240 90V120H0Z" fill="${color.water[1]}"/><path d="M30 104H86M140 108H196" stroke="${color.glint}" stroke-width="4" stroke-linecap="round" opacity=".7"/>`
}
