import { currentOwner } from './device-owner.ts'
import { browserStorage } from './browser-storage.ts'

/**
 * Makes the value under `name` the logged-in account's: another account's value moves to `name:<account>` until its
 * next login. A login takes over what a visitor began in this tab, and values stored before they had an owner.
 */
function claimForOwner(storage: Storage, name: string) {
  const stamp = `${name}:owner`
  // Until its account is known, a new login is treated as a visitor.
  const owner = String(currentOwner() ?? 'visitor')
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

/** Local storage per account: an account sees its own values only. */
export const accountStorage = browserStorage('localStorage', claimForOwner)
/** Same, for this tab's session. */
export const accountTabStorage = browserStorage('sessionStorage', claimForOwner)
