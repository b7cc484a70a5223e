import { berthOf, water, type Island } from './harbor.ts'
import { pixelsOf, type Site } from './layout.ts'
import { flagArt, type Colors } from './looks.ts'

/** Sizes in here are units of the water, placed and scaled to the stage. */
const at = (site: Site, x: number, y: number) => {
  const [left, top] = pixelsOf(site, [x, y])
  return `translate(${site.sea.x + left} ${site.sea.y + top}) scale(${site.scale})`
}

const islandArt = (site: Site, colors: Colors, [x, y, radius]: Island, number: number): string =>
  `<g transform="${at(site, x, y)}"><circle r="${radius + 12}" fill="${colors.light}" fill-opacity=".6"/><circle r="${radius}" fill="${colors.sand}"/><path d="M${-radius * 0.8} ${radius * 0.1}C${-radius * 0.9} ${-radius * 0.8} ${radius * 0.2} ${-radius} ${radius * 0.6} ${-radius * 0.5}S${radius * 0.6} ${radius * 0.8} 0 ${radius * 0.74}S${-radius * 0.7} ${radius * 0.6} ${-radius * 0.8} ${radius * 0.1}Z" fill="${colors.grass}"/>${[
    0, 1, 2,
  ]
    .map((tree) => {
      const [tx, ty] = [((tree * 53 + number * 31) % 70) * 0.01 * radius - radius * 0.4, (tree - 1) * radius * 0.34]
      return `<circle cx="${tx}" cy="${ty}" r="${radius * 0.2}" fill="${colors.grassDark}"/><circle cx="${tx - 3}" cy="${ty - 3}" r="${radius * 0.12}" fill="${colors.grass}"/>`
    })
    .join('')}</g>`

/** A house at the quay, in a box of 60 by 60 around its middle; its windows are dark until they are lit. */
const houseArt = (colors: Colors, number: number, isLit: boolean): string => {
  const wall = [colors.wall, colors.foam, colors.sand][number % 3]
  const roof = [colors.roof, '#4A6A88', '#B5764A', '#6B8F5E'][number % 4]
  const glow = isLit ? '<circle cx="-8" cy="10" r="15" fill="#FFE9A8" fill-opacity=".45"/>' : ''
  return `<path d="M-24 26V-6L0-26L24-6V26Z" fill="${wall}"/><path d="M-30-4L0-30L30-4L24 2L0-18L-24 2Z" fill="${roof}"/>${glow}<rect x="-14" y="4" width="12" height="12" rx="2" fill="${isLit ? '#FFF3B0' : '#5B6478'}"/><rect x="4" y="4" width="12" height="22" rx="2" fill="#7A5236"/>`
}

const ring = (x: number, y: number, color: string) => `<circle cx="${x}" cy="${y}" r="6" fill="${color}"/>`
/** What two boats bring together and the town sets up among its houses, in the same box. */
export const landmarks = [
  `<path d="M0-8L-16 28H-9L0 6L9 28H16Z" fill="#4A6A88"/><circle cy="-8" r="24" fill="none" stroke="#FFF9EF" stroke-width="4"/><path d="M-24-8H24M0-32V16M-17-25L17 9M-17 9L17-25" stroke="#FFF9EF" stroke-width="2"/>${ring(-24, -8, '#E8563F')}${ring(24, -8, '#3FA36B')}${ring(0, -32, '#F7C34B')}${ring(0, 16, '#8E6BD8')}${ring(-17, -25, '#F59AB5')}${ring(17, 9, '#F59AB5')}<circle cy="-8" r="5" fill="#F59A0C"/>`,
  '<path d="M-30 20H30V28H-30Z" fill="#B5764A"/><path d="M-22-6V20M22-6V20M0-6V20" stroke="#F7C34B" stroke-width="4"/><path d="M0-34L32-6H-32Z" fill="#E8563F"/><path d="M0-34L12-6H-12Z" fill="#FFF9EF"/><circle cy="-34" r="5" fill="#F7C34B"/><circle cx="-11" cy="10" r="8" fill="#F59AB5"/><circle cx="11" cy="10" r="8" fill="#8E6BD8"/>',
  '<path d="M-14 28V-18H14V28Z" fill="#F6E0C0"/><path d="M-19-16L0-36L19-16Z" fill="#3FA36B"/><circle cy="-4" r="11" fill="#fff" stroke="#4A6A88" stroke-width="3"/><path d="M0-4V-11M0-4H5" stroke="#2B1B3D" stroke-width="2.500" stroke-linecap="round"/><path d="M-5 28V16H5V28Z" fill="#7A5236"/>',
] as const

