import type { Look } from '@marigold/contract'
import { memo } from 'preact/compat'
import { Layer } from '../kit/index.ts'
import { muted } from '../kit/screens/muted.ts'
import { paleness } from './firefly-art.ts'
import type { Site } from './layout.ts'
import { heights, type Stems } from './phrases.ts'

/** A number from 0 to 1 that looks random, and is the same for the same place. */
const scattered = (at: number): number => {
  const value = Math.sin(at * 127.1 + 11.7) * 43758.5453
  return value - Math.floor(value)
}

const tree = (x: number, y: number, scale: number, dark: string, light: string): string =>
  `<g transform="translate(${x} ${y}) scale(${scale})"><path d="M-5 0L-3 -40H3L5 0Z" fill="#102E36"/><path d="M-34 -44C-40 -84 -14 -104 0 -104S40 -84 34 -44C28 -20 -28 -20 -34 -44Z" fill="${dark}"/><path d="M-34 -44C-40 -84 -14 -104 0 -104C10 -104 18 -100 24 -93C4 -94 -20 -70 -14 -29C-24 -31 -32 -36 -34 -44Z" fill="${light}"/></g>`

function skyArt({ stage: { width, height }, moon }: Site, shore: number, of: (hex: string) => string): string {
  const stars = Array.from({ length: Math.round(width / 14) }, (_, at) => {
    const [x, y, r] = [scattered(at) * width, scattered(at + 500) * shore * 0.72, 0.8 + scattered(at + 900) * 1.5]
    return `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${r.toFixed(1)}" fill="#FFF6DC" fill-opacity="${(0.5 + scattered(at + 70) * 0.4).toFixed(2)}"/>`
  })
  const { x, y, size } = moon
  return (
    `<defs><linearGradient id="firefly-sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${of('#0B1D3F')}"/><stop offset=".5" stop-color="${of('#123A5A')}"/><stop offset="1" stop-color="${of('#1F6A6A')}"/></linearGradient><radialGradient id="firefly-moon"><stop offset="0" stop-color="#E9F7D5" stop-opacity=".5"/><stop offset="1" stop-color="#E9F7D5" stop-opacity="0"/></radialGradient></defs>` +
    `<rect width="${width}" height="${height}" fill="url(#firefly-sky)"/>${stars.join('')}<circle cx="${x}" cy="${y}" r="${size * 2.6}" fill="url(#firefly-moon)"/>`
  )
}

/** Blades of grass along a line. */
function grassArt(width: number, y: number, high: number, color: string, seed: number): string {
  const count = Math.ceil(width / 24)
  const blades = Array.from({ length: count }, (_, at) => {
    const x = ((at + scattered(at + seed)) * width) / count
    const [tall, lean] = [high * (0.5 + scattered(at + seed * 3) * 0.6), (scattered(at + seed * 7) - 0.5) * 30]
    return `M${(x - 9).toFixed(1)} ${y}Q${x.toFixed(1)} ${(y - tall * 0.5).toFixed(1)} ${(x + lean).toFixed(1)} ${(y - tall).toFixed(1)}Q${(x + 8).toFixed(1)} ${(y - tall * 0.4).toFixed(1)} ${(x + 9).toFixed(1)} ${y}Z`
  })
  return `<path d="${blades.join('')}" fill="${color}"/>`
}

function landArt({ stage: { width, height } }: Site, shore: number, of: (hex: string) => string): string {
  const deep = height - shore
  const far = shore - height * 0.16
  const hill = shore - height * 0.08
  const pond = Math.min(width * 0.36, 420)
  return (
    `<path d="M0 ${far + 40}C${width * 0.14} ${far - 30} ${width * 0.26} ${far + 50} ${width * 0.4} ${far + 30}S${width * 0.62} ${far - 26} ${width * 0.74} ${far + 24}S${width * 0.92} ${far - 20} ${width} ${far + 30}V${height}H0Z" fill="${of('#1B5660')}"/>` +
    `<path d="M0 ${hill + 20}C${width * 0.2} ${hill - 20} ${width * 0.36} ${hill + 30} ${width * 0.55} ${hill + 14}S${width * 0.86} ${hill - 20} ${width} ${hill + 22}V${height}H0Z" fill="${of('#174A52')}"/>` +
    [0.06, 0.14, 0.64, 0.9, 0.97]
      .map((x, at) => tree(x * width, hill + 34, [1.2, 0.8, 0.5, 1.1, 1.4][at] ?? 1, of('#154447'), of('#1F5B5A')))
      .join('') +
    `<ellipse cx="${width * 0.56}" cy="${shore + deep * 0.16}" rx="${pond}" ry="${deep * 0.22}" fill="${of('#2F7F86')}"/><ellipse cx="${width * 0.56}" cy="${shore + deep * 0.18}" rx="${pond * 0.93}" ry="${deep * 0.17}" fill="${of('#3B969A')}"/>` +
    grassArt(width, shore + deep * 0.42, deep * 0.4, of('#16504A'), 3) +
    `<path d="M0 ${shore + deep * 0.36}C${width * 0.2} ${shore + deep * 0.26} ${width * 0.36} ${shore + deep * 0.42} ${width * 0.54} ${shore + deep * 0.34}S${width * 0.84} ${shore + deep * 0.28} ${width} ${shore + deep * 0.36}V${height}H0Z" fill="${of('#14473F')}"/>` +
    grassArt(width, height + 4, deep * 0.3, of('#0E352F'), 9)
  )
}

