import { muted } from '../kit/screens/muted.ts'
import type { Places } from './layout.ts'

const n = (value: number) => String(Math.round(value * 10) / 10)
/** The same number between 0 and 1 for the same seed. */
const random = (seed: number): number => {
  const value = Math.sin(seed * 91.7 + 13.1) * 43758.5
  return value - Math.floor(value)
}
const stop = (at: number, color: string, opacity = 1) => `<stop offset="${at}" stop-color="${color}"${opacity < 1 ? ` stop-opacity="${opacity}"` : ''}/>` // prettier-ignore
type Tint = (hex: string) => string

/** A row of flat-topped rocks behind the canyon, from `base` down. */
function mesas(
  places: Places,
  base: number,
  rise: number,
  seed: number,
  [light, dark]: readonly [string, string],
): string {
  const { width, height, unit } = places
  let x = -40
  const tops: string[] = []
  const lit: string[] = []
  for (let at = 0; x < width + 60; at++) {
    const w = unit * (90 + random(seed + at) * 150)
    const h = rise * (0.35 + random(seed + at * 3 + 1) * 0.75)
    const slope = w * 0.12
    tops.push(`L${n(x)} ${n(base)}L${n(x + slope)} ${n(base - h)}L${n(x + w * 0.4)} ${n(base - h - 3)}L${n(x + w - slope)} ${n(base - h + 2)}L${n(x + w)} ${n(base)}`) // prettier-ignore
    lit.push(`M${n(x + w * 0.62)} ${n(base - h)}L${n(x + w - slope)} ${n(base - h + 2)}L${n(x + w)} ${n(base)}L${n(x + w * 0.7)} ${n(base + 30)}Z`) // prettier-ignore
    x += w * (0.8 + random(seed + at * 5) * 0.5)
  }
  return `<path d="M-50 ${n(height)}L-50 ${n(base)}${tops.join('')}L${n(width + 80)} ${n(base)}V${n(height)}Z" fill="${dark}"/><path d="${lit.join('')}" fill="${light}" fill-opacity=".55"/>`
}

/** A pine with its foot at (x, y). */
function pine(x: number, y: number, s: number, tint: Tint): string {
  const tier = (w: number, from: number, to: number) => `M${-w} ${from}Q0 ${from + 6} ${w} ${from}L0 ${to}Z`
  const d = tier(26, -12, -52) + tier(21, -34, -76) + tier(15, -58, -100)
  return `<g transform="translate(${n(x)} ${n(y)}) scale(${n(s)})"><path d="M-4 0L-3 -16H3L4 0Z" fill="${tint('#6B4630')}"/><path d="${d}" fill="${tint('#3F7A55')}"/><path d="M0 -100L15 -58L8 -58L21 -34L12 -34L26 -12Q12 -7 2 -9Z" fill="${tint('#2C5C45')}"/><path d="M-6 -78l-6 14M-9 -56l-8 14M-11 -34l-8 14" stroke="#fff" stroke-opacity=".22" stroke-width="3" stroke-linecap="round"/></g>`
}

const tuft = (x: number, y: number, s: number, color: string) =>
  `<path transform="translate(${n(x)} ${n(y)}) scale(${n(s)})" d="M-10 2Q-12 -8 -16 -13Q-7 -9 -5 0Q-4 -14 -1 -20Q3 -12 3 0Q7 -10 14 -13Q9 -6 9 2Z" fill="${color}"/>`
const bloom = (x: number, y: number, s: number, color: string) =>
  `<g transform="translate(${n(x)} ${n(y)}) scale(${n(s)})"><path d="M0 0V-16" stroke="#4F8A46" stroke-width="3"/><circle cx="-5" cy="-18" r="5" fill="${color}"/><circle cx="5" cy="-18" r="5" fill="${color}"/><circle cy="-23" r="5" fill="${color}"/><circle cy="-14" r="5" fill="${color}"/><circle cy="-18" r="3.500" fill="#FFE9A8"/></g>`

