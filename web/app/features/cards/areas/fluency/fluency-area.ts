import { m } from '#messages'
import { getFluencyLevels, getFluencySentences, type FluencyLevel } from '@marigold/contract'
import { AudioLines, Waves } from 'lucide-react'
import { call } from '../../../../platform/calls/api-client.ts'
import { useCall } from '../../../../platform/calls/query-client.ts'
import { retryImport } from '../../../../platform/start/retry-import.ts'
import { listStaleMs, type AreaScreen, type CardArea, type Dropdown } from '../card-area.ts'
import { parseIds, isId } from '../id-lists.ts'
import { summarizeNames } from '../summarize-names.ts'
import {
  toFluencyCard,
  fluencyDeck,
  fluencyChoices,
  nearestFluencyView,
  selectedTechnique,
  type FluencySet,
  type FluencyView,
} from './fluency-cards.ts'

const slot = (level: number) => `f/${level}`
const levelsOf = (set: FluencySet) => set.flatMap((group) => group.levels)

function dropdowns(set: FluencySet, view: FluencyView): Dropdown<FluencyView>[] {
  const { techniques, levels } = fluencyChoices(set, view)
  const technique: Dropdown<FluencyView> = {
    label: m.ui_fluency(),
    value: view.technique,
    choices: techniques,
    placeholder: m.cards_select_fluency(),
    note: selectedTechnique(set, view)?.idea ?? '',
    to: (next) => (next === '' ? { technique: '', level: '' } : nearestFluencyView(set, { ...view, technique: next })),
  }
  if (levels.length === 0) return [technique]
  const to = (level: string) => ({ ...view, level })
  return [
    technique,
    { label: m.cards_level(), value: view.level, choices: levels, placeholder: m.cards_all_levels(), to },
  ]
}

const screen: AreaScreen<{ fluency: number[] }, { fluency: FluencySet }, FluencyView> = {
  name: m.ui_fluency(),
  icon: AudioLines,
  startIcon: Waves,
  tile: { line: m.cards_lines_to_say_from_syllables_to(), art: 'sailboat.svg', sign: '' },
  step: retryImport(async () => ({ default: (await import('./fluency-step.tsx')).FluencyStep })),
  lists: [getFluencyLevels],
  describe({ fluency }) {
    const levels = levelsOf(fluency).toSorted((a, b) => a.id - b.id)
    return { title: summarizeNames(levels.map(({ name }) => name), 2), line: m.cards_fluency_2() } // prettier-ignore
  },
  describePicks: () => m.cards_fluency_lines(),
  nearestView: ({ fluency }, wanted) => nearestFluencyView(fluency, wanted),
  deck: ({ fluency }, view) => fluencyDeck(fluency, view),
  dropdowns: ({ fluency }, view) => dropdowns(fluency, view),
  emptyText: m.cards_no_sentences_available(),
  selfRated: true,
}

/** Fluency area: lines to say, picked by level id. */
export const fluency: CardArea<'fluency', number[], FluencySet, readonly FluencyLevel[], 'fluency'> = {
  id: 'fluency',
  tab: 'fluency',
  screen,
  permission: 'fluency',
  nothing: [],
  isPicked: (picks) => picks.length > 0,
  parse: (stored) => (Array.isArray(stored) ? stored.filter(isId) : []),
  param: 'f',
  toParams: (picks) => (picks.length > 0 ? [picks.join('.')] : []),
  fromParams: ([text]) => parseIds(text),
  noRows: [],
  fetch: async (ids) => (await call(getFluencySentences, { body: { ids } })).data,
  hasCards: (set) => levelsOf(set).some((level) => level.sentences.length > 0),
  cards: (set) =>
    set.flatMap((group) =>
      group.levels.flatMap((level) =>
        level.sentences.map((line) => ({ card: toFluencyCard(group, level, line), slot: slot(level.id) })),
      ),
    ),
  without: (set, keys) =>
    set
      .map((group) => ({
        ...group,
        levels: group.levels
          .map((level) => ({ ...level, sentences: level.sentences.filter(({ id }) => !keys.has(`fluency-${id}`)) }))
          .filter((level) => level.sentences.length > 0),
      }))
      .filter((group) => group.levels.length > 0),
  isMissing(picks, set) {
    const levels = levelsOf(set)
    return picks.some((id) => levels.every((level) => level.id !== id))
  },
  useList: (enabled) => useCall(getFluencyLevels, { staleTime: listStaleMs, enabled }).data?.data,
  slots: (picks, levels) =>
    levels
      .filter((level) => picks.includes(level.id))
      .map((level) => [slot(level.id), level.techniques.reduce((sum, { count }) => sum + count, 0)]),
}
