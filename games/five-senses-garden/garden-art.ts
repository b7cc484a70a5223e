import type { Look } from '@marigold/contract'
import { muted } from '../kit/screens/muted.ts'
import { bedPath } from './layout.ts'

/** The colors of the garden at day or at night. */
export interface Colors {
  sky: readonly string[]
  sun: string
  hill: string
  tree: readonly [string, string]
  wall: readonly [string, string]
  lawn: readonly [string, string]
  path: readonly [string, string]
  rim: readonly [string, string]
  soil: readonly [string, string]
  night: boolean
}
const day: Colors = {
  sky: ['#FBD3DA', '#FDE3DC', '#FFF1DC'],
  sun: '#FFFBEF',
  hill: '#E7B9CB',
  tree: ['#8CC79A', '#5FA27C'],
  wall: ['#F0C4B4', '#D99C90'],
  lawn: ['#A9D6A0', '#5FA877'],
  path: ['#F6E6CC', '#E0C39F'],
  rim: ['#EBB79A', '#B4705A'],
  soil: ['#6B4034', '#7F5040'],
  night: false,
}
const night: Colors = {
  sky: ['#1B2344', '#2C3763', '#4A5687'],
  sun: '#DCE6FF',
  hill: '#3A4673',
  tree: ['#3F6B69', '#2B4E55'],
  wall: ['#7C7A99', '#5A5A7C'],
  lawn: ['#3F6A62', '#27484A'],
  path: ['#A9A5B8', '#7D7A93'],
  rim: ['#8E86A0', '#5F5874'],
  soil: ['#3C2D33', '#4C3A40'],
  night: true,
}

export function colorsOf(isNight: boolean, look: Look): Colors {
  const share = look === 'grown-up' ? 0.4 : look === 'clean' ? 0.14 : 0
  const all = Object.entries(isNight ? night : day).map(([name, value]) => {
    if (typeof value === 'boolean') return [name, value] as const
    if (typeof value === 'string') return [name, muted(value, share)] as const
    return [name, (value as readonly string[]).map((hex) => muted(hex, share))] as const
  })
  return Object.fromEntries(all) as unknown as Colors
}

/** A gradient from the top to the bottom, its colors evenly apart. */
export const gradient = (id: string, colors: readonly string[]): string =>
  `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1">${colors.map((color, at) => `<stop offset="${at / (colors.length - 1)}" stop-color="${color}"/>`).join('')}</linearGradient>`

const treeArt = (x: number, scale: number, [light, dark]: readonly [string, string]): string =>
  `<g transform="translate(${x} -58) scale(${scale})"><path d="M-5 0L-3 -40H3L5 0Z" fill="#5A3B2A"/>` +
  `<path d="M-34 -44C-40 -84 -14 -104 0 -104S40 -84 34 -44C28 -20 -28 -20 -34 -44Z" fill="${dark}"/>` +
  `<path d="M-34 -44C-40 -84 -14 -104 0 -104C10 -104 18 -100 24 -93C4 -94 -20 -70 -14 -29C-24 -31 -32 -36 -34 -44Z" fill="${light}"/></g>`

/** Hills, trees, and the wall with its opening, from one side of the garden to the other and far beyond. */
export function behindArt({ hill, tree, wall, lawn }: Colors): string {
  const far = 1600
  return (
    `<path d="M${-far} -128C-900 -190 -700 -190 -530 -128C-410 -188 -290 -136 -170 -136C-30 -136 -30 -182 110 -182C240 -182 240 -132 370 -132C560 -132 760 -196 900 -150C1100 -120 1300 -180 ${far} -150V0H${-far}Z" fill="${hill}"/>` +
    [-1180, -880, -620, -520, -290, 290, 520, 640, 900, 1200]
      .map((x, one) => treeArt(x, one % 2 === 0 ? 1.9 : 1.4, tree))
      .join('') +
    `<path d="M${-far} -104H-190V-40H${-far}ZM190 -104H${far}V-40H190Z" fill="${wall[1]}"/>` +
    `<path d="M${-far} -110H-186V-96H${-far}ZM186 -110H${far}V-96H186Z" fill="${wall[0]}"/>` +
    `<path d="M${-far} -56C-400 -66 400 -66 ${far} -56V1900H${-far}Z" fill="${lawn[0]}"/>`
  )
}

