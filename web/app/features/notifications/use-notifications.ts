import { clearNotifications, getNotifications, readNotification, type Notification } from '@marigold/contract'
import { ApiError, call } from '../../platform/calls/api-client.ts'
import { logFailure } from '../../platform/log.ts'
import { askAgain, changeAnswer, useCall } from '../../platform/calls/query-client.ts'
import { beginCount } from './news.ts'

const listKey = [getNotifications.path]

// Pressed twice in a hurry it is one less.
const onTheirWay = new Set<number>()

const keyOf = (token: string, page: number) => [getNotifications.path, null, page === 1 ? null : { page }, token]

/** A page of the person's notifications, and what can be done with them. Failures of changes are only logged. */
export function useNotifications(token: string, page = 1) {
  const list = useCall(getNotifications, { who: token, ...(page === 1 ? {} : { query: { page } }), staleTime: 0 })

  async function read({ id, status }: Notification) {
    if (status === 'read' || onTheirWay.has(id)) return
    onTheirWay.add(id)
    const count = beginCount(token)
    try {
      await call(readNotification, { params: { id }, keepalive: true })
      await changeAnswer<Notification[]>(keyOf(token, page), (known) =>
        known.map((one) => (one.id === id ? { ...one, status: 'read' } : one)),
      )
      count((unread) => Math.max(0, unread - 1))
    } catch (error) {
      logFailure('A notification could not be marked as read', error)
      if (error instanceof ApiError && error.status === 404) await askAgain({ queryKey: listKey })
    } finally {
      onTheirWay.delete(id)
    }
  }

  /** Clears what is shown here and all that is older: whatever came meanwhile stays. */
  async function clear() {
    const newest = list.data?.[0]?.id
    if (newest === undefined) return
    const count = beginCount(token)
    try {
      await call(clearNotifications, { query: { up_to: newest } })
      await changeAnswer<Notification[]>(keyOf(token, page), (known) => known.filter(({ id }) => id > newest))
      count(() => 0)
      await askAgain({ queryKey: listKey })
    } catch (error) {
      logFailure('The notifications could not be cleared', error)
    }
  }

  return { list, read, clear }
}
