import { m } from '#messages'
import {
  getArticulationCards,
  getArticulationData,
  getArticulations,
  preferPictures,
  sentenceTypes,
  type ArticulationRow,
  type MinimalPair,
  type Sound,
} from '@marigold/contract'
import { AudioLines, Speech } from 'lucide-react'
import { call } from '../../../../platform/calls/api-client.ts'
import { useCall } from '../../../../platform/calls/query-client.ts'
import { retryImport } from '../../../../platform/start/retry-import.ts'
import { listStaleMs, type AreaScreen, type CardArea, type Dropdown } from '../card-area.ts'
import { parseIds } from '../id-lists.ts'
import {
  toPairCard,
  contrastChoices,
  contrastFromView,
  pairDeck,
  parsePairMode,
  pairModes,
} from '../minimal-pairs/pair-cards.ts'
import { summarizeNames } from '../summarize-names.ts'
import {
  toArticulationCard,
  articulationDeck,
  isWholeSet,
  positionName,
  nearestArticulationView,
  viewChoices,
  type ArticulationView,
} from './articulation-cards.ts'
import { hasPicks, countPicks, parsePicks, readPicks, storePicks, type Picks } from './picks.ts'
import { nameOfKind } from '../kind-names.ts'

interface TabPicks {
  articulation: Picks
  pairs: string[]
}
interface TabRows {
  articulation: readonly ArticulationRow[]
  pairs: readonly MinimalPair[]
}

const slot = (sound: string, position: number, kind: number) => `a/${sound}/${position}/${kind}`

const kindOf = ({ sentence }: ArticulationRow) => sentenceTypes.find(({ question }) => question === sentence)?.id ?? 0

/** Returns the nearest valid dropdown values: a sound, or a contrast with its practice mode. */
function nearestView({ articulation: rows, pairs }: TabRows, wanted: Partial<ArticulationView>): ArticulationView {
  const contrasts = contrastChoices(pairs)
  const contrast =
    contrasts.find(({ value }) => value === wanted.sound) ?? (rows.length === 0 ? contrasts[0] : undefined)
  return contrast
    ? { sound: contrast.value, position: '', type: parsePairMode(wanted.type) }
    : nearestArticulationView(rows, wanted)
}

function dropdowns(all: TabRows, view: ArticulationView): Dropdown<ArticulationView>[] {
  const { articulation: rows, pairs } = all
  const choices = viewChoices(rows, view)
  const to = (part: keyof ArticulationView) => (value: string) => nearestView(all, { ...view, [part]: value })
  const sound = {
    label: rows.length === 0 && pairs.length > 0 ? m.cards_contrast() : m.ui_sound(),
    value: view.sound,
    choices: [...choices.sounds, ...contrastChoices(pairs)],
    to: to('sound'),
  }
  if (contrastFromView(view.sound) !== null)
    return [sound, { label: m.cards_practice(), value: view.type, choices: pairModes, to: to('type') }]
  return [
    sound,
    { label: m.cards_position(), value: view.position, choices: choices.positions, to: to('position') },
    { label: m.cards_type(), value: view.type, choices: choices.types, to: to('type') },
  ]
}

/** Screen for sounds and for the minimal pairs practiced with them. */
const screen: AreaScreen<TabPicks, TabRows, ArticulationView> = {
  name: m.ui_articulation(),
  icon: Speech,
  startIcon: AudioLines,
  tile: { line: m.cards_say_a_sound_in_words_phrases(), art: 'rabbit.svg', sign: 'R' },
  step: retryImport(async () => ({ default: (await import('./articulation-step.tsx')).ArticulationStep })),
  lists: [getArticulations, getArticulationData],
  describe({ articulation, pairs }) {
    const places = articulation.toSorted((a, b) => a.position - b.position).map((row) => positionName(row.position))
    const kinds = [
      ...articulation.map((row) => nameOfKind(row.sentence).toLowerCase()),
      ...pairs.map(() => 'minimal pairs'),
    ]
    return {
      title: summarizeNames(
        [...articulation.map((row) => row.sound_name), ...pairs.map((pair) => pair.contrast_name)],
        3,
      ),
      line: [summarizeNames(places, 3).toLowerCase(), summarizeNames(kinds, 4)].filter(Boolean).join(' · '),
    }
  },
  describePicks: ({ articulation }) => summarizeNames(Object.keys(articulation), 3) || m.cards_sounds(),
  nameOf({ articulation, pairs }) {
    const [sound, second] = Object.entries(articulation)
    if (!sound || second || pairs.length > 0) return null
    const [name, [positions]] = sound
    const places = [m.cards_at_the_start(), m.cards_in_the_middle(), m.cards_at_the_end()]
    const place = positions.length === 1 ? places[(positions[0] ?? 0) - 1] : undefined
    return place ? `${name} ${place}` : null
  },
  nearestView,
  deck({ articulation: rows, pairs }, view, seed) {
    const contrast = contrastFromView(view.sound)
    if (contrast !== null) return pairDeck(pairs, contrast, parsePairMode(view.type), seed)
    const deck = articulationDeck(rows, view)
    // Includes the pairs, as cards to say.
    return pairs.length > 0 && isWholeSet(rows, view)
      ? { ...deck, cards: [...deck.cards, ...pairs.map(toPairCard)] }
      : deck
  },
  dropdowns,
}

/** Area for sounds: words, phrases, and sentences with a sound in a position. */
export const articulation: CardArea<
  'articulation',
  Picks,
  readonly ArticulationRow[],
  readonly Sound[],
  'articulation'
> = {
  id: 'articulation',
  tab: 'articulation',
  screen,
  permission: 'articulation',
  nothing: {},
  isPicked: hasPicks,
  parse: (stored) => parsePicks(JSON.stringify(stored ?? {})),
  param: 'a',
  toParams: (picks) =>
    Object.entries(picks).map(([sound, [positions, kinds]]) => `${sound}~${positions.join('.')}~${kinds.join('.')}`),
  fromParams: (texts) =>
    Object.fromEntries(
      texts
        .map((text) => text.split('~'))
        .filter(([sound]) => sound !== '')
        .map(([sound, positions, kinds]) => [sound, [parseIds(positions), parseIds(kinds)]]),
    ),
  session: { read: readPicks, store: storePicks },
  noRows: [],
  async fetch(picks, pictured) {
    // A sound without a position or a kind has no cards, and the call would reject it.
    const body = Object.fromEntries(
      Object.entries(picks).filter(([, [positions, kinds]]) => positions.length > 0 && kinds.length > 0),
    )
    if (Object.keys(body).length === 0) return []
    return (await call(getArticulationCards, { body, headers: pictured ? preferPictures : {} })).data
  },
  hasCards: (rows) => rows.length > 0,
  cards: (rows) =>
    rows.map((row) => ({ card: toArticulationCard(row), slot: slot(row.sound_name, row.position, kindOf(row)) })),
  without: (rows, keys) => rows.filter(({ id }) => !keys.has(`articulation-${id}`)),
  isMissing(picks, rows) {
    const sounds = new Set(rows.map((row) => row.sound_name.toLowerCase()))
    return Object.entries(picks).some(
      ([sound, [positions, kinds]]) => positions.length > 0 && kinds.length > 0 && !sounds.has(sound.toLowerCase()),
    )
  },
  hasPlain: true,
  useList: (enabled) => useCall(getArticulations, { staleTime: listStaleMs, enabled }).data?.data,
  slots: (picks, sounds, pictured) =>
    countPicks(picks, sounds).map(({ sound, position, kind, ...counts }) => [
      slot(sound, position, kind),
      pictured ? counts.pictured : counts.count,
    ]),
}
