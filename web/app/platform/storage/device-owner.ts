import { deviceTexts } from './text-store.ts'
import { onTokenChange, readToken } from '../session/token.ts'

/**
 * Whose practice data this browser shows: the id of the logged-in account, 'visitor' without a login, or null while the
 * account of a new login isn't known yet.
 */
export type Owner = number | 'visitor' | null

const key = 'marigold-owner'
const listeners = new Set<() => void>()

/** Enough of a token to tell two logins apart, and too little to use. */
const markOf = (token: string) => token.slice(-8)

function noted(): { mark: string; id: number } | null {
  const [mark = '', id = ''] = (deviceTexts.read(key) ?? '').split(' ')
  return mark !== '' && /^\d+$/.test(id) ? { mark, id: Number(id) } : null
}

/** The owner now, known without asking the server from the second page of a login on. */
export function ownerNow(): Owner {
  const token = readToken()
  if (token === null) return 'visitor'
  const last = noted()
  return last?.mark === markOf(token) ? last.id : null
}

/** Notes which account a login belongs to, as soon as the server has said so. */
export function noteOwner(token: string, id: number): void {
  if (token !== readToken() || ownerNow() === id) return
  deviceTexts.write(key, `${markOf(token)} ${id}`)
  for (const listener of listeners) listener()
}

/** Calls back when the owner may have changed, in this tab or another. */
export function onOwnerChange(listener: () => void): () => void {
  listeners.add(listener)
  const stop = onTokenChange(listener)
  return () => {
    listeners.delete(listener)
    stop()
  }
}
