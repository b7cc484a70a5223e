import { useCallback, useLayoutEffect, useRef } from 'react'

/**
 * One function through every draw, which does what the newest one does: whoever is given it is not drawn again when what
 * it does changes. For events alone, never while drawing.
 */
export function useSteady<Values extends unknown[]>(act: (...values: Values) => void): (...values: Values) => void {
  const newest = useRef(act)
  useLayoutEffect(() => {
    newest.current = act
  }, [act])
  return useCallback((...values: Values) => newest.current(...values), [])
}
