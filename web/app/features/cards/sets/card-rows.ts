import {
  areas as allAreas,
  getArticulationCards,
  getFluencySentences,
  getLanguageCards,
  getLanguageCategories,
  getLanguageQuestionTypes,
  getMinimalPairs,
  limits,
  preferPictures,
  type Area,
  type ArticulationRow,
  type Card,
  type Deck,
  type FluencyGroup,
  type MinimalPair,
} from '@marigold/contract'
import { call } from '../../../platform/calls/api-client.ts'
import { cardOfRow, positionName } from '../areas/articulation/articulation-cards.ts'
import { cardsOfFluency } from '../areas/fluency/fluency-cards.ts'
import { cardOfLanguageRow, type LanguageSet } from '../areas/language/language-cards.ts'
import { cardsOfOwn, fetchOwn, kindsOf, type OwnSet } from '../areas/own/own-set.ts'
import { cardOfPair } from '../areas/minimal-pairs/pair-cards.ts'
import { languageFilters, pickedParts, type SetPart, type SetPicks } from './set-picks.ts'
import { viewerSettingsNow } from '../viewer/settings/settings.ts'

/** What the card calls answered; an area without picks was not asked and is empty. */
export interface CardRows {
  articulation: readonly ArticulationRow[]
  /** Minimal pairs: they belong to articulation. */
  pairs: readonly MinimalPair[]
  language: LanguageSet
  fluency: readonly FluencyGroup[]
  own: OwnSet
}

const noLanguage: LanguageSet = { rows: [], catagory: [], categories: [], types: [] }
export const noRows: CardRows = { articulation: [], pairs: [], language: noLanguage, fluency: [], own: [] }

/** A pair without a position or without a kind names no cards, and the call would refuse it. */
const whole = (picks: SetPicks['articulation']) =>
  Object.fromEntries(Object.entries(picks).filter(([, [positions, kinds]]) => positions.length > 0 && kinds.length > 0))

async function readLanguage(picks: SetPicks['language']): Promise<LanguageSet> {
  const { data, catagory } = await call(getLanguageCards, { body: { filters: languageFilters(picks) } })
  const [categories, types] = await Promise.all([call(getLanguageCategories), call(getLanguageQuestionTypes)])
  return { rows: data, catagory, categories: categories.data, types: types.data }
}

/**
 * Fetches the cards of the picks, one area after the other; areas without picks are not asked for. `pictured` leaves out
 * words without a picture.
 */
export async function fetchRows(picks: SetPicks, pictured = viewerSettingsNow().onlyPictured): Promise<CardRows> {
  const wanted = pickedParts(picks)
  const rows = { ...noRows }
  const body = whole(picks.articulation)
  const headers = pictured ? preferPictures : {}
  if (Object.keys(body).length > 0) rows.articulation = (await call(getArticulationCards, { body, headers })).data
  if (picks.pairs.length > 0) rows.pairs = (await call(getMinimalPairs, { body: { contrasts: picks.pairs } })).data
  if (wanted.includes('language')) rows.language = await readLanguage(picks.language)
  if (wanted.includes('fluency'))
    rows.fluency = (await call(getFluencySentences, { body: { ids: picks.fluency } })).data
  if (wanted.includes('own')) rows.own = await fetchOwn(picks.own)
  return rows
}

/** The rows of the areas that are switched on for a person, which may be known only after they came; and own cards. */
export function rowsWithin(rows: CardRows, areas: readonly Area[]): CardRows {
  const off = allAreas.filter((area) => !areas.includes(area))
  if (off.length === 0) return rows
  const { articulation, pairs, language, fluency } = noRows
  return {
    ...rows,
    ...(off.includes('articulation') && { articulation, pairs }),
    ...(off.includes('language') && { language }),
    ...(off.includes('fluency') && { fluency }),
  }
}

/** The parts that returned cards, in the order of the tabs. */
export function areasWithRows(rows: CardRows): SetPart[] {
  const has: [SetPart, boolean][] = [
    ['articulation', rows.articulation.length + rows.pairs.length > 0],
    ['language', rows.language.rows.length > 0],
    ['fluency', rows.fluency.some((group) => group.levels.some((level) => level.sentences.length > 0))],
    ['own', cardsOfOwn(rows.own).length > 0],
  ]
  return has.filter(([, some]) => some).map(([area]) => area)
}

