import type { Palette } from './palette.ts'
import type { Place } from './state.ts'

export interface View {
  w: number
  h: number
  water: number
  unit: number
}
const n = (value: number) => String(Math.round(value * 10) / 10)
/** Returns a small seeded random number generator. */
function scatter(seed: number): () => number {
  let at = seed
  return () => {
    at = (at * 16807) % 2147483647
    return at / 2147483647
  }
}

const gradient = (id: string, stops: readonly string[]) =>
  `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1">${stops.map((color, i) => `<stop offset="${i / (stops.length - 1)}" stop-color="${color}"/>`).join('')}</linearGradient>`
const halo = (id: string, color: string) =>
  `<radialGradient id="${id}"><stop offset="0" stop-color="${color}" stop-opacity=".9"/><stop offset=".35" stop-color="${color}" stop-opacity=".4"/><stop offset="1" stop-color="${color}" stop-opacity="0"/></radialGradient>`

interface Ridge {
  top: number
  high: number
  fill: string
  phase: number
}
/** A ridge of soft hills down to the water. */
function ridge({ w, water }: View, { top, high, fill, phase }: Ridge): string {
  const floor = water + 10
  const points = []
  for (let x = -10; x <= w + 30; x += 30) {
    const y = top - high * (0.5 + 0.34 * Math.sin(x / 190 + phase) + 0.16 * Math.sin(x / 71 + phase * 2))
    points.push(`${n(x)} ${n(y)}`)
  }
  return `<path d="M-10 ${n(floor)}L${points.join('L')}L${n(w + 30)} ${n(floor)}Z" fill="${fill}"/>`
}

export const tree = (x: number, y: number, s: number, [light, dark]: readonly [string, string], trunk: string) =>
  `<g transform="translate(${n(x)} ${n(y)}) scale(${s.toFixed(2)})"><path d="M-7 0L-4 -60H4L7 0Z" fill="${trunk}"/><path d="M-48 -62C-66 -84 -50 -112 -34 -114C-30 -144 24 -148 32 -118C58 -114 62 -78 46 -62C30 -46 -32 -46 -48 -62Z" fill="${dark}"/><path d="M-48 -62C-66 -84 -50 -112 -34 -114C-30 -138 2 -146 20 -132C-6 -126 -30 -98 -22 -53C-34 -54 -44 -57 -48 -62Z" fill="${light}"/></g>`
const mill = (x: number, y: number, s: number) =>
  `<g transform="translate(${n(x)} ${n(y)}) scale(${s.toFixed(2)})"><path d="M-84 6V-104H58V6Z" fill="#D9B890"/><path d="M10 -104H58V6H10Z" fill="#BF9A70"/><path d="M-100 -100L-14 -164L76 -100Z" fill="#8C4A32"/><path d="M-14 -164L76 -100H20Z" fill="#733A26"/><rect x="-58" y="-78" width="30" height="34" rx="4" fill="#7FB2B8"/><rect x="-6" y="-42" width="34" height="48" rx="4" fill="#6B4030"/><g transform="translate(84 -34)"><circle r="52" fill="none" stroke="#6B4030" stroke-width="9"/><path d="M0 -52V52M-52 0H52M-37 -37L37 37M-37 37L37 -37" stroke="#6B4030" stroke-width="7"/><circle r="10" fill="#4F2E20"/></g></g>`
const boat = (x: number, y: number, s: number) =>
  `<g transform="translate(${n(x)} ${n(y)}) scale(${s.toFixed(2)})"><path d="M-4 -4V-116L58 -16H4Z" fill="#FFF6E6"/><path d="M-10 -8V-92L-50 -16Z" fill="#F0D6B4"/><path d="M-62 -6H66L48 20H-44Z" fill="#B5523A"/><path d="M4 -6H66L48 20H14Z" fill="#943F2C"/></g>`

