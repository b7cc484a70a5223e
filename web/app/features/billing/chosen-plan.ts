import { planOf, plans, type Plan } from '@marigold/contract'
import { useSyncExternalStore } from 'react'
import { deviceTexts } from '../../platform/storage/text-store.ts'

const key = 'planType'
const listeners = new Set<() => void>()

/** The plan chosen before sign-up on this device; monthly until one is chosen. */
function readChosenPlan(): Plan {
  return planOf(deviceTexts.read(key) ?? '') ?? plans[0]
}

/** Remembers the chosen plan. */
export function storeChosenPlan(plan: Plan) {
  deviceTexts.write(key, plan.word)
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

/** The chosen plan, wherever it changes. */
export function useChosenPlan(): Plan {
  return useSyncExternalStore(subscribe, readChosenPlan, () => plans[0])
}

/** A price as the site writes it: '$95.90'. */
export function priceOf(plan: Plan): string {
  return `$${(plan.cents / 100).toFixed(2)}`
}

/** How often it is paid: 'a month', 'every 3 months', 'a year'. */
export function intervalOf(plan: Plan): string {
  return plan.intervalCount === 1 ? `a ${plan.interval}` : `every ${plan.intervalCount} ${plan.interval}s`
}
