import { berthOf, water, type Island } from './harbor.ts'
import { pixelsOf, type Site } from './layout.ts'
import type { Colors } from './looks.ts'

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

/** A house at the quay, in a box of 60 by 60 around its middle. */
const houseArt = (colors: Colors, number: number): string => {
  const wall = [colors.wall, '#CFE3EE', '#F3D0C0', '#DDEBCF'][number % 4]
  const roof = [colors.roof, '#4A6A88', '#B5764A'][number % 3]
  return `<path d="M-24 26V-6L0-26L24-6V26Z" fill="${wall}"/><path d="M-30-4L0-30L30-4L24 2L0-18L-24 2Z" fill="${roof}"/><rect x="-14" y="4" width="12" height="12" rx="2" fill="#FFE9A8"/><rect x="4" y="4" width="12" height="22" rx="2" fill="#7A5236"/>`
}

/** The sea, the islands, the quay with its town, and the docks. Nothing in it moves. */
export function harborArt(
  site: Site,
  colors: Colors,
  { islands, docks }: { islands: readonly Island[]; docks: number },
) {
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
    return `<g transform="${at(site, 672, y)} ${turn}"><rect x="-36" y="16" width="50" height="12" rx="3" fill="${colors.woodDark}"/><rect x="-36" y="16" width="50" height="8" rx="3" fill="${colors.wood}"/><rect x="-36" y="-28" width="50" height="12" rx="3" fill="${colors.woodDark}"/><rect x="-36" y="-28" width="50" height="8" rx="3" fill="${colors.wood}"/></g>`
  })
  const count = Math.ceil((isTurned ? stage.width : stage.height) / (70 * scale)) + 1
  const houses = Array.from({ length: count }, (_, number) => {
    const along = number * 70 * scale
    const place = isTurned
      ? `translate(${along} ${sea.y + (water.width + 46) * scale})`
      : `translate(${sea.x + (water.width + 40) * scale} ${along})`
    return `<g transform="${place} scale(${scale})">${houseArt(colors, number)}</g>`
  })
  return (
    `<rect width="${stage.width}" height="${stage.height}" fill="url(#tug-sea)"/>${waves.join('')}` +
    islands.map((island, number) => islandArt(site, colors, island, number)).join('') +
    `${land}${piers.join('')}${houses.join('')}`
  )
}

export const seaGradient = ({ deep, sea }: Colors): string =>
  `<defs><linearGradient id="tug-sea" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${deep}"/><stop offset="1" stop-color="${sea}"/></linearGradient></defs>`
