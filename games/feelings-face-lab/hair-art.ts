import type { Person } from './people.ts'

const coil = (x: number, y: number, r: number, fill: string) =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"/><path d="M${x - r * 0.55} ${y}a${r * 0.55} ${r * 0.55} 0 1 1 ${r * 0.9} ${r * 0.45}" fill="none" stroke="#fff" stroke-opacity=".22" stroke-width="${r * 0.16}" stroke-linecap="round"/>`

/** Rolls of clay along a curve, such as a braid. */
const rolls = (points: readonly (readonly [number, number, number])[], fill: string) =>
  points.map(([x, y, r]) => coil(x, y, r, fill)).join('')

const crown = 'M-108 -22C-118 -92 -66 -140 0 -140S118 -92 108 -22C98 -58 84 -76 58 -86C20 -74 -24 -74 -58 -88C-86 -74 -98 -58 -108 -22Z' // prettier-ignore
const strands = `<path d="M-92 -66C-82 -100 -54 -122 -22 -126M-40 -96C-20 -106 10 -108 32 -104M92 -66C84 -96 66 -114 44 -122" fill="none" stroke="#fff" stroke-opacity=".2" stroke-width="5" stroke-linecap="round"/>`

/** What is behind the head. */
export function hairBack({ hair, clay: { hair: fill }, cloth }: Person): string {
  switch (hair) {
    case 'curls':
      return rolls([[-96, -50, 36], [-72, -98, 38], [-26, -126, 38], [26, -126, 38], [72, -98, 38], [96, -50, 36], [-106, 0, 28], [106, 0, 28]], fill) // prettier-ignore
    case 'braids':
      return rolls([[-112, 20, 20], [-116, 54, 19], [-114, 86, 17], [112, 20, 20], [116, 54, 19], [114, 86, 17]], fill) // prettier-ignore
    case 'wave':
      return `<path d="M-112 -30C-132 40 -118 92 -84 118C-96 70 -92 20 -80 -20ZM112 -30C132 40 118 92 84 118C96 70 92 20 80 -20Z" fill="${fill}"/>`
    case 'scarf':
      return `<path d="M0 -150C-86 -150 -128 -86 -124 -10C-122 56 -104 116 -66 150H66C104 116 122 56 124 -10C128 -86 86 -150 0 -150Z" fill="${cloth}"/><path d="M-66 150C-84 110 -96 60 -98 10M66 150C84 110 96 60 98 10" fill="none" stroke="#2B1B3D" stroke-opacity=".2" stroke-width="7"/>`
    default:
      return ''
  }
}

/** What is on the head. */
export function hairFront({ hair, clay: { hair: fill }, cloth }: Person): string {
  switch (hair) {
    case 'bun':
      return `${coil(0, -160, 38, fill)}<path d="${crown}" fill="${fill}"/>${strands}<path d="M-30 -134Q0 -122 30 -134" fill="none" stroke="${cloth}" stroke-width="12" stroke-linecap="round"/>`
    case 'curls':
      return rolls([[-60, -92, 26], [-20, -108, 26], [22, -108, 26], [62, -92, 26]], fill) // prettier-ignore
    case 'scarf':
      return `<path d="M0 -150C-86 -150 -126 -88 -124 -14C-108 -10 -104 -22 -98 -30C-90 -76 -52 -98 0 -98S90 -76 98 -30C104 -22 108 -10 124 -14C126 -88 86 -150 0 -150Z" fill="${cloth}"/><path d="M-96 -78C-76 -112 -42 -128 0 -130M-104 -48C-88 -92 -50 -112 -6 -114" fill="none" stroke="#fff" stroke-opacity=".28" stroke-width="5" stroke-linecap="round"/><path d="M-44 132Q0 164 44 132L52 150Q0 186 -52 150Z" fill="${cloth}"/>`
    case 'short':
      return `<path d="M-108 -14C-122 -96 -62 -142 4 -140C72 -140 120 -92 108 -14C102 -44 96 -62 84 -78C70 -66 52 -80 40 -92C24 -76 2 -74 -12 -90C-32 -72 -62 -72 -82 -80C-94 -62 -102 -42 -108 -14Z" fill="${fill}"/>${strands}`
    case 'braids':
      return `<path d="${crown}" fill="${fill}"/><path d="M0 -139V-78" stroke="#fff" stroke-opacity=".25" stroke-width="4"/>${strands}<circle cx="-114" cy="100" r="9" fill="${cloth}"/><circle cx="114" cy="100" r="9" fill="${cloth}"/>`
    case 'wave':
      return `<path d="M-112 6C-128 -92 -64 -144 6 -142C80 -142 126 -92 112 6C104 -40 92 -62 74 -76C40 -60 -6 -62 -30 -98C-44 -70 -92 -62 -112 6Z" fill="${fill}"/>${strands}`
    case 'cap':
      return `<path d="M-106 -40C-112 -110 -62 -144 0 -144S112 -110 106 -40C60 -62 -60 -62 -106 -40Z" fill="${cloth}"/><path d="M-112 -38C-60 -66 60 -66 112 -38C120 -30 116 -22 104 -26C60 -46 -60 -46 -104 -26C-116 -22 -120 -30 -112 -38Z" fill="#2B1B3D" fill-opacity=".3"/><path d="M0 -144V-62M-62 -124C-46 -104 -42 -80 -42 -62M62 -124C46 -104 42 -80 42 -62" fill="none" stroke="#fff" stroke-opacity=".3" stroke-width="4"/><circle cy="-146" r="10" fill="${cloth}"/>`
    case 'none':
      return ''
  }
}
