import { ownerNow } from './device-owner.ts'
import { textStore } from './text-store.ts'

/**
 * Makes the value under `name` that of the account that is logged in: the value of another account moves to
 * `name:<account>` until its next login. A login takes over what a visitor began in this tab, and what this device
 * stored before values had an owner.
 */
function settle(storage: Storage, name: string) {
  const stamp = `${name}:owner`
  // Until the account of a new login is known, it is treated as a visitor.
  const owner = String(ownerNow() ?? 'visitor')
  const before = storage.getItem(stamp) ?? 'visitor'
  if (before === owner) return
  const value = storage.getItem(name)
  const own = storage.getItem(`${name}:${owner}`)
  const isTabs = storage === window.sessionStorage
  const takesOver = before === 'visitor' && value !== null && (isTabs || own === null)
  if (!takesOver) {
    if (value !== null) storage.setItem(`${name}:${before}`, value)
    if (own === null) storage.removeItem(name)
    else storage.setItem(name, own)
  }
  storage.removeItem(`${name}:${owner}`)
  storage.setItem(stamp, owner)
}

/** What this browser keeps for the account that is logged in: an account sees its own values alone. */
export const accountTexts = textStore('localStorage', settle)
/** The same as long as this tab lives. */
export const accountTabTexts = textStore('sessionStorage', settle)
