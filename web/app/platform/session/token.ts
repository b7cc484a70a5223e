import { m } from '#messages'
import { deviceStorage } from '../storage/browser-storage.ts'
import { closeView, readView } from './view-as.ts'

const key = 'token'
const expiredKey = 'token-expired'
const listeners = new Set<() => void>()

// Updates the attribute that was set before the first paint, for space in the header.
function markRoot() {
  globalThis.document?.documentElement.toggleAttribute('data-logged-in', readToken() !== null)
}

function tokenChanged() {
  markRoot()
  for (const listener of listeners) listener()
}

/** Returns this tab's bearer token, or null: that of the login, or of an administrator's view. */
export function readToken(): string | null {
  return readView()?.token ?? deviceStorage.read(key)
}

/** This browser can't store a login: its storage is blocked or full. */
export class LoginNotStoredError extends Error {
  override readonly message = m.platform_this_browser_couldnt_keep_you_logged()
}

/** Stores the token of a new login. Throws `LoginNotStoredError` if it can't. */
export function storeToken(token: string) {
  if (!deviceStorage.write(key, token)) throw new LoginNotStoredError()
  deviceStorage.write(expiredKey, null)
  tokenChanged()
}

/**
 * Logs out on this device only, or ends an administrator's view, whose login stays. `expired`: the server ended the login,
 * not the user.
 */
export function clearToken(expired = false) {
  if (readView()) return closeView()
  deviceStorage.write(expiredKey, expired ? '1' : null)
  deviceStorage.write(key, null)
  tokenChanged()
}

/** True if the last login ended without a logout. */
export const isLoginExpired = (): boolean => deviceStorage.read(expiredKey) !== null

/** Calls back when the token changes, in this tab or another. */
export function onTokenChange(listener: () => void): () => void {
  const fromOtherTab = (event: StorageEvent) => {
    if (event.key !== key && event.key !== null) return
    markRoot()
    listener()
  }
  listeners.add(listener)
  window.addEventListener('storage', fromOtherTab)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', fromOtherTab)
  }
}