interface Shown {
  islands: readonly Island[]
  docks: number
  /** What is on the flag of each dock; none where the docks are buttons with flags. */
  signs?: readonly number[]
  /** Houses with light, from the first one on, and landmarks among them. */
  lit: number
  joined: number
  /** The paint of the water; the gradient of `seaGradient` otherwise. */
  paint?: string
}

/** The sea, the islands, the quay with its town, and the docks. Nothing in it moves. */
export function harborArt(site: Site, colors: Colors, shown: Shown): string {
  const { islands, docks, signs, lit, joined, paint = 'url(#tug-sea)' } = shown
  const { stage, sea, scale, isTurned } = site
  const quay = 664 * scale
  const land = isTurned
    ? `<rect y="${sea.y + quay}" width="${stage.width}" height="${stage.height}" fill="${colors.quay}"/><rect y="${sea.y + quay}" width="${stage.width}" height="${8 * scale}" fill="${colors.quayDark}"/>`
    : `<rect x="${sea.x + quay}" width="${stage.width}" height="${stage.height}" fill="${colors.quay}"/><rect x="${sea.x + quay}" width="${8 * scale}" height="${stage.height}" fill="${colors.quayDark}"/>`
  const waves = Array.from({ length: 46 }, (_, wave) => {
    const [x, y] = [((wave * 197) % 100) / 100, ((wave * 61 + 17) % 100) / 100]
    return `<path d="M${x * stage.width} ${y * stage.height}q8-7 16 0t16 0" fill="none" stroke="${colors.light}" stroke-opacity=".6" stroke-width="3" stroke-linecap="round"/>`
  })
  const piers = Array.from({ length: docks }, (_, dock) => {
    const [, y] = berthOf(dock, docks)
    const turn = isTurned ? 'rotate(90) scale(1 -1)' : ''
    const flag = signs ? `<g transform="${at(site, 676, y)} translate(0 -20)">${flagArt(signs[dock] ?? 0)}</g>` : ''
    return `<g transform="${at(site, 672, y)} ${turn}"><rect x="-36" y="16" width="50" height="12" rx="3" fill="${colors.woodDark}"/><rect x="-36" y="16" width="50" height="8" rx="3" fill="${colors.wood}"/><rect x="-36" y="-28" width="50" height="12" rx="3" fill="${colors.woodDark}"/><rect x="-36" y="-28" width="50" height="8" rx="3" fill="${colors.wood}"/></g>${flag}`
  })
  const count = Math.ceil((isTurned ? stage.width : stage.height) / (70 * scale)) + 1
  const houses = Array.from({ length: count }, (_, number) => {
    const along = number * 70 * scale
    const place = isTurned
      ? `translate(${along} ${sea.y + (water.width + 46) * scale})`
      : `translate(${sea.x + (water.width + 40) * scale} ${along})`
    const landmark =
      number % 3 === 2 && number / 3 < joined ? landmarks[Math.floor(number / 3) % landmarks.length] : null
    return `<g transform="${place} scale(${scale})">${landmark ?? houseArt(colors, number, number < lit)}</g>`
  })
  return (
    `<rect width="${stage.width}" height="${stage.height}" fill="${paint}"/>${waves.join('')}` +
    islands.map((island, number) => islandArt(site, colors, island, number)).join('') +
    `${land}${piers.join('')}${houses.join('')}`
  )
}

export const seaGradient = ({ deep, sea }: Colors): string =>
  `<defs><linearGradient id="tug-sea" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${deep}"/><stop offset="1" stop-color="${sea}"/></linearGradient></defs>`
