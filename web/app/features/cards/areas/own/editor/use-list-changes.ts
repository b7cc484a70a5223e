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
import { noteDeleted, noteRestored } from '../deleted-media.ts'
import { changeCardsOf, changeOwnLists, ownListNow, putOwnList, refreshOwnLists } from '../use-own-lists.ts'
import type { ListText } from './list-head.tsx'
import { stillToAdd } from './pasted.ts'
import type { useSaving } from './use-saving.ts'

/** What was deleted last, and how it comes back. */
interface Deleted {
  text: string
  restore: () => Promise<OwnList>
  cards: number[]
  wholeList: boolean
}

/** Cards in portions that one call takes. */
function portions(cards: readonly OwnCardText[]): OwnCardText[][] {
  const { batch } = limits.own
  return Array.from({ length: Math.ceil(cards.length / batch) }, (_, at) => [
    ...cards.slice(at * batch, (at + 1) * batch),
  ])
}

/**
 * Cards that may have arrived already, where the answer to an earlier save was lost: looks for them first, and adds the
 * rest. `list` null is a list that may be there by now under this name.
 */
export async function addAgain(list: OwnList | null, text: ListText, cards: readonly OwnCardText[]): Promise<OwnList> {
  const lists = await refreshOwnLists()
  const arrived = (one: OwnList) => one.name === text.name && stillToAdd(cards, one.cards).length < cards.length
  const there = lists.find((one) => (list ? one.id === list.id : arrived(one)))
  if (!there) return await beginList(text, cards)
  const rest = stillToAdd(cards, there.cards)
  return rest.length > 0 ? await addTo(there, rest) : there
}

/** Begins a list with its cards; answers it. */
export async function beginList(text: ListText, cards: readonly OwnCardText[]): Promise<OwnList> {
  const [first = [], ...more] = portions(cards)
  const { data } = await call(addOwnList, { body: { ...text, cards: first } })
  putOwnList(data)
  return more.length === 0 ? data : await addTo(data, more.flat())
}

/** Adds cards to a list; answers it. */
export async function addTo(list: OwnList, cards: readonly OwnCardText[]): Promise<OwnList> {
  let newest = list
  for (const some of portions(cards)) {
    newest = (await call(addOwnCards, { params: { id: list.id }, body: { cards: some } })).data
    putOwnList(newest)
  }
  return newest
}

/** Writes a list's name anew; answers its new version. */
export async function rename(list: OwnList, text: ListText, version: number): Promise<number> {
  const { data } = await call(changeOwnList, { params: { id: list.id }, body: { ...text, version } })
  putOwnList(data)
  return data.version
}

/** The list with one card a place up or down. */
export function movedCards(cards: readonly OwnCard[], card: number, by: 1 | -1): OwnCard[] {
  const at = cards.findIndex(({ id }) => id === card)
  const other = cards[at + by]
  const moved = cards[at]
  if (!moved || !other) return [...cards]
  return cards.map((one, place) => (place === at ? other : place === at + by ? moved : one))
}

/** The wanted order, of the cards that are there by now: what was deleted meanwhile is out, what came back is last. */
export function orderOf(wanted: readonly OwnCard[], there: readonly OwnCard[]): number[] {
  const ids = there.map(({ id }) => id)
  const known = wanted.map(({ id }) => id)
  return [...known.filter((id) => ids.includes(id)), ...ids.filter((id) => !known.includes(id))]
}

/** Orders and deletes cards of a list, and takes a deletion back. */
export function useListChanges(saving: ReturnType<typeof useSaving>) {
  const [deleted, setDeleted] = useState<Deleted | null>(null)
  const moves = useRef(0)
  const move = (list: OwnList, card: OwnCard, by: 1 | -1) => {
    const cards = movedCards(list.cards, card.id, by)
    putOwnList({ ...list, cards })
    // What is answered to a move shows nothing once the next one was made.
    const turn = ++moves.current
    const show = (newest: OwnList) => turn === moves.current && putOwnList(newest)
    void saving
      .run(async () => {
        const body = { cards: orderOf(cards, ownListNow(list.id)?.cards ?? cards) }
        show((await call(orderOwnCards, { params: { id: list.id }, body })).data)
      })
      .then((saved) => saved || show(list))
  }
  const remove = (list: OwnList, card: OwnCard) =>
    saving.run(async () => {
      await call(deleteOwnCard, { params: { id: card.id } })
      noteDeleted([card.id])
      changeCardsOf(list.id, (cards) => cards.filter(({ id }) => id !== card.id))
      const restore = async () => (await call(restoreOwnCard, { params: { id: card.id } })).data
      setDeleted({ text: m.cards_is_deleted({ word: card.word }), restore, cards: [card.id], wholeList: false })
    })
  const removeList = (list: OwnList) =>
    saving.run(async () => {
      await call(deleteOwnList, { params: { id: list.id } })
      const cards = list.cards.map(({ id }) => id)
      noteDeleted(cards)
      const restore = async () => (await call(restoreOwnList, { params: { id: list.id } })).data
      setDeleted({ text: m.cards_is_deleted_2({ name: list.name }), restore, cards, wholeList: true })
      changeOwnLists((lists) => lists.filter(({ id }) => id !== list.id))
    })
  const undo = () =>
    saving.run(async () => {
      if (!deleted) return
      putOwnList(await deleted.restore())
      noteRestored(deleted.cards)
      setDeleted(null)
    })
  return { deleted, move, remove, removeList, undo, closeUndo: () => setDeleted(null) }
}
