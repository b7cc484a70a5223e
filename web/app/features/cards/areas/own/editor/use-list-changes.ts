import { m } from '#messages'
import {
  addOwnCards,
  addOwnList,
  changeOwnList,
  deleteOwnCard,
  deleteOwnList,
  limits,
  orderOwnCards,
  restoreOwnCard,
  restoreOwnList,
  type OwnCard,
  type OwnCardText,
  type OwnList,
} from '@marigold/contract'
import { useRef, useState } from 'react'
import { call } from '../../../../../platform/calls/api-client.ts'
import { markDeleted, unmarkDeleted } from '../deleted-media.ts'
import { updateListCards, updateOwnLists, getOwnList, upsertOwnList, refreshOwnLists } from '../use-own-lists.ts'
import type { ListText } from './list-header.tsx'
import { withoutExisting } from './pasted-cards.ts'
import type { useSaving } from './use-saving.ts'

/** The last deletion and how to undo it. */
interface Deleted {
  text: string
  restore: () => Promise<OwnList>
  cards: number[]
  wholeList: boolean
}

/** Splits cards into chunks that one call accepts. */
function toChunks(cards: readonly OwnCardText[]): OwnCardText[][] {
  const { batch } = limits.own
  return Array.from({ length: Math.ceil(cards.length / batch) }, (_, at) => [
    ...cards.slice(at * batch, (at + 1) * batch),
  ])
}

/**
 * Retries adding cards after a lost response: checks which ones exist, then adds the rest. With a null `list`, a list
 * of this name may already exist.
 */
export async function retryAdd(list: OwnList | null, text: ListText, cards: readonly OwnCardText[]): Promise<OwnList> {
  const lists = await refreshOwnLists()
  const arrived = (one: OwnList) => one.name === text.name && withoutExisting(cards, one.cards).length < cards.length
  const there = lists.find((one) => (list ? one.id === list.id : arrived(one)))
  if (!there) return await createList(text, cards)
  const rest = withoutExisting(cards, there.cards)
  return rest.length > 0 ? await addCards(there, rest) : there
}

/** Creates a list with its cards and returns it. */
export async function createList(text: ListText, cards: readonly OwnCardText[]): Promise<OwnList> {
  const [first = [], ...more] = toChunks(cards)
  const { data } = await call(addOwnList, { body: { ...text, cards: first } })
  upsertOwnList(data)
  return more.length === 0 ? data : await addCards(data, more.flat())
}

/** Adds cards to a list and returns it. */
export async function addCards(list: OwnList, cards: readonly OwnCardText[]): Promise<OwnList> {
  let newest = list
  for (const some of toChunks(cards)) {
    newest = (await call(addOwnCards, { params: { id: list.id }, body: { cards: some } })).data
    upsertOwnList(newest)
  }
  return newest
}

/** Renames a list and returns its new version. */
export async function renameList(list: OwnList, text: ListText, version: number): Promise<number> {
  const { data } = await call(changeOwnList, { params: { id: list.id }, body: { ...text, version } })
  upsertOwnList(data)
  return data.version
}

/** Returns the cards with one of them moved up or down by one. */
export function moveCard(cards: readonly OwnCard[], card: number, by: 1 | -1): OwnCard[] {
  const at = cards.findIndex(({ id }) => id === card)
  const other = cards[at + by]
  const moved = cards[at]
  if (!moved || !other) return [...cards]
  return cards.map((one, place) => (place === at ? other : place === at + by ? moved : one))
}

/** Returns the wanted order for the current cards: deleted ones are dropped, restored ones come last. */
export function mergeOrder(wanted: readonly OwnCard[], there: readonly OwnCard[]): number[] {
  const ids = there.map(({ id }) => id)
  const known = wanted.map(({ id }) => id)
  return [...known.filter((id) => ids.includes(id)), ...ids.filter((id) => !known.includes(id))]
}

/** Reorders and deletes a list's cards, and undoes a deletion. */
export function useListChanges(saving: ReturnType<typeof useSaving>) {
  const [deleted, setDeleted] = useState<Deleted | null>(null)
  const moves = useRef(0)
  const move = (list: OwnList, card: OwnCard, by: 1 | -1) => {
    const cards = moveCard(list.cards, card.id, by)
    upsertOwnList({ ...list, cards })
    // Ignores the response of a move that was followed by another.
    const turn = ++moves.current
    const show = (newest: OwnList) => turn === moves.current && upsertOwnList(newest)
    void saving
      .run(async () => {
        const body = { cards: mergeOrder(cards, getOwnList(list.id)?.cards ?? cards) }
        show((await call(orderOwnCards, { params: { id: list.id }, body })).data)
      })
      .then((saved) => saved || show(list))
  }
  const remove = (list: OwnList, card: OwnCard) =>
    saving.run(async () => {
      await call(deleteOwnCard, { params: { id: card.id } })
      markDeleted([card.id])
      updateListCards(list.id, (cards) => cards.filter(({ id }) => id !== card.id))
      const restore = async () => (await call(restoreOwnCard, { params: { id: card.id } })).data
      setDeleted({ text: m.cards_is_deleted({ word: card.word }), restore, cards: [card.id], wholeList: false })
    })
  const removeList = (list: OwnList) =>
    saving.run(async () => {
      await call(deleteOwnList, { params: { id: list.id } })
      const cards = list.cards.map(({ id }) => id)
      markDeleted(cards)
      const restore = async () => (await call(restoreOwnList, { params: { id: list.id } })).data
      setDeleted({ text: m.cards_is_deleted_2({ name: list.name }), restore, cards, wholeList: true })
      updateOwnLists((lists) => lists.filter(({ id }) => id !== list.id))
    })
  const undo = () =>
    saving.run(async () => {
      if (!deleted) return
      upsertOwnList(await deleted.restore())
      unmarkDeleted(deleted.cards)
      setDeleted(null)
    })
  return { deleted, move, remove, removeList, undo, closeUndo: () => setDeleted(null) }
}
