import type { Face } from './faces.ts'
import type { Box } from './page.ts'
import { legible, lineHeightOf, textWidth, wrapText } from './text.ts'

/** Where a card's parts go from top to bottom, and the size of its main text, in mm. */
export interface Stack {
  pictures: Box
  text: Box
  line: Box
  options: Box
  size: number
}

/** Sizes of the sentence and the options relative to the main text, as long as they stay legible. */
const smaller = 0.75
export const smallerSize = (size: number) => Math.max(size * smaller, Math.min(size, legible))

/** Shares of the card that pictures get, best first, and the smallest text that each is worth. */
const shares = [
  { pictures: 0.5, least: legible * 1.5 },
  { pictures: 0.42, least: legible * 1.2 },
  { pictures: 0.32, least: legible },
  { pictures: 0.24, least: 1.6 },
] as const
const gap = 1.2

interface Heights {
  text: number
  line: number
  options: number
}

/** Returns the heights of the texts at a size; null if a word is wider than the card. */
function heightsAt(face: Face, width: number, size: number, spaced: boolean): Heights | null {
  const height = (texts: readonly string[], letters: number, isBold: boolean) => {
    const lines = texts.flatMap((text) => wrapText(text, width, letters, isBold, spaced))
    const fits = lines.every((line) => textWidth(line.text, letters, isBold, spaced) <= width)
    return fits ? lines.length * letters * lineHeightOf(spaced) : Infinity
  }
  const small = smallerSize(size)
  const heights = {
    text: height([face.text], size, true),
    line: face.line ? height([face.line.text], small, false) : 0,
    options: height(face.options, small, false),
  }
  return Object.values(heights).includes(Infinity) ? null : heights
}

function place(box: Box, heights: Heights, size: number, hasPictures: boolean): Stack {
  const texts = heights.text + heights.line + heights.options
  const used = texts + gap * 2
  // Without pictures, the texts are centered.
  const top = hasPictures ? box.y + Math.max(0, box.height - used) : box.y + Math.max(0, (box.height - texts) / 2)
  const pictures = { ...box, height: hasPictures ? Math.max(0, box.height - used - gap) : 0 }
  const text = { ...box, y: top, height: heights.text + gap }
  const line = { ...box, y: text.y + text.height, height: heights.line }
  const options = { ...box, y: line.y + line.height, height: heights.options + gap }
  return { pictures, text, line, options, size }
}

/**
 * Stacks a card's pictures, text, sentence, and options: the texts take what they need at the largest size up to `most`,
 * and the pictures get the rest, half of the card if the texts stay legible.
 */
export function stackFace(face: Face, box: Box, most: number, spaced: boolean): Stack {
  const hasPictures = face.pictures.length > 0
  for (const { pictures, least } of hasPictures ? shares : shares.slice(-1)) {
    const room = box.height * (hasPictures ? 1 - pictures : 1) - gap * 2
    for (let size = most; size >= Math.min(least, most); size *= 0.95) {
      const heights = heightsAt(face, box.width, size, spaced)
      if (heights && heights.text + heights.line + heights.options <= room)
        return place(box, heights, size, hasPictures)
    }
  }
  const size = 1.5
  const heights = heightsAt(face, box.width, size, spaced) ?? { text: box.height / 2, line: 0, options: 0 }
  return place(box, heights, size, hasPictures)
}
