import type { LanguageDraft } from '../item.ts'
import { vocabularyThings } from './vocabulary-things.ts'

/** Every item that is made from the reviewed tables of things, actions, people, scenes and pairs; one generator a category. */
export const generatedDrafts: LanguageDraft[] = [...vocabularyThings]
