import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Returns the patterns in a table of docs/words.md, by its heading. Throws when there are none. */
export function rejectedWords(heading: string): RegExp[] {
  const sections = readFileSync(join(import.meta.dirname, '../docs/words.md'), 'utf8').split(/^## /m)
  const section = sections.find((text) => text.startsWith(`${heading}\n`)) ?? ''
  const words = [...section.matchAll(/^\| `(.+)` \|/gm)].map(([, pattern = '']) => new RegExp(pattern, 'i'))
  if (words.length === 0) throw new Error(`docs/words.md has no words under "${heading}"`)
  return words
}
