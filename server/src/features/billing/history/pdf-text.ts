import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

const load = createRequire(import.meta.url)
const known = new Map<string, Buffer>()

/** The subsets of the Andika font in its package. The first one that has a character is used for it. */
const pieces = [
  ['latin', /[ -~\u00a0-\u00ff\u0131\u0152\u0153\u02c6\u02da\u02dc\u2013-\u2044\u20ac\u2122\u2212]/],
  ['latin-ext', /[\u0100-\u02ff\u1d00-\u1dbf\u1e00-\u1e9f\u20a0-\u20c0]/],
  ['vietnamese', /[\u0300-\u0323\u1ea0-\u1ef9]/],
  ['cyrillic', /[\u0400-\u045f\u0490\u0491]/],
] as const

function fontOf(piece: string, bold: boolean): Buffer {
  const name = `@fontsource/andika/files/andika-${piece}-${bold ? 700 : 400}-normal.woff`
  const font = known.get(name) ?? readFileSync(load.resolve(name))
  known.set(name, font)
  return font
}

/**
 * Splits a line into runs that use one font subset each. Characters that none has become question marks, so that the
 * number and the amount stay readable.
 */
export function splitByFont(text: string): { piece: string; text: string }[] {
  const runs: { piece: string; text: string }[] = []
  for (const letter of text.normalize('NFC')) {
    const piece = pieces.find(([, has]) => has.test(letter))?.[0]
    const last = runs.at(-1)
    const [at, written] = piece === undefined ? ['latin', '?'] : [piece, letter]
    if (last?.piece === at) last.text += written
    else runs.push({ piece: at, text: written })
  }
  return runs
}

/** Writes a text that may need several subsets of the font. */
export function writeText(
  pdf: PDFKit.PDFDocument,
  text: string,
  { x, y, bold, ...options }: { x: number; y: number; bold: boolean; width: number; align?: 'left' | 'right' },
): void {
  const runs = splitByFont(text)
  for (const [index, run] of runs.entries()) {
    const name = `andika-${run.piece}-${bold}`
    pdf.registerFont(name, fontOf(run.piece, bold)).font(name)
    const continued = index < runs.length - 1
    if (index === 0) pdf.text(run.text, x, y, { ...options, continued })
    else pdf.text(run.text, { ...options, continued })
  }
}
