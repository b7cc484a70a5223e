import type { Palette } from './palette.ts'

/** A stone seen from above, 148 wide and 76 high in its own units, stretched to fit its text. */
export function stoneArt({ shade, glint }: Palette, [top, light, side]: readonly string[]): string {
  return `<ellipse cx="74" cy="56" rx="72" ry="17" fill="${shade}" fill-opacity=".5"/><path d="M4 36C2 60 34 68 74 68S146 60 144 36Z" fill="${side}"/><path d="M4 34C2 10 44 4 78 5C120 6 148 16 144 36C140 52 108 57 74 57S8 52 4 34Z" fill="${top}"/><path d="M4 34C2 10 44 4 78 5C94 5 108 7 118 10C80 10 40 22 40 53C20 49 6 44 4 34Z" fill="${light}" fill-opacity=".85"/><path d="M-10 62C20 80 128 80 158 62" fill="none" stroke="${glint}" stroke-width="3.500" stroke-opacity=".75"/>`
}

/** A stripe of a crosswalk. */
export function stripeArt({ glint }: Palette, [top, light, side]: readonly string[]): string {
  return `<path d="M18 62L146 62L130 68H4Z" fill="${side}"/><path d="M22 8H148L132 62H4Z" fill="${top}"/><path d="M22 8H80L64 62H4Z" fill="${light}" fill-opacity=".7"/><path d="M0 72H128" stroke="${glint}" stroke-width="2.500" stroke-opacity=".4"/>`
}

/** The island between two lanes, where pedestrians wait for the light. */
export function islandArt({ shade }: Palette, [top, light, side]: readonly string[]): string {
  return `<ellipse cx="74" cy="62" rx="74" ry="13" fill="${shade}" fill-opacity=".6"/><path d="M4 34V50C4 62 34 70 74 70S144 62 144 50V34Z" fill="${side}"/><ellipse cx="74" cy="34" rx="70" ry="26" fill="${top}"/><path d="M4 34A70 26 0 0 1 100 10C60 14 36 30 40 57A70 26 0 0 1 4 34Z" fill="${light}" fill-opacity=".8"/>`
}

/** A turtle, 104 by 84, asleep until it blinks. */
export const turtleArt =
  '<path d="M18 58C8 58 2 52 0 46C8 48 14 46 20 44Z" fill="#9CB83A"/><path d="M26 60L22 76C22 82 36 82 38 76L40 62ZM64 62L66 77C66 83 80 82 80 76L78 60Z" fill="#A9C93F"/><path d="M14 60C12 30 28 10 50 10S88 30 86 60C70 68 30 68 14 60Z" fill="#5E7A34"/><path d="M14 60C12 30 28 10 50 10C58 10 64 12 70 16C46 16 32 36 34 65C26 64 18 62 14 60Z" fill="#7A9844"/><path d="M36 22L64 22L74 42L62 60H38L26 42ZM26 42H14M74 42H86M36 22L30 16M64 22L70 16M38 60L34 65M62 60L66 65" fill="none" stroke="#43591F" stroke-width="4"/><g class="st-turtle-head"><path d="M78 60C74 44 80 32 92 32S108 42 106 54C104 64 94 68 84 66Z" fill="#BDD94A"/><g class="st-shut" stroke="#2B3A12" stroke-width="3" fill="none" stroke-linecap="round"><path d="M85 48Q88.500 51 92 48M97 48Q100 51 103 48"/></g><g class="st-open"><circle cx="88.500" cy="46" r="4.500" fill="#222C10"/><circle cx="100.500" cy="46" r="4.500" fill="#222C10"/><circle cx="90" cy="44.500" r="1.500" fill="#fff"/><circle cx="102" cy="44.500" r="1.500" fill="#fff"/></g><path d="M88 57Q95 62 101 56" stroke="#2B3A12" stroke-width="3" fill="none" stroke-linecap="round"/></g><g class="st-sleep" fill="#fff" font-family="system-ui, sans-serif" font-weight="700"><text x="102" y="26" font-size="17">z</text><text x="113" y="12" font-size="13">z</text></g>'

/** A pedestrian light, 60 by 180, which changes from stop to walk. */
export const signalArt =
  '<rect x="27" y="70" width="8" height="110" rx="3" fill="#20222E"/><rect x="16" y="172" width="30" height="9" rx="4" fill="#20222E"/><rect x="6" y="0" width="50" height="86" rx="9" fill="#20222E"/><rect x="11" y="5" width="40" height="36" rx="5" fill="#33364A"/><rect x="11" y="45" width="40" height="36" rx="5" fill="#33364A"/><g class="st-shut"><rect x="11" y="5" width="40" height="36" rx="5" fill="#5A2C20"/><circle cx="31" cy="13" r="4.500" fill="#FFB35C"/><path d="M31 18V29M31 29L27 38M31 29L35 38M25 20V28M37 20V28" stroke="#FFB35C" stroke-width="4" stroke-linecap="round"/></g><g class="st-open"><rect x="11" y="45" width="40" height="36" rx="5" fill="#1F4D45"/><circle cx="33" cy="52" r="4.500" fill="#E8FFF3"/><path d="M32 57L30 67M30 67L22 76M30 67L38 76M32 58L40 65M31 59L23 65" stroke="#E8FFF3" stroke-width="4" stroke-linecap="round" fill="none"/></g>'

/** A dragonfly, centered at 0, 0. */
export const dragonflyArt = (color: string): string =>
  `<g class="st-wings"><ellipse cx="-16" cy="-18" rx="26" ry="8" fill="#fff" fill-opacity=".8" transform="rotate(40 -16 -18)"/><ellipse cx="16" cy="-18" rx="26" ry="8" fill="#fff" fill-opacity=".8" transform="rotate(-40 16 -18)"/><ellipse cx="-18" cy="-4" rx="24" ry="7" fill="#E6F4F6" fill-opacity=".8" transform="rotate(10 -18 -4)"/><ellipse cx="18" cy="-4" rx="24" ry="7" fill="#E6F4F6" fill-opacity=".8" transform="rotate(-10 18 -4)"/></g><path d="M0 -16V40" stroke="${color}" stroke-width="7" stroke-linecap="round"/><circle cx="0" cy="-22" r="8" fill="${color}"/>`
/** A moth. */
export const mothArt = (): string =>
  '<g class="st-wings"><path d="M-2 0C-34 -30 -44 6 -24 14C-34 30 -6 30 -2 8Z" fill="#F3E2BE"/><path d="M2 0C34 -30 44 6 24 14C34 30 6 30 2 8Z" fill="#E2CDA2"/><circle cx="-20" cy="-2" r="4" fill="#B48A56"/><circle cx="20" cy="-2" r="4" fill="#B48A56"/></g><path d="M0 -10V20" stroke="#8A6A48" stroke-width="6" stroke-linecap="round"/><path d="M-1 -10Q-5 -20 -12 -22M1 -10Q5 -20 12 -22" stroke="#8A6A48" stroke-width="2.500" fill="none"/>'

/** Water drops around the feet. */
export const splashArt = (color: string): string =>
  `<path d="M-66 8C-62 -12 -44 -20 -34 -44C-28 -24 -16 -18 -8 -54C0 -24 14 -18 24 -48C32 -24 56 -14 66 8Z" fill="${color}" fill-opacity=".85"/>${[-58, -36, -12, 14, 38, 60].map((x, i) => `<circle class="st-drop st-drop-${i}" cx="${x}" cy="-24" r="${4 + ((i * 5) % 5)}" fill="${color}"/>`).join('')}`
