import { getAuditLog, getConsoleCard, getConsoleCards, type CardRecord, type CardTable } from '@marigold/contract'
import { ApiError } from '../../../platform/calls/api-client.ts'
import { invalidateQuery, queryClient } from '../../../platform/calls/query-client.ts'

/** Reads everything about cards again. */
export async function rereadCards(): Promise<void> {
  await Promise.all(
    [getConsoleCard, getConsoleCards, getAuditLog].map(({ path }) => invalidateQuery({ queryKey: [path] })),
  )
}

/**
 * Sends a change of a card and shows its new state. When another administrator's change came first, reads the card
 * again, so that the change is seen and this one can be repeated.
 */
export async function sendCard(token: string, table: CardTable, send: () => Promise<CardRecord>): Promise<CardRecord> {
  try {
    const record = await send()
    queryClient.setQueryData([getConsoleCard.path, { table, id: record.id }, null, token], record)
    void invalidateQuery({ queryKey: [getConsoleCards.path] })
    void invalidateQuery({ queryKey: [getAuditLog.path] })
    return record
  } catch (error) {
    if (error instanceof ApiError && error.status === 409) await rereadCards()
    throw error
  }
}
