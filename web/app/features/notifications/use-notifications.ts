import { useState } from 'react'
import { clearNotifications, getNotifications, readNotification, type Notification } from '@marigold/contract'
import { ApiError, call } from '../../platform/calls/api-client.ts'
import { logFailure } from '../../platform/log.ts'
import { invalidateQuery, updateCache, useCall } from '../../platform/calls/query-client.ts'
import { startCountChange } from './unread-count.ts'

const listKey = [getNotifications.path]

// So that a double click counts once.
const pendingReads = new Set<number>()

const keyOf = (token: string, page: number) => [getNotifications.path, null, page === 1 ? null : { page }, token]

/** Returns a page of notifications and its actions. `stuck` says that clearing them has failed. */
export function useNotifications(token: string, page = 1) {
  const list = useCall(getNotifications, { who: token, ...(page === 1 ? {} : { query: { page } }), staleTime: 0 })
  const [stuck, setStuck] = useState(false)

  async function read({ id, status }: Notification) {
    if (status === 'read' || pendingReads.has(id)) return
    pendingReads.add(id)
    const count = startCountChange(token)
    try {
      await call(readNotification, { params: { id }, keepalive: true })
      await updateCache<Notification[]>(keyOf(token, page), (known) =>
        known.map((one) => (one.id === id ? { ...one, status: 'read' } : one)),
      )
      count((unread) => Math.max(0, unread - 1))
    } catch (error) {
      logFailure('A notification could not be marked as read', error)
      if (error instanceof ApiError && error.status === 404) await invalidateQuery({ queryKey: listKey })
    } finally {
      pendingReads.delete(id)
    }
  }

  /** Clears the listed notifications and all older ones, but none that have just arrived. */
  async function clear() {
    const newest = list.data?.[0]?.id
    if (newest === undefined) return
    setStuck(false)
    const count = startCountChange(token)
    try {
      await call(clearNotifications, { query: { up_to: newest } })
      await updateCache<Notification[]>(keyOf(token, page), (known) => known.filter(({ id }) => id > newest))
      count(() => 0)
      await invalidateQuery({ queryKey: listKey })
    } catch (error) {
      logFailure('The notifications could not be cleared', error)
      setStuck(true)
    }
  }

  return { list, read, clear, stuck }
}
