import { m } from '#messages'
import type { Look } from '@marigold/contract'
import { escaped, shortAddress } from '../kit/play/paper.ts'
import { paletteOf } from './palette.ts'
import { curtainPicture } from './room.ts'
import { scenePicture } from './scene-picture.ts'
import { board, sceneOf } from './scenes.ts'
import type { Photo } from './state.ts'
import type { Item } from './things.ts'

const sheet = { width: 1000, height: 700 }
const tilts = [-1.6, 1.2, -0.8, 1.8, -1.2]

/** Embeds each picture once and references it everywhere else, because an album has to fit into one message. */
function eachOnce(drawing: string): string {
  const ids = new Map<string, string>()
  const shown = drawing.replace(
    /<image href="([^"]*)" x="([^"]*)" y="([^"]*)" width="([^"]*)" height="[^"]*"\/>/g,
    (_all, href: string, x: string, y: string, side: string) => {
      const id = ids.get(href) ?? `p${ids.size}`
      ids.set(href, id)
      const [left, top, scale] = [Number(x).toFixed(1), Number(y).toFixed(1), (Number(side) / 100).toFixed(3)]
      return `<use href="#${id}" transform="translate(${left} ${top}) scale(${scale})"/>`
    },
  )
  const pictures = [...ids].map(([href, id]) => `<image id="${id}" href="${href}" width="100" height="100"/>`)
  return `<defs>${pictures.join('')}</defs>${shown}`
}

/** Returns a page with every photo and its caption, as a `data:` URL of an SVG. */
export function albumPage(
  photos: readonly Photo[],
  look: Look,
  namesOf: (photo: Photo) => string,
  pictureOf: (item: Item) => string,
): string {
  const p = paletteOf(look)
  const across = photos.length > 4 ? 3 : photos.length > 1 ? 2 : 1
  const rows = Math.max(1, Math.ceil(photos.length / across))
  const cell = { width: (sheet.width - 40) / across, height: (sheet.height - 100) / rows }
  const frame = Math.min(cell.width - 36, ((cell.height - 90) * board.width) / board.height)
  const high = (frame * board.height) / board.width
  const cards = photos.map((photo, at) => {
    const row = Math.floor(at / across)
    const inRow = Math.min(across, photos.length - row * across)
    const x = sheet.width / 2 + ((at % across) - (inRow - 1) / 2) * cell.width
    const y = 84 + (row + 0.5) * cell.height
    const standing = photo.puzzle.tray.flatMap((item, tray) => {
      const spot = photo.placed[tray]
      return spot == null ? [] : [{ item, spot }]
    })
    const picture = scenePicture(photo.scene, standing, pictureOf).replace(
      '<svg ',
      `<svg x="${-frame / 2}" y="${-high / 2 - 18}" width="${frame}" height="${high}" `,
    )
    const caption = m.barrier_builders_scene_by_names({
      scene: sceneOf(photo.scene).name,
      names: escaped(namesOf(photo)),
    })
    return `<g transform="translate(${x} ${y}) rotate(${tilts[at % tilts.length] ?? 0})"><rect x="${-frame / 2 - 12}" y="${-high / 2 - 30}" width="${frame + 24}" height="${high + 72}" rx="6" fill="#FFFFFF" stroke="#2B1B3D" stroke-opacity=".16"/>${picture}<text y="${high / 2 + 20}" text-anchor="middle" font-family="system-ui, sans-serif" font-size="${Math.min(26, frame / 15)}" font-weight="600" fill="#2B1B3D">${caption}</text></g>`
  })
  // The game ended before any scene was finished, so the page shows the curtain.
  const closed =
    photos.length > 0
      ? ''
      : `<svg x="250" y="120" width="500" height="420" viewBox="0 0 400 300" preserveAspectRatio="none">${curtainPicture(p)}</svg>`
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${sheet.width} ${sheet.height}" width="${sheet.width}" height="${sheet.height}"><rect width="${sheet.width}" height="${sheet.height}" fill="${p.wallLow}"/><text x="${sheet.width / 2}" y="58" text-anchor="middle" font-family="system-ui, sans-serif" font-size="34" font-weight="700" fill="#2B1B3D">Barrier Builders</text>${eachOnce(cards.join(''))}${closed}</svg>`
  return shortAddress(svg)
}
