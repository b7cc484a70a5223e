import { useSyncExternalStore } from 'react'
import { onTokenChange, readToken } from './token.ts'

/** The token of this browser: undefined while nothing has looked (and while the server renders), null for a visitor. */
export function useToken(): string | null | undefined {
  return useSyncExternalStore<string | null | undefined>(onTokenChange, readToken, () => undefined)
}
