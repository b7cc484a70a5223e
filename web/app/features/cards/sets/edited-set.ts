import { useSyncExternalStore } from 'react'

const key = 'marigold-edited-set'
const listeners = new Set<() => void>()
// Where storage is blocked, it holds as long as the page.
let unstored: string | null = null

function read(): string | null {
  try {
    return window.sessionStorage.getItem(key) ?? unstored
  } catch {
    return unstored
  }
}

function store(id: string | null) {
  unstored = id
  try {
    if (id === null) window.sessionStorage.removeItem(key)
    else window.sessionStorage.setItem(key, id)
  } catch {
    // storage is blocked
  }
  for (const listener of listeners) listener()
}

/** From here on, what is picked in this tab is meant for this saved set. */
export function startEdit(id: string) {
  store(id)
}

/** What is picked from here on is a set of its own. */
export function stopEdit() {
  if (read() !== null) store(null)
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The id of the saved set that is being changed in this tab; null for none. */
export function useEditedSet(): string | null {
  return useSyncExternalStore(subscribe, read, () => null)
}
