import { readTable } from '../read-table.ts'

/** A language goal; `count` is how many items the plan wants for it. Ids are part of saved sets: never renumber. */
export interface LanguageCategory {
  id: number
  name: string
  /** The picture of its tile, by name. */
  picture: string
  count: number
}

/** A part of a goal. Ids start at 101, so that 8 and 29 are categories alone. */
export interface LanguageSubcategory {
  id: number
  category: number
  name: string
}

/** The ways an item asks, by the ids of the specification. */
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

/** The subcategory of that name within a category; an unknown name is an error. */
export function subcategoryNamed(category: number, name: string): LanguageSubcategory {
  const found = byPlace.get(`${category}/${name}`)
  if (!found) throw new Error(`Category ${category} has no subcategory '${name}'`)
  return found
}