/** A cliff in front, as wide as to the bridge's end; `side` is -1 on the left. */
function cliff(places: Places, side: -1 | 1, tint: Tint): string {
  const { width, height, deck, left, right, unit: u } = places
  const edge = side < 0 ? left : right
  const outer = side < 0 ? -30 : width + 30
  const lean = (amount: number) => n(edge + side * amount * u)
  const deep = height + 20
  const step = (deep - deck) / 4
  const wall = `L${lean(0)} ${n(deck)}L${lean(10)} ${n(deck + step * 0.5)}L${lean(-6)} ${n(deck + step)}L${lean(24)} ${n(deck + step * 1.2)}L${lean(14)} ${n(deck + step * 2.1)}L${lean(46)} ${n(deck + step * 2.4)}L${lean(36)} ${n(deck + step * 3.3)}L${lean(62)} ${n(deep)}`
  const body = `M${n(outer)} ${n(deck)}${wall}L${n(outer)} ${n(deep)}Z`
  // The world behind the end screen has a clip of its own.
  const id = `plank-${n(edge)}-${n(deck)}-${n(height)}`
  const bands = Array.from({ length: 7 }, (_, at) => {
    const y = deck + 22 * u + at * 34 * u + random(at + 4) * 10 * u
    const x1 = Math.min(outer, edge + side * 80)
    const wave = Array.from(
      { length: 6 },
      (_, part) => `t${n((width * 0.62) / 6)} ${n((random(at * 7 + part) - 0.5) * 12 * u)}`,
    ).join('')
    return `<path d="M${n(Math.min(x1, edge) - width * 0.35)} ${n(y)}q${n(width * 0.05)} ${n(-8 * u)} ${n(width * 0.1)} 0${wave}" fill="none" stroke="${tint(at % 2 ? '#E9A06F' : '#8E4630')}" stroke-opacity=".42" stroke-width="${n((5 + random(at) * 9) * u)}"/>`
  }).join('')
  const cracks = Array.from({ length: 6 }, (_, at) => {
    const x = edge + side * (14 + random(at + 20) * 130) * u
    const y = deck + (20 + random(at + 30) * 190) * u
    return `M${n(x)} ${n(y)}l${n(6 * u)} ${n(16 * u)}l${n(-7 * u)} ${n(13 * u)}l${n(4 * u)} ${n(12 * u)}`
  }).join('')
  // The wall to the gap is in the shade on the left, and in the sun on the right.
  const face = `M${lean(0)} ${n(deck)}${wall.slice(wall.indexOf('L', 1))}L${lean(128)} ${n(deep)}L${lean(92)} ${n(deck + step * 2)}L${lean(70)} ${n(deck)}Z`
  const grass = Array.from({ length: Math.ceil(Math.abs(edge - outer) / (17 * u)) }, (_, at) => {
    const x = edge + side * (5 + at * 17) * u
    return tuft(
      x,
      deck + 4 * u + random(at) * 3,
      u * (0.6 + random(at + 9) * 0.5),
      tint(at % 3 ? '#6FA24E' : '#8CBB5C'),
    )
  }).join('')
  const lip = `M${n(outer)} ${n(deck - 3 * u)}L${n(edge - side * -3 * u)} ${n(deck - 3 * u)}Q${n(edge - side * 9 * u)} ${n(deck + 3 * u)} ${lean(2)} ${n(deck + 15 * u)}${Array.from({ length: 9 }, (_, at) => `q${n(side * 8 * u)} ${n((at % 2 ? 9 : -7) * u)} ${n(side * 17 * u)} ${n((at % 2 ? 1 : -1) * u)}`).join('')}L${n(outer)} ${n(deck + 12 * u)}Z`
  return (
    `<clipPath id="${id}"><path d="${body}"/></clipPath><g clip-path="url(#${id})"><path d="${body}" fill="url(#plank-rock)"/>${bands}` +
    `<path d="${face}" fill="${side < 0 ? '#2B1233' : '#FFD9A0'}" fill-opacity="${side < 0 ? 0.24 : 0.26}"/><path d="${cracks}" fill="none" stroke="#4A1F1A" stroke-opacity=".45" stroke-width="${n(2.4 * u)}" stroke-linejoin="round"/><rect x="0" y="${n(deck + 70 * u)}" width="${n(width)}" height="${n(height)}" fill="url(#plank-deep)"/></g>` +
    `<path d="${lip}" fill="${tint('#5E9145')}"/>${grass}`
  )
}

