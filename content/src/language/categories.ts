import { readTable } from '../read-table.ts'

/** A language goal. `count` is its planned number of items. Ids are part of saved sets, so never renumber them. */
export interface LanguageCategory {
  id: number
  name: string
  /** The name of its tile's picture. */
  picture: string
  count: number
}

/** A part of a goal. Ids start at 101. */
export interface LanguageSubcategory {
  id: number
  category: number
  name: string
}

/** The question types, by the ids in the specification. */
export const questionTypes = [
  { id: 2, code: 'choice', name: 'Multiple Choice' },
  { id: 3, code: 'pictures', name: 'Choose the Picture' },
  { id: 4, code: 'yes-no', name: 'Yes or No' },
  { id: 5, code: 'answer', name: 'Show Answer' },
  { id: 6, code: 'talk', name: 'Talk' },
] as const
export type QuestionType = (typeof questionTypes)[number]['id']

export const languageCategories: LanguageCategory[] = readTable('tables/language/categories.tsv', [
  'id',
  'name',
  'picture',
  'count',
] as const).map(({ id, name, picture, count }) => ({ id: Number(id), name, picture, count: Number(count) }))

export const languageSubcategories: LanguageSubcategory[] = readTable('tables/language/subcategories.tsv', [
  'id',
  'category',
  'name',
] as const).map(({ id, category, name }) => ({ id: Number(id), category: Number(category), name }))

const byPlace = new Map(languageSubcategories.map((row) => [`${row.category}/${row.name}`, row]))

/** Returns a category's subcategory by name. Throws for an unknown name. */
export function subcategoryNamed(category: number, name: string): LanguageSubcategory {
  const found = byPlace.get(`${category}/${name}`)
  if (!found) throw new Error(`Category ${category} has no subcategory '${name}'`)
  return found
}
