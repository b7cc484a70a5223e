import { useSyncExternalStore } from 'react'
import { deviceStorage } from './browser-storage.ts'
import { isLoginExpired, onTokenChange, readToken } from '../session/token.ts'
import { readView } from '../session/view-as.ts'

/**
 * Owner of the practice data that this browser shows: the logged-in account's id, 'visitor', or null until the account
 * of a new login is known.
 */
export type Owner = number | 'visitor' | null

const key = 'marigold-owner'
const listeners = new Set<() => void>()

/** An administrator's view has no account: it shows none of the practice data in this browser. */
const viewer = 0

/** Enough of a token to tell two logins apart, but not to use it. */
const markOf = (token: string) => token.slice(-8)

function noted(): { mark: string; id: number } | null {
  const [mark = '', id = ''] = (deviceStorage.read(key) ?? '').split(' ')
  return mark !== '' && /^\d+$/.test(id) ? { mark, id: Number(id) } : null
}

/** The account that this window showed last. */
let shown: number | null = null

/**
 * Returns the current owner; from the second page of a login on, it is known without the server. When a login expires, the
 * open windows keep its account, so that a running session is not lost; a logout, another login, or a reload ends that.
 */
export function currentOwner(): Owner {
  const token = readToken()
  if (token === null) return isLoginExpired() ? (shown ?? 'visitor') : 'visitor'
  if (readView()) return viewer
  const last = noted()
  if (last?.mark !== markOf(token)) return null
  return (shown = last.id)
}

/** Stores which account a login belongs to, once the server has said so. */
export function setOwner(token: string, id: number): void {
  if (token !== readToken() || currentOwner() === id) return
  deviceStorage.write(key, `${markOf(token)} ${id}`)
  for (const listener of listeners) listener()
}

/** The owner now, for components; null while the server renders. */
export const useOwner = (): Owner => useSyncExternalStore(onOwnerChange, currentOwner, () => null)

/** Calls back when the owner may have changed, in this tab or another. */
export function onOwnerChange(listener: () => void): () => void {
  listeners.add(listener)
  const stop = onTokenChange(listener)
  return () => {
    listeners.delete(listener)
    stop()
  }
}
