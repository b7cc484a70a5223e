/**
 * The e-mail address that a token names, read without any check: only to ask a person who is signed in as somebody else.
 * Null for what cannot be read; the server then refuses it.
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
