import type { LanguageDraft } from '../item.ts'
import { directions } from './directions.ts'
import { positionWords } from './position-words.ts'
import { pronouns } from './pronouns.ts'
import { vocabularyActions } from './vocabulary-actions.ts'
import { vocabularyThings } from './vocabulary-things.ts'
import { whQuestions } from './wh-questions.ts'

/** Every item that is made from the reviewed tables of things, actions, people, scenes and pairs; one generator a category. */
export const generatedDrafts: LanguageDraft[] = [
  ...vocabularyThings,
  ...whQuestions,
  ...directions,
  ...positionWords,
  ...vocabularyActions,
  ...pronouns,
]
