/** One event of a stream. With an id it is asked for again after a break; without one it is only about now. */
export interface StreamEvent {
  id?: number
  data: unknown
}

/** An event as it is sent. JSON has no line breaks of its own. */
export function eventText({ id, data }: StreamEvent): string {
  return `${id === undefined ? '' : `id: ${id}\n`}data: ${JSON.stringify(data)}\n\n`
}

/** Keeps proxies from ending a connection that is silent, and tells the browser that it is alive. */
export const beatText = ': beat\n\n'

/** The last event that the browser has, as it says when it comes back; 0 for none or for nonsense. */
export function lastEventId(header: string | string[] | undefined): number {
  const id = typeof header === 'string' && /^\d{1,15}$/.test(header) ? Number(header) : 0
  return Number.isSafeInteger(id) ? id : 0
}
