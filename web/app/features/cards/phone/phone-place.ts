import { useSyncExternalStore } from 'react'
import { tabTexts } from '../../../platform/storage/text-store.ts'

/** Why the scoring is back, or did not leave. */
export type Why = 'gone' | 'offline' | 'over' | 'replaced'

/** Where a phone stands with these cards. */
export interface PhonePlace {
  /** `waiting`: its code shows. `scoring`: the strip is there. `away`: it was there, and the strip is back for now. */
  where: 'off' | 'opening' | 'waiting' | 'scoring' | 'away'
  code: string
  /** Said beside the cards until it is read. */
  why: Why | null
  /** Why no code could be had. */
  problem: string
}

/** What a reload of the cards needs to go on with the same phone. */
export interface KeptRoom {
  code: string
  where: 'scoring' | 'away'
  heard: number
}

const key = 'marigold-phone'
const off: PhonePlace = { where: 'off', code: '', why: null, problem: '' }
const listeners = new Set<() => void>()
let current: PhonePlace | null = null

/** The room of this tab before a reload; null for none. */
export function keptRoom(): KeptRoom | null {
  try {
    const kept = JSON.parse(tabTexts.read(key) ?? 'null') as KeptRoom | null
    return kept && typeof kept.code === 'string' && Number.isSafeInteger(kept.heard) ? kept : null
  } catch {
    return null // not ours
  }
}

/** Keeps the room for a reload of this tab; null forgets it. */
export function keepRoom(room: KeptRoom | null) {
  tabTexts.write(key, room && JSON.stringify(room))
}

/** Where the phone stands, outside of drawing. */
export function phonePlaceNow(): PhonePlace {
  if (current) return current
  const kept = keptRoom()
  // A reload of the cards: the phone may still be there, and no number may flash up meanwhile.
  current = kept ? { ...off, where: kept.where === 'scoring' ? 'scoring' : 'away', code: kept.code } : off
  return current
}

/** Notes where the phone stands. */
export function changePhonePlace(part: Partial<PhonePlace>) {
  current = { ...phonePlaceNow(), ...part }
  for (const listener of listeners) listener()
}

/** No phone any more; `why` says so beside the cards. */
export function leavePhone(why: Why | null = null) {
  keepRoom(null)
  changePhonePlace({ ...off, why })
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Where the phone of this tab's cards stands. */
export function usePhonePlace(): PhonePlace {
  return useSyncExternalStore(subscribe, phonePlaceNow, () => off)
}
