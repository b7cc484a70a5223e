import type { Look } from '@marigold/contract'
import { placed } from '../kit/play/paper.ts'
import { friendByName } from './friends.ts'
import { layoutOf, defaultRoom } from './layout.ts'
import { paletteOf } from './palette.ts'
import { giftPictures, pictureSvg } from './pictures.ts'
import { spotArt } from './spot-art.ts'
import type { Gift, State } from './state.ts'
import { yardArt } from './yard.ts'

const [width, height] = [1000, 640]
const giftAt: Record<Gift, readonly [x: number, y: number, size: number]> = {
  hat: [0.22, -0.3, 0.56],
  umbrella: [0.2, -0.62, 0.8],
}

/** Returns the parade as a picture to save or print, as a `data:` URL of an SVG. */
export function postcardOf(state: State, look: Look, title: string): string {
  const color = paletteOf(look, false)
  const layout = layoutOf({ width, height, portrait: false }, defaultRoom)
  const { barn } = layout.spots
  const { parade } = state
  const rows = parade.length > 6 ? 2 : 1
  const across = Math.ceil(parade.length / rows)
  const size = Math.min(150, (width - 60) / Math.max(1, across))
  const marchers = parade.map(({ friend, gift }, at) => {
    const row = Math.floor(at / across)
    const inRow = Math.min(across, parade.length - row * across)
    const x = width / 2 + ((at % across) - inRow / 2) * size
    const y = height - 90 - size - (rows - 1 - row) * size * 0.95
    const own = placed(pictureSvg(friendByName(friend).picture), x + size * 0.06, y, size * 0.88)
    if (!gift) return own
    const [gx, gy, gs] = giftAt[gift]
    return own + placed(pictureSvg(giftPictures[gift]), x + gx * size, y + gy * size, gs * size)
  })
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${yardArt(layout, color, false)}<g transform="translate(${barn.x} ${barn.y}) scale(${barn.scale})">${spotArt('barn', color).back}${spotArt('barn', color).cover.join('')}</g>${marchers.join('')}<text x="${width / 2}" y="${height - 30}" text-anchor="middle" font-family="system-ui, sans-serif" font-size="30" font-weight="600" fill="#4A2A18">${title}</text></svg>`
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}
