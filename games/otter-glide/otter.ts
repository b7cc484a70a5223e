import type { Palette } from './palette.ts'

/** The glider's pose. */
export type Pose = 'wait' | 'breathe' | 'slide' | 'flop' | 'float' | 'glad'
export const poses: readonly Pose[] = ['wait', 'breathe', 'slide', 'flop', 'float', 'glad']

type Eyes = 'open' | 'shut' | 'wide'

/** Draws a head facing right, with its center at 0,0. */
function head({ fur, muzzle, ink, belly }: Palette, eyes: Eyes, mouth: 'smile' | 'open' | 'calm'): string {
  const eye = {
    open: `<g class="eyes"><circle cx="9" cy="-7" r="4.400" fill="${ink}"/><circle cx="10.600" cy="-8.600" r="1.400" fill="#fff"/><circle cx="-11" cy="-7" r="4" fill="${ink}"/><circle cx="-9.600" cy="-8.500" r="1.300" fill="#fff"/></g>`,
    shut: `<g fill="none" stroke="${ink}" stroke-width="2.600" stroke-linecap="round"><path d="M4.500 -7Q9 -3.500 13.500 -7"/><path d="M-15 -7Q-11 -3.800 -7 -7"/></g>`,
    wide: `<g><circle cx="9" cy="-9" r="6.400" fill="#fff"/><circle cx="10" cy="-9" r="3.200" fill="${ink}"/><circle cx="-11" cy="-9" r="6" fill="#fff"/><circle cx="-10" cy="-9" r="3" fill="${ink}"/></g>`,
  }[eyes]
  const smile = {
    smile: `<path d="M-5 12Q3 19 12 11" fill="none" stroke="${ink}" stroke-width="2.200" stroke-linecap="round"/>`,
    calm: `<path d="M-2 12.500Q3 14.500 8 12" fill="none" stroke="${ink}" stroke-width="2.200" stroke-linecap="round"/>`,
    open: `<path d="M-4 11Q3 11 10 10.500Q9 20 3 20T-4 11Z" fill="#7A2F35"/><path d="M-1 17Q3 14 7 16.500Q6 20 3 20T-1 17Z" fill="#EE9A94"/>`,
  }[mouth]
  return `<g class="head"><circle cx="-21" cy="-19" r="7.500" fill="${fur[1]}"/><circle cx="-21" cy="-18" r="4" fill="${belly}"/><circle cx="17" cy="-21" r="7.500" fill="${fur[1]}"/><circle cx="17.500" cy="-20" r="4" fill="${belly}"/>
<path d="M-30 0C-31 -18 -18 -28 0 -28S31 -18 30 0C30 17 17 25 0 25S-29 17 -30 0Z" fill="${fur[0]}"/><path d="M-30 0C-31 -18 -18 -28 0 -28C-14 -22 -22 -12 -21 2C-21 14 -14 22 -4 25C-19 24 -29 16 -30 0Z" fill="${fur[1]}" fill-opacity=".55"/>
<path d="M-16 9C-16 0 -6 -1 2 -1S20 0 20 9C20 19 10 22 2 22S-16 18 -16 9Z" fill="${muzzle}"/><path d="M-4 -1C-4 -5 8 -5 8 -1C8 4 4 7 2 7S-4 4 -4 -1Z" fill="${ink}"/><circle cx="0" cy="-2" r="1.300" fill="#fff" fill-opacity=".7"/>${eye}${smile}
<g fill="none" stroke="#fff" stroke-width="1.300" stroke-linecap="round" opacity=".85"><path d="M17 8L33 4M17 11L34 11M16 14L31 18M-13 8L-28 4M-13 11L-29 11M-12 14L-26 18"/></g></g>`
}

const at = (x: number, y: number, angle: number, inner: string, scale = 1) =>
  `<g transform="translate(${x} ${y}) rotate(${angle}) scale(${scale})">${inner}</g>`
