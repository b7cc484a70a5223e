import { useDeferredValue, type ReactNode } from 'react'

/** Draws what nobody sees at first, right after the screen was painted without it. */
export function Later({ children }: { children: ReactNode }) {
  return useDeferredValue(true, false) ? children : null
}
