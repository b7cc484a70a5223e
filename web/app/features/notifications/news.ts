import { getNotifications, hearNotifications, type NotificationNews } from '@marigold/contract'
import { useEffect } from 'react'
import { useQuery } from '@tanstack/react-query'
import { hear } from '../../platform/calls/event-stream.ts'
import { askAgain, queryClient } from '../../platform/calls/query-client.ts'
import { after } from '../../platform/time/timers.ts'

const newsKey = (token: string) => [hearNotifications.path, token]

// A page that comes to the front and goes again at once need not connect.
const settleMs = 1_000

/** Takes over what the server tells. */
export function take(token: string, news: NotificationNews) {
  const known = queryClient.getQueryData<NotificationNews>(newsKey(token))
  queryClient.setQueryData(newsKey(token), news)
  if (known?.stamp !== news.stamp) void askAgain({ queryKey: [getNotifications.path] })
}

/** Listens while the page can be seen: a browser has few connections to one server, and many tabs may be open. */
function listenWhileSeen(token: string): () => void {
  let stop: (() => void) | null = null
  let cancel = () => {}
  const look = () => {
    cancel()
    if (document.visibilityState === 'hidden') {
      stop?.()
      stop = null
      return
    }
    cancel = after(settleMs, () => {
      stop ??= hear(hearNotifications, {
        onEvent: (news) => take(token, news),
        onRefused: () => {}, // the sign-in has ended: the next call says so
      })
    })
  }
  look()
  document.addEventListener('visibilitychange', look)
  return () => {
    cancel()
    stop?.()
    document.removeEventListener('visibilitychange', look)
  }
}

/** How many notifications of a person are unread, as the server tells it; 0 until it does. */
export function useUnread(token: string | null): number {
  useEffect(() => (token === null ? undefined : listenWhileSeen(token)), [token])
  const { data } = useQuery<NotificationNews | null>(
    { queryKey: newsKey(token ?? ''), queryFn: () => null, enabled: false, initialData: null },
    queryClient,
  )
  return data?.unread ?? 0
}

/**
 * Lowers or sets the number before the server tells it: begun with a change, the answer is called when that is done.
 * The server may have told it in between, and must not be counted down again.
 */
export function beginCount(token: string): (change: (unread: number) => number) => void {
  const read = () => queryClient.getQueryData<NotificationNews | null>(newsKey(token))
  const before = read()?.stamp
  return (change) => {
    const known = read()
    if (known && known.stamp === before)
      queryClient.setQueryData(newsKey(token), { ...known, unread: change(known.unread) })
  }
}
