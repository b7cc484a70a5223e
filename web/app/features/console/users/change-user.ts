import { getAuditLog, getUser, getUsers, type UserRecord } from '@marigold/contract'
import { ApiError } from '../../../platform/calls/api-client.ts'
import { invalidateQuery, queryClient } from '../../../platform/calls/query-client.ts'

/** Reads the account on the screen and its part of the log again. */
export async function rereadUser(): Promise<void> {
  await Promise.all([invalidateQuery({ queryKey: [getUser.path] }), invalidateQuery({ queryKey: [getAuditLog.path] })])
}

/**
 * Sends a change of an account and shows its new state. When another administrator's change came first, reads the
 * account again, so that the change is seen and this one can be repeated.
 */
export async function changeUser(token: string, send: () => Promise<UserRecord>): Promise<void> {
  try {
    const record = await send()
    queryClient.setQueryData([getUser.path, { id: record.id }, null, token], record)
    void invalidateQuery({ queryKey: [getUsers.path] })
    void invalidateQuery({ queryKey: [getAuditLog.path] })
  } catch (error) {
    if (error instanceof ApiError && error.status === 409) await rereadUser()
    throw error
  }
}
