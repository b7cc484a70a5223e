import type { Palette } from './palette.ts'
import type { Stretch } from './river.ts'
import { slopeAt, type Layout } from './layout.ts'

const n = (value: number) => String(Math.round(value * 10) / 10)
/** Seeded random numbers, so that the scenery is the same in every frame. */
function scatter(seed: number): () => number {
  let at = seed
  return () => {
    at = (at * 16807) % 2147483647
    return at / 2147483647
  }
}

/** Draws a ridge of sine-wave hills that repeats after `period`, from `top` down to `floor`. */
function ridge(
  { width, period, floor }: { width: number; period: number; floor: number },
  { top, high, fill, phase }: { top: number; high: number; fill: string; phase: number },
): string {
  const points = []
  for (let x = 0; x <= width + 20; x += 20) {
    const turn = (x / period) * Math.PI * 2
    const y = top - high * (0.5 + 0.34 * Math.sin(turn * 2 + phase) + 0.16 * Math.sin(turn * 5 + phase * 2))
    points.push(`${n(x)} ${n(y)}`)
  }
  return `<path d="M0 ${n(floor)}L${points.join('L')}L${n(width + 20)} ${n(floor)}Z" fill="${fill}"/>`
}

const pine = (x: number, y: number, s: number, [light, dark]: Palette['land']['plant']) =>
  `<g transform="translate(${n(x)} ${n(y)}) scale(${n(s * 10) === '0' ? 1 : s.toFixed(2)})"><path d="M-5 0H5V-16H-5Z" fill="#5B4636"/><path d="M0 -118L26 -72H14L36 -38H20L44 -10H-44L-20 -38H-36L-14 -72H-26Z" fill="${light}"/><path d="M0 -118L26 -72H14L36 -38H20L44 -10H0Z" fill="${dark}"/></g>`
const willow = (x: number, y: number, s: number, [light, dark]: Palette['land']['plant']) =>
  `<g transform="translate(${n(x)} ${n(y)}) scale(${s.toFixed(2)})"><path d="M-7 2C-3 -30 -6 -50 -2 -76H8C6 -50 10 -26 12 2Z" fill="#6B5138"/><path d="M-62 -34C-70 -86 -36 -122 2 -122S74 -86 66 -30C58 -40 54 -52 50 -58C48 -44 42 -34 36 -24C32 -40 28 -50 22 -58C16 -44 10 -36 4 -24C-2 -40 -8 -50 -12 -58C-18 -44 -26 -34 -34 -22C-38 -36 -42 -46 -46 -56C-50 -46 -56 -40 -62 -34Z" fill="${light}"/><path d="M2 -122C40 -122 74 -86 66 -30C58 -40 54 -52 50 -58C48 -44 42 -34 36 -24C36 -60 26 -100 2 -122Z" fill="${dark}"/></g>`
const mesa = (x: number, y: number, s: number, [light, dark]: Palette['land']['plant']) =>
  `<g transform="translate(${n(x)} ${n(y)}) scale(${s.toFixed(2)})"><path d="M-70 4L-54 -70C-50 -82 -30 -84 -24 -74L-20 -96C-16 -112 30 -114 36 -96L46 -50C56 -54 66 -46 68 -36L78 4Z" fill="${light}"/><path d="M14 -107C26 -106 34 -102 36 -96L46 -50C56 -54 66 -46 68 -36L78 4H34C40 -30 30 -70 14 -107Z" fill="${dark}"/><path d="M-58 -50L40 -58M-62 -26L52 -32" stroke="${dark}" stroke-width="5" stroke-opacity=".55"/></g>`
const reed = (x: number, y: number, s: number, [light, dark]: Palette['land']['plant']) =>
  `<g transform="translate(${n(x)} ${n(y)}) scale(${s.toFixed(2)})"><g stroke-linecap="round" fill="none" stroke-width="5"><path d="M-16 6Q-18 -40 -26 -72" stroke="${light}"/><path d="M-4 6Q-4 -50 -2 -94" stroke="${dark}"/><path d="M8 6Q10 -40 20 -70" stroke="${light}"/></g><rect x="-7" y="-112" width="10" height="32" rx="5" fill="#8A5A3A"/><rect x="15" y="-92" width="9" height="28" rx="4.500" fill="#8A5A3A"/></g>`
