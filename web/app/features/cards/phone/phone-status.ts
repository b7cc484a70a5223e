import { useSyncExternalStore } from 'react'
import { tabStorage } from '../../../platform/storage/browser-storage.ts'

/** Why scoring came back from the phone, or never moved there. */
export type DisconnectReason = 'gone' | 'offline' | 'over' | 'replaced'

/** Connection status of a phone to these cards. */
export interface PhoneStatus {
  /** `waiting`: the code is shown. `scoring`: the strip is on the phone. `away`: it was there and is back for now. */
  where: 'off' | 'opening' | 'waiting' | 'scoring' | 'away'
  code: string
  /** Shown next to the cards until dismissed. */
  why: DisconnectReason | null
  /** Why no code could be created. */
  problem: string
}

/** What the cards page needs to reconnect to the same phone after a reload. */
export interface StoredRoom {
  code: string
  where: 'scoring' | 'away'
  heard: number
}

const key = 'marigold-phone'
const off: PhoneStatus = { where: 'off', code: '', why: null, problem: '' }
const listeners = new Set<() => void>()
let current: PhoneStatus | null = null

/** Reads the room stored for this tab; null if there is none. */
export function readStoredRoom(): StoredRoom | null {
  try {
    const stored = JSON.parse(tabStorage.read(key) ?? 'null') as StoredRoom | null
    return stored && typeof stored.code === 'string' && Number.isSafeInteger(stored.heard) ? stored : null
  } catch {
    return null // written by something else
  }
}

/** Stores the room for this tab; null removes it. */
export function storeRoom(room: StoredRoom | null) {
  tabStorage.write(key, room && JSON.stringify(room))
}

/** Returns the phone status outside of rendering. */
export function currentPhoneStatus(): PhoneStatus {
  if (current) return current
  const stored = readStoredRoom()
  // After a reload the phone may still be connected, so no numbers must appear meanwhile.
  current = stored ? { ...off, where: stored.where === 'scoring' ? 'scoring' : 'away', code: stored.code } : off
  return current
}

/** Updates the phone status. */
export function updatePhoneStatus(part: Partial<PhoneStatus>) {
  current = { ...currentPhoneStatus(), ...part }
  for (const listener of listeners) listener()
}

/** Disconnects the phone; `why` is shown next to the cards. */
export function disconnectPhone(why: DisconnectReason | null = null) {
  storeRoom(null)
  updatePhoneStatus({ ...off, why })
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Returns the status of the phone connected to this tab's cards. */
export function usePhoneStatus(): PhoneStatus {
  return useSyncExternalStore(subscribe, currentPhoneStatus, () => off)
}
