import { useSyncExternalStore } from 'react'
import { newId } from '../../../../platform/new-id.ts'
import { tabTexts } from '../../../../platform/storage/text-store.ts'
import { lineName, type ToStrip } from './messages.ts'

const key = 'marigold-strip'

/** Where the scoring strip stands: under the card, or in a window of its own on the line `id`. */
export interface StripPlace {
  where: 'here' | 'moved'
  id: string
  /** The browser refused the window. */
  blocked: boolean
}

const here: StripPlace = { where: 'here', id: '', blocked: false }
const listeners = new Set<() => void>()
let current: StripPlace | null = null
let opened: Window | null = null

function read(): StripPlace {
  if (current) return current
  const id = tabTexts.read(key)
  // A reload of the cards: the window may still be there, and no number may flash up meanwhile.
  current = id ? { where: 'moved', id, blocked: false } : here
  return current
}

function change(next: StripPlace) {
  current = next
  tabTexts.write(key, next.id || null)
  for (const listener of listeners) listener()
}

/** Opens the scoring window. True when the browser allowed it. */
export function moveStrip(): boolean {
  const id = newId()
  opened = window.open(`/therapycard/scoring?for=${id}`, `marigold-strip-${id}`, 'popup,width=760,height=600')
  change(opened ? { where: 'moved', id, blocked: false } : { ...here, blocked: true })
  return opened !== null
}

/** The strip is under the card again, and its window closes. */
export function takeStripBack() {
  const { id } = read()
  if (id) {
    const line = new BroadcastChannel(lineName(id))
    line.postMessage({ kind: 'back' } satisfies ToStrip)
    line.close()
  }
  opened = null
  change(here)
}

/** True where this page opened the window itself and may wait for it. */
export const openedHere = (): boolean => opened !== null

/** True once the window that this page opened is closed; a reloaded page cannot know. */
export const isWindowClosed = (): boolean => opened?.closed ?? false

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Where this tab's scoring strip stands. */
export function useStripPlace(): StripPlace {
  return useSyncExternalStore(subscribe, read, () => here)
}
