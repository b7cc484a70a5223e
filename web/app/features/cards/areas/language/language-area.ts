import { m } from '#messages'
import {
  getLanguageCards,
  getLanguageCategories,
  getLanguageQuestionTypes,
  type LanguageCategory,
  type LanguageFilter,
} from '@marigold/contract'
import { MessagesSquare } from 'lucide-react'
import { call } from '../../../../platform/calls/api-client.ts'
import { useCall } from '../../../../platform/calls/query-client.ts'
import { retryImport } from '../../../../platform/start/retry-import.ts'
import { listStaleMs, type AreaScreen, type CardArea } from '../card-area.ts'
import { idLists, type IdLists } from '../id-lists.ts'
import { summarizeNames } from '../summarize-names.ts'
import {
  answerLine,
  toLanguageCard,
  languageDeck,
  languageChoices,
  nearestLanguageView,
  type LanguageSet,
  type LanguageView,
} from './language-cards.ts'

type Goals = readonly Pick<LanguageCategory, 'id' | 'parts'>[]

const slot = (goal: number, part: number) => `l/${goal}/${part}`

/** Converts picks to the call's filters, one per part. */
export function languageFilters(picks: IdLists): LanguageFilter[] {
  return Object.entries(picks).flatMap(([goal, parts]) =>
    parts.map((part) => ({ language_type_id: Number(goal), sub_category_id: part })),
  )
}

const screen: AreaScreen<{ language: IdLists }, { language: LanguageSet }, LanguageView> = {
  name: m.ui_language(),
  icon: MessagesSquare,
  startIcon: MessagesSquare,
  tile: { line: m.cards_questions_stories_and_words(), art: 'owl.svg', sign: '?' },
  step: retryImport(async () => ({ default: (await import('./language-step.tsx')).LanguageStep })),
  lists: [getLanguageCategories],
  describe({ language: { rows, categories, catagory } }) {
    const goals = rows.map((row) => categories.find(({ id }) => id === row.language_type_id)?.category_name ?? '')
    const parts = catagory.map((part) => part.category_name)
    return { title: summarizeNames(goals, 2), line: summarizeNames(parts, 3) }
  },
  describePicks: () => m.cards_language_goals(),
  nearestView: ({ language }, wanted) => nearestLanguageView(language, wanted),
  deck: ({ language }, view) => languageDeck(language, view),
  dropdowns({ language }, view) {
    const { categories, parts, types } = languageChoices(language, view)
    const to = (part: keyof LanguageView) => (value: string) =>
      nearestLanguageView(language, { ...view, [part]: value })
    return [
      { label: m.cards_category(), value: view.category, choices: categories, to: to('category') },
      { label: m.cards_subcategory(), value: view.part, choices: parts, to: to('part') },
      { label: m.cards_question_type(), value: view.type, choices: types, to: to('type') },
    ]
  },
  asks: true,
}

/** Language area: questions by goal, part, and question type. */
export const language: CardArea<'language', IdLists, LanguageSet, Goals, 'language'> = {
  id: 'language',
  tab: 'language',
  screen,
  permission: 'language',
  ...idLists,
  param: 'l',
  noRows: { rows: [], catagory: [], categories: [], types: [] },
  async fetch(picks) {
    const { data, catagory } = await call(getLanguageCards, { body: { filters: languageFilters(picks) } })
    const [categories, types] = await Promise.all([call(getLanguageCategories), call(getLanguageQuestionTypes)])
    return { rows: data, catagory, categories: categories.data, types: types.data }
  },
  hasCards: ({ rows }) => rows.length > 0,
  cards: (set) =>
    set.rows.map((row) => ({
      card: toLanguageCard(set, row),
      slot: slot(row.language_type_id, row.sub_category_id),
      answer: answerLine(set, row),
    })),
  without: (set, keys) => ({ ...set, rows: set.rows.filter(({ id }) => !keys.has(`language-${id}`)) }),
  isMissing(picks, { rows }) {
    const slots = new Set(rows.map((row) => slot(row.language_type_id, row.sub_category_id)))
    return Object.entries(picks).some(([goal, parts]) => parts.some((part) => !slots.has(slot(Number(goal), part))))
  },
  useList: (enabled) => useCall(getLanguageCategories, { staleTime: listStaleMs, enabled }).data?.data,
  slots: (picks, goals) =>
    Object.entries(picks).flatMap(([goal, ids]) =>
      (goals.find((one) => String(one.id) === goal)?.parts ?? [])
        .filter((part) => ids.includes(part.id))
        .map((part): [string, number] => [slot(Number(goal), part.id), part.count]),
    ),
}
