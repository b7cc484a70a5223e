import type { IncomingMessage } from 'node:http'

/** A URL without a page, to show for malformed URLs. */
export const malformedUrlPage = '/not-found'

function isReadable(path: string): boolean {
  try {
    decodeURIComponent(path)
    return true
  } catch {
    return false
  }
}

/**
 * Returns whether a browser requests a page with malformed percent encoding (`/%E0%A4%A`). The router refuses such a
 * URL before any route, so users get the not-found page, and calls a JSON error.
 */
export function isMalformedPageUrl({ method, headers, url = '/' }: IncomingMessage): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false
  if (!(headers.accept ?? '').includes('text/html') || /^\/api(?:[/?]|$)/.test(url)) return false
  return !isReadable(url.split('?', 1)[0] ?? '')
}