const mill = (x: number, y: number, s: number, { land, stripe, pole }: Palette) =>
  `<g transform="translate(${n(x)} ${n(y)}) scale(${s.toFixed(2)})"><path d="M-40 6L-28 -92H28L40 6Z" fill="${stripe}"/><path d="M6 -92H28L40 6H16Z" fill="${land.hill[1]}" fill-opacity=".5"/><path d="M-34 -88L0 -122L34 -88Z" fill="#B4563F"/><rect x="-10" y="-30" width="20" height="36" rx="10" fill="${pole}"/><g transform="translate(0 -84)"><g class="sails" fill="${pole}"><path d="M-3 0L-5 -62H14L3 0ZM0 -3L62 -5V14L0 3ZM3 0L5 62H-14L-3 0ZM0 3L-62 5V-14L0 -3Z"/><circle r="7" fill="#8A5A3A"/></g></g></g>`

/** Position, size, and index of a plant. */
interface Spot {
  x: number
  y: number
  s: number
  turn: number
}
/** Draws a plant on the hills of a stretch. */
export function plantArt(stretch: Stretch, { x, y, s, turn }: Spot, color: Palette): string {
  const tones = color.land.plant
  if (stretch === 'willows') return turn % 4 === 3 ? reed(x, y, s * 0.8, tones) : willow(x, y, s, tones)
  if (stretch === 'rocks') return turn % 3 === 2 ? pine(x, y, s * 0.7, tones) : mesa(x, y, s, tones)
  if (stretch === 'lake') return turn % 3 === 1 ? pine(x, y, s * 0.8, tones) : reed(x, y, s * 0.95, tones)
  if (stretch === 'mill') return turn % 7 === 3 ? mill(x, y, s * 1.15, color) : willow(x, y, s * 0.6, tones)
  return pine(x, y, s, tones)
}

/** Draws the sky, sun, and clouds, which don't move. */
export function skyArt({ w, h, water, portrait }: Layout, { sky, sun, cloud }: Palette): string {
  const puff = (x: number, y: number, s: number) =>
    `<g transform="translate(${n(x)} ${n(y)}) scale(${s})" fill="${cloud}" opacity=".9"><ellipse cx="0" cy="0" rx="60" ry="18"/><ellipse cx="-18" cy="-14" rx="26" ry="20"/><ellipse cx="16" cy="-18" rx="32" ry="26"/></g>`
  const top = portrait ? 190 : 80
  return `<defs><linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${sky[0]}"/><stop offset=".6" stop-color="${sky[1]}"/><stop offset="1" stop-color="${sky[2]}"/></linearGradient><radialGradient id="sun"><stop offset="0" stop-color="${sun}" stop-opacity=".95"/><stop offset=".3" stop-color="${sun}" stop-opacity=".5"/><stop offset="1" stop-color="${sun}" stop-opacity="0"/></radialGradient></defs>
<rect width="${n(w)}" height="${n(h)}" fill="url(#sky)"/><circle cx="${n(w * 0.8)}" cy="${n(water - 190)}" r="200" fill="url(#sun)"/><circle cx="${n(w * 0.8)}" cy="${n(water - 190)}" r="34" fill="${sun}"/>
${puff(w * 0.55, top + 60, 0.9)}${puff(w * 0.92, top + 110, 0.7)}${puff(w * 0.3, top + 30, 0.7)}${puff(w * 0.72, top + 10, 0.55)}`
}

export const farPeriod = 1000
/** Draws distant mountains, which repeat after `farPeriod`. */
export function farArt({ w, water }: Layout, { far, farther }: Palette): string {
  const room = { width: w + farPeriod, period: farPeriod, floor: water + 20 }
  return (
    ridge(room, { top: water - 96, high: 100, fill: farther, phase: 1 }) +
    ridge(room, { top: water - 52, high: 80, fill: far, phase: 2.4 })
  )
}

export const hillPeriod = 1400
/** Draws the hills and plants of the far bank, which repeat after `hillPeriod`. */
export function hillArt({ w, water }: Layout, color: Palette, stretch: Stretch): string {
  const wide = w + hillPeriod
  const [back, front] = color.land.hill
  const chance = scatter(stretch.length * 7919 + stretch.charCodeAt(0))
  const spots = Array.from({ length: 9 }, (_, i) => ({
    x: (hillPeriod / 9) * (i + 0.2 + chance() * 0.6),
    y: water - 24 + chance() * 20,
    s: 0.55 + chance() * 0.5,
    turn: i,
  })).sort((a, b) => a.y - b.y)
  const all = [0, hillPeriod].flatMap((shift) =>
    spots
      .filter(({ x }) => x + shift < wide + 80)
      .map(({ x, y, s, turn }) => plantArt(stretch, { x: x + shift, y, s, turn }, color)),
  )
  const room = { width: wide, period: hillPeriod, floor: water + 30 }
  return (
    ridge(room, { top: water - 14, high: 74, fill: back, phase: 0.6 }) +
    ridge(room, { top: water - 2, high: 34, fill: front, phase: 3.1 }) +
    all.join('')
  )
}

