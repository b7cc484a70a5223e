import type { IncomingMessage } from 'node:http'

/** Has no page: what an address that cannot be read is shown as. */
export const unreadablePage = '/not-found'

function isReadable(path: string): boolean {
  try {
    decodeURIComponent(path)
    return true
  } catch {
    return false
  }
}

/**
 * Whether a browser asks for a page by an address whose percent signs spell nothing (`/%E0%A4%A`). The router refuses
 * such an address before any route is asked; a person gets the not-found page, a call its refusal in JSON.
 */
export function isUnreadablePage({ method, headers, url = '/' }: IncomingMessage): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false
  if (!(headers.accept ?? '').includes('text/html') || /^\/api(?:[/?]|$)/.test(url)) return false
  return !isReadable(url.split('?', 1)[0] ?? '')
}
