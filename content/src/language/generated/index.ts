import type { LanguageDraft } from '../item.ts'
import { basicConcepts } from './basic-concepts.ts'
import { categoriesOfThings } from './categories-of-things.ts'
import { comparing } from './comparing.ts'
import { describing } from './describing.ts'
import { directions } from './directions.ts'
import { jobs } from './jobs.ts'
import { negatives } from './negatives.ts'
import { oddOneOut } from './odd-one-out.ts'
import { partsAndWholes } from './parts.ts'
import { pictureHunts } from './picture-hunts.ts'
import { plurals } from './plurals.ts'
import { positionWords } from './position-words.ts'
import { pronouns } from './pronouns.ts'
import { soundsInWords } from './sounds-in-words.ts'
import { vocabularyActions } from './vocabulary-actions.ts'
import { vocabularyThings } from './vocabulary-things.ts'
import { whQuestions } from './wh-questions.ts'
import { yesNo } from './yes-no.ts'

/**
 * Every item generated from the reviewed tables of things, actions, people, scenes, and pairs, with one generator per
 * category.
 */
export const generatedDrafts: LanguageDraft[] = [
  ...vocabularyThings,
  ...whQuestions,
  ...directions,
  ...basicConcepts,
  ...positionWords,
  ...vocabularyActions,
  ...describing,
  ...categoriesOfThings,
  ...oddOneOut,
  ...jobs,
  ...partsAndWholes,
  ...comparing,
  ...pronouns,
  ...plurals,
  ...pictureHunts,
  ...yesNo,
  ...negatives,
  ...soundsInWords,
]
