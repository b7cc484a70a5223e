import { m } from '#messages'
import { deviceTexts } from '../storage/text-store.ts'

const key = 'token'
const listeners = new Set<() => void>()

// The mark that the page got before paint, for room in the header, follows the sign-in.
function mark() {
  globalThis.document?.documentElement.toggleAttribute('data-person', readToken() !== null)
}

function changed() {
  mark()
  for (const listener of listeners) listener()
}

/** The bearer token of this browser, or null. */
export function readToken(): string | null {
  return deviceTexts.read(key)
}

/** This browser can't store a login: its storage is blocked or full. */
export class LoginNotKept extends Error {
  override readonly message = m.platform_this_browser_couldnt_keep_you_logged()
}

/** Stores the token of a new login. Throws `LoginNotKept` if it can't. */
export function storeToken(token: string) {
  if (!deviceTexts.write(key, token)) throw new LoginNotKept()
  changed()
}

/** Ends the sign-in on this device alone. */
export function forgetToken() {
  deviceTexts.write(key, null)
  changed()
}

/** Calls back when the token changes, in this tab or another. */
export function onTokenChange(listener: () => void): () => void {
  const fromOtherTab = (event: StorageEvent) => {
    if (event.key !== key && event.key !== null) return
    mark()
    listener()
  }
  listeners.add(listener)
  window.addEventListener('storage', fromOtherTab)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', fromOtherTab)
  }
}