const blossoms: readonly (readonly [number, number, number])[] = [
  [-178, -208, 20],
  [-160, -238, 22],
  [-124, -262, 20],
  [-78, -278, 18],
  [110, -268, 20],
  [150, -246, 22],
  [174, -212, 22],
  [178, -168, 18],
  [-180, -164, 16],
]
const blossom = (color: string): string =>
  [0, 72, 144, 216, 288]
    .map((turn) => `<ellipse rx="8" ry="11" cy="-10" fill="${color}" transform="rotate(${turn})"/>`)
    .join('') + '<circle r="6" fill="#FFE08A"/>'
/** The gate with its roses. */
export function gateArt({ wall, tree, night: isNight }: Colors): string {
  const leaves = blossoms
    .map(
      ([x, y, r], one) =>
        `<circle cx="${x}" cy="${y}" r="${r}" fill="${tree[one % 2]}"/>` +
        `<g transform="translate(${x + 3} ${y - 2}) scale(.5)">${blossom(isNight ? '#C9B8F2' : '#E86A9A')}</g>`,
    )
    .join('')
  return (
    `<path d="M-190 -56V-178C-190 -298 190 -298 190 -178V-56H154V-174C154 -258 -154 -258 -154 -174V-56Z" fill="${wall[1]}"/>` +
    `<path d="M-190 -68V-178C-190 -298 190 -298 190 -178H176C176 -278 -176 -278 -176 -174V-56H-190Z" fill="${wall[0]}"/>` +
    leaves
  )
}

/** The beds around the seat in the middle, with their rims; the bed that is asked about is lighter. */
export function bedsArt(count: number, { rim, soil, path }: Colors, lit: number): string {
  const beds = Array.from({ length: count }, (_, at) => bedPath(count, at))
  const outline = (d: string, color: string, y: number) =>
    `<path d="${d}" transform="translate(0 ${y})" fill="${color}" stroke="${color}" stroke-width="17" stroke-linejoin="round"/>`
  return (
    `<ellipse cy="2" rx="150" ry="94" fill="${path[1]}"/><ellipse cx="-4" cy="-4" rx="138" ry="82" fill="${path[0]}"/>` +
    beds.map((d) => outline(d, rim[1], 16)).join('') +
    beds.map((d, at) => outline(d, at === lit ? '#FFD98A' : rim[0], 0)).join('') +
    beds.map((d, at) => `<path d="${d}" transform="translate(0 2)" fill="${soil[at === lit ? 1 : 0]}"/>`).join('')
  )
}
/** The soil of all beds. */
export const soilPath = (count: number): string => Array.from({ length: count }, (_, at) => bedPath(count, at)).join('')

