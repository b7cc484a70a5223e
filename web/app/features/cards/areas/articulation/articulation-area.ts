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
import { late } from '../../../../platform/start/late.ts'
import { listsStay, type AreaScreen, type CardArea, type Dropdown } from '../card-area.ts'
import { idsIn } from '../id-lists.ts'
import { cardOfPair, contrastChoices, contrastOf, deckOfPairs, modeOf, pairModes } from '../minimal-pairs/pair-cards.ts'
import { someNames } from '../some-names.ts'
import {
  cardOfRow,
  deckOfView,
  isWhole,
  positionName,
  settleView,
  viewChoices,
  type ArticulationView,
} from './articulation-cards.ts'
import { anythingPicked, countsOf, parsePicks, readPicks, storePicks, type Picks } from './picks.ts'

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

/** Where the dropdowns stand: at a sound, or at the contrast of fetched pairs with a way to practice them. */
function settle({ articulation: rows, pairs }: TabRows, wanted: Partial<ArticulationView>): ArticulationView {
  const contrasts = contrastChoices(pairs)
  const contrast =
    contrasts.find(({ value }) => value === wanted.sound) ?? (rows.length === 0 ? contrasts[0] : undefined)
  return contrast ? { sound: contrast.value, position: '', type: modeOf(wanted.type) } : settleView(rows, wanted)
}

function dropdowns(all: TabRows, view: ArticulationView): Dropdown<ArticulationView>[] {
  const { articulation: rows, pairs } = all
  const choices = viewChoices(rows, view)
  const to = (part: keyof ArticulationView) => (value: string) => settle(all, { ...view, [part]: value })
  const sound = {
    label: rows.length === 0 && pairs.length > 0 ? m.cards_contrast() : m.ui_sound(),
    value: view.sound,
    choices: [...choices.sounds, ...contrastChoices(pairs)],
    to: to('sound'),
  }
  if (contrastOf(view.sound) !== null)
    return [sound, { label: m.cards_practice(), value: view.type, choices: pairModes, to: to('type') }]
  return [
    sound,
    { label: m.cards_position(), value: view.position, choices: choices.positions, to: to('position') },
    { label: m.cards_type(), value: view.type, choices: choices.types, to: to('type') },
  ]
}

/** Sounds, and the minimal pairs that are practiced with them. */
const screen: AreaScreen<TabPicks, TabRows, ArticulationView> = {
  name: m.ui_articulation(),
  icon: Speech,
  startIcon: AudioLines,
  tile: { line: m.cards_say_a_sound_in_words_phrases(), art: 'rabbit.svg', sign: 'R' },
  step: late(async () => ({ default: (await import('./articulation-step.tsx')).ArticulationStep })),
  lists: [getArticulations, getArticulationData],
  describe({ articulation, pairs }) {
    const places = articulation.toSorted((a, b) => a.position - b.position).map((row) => positionName(row.position))
    const kinds = [...articulation.map((row) => row.sentence.toLowerCase()), ...pairs.map(() => 'minimal pairs')]
    return {
      title: someNames([...articulation.map((row) => row.sound_name), ...pairs.map((pair) => pair.contrast_name)], 3),
      line: [someNames(places, 3).toLowerCase(), someNames(kinds, 4)].filter(Boolean).join(' · '),
    }
  },
  describePicks: ({ articulation }) => someNames(Object.keys(articulation), 3) || m.cards_sounds(),
  nameOf({ articulation, pairs }) {
    const [sound, second] = Object.entries(articulation)
    if (!sound || second || pairs.length > 0) return null
    const [name, [positions]] = sound
    const places = [m.cards_at_the_start(), m.cards_in_the_middle(), m.cards_at_the_end()]
    const place = positions.length === 1 ? places[(positions[0] ?? 0) - 1] : undefined
    return place ? `${name} ${place}` : null
  },
  settle,
  deck({ articulation: rows, pairs }, view, seed) {
    const contrast = contrastOf(view.sound)
    if (contrast !== null) return deckOfPairs(pairs, contrast, modeOf(view.type), seed)
    const deck = deckOfView(rows, view)
    // All that was picked: the pairs too, to say.
    return pairs.length > 0 && isWhole(rows, view)
      ? { ...deck, cards: [...deck.cards, ...pairs.map(cardOfPair)] }
      : deck
  },
  dropdowns,
}

/** The sounds: words, phrases and sentences with a sound in a position. */
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
  isPicked: anythingPicked,
  parse: (stored) => parsePicks(JSON.stringify(stored ?? {})),
  param: 'a',
  toParams: (picks) =>
    Object.entries(picks).map(([sound, [positions, kinds]]) => `${sound}~${positions.join('.')}~${kinds.join('.')}`),
  fromParams: (texts) =>
    Object.fromEntries(
      texts
        .map((text) => text.split('~'))
        .filter(([sound]) => sound !== '')
        .map(([sound, positions, kinds]) => [sound, [idsIn(positions), idsIn(kinds)]]),
    ),
  session: { read: readPicks, store: storePicks },
  noRows: [],
  async fetch(picks, pictured) {
    // A sound without a position or a kind names no cards, and the call would refuse it.
    const body = Object.fromEntries(
      Object.entries(picks).filter(([, [positions, kinds]]) => positions.length > 0 && kinds.length > 0),
    )
    if (Object.keys(body).length === 0) return []
    return (await call(getArticulationCards, { body, headers: pictured ? preferPictures : {} })).data
  },
  hasCards: (rows) => rows.length > 0,
  cards: (rows) => rows.map((row) => ({ card: cardOfRow(row), slot: slot(row.sound_name, row.position, kindOf(row)) })),
  without: (rows, keys) => rows.filter(({ id }) => !keys.has(`articulation-${id}`)),
  isMissing(picks, rows) {
    const sounds = new Set(rows.map((row) => row.sound_name.toLowerCase()))
    return Object.entries(picks).some(
      ([sound, [positions, kinds]]) => positions.length > 0 && kinds.length > 0 && !sounds.has(sound.toLowerCase()),
    )
  },
  hasPlain: true,
  useList: (enabled) => useCall(getArticulations, { staleTime: listsStay, enabled }).data?.data,
  slots: (picks, sounds, pictured) =>
    countsOf(picks, sounds).map(({ sound, position, kind, ...counts }) => [
      slot(sound, position, kind),
      pictured ? counts.pictured : counts.count,
    ]),
}
