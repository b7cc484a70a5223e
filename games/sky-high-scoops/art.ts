import { chanceFrom } from '@marigold/device'
import type { Palette, Tones } from './palette.ts'

/** A cloud of 150 by 70 centered at 0,0. */
export const cloudArt = ([light, dark]: readonly [string, string]): string =>
  `<path d="M-60 22C-84 22 -86 -8 -60 -9C-58 -38 -14 -46 -2 -24C14 -42 50 -30 48 -6C74 -8 78 22 54 22Z" fill="${light}"/>` +
  `<path d="M-60 22C-76 22 -82 10 -77 1C-62 14 -30 8 -14 12C14 18 52 14 66 2C72 12 66 22 54 22Z" fill="${dark}"/>`

/** A glowing moon of radius 50 centered at 0,0. */
export const moonArt = ([light, dark]: readonly [string, string]): string =>
  `<radialGradient id="moon-glow"><stop offset=".5" stop-color="${light}" stop-opacity=".5"/><stop offset="1" stop-color="${light}" stop-opacity="0"/></radialGradient>` +
  `<circle r="88" fill="url(#moon-glow)"/>` +
  `<circle r="50" fill="${light}"/><path d="M14 -48A50 50 0 0 1 14 48A66 66 0 0 0 14 -48Z" fill="${dark}"/>` +
  `<g fill="${dark}"><circle cx="-17" cy="-15" r="9"/><circle cx="-7" cy="22" r="6"/><circle cx="-30" cy="12" r="5"/><circle cx="6" cy="-28" r="4"/></g>` +
  `<g fill="#fff" opacity=".35"><path d="M-22 -20A9 9 0 0 1 -12 -23A11 11 0 0 0 -22 -20ZM-11 19A6 6 0 0 1 -4 17A8 8 0 0 0 -11 19Z"/></g>`

/** A lighthouse of 100 by 240, with its base at 50,240. */
export const lighthouseArt = (): string =>
  `<path d="M30 74H70L80 240H20Z" fill="#F7F3EC"/><path d="M58 74H70L80 240H62Z" fill="#D6D3DC"/>` +
  `<path d="M28.200 104H71.800L73.600 134H26.400ZM24.500 166H75.500L77.300 196H22.700Z" fill="#E2603E"/>` +
  `<path d="M60 104H71.800L73.600 134H61ZM61.500 166H75.500L77.300 196H62Z" fill="#BE4630"/>` +
  `<path d="M43 240V218C43 208 57 208 57 218V240Z" fill="#5A4A66"/><circle cx="46" cy="152" r="5" fill="#5A4A66"/>` +
  `<rect x="33" y="40" width="34" height="32" rx="3" fill="#FFE9A8"/><rect x="48" y="40" width="4" height="32" fill="#4A4360"/>` +
  `<path d="M20 68H80V76H20Z" fill="#4A4360"/><path d="M30 42C30 18 70 18 70 42Z" fill="#E2603E"/><path d="M54 24C64 27 70 33 70 42H58Z" fill="#BE4630"/>` +
  `<circle cx="50" cy="19" r="5" fill="#4A4360"/>`

/** A round hill of 100 by 100 for something on top. */
export const hillArt = ([light, dark]: readonly [string, string]): string =>
  `<path d="M0 100C12 96 20 64 32 26C38 8 42 3 50 3S62 8 68 26C80 64 88 96 100 100Z" fill="${dark}"/>` +
  `<path d="M0 100C12 96 20 64 32 26C38 8 42 3 50 3C52 3 54 3.300 56 4C44 12 42 40 36 64C32 82 26 96 20 100Z" fill="${light}"/>`

