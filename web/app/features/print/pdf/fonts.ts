import cyrillic400 from '@fontsource/andika/files/andika-cyrillic-400-normal.woff?url'
import cyrillic700 from '@fontsource/andika/files/andika-cyrillic-700-normal.woff?url'
import latin400 from '@fontsource/andika/files/andika-latin-400-normal.woff?url'
import latin700 from '@fontsource/andika/files/andika-latin-700-normal.woff?url'
import latinExt400 from '@fontsource/andika/files/andika-latin-ext-400-normal.woff?url'
import latinExt700 from '@fontsource/andika/files/andika-latin-ext-700-normal.woff?url'
import vietnamese400 from '@fontsource/andika/files/andika-vietnamese-400-normal.woff?url'
import vietnamese700 from '@fontsource/andika/files/andika-vietnamese-700-normal.woff?url'

/** The package's Andika subsets with the letters they cover; the first match is used. */
const pieces = [
  {
    has: /[ -~\u00a0-\u00ff\u0131\u0152\u0153\u02c6\u02da\u02dc\u2013-\u2044\u20ac\u2122\u2191\u2193\u2212]/,
    regular: latin400,
    bold: latin700,
  },
  {
    has: /[\u0100-\u02ff\u1d00-\u1dbf\u1e00-\u1e9f\u20a0-\u20c0\u2c60-\u2c7f\ua720-\ua7ff]/,
    regular: latinExt400,
    bold: latinExt700,
  },
  { has: /[\u0300-\u0323\u1ea0-\u1ef9]/, regular: vietnamese400, bold: vietnamese700 },
  { has: /[\u0400-\u045f\u0490\u0491]/, regular: cyrillic400, bold: cyrillic700 },
]

/** A part of a line covered by one font subset, with its URL. */
export interface Run {
  text: string
  font: string
}

/** Splits a line into runs of one font subset each; null if a letter is missing. */
export function fontRuns(text: string, isBold: boolean): Run[] | null {
  const runs: Run[] = []
  for (const letter of text) {
    const piece = pieces.find(({ has }) => has.test(letter))
    if (!piece) return null
    const font = isBold ? piece.bold : piece.regular
    const last = runs.at(-1)
    if (last?.font === font) last.text += letter
    else runs.push({ text: letter, font })
  }
  return runs
}
