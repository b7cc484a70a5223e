import { m } from '#messages'
import type { Card, Deck, LanguageRow } from '@marigold/contract'
import { all, lets, pickOne, withAll, type Choice } from '../dropdowns.ts'
import { invalidFormat, readPlaces, readTexts } from './stored-lists.ts'

/** What the language call answered, with the names that its ids stand for. */
export interface LanguageSet {
  rows: readonly LanguageRow[]
  /** The parts of goals that have cards here: `cat_id` the goal, `id` the part. */
  catagory: readonly { cat_id: number; id: number; category_name: string }[]
  categories: readonly { id: number; category_name: string }[]
  types: readonly { question_type_id: number; question_type_name: string }[]
}

const folder = '/assets/language_image/'
const mostOptions = 4
/** Conversation starters: the question alone. Picture hunts: a labelled grid. As the id of a goal or of a part of one. */
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
  const alts = readTexts(row.alt) ?? []
  const names = readTexts(row.image)
  if (names) return names.map((name, place) => ({ url: folder + encodeURIComponent(name), alt: alts[place] ?? '' }))
  return row.image_url === '' ? [] : [{ url: row.image_url, alt: alts[0] ?? '' }]
}

const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

const nameOf = (set: LanguageSet, id: number) => set.categories.find((one) => one.id === id)?.category_name ?? ''
const partOf = (set: LanguageSet, id: number) => set.catagory.find((one) => one.id === id)?.category_name ?? ''
const typeOf = (set: LanguageSet, id: number) =>
  set.types.find((one) => one.question_type_id === id)?.question_type_name ?? ''

/** What the question types 2 to 5 are shown in; every other kind shows its answer at once. */
const showsAnswerAtOnce = (row: LanguageRow, layout: Layout) =>
  layout === 'picture-question' && row.question_type_id !== 5

/**
 * A row of the language call as a card; the only place that reads such rows. `prompt` is the question ('Q. …' in layout
 * question), `pictures` are labelled by their `alt`. `answers` are options a to d (choice), Yes and No (yes-no), else
 * what is right in words, capitalised, or 'No Answer'; `correct` are places of options, or of pictures (two, grid).
 * A `caption` is an answer that is shown without being asked for. Stored lists that cannot be read count as empty.
 */
export function cardOfLanguageRow(set: LanguageSet, row: LanguageRow): Card {
  const pictures = picturesOf(row)
  const layout = layoutOf(row, pictures.length)
  const stored = readTexts(row.answers) ?? []
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
    correct: asks ? (readPlaces(row.correct_option) ?? []).filter((place) => place < picks) : [],
    target: [nameOf(set, row.language_type_id), partOf(set, row.sub_category_id)].filter(Boolean).join(', '),
  }
}

/** The right answer of a row in one line, as the setup lists it; 'Invalid format' when it is stored in none. */
export function answerLine(set: LanguageSet, row: LanguageRow): string {
  if (!readTexts(row.answers) || !readPlaces(row.correct_option)) return invalidFormat
  const card = cardOfLanguageRow(set, row)
  if (card.layout === 'question') return ''
  if (card.layout !== 'choice' && card.layout !== 'yes-no') return card.answers[0] ?? ''
  const right = card.correct.map((place) => card.answers[place] ?? '').filter(Boolean)
  return right.length > 0 ? capitalized(right.join(', ')) : m.cards_no_answer()
}

/** What the viewer's three dropdowns stand at, by id; '' when the set is empty. */
export interface LanguageView {
  category: string
  part: string
  type: string
}

const unique = (values: number[]) => [...new Set(values)]

/** The choices that the fetched rows leave for each dropdown, in the order of the rows. */
export function languageChoices(set: LanguageSet, view: LanguageView) {
  const ofCategory = set.rows.filter((row) => lets(view.category, row.language_type_id))
  const ofPart = ofCategory.filter((row) => lets(view.part, row.sub_category_id))
  const choices = (ids: number[], name: (set: LanguageSet, id: number) => string): Choice[] =>
    ids.map((id) => ({ value: String(id), label: name(set, id) || String(id) }))
  const categories = choices(unique(set.rows.map((row) => row.language_type_id)), nameOf)
  const parts = choices(unique(ofCategory.map((row) => row.sub_category_id)), partOf)
  const types = choices(unique(ofPart.map((row) => row.question_type_id)), typeOf)
  return {
    categories: withAll(categories, `All categories (${set.rows.length})`),
    parts: withAll(parts, m.cards_all_subcategories()),
    types: withAll(types, m.cards_all_question_types()),
  }
}

/** The nearest view that has cards: keeps what can be kept, and takes the first of the rest. */
export function settleLanguage(set: LanguageSet, wanted: Partial<LanguageView>): LanguageView {
  const view = { category: '', part: '', type: '' }
  view.category = pickOne(languageChoices(set, view).categories, wanted.category)
  view.part = pickOne(languageChoices(set, view).parts, wanted.part)
  view.type = pickOne(languageChoices(set, view).types, wanted.type)
  return view
}

/** The cards of one view, in order. */
export function deckOfLanguage(set: LanguageSet, view: LanguageView): Deck {
  const rows = set.rows.filter(
    (row) =>
      lets(view.category, row.language_type_id) &&
      lets(view.part, row.sub_category_id) &&
      lets(view.type, row.question_type_id),
  )
  const title = [
    view.category === all ? 'All categories' : nameOf(set, Number(view.category)),
    partOf(set, Number(view.part)),
    typeOf(set, Number(view.type)),
  ].filter(Boolean)
  return { title: title.join(' · '), source: 'language', cards: rows.map((row) => cardOfLanguageRow(set, row)) }
}
