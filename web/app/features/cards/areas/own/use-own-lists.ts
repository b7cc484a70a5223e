import { getOwnLists, type OwnCard, type OwnList } from '@marigold/contract'
import { useMemo } from 'react'
import { call } from '../../../../platform/calls/api-client.ts'
import { updateCache, queryClient, useCall } from '../../../../platform/calls/query-client.ts'
import { readToken } from '../../../../platform/session/token.ts'
import { useToken } from '../../../../platform/session/use-token.ts'

/** Reads the user's own lists; `lists` is null while loading and for visitors. */
export function useOwnLists(enabled = true) {
  const token = useToken()
  const asked = useCall(getOwnLists, { who: token ?? null, enabled: enabled && typeof token === 'string' })
  const lists = useMemo(() => asked.data?.data ?? null, [asked.data])
  return { lists, failed: asked.isError && lists === null, retry: () => void asked.refetch(), token }
}

const keyNow = () => [getOwnLists.path, null, null, readToken()]

/** Updates the cached lists on every screen. */
export function updateOwnLists(change: (lists: readonly OwnList[]) => readonly OwnList[]) {
  void updateCache<{ success: true; data: OwnList[] }>(keyNow(), (known) => ({
    ...known,
    data: [...change(known.data)],
  }))
}

/** Returns a list from the cache. */
export function getOwnList(id: number): OwnList | undefined {
  const known = queryClient.getQueryData<{ data: OwnList[] }>(keyNow())
  return known?.data.find((one) => one.id === id)
}

/** Updates the cards of one cached list. */
export function updateListCards(list: number, change: (cards: readonly OwnCard[]) => OwnCard[]) {
  updateOwnLists((lists) => lists.map((one) => (one.id === list ? { ...one, cards: change(one.cards) } : one)))
}

/** Refetches the lists for every screen. */
export async function refreshOwnLists(): Promise<OwnList[]> {
  const { data } = await call(getOwnLists)
  updateOwnLists(() => data)
  return data
}

/** Replaces a list in the cache, or adds it in front. */
export function upsertOwnList(list: OwnList) {
  updateOwnLists((lists) =>
    lists.some(({ id }) => id === list.id)
      ? lists.map((other) => (other.id === list.id ? list : other))
      : [list, ...lists].sort((a, b) => b.id - a.id),
  )
}