/** The far wall of the canyon, with its layers of rock, ledges, and bushes. */
function backWall({ left, right, deck, width, water, unit: u, area }: Places, tint: Tint): string {
  const [x, w] = [-20, width + 40]
  const y = area.y + (deck - area.y) * 0.84
  const tall = water - y
  const layers = Array.from({ length: 7 }, (_, at) => {
    const from = y + (tall / 7) * (at + 0.3)
    const wave = Array.from({ length: 8 }, (_, part) => `t${n(w / 9)} ${n((random(at * 11 + part) - 0.5) * 16 * u)}`).join('') // prettier-ignore
    return `<path d="M${n(x)} ${n(from)}q${n(w / 18)} ${n(-9 * u)} ${n(w / 9)} 0${wave}" fill="none" stroke="${tint(at % 2 ? '#F2C19C' : '#9C5A4E')}" stroke-opacity=".38" stroke-width="${n((4 + random(at) * 9) * u)}"/>`
  }).join('')
  const clefts = Array.from({ length: 8 }, (_, at) => {
    const cx = left + (right - left) * ((at + 0.5) / 8 + (random(at + 60) - 0.5) * 0.06)
    const top = y + tall * (0.1 + random(at + 70) * 0.3)
    return `M${n(cx)} ${n(top)}l${n(14 * u)} ${n(-8 * u)}L${n(cx + 20 * u)} ${n(y + tall)}H${n(cx - 6 * u)}Z`
  }).join('')
  const bushes = [0.1, 0.3, 0.82, 0.93].map((share, at) => {
    const s = u * (0.5 + random(at + 80) * 0.4)
    return `<g transform="translate(${n(left + (right - left) * share)} ${n(y + tall * (0.3 + random(at + 90) * 0.4))}) scale(${n(s)})"><path d="M-30 10C-42 -4 -26 -22 -12 -16C-4 -30 20 -26 20 -12C36 -10 36 8 26 10Z" fill="${tint('#7FA567')}"/><path d="M4 10C18 4 20 -8 14 -20C22 -18 22 -12 20 -12C36 -10 36 8 26 10Z" fill="${tint('#557F52')}"/></g>`
  })
  return `<rect x="${n(x)}" y="${n(y)}" width="${n(w)}" height="${n(tall)}" fill="url(#plank-back)"/><path d="${clefts}" fill="#5E2B33" fill-opacity=".13"/>${layers}${bushes.join('')}`
}

/** Stones along the river, half in the water. */
function banks({ left, right, water: y, unit: u }: Places, tint: Tint): string {
  return [0.02, 0.12, 0.24, 0.78, 0.9, 0.99]
    .map((share, at) => {
      const s = u * (0.7 + random(at + 100) * 0.9)
      return `<g transform="translate(${n(left + (right - left) * share)} ${n(y + 6 * u + random(at + 110) * 12 * u)}) scale(${n(s)})"><ellipse cy="3" rx="34" ry="6" fill="#E9FFFB" fill-opacity=".7"/><path d="M-28 2C-32 -14 -18 -24 -4 -22C12 -28 30 -14 28 2Z" fill="${tint('#A5705C')}"/><path d="M2 2C14 -4 14 -16 6 -23C22 -22 30 -10 28 2Z" fill="${tint('#7A4A42')}"/><path d="M-18 -10q5 -7 12 -8" stroke="#fff" stroke-opacity=".4" stroke-width="3" fill="none" stroke-linecap="round"/></g>`
    })
    .join('')
}

