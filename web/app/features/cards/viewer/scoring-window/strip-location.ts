import { useSyncExternalStore } from 'react'
import { newId } from '../../../../platform/new-id.ts'
import { tabStorage } from '../../../../platform/storage/browser-storage.ts'
import { channelName, type ToStrip } from './messages.ts'

const key = 'marigold-strip'

/** Where the scoring strip is: under the card, or in its own window on the channel `id`. */
export interface StripLocation {
  where: 'here' | 'moved'
  id: string
  /** The browser blocked the window. */
  blocked: boolean
}

const here: StripLocation = { where: 'here', id: '', blocked: false }
const listeners = new Set<() => void>()
let current: StripLocation | null = null
let opened: Window | null = null

function read(): StripLocation {
  if (current) return current
  const id = tabStorage.read(key)
  // After a reload the window may still be open, so no numbers must appear meanwhile.
  current = id ? { where: 'moved', id, blocked: false } : here
  return current
}

function change(next: StripLocation) {
  current = next
  tabStorage.write(key, next.id || null)
  for (const listener of listeners) listener()
}

/** Opens the scoring window. Returns true if the browser allowed it. */
export function openScoringWindow(): boolean {
  const id = newId()
  opened = window.open(`/therapycard/scoring?for=${id}`, `marigold-strip-${id}`, 'popup,width=760,height=600')
  change(opened ? { where: 'moved', id, blocked: false } : { ...here, blocked: true })
  return opened !== null
}

/** Moves the strip back under the card and closes its window. */
export function closeScoringWindow() {
  const { id } = read()
  if (id) {
    const line = new BroadcastChannel(channelName(id))
    line.postMessage({ kind: 'back' } satisfies ToStrip)
    line.close()
  }
  opened = null
  change(here)
}

/** Returns true if this page opened the window itself. */
export const isOpener = (): boolean => opened !== null

/** Returns true if the window opened by this page is closed; a reloaded page can't tell. */
export const isWindowClosed = (): boolean => opened?.closed ?? false

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Returns where this tab's strip is. */
export function useStripLocation(): StripLocation {
  return useSyncExternalStore(subscribe, read, () => here)
}