/** A star chart, for the Grown-up look: circles, hours, and a dark horizon. */
function chartArt({ stage: { width, height } }: Site, shore: number): string {
  const circles = [0.3, 0.52, 0.74, 0.96].map(
    (share) => `<circle cx="${width / 2}" cy="${shore}" r="${share * Math.max(width, height) * 0.66}"/>`,
  )
  const hours = Array.from({ length: 13 }, (_, at) => {
    const angle = Math.PI * (at / 12)
    const far = Math.max(width, height)
    return `M${width / 2} ${shore}L${width / 2 - Math.cos(angle) * far} ${shore - Math.sin(angle) * far}`
  })
  return (
    `<g fill="none" stroke="#8FA6B6" stroke-opacity=".34" stroke-width="1.5">${circles.join('')}<path d="${hours.join('')}"/></g>` +
    `<rect y="${shore}" width="${width}" height="${height - shore}" fill="#1B2530"/><path d="M0 ${shore}H${width}" stroke="#8FA6B6" stroke-width="2"/>`
  )
}

/** Sky, hills, pond, and grass; in the Grown-up look a star chart. */
export const Meadow = memo(function Meadow({ site, look, soft }: { site: Site; look: Look; soft: boolean }) {
  const { width, height } = site.stage
  const pale = paleness(look, soft)
  const of = (hex: string) => muted(hex, look === 'grown-up' ? 0.6 : pale)
  const land = look === 'grown-up' ? chartArt(site, site.shore) : landArt(site, site.shore, of)
  return <Layer box={[0, 0, width, height]} art={skyArt(site, site.shore, of) + land} />
})

/** A phrase as a constellation in a box of 100 by 60. */
export function constellationArt(stems: Stems, lights: readonly number[], color: string): string {
  const spots = lights.map((stem) => [8 + (stem / (stems - 1)) * 84, 8 + (heights[stems][stem] ?? 0) * 44])
  const dots = spots.map(([x, y], at) => `<circle cx="${x}" cy="${y}" r="${at === 0 ? 6 : 4.5}" fill="${color}"/>`)
  return `<path d="M${spots.map((one) => one.join(' ')).join('L')}" fill="none" stroke="${color}" stroke-width="1.800" stroke-opacity=".6"/>${dots.join('')}`
}

/** Songs of earlier nights are faint golden stars, those of tonight constellations. */
export const SongSky = memo(function SongSky(props: {
  site: Site
  songs: number
  stems: Stems
  phrases: readonly (readonly number[])[]
  total: number
}) {
  const { site, songs, stems, phrases, total } = props
  const { width } = site.stage
  const [top, bottom] = [site.note.y + site.note.height, site.shore]
  const stars = Array.from({ length: Math.min(60, songs) }, (_, at) => {
    const [x, y] = [scattered(at + 31) * width, top + scattered(at + 77) * (bottom - top) * 0.6]
    return `<path transform="translate(${x.toFixed(0)} ${y.toFixed(0)}) scale(${(0.3 + scattered(at) * 0.25).toFixed(2)})" d="M0 -14L3.500 -3.500L14 0L3.500 3.500L0 14L-3.500 3.500L-14 0L-3.500 -3.500Z" fill="#FFD98A" fill-opacity=".8"/>`
  })
  const slot = width / Math.max(1, total)
  const scale = Math.min(1.5, (slot * 0.8) / 100)
  const songsTonight = phrases.map((lights, at) => {
    const y = top + (bottom - top) * (at % 2 === 0 ? 0.05 : 0.16)
    return `<g transform="translate(${at * slot + slot * 0.1} ${y}) scale(${scale})">${constellationArt(stems, lights, '#FFE9A8')}</g>`
  })
  return <Layer box={[0, 0, width, site.stage.height]} art={stars.join('') + songsTonight.join('')} />
})