export type Mood = 'calm' | 'looks' | 'glad'
const ink = 'fill="none" stroke="#2B1B3D" stroke-width="3.400" stroke-linecap="round"'
const faces: Record<Mood, string> = {
  calm: `<path d="M-20 2Q-13 9 -6 2M6 2Q13 9 20 2M-10 18Q0 28 10 18" ${ink}/>`,
  looks: `<g fill="#2B1B3D"><circle cx="-12" cy="4" r="4.500"/><circle cx="14" cy="4" r="4.500"/></g><path d="M-20 -8Q-12 -13 -5 -9M7 -9Q14 -13 21 -8M-6 21Q1 25 8 21" ${ink}/>`,
  glad: `<path d="M-20 4Q-13 -5 -6 4M6 4Q13 -5 20 4" ${ink}/><path d="M-12 15H12C11 29 -11 29 -12 15Z" fill="#7A2E3E"/><path d="M-7 24C-3 20 3 20 7 24C3 28 -3 28 -7 24Z" fill="#F08A97"/>`,
}
const arms: Record<'rest' | 'up', string> = {
  rest:
    '<path d="M-46 -36C-74 -10 -78 16 -58 34" fill="none" stroke="#62CDB8" stroke-width="22" stroke-linecap="round"/>' +
    '<path d="M46 -36C74 -10 78 16 58 34" fill="none" stroke="#23857A" stroke-width="22" stroke-linecap="round"/>' +
    '<circle cx="-54" cy="38" r="12" fill="#E6B183"/><circle cx="54" cy="38" r="12" fill="#CB8E5F"/>',
  up:
    '<path d="M-46 -36C-74 -44 -84 -66 -78 -90" fill="none" stroke="#62CDB8" stroke-width="22" stroke-linecap="round"/>' +
    '<path d="M46 -36C74 -44 84 -66 78 -90" fill="none" stroke="#23857A" stroke-width="22" stroke-linecap="round"/>' +
    '<circle cx="-77" cy="-98" r="12" fill="#E6B183"/><circle cx="77" cy="-98" r="12" fill="#CB8E5F"/>',
}
/** The box of the gardener, who sits at 0, 0. */
export const gardenerBox = [-110, -186, 220, 276] as const
/** The gardener: at rest, looking around, or glad. */
export const gardenerArt = (mood: Mood): string =>
  '<ellipse cy="64" rx="108" ry="20" fill="#B08F6A" fill-opacity=".5"/>' +
  '<path d="M-76 46C-40 70 30 64 62 40" fill="none" stroke="#3E4F94" stroke-width="40" stroke-linecap="round"/>' +
  '<path d="M76 46C40 70 -30 64 -62 40" fill="none" stroke="#5367B5" stroke-width="38" stroke-linecap="round"/>' +
  '<circle cx="-66" cy="58" r="14" fill="#E6B183"/>' +
  '<path d="M-52 40C-62 -36 -36 -78 0 -78S62 -36 52 40C30 54 -30 54 -52 40Z" fill="#2C9C8E"/>' +
  '<path d="M-52 40C-62 -36 -36 -78 0 -78C-22 -60 -30 -10 -24 49C-36 48 -46 44 -52 40Z" fill="#62CDB8"/>' +
  arms[mood === 'glad' ? 'up' : 'rest'] +
  '<path d="M-46 -84C-60 -50 -30 -30 0 -26C34 -30 62 -50 48 -84Z" fill="#AC4780"/>' +
  '<g transform="translate(0 -118) scale(1.100)"><path d="M-48 44C-62 -10 -46 -56 2 -56S62 -10 50 44C30 60 -30 60 -48 44Z" fill="#C2558F"/>' +
  '<path d="M2 -56C46 -56 62 -10 50 44C44 50 36 53 28 55C40 10 36 -34 2 -56Z" fill="#96386B"/>' +
  '<ellipse cy="2" rx="34" ry="38" fill="#E6B183"/><path d="M20 -28A34 38 0 0 1 10 38C26 24 30 -6 20 -28Z" fill="#CB8E5F"/>' +
  '<g fill="#E2705E" fill-opacity=".35"><ellipse cx="-22" cy="14" rx="6" ry="4"/><ellipse cx="22" cy="14" rx="6" ry="4"/></g>' +
  `${faces[mood]}</g>`

/** In the grown-up look: a stone bench with a lamp. */
export const benchArt =
  '<ellipse cy="58" rx="112" ry="16" fill="#000" fill-opacity=".22"/>' +
  '<path d="M-88 6H-62V58H-88ZM62 6H88V58H62Z" fill="#77747F"/><path d="M-108 -14H108V12H-108Z" fill="#A5A2AD"/><path d="M-108 -14H108V-6H-108Z" fill="#C4C2CA"/>' +
  '<circle cx="0" cy="-44" r="50" fill="#FFE3A0" fill-opacity=".35"/>' +
  '<path d="M-18 -66H18V-20H-18Z" fill="#FFE3A0"/><path d="M-22 -70H22V-62H-22ZM-22 -22H22V-14H-22ZM-14 -84H14L20 -70H-20Z" fill="#3F3B46"/><path d="M-10 -84C-10 -100 10 -100 10 -84" fill="none" stroke="#3F3B46" stroke-width="4"/>'

