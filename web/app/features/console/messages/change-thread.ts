import { getAuditLog, getThread, getThreads, type Thread } from '@marigold/contract'
import { ApiError } from '../../../platform/calls/api-client.ts'
import { invalidateQuery, queryClient } from '../../../platform/calls/query-client.ts'

/** Reads the thread on the screen again. */
export const rereadThread = () => invalidateQuery({ queryKey: [getThread.path] })

/**
 * Sends a change of a thread and shows its new state. When another administrator's change came first, reads the thread
 * again, so that the change is seen and this one can be repeated.
 */
export async function changeThread(token: string, send: () => Promise<Thread>): Promise<void> {
  try {
    const thread = await send()
    queryClient.setQueryData([getThread.path, { id: thread.id }, null, token], thread)
    void invalidateQuery({ queryKey: [getThreads.path] })
    void invalidateQuery({ queryKey: [getAuditLog.path] })
  } catch (error) {
    if (error instanceof ApiError && error.status === 409) await rereadThread()
    throw error
  }
}