/** A cliff of 100 by 100 with a flat top. */
export const cliffArt = ([light, middle, dark]: Tones): string =>
  `<path d="M2 100C10 84 16 60 24 34C27 20 30 8 36 3H66C71 9 74 22 77 36C83 62 90 84 98 100Z" fill="${middle}"/>` +
  `<path d="M2 100C10 84 16 60 24 34C27 20 30 8 36 3H50C44 22 47 40 38 58C34 70 37 86 28 100Z" fill="${light}"/>` +
  `<path d="M66 3C71 9 74 22 77 36C83 62 90 84 98 100H78C80 84 66 72 70 52C73 36 62 20 60 3Z" fill="${dark}"/>` +
  `<path d="M34 3H68C72 3 72 9 67 9C62 14 58 7 53 10C48 15 44 8 40 9C32 10 31 3 34 3Z" fill="#86C48A"/>`

/** A tree of 80 by 110, with its base at 0,0. */
export const treeArt = ([light, dark]: readonly [string, string]): string =>
  `<rect x="-5" y="-34" width="10" height="36" rx="4" fill="#8A6247"/><circle cy="-62" r="36" fill="${dark}"/><circle cx="-22" cy="-46" r="24" fill="${dark}"/><circle cx="24" cy="-46" r="23" fill="${dark}"/>` +
  `<circle cx="-8" cy="-70" r="25" fill="${light}"/><circle cx="-24" cy="-50" r="15" fill="${light}"/>`

/** A balloon of 100 by 170 with a guest in its basket. */
export function balloonArt([light, middle, dark]: Tones, guest: string): string {
  const inside = guest.replace('<svg ', '<svg x="27" y="100" width="46" height="46" ')
  return (
    `<path d="M50 2C78 2 96 22 96 48C96 74 74 92 62 106H38C26 92 4 74 4 48C4 22 22 2 50 2Z" fill="${middle}"/>` +
    `<path d="M50 2C22 2 4 22 4 48C4 74 26 92 38 106H44C34 86 26 70 26 46C26 24 36 6 50 2Z" fill="${light}"/>` +
    `<path d="M50 2C78 2 96 22 96 48C96 74 74 92 62 106H57C68 86 76 70 76 46C76 24 64 6 50 2Z" fill="${dark}"/>` +
    `<path d="M38 106L36 134M62 106L64 134" stroke="#6B4A2E" stroke-width="3"/>${inside}` +
    `<path d="M32 134H68L64 166C63 169 37 169 36 166Z" fill="#B57A43"/><path d="M32 134H46L45 168C39 168 36 167 36 166Z" fill="#D9A265"/><rect x="29" y="130" width="42" height="8" rx="4" fill="#8A5A34"/>`
  )
}

/** A wavy line across `width` around `y`, filled down to `bottom`. */
export function ridgeArt(width: number, y: number, rise: number, bottom: number, phase: number): string {
  const steps = 12
  let path = `M${-width * 0.05} ${bottom}V${y}`
  for (let step = 0; step <= steps; step++) {
    const x = (step / steps) * width * 1.1 - width * 0.05
    const at = y - Math.sin((step / steps) * 7 + phase) * rise
    const before = x - (width * 1.1) / steps / 2
    path += `S${before.toFixed(1)} ${at.toFixed(1)} ${x.toFixed(1)} ${at.toFixed(1)}`
  }
  return `${path}V${bottom}Z`
}

/** Stars in an area of `width` by `height`. */
export function starsArt(width: number, height: number): string {
  const chance = chanceFrom(5)
  return Array.from({ length: 70 }, () => {
    const [x, y, r] = [chance.next() * width, chance.next() ** 1.3 * height * 0.8, 0.8 + chance.next() * 1.8]
    return `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${r.toFixed(1)}" fill-opacity="${(0.4 + chance.next() * 0.6).toFixed(2)}"/>`
  }).join('')
}

/** Color stops of the sky, from top to bottom. */
export const skyStops = ({ sky }: Palette): readonly [number, string][] => [
  [0, sky[0]],
  [0.3, sky[1]],
  [0.64, sky[2]],
  [1, sky[3]],
]
