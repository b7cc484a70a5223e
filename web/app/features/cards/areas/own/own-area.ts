import { m } from '#messages'
import type { OwnList } from '@marigold/contract'
import { NotebookPen } from 'lucide-react'
import { late } from '../../../../platform/start/late.ts'
import type { AreaScreen, CardArea } from '../card-area.ts'
import { idLists, type IdLists } from '../id-lists.ts'
import { someNames } from '../some-names.ts'
import { findOwn } from './find-own.ts'
import {
  cardsOfOwn,
  deckOfOwn,
  fetchOwn,
  kindsOf,
  ownChoices,
  pickedLists,
  settleOwn,
  slotOfOwn,
  type OwnRow,
  type OwnSet,
  type OwnView,
} from './own-set.ts'
import { useOwnLists } from './use-own-lists.ts'

const pickedKinds = ({ list, kinds }: OwnRow) => kindsOf(list).filter(({ id }) => kinds.includes(id))

const screen: AreaScreen<{ own: IdLists }, { own: OwnSet }, OwnView> = {
  name: m.cards_my_cards(),
  icon: NotebookPen,
  startIcon: NotebookPen,
  step: late(async () => ({ default: (await import('./own-step.tsx')).OwnStep })),
  lists: [],
  describe({ own }) {
    const names = own.map(({ list }) => list.name)
    const kinds = own.flatMap(pickedKinds).map(({ name }) => name.toLowerCase())
    return { title: someNames(names, 2), line: someNames(kinds, 3) }
  },
  describePicks: () => m.cards_own_cards(),
  settle: ({ own }, wanted) => settleOwn(own, wanted),
  deck: ({ own }, view) => deckOfOwn(own, view),
  dropdowns({ own }, view) {
    const { lists, kinds } = ownChoices(own, view)
    return [
      { label: m.cards_list(), value: view.list, choices: lists, to: (list) => settleOwn(own, { ...view, list }) },
      { label: m.cards_type(), value: view.kind, choices: kinds, to: (kind) => settleOwn(own, { ...view, kind }) },
    ]
  },
}

/** A person's own cards: lists by id, and which kinds of their cards (words, phrases, sentences) by id. */
export const own: CardArea<'own', IdLists, OwnSet, readonly OwnList[], 'own'> = {
  id: 'own',
  tab: 'own',
  screen,
  permission: null,
  ...idLists,
  param: 'o',
  noRows: [],
  fetch: fetchOwn,
  hasCards: (set) => cardsOfOwn(set).length > 0,
  cards: cardsOfOwn,
  without: (set, out) => set.map((row) => ({ ...row, out })),
  isMissing: (picks, set) => Object.keys(picks).some((id) => set.every(({ list }) => list.id !== Number(id))),
  useList: (enabled) => useOwnLists(enabled).lists ?? undefined,
  slots: (picks, lists) =>
    pickedLists(lists, picks).flatMap((row) =>
      pickedKinds(row).map(({ id, count }): [string, number] => [slotOfOwn(row.list.id, id), count]),
    ),
  find: findOwn,
}
