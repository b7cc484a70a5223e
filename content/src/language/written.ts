import { readdirSync } from 'node:fs'
import { inContent, readTable } from '../read-table.ts'
import type { AgeBand, LanguageDraft } from './item.ts'

const folder = 'tables/language/items'
const columns = ['subcategory', 'type', 'age', 'pictures', 'question', 'answers'] as const

/** Splits a cell with several values at ` | `. */
const parts = (cell: string) => (cell === '' ? [] : cell.split(' | '))

/** Reads the drafts in a table. Its name starts with its category's number, as in `09-opposites.tsv`. */
function draftsIn(file: string): LanguageDraft[] {
  const category = Number(file.slice(0, 2))
  return readTable(`${folder}/${file}`, columns).map((row) => ({
    category,
    subcategory: row.subcategory,
    type: row.type as LanguageDraft['type'],
    age: row.age as AgeBand,
    pictures: row.pictures === '' ? [] : row.pictures.split(' '),
    question: row.question,
    answers: parts(row.answers),
  }))
}

/** Every hand-written item. */
export const writtenDrafts: LanguageDraft[] = readdirSync(inContent(folder))
  .filter((file) => file.endsWith('.tsv'))
  .sort()
  .flatMap(draftsIn)
