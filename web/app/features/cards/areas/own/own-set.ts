import { m } from '#messages'
import { getOwnLists, sentenceTypes, type Card, type Deck, type OwnCard, type OwnList } from '@marigold/contract'
import { call } from '../../../../platform/calls/api-client.ts'
import { loadPhotos, photoUrl } from '../../../../platform/storage/own-media.ts'
import { pictureUrl } from '../picture-url.ts'
import { all, lets, pick, withAll, type Choice } from '../dropdowns.ts'
import type { IdLists } from '../id-lists.ts'

/** A list of own cards in a set, with the kinds of card (words, phrases, sentences) that were picked. */
export interface OwnRow {
  list: OwnList
  kinds: readonly number[]
  /** Keys of cards that this device leaves out. */
  out?: ReadonlySet<string>
}
export type OwnSet = readonly OwnRow[]

/** What a card says as one kind; '' when it has no such text. */
function textOfKind(card: Pick<OwnCard, 'word' | 'phrase' | 'sentence'>, kind: number): string {
  return [card.word, card.phrase, card.sentence][kind - 1] ?? ''
}

/** The kinds that a list has cards of, each with their number. */
export function kindsOf(list: Pick<OwnList, 'cards'>): { id: number; name: string; count: number }[] {
  return sentenceTypes
    .map(({ id, question }) => ({
      id,
      name: question,
      count: list.cards.filter((card) => textOfKind(card, id) !== '').length,
    }))
    .filter(({ count }) => count > 0)
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** The marked letters of a word, wherever a longer text has that word (a plural counts). */
export function marksIn(text: string, word: string, marks: OwnCard['marks']): OwnCard['marks'] {
  if (text === word) return marks
  const places = text.matchAll(new RegExp(`(?<![\\p{L}\\p{N}])${escaped(word)}`, 'giu'))
  return [...places].flatMap(({ index }) => marks.map(([start, end]): [number, number] => [index + start, index + end]))
}

/** The key of an own card by its kind: the same on every device. */
const ownKey = (card: number, kind: number) => `own-${card}-${kind}`

/** The id of the own card behind a card's key; null for a card of ours. */
export function ownId(key: string): number | null {
  const id = /^own-(\d+)-\d$/.exec(key)?.[1]
  return id === undefined ? null : Number(id)
}

/** What stands below a word whose photograph was taken elsewhere. */
export const photoElsewhere = m.cards_its_photo_is_on_another_device()

/** The picture of an own card in this page; null where it has none here. */
export function ownPicture(card: Pick<OwnCard, 'id' | 'picture' | 'photo'>): string | null {
  if (card.photo) return photoUrl(card.id)
  return card.picture === '' ? null : pictureUrl(`${card.picture}.svg`)
}

/** An own card as one kind. The only place that reads own cards as cards. */
function cardOfOwn(list: OwnList, card: OwnCard, kind: number): Card {
  const caption = textOfKind(card, kind)
  const url = ownPicture(card)
  const type = sentenceTypes.find(({ id }) => id === kind)?.question.toLowerCase() ?? ''
  return {
    key: ownKey(card.id, kind),
    area: list.area,
    layout: kind === 1 ? 'word' : 'sentence',
    prompt: '',
    pictures: url ? [{ url, alt: card.word }] : [],
    caption,
    marks: marksIn(caption, card.word, card.marks),
    answers: [],
    correct: [],
    target: `${list.practices || list.name}, ${type}`,
    ...(card.photo && !url ? { hint: photoElsewhere } : {}),
  }
}

/** The cards of one kind of a list, in its order. */
function cardsOf({ list, out }: OwnRow, kind: number): Card[] {
  return list.cards
    .filter((card) => textOfKind(card, kind) !== '' && !out?.has(ownKey(card.id, kind)))
    .map((card) => cardOfOwn(list, card, kind))
}

/** The slot of the setup that an own card of a kind counts in. */
export const slotOfOwn = (list: number, kind: number) => `o/${list}/${kind}`

/** All cards of a set's own lists, list after list, each with the slot that the setup counts it in. */
export function cardsOfOwn(set: OwnSet): { card: Card; slot: string }[] {
  return set.flatMap((row) =>
    row.kinds.flatMap((kind) => cardsOf(row, kind).map((card) => ({ card, slot: slotOfOwn(row.list.id, kind) }))),
  )
}

/** What the viewer's dropdowns stand at. */
export interface OwnView {
  list: string
  kind: string
}

/** The choices of the viewer's dropdowns: the lists, and the picked kinds of the list. */
export function ownChoices(set: OwnSet, view: OwnView): { lists: Choice[]; kinds: Choice[] } {
  const rows = set.filter(({ list }) => lets(view.list, list.id))
  const names = new Map(
    rows.flatMap(({ list, kinds }) =>
      kindsOf(list)
        .filter(({ id }) => kinds.includes(id))
        .map(({ id, name }) => [String(id), name] as const),
    ),
  )
  const lists = set.map(({ list }) => ({ value: String(list.id), label: list.name }))
  return {
    lists: withAll(lists, m.cards_all_lists({ cardsOfOwn: cardsOfOwn(set).length })),
    kinds: withAll([...names].map(([value, label]) => ({ value, label })), m.cards_all_types()), // prettier-ignore
  }
}

/** The nearest view that has cards: keeps what can be kept, and mixes all of the rest. */
export function settleOwn(set: OwnSet, wanted: Partial<OwnView>): OwnView {
  const list = pick(ownChoices(set, { list: '', kind: '' }).lists, wanted.list)
  return { list, kind: pick(ownChoices(set, { list, kind: '' }).kinds, wanted.kind) }
}

/** The cards of one view, in order. */
export function deckOfOwn(set: OwnSet, view: OwnView): Deck {
  const rows = set.filter(({ list }) => lets(view.list, list.id))
  const name = view.list === all ? m.cards_all_lists_2() : rows[0]?.list.name
  const kind = sentenceTypes.find(({ id }) => String(id) === view.kind)
  return {
    title: [name, kind?.question].filter(Boolean).join(' · '),
    source: 'own',
    cards: rows.flatMap((row) => row.kinds.filter((id) => lets(view.kind, id)).flatMap((id) => cardsOf(row, id))),
  }
}

/** The picked lists of these lists, those that have something to show. */
export function pickedLists(lists: readonly OwnList[], picks: IdLists): OwnRow[] {
  return lists
    .map((list) => {
      const has = kindsOf(list).map(({ id }) => id)
      return { list, kinds: has.filter((kind) => picks[String(list.id)]?.includes(kind)) }
    })
    .filter(({ kinds }) => kinds.length > 0)
}

/** Fetches the picked lists, and takes their photographs from this device. */
export async function fetchOwn(picks: IdLists): Promise<OwnRow[]> {
  const picked = pickedLists((await call(getOwnLists)).data, picks)
  const cards = picked.flatMap(({ list }) => list.cards)
  await loadPhotos(cards.filter(({ photo }) => photo).map(({ id }) => id))
  return picked
}
