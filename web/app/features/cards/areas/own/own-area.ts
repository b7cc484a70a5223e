import { m } from '#messages'
import type { OwnList } from '@marigold/contract'
import { NotebookPen } from 'lucide-react'
import { retryImport } from '../../../../platform/start/retry-import.ts'
import type { AreaScreen, CardArea } from '../card-area.ts'
import { idLists, type IdLists } from '../id-lists.ts'
import { summarizeNames } from '../summarize-names.ts'
import { findOwnLists } from './find-own-lists.ts'
import {
  allOwnCards,
  ownDeck,
  fetchOwn,
  listKinds,
  ownChoices,
  pickedLists,
  nearestOwnView,
  ownSlot,
  type OwnRow,
  type OwnSet,
  type OwnView,
} from './own-set.ts'
import { useOwnLists } from './use-own-lists.ts'

const pickedKinds = ({ list, kinds }: OwnRow) => listKinds(list).filter(({ id }) => kinds.includes(id))

const screen: AreaScreen<{ own: IdLists }, { own: OwnSet }, OwnView> = {
  name: m.cards_my_cards(),
  icon: NotebookPen,
  startIcon: NotebookPen,
  step: retryImport(async () => ({ default: (await import('./own-step.tsx')).OwnStep })),
  lists: [],
  describe({ own }) {
    const names = own.map(({ list }) => list.name)
    const kinds = own.flatMap(pickedKinds).map(({ name }) => name.toLowerCase())
    return { title: summarizeNames(names, 2), line: summarizeNames(kinds, 3) }
  },
  describePicks: () => m.ui_own_cards(),
  nearestView: ({ own }, wanted) => nearestOwnView(own, wanted),
  deck: ({ own }, view) => ownDeck(own, view),
  dropdowns({ own }, view) {
    const { lists, kinds } = ownChoices(own, view)
    return [
      { label: m.cards_list(), value: view.list, choices: lists, to: (list) => nearestOwnView(own, { ...view, list }) },
      { label: m.cards_type(), value: view.kind, choices: kinds, to: (kind) => nearestOwnView(own, { ...view, kind }) },
    ]
  },
}

/** Own cards area: lists by id, with the picked card kinds (words, phrases, sentences). */
export const own: CardArea<'own', IdLists, OwnSet, readonly OwnList[], 'own'> = {
  id: 'own',
  tab: 'own',
  screen,
  permission: null,
  ...idLists,
  param: 'o',
  noRows: [],
  fetch: fetchOwn,
  hasCards: (set) => allOwnCards(set).length > 0,
  cards: allOwnCards,
  without: (set, out) => set.map((row) => ({ ...row, out })),
  isMissing: (picks, set) => Object.keys(picks).some((id) => set.every(({ list }) => list.id !== Number(id))),
  useList: (enabled) => useOwnLists(enabled).lists ?? undefined,
  slots: (picks, lists) =>
    pickedLists(lists, picks).flatMap((row) =>
      pickedKinds(row).map(({ id, count }): [string, number] => [ownSlot(row.list.id, id), count]),
    ),
  find: findOwnLists,
}
