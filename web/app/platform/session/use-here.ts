import { useCallback, useEffect, useRef } from 'react'

/** Whether the part that asked is still on the screen: what comes later must not close what was opened in its place. */
export function useHere(): () => boolean {
  const here = useRef(true)
  useEffect(() => {
    here.current = true
    return () => {
      here.current = false
    }
  }, [])
  return useCallback(() => here.current, [])
}
