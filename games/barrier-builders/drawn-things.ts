import type { Color, Thing } from './things.ts'

interface Paint {
  base: string
  light: string
  dark: string
}
const paints: Record<Color, Paint> = {
  red: { base: '#D8443C', light: '#F07F70', dark: '#A32C2C' },
  blue: { base: '#2F7FC1', light: '#74B6E6', dark: '#1E578A' },
  yellow: { base: '#F2B830', light: '#FCDD80', dark: '#C4850F' },
  green: { base: '#3F9A4E', light: '#7CC981', dark: '#296B39' },
}

const flowerPetals = [0, 72, 144, 216, 288]
  .map((turn) => `<ellipse cx="50" cy="16" rx="13" ry="16" transform="rotate(${turn} 50 34)"/>`)
  .join('')

/**
 * Each drawing is 100 by 100, with its foot at the bottom. Only the parts that the color word describes take the color.
 */
const drawings: Partial<Record<Thing, (paint: Paint) => string>> = {
  ball: ({ base, light, dark }) =>
    `<circle cx="50" cy="58" r="42" fill="${base}"/><path d="M50 16A42 42 0 0 1 50 100A70 70 0 0 0 50 16Z" fill="${dark}" fill-opacity=".55"/><ellipse cx="35" cy="40" rx="13" ry="10" fill="${light}" transform="rotate(-35 35 40)"/><path d="M9 66C34 78 66 78 91 66" fill="none" stroke="#FFF9EF" stroke-width="7"/>`,
  balloon: ({ base, light, dark }) =>
    `<path d="M50 70C44 82 56 88 50 100" fill="none" stroke="#6B5A4A" stroke-width="3"/><ellipse cx="50" cy="36" rx="31" ry="35" fill="${base}"/><path d="M50 1A31 35 0 0 1 50 71A54 54 0 0 0 50 1Z" fill="${dark}" fill-opacity=".45"/><path d="M43 76L50 69L57 76Z" fill="${dark}"/><ellipse cx="39" cy="23" rx="8" ry="11" fill="${light}"/>`,
  flower: ({ base, dark, light }) =>
    `<path d="M50 50V100" stroke="#3B7A3F" stroke-width="6"/><path d="M50 84C34 84 28 74 28 68C42 68 50 74 50 84Z" fill="#5FA35A"/><path d="M50 92C66 92 74 82 74 74C60 74 50 82 50 92Z" fill="#4C8F4A"/><g fill="${base}">${flowerPetals}</g><circle cx="50" cy="34" r="13" fill="${dark}"/><circle cx="47" cy="31" r="6" fill="${light}"/>`,
  cup: ({ base, light, dark }) =>
    `<path d="M74 48C98 44 98 82 70 82" fill="none" stroke="${dark}" stroke-width="9"/><path d="M14 34H78L72 92C71 97 66 100 60 100H32C26 100 21 97 20 92Z" fill="${base}"/><path d="M58 34H78L72 92C71 97 66 100 60 100H50Z" fill="${dark}" fill-opacity=".5"/><ellipse cx="46" cy="34" rx="32" ry="9" fill="${light}"/><ellipse cx="46" cy="35" rx="25" ry="6" fill="${dark}"/>`,
  car: ({ base, light, dark }) =>
    `<path d="M2 78C2 62 8 58 20 56L34 36C37 32 41 30 46 30H66C71 30 75 32 77 36L86 56C96 58 98 64 98 78V84H2Z" fill="${base}"/><path d="M2 72H98V84H2Z" fill="${dark}"/><path d="M30 56L40 39H54V56Z" fill="#DDF0F7"/><path d="M59 39H70L78 56H59Z" fill="#C2DFEA"/><circle cx="26" cy="86" r="14" fill="#332A3A"/><circle cx="76" cy="86" r="14" fill="#332A3A"/><circle cx="26" cy="86" r="6" fill="#D9D2C5"/><circle cx="76" cy="86" r="6" fill="#D9D2C5"/><path d="M4 64H14V70H3Z" fill="#FFF3C4"/><path d="M20 60H84" stroke="${light}" stroke-width="3"/>`,
  book: ({ base, light, dark }) =>
    `<path d="M14 12H78C82 12 86 16 86 20V92H22C16 92 14 88 14 84Z" fill="${dark}"/><path d="M20 84H82V94H24C16 94 16 84 20 84Z" fill="#FFF6E2"/><path d="M14 10H74C80 10 82 13 82 18V84H22C18 84 15 86 14 90Z" fill="${base}"/><path d="M14 10H26V84H22C18 84 15 86 14 90Z" fill="${dark}" fill-opacity=".6"/><path d="M14 90C14 97 18 100 24 100H86V94H26C20 94 20 88 24 86" fill="${dark}"/><rect x="38" y="26" width="32" height="8" rx="3" fill="${light}"/><rect x="38" y="40" width="22" height="6" rx="3" fill="${light}"/>`,
  star: ({ base, light, dark }) =>
    `<path d="M50 6L63 38L98 41L71 63L80 98L50 79L20 98L29 63L2 41L37 38Z" fill="${base}" stroke="${base}" stroke-width="6" stroke-linejoin="round"/><path d="M50 6L63 38L98 41L71 63L80 98L50 79Z" fill="${dark}" fill-opacity=".35"/><path d="M50 22L42 44L22 46" fill="none" stroke="${light}" stroke-width="6" stroke-linecap="round" stroke-linejoin="round"/>`,
  kite: ({ base, light, dark }) =>
    `<path d="M46 72C36 82 58 88 46 100" fill="none" stroke="#6B5A4A" stroke-width="3"/><path d="M50 2L82 34L46 74L18 34Z" fill="${base}"/><path d="M50 2L82 34L46 74Z" fill="${dark}" fill-opacity=".5"/><path d="M50 2L18 34L48 34Z" fill="${light}"/><path d="M38 84L46 88L38 94ZM56 84L48 88L56 94Z" fill="${dark}"/>`,
  hat: ({ base, light, dark }) =>
    `<path d="M22 82C20 40 30 20 50 20S80 40 78 82Z" fill="${base}"/><path d="M52 20C80 20 80 44 78 82H60C66 56 64 34 52 20Z" fill="${dark}" fill-opacity=".45"/><path d="M16 76C36 68 64 68 84 76L86 94C64 86 36 86 14 94Z" fill="${light}"/><circle cx="50" cy="16" r="13" fill="#FFF9EF"/><path d="M24 78L22 92M38 74L37 88M50 73V87M62 74L63 88M76 78L78 92" stroke="${dark}" stroke-width="3" stroke-opacity=".5"/>`,
  present: ({ base, light, dark }) =>
    `<path d="M8 42H92V100H8Z" fill="${base}"/><path d="M54 42H92V100H54Z" fill="${dark}" fill-opacity=".4"/><path d="M2 28H98V46H2Z" fill="${light}"/><path d="M43 28H57V100H43Z" fill="#FFF6E2"/><path d="M50 28C24 30 18 4 34 4C46 4 50 18 50 28C50 18 54 4 66 4C82 4 76 30 50 28Z" fill="none" stroke="#FFF6E2" stroke-width="7"/>`,
}

/** Returns the SVG of a thing that the game draws itself, or null for one whose picture comes from the content. */
export function drawnPicture(thing: Thing, color: Color | null): string | null {
  const draw = drawings[thing]
  if (!draw) return null
  const inner = draw(paints[color ?? 'red'])
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">${inner}</svg>`
}
