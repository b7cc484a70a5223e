import { ownerNow } from './device-owner.ts'

type Where = 'localStorage' | 'sessionStorage'

/**
 * Makes the value under `name` that of the account that is logged in: the value of another account moves to
 * `name:<account>` until its next login. A login takes over what a visitor began in this tab, and what this device
 * stored before values had an owner.
 */
function settle(where: Where, name: string) {
  const storage = window[where]
  const stamp = `${name}:owner`
  // Until the account of a new login is known, it is treated as a visitor.
  const owner = String(ownerNow() ?? 'visitor')
  const before = storage.getItem(stamp) ?? 'visitor'
  if (before === owner) return
  const value = storage.getItem(name)
  const own = storage.getItem(`${name}:${owner}`)
  const takesOver = before === 'visitor' && value !== null && (where === 'sessionStorage' || own === null)
  if (!takesOver) {
    if (value !== null) storage.setItem(`${name}:${before}`, value)
    if (own === null) storage.removeItem(name)
    else storage.setItem(name, own)
  }
  storage.removeItem(`${name}:${owner}`)
  storage.setItem(stamp, owner)
}

/**
 * A part of the browser's storage in which an account sees its own values alone. Throws where storage is blocked or full,
 * as the browser does.
 */
export function accountStorage(where: Where): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  return {
    getItem(name) {
      settle(where, name)
      return window[where].getItem(name)
    },
    setItem(name, text) {
      settle(where, name)
      window[where].setItem(name, text)
    },
    removeItem(name) {
      settle(where, name)
      window[where].removeItem(name)
    },
  }
}