export const waterPeriod = 480
/** Draws the far half of the river, which repeats after `waterPeriod`. */
export function waterArt({ w, h, water }: Layout, { water: tones, glint }: Palette): string {
  const wide = w + waterPeriod
  const glints = [
    [40, 14, 70],
    [190, 26, 46],
    [330, 12, 88],
    [430, 32, 40],
  ]
  const lines = [0, 1, 2, 3, 4, 5, 6].flatMap((turn) =>
    glints.map(
      ([x = 0, y = 0, long = 0]) =>
        `<rect x="${n(x + turn * waterPeriod)}" y="${n(water + y)}" width="${long}" height="4" rx="2"/>`,
    ),
  )
  return `<rect y="${n(water)}" width="${n(wide)}" height="${n(h - water)}" fill="${tones[0]}"/><rect y="${n(water)}" width="${n(wide)}" height="5" fill="${glint}" fill-opacity=".7"/><g fill="${glint}" opacity=".6">${lines.join('')}</g>`
}
/** Draws the near half of the river, in front of the glider. */
export function nearArt({ w, h, water }: Layout, { water: tones, glint }: Palette): string {
  const wide = w + waterPeriod
  const wave = (top: number, high: number, fill: string, phase: number) => {
    const points = []
    for (let x = 0; x <= wide + 20; x += 20)
      points.push(`${n(x)} ${n(top + high * Math.sin((x / waterPeriod) * Math.PI * 4 + phase))}`)
    return `<path d="M0 ${n(h)}L${points.join('L')}L${n(wide + 20)} ${n(h)}Z" fill="${fill}"/>`
  }
  const glints = [0, 1, 2, 3, 4, 5, 6].map(
    (turn) =>
      `<rect x="${turn * waterPeriod + 120}" y="${n(water + 64)}" width="90" height="5" rx="2.500"/><rect x="${turn * waterPeriod + 330}" y="${n(water + 108)}" width="70" height="5" rx="2.500"/><rect x="${turn * waterPeriod + 20}" y="${n(water + 140)}" width="110" height="5" rx="2.500"/>`,
  )
  return `${wave(water + 42, 4, tones[1] ?? '', 0)}${wave(water + 84, 5, tones[2] ?? '', 1.6)}${wave(water + 136, 5, tones[3] ?? '', 3)}<g fill="${glint}" opacity=".32">${glints.join('')}</g>`
}

