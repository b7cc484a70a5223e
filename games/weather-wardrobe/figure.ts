import { drawn } from './clothes.ts'
import { inDrawingOrder, type Garment } from './garments.ts'

export type Mood = 'calm' | 'glad' | 'brr'
/** Who gets dressed. Nobody, in the grown-up look: then the clothes lie flat. */
export interface Kid {
  skin: string
  hair: 'short' | 'curly' | 'long'
  chair: boolean
  flat: boolean
}

/** Skin and its shade, for each tone of the kit's setting. */
const skins: Record<string, readonly [string, string]> = {
  yellow: ['#FFCC4D', '#E8AE2A'],
  light: ['#F7D7C4', '#E5B89E'],
  'medium-light': ['#E8BC94', '#D09C70'],
  medium: ['#C68E65', '#A97048'],
  'medium-dark': ['#A5704A', '#855332'],
  dark: ['#6E4630', '#523121'],
}
const hairs = ['#3A2A3C', '#261B2B'] as const

const mouths: Record<Mood, string> = {
  calm: 'M-14 -350q14 13 28 0',
  glad: 'M-18 -354q18 26 36 0z',
  brr: 'M-16 -344q5 -8 10 0t10 0t10 0',
}

function head({ skin, hair }: Kid, mood: Mood, covered: boolean): string {
  const [main, shade] = skins[skin] ?? skins.yellow ?? ['', '']
  const locks = {
    short: `<path d="M-61 -372C-72 -434 -34 -454 4 -452C46 -452 72 -422 61 -368C58 -386 50 -400 40 -408C14 -394 -20 -396 -38 -412C-46 -398 -57 -388 -61 -372Z" fill="${hairs[0]}"/>`,
    curly: [
      [-56, -404],
      [-36, -426],
      [-12, -438],
      [14, -438],
      [38, -426],
      [56, -404],
    ]
      .map(([x, y], at) => `<circle cx="${x}" cy="${y}" r="24" fill="${hairs[at > 3 ? 1 : 0]}"/>`)
      .join(''),
    long: `<path d="M-62 -372C-72 -440 -30 -454 2 -454C44 -454 72 -426 62 -368C54 -388 30 -404 4 -408C-20 -404 -50 -394 -62 -372Z" fill="${hairs[0]}"/>`,
  }[hair]
  const eyes =
    mood === 'glad'
      ? '<path d="M-30 -366q7 -10 14 0M14 -366q7 -10 14 0" fill="none" stroke="#2B1810" stroke-width="5" stroke-linecap="round"/>'
      : '<circle cx="-23" cy="-368" r="6" fill="#2B1810"/><circle cx="21" cy="-368" r="6" fill="#2B1810"/>'
  return (
    (hair === 'long' && !covered
      ? `<path d="M-64 -380C-84 -300 -72 -268 -56 -262H56C72 -268 84 -300 64 -380Z" fill="${hairs[1]}"/>`
      : '') +
    `<rect x="-18" y="-326" width="36" height="40" rx="10" fill="${shade}"/><circle cx="-60" cy="-366" r="11" fill="${main}"/><circle cx="60" cy="-366" r="11" fill="${shade}"/><circle cy="-372" r="60" fill="${main}"/>` +
    `<path d="M24 -427A60 60 0 0 1 -8 -312.500C40 -322 52 -382 24 -427Z" fill="${shade}" fill-opacity=".6"/>${eyes}` +
    `<circle cx="-39" cy="-350" r="8" fill="#F0806A" fill-opacity=".4"/><circle cx="35" cy="-350" r="8" fill="#F0806A" fill-opacity=".4"/>` +
    `<path d="${mouths[mood]}" fill="${mood === 'glad' ? '#fff' : 'none'}" stroke="#7A3226" stroke-width="5" stroke-linecap="round"/>${covered ? '' : locks}`
  )
}

function bodyOf({ skin }: Kid): string {
  const [main, shade] = skins[skin] ?? skins.yellow ?? ['', '']
  const arm = (color: string) =>
    `<path d="M-62 -268L-104 -160" fill="none" stroke="${color}" stroke-width="32" stroke-linecap="round"/><circle cx="-108" cy="-146" r="18" fill="${color}"/>`
  return `${arm(main)}<g transform="scale(-1 1)">${arm(shade)}</g><path d="M0 -300H-40C-64 -298 -70 -284 -70 -262L-62 -160H0Z" fill="${main}"/><path d="M0 -300H40C64 -298 70 -284 70 -262L62 -160H0Z" fill="${shade}"/>`
}
function legsOf({ skin }: Kid): string {
  const [main, shade] = skins[skin] ?? skins.yellow ?? ['', '']
  const leg = (color: string) =>
    `<path d="M-56 -170H-10V-20C-8 -4 -12 0 -26 0H-60C-72 0 -70 -18 -52 -24Z" fill="${color}"/>`
  return `${leg(main)}<g transform="scale(-1 1)">${leg(shade)}</g>`
}
const plainTop = drawn('tank', ['#FFFFFF', '#E6EBEF'])
const plainShorts = drawn('shorts', ['#9FB2C4', '#869AAE'])

