/**
 * An event of a stream. With an id, it's resumable after a reconnect; without one, it only describes the current state.
 */
export interface StreamEvent {
  id?: number
  data: unknown
}

/** Formats an event. JSON has no raw line breaks. */
export function formatEvent({ id, data }: StreamEvent): string {
  return `${id === undefined ? '' : `id: ${id}\n`}data: ${JSON.stringify(data)}\n\n`
}

/** Keeps proxies from closing a silent connection, and tells the browser that it's alive. */
export const heartbeat = ': beat\n\n'

/** Parses the last event id that a reconnecting browser sends. Returns 0 for a missing or invalid one. */
export function lastEventId(header: string | string[] | undefined): number {
  const id = typeof header === 'string' && /^\d{1,15}$/.test(header) ? Number(header) : 0
  return Number.isSafeInteger(id) ? id : 0
}