/** Draws the hill with the wet slide, from the left edge to the river. */
export function slopeArt(layout: Layout, { bank, slope, foam, land }: Palette): string {
  const { top, foot, h, water } = layout
  const line = Array.from({ length: 25 }, (_, i) => slopeAt(layout, i / 24))
  const edge = (down: number) => line.map(({ x, y }) => `${n(x)} ${n(y + down)}`).join('L')
  const back = (down: number) =>
    [...line]
      .reverse()
      .map(({ x, y }) => `${n(x)} ${n(y + down)}`)
      .join('L')
  const runs = [0.1, 0.26, 0.42, 0.58, 0.74, 0.88].map((from, i) => {
    const [a, b] = [slopeAt(layout, from), slopeAt(layout, Math.min(1, from + 0.1))]
    const down = 12 + (i % 3) * 9
    return `<path class="run" style="animation-delay:${n(-i * 0.37)}s" d="M${n(a.x)} ${n(a.y + down)}L${n(b.x)} ${n(b.y + down)}" stroke="${foam}" stroke-width="5" stroke-linecap="round"/>`
  })
  const stones = [0.06, 0.3, 0.52, 0.72].map((share, i) => {
    const { x, y } = slopeAt(layout, share)
    return `<ellipse cx="${n(x - 14)}" cy="${n(y + 62 + (i % 2) * 14)}" rx="${20 + (i % 3) * 7}" ry="${11 + (i % 2) * 4}" fill="${bank[0]}" fill-opacity=".55"/>`
  })
  const tuft = (x: number, y: number, s: number) =>
    `<path transform="translate(${n(x)} ${n(y)}) scale(${s})" d="M-16 2Q-18 -14 -26 -24Q-12 -18 -8 -4Q-8 -22 -2 -34Q4 -20 2 -4Q8 -18 18 -24Q12 -12 12 2Z" fill="${land.plant[0]}"/>`
  return `<defs><linearGradient id="wet" x1="0" y1="0" x2=".8" y2="1"><stop offset="0" stop-color="${slope[0]}"/><stop offset=".3" stop-color="${slope[1]}"/><stop offset="1" stop-color="${slope[2]}"/></linearGradient></defs>
${tuft(top[0] - 74, top[1] + 4, 1)}${tuft(top[0] - 20, top[1] + 4, 0.7)}<path d="M-60 ${n(top[1])}H${n(top[0] - 6)}L${edge(6)}L${n(foot[0] + 60)} ${n(water + 34)}L${n(foot[0] - 30)} ${n(h)}H-60Z" fill="${bank[1]}"/><path d="M-60 ${n(top[1])}H${n(top[0] + 14)}Q${n(top[0] + 20)} ${n(top[1] + 16)} ${n(top[0] - 20)} ${n(top[1] + 18)}Q-10 ${n(top[1] + 26)} -60 ${n(top[1] + 18)}Z" fill="${bank[0]}"/><path d="M-60 ${n(top[1] + 66)}Q${n(top[0])} ${n(top[1] + 52)} ${n(top[0] + 50)} ${n(top[1] + 72)}L${edge(70)}L${n(foot[0] - 40)} ${n(water + 70)}L${n(foot[0] - 150)} ${n(h)}H-60Z" fill="${bank[2]}"/>${stones.join('')}
<path d="M${n(top[0] - 8)} ${n(top[1] + 1)}L${edge(0)}C${n(foot[0] + 40)} ${n(water)} ${n(foot[0] + 90)} ${n(water + 6)} ${n(foot[0] + 140)} ${n(water + 18)}C${n(foot[0] + 90)} ${n(water + 34)} ${n(foot[0] + 40)} ${n(water + 40)} ${n(foot[0])} ${n(water + 40)}L${back(38)}Q${n(top[0] - 14)} ${n(top[1] + 26)} ${n(top[0] - 8)} ${n(top[1] + 1)}Z" fill="url(#wet)"/><path d="M${n(top[0] - 4)} ${n(top[1] + 2)}L${edge(2)}" fill="none" stroke="${foam}" stroke-width="5" stroke-linecap="round"/><path d="M${n(top[0] + 4)} ${n(top[1] + 34)}L${edge(38)}" fill="none" stroke="${slope[2]}" stroke-width="4" stroke-linecap="round" stroke-opacity=".8"/>${runs.join('')}${tuft(top[0] - 92, top[1] + 46, 1.1)}${tuft(top[0] - 34, top[1] + 104, 1.3)}${tuft(top[0] + 90, top[1] + 190, 1)}`
}

/** Draws a buoy with its pennant pole; 0,0 is at the waterline. */
export function buoyArt({ buoy, stripe, pole, glint }: Palette, turn: number, large: boolean): string {
  const [light, dark] = turn % 2 ? [buoy[2], buoy[3]] : [buoy[0], buoy[1]]
  const s = large ? 1.35 : 1
  return `<g transform="scale(${s})"><ellipse cy="10" rx="32" ry="7" fill="${glint}" fill-opacity=".55"/><path d="M-2 -24H2V-86H-2Z" fill="${pole}"/><path d="M-19 10C-19 -14 -9 -28 0 -28S19 -14 19 10Z" fill="${light}"/><path d="M4 -27C12 -23 19 -10 19 10H7C11 -4 9 -18 4 -27Z" fill="${dark}"/><path d="M-17 -6H17L19 5H-19Z" fill="${stripe}"/></g>`
}
/** Draws the pennant that a buoy raises when it is passed. */
export const pennantArt = ([light, dark]: readonly [string, string], large: boolean): string =>
  `<g transform="scale(${large ? 1.35 : 1})"><path d="M2 -86L48 -74L2 -60Z" fill="${light}"/><path d="M2 -73L48 -74L2 -60Z" fill="${dark}"/></g>`
