/**
 * Returns the email in a partner token, unverified: only used to ask a user who is logged in with another account. Null
 * if it can't be read; the server then rejects it.
 */
export function claimedEmail(token: string): string | null {
  try {
    const body = (token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/')
    const bytes = Uint8Array.from(atob(body), (letter) => letter.charCodeAt(0))
    const { email } = JSON.parse(new TextDecoder().decode(bytes)) as { email?: unknown }
    return typeof email === 'string' ? email.trim().toLowerCase() : null
  } catch {
    return null
  }
}