/** A watering can, on a grid of 100. */
export const canArt =
  '<path d="M62 44L92 22L98 30L68 66Z" fill="#2E8B83"/><path d="M86 14L104 30L98 36L82 20Z" fill="#62CDB8"/>' +
  '<path d="M22 40H68V88H22Z" fill="#3FA79C"/><path d="M22 40H38V88H22Z" fill="#62CDB8"/><ellipse cx="45" cy="40" rx="23" ry="7" fill="#23857A"/>' +
  '<path d="M24 46C4 44 4 84 24 82" fill="none" stroke="#2E8B83" stroke-width="7"/><path d="M34 38C34 16 58 16 58 38" fill="none" stroke="#2E8B83" stroke-width="6"/>'
/** A mole that looks out of its hill, on a grid of 100. */
export const moleArt =
  '<path d="M30 70C26 30 38 14 50 14S74 30 70 70Z" fill="#6B5A66"/><ellipse cx="50" cy="40" rx="9" ry="7" fill="#F39AA6"/>' +
  '<g fill="#2B1B3D"><circle cx="41" cy="30" r="3"/><circle cx="59" cy="30" r="3"/></g>' +
  '<g fill="#F3C3B4"><ellipse cx="28" cy="66" rx="9" ry="6"/><ellipse cx="72" cy="66" rx="9" ry="6"/></g>' +
  '<path d="M4 92C10 62 30 62 50 68C70 62 90 62 96 92Z" fill="#7F5040"/><path d="M4 92C20 80 80 80 96 92Z" fill="#5C382E"/>'
/** A gnome, on a grid of 100; its boots change feet when `swapped`. */
export const gnomeArt = (swapped: boolean): string =>
  ['M32 88H48V97H28C28 92 29 89 32 88Z', 'M52 88H68C71 89 72 92 72 97H52Z']
    .map((d, at) => `<path d="${d}" fill="${(at === 1) === swapped ? '#C4473C' : '#5B4636'}"/>`)
    .join('') +
  '<path d="M30 62H70L66 90H34Z" fill="#2F74C0"/><path d="M32 78H68V83H33Z" fill="#5D4037"/><circle cx="50" cy="80.500" r="4" fill="#FBC02D"/>' +
  '<path d="M31 63C22 68 20 76 24 82M69 63C78 68 80 76 76 82" fill="none" stroke="#3F87D6" stroke-width="8" stroke-linecap="round"/>' +
  '<circle cx="50" cy="48" r="18" fill="#FFCC99"/><path d="M31 46C32 66 40 78 50 78S68 66 69 46C62 54 56 50 50 53C44 50 38 54 31 46Z" fill="#fff"/>' +
  '<path d="M27 44C32 26 42 12 52 2C56 14 64 32 73 44C62 37 38 37 27 44Z" fill="#E0483E"/>' +
  '<g fill="#3E2723"><circle cx="43" cy="46" r="2.600"/><circle cx="57" cy="46" r="2.600"/></g><ellipse cx="50" cy="51" rx="4.500" ry="4" fill="#F0A875"/>'
/** Three stones on each other, on a grid of 100. */
export const stonesArt =
  '<ellipse cx="50" cy="84" rx="40" ry="13" fill="#77747F"/><ellipse cx="52" cy="60" rx="29" ry="12" fill="#8F8C97"/><ellipse cx="48" cy="40" rx="19" ry="9" fill="#A9A7B0"/>'
/** A ladybug as seen from above, on a grid of 40 around 0, 0. */
export const ladybugArt =
  '<circle cy="-11" r="7" fill="#2B1B3D"/><ellipse rx="13" ry="14" fill="#E0483E"/><path d="M0 -14V14" stroke="#2B1B3D" stroke-width="2.500"/>' +
  '<g fill="#2B1B3D"><circle cx="-6" cy="-4" r="2.800"/><circle cx="6" cy="-4" r="2.800"/><circle cx="-6" cy="5" r="2.600"/><circle cx="6" cy="5" r="2.600"/></g>'