const scarf = (color: string, dark: string) =>
  `<path d="M-19 -4C-8 4 8 4 19 -5L20 5C9 14 -9 14 -20 6Z" fill="${color}"/><path d="M-19 -4C-8 4 8 4 19 -5L19.500 0C9 9 -8 9 -19.500 1Z" fill="#fff" fill-opacity=".25"/><g class="tails"><path d="M-15 5C-28 4 -36 12 -46 8C-44 18 -30 22 -14 13Z" fill="${dark}"/><path d="M-15 3C-26 -2 -36 2 -44 -4C-46 6 -34 12 -16 10Z" fill="${color}"/></g>`

interface Dress {
  color: Palette
  scarf: readonly [string, string]
}

/** Sitting on the grass; it rises to breathe in, and waves when glad. */
function sitting({ color, scarf: [wool, shade] }: Dress, pose: 'wait' | 'breathe' | 'glad'): string {
  const { fur, belly } = color
  const glad = pose === 'glad'
  const arm = glad
    ? `<g class="wave"><path d="M20 -58C34 -66 42 -80 44 -94C52 -98 60 -90 56 -82C50 -64 40 -48 24 -42Z" fill="${fur[0]}"/></g><path d="M-20 -56C-34 -50 -38 -38 -30 -28C-24 -24 -16 -30 -16 -36Z" fill="${fur[1]}"/>`
    : `<path d="M18 -56C32 -50 36 -36 26 -26C18 -22 10 -28 12 -36Z" fill="${fur[0]}"/><path d="M-20 -56C-32 -48 -32 -36 -22 -28C-14 -26 -8 -32 -10 -38Z" fill="${fur[1]}"/>`
  return `<g class="tail"><path d="M-24 -6C-52 2 -78 -2 -96 -20C-86 -20 -72 -22 -58 -26C-46 -30 -36 -32 -26 -30Z" fill="${fur[1]}"/></g>
<ellipse cx="22" cy="-4" rx="18" ry="8" fill="${fur[2]}"/><ellipse cx="-14" cy="-4" rx="18" ry="8" fill="${fur[2]}"/>
<g class="chest"><path d="M-36 -6C-42 -40 -30 -76 0 -78C30 -76 40 -40 34 -6C20 2 -22 2 -36 -6Z" fill="${fur[0]}"/><path d="M-36 -6C-42 -40 -30 -76 0 -78C-18 -66 -24 -34 -16 -1C-24 -1 -32 -3 -36 -6Z" fill="${fur[1]}" fill-opacity=".6"/><path d="M-14 -8C-20 -34 -10 -58 4 -60C20 -58 26 -34 20 -8C10 -3 -4 -3 -14 -8Z" fill="${belly}"/></g>
${arm}${at(2, -76, 0, scarf(wool, shade), 1.05)}${at(3, -98, glad ? 4 : -2, head(color, pose === 'breathe' ? 'shut' : 'open', glad ? 'open' : pose === 'breathe' ? 'calm' : 'smile'))}`
}

/** Sliding on its belly with its arms in front. */
function sliding({ color, scarf: [wool, shade] }: Dress): string {
  const { fur, belly } = color
  return `<g class="tail"><path d="M-66 -8C-90 -8 -112 -18 -124 -40C-112 -34 -98 -32 -86 -32C-78 -32 -70 -30 -62 -28Z" fill="${fur[1]}"/></g>
<path d="M-70 -2C-82 -6 -92 -4 -100 2C-92 8 -78 8 -66 4Z" fill="${fur[2]}"/><path d="M52 -6C72 -8 92 -6 106 -2C112 2 108 9 100 8C82 8 66 8 50 6Z" fill="${fur[1]}"/>
<path d="M-76 -4C-80 -28 -44 -42 -6 -42C26 -42 54 -40 64 -26C70 -12 62 2 44 5C0 10 -58 10 -76 -4Z" fill="${fur[0]}"/><path d="M-76 -4C-80 -28 -44 -42 -6 -42C10 -42 24 -41.500 36 -40C-8 -38 -46 -28 -58 2C-66 1 -72 -1 -76 -4Z" fill="${fur[1]}" fill-opacity=".5"/><path d="M-54 4C-26 -6 20 -8 56 -6C54 0 50 4 44 5C12 9 -26 9 -54 4Z" fill="${belly}"/>
<path d="M40 -4C62 -2 84 2 98 8C104 13 98 19 90 17C72 14 52 12 36 8Z" fill="${fur[0]}"/>${at(56, -30, -38, scarf(wool, shade))}${at(78, -46, 6, head(color, 'open', 'smile'))}`
}

