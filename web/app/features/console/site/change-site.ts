import { getAuditLog, getSiteEntries, getSiteEntry, type SiteKind, type SiteRecord } from '@marigold/contract'
import { ApiError } from '../../../platform/calls/api-client.ts'
import { invalidateQuery, queryClient } from '../../../platform/calls/query-client.ts'

/** Which text is shown: of an entry in a language; the default one for ''. */
export interface SiteTarget {
  kind: SiteKind
  id: string
  locale: string
}

/** Returns the query of a call about a text. */
export const queryOf = ({ locale }: SiteTarget) => (locale === '' ? undefined : { locale })

const rereadSite = () =>
  Promise.all([getSiteEntry, getSiteEntries, getAuditLog].map(({ path }) => invalidateQuery({ queryKey: [path] })))

/**
 * Sends a change of a text and shows its new state. When another administrator's change came first, reads the text
 * again, so that the change is seen and this one can be repeated.
 */
export async function sendSite(
  token: string,
  target: SiteTarget,
  send: () => Promise<SiteRecord>,
): Promise<SiteRecord> {
  try {
    const record = await send()
    const { kind, id } = record
    queryClient.setQueryData([getSiteEntry.path, { kind, id }, queryOf(target) ?? null, token], record)
    // The other languages of the entry may have changed with it.
    void invalidateQuery({ queryKey: [getSiteEntries.path] })
    void invalidateQuery({ queryKey: [getAuditLog.path] })
    return record
  } catch (error) {
    if (error instanceof ApiError && error.status === 409) await rereadSite()
    throw error
  }
}
