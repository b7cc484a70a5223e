import { useLayoutEffect, useRef } from 'react'

let pressed: HTMLElement | null = null
if (typeof document !== 'undefined')
  document.addEventListener(
    'click',
    ({ target }) => {
      pressed = target instanceof Element ? target.closest<HTMLElement>('button, a') : null
    },
    { capture: true },
  )

/**
 * Returns where the focus goes when a dialog closes. Safari doesn't focus a clicked button, so clicks are remembered.
 */
export function useReturnFocus(open: boolean): () => HTMLElement | true {
  const opener = useRef<HTMLElement | null>(null)
  useLayoutEffect(() => {
    if (open) opener.current = document.activeElement === document.body ? pressed : null
  }, [open])
  return () => (opener.current?.isConnected ? opener.current : true)
}
