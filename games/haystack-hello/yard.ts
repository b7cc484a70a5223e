import type { Stage } from '../kit/index.ts'
import type { Layout } from './layout.ts'
import type { Palette } from './palette.ts'

const at = (x: number, y: number, scale: number, art: string) =>
  `<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${scale.toFixed(3)})">${art}</g>`

/** Draws a cloud. */
export const cloudArt = (c: Palette) =>
  `<path d="M-60 22C-84 22 -86 -8 -60 -9C-58 -38 -14 -46 -2 -24C14 -42 50 -30 48 -6C74 -8 78 22 54 22Z" fill="${c.cloud}"/><path d="M-60 22C-76 22 -82 10 -77 1C-62 14 -30 8 -14 12C14 18 52 14 66 2C72 12 66 22 54 22Z" fill="${c.cloudLow}"/>`

const tree = (c: Palette) =>
  `<path d="M-7 0L-4 -60H4L7 0Z" fill="${c.trunk}"/><path d="M-48 -62C-66 -84 -50 -112 -34 -114C-30 -144 24 -148 32 -118C58 -114 62 -78 46 -62C30 -46 -32 -46 -48 -62Z" fill="${c.leaf}"/><path d="M-48 -62C-66 -84 -50 -112 -34 -114C-30 -138 2 -146 20 -132C-6 -126 -30 -98 -22 -53C-34 -54 -44 -57 -48 -62Z" fill="${c.leafLight}"/>`

/** Draws a ridge of hills across the stage, from `y` down. */
function hills({ width, height }: Stage, y: number, swing: number, phase: number, fill: string): string {
  const steps = 8
  const top = (step: number) => y - Math.sin(step * 1.35 + phase) * swing
  const points = Array.from({ length: steps + 1 }, (_, step) => {
    const x = (width * step) / steps
    const half = width / steps / 2
    return step === 0
      ? `M-10 ${top(0)}`
      : `C${x - half * 1.1} ${top(step - 1)} ${x - half * 0.9} ${top(step)} ${x} ${top(step)}`
  })
  return `<path d="${points.join('')}L${width + 10} ${top(steps)}V${height + 10}H-10Z" fill="${fill}"/>`
}

function fence({ stage: { width }, horizon, unit }: Layout, c: Palette): string {
  const apart = 86 * unit
  const [foot, post] = [horizon + 46 * unit, 16 * unit]
  const posts = Array.from({ length: Math.ceil(width / apart) + 1 }, (_, index) => {
    const x = index * apart - 20 * unit
    return `<rect x="${x}" y="${foot - 62 * unit}" width="${post}" height="${62 * unit}" rx="${5 * unit}" fill="${c.post}"/><rect x="${x + post * 0.62}" y="${foot - 62 * unit}" width="${post * 0.38}" height="${62 * unit}" rx="${3 * unit}" fill="${c.postDark}"/>`
  })
  const rail = (up: number) =>
    `<rect x="-20" y="${foot - up * unit}" width="${width + 40}" height="${11 * unit}" rx="${5 * unit}" fill="${c.rail}"/>`
  return posts.join('') + rail(48) + rail(24)
}

/** Returns the middle of the sun, and of the cloud that is drawn apart from the scenery. */
export const sunAt = ({ stage: { width, height, portrait } }: Layout) => ({
  x: width * (portrait ? 0.14 : 0.15),
  y: height * 0.2,
})
export const cloudAt = ({ stage: { width, height, portrait } }: Layout) => ({
  x: width * 0.85,
  y: height * (portrait ? 0.14 : 0.17),
})

function sky(layout: Layout, c: Palette): string {
  const { stage, horizon, unit } = layout
  const { width, height, portrait } = stage
  const { x: sunX, y: sunY } = sunAt(layout)
  const radius = 54 * unit
  return `<defs><linearGradient id="yard-sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${c.sky}"/><stop offset=".4" stop-color="${c.skyMiddle}"/><stop offset="1" stop-color="${c.skyLow}"/></linearGradient><radialGradient id="yard-sun"><stop offset="0" stop-color="${c.glow}" stop-opacity=".95"/><stop offset="1" stop-color="${c.glow}" stop-opacity="0"/></radialGradient></defs><rect x="-10" y="-10" width="${width + 20}" height="${horizon + 40}" fill="url(#yard-sky)"/><circle cx="${sunX}" cy="${sunY}" r="${radius * 4}" fill="url(#yard-sun)"/><circle cx="${sunX}" cy="${sunY}" r="${radius}" fill="${c.sun}"/>${at(width * 0.36, height * (portrait ? 0.24 : 0.33), unit * 0.64, cloudArt(c))}`
}

/** Draws the scenery that doesn't move. `plain` omits details that could distract. */
export function yardArt(layout: Layout, c: Palette, plain: boolean): string {
  const { stage, horizon, unit } = layout
  const { width: w, height: h, portrait } = stage
  const meadow = horizon + 34 * unit
  if (plain)
    return `<rect x="-10" y="-10" width="${w + 20}" height="${h + 20}" fill="${c.sky}"/><path d="M-10 ${meadow}Q${w / 2} ${meadow - 16 * unit} ${w + 10} ${meadow}V${h + 10}H-10Z" fill="${c.grass}"/>`
  const trees = [
    [0.05, 0.92],
    [0.27, 0.64],
    [0.86, 0.72],
    [0.94, 1],
  ] as const
  const bend = portrait ? 0.63 : 0.57
  const near = h - 46 * unit
  return [
    sky(layout, c),
    hills(stage, horizon - 44 * unit, 26 * unit, 0.4, c.far),
    hills(stage, horizon - 8 * unit, 16 * unit, 2.2, c.near),
    ...trees.map(([x, size]) => at(w * x, horizon + 12 * unit, size * unit, tree(c))),
    fence(layout, c),
    `<path d="M-10 ${meadow}C${w * 0.25} ${meadow - 14 * unit} ${w * 0.45} ${meadow + 8 * unit} ${w * 0.6} ${meadow + 4 * unit}S${w * 0.9} ${meadow - 12 * unit} ${w + 10} ${meadow}V${h + 10}H-10Z" fill="${c.grass}"/>`,
    `<path d="M${w * bend} ${meadow + 20 * unit}C${w * (bend + 0.06)} ${h * 0.75} ${w * 0.8} ${h * 0.84} ${w + 10} ${h * 0.87}V${h + 10}H-10V${h * 0.9}C${w * 0.25} ${h * 0.9} ${w * (bend - 0.12)} ${h * 0.78} ${w * (bend - 0.07)} ${meadow + 20 * unit}Z" fill="${c.path}"/>`,
    `<path d="M-10 ${h - 60 * unit}C${w * 0.2} ${h - 46 * unit} ${w * 0.36} ${h - 76 * unit} ${w * 0.48} ${h - 96 * unit}C${w * 0.6} ${h - 62 * unit} ${w * 0.84} ${h - 64 * unit} ${w + 10} ${h - 58 * unit}V${h + 10}H-10Z" fill="${c.pathNear}"/>`,
    at(
      -8 * unit,
      near + 60 * unit,
      unit,
      `<path d="M-10 0V-60C20 -82 40 -72 60 -56C80 -82 110 -72 124 -48C150 -66 190 -52 200 10Z" fill="${c.bush}"/>`,
    ),
    at(
      w + 8 * unit,
      near + 60 * unit,
      unit,
      `<path d="M10 0V-76C-30 -86 -50 -72 -64 -56C-90 -76 -120 -60 -130 -38C-160 -52 -180 -36 -190 10Z" fill="${c.bush}"/>`,
    ),
  ].join('')
}
