import type { PlanWord } from '@marigold/contract'
import { useSyncExternalStore } from 'react'
import { deviceStorage } from '../storage/browser-storage.ts'

const key = 'planType'
const listeners = new Set<() => void>()
const readWord = () => deviceStorage.read(key)

/** Stores the plan chosen before sign-up on this device. If storage is blocked, sign-up falls back to monthly. */
export function storeChosenPlan(word: PlanWord) {
  deviceStorage.write(key, word)
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}

/** Returns the plan stored on this device; null until one is chosen. */
export const useChosenPlanWord = () => useSyncExternalStore(subscribe, readWord, () => null)