/** Takes from each list in turn until there are enough, then stands them one after the other again. */
export function evenly<T>(lists: readonly (readonly T[])[], most: number): T[] {
  const longest = Math.max(0, ...lists.map((list) => list.length))
  let taken = 0
  const counts = lists.map(() => 0)
  for (let turn = 0; turn < longest && taken < most; turn += 1)
    lists.forEach((list, index) => {
      if (turn >= list.length || taken >= most) return
      counts[index] = turn + 1
      taken += 1
    })
  return lists.flatMap((list, index) => list.slice(0, counts[index]))
}

const some = (names: readonly string[], most: number) => {
  const once = [...new Set(names)]
  return once.length > most ? `${once.slice(0, most).join(', ')} and ${once.length - most} more` : once.join(', ')
}

const levelNames = (rows: CardRows) =>
  rows.fluency
    .flatMap((group) => group.levels)
    .toSorted((a, b) => a.id - b.id)
    .map((level) => level.name)

/** Own lists by their names, and which kinds of their cards. */
function describeOwn(set: OwnSet): { title: string; line: string } {
  const kinds = set.flatMap(({ list, kinds }) => kindsOf(list).filter(({ id }) => kinds.includes(id)))
  return {
    title: some(
      set.map(({ list }) => list.name),
      2,
    ),
    line: some(
      kinds.map(({ name }) => name.toLowerCase()),
      3,
    ),
  }
}

/** What was fetched, in words: its sounds, goals and lengths, and below them what kind of cards. */
export function describeRows(rows: CardRows): { title: string; line: string } {
  const { articulation, pairs, language } = rows
  const goals = language.rows.map((row) => language.categories.find((one) => one.id === row.language_type_id))
  const places = some(
    articulation.toSorted((a, b) => a.position - b.position).map((row) => positionName(row.position).toLowerCase()),
    3,
  )
  const kinds = some([...articulation.map((row) => row.sentence.toLowerCase()), ...pairs.map(() => 'minimal pairs')], 4)
  const parts = some(
    language.catagory.map((part) => part.category_name),
    3,
  )
  const described: Record<SetPart, () => { title: string; line: string }> = {
    articulation: () => ({
      title: some([...articulation.map((row) => row.sound_name), ...pairs.map((pair) => pair.contrast_name)], 3),
      line: [places, kinds].filter(Boolean).join(' · '),
    }),
    language: () => ({
      title: some(
        goals.map((goal) => goal?.category_name ?? ''),
        2,
      ),
      line: parts,
    }),
    fluency: () => ({ title: some(levelNames(rows), 2), line: 'fluency' }),
    own: () => describeOwn(rows.own),
  }
  const all = areasWithRows(rows).map((area) => ({ area, ...described[area]() }))
  const line =
    all.length === 1 ? (all[0]?.line ?? '') : all.map(({ area }) => (area === 'own' ? 'my cards' : area)).join(', ')
  const title = all.map((one) => one.title).join(' · ')
  return { title: title.slice(0, 200), line: (line.charAt(0).toUpperCase() + line.slice(1)).slice(0, 200) }
}

/** Everything that was fetched as one deck: what a game's turns draw from. */
export function wholeDeck(rows: CardRows): Deck {
  const decks: Record<SetPart, () => Card[]> = {
    articulation: () => evenly([rows.articulation.map(cardOfRow), rows.pairs.map(cardOfPair)], limits.cards),
    language: () => rows.language.rows.map((row) => cardOfLanguageRow(rows.language, row)),
    fluency: () => cardsOfFluency(rows.fluency),
    own: () => cardsOfOwn(rows.own).map(({ card }) => card),
  }
  const areas = areasWithRows(rows)
  const cards = evenly(
    areas.map((area) => decks[area]()),
    limits.cards,
  )
  const { title, line } = describeRows(rows)
  return { title: [title, line].filter(Boolean).join(': '), source: areas[0] ?? 'cards', cards }
}
