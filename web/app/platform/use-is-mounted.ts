import { useCallback, useEffect, useRef } from 'react'

/**
 * Returns a function that tells whether the component is still mounted, so that a late response doesn't close what was
 * opened in its place.
 */
export function useIsMounted(): () => boolean {
  const mounted = useRef(true)
  useEffect(() => {
    mounted.current = true
    return () => {
      mounted.current = false
    }
  }, [])
  return useCallback(() => mounted.current, [])
}