const wheel =
  '<g fill="none"><circle cx="-104" cy="-74" r="70" stroke="#3A4450" stroke-width="13"/><circle cx="-104" cy="-74" r="52" stroke="#A9B4BE" stroke-width="5"/><path d="M-104 -126V-22M-156 -74H-52" stroke="#A9B4BE" stroke-width="4"/></g>'
const chairBack = `<rect x="-84" y="-250" width="168" height="170" rx="22" fill="#2F7F78"/>${wheel}<g transform="scale(-1 1)">${wheel}</g>`
const footrest = '<rect x="-84" y="-6" width="168" height="12" rx="6" fill="#3A4450"/>'

const isLower = ({ slots: [slot = 'held'] }: Garment) => slot.startsWith('feet') || slot.startsWith('legs')
const art = ({ cut, colors }: Garment) => drawn(cut, colors)
/** A garment of a wrong size is drawn so, from its middle. */
const sizedArt = (garment: Garment & { scale?: number }) =>
  garment.scale === undefined ? art(garment) : `<g transform="scale(${garment.scale} 1)">${art(garment)}</g>`

/** Someone in an outfit as SVG text, feet at 0,0 and 470 units high; in a flat look, the clothes alone. */
export function figure(kid: Kid, outfit: readonly (Garment & { scale?: number })[], mood: Mood = 'calm'): string {
  const layers = inDrawingOrder(outfit)
  const lower = layers.filter(isLower).map(sizedArt).join('')
  const upper = layers.filter((one) => !isLower(one))
  const covers = upper.some(({ slots }) => slots.includes('head1'))
  const tops = upper.filter(({ slots }) => !slots.some((slot) => /head|eyes|neck|held/.test(slot)))
  const tips = upper.filter((one) => !tops.includes(one))
  const clothes = (all: readonly Garment[]) => all.map(sizedArt).join('')
  if (kid.flat) return `${plainShorts}${lower}${plainTop}${clothes(tops)}${clothes(tips)}`
  const low = `${legsOf(kid)}${plainShorts}${lower}`
  const high = `${bodyOf(kid)}${plainTop}${clothes(tops)}${head(kid, mood, covers)}${clothes(tips)}`
  const shadow = '<ellipse rx="120" ry="16" fill="#1E1230" fill-opacity=".16"/>'
  // Who sits has bent knees: the legs are seen shorter, and the rest is lower.
  if (kid.chair)
    return `${shadow}${chairBack}<g transform="scale(1 .72)">${low}</g><g transform="translate(0 48)">${high}</g>${footrest}`
  return shadow + low + high
}

/** A dog as high as 110 units, in whatever it is given: a favorite of the child's. */
export const dog = (hat: Garment | null): string =>
  '<ellipse cx="0" cy="0" rx="52" ry="8" fill="#1E1230" fill-opacity=".16"/><path d="M-40 -34Q-66 -44 -62 -66" fill="none" stroke="#D27856" stroke-width="9" stroke-linecap="round"/>' +
  '<rect x="-40" y="-56" width="62" height="38" rx="19" fill="#FFD2B1"/><path d="M-34 -30V-4M-18 -28V-4M2 -28V-4M14 -30V-4" stroke="#F2BE98" stroke-width="12" stroke-linecap="round"/>' +
  '<path d="M-22 -56C-8 -58 -4 -40 -16 -34C-30 -34 -32 -52 -22 -56Z" fill="#D27856"/>' +
  '<ellipse cx="24" cy="-78" rx="32" ry="29" fill="#FFD2B1"/><path d="M-2 -98C-18 -98 -20 -62 -8 -60C2 -60 4 -84 6 -98ZM46 -100C64 -98 64 -64 54 -62C44 -62 44 -86 42 -98Z" fill="#865B52"/>' +
  '<circle cx="14" cy="-82" r="5" fill="#060401"/><circle cx="38" cy="-82" r="5" fill="#060401"/><ellipse cx="27" cy="-70" rx="7" ry="5" fill="#060401"/><path d="M16 -62q6 8 11 0q5 8 11 0" fill="none" stroke="#060401" stroke-width="3"/>' +
  (hat
    ? `<g transform="translate(24 ${hat.slots[0] === 'neck' ? 78 : 108}) scale(.5)">${drawn(hat.cut, hat.colors)}</g>`
    : '')