/** The stream in the season of the palette. */
function stream(view: View, color: Palette, place: Place): string {
  const { w, h, water, unit } = view
  const chance = scatter(place === 'mill' ? 17 : place === 'lake' ? 29 : 7)
  const many = Math.ceil(w / (105 * unit)) + 1
  const trees = Array.from({ length: many }, (_, i) => {
    const x = (i + 0.2 + chance() * 0.5) * 105 * unit - 40
    const open =
      place === 'lake' ? Math.abs(x / w - 0.5) < 0.24 : place === 'mill' ? Math.abs(x / w - 0.74) < 0.13 : false
    const tones = color.trees[Math.floor(chance() * color.trees.length)] ?? ['#999', '#777']
    const s = (0.85 + chance() * 0.65) * unit
    return open ? '' : tree(x, water + 4, s, tones, color.trunk)
  })
  const extra =
    place === 'mill'
      ? mill(w * 0.74, water + 6, 1.05 * unit)
      : place === 'lake'
        ? boat(w * 0.47, water + 16 * unit, 0.75 * unit) + boat(w * 0.58, water + 4 * unit, 0.42 * unit)
        : ''
  const glints = Array.from({ length: 14 }, () => {
    const y = water + 26 + chance() * (h - water - 60)
    return `<rect x="${n(chance() * w)}" y="${n(y)}" width="${n((60 + chance() * 110) * unit)}" height="${n(4 + (y - water) / 140)}" rx="3"/>`
  })
  const leaves = Array.from({ length: 18 }, (_, i) => {
    const [tone] = color.trees[i % color.trees.length] ?? ['#fff']
    return `<path transform="translate(${n(chance() * w)} ${n(water * 0.7 + chance() * (h - water * 0.8))}) rotate(${n(chance() * 360)}) scale(${unit.toFixed(2)})" d="M0 -11C9 -6 9 6 0 11C-9 6 -9 -6 0 -11Z" fill="${tone}" fill-opacity=".85"/>`
  })
  const blades = Array.from({ length: Math.ceil(w / 230) }, (_, i) => {
    const x = (i + 0.2 + chance() * 0.6) * 230
    return `<g transform="translate(${n(x)} ${n(h - 20 * unit)}) scale(${unit.toFixed(2)})"><path d="M-5 0C-8 -50 -18 -70 -24 -84C-8 -66 0 -40 5 0Z" fill="${color.grass[1]}"/><path d="M0 0C4 -44 14 -60 24 -70C18 -50 10 -30 8 0Z" fill="${color.grass[0]}"/></g>`
  })
  return `<defs>${gradient('st-sky', color.sky)}${gradient('st-water', color.water)}${halo('st-sun', color.sun)}</defs><rect width="${n(w)}" height="${n(water + 10)}" fill="url(#st-sky)"/><circle cx="${n(w * 0.28)}" cy="${n(water * 0.44)}" r="${n(190 * unit)}" fill="url(#st-sun)"/>
${ridge(view, { top: water - 30 * unit, high: 110 * unit, fill: color.hill[0], phase: 1.2 })}${ridge(view, { top: water - 6 * unit, high: 66 * unit, fill: color.hill[1], phase: 3.1 })}${trees.join('')}${place === 'mill' ? extra : ''}
<path d="M0 ${n(water - 4)}C${n(w * 0.3)} ${n(water - 16)} ${n(w * 0.6)} ${n(water + 2)} ${n(w)} ${n(water - 12)}V${n(water + 24)}H0Z" fill="${color.bank[0]}"/><path d="M0 ${n(water + 12)}C${n(w * 0.3)} ${n(water - 2)} ${n(w * 0.66)} ${n(water + 16)} ${n(w)} ${n(water)}V${n(h)}H0Z" fill="url(#st-water)"/>${place === 'lake' ? extra : ''}
<g fill="${color.glint}" opacity=".55">${glints.join('')}</g>${leaves.join('')}
<path d="M0 ${n(h)}V${n(h - 26 * unit)}C${n(w * 0.3)} ${n(h - 46 * unit)} ${n(w * 0.5)} ${n(h - 4)} ${n(w * 0.7)} ${n(h - 16 * unit)}S${n(w * 0.94)} ${n(h - 40 * unit)} ${n(w)} ${n(h - 36 * unit)}V${n(h)}Z" fill="${color.bank[1]}"/>${blades.join('')}`
}

export const lamp = (x: number, y: number, s: number) =>
  `<g transform="translate(${n(x)} ${n(y)}) scale(${s.toFixed(2)})"><circle cx="22" cy="-158" r="66" fill="url(#st-glow)"/><path d="M-3 0H5V-150C5 -162 12 -168 22 -168" fill="none" stroke="#20222E" stroke-width="7"/><path d="M10 -170H34L30 -152H14Z" fill="#FFF1CF"/></g>`