/** The waterfall between the rocks at the back, with mist where it falls into the river. */
function waterfall(places: Places, tint: Tint): string {
  const { left, right, deck, unit: u, area, height, water: foot } = places
  const x = left + (right - left) * 0.56
  const y = area.y + (deck - area.y) * 0.5
  const w = Math.min(54 * u, (right - left) * 0.2)
  const strand = (share: number, width: number, opacity: number) =>
    `<path d="M${n(x + w * share)} ${n(y + 6)}C${n(x + w * share - 5)} ${n(y + (foot - y) * 0.4)} ${n(x + w * share + 6)} ${n(y + (foot - y) * 0.7)} ${n(x + w * share)} ${n(foot)}" stroke="#fff" stroke-opacity="${opacity}" stroke-width="${n(width * u)}" fill="none" stroke-linecap="round"/>`
  return (
    `<path d="M${n(x - w * 1.5)} ${n(height)}L${n(x - w * 1.2)} ${n(y + 4 * u)}Q${n(x - w * 0.6)} ${n(y - 10 * u)} ${n(x - w * 0.5)} ${n(y + 4 * u)}L${n(x + w * 0.5)} ${n(y + 4 * u)}Q${n(x + w * 0.8)} ${n(y - 12 * u)} ${n(x + w * 1.4)} ${n(y + 6 * u)}L${n(x + w * 1.7)} ${n(height)}Z" fill="${tint('#A65D48')}"/>` +
    `<path d="M${n(x + w * 0.5)} ${n(y + 4 * u)}Q${n(x + w * 0.8)} ${n(y - 12 * u)} ${n(x + w * 1.4)} ${n(y + 6 * u)}L${n(x + w * 1.7)} ${n(height)}H${n(x + w * 0.8)}Z" fill="${tint('#C57C5C')}"/>` +
    `<path d="M${n(x - w * 0.5)} ${n(y)}H${n(x + w * 0.5)}L${n(x + w * 0.64)} ${n(foot)}H${n(x - w * 0.62)}Z" fill="url(#plank-water)"/>` +
    strand(-0.3, 4, 0.7) +
    strand(-0.08, 6, 0.5) +
    strand(0.16, 3, 0.8) +
    strand(0.34, 5, 0.45) + // prettier-ignore
    `<ellipse cx="${n(x)}" cy="${n(foot)}" rx="${n(w * 1.5)}" ry="${n(22 * u)}" fill="url(#plank-mist)"/>`
  )
}

function river({ left, right, height, unit: u, water: y }: Places, tint: Tint): string {
  const waves = Array.from({ length: 12 }, (_, at) => {
    const x = left + (right - left) * random(at + 40)
    return `M${n(x)} ${n(y + 12 * u + random(at + 50) * (height - y))}q${n(12 * u)} ${n(-6 * u)} ${n(26 * u)} 0`
  }).join('')
  return `<rect x="${n(left - 90 * u)}" y="${n(y)}" width="${n(right - left + 180 * u)}" height="${n(height - y + 10)}" fill="${tint('#3E9BA3')}"/><rect x="${n(left - 90 * u)}" y="${n(y)}" width="${n(right - left + 180 * u)}" height="${n(30 * u)}" fill="url(#plank-foam)"/><path d="${waves}" fill="none" stroke="#DDF6F2" stroke-opacity=".75" stroke-width="${n(3 * u)}" stroke-linecap="round"/>`
}

/** A bridge from an earlier story, far away between two rocks. */
const farBridge = (x: number, y: number, s: number) =>
  `<g transform="translate(${n(x)} ${n(y)}) scale(${n(s)})" fill="none" stroke="#6B3A2A" stroke-linecap="round"><path d="M-30 0Q0 14 30 0M-30 -12Q0 4 30 -12" stroke-width="2.600"/><path d="M-24 3V-9M-12 6V-5M0 7V-3M12 6V-5M24 3V-9" stroke-width="1.800"/><path d="M-31 4V-16M31 4V-16" stroke-width="4"/></g>`