/** The belly-flop: all four paws in the air, eyes wide. */
function flopping({ color, scarf: [wool, shade] }: Dress): string {
  const { fur, belly } = color
  return `<g class="tail"><path d="M-58 -14C-84 -26 -98 -46 -100 -72C-90 -60 -78 -50 -62 -44Z" fill="${fur[1]}"/></g>
<path d="M-48 -26C-62 -40 -72 -56 -86 -58C-92 -50 -84 -40 -76 -32C-68 -22 -58 -14 -46 -10Z" fill="${fur[2]}"/><path d="M-44 2C-58 10 -72 14 -84 24C-82 34 -70 32 -62 28C-52 24 -44 20 -36 12Z" fill="${fur[2]}"/>
<path d="M-62 -10C-66 -32 -36 -46 -2 -46C30 -46 56 -36 58 -16C58 4 30 12 -4 12C-34 12 -58 8 -62 -10Z" fill="${fur[0]}"/><path d="M-46 2C-30 -10 30 -10 48 -2C36 10 16 12 -4 12C-22 12 -36 9 -46 2Z" fill="${belly}"/>
<path d="M30 -38C44 -58 56 -74 72 -84C82 -82 82 -72 76 -64C68 -50 56 -34 44 -24Z" fill="${fur[1]}"/><path d="M40 -6C58 0 78 6 94 16C96 26 86 28 78 26C62 22 44 16 32 8Z" fill="${fur[0]}"/>
${at(48, -34, -20, scarf(wool, shade))}${at(66, -52, -10, head(color, 'wide', 'open'), 1.06)}`
}

/** Floating on its back with its paws on its belly. */
function floating({ color, scarf: [wool, shade] }: Dress): string {
  const { fur, belly } = color
  return `<g class="tail"><path d="M-58 -6C-82 -4 -104 -12 -118 -30C-106 -28 -92 -30 -80 -30C-72 -30 -66 -28 -58 -26Z" fill="${fur[1]}"/></g>
<path d="M-58 -16C-70 -30 -70 -44 -62 -50C-52 -48 -48 -36 -44 -24Z" fill="${fur[2]}"/><path d="M-42 -22C-50 -36 -48 -50 -38 -54C-30 -50 -28 -38 -28 -26Z" fill="${fur[1]}"/>
<path d="M-66 -8C-66 -26 -34 -36 0 -36C32 -36 60 -30 64 -14C62 6 28 12 -4 12C-36 12 -64 6 -66 -8Z" fill="${fur[0]}"/><path d="M-48 -18C-30 -30 26 -32 50 -20C44 -8 20 -4 0 -4S-38 -6 -48 -18Z" fill="${belly}"/>
<path d="M34 -26C22 -36 8 -38 -2 -32C-4 -24 4 -20 12 -20C22 -20 30 -18 36 -16Z" fill="${fur[1]}"/><path d="M44 -18C30 -26 16 -26 8 -18C8 -10 16 -8 24 -10C34 -10 40 -8 46 -8Z" fill="${fur[0]}"/>
${at(58, -24, -62, scarf(wool, shade))}${at(80, -34, -6, head(color, 'open', 'smile'))}`
}

/** Draws the otter, about 220 units wide; 0,0 is where it touches the ground or water. */
export function otterArt(pose: Pose, dress: Dress): string {
  if (pose === 'slide') return sliding(dress)
  if (pose === 'flop') return flopping(dress)
  if (pose === 'float') return floating(dress)
  return sitting(dress, pose)
}
export type { Dress }
