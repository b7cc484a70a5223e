import { memo } from 'preact/compat'
import { useMemo } from 'preact/hooks'
import type { Look } from '@marigold/contract'
import { html } from '../kit/index.ts'
import { bayous, type BayouColors } from './bayous.ts'
import { sheenArt } from './bubble-art.ts'
import { cattailArt, cypressArt, lotusArt, mossArt, padArt, put, spread, tuftArt } from './flora.ts'
import { branchAt, type Pond } from './pond.ts'

/** The tank of the grown-up look: the same water without a story. */
const tank: BayouColors = {
  sky: ['#5E8D9C', '#3C6B7C'],
  light: '#E9F3F2',
  water: '#3C6B7C',
  deep: '#234A5B',
  far: '#4A7484',
  trunk: '#2B4250',
  moss: '#7FA08C',
}
export const colorsOf = (bayou: number, look: Look): BayouColors =>
  look === 'grown-up' ? tank : (bayous[bayou] as (typeof bayous)[number]).colors

const row = (count: number, art: (at: number) => string) => Array.from({ length: count }, (_, at) => art(at)).join('')
const fade = (id: string, color: string, stops: readonly (readonly [number, number])[]) =>
  `<linearGradient id="bayou-${id}" x1="0" y1="0" x2="0" y2="1">${stops.map(([at, opacity]) => `<stop offset="${at}" stop-color="${color}" stop-opacity="${opacity}"/>`).join('')}</linearGradient>`

function gradients({ sky, light, water, deep, trunk }: BayouColors): string {
  const two = (id: string, [from, to]: readonly [string, string]) =>
    `<linearGradient id="bayou-${id}" x1="0" y1="0" x2="0" y2="1"><stop stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient>`
  const glow = `<radialGradient id="bayou-light"><stop stop-color="${light}" stop-opacity=".85"/><stop offset=".45" stop-color="${light}" stop-opacity=".38"/><stop offset="1" stop-color="${light}" stop-opacity="0"/></radialGradient>`
  const pool = `<radialGradient id="bayou-pool" cx="0" cy="0" r="1" gradientTransform="translate(.5 0) scale(.5 1)"><stop stop-color="${light}" stop-opacity=".6"/><stop offset="1" stop-color="${light}" stop-opacity="0"/></radialGradient>`
  const mist = [
    [0, 0],
    [0.7, 0.5],
    [1, 0],
  ] as const
  const shaft = [
    [0, 0.3],
    [1, 0],
  ] as const
  const soil = [
    [0, 0],
    [1, 0.85],
  ] as const
  return `<defs>${two('sky', sky)}${two('water', [water, deep])}${glow}${pool}${fade('mist', light, mist)}${fade('shaft', light, shaft)}${fade('soil', trunk, soil)}${sheenArt}</defs>`
}

/** Light that falls in from above, broad toward the water. */
const shafts = (width: number, foot: number) =>
  row(3, (at) => {
    const [from, to, wide] = [width * (0.4 + at * 0.09), width * (0.2 + at * 0.27), width * 0.06]
    return `<path d="M${from} 0H${from + wide * 0.5}L${to + wide * 2} ${foot}H${to}Z" fill="url(#bayou-shaft)"/>`
  })

/** A canopy of leaves, deeper at both sides, with moss in it. */
function canopy({ stage: { width, height }, scale }: Pond, colors: BayouColors): string {
  const steps = Math.max(9, Math.round(width / (46 * scale)))
  const depth = (share: number, by: number) => ((share - 0.5) * 2) ** 2 * height * by + 16 * scale
  const edge = (by: number, lift: number) =>
    row(steps, (at) => {
      const [middle, next] = [(at + 0.5) / steps, (at + 1) / steps]
      const leaf = (22 + 26 * spread(at, by * 3)) * scale - lift
      return `Q${width * (middle - 0.2 / steps)} ${depth(middle, by) + leaf} ${width * next} ${depth(next, by) - lift - 8 * scale * spread(at, 0.41)}`
    })
  const leaves = (by: number, lift: number, color: string) =>
    `<path d="M0 -30V${depth(0, by) - lift}${edge(by, lift)}V-30Z" fill="${color}"/>`
  const strands = [0.02, 0.13, 0.24, 0.35, 0.67, 0.77, 0.88, 0.98]
    .map((x, at) => put(width * x, depth(x, 0.16) - 6, scale * (0.7 + 0.55 * spread(at)), mossArt(colors)))
    .join('')
  return `${leaves(0.21, 0, colors.far)}${strands}${leaves(0.15, 6 * scale, colors.trunk)}`
}

