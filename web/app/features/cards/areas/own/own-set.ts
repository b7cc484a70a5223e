import { m } from '#messages'
import { getOwnLists, sentenceTypes, type Card, type Deck, type OwnCard, type OwnList } from '@marigold/contract'
import { call } from '../../../../platform/calls/api-client.ts'
import { loadPhotos, photoUrl } from '../../../../platform/storage/own-media.ts'
import { pictureUrl } from '../picture-url.ts'
import { all, matches, pickChoice, withAll, type Choice } from '../dropdowns.ts'
import { kindName } from '../kind-names.ts'
import type { IdLists } from '../id-lists.ts'

/** A list of own cards in a set, with the picked kinds (words, phrases, sentences). */
export interface OwnRow {
  list: OwnList
  kinds: readonly number[]
  /** Keys of cards excluded on this device. */
  out?: ReadonlySet<string>
}
export type OwnSet = readonly OwnRow[]

/** Returns a card's text of one kind; '' if it has none. */
function textOfKind(card: Pick<OwnCard, 'word' | 'phrase' | 'sentence'>, kind: number): string {
  return [card.word, card.phrase, card.sentence][kind - 1] ?? ''
}

/** Returns the kinds that a list has cards of, with their counts. */
export function listKinds(list: Pick<OwnList, 'cards'>): { id: number; name: string; count: number }[] {
  return sentenceTypes
    .map(({ id }) => ({
      id,
      name: kindName(id),
      count: list.cards.filter((card) => textOfKind(card, id) !== '').length,
    }))
    .filter(({ count }) => count > 0)
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** Finds the marked letters of a word wherever a longer text contains it, including its plural. */
export function findMarks(text: string, word: string, marks: OwnCard['marks']): OwnCard['marks'] {
  if (text === word) return marks
  const places = text.matchAll(new RegExp(`(?<![\\p{L}\\p{N}])${escaped(word)}`, 'giu'))
  return [...places].flatMap(({ index }) => marks.map(([start, end]): [number, number] => [index + start, index + end]))
}

/** Returns the key of an own card and kind; it's the same on every device. */
const ownKey = (card: number, kind: number) => `own-${card}-${kind}`

/** Returns the own card's id from a card key; null for other cards. */
export function parseOwnId(key: string): number | null {
  const id = /^own-(\d+)-\d$/.exec(key)?.[1]
  return id === undefined ? null : Number(id)
}

/** Shown below a word whose photo was taken on another device. */
export const photoElsewhere = m.cards_its_photo_is_on_another_device()

/** Returns an own card's picture URL in this page; null if there is none here. */
export function ownPicture(card: Pick<OwnCard, 'id' | 'picture' | 'photo'>): string | null {
  if (card.photo) return photoUrl(card.id)
  return card.picture === '' ? null : pictureUrl(`${card.picture}.svg`)
}

/** Converts an own card of one kind to a card. Nothing else reads own cards. */
function toOwnCard(list: OwnList, card: OwnCard, kind: number): Card {
  const caption = textOfKind(card, kind)
  const url = ownPicture(card)
  const type = kindName(kind).toLowerCase()
  return {
    key: ownKey(card.id, kind),
    area: list.area,
    layout: kind === 1 ? 'word' : 'sentence',
    prompt: '',
    pictures: url ? [{ url, alt: card.word }] : [],
    caption,
    marks: findMarks(caption, card.word, card.marks),
    answers: [],
    correct: [],
    target: `${list.practices || list.name}, ${type}`,
    ...(card.photo && !url ? { hint: photoElsewhere } : {}),
  }
}

/** Returns a list's cards of one kind, in order. */
function listCards({ list, out }: OwnRow, kind: number): Card[] {
  return list.cards
    .filter((card) => textOfKind(card, kind) !== '' && !out?.has(ownKey(card.id, kind)))
    .map((card) => toOwnCard(list, card, kind))
}

/** Returns the setup slot of an own card kind. */
export const ownSlot = (list: number, kind: number) => `o/${list}/${kind}`

/** Returns all cards of a set's own lists with their setup slots. */
export function allOwnCards(set: OwnSet): { card: Card; slot: string }[] {
  return set.flatMap((row) =>
    row.kinds.flatMap((kind) => listCards(row, kind).map((card) => ({ card, slot: ownSlot(row.list.id, kind) }))),
  )
}

/** Values of the viewer's dropdowns. */
export interface OwnView {
  list: string
  kind: string
}

/** Returns the dropdown choices: the lists, and the list's picked kinds. */
export function ownChoices(set: OwnSet, view: OwnView): { lists: Choice[]; kinds: Choice[] } {
  const rows = set.filter(({ list }) => matches(view.list, list.id))
  const names = new Map(
    rows.flatMap(({ list, kinds }) =>
      listKinds(list)
        .filter(({ id }) => kinds.includes(id))
        .map(({ id, name }) => [String(id), name] as const),
    ),
  )
  const lists = set.map(({ list }) => ({ value: String(list.id), label: list.name }))
  return {
    lists: withAll(lists, m.cards_all_lists({ cardsOfOwn: allOwnCards(set).length })),
    kinds: withAll([...names].map(([value, label]) => ({ value, label })), m.cards_all_types()), // prettier-ignore
  }
}

/** Returns the nearest view that has cards: keeps valid values and mixes all of the rest. */
export function nearestOwnView(set: OwnSet, wanted: Partial<OwnView>): OwnView {
  const list = pickChoice(ownChoices(set, { list: '', kind: '' }).lists, wanted.list)
  return { list, kind: pickChoice(ownChoices(set, { list, kind: '' }).kinds, wanted.kind) }
}

/** Returns the cards of one view, in order. */
export function ownDeck(set: OwnSet, view: OwnView): Deck {
  const rows = set.filter(({ list }) => matches(view.list, list.id))
  const name = view.list === all ? m.cards_all_lists_2() : rows[0]?.list.name
  return {
    title: [name, kindName(Number(view.kind))].filter(Boolean).join(' · '),
    source: 'own',
    cards: rows.flatMap((row) => row.kinds.filter((id) => matches(view.kind, id)).flatMap((id) => listCards(row, id))),
  }
}

/** Returns the picked lists that have something to show. */
export function pickedLists(lists: readonly OwnList[], picks: IdLists): OwnRow[] {
  return lists
    .map((list) => {
      const has = listKinds(list).map(({ id }) => id)
      return { list, kinds: has.filter((kind) => picks[String(list.id)]?.includes(kind)) }
    })
    .filter(({ kinds }) => kinds.length > 0)
}

/** Fetches the picked lists and loads their photos from this device. */
export async function fetchOwn(picks: IdLists): Promise<OwnRow[]> {
  const picked = pickedLists((await call(getOwnLists)).data, picks)
  const cards = picked.flatMap(({ list }) => list.cards)
  await loadPhotos(cards.filter(({ photo }) => photo).map(({ id }) => id))
  return picked
}
