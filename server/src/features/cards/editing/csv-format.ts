import { m } from '#messages'
import { Refusal } from '../../../platform/http/errors.ts'

/** A line of a file: where it begins, and its cells. */
export interface CsvLine {
  line: number
  cells: string[]
}

// A spreadsheet would run a cell that starts with one of these.
const formula = /^[=+@\t\r-]/

function cell(value: string): string {
  const safe = formula.test(value) ? `'${value}` : value
  return /[",\n\r]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** Writes a table for a spreadsheet, which marks it as UTF-8. */
export function csvText(rows: readonly (readonly string[])[]): string {
  return `\uFEFF${rows.map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`
}

const unguarded = (value: string) => (value.startsWith("'") && formula.test(value.slice(1)) ? value.slice(1) : value)

/** Some spreadsheets separate cells by semicolons or tabs. */
function separatorOf(text: string): string {
  const [head = ''] = text.split(/\r?\n/, 1)
  return [',', ';', '\t'].toSorted((a, b) => head.split(b).length - head.split(a).length)[0] ?? ','
}

/** Reads a table from a spreadsheet. Skips empty lines. Throws `invalid` for one that can't be read. */
export function parseCsv(given: string): CsvLine[] {
  const text = given.replace(/^\uFEFF/, '')
  if (text.includes('\uFFFD')) throw refuseFile(m.editing_csv_not_utf8())
  const separator = separatorOf(text)
  // A quoted cell, or everything up to the next separator; then the separator or the end of the line.
  const cells = new RegExp(
    `(?:"((?:[^"]|"")*)"|([^"${separator}\\r\\n][^${separator}\\r\\n]*|))(${separator}|\\r\\n|\\n|\\r|$)`,
    'gy',
  )
  const lines: CsvLine[] = []
  let line = 1
  let row: CsvLine = { line, cells: [] }
  while (cells.lastIndex < text.length) {
    const found = cells.exec(text)
    if (found === null) throw refuseFile(m.editing_csv_quote_open({ line: row.line }))
    const [whole, quoted, plain = '', end] = found
    row.cells.push(unguarded((quoted?.replaceAll('""', '"') ?? plain).trim()))
    line += whole.match(/\r\n|\n|\r/g)?.length ?? 0
    if (end === separator) continue
    lines.push(row)
    row = { line, cells: [] }
    if (end === '') break
  }
  if (row.cells.length > 0) lines.push(row)
  return lines.filter(({ cells: all }) => all.some((one) => one !== ''))
}

/** Refuses a file, with what to do. */
export const refuseFile = (sentence: string) => new Refusal('invalid', sentence, { csv: [sentence] })