/** The canyon: sky and far rocks, a waterfall, a river, and a cliff on each side. `far` is how many bridges are seen far away. */
export function canyonArt(places: Places, grownUp: boolean, far: number): string {
  const { width: W, height: H, area, deck, unit: u } = places
  const tint: Tint = (hex) => (grownUp ? muted(hex, 0.4) : hex)
  const y = (share: number) => area.y + (deck - area.y) * share
  const defs =
    `<defs><linearGradient id="plank-sky" x2="0" y2="1">${stop(0, tint('#6FB6DA'))}${stop(0.55, tint('#CFE6E4'))}${stop(0.9, tint('#FFE7C2'))}</linearGradient>` +
    `<radialGradient id="plank-sun">${stop(0, '#FFFBE8')}${stop(0.2, '#FFF0C0', 0.95)}${stop(1, '#FFE9B0', 0)}</radialGradient>` +
    `<linearGradient id="plank-rock" x2="0" y2="1">${stop(0, tint('#D9835A'))}${stop(0.45, tint('#B9603F'))}${stop(1, tint('#7A3A30'))}</linearGradient>` +
    `<linearGradient id="plank-back" x2="0" y2="1">${stop(0, tint('#D9A48A'), 0)}${stop(0.16, tint('#D39C83'))}${stop(1, tint('#A8665A'))}</linearGradient>` +
    `<linearGradient id="plank-deep" x2="0" y2="1">${stop(0, '#3A1A2E', 0)}${stop(0.7, '#3A1A2E', 0.5)}</linearGradient>` +
    `<linearGradient id="plank-water" x2="0" y2="1">${stop(0, tint('#CFEFF2'))}${stop(1, tint('#7CC6CE'))}</linearGradient>` +
    `<linearGradient id="plank-foam" x2="0" y2="1">${stop(0, '#F1FFFC', 0.8)}${stop(1, '#F1FFFC', 0)}</linearGradient>` +
    `<radialGradient id="plank-mist">${stop(0, '#fff', 0.95)}${stop(1, '#fff', 0)}</radialGradient>` +
    `<linearGradient id="plank-haze" x2="0" y2="1">${stop(0, '#FFF3DC', 0)}${stop(1, '#FFF3DC', 0.6)}</linearGradient></defs>`
  const cloud = (x: number, top: number, s: number) => `<path transform="translate(${n(x)} ${n(top)}) scale(${n(s)})" d="M-60 12C-76 12 -76 -8 -58 -8C-56 -26 -30 -30 -22 -16C-12 -34 22 -32 26 -12C42 -20 58 -8 52 4C62 6 62 12 54 12Z" fill="#fff" fill-opacity=".82"/>` // prettier-ignore
  const spots = Array.from({ length: far }, (_, at) => farBridge(W * (0.08 + ((at * 0.37) % 0.86)), y(0.52 + (at % 3) * 0.1), u * (0.6 + (at % 3) * 0.14))) // prettier-ignore
  const trees = [0.02, 0.07, 0.93, 0.985].map((share, at) =>
    pine(area.width * share, deck - 2 * u, u * (1.05 + (at % 2) * 0.35), tint),
  )
  const flowers = [0.1, 0.2, 0.24, 0.77, 0.83, 0.9].map((share, at) => bloom(area.width * share, deck + 3 * u, u * 0.62, tint(['#E3578C', '#F2C14E', '#8A68A8'][at % 3] ?? '#fff'))) // prettier-ignore
  return (
    defs +
    `<rect width="${n(W)}" height="${n(H)}" fill="url(#plank-sky)"/><circle cx="${n(W * 0.78)}" cy="${n(y(0.16))}" r="${n(Math.max(150 * u, 120))}" fill="url(#plank-sun)"/>` +
    cloud(W * 0.2, y(0.1), u * 0.9) +
    cloud(W * 0.5, y(-0.06), u * 0.7) +
    cloud(W * 0.9, y(0.28), u * 0.6) + // prettier-ignore
    mesas(places, y(0.62), (deck - area.y) * 0.3, 3, [tint('#F6D6C0'), tint('#DDB4AA')]) +
    mesas(places, y(0.78), (deck - area.y) * 0.34, 17, [tint('#F0B08C'), tint('#C98A74')]) +
    spots.join('') +
    `<rect y="${n(y(0.4))}" width="${n(W)}" height="${n(deck - y(0.4))}" fill="url(#plank-haze)"/>` +
    backWall(places, tint) +
    waterfall(places, tint) +
    river(places, tint) +
    banks(places, tint) +
    trees.join('') +
    cliff(places, -1, tint) +
    cliff(places, 1, tint) +
    flowers.join('')
  )
}