/** The woods behind the water, far ones in the mist. */
function woods(pond: Pond, colors: BayouColors): string {
  const { stage, line, scale } = pond
  const { width } = stage
  const { far, trunk } = colors
  // An upright phone has room for slender trees only.
  const slim = Math.min(1, width / 720)
  const thin = row(13, (at) => {
    const wide = (5 + 11 * spread(at, 0.43)) * scale * slim
    return `<rect x="${width * ((at + spread(at) * 0.9) / 13)}" width="${wide}" height="${line + 4}" fill-opacity="${0.25 + 0.25 * spread(at, 0.29)}"/>`
  })
  const bush = row(9, (at) => {
    const [x, high] = [(width * (at + 0.5)) / 9, (30 + 11 * Math.abs(at - 4) + 16 * spread(at)) * scale]
    const wide = Math.max(high * 1.5, width / 13)
    return `M${x - wide} ${line + 6}a${wide} ${high} 0 0 1 ${2 * wide} 0z`
  })
  const tree = (x: number, foot: number, wide: number, dark: string, light: string) =>
    `<g transform="translate(${width * x} ${line + foot * scale}) scale(${x < 0.5 ? 1 : -1} 1)">${cypressArt(line + foot * scale, wide * scale * slim, dark, light)}</g>`
  const branch = line - 40 - 90 * scale
  return `<g fill="${far}">${thin}</g><path d="${bush}" fill="${far}" fill-opacity=".6"/><rect y="${line - 130 * scale}" width="${width}" height="${150 * scale}" fill="url(#bayou-mist)"/><rect y="${line}" width="${width}" height="${stage.height - line}" fill="url(#bayou-water)"/>${glints(pond, colors)}${tree(0.31, 6, 15, far, colors.moss)}${tree(0.66, 8, 18, far, colors.moss)}<path d="M${width * 0.95} ${branch + 44 * scale}Q${width * 0.87} ${branch + 2 * scale} ${width * branchAt - 56 * scale} ${branch}" fill="none" stroke="${trunk}" stroke-width="${13 * scale}" stroke-linecap="round"/>${tree(0.1, 18, 46, trunk, far)}${tree(0.92, 24, 52, trunk, far)}${canopy(pond, colors)}`
}

/** The light on the water: a soft glow under the sky, a path of glints, and pads that grow toward the bank. */
function glints({ stage: { width }, line, bank, scale }: Pond, { light }: BayouColors): string {
  const deep = bank - line
  const flecks = row(22, (at) => {
    const t = spread(at, 0.137)
    const x = width * (0.5 + (spread(at) - 0.5) * (0.26 + 0.62 * t))
    return `<ellipse cx="${x}" cy="${line + 5 + deep * t}" rx="${(12 + 38 * t) * scale}" ry="${(1.2 + 2 * t) * scale}" fill-opacity="${0.6 - 0.36 * t}"/>`
  })
  return `<path d="M${width * 0.14} ${line}A${width * 0.36} ${deep * 1.1} 0 0 0 ${width * 0.86} ${line}Z" fill="url(#bayou-pool)"/><g fill="${light}">${flecks}</g>`
}

const pads = [
  [0.2, 0.3, 0.5],
  [0.255, 0.42, 0.62],
  [0.05, 0.66, 0.95],
  [0.46, 0.22, 0.36],
  [0.6, 0.52, 0.7],
  [0.55, 0.84, 1.05],
  [0.15, 0.9, 1.25],
] as const

/** The bank: a mossy lawn that darkens toward the viewer. */
function lawn({ stage: { width, height }, bank, scale }: Pond, colors: BayouColors, isTank: boolean): string {
  const { moss, trunk, light } = colors
  const shore = (down: number) => {
    const y = bank + down * scale
    return `M0 ${y - 6 * scale}Q${width * 0.16} ${y - 20 * scale} ${width * 0.34} ${y - 4 * scale}T${width * 0.68} ${y}T${width} ${y - 14 * scale}V${height + 4}H0Z`
  }
  const tufts = row(16, (at) =>
    put(
      width * ((at + spread(at)) / 16),
      bank + (at % 3 === 0 ? -4 : (height - bank) * spread(at, 0.29)),
      scale * (0.5 + 0.5 * spread(at, 0.77)),
      tuftArt(at % 2 === 0 ? moss : trunk),
    ),
  )
  const dots = row(isTank ? 26 : 12, (at) => {
    const [x, y, r] = [
      width * spread(at, 0.755),
      bank + (height - bank) * (0.16 + 0.8 * spread(at, 0.43)),
      3 + 4 * spread(at, 0.9),
    ]
    const color = isTank ? light : (['#FFF3DC', '#FFC7DA', '#FFE08A'] as const)[at % 3]
    return `<ellipse cx="${x}" cy="${y}" rx="${r * scale * (isTank ? 2 : 1)}" ry="${r * scale * 0.8}" fill="${color}" fill-opacity="${isTank ? 0.28 : 0.9}"/>`
  })
  return `<path d="${shore(-5)}" fill="${trunk}" fill-opacity=".5"/><path d="${shore(0)}" fill="${light}" fill-opacity=".8"/><path d="${shore(3)}" fill="${moss}"/><path d="${shore(34)}" fill="${trunk}" fill-opacity=".2"/><path d="${shore(3)}" fill="url(#bayou-soil)"/>${isTank ? '' : tufts}${dots}`
}

