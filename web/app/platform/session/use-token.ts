import { useSyncExternalStore } from 'react'
import { onTokenChange, readToken } from './token.ts'

/** Returns this browser's token: undefined until checked (and on the server), null for a visitor. */
export function useToken(): string | null | undefined {
  return useSyncExternalStore<string | null | undefined>(onTokenChange, readToken, () => undefined)
}
