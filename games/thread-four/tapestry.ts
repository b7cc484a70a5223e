import { addressOf, escaped } from '../kit/index.ts'
import type { Band } from './cloth.ts'
import type { Palette } from './palette.ts'
import { bandPicture, heightOf } from './weave-picture.ts'

const cell = 7
const tile = 12 * cell
const margin = 40
const hem = 60

/** A band of a cloth and where it is, in the units of the cloth's picture. */
export interface PlacedBand {
  band: Band
  top: number
  height: number
  /** Its picture, from its left upper corner on. */
  picture: string
}

export interface Cloth {
  width: number
  height: number
  /** Bands from the first one, at the bottom, to the last one. */
  bands: PlacedBand[]
  /** The rod that it hangs on, and its fringe. */
  rod: string
  fringe: string
}

/** Lays out a cloth; it is as wide as its shape on the screen asks, within reason. */
export function clothOf(bands: readonly Band[], palette: Palette, shape = 0.8): Cloth {
  const woven = bands.reduce((sum, band) => sum + heightOf(band) * cell, 0)
  const height = margin + woven + hem
  const tiles = Math.min(18, Math.max(5, Math.round((height * shape - margin * 2) / tile)))
  const inner = tiles * tile
  let bottom = margin + woven
  const placed = bands.map((band, at) => {
    const tall = heightOf(band) * cell
    bottom -= tall
    return {
      band,
      top: bottom,
      height: tall,
      picture: bandPicture(band, { palette, width: inner, cell, id: `c${at}` }),
    }
  })
  const threads = Array.from(
    { length: Math.floor(inner / 8) },
    (_, at) => `M${margin + at * 8 + 4} ${margin + woven}v${at % 3 === 1 ? 42 : 46}`,
  )
  return {
    width: inner + margin * 2,
    height,
    bands: placed,
    rod: `<rect x="${margin - 16}" y="${margin - 20}" width="${inner + 32}" height="22" rx="11" fill="${palette.wood[0]}"/>`,
    fringe: `<path d="${threads.join('')}" stroke="${palette.linen.dark}" stroke-width="3.4" stroke-linecap="round"/>`,
  }
}

/** Returns where a placed band is drawn. */
export const shiftOf = ({ top }: PlacedBand): string => `translate(${margin} ${top})`

const line = 46

/** Returns the cloth as a `data:` URL to save and print, with each link listed by its number. */
export function tapestryCard(bands: readonly Band[], palette: Palette, title: string): string {
  const cloth = clothOf(bands, palette)
  const height = cloth.height + 90 + bands.length * line
  const links = bands.toReversed().map(({ label, words }, at) => {
    const text = `${label}: ${words.join(', ')}`
    return `<text x="${margin}" y="${cloth.height + 84 + at * line}" font-size="${text.length > 62 ? 20 : 24}">${escaped(text)}</text>`
  })
  const woven = cloth.bands.map((placed) => `<g transform="${shiftOf(placed)}">${placed.picture}</g>`)
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${cloth.width}" height="${height}" viewBox="0 0 ${cloth.width} ${height}">` +
    `<rect width="100%" height="100%" fill="#FFF9EF"/>${cloth.rod}${woven.join('')}${cloth.fringe}` +
    `<g fill="#2B1B3D" font-family="system-ui, sans-serif"><text x="${margin}" y="${cloth.height + 34}" font-size="34" font-weight="700">${escaped(title)}</text>${links.join('')}</g></svg>`
  return addressOf(svg)
}
