import { useRef } from 'preact/hooks'

/**
 * A function that stays the same through every draw and always does what the last draw meant: what is handed to a
 * part drawn with `memo`, which else is drawn again because its parent was.
 */
export function useStableCallback<Given extends unknown[], Answer>(call: (...given: Given) => Answer): typeof call {
  const last = useRef(call)
  last.current = call
  return useRef((...given: Given) => last.current(...given)).current
}
