import { useCallback, useLayoutEffect, useRef } from 'react'

/**
 * Returns a stable function that always calls the newest `act`, so that receivers don't re-render when it changes. For
 * events only; don't call it while rendering.
 */
export function useStableCallback<Values extends unknown[]>(
  act: (...values: Values) => void,
): (...values: Values) => void {
  const newest = useRef(act)
  useLayoutEffect(() => {
    newest.current = act
  }, [act])
  return useCallback((...values: Values) => newest.current(...values), [])
}
