import { getNotifications, streamNotificationState, type NotificationState } from '@marigold/contract'
import { useEffect } from 'react'
import { useQuery } from '@tanstack/react-query'
import { subscribeToStream } from '../../platform/calls/event-stream.ts'
import { invalidateQuery, queryClient } from '../../platform/calls/query-client.ts'
import { after } from '../../platform/time/timers.ts'

const newsKey = (token: string) => [streamNotificationState.path, token]

// A page that is visible only briefly doesn't need to connect.
const connectDelayMs = 1_000

/** Applies the server's notification state. */
export function applyUpdate(token: string, news: NotificationState) {
  const known = queryClient.getQueryData<NotificationState>(newsKey(token))
  queryClient.setQueryData(newsKey(token), news)
  if (known?.stamp !== news.stamp) void invalidateQuery({ queryKey: [getNotifications.path] })
}

/** Streams while the page is visible: browsers limit connections per host, and many tabs may be open. */
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
    cancel = after(connectDelayMs, () => {
      stop ??= subscribeToStream(streamNotificationState, {
        onEvent: (news) => applyUpdate(token, news),
        onRefused: () => {}, // the login has expired; the next call reports it
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

/** Returns the server's unread count; 0 until it is known. */
export function useUnreadCount(token: string | null): number {
  useEffect(() => (token === null ? undefined : listenWhileSeen(token)), [token])
  const { data } = useQuery<NotificationState | null>(
    { queryKey: newsKey(token ?? ''), queryFn: () => null, enabled: false, initialData: null },
    queryClient,
  )
  return data?.unread ?? 0
}

/**
 * Starts an optimistic change of the count. Call the returned function when the change is done; it does nothing if the
 * server has reported a newer count in the meantime.
 */
export function startCountChange(token: string): (change: (unread: number) => number) => void {
  const read = () => queryClient.getQueryData<NotificationState | null>(newsKey(token))
  const before = read()?.stamp
  return (change) => {
    const known = read()
    if (known && known.stamp === before)
      queryClient.setQueryData(newsKey(token), { ...known, unread: change(known.unread) })
  }
}
