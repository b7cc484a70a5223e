import { useSyncExternalStore } from 'react'
import { tabStorage } from '../storage/browser-storage.ts'

// An administrator who views the product as a user has a token in this tab alone. The login stays in the other tabs.

const key = 'marigold-view'

/** A view: its token, the role that it shows, and when it ends. */
export interface View {
  token: string
  role: string
  endsAt: string
}

const readStored = () => tabStorage.read(key)

function parse(stored: string | null): View | null {
  const [token = '', role = '', endsAt = ''] = stored?.split(' ') ?? []
  return token === '' ? null : { token, role, endsAt }
}

/** Returns this tab's view, or null. */
export const readView = (): View | null => parse(readStored())

// A view starts and ends with a new page.
const noSubscription = () => () => undefined

/** Returns this tab's view, or null; null while the server renders. */
export const useView = (): View | null => parse(useSyncExternalStore(noSubscription, readStored, () => null))

/** Opens the product in this tab as the viewed user sees it. */
export function openView({ token, role, endsAt }: View): void {
  tabStorage.write(key, [token, role, endsAt].join(' '))
  window.location.assign('/')
}

/** Ends this tab's view and returns to the account in the console. */
export function closeView(): void {
  // The token names the login, the viewed user, and the end.
  const userId = readView()?.token.split('.')[2] ?? ''
  tabStorage.write(key, null)
  window.location.assign(`/console/users/${userId}`)
}
