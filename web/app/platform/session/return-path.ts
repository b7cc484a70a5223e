import { tabStorage } from '../storage/browser-storage.ts'

const key = 'marigold-return'

/** Returns true for a path on this site that no browser reads as another site. */
export function isInternalPath(path: string | null): path is string {
  return path !== null && /^\/(?![/\\])[\w\-./?=&%~#]*$/.test(path)
}

/** Stores, for this tab, where the user was when a plan or a login was needed. */
export function storeReturnPath(path: string) {
  if (isInternalPath(path)) tabStorage.write(key, path)
}

/** Returns the path to go back to after the payment or login, if any. */
export function readReturnPath(): string | null {
  const path = tabStorage.read(key)
  return isInternalPath(path) ? path : null
}

/** Clears it, because the user is back or went elsewhere. */
export function clearReturnPath() {
  tabStorage.write(key, null)
}
