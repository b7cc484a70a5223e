import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { fault } from '../faults.ts'
import { ContentId } from '../ids.ts'
import { limits } from '../limits.ts'

/** The question types of language items. `Talk` is a question only; the others have their own layouts. */
export const questionTypes = [
  { question_type_id: 2, question_type_name: 'Multiple Choice' },
  { question_type_id: 3, question_type_name: 'Choose the Picture' },
  { question_type_id: 4, question_type_name: 'Yes or No' },
  { question_type_id: 5, question_type_name: 'Show Answer' },
  { question_type_id: 6, question_type_name: 'Talk' },
] as const

const QuestionType = z.object({ question_type_id: z.int(), question_type_name: z.string() })
const success = z.literal(true)

export const getLanguageCategories = endpoint({
  method: 'GET',
  path: '/api/lang-categories',
  auth: 'open',
  success: true,
  summary: 'Lists the language goals that have cards, with the number of cards in each part.',
  response: z.object({
    success,
    data: z.array(
      z.object({
        id: z.int(),
        category_name: z.string(),
        image: z.string().nullable(),
        /** So that the number of cards in a set is known before a goal is opened. */
        parts: z.array(z.object({ id: z.int(), count: z.int() })),
      }),
    ),
  }),
})
export type LanguageCategory = z.infer<typeof getLanguageCategories.response>['data'][number]

export const getLanguageSubcategories = endpoint({
  method: 'GET',
  path: '/api/lang-subcategories/{id}',
  auth: 'open',
  success: true,
  summary: 'Lists the parts of a language goal that have cards, with their number by question type.',
  params: z.object({ id: ContentId }),
  response: z.object({
    success,
    data: z.array(
      z.object({
        id: z.int(),
        category_name: z.string(),
        counts: z.array(z.object({ question_type_id: z.int(), count: z.int() })),
      }),
    ),
    message: z.string(),
  }),
})
export type LanguageSubcategory = z.infer<typeof getLanguageSubcategories.response>['data'][number]

export const getLanguageQuestionTypes = endpoint({
  method: 'GET',
  path: '/api/language-question-types',
  auth: 'open',
  success: true,
  summary: 'Lists the question types of language cards.',
  response: z.object({ success, data: z.array(QuestionType) }),
})

/** One subcategory of one category. */
export const LanguageFilter = z.object({ language_type_id: ContentId, sub_category_id: ContentId })
export type LanguageFilter = z.infer<typeof LanguageFilter>

/**
 * An item as stored. `image`, `answers`, and `correct_option` are JSON texts: file names under /assets/language_image,
 * strings, and indexes from 0. They're passed on unchanged, valid or not.
 */
export const LanguageRow = z.object({
  id: z.int(),
  key: z.string(),
  language_type_id: z.int(),
  sub_category_id: z.int(),
  question_type_id: z.int(),
  image_url: z.string(),
  image: z.string(),
  /** A JSON list: the alternative text of each image. */
  alt: z.string(),
  questions: z.string(),
  answers: z.string(),
  correct_option: z.string(),
  age: z.string(),
})
export type LanguageRow = z.infer<typeof LanguageRow>

/** Returns at most `limits.cards` items, spread evenly over the filters. */
export const getLanguageCards = endpoint({
  method: 'POST',
  path: '/api/language-children-multiple',
  auth: 'cards',
  viewable: true,
  success: true,
  summary: 'Returns the language cards of the chosen parts of goals.',
  body: z.object({
    filters: z.array(LanguageFilter).min(1, fault('nothing_to_practice')).max(limits.languageFilters),
  }),
  response: z.object({
    success,
    data: z.array(LanguageRow),
    filter: z.array(z.object({ language_type_id: z.int(), sub_category_id: z.int() })),
    catagory: z.array(z.object({ cat_id: z.int(), id: z.int(), category_name: z.string() })),
    message: z.string(),
  }),
})
