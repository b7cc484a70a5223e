import { pictureItem, pictureItems } from './draw-card.ts'
import type { Face } from './faces.ts'
import type { Box, Item } from './page.ts'
import { fitText, textBlock } from './text.ts'

/** How large the letters may grow, and how far apart they stand. */
export interface WideLook {
  most: number
  spaced?: boolean
}

/** A face in a box much wider than high: pictures at its left, words at their right, what to choose from below them. */
export function drawWide(face: Face, box: Box, { most, spaced = false }: WideLook): Item[] {
  const [only] = face.pictures
  const count = face.pictures.length
  const side = count > 1 ? Math.min(box.width * 0.5, box.height * count) : box.height
  const aside = count === 0 ? 0 : Math.min(side, box.width * 0.5)
  const place = { ...box, width: aside }
  const gap = count === 0 ? 0 : 4
  const words = { ...box, x: box.x + aside + gap, width: box.width - aside - gap }
  const options = face.options.join('     ')
  const share = options === '' ? 1 : 0.54
  const asked = { ...words, height: words.height * share }
  const offered = { ...words, y: words.y + asked.height, height: words.height - asked.height }
  const look = { align: 'start', spaced } as const
  const fitted = fitText(face.text, asked, most, { spaced })
  const small = { bold: false, spaced }
  return [
    ...(count === 1 && only ? [pictureItem(only, place)] : pictureItems(face, place)),
    ...textBlock(fitted, asked, { ...look, marks: face.marks }),
    ...(options === ''
      ? []
      : textBlock(fitText(options, offered, fitted.size * 0.8, small), offered, { ...look, ...small })),
  ]
}
