import { generatedDrafts } from './generated/index.ts'
import { itemFrom, type LanguageItem } from './item.ts'
import { writtenDrafts } from './written.ts'

export {
  languageCategories,
  languageSubcategories,
  questionTypes,
  type LanguageCategory,
  type LanguageSubcategory,
} from './categories.ts'
export type { LanguageItem } from './item.ts'

/** Every language item, with hand-written ones first in a category, in the order of a deck. */
export const languageItems: LanguageItem[] = [...writtenDrafts, ...generatedDrafts]
  .map(itemFrom)
  .sort((a, b) => a.subcategory - b.subcategory)