interface House {
  x: number
  foot: number
  wide: number
  high: number
  tones: readonly string[]
  glow: string
  seed: number
}
/** A house in the row, with some lit windows and a shop on the ground floor. */
function house({ x, foot, wide, high, tones, glow, seed }: House): string {
  const chance = scatter(seed)
  const columns = Math.max(2, Math.round(wide / 44))
  const rows = Math.max(2, Math.round((high - 60) / 46))
  const step = wide / columns
  const windows = Array.from({ length: columns * rows }, (_, i) => {
    const [wx, wy] = [x + (i % columns) * step + step * 0.27, foot - high + 18 + Math.floor(i / columns) * 44]
    if (wy > foot - 84) return ''
    const lit = chance() < 0.42
    return `<rect x="${n(wx)}" y="${n(wy)}" width="${n(step * 0.46)}" height="26" rx="2" fill="${lit ? glow : '#14152E'}" fill-opacity="${lit ? 0.9 : 0.45}"/>`
  })
  const awning = ['#C2564A', '#3F8C86', '#C98A3A', '#5B6FB5'][seed % 4] ?? '#C2564A'
  return `<rect x="${n(x)}" y="${n(foot - high)}" width="${n(wide)}" height="${n(high)}" fill="${tones[0]}"/><rect x="${n(x + wide * 0.72)}" y="${n(foot - high)}" width="${n(wide * 0.28)}" height="${n(high)}" fill="${tones[1]}"/>${windows.join('')}<rect x="${n(x + wide * 0.1)}" y="${n(foot - 50)}" width="${n(wide * 0.8)}" height="50" rx="3" fill="${glow}" fill-opacity=".85"/><path d="M${n(x + wide * 0.04)} ${n(foot - 66)}H${n(x + wide * 0.96)}L${n(x + wide * 0.99)} ${n(foot - 44)}H${n(x + wide * 0.01)}Z" fill="${awning}"/>`
}

/** The city at night, with wet streets. */
function city(view: View, color: Palette, place: Place): string {
  const { w, h, water, unit } = view
  const chance = scatter(place === 'mill' ? 41 : place === 'lake' ? 53 : 37)
  const wide = 150 * unit
  const many = Math.ceil(w / wide) + 1
  const far = Array.from({ length: many * 2 }, (_, i) => {
    const high = (110 + chance() * 150) * unit
    return `<rect x="${n(i * wide * 0.52 - 20)}" y="${n(water - high)}" width="${n(wide * 0.46)}" height="${n(high)}" fill="${color.hill[i % 2]}"/>`
  })
  const open = (x: number) =>
    place === 'spring' ? Math.abs(x / w - 0.34) < 0.2 : place === 'lake' ? x / w > 0.5 : false
  const houses = Array.from({ length: many }, (_, i) => {
    const x = i * wide - 30
    const high = (150 + chance() * 120) * unit
    const tones = color.walls[Math.floor(chance() * color.walls.length)] ?? ['#444', '#333']
    return open(x + wide / 2)
      ? ''
      : house({ x, foot: water, wide: wide - 6 * unit, high, tones, glow: color.glow, seed: i + 3 })
  })
  const feature =
    place === 'spring'
      ? [0.18, 0.28, 0.38, 0.48]
          .map((at, i) =>
            tree(
              w * at,
              water + 2,
              (1 + (i % 2) * 0.3) * unit,
              color.trees[i % 3] ?? ['#2F5A55', '#23443F'],
              color.trunk,
            ),
          )
          .join('')
      : place === 'lake'
        ? `<rect x="${n(w * 0.5)}" y="${n(water - 34 * unit)}" width="${n(w * 0.5)}" height="${n(36 * unit)}" fill="${color.water[0]}"/><path d="M${n(w * 0.5)} ${n(water - 60 * unit)}H${n(w)}" stroke="${color.walls[0]?.[0]}" stroke-width="${n(9 * unit)}"/><path d="M${n(w * 0.52)} ${n(water - 62 * unit)}Q${n(w * 0.64)} ${n(water - 60 * unit)} ${n(w * 0.66)} ${n(water - 190 * unit)}Q${n(w * 0.7)} ${n(water - 60 * unit)} ${n(w * 0.82)} ${n(water - 62 * unit)}Q${n(w * 0.88)} ${n(water - 60 * unit)} ${n(w * 0.9)} ${n(water - 190 * unit)}Q${n(w * 0.94)} ${n(water - 70 * unit)} ${n(w * 1.02)} ${n(water - 62 * unit)}M${n(w * 0.66)} ${n(water - 190 * unit)}V${n(water)}M${n(w * 0.9)} ${n(water - 190 * unit)}V${n(water)}" fill="none" stroke="${color.walls[2]?.[0]}" stroke-width="${n(6 * unit)}"/>${Array.from({ length: 9 }, (_, i) => `<circle cx="${n(w * (0.52 + i * 0.055))}" cy="${n(water - 68 * unit)}" r="${n(3.5 * unit)}" fill="${color.glow}"/>`).join('')}`
        : Array.from(
            { length: 5 },
            (_, i) =>
              `<g transform="translate(${n(w * (0.14 + i * 0.18))} ${n(water - 118 * unit)}) scale(${unit.toFixed(2)})"><path d="M-74 -20Q0 18 74 -20" fill="none" stroke="#20222E" stroke-width="3"/>${[-50, -18, 18, 50].map((x, k) => `<circle cx="${x}" cy="${-10 + (k === 1 || k === 2 ? 8 : 0)}" r="7" fill="${['#FFC86B', '#F48C7F', '#8FD3C8', '#FFC86B'][k]}"/>`).join('')}</g>`,
          ).join('')
  const shine = Array.from({ length: 26 }, () => {
    const x = chance() * w
    return `<rect x="${n(x)}" y="${n(water + 26 * unit)}" width="${n((10 + chance() * 26) * unit)}" height="${n((70 + chance() * 160) * unit)}" rx="8" fill="${chance() < 0.6 ? color.glow : '#C8BFF0'}" fill-opacity="${(0.07 + chance() * 0.15).toFixed(2)}"/>`
  })
  const lamps = [0.1, 0.44, 0.8].map((at) => lamp(w * at, water + 16 * unit, 1.15 * unit))
  return `<defs>${gradient('st-sky', color.sky)}${gradient('st-water', color.water)}${halo('st-sun', color.sun)}${halo('st-glow', color.glow)}</defs><rect width="${n(w)}" height="${n(water + 10)}" fill="url(#st-sky)"/><circle cx="${n(w * 0.84)}" cy="${n(water * 0.3)}" r="${n(90 * unit)}" fill="url(#st-sun)" fill-opacity=".5"/><circle cx="${n(w * 0.84)}" cy="${n(water * 0.3)}" r="${n(22 * unit)}" fill="${color.sun}"/>
${Array.from({ length: 40 }, () => `<circle cx="${n(chance() * w)}" cy="${n(chance() * water * 0.5)}" r="${(0.7 + chance() * 1.3).toFixed(1)}" fill="#fff" fill-opacity=".7"/>`).join('')}${far.join('')}${place === 'lake' ? feature : ''}${houses.join('')}${place === 'lake' ? '' : feature}
<rect x="0" y="${n(water - 2)}" width="${n(w)}" height="${n(22 * unit)}" fill="${color.bank[0]}"/><rect x="0" y="${n(water + 18 * unit)}" width="${n(w)}" height="${n(9 * unit)}" fill="${color.bank[1]}"/><rect x="0" y="${n(water + 26 * unit)}" width="${n(w)}" height="${n(h)}" fill="url(#st-water)"/>${shine.join('')}${lamps.join('')}
<rect x="0" y="${n(h - 30 * unit)}" width="${n(w)}" height="${n(8 * unit)}" fill="${color.bank[1]}"/><rect x="0" y="${n(h - 22 * unit)}" width="${n(w)}" height="${n(24 * unit)}" fill="${color.bank[0]}"/>`
}

