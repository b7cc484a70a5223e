import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** Returns the absolute path of a file in the content folder. */
export function inContent(path: string): string {
  return fileURLToPath(new URL(`../${path}`, import.meta.url))
}

/**
 * Reads a tab-separated table. The first line has the column names, and lines that start with # are comments.
 * Throws if a line has another number of cells, and names the line.
 */
export function readTable<Column extends string>(path: string, columns: readonly Column[]): Record<Column, string>[] {
  const lines = readFileSync(inContent(path), 'utf8').split('\n')
  const heading = lines[0]?.split('\t') ?? []
  if (heading.join() !== columns.join()) throw new Error(`${path}: columns should be ${columns.join(', ')}`)
  return lines.flatMap((line, index) => {
    if (index === 0 || line === '' || line.startsWith('#')) return []
    const cells = line.split('\t')
    if (cells.length !== columns.length) throw new Error(`${path}:${index + 1}: ${cells.length} cells`)
    return [Object.fromEntries(columns.map((column, cell) => [column, cells[cell]])) as Record<Column, string>]
  })
}
