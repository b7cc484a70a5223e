import { getOwnLists, type OwnCard, type OwnList } from '@marigold/contract'
import { useMemo } from 'react'
import { call } from '../../../../platform/calls/api-client.ts'
import { changeAnswer, queryClient, useCall } from '../../../../platform/calls/query-client.ts'
import { readToken } from '../../../../platform/session/token.ts'
import { useToken } from '../../../../platform/session/use-token.ts'

/** A person's lists of own cards; `lists` is null until they came, and for whoever is not signed in. */
export function useOwnLists(enabled = true) {
  const token = useToken()
  const asked = useCall(getOwnLists, { who: token ?? null, enabled: enabled && typeof token === 'string' })
  const lists = useMemo(() => asked.data?.data ?? null, [asked.data])
  return { lists, failed: asked.isError && lists === null, retry: () => void asked.refetch(), token }
}

const keyNow = () => [getOwnLists.path, null, null, readToken()]

/** Puts what a call answered into the lists that every screen shows. */
export function changeOwnLists(change: (lists: readonly OwnList[]) => readonly OwnList[]) {
  void changeAnswer<{ success: true; data: OwnList[] }>(keyNow(), (known) => ({
    ...known,
    data: [...change(known.data)],
  }))
}

/** One list as every screen shows it by now. */
export function ownListNow(id: number): OwnList | undefined {
  const known = queryClient.getQueryData<{ data: OwnList[] }>(keyNow())
  return known?.data.find((one) => one.id === id)
}

/** Changes the cards of one list as it stands by now. */
export function changeCardsOf(list: number, change: (cards: readonly OwnCard[]) => OwnCard[]) {
  changeOwnLists((lists) => lists.map((one) => (one.id === list ? { ...one, cards: change(one.cards) } : one)))
}

/** Reads the lists anew, for every screen. */
export async function refreshOwnLists(): Promise<OwnList[]> {
  const { data } = await call(getOwnLists)
  changeOwnLists(() => data)
  return data
}

/** One list as a call answered it: in its place, or in front of all as a new one. */
export function putOwnList(list: OwnList) {
  changeOwnLists((lists) =>
    lists.some(({ id }) => id === list.id)
      ? lists.map((other) => (other.id === list.id ? list : other))
      : [list, ...lists].sort((a, b) => b.id - a.id),
  )
}