/** Everything behind the path as one drawing. */
export const sceneArt = (view: View, color: Palette, place: Place): string =>
  (color.city ? city : stream)(view, color, place)

/** A bank from the edge of the stage, 10 by 112, and its end in the stream, 152 by 112. */
export const bankArt = (color: Palette): { straight: string; end: string } =>
  color.city
    ? {
        straight: `<path d="M0 22H10V92H0Z" fill="${color.bank[1]}"/><path d="M0 14H10V80H0Z" fill="${color.bank[0]}"/>`,
        end: `<path d="M-1 22H128L150 92H-1Z" fill="${color.bank[1]}"/><path d="M-1 14H124L146 80H-1Z" fill="${color.bank[0]}"/><path d="M92 14H124L146 80H112Z" fill="${color.glow}" fill-opacity=".45"/>`,
      }
    : {
        straight: `<path d="M0 8H10V108H0Z" fill="${color.bank[1]}"/><path d="M0 4H10V94H0Z" fill="${color.bank[0]}"/>`,
        end: `<path d="M-1 8C60 2 120 18 142 42C162 66 140 96 96 104C60 112 24 112 -1 108Z" fill="${color.bank[1]}"/><path d="M-1 4C60 0 116 12 136 34C152 56 130 82 90 90C56 98 24 98 -1 94Z" fill="${color.bank[0]}"/><path d="M20 20C14 4 10 -8 4 -18C18 -6 24 6 28 20ZM60 16C62 0 68 -10 76 -20C74 -4 72 6 70 17Z" fill="${color.grass[0]}"/>`,
      }
