import { m } from '#messages'
import type { Card, Deck, LanguageRow } from '@marigold/contract'
import { all, matches, pickSingle, withAll, type Choice } from '../dropdowns.ts'
import { invalidFormat, parsePlaces, parseTexts } from './stored-lists.ts'
import { questionTypeName } from '../kind-names.ts'
import { enumerated } from '../../../../platform/words/words.ts'

/** Response of the language call, with the names of its ids. */
export interface LanguageSet {
  rows: readonly LanguageRow[]
  /** Parts that have cards here: `cat_id` is the goal, `id` the part. */
  catagory: readonly { cat_id: number; id: number; category_name: string }[]
  categories: readonly { id: number; category_name: string }[]
  types: readonly { question_type_id: number; question_type_name: string }[]
}

const folder = '/assets/language_image/'
const mostOptions = 4
/**
 * Ids of a goal or part whose cards are special: conversation starters show the question alone, picture hunts a labeled
 * grid.
 */
const questionAlone = 8
const pictureHunt = 29

type Layout = Card['layout']

function layoutOf(row: LanguageRow, pictures: number): Layout {
  const ids = [row.language_type_id, row.sub_category_id]
  if (ids.includes(questionAlone)) return 'question'
  if (ids.includes(pictureHunt)) return 'grid'
  if (row.question_type_id === 2) return 'choice'
  if (row.question_type_id === 3) return pictures > 2 ? 'grid' : 'two'
  if (row.question_type_id === 4) return 'yes-no'
  return 'picture-question'
}

function picturesOf(row: LanguageRow): Card['pictures'] {
  const alts = parseTexts(row.alt) ?? []
  const names = parseTexts(row.image)
  if (names) return names.map((name, place) => ({ url: folder + encodeURIComponent(name), alt: alts[place] ?? '' }))
  return row.image_url === '' ? [] : [{ url: row.image_url, alt: alts[0] ?? '' }]
}

const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

const nameOf = (set: LanguageSet, id: number) => set.categories.find((one) => one.id === id)?.category_name ?? ''
const partOf = (set: LanguageSet, id: number) => set.catagory.find((one) => one.id === id)?.category_name ?? ''

/** Returns true if the answer is shown immediately, as for every type except 2 to 5. */
const showsAnswerAtOnce = (row: LanguageRow, layout: Layout) =>
  layout === 'picture-question' && row.question_type_id !== 5

/**
 * Converts a language row to a card; nothing else reads these rows. `prompt` is the question ('Q. …' in layout
 * question) and `pictures` are labeled by `alt`. `answers` are options a to d (choice), Yes and No (yes-no), or the
 * capitalized answer or 'No Answer'; `correct` are indexes of options or pictures (two, grid). A `caption` is an answer
 * that is always shown. Unreadable stored lists count as empty.
 */
export function toLanguageCard(set: LanguageSet, row: LanguageRow): Card {
  const pictures = picturesOf(row)
  const layout = layoutOf(row, pictures.length)
  const stored = parseTexts(row.answers) ?? []
  const written = stored.filter((answer) => answer !== '').map(capitalized)
  const inWords = written.length > 0 ? written : [m.cards_no_answer()]
  const answers: Record<string, string[]> = {
    choice: stored.slice(0, mostOptions),
    'yes-no': [m.ui_yes(), m.ui_no()],
    question: [],
  }
  const shown = answers[layout] ?? inWords
  const picks = layout === 'two' || layout === 'grid' ? pictures.length : shown.length
  const asks = layout !== 'question' && layout !== 'picture-question'
  return {
    key: `language-${row.id}`,
    area: 'language',
    layout,
    prompt: layout === 'question' ? `Q. ${row.questions}` : row.questions,
    pictures,
    caption: showsAnswerAtOnce(row, layout) ? (inWords[0] ?? '') : '',
    marks: [],
    answers: shown,
    correct: asks ? (parsePlaces(row.correct_option) ?? []).filter((place) => place < picks) : [],
    target: [nameOf(set, row.language_type_id), partOf(set, row.sub_category_id)].filter(Boolean).join(', '),
  }
}

/** Returns a row's answer in one line for the setup; 'Invalid format' if it can't be read. */
export function answerLine(set: LanguageSet, row: LanguageRow): string {
  if (!parseTexts(row.answers) || !parsePlaces(row.correct_option)) return invalidFormat
  const card = toLanguageCard(set, row)
  if (card.layout === 'question') return ''
  if (card.layout !== 'choice' && card.layout !== 'yes-no') return card.answers[0] ?? ''
  const right = card.correct.map((place) => card.answers[place] ?? '').filter(Boolean)
  return right.length > 0 ? capitalized(enumerated(right)) : m.cards_no_answer()
}

/** Values of the viewer's three dropdowns, by id; '' if the set is empty. */
export interface LanguageView {
  category: string
  part: string
  type: string
}

const unique = (values: number[]) => [...new Set(values)]

/** Returns the choices that the fetched rows allow in each dropdown, in row order. */
export function languageChoices(set: LanguageSet, view: LanguageView) {
  const ofCategory = set.rows.filter((row) => matches(view.category, row.language_type_id))
  const ofPart = ofCategory.filter((row) => matches(view.part, row.sub_category_id))
  const choices = (ids: number[], name: (set: LanguageSet, id: number) => string): Choice[] =>
    ids.map((id) => ({ value: String(id), label: name(set, id) || String(id) }))
  const categories = choices(unique(set.rows.map((row) => row.language_type_id)), nameOf)
  const parts = choices(unique(ofCategory.map((row) => row.sub_category_id)), partOf)
  const types = choices(unique(ofPart.map((row) => row.question_type_id)), (_, id) => questionTypeName(id))
  return {
    categories: withAll(categories, m.cards_all_categories_of({ rows: set.rows.length })),
    parts: withAll(parts, m.cards_all_subcategories()),
    types: withAll(types, m.cards_all_question_types()),
  }
}

/** Returns the nearest view that has cards: keeps valid values and takes the first of the rest. */
export function nearestLanguageView(set: LanguageSet, wanted: Partial<LanguageView>): LanguageView {
  const view = { category: '', part: '', type: '' }
  view.category = pickSingle(languageChoices(set, view).categories, wanted.category)
  view.part = pickSingle(languageChoices(set, view).parts, wanted.part)
  view.type = pickSingle(languageChoices(set, view).types, wanted.type)
  return view
}

/** Returns the cards of one view, in order. */
export function languageDeck(set: LanguageSet, view: LanguageView): Deck {
  const rows = set.rows.filter(
    (row) =>
      matches(view.category, row.language_type_id) &&
      matches(view.part, row.sub_category_id) &&
      matches(view.type, row.question_type_id),
  )
  const title = [
    view.category === all ? m.cards_all_categories() : nameOf(set, Number(view.category)),
    partOf(set, Number(view.part)),
    questionTypeName(Number(view.type)),
  ].filter(Boolean)
  return { title: title.join(' · '), source: 'language', cards: rows.map((row) => toLanguageCard(set, row)) }
}
