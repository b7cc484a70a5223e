import { pictureItem, pictureItems, stackItems } from './draw-card.ts'
import type { Face } from './faces.ts'
import { gridBoxes } from './frame.ts'
import type { Box, Item } from './page.ts'
import { fitText, textBlock } from './text.ts'

/** Maximum font size and letter spacing. */
export interface WideLook {
  most: number
  spaced?: boolean
}

/** Lays out the options in two columns of equal font size. */
function optionItems(options: readonly string[], box: Box, most: number, spaced: boolean): Item[] {
  const rows = Math.ceil(options.length / 2)
  const cells = gridBoxes(box, [2, rows]).map((cell) => ({ ...cell, width: cell.width - 2 }))
  const look = { bold: false, spaced }
  const sizes = options.map((option, at) => fitText(option, cells[at] ?? box, most, look).size)
  const size = Math.min(most, ...sizes)
  return options.flatMap((option, at) => {
    const cell = cells[at] ?? box
    return textBlock(fitText(option, cell, size, look), cell, { ...look, align: 'start' })
  })
}

/** Draws a face into a wide box: pictures on the left, text on the right, options below. */
export function drawWide(face: Face, box: Box, { most, spaced = false }: WideLook): Item[] {
  const [only] = face.pictures
  const count = face.pictures.length
  const side = count > 1 ? Math.min(box.width * 0.5, box.height * count) : box.height
  const aside = count === 0 ? 0 : Math.min(side, box.width * 0.5)
  const place = { ...box, width: aside }
  const gap = count === 0 ? 0 : 4
  const words = { ...box, x: box.x + aside + gap, width: box.width - aside - gap }
  const picture = count === 1 && only ? [pictureItem(only, place)] : pictureItems(face, place)
  if (face.line) {
    const texts = { ...face, pictures: [] }
    return [...picture, ...stackItems(texts, words, { most, spaced, align: 'start' })]
  }
  const hasOptions = face.options.length > 0
  const share = hasOptions ? 0.5 : 1
  const asked = { ...words, height: words.height * share }
  const offered = { ...words, y: words.y + asked.height, height: words.height - asked.height }
  const look = { align: 'start', spaced } as const
  const fitted = fitText(face.text, asked, most, { spaced })
  return [
    ...picture,
    ...textBlock(fitted, asked, { ...look, marks: face.marks }),
    ...(hasOptions ? optionItems(face.options, offered, fitted.size * 0.8, spaced) : []),
  ]
}