/** Stones and water plants behind glass. */
function tankArt(pond: Pond, colors: BayouColors): string {
  const { stage, bank, scale } = pond
  const { width, height } = stage
  const stones = [0.08, 0.2, 0.83, 0.95]
    .map(
      (x, at) =>
        `<ellipse cx="${width * x}" cy="${bank + 6}" rx="${(90 + 26 * (at % 2)) * scale}" ry="${(56 + 40 * ((at + 1) % 2)) * scale}"/>`,
    )
    .join('')
  const plants = [0.03, 0.14, 0.26, 0.74, 0.88, 0.97]
    .map((x, at) => {
      const high = (170 + 130 * spread(at)) * scale
      const bend = (at % 2 === 0 ? 26 : -26) * scale
      return `<path d="M${width * x} ${bank + 10}q${bend} ${-high * 0.3} 0 ${-high * 0.55}t0 ${-high * 0.45}" stroke-width="${(9 + 6 * spread(at, 0.3)) * scale}"/>`
    })
    .join('')
  return `<rect width="${width}" height="${height}" fill="url(#bayou-water)"/>${shafts(width, bank)}<g fill="${colors.far}">${stones}</g><g fill="none" stroke="${colors.moss}" stroke-opacity=".75" stroke-linecap="round">${plants}</g>`
}

function bayouArt(pond: Pond, colors: BayouColors): string {
  const { stage, line, bank, scale } = pond
  const { width, height } = stage
  const lilies = pads
    .map(([x, y, size]) => put(width * x, line + (bank - line) * y, size * scale, padArt, size * scale * 0.36))
    .join('')
  return `<rect width="${width}" height="${height}" fill="url(#bayou-sky)"/><circle cx="${width / 2}" cy="${line * 0.82}" r="${Math.min(width * 0.62, height * 0.6)}" fill="url(#bayou-light)"/>${shafts(width, line)}${woods(pond, colors)}${lilies}${put(width * 0.255, line + (bank - line) * 0.42, scale * 0.42, lotusArt)}${put(width * 0.03, bank + 12 * scale, scale * 0.95, cattailArt(colors))}`
}

interface SceneryProps {
  pond: Pond
  colors: BayouColors
  look: Look
  /** Bedtime: everything is darker, and the moon is out. */
  isNight?: boolean
}
/** The bayou: light between cypresses, still water with lily pads, and the bank. */
export const Scenery = memo(({ pond, colors, look, isNight = false }: SceneryProps) => {
  const { width, height } = pond.stage
  const art = useMemo(() => {
    const isTank = look === 'grown-up'
    const day = `${gradients(colors)}${isTank ? tankArt(pond, colors) : bayouArt(pond, colors)}${lawn(pond, colors, isTank)}`
    if (!isNight) return day
    const stars = row(
      26,
      (at) =>
        `<circle cx="${width * spread(at)}" cy="${pond.line * 0.8 * spread(at, 0.29)}" r="${1 + 1.4 * spread(at, 0.8)}"/>`,
    )
    const [x, y, r] = [width * 0.74, height * 0.15, 34 * pond.scale]
    return `${day}<rect width="${width}" height="${height}" fill="#0B1030" fill-opacity=".58"/><g fill="#FFF6D6" fill-opacity=".8">${stars}</g><circle cx="${x}" cy="${y}" r="${r * 4.5}" fill="url(#bayou-light)" fill-opacity=".6"/><circle cx="${x}" cy="${y}" r="${r}" fill="#FFF1C2"/><g fill="#EBD79A"><circle cx="${x - r * 0.3}" cy="${y - r * 0.2}" r="${r * 0.2}"/><circle cx="${x + r * 0.35}" cy="${y + r * 0.3}" r="${r * 0.15}"/></g>`
  }, [pond, colors, look, isNight])
  return (
    <svg
      class="scene"
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
      {...html(art)}
    />
  )
})
