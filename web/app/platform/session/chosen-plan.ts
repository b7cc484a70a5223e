import type { PlanWord } from '@marigold/contract'
import { useSyncExternalStore } from 'react'
import { deviceTexts } from '../storage/text-store.ts'

const key = 'planType'
const listeners = new Set<() => void>()
const readWord = () => deviceTexts.read(key)

/** Remembers the plan chosen before sign-up on this device; where nothing can be stored, sign-up falls back to monthly. */
export function storeChosenPlan(word: PlanWord) {
  deviceTexts.write(key, word)
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

/** What this device remembers as the chosen plan, wherever it changes; null until one is chosen. */
export const useChosenPlanWord = () => useSyncExternalStore(subscribe, readWord, () => null)
