import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react'
import { useCloseOnBack } from '../../../../platform/navigation/close-on-back.ts'

/** While `on`, calls `onDismiss` on Escape, Back, or a tap outside of `panel`. */
export function useDismiss(panel: RefObject<HTMLElement | null>, onDismiss: () => void, on = true) {
  useCloseOnBack(on, onDismiss)
  const dismiss = useRef(onDismiss)
  useEffect(() => {
    dismiss.current = onDismiss
  }, [onDismiss])
  useLayoutEffect(() => {
    if (!on) return
    const outside = (event: PointerEvent) => {
      if (event.target instanceof Node && !panel.current?.contains(event.target)) dismiss.current()
    }
    const escape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      event.stopPropagation()
      dismiss.current()
    }
    document.addEventListener('pointerdown', outside, { capture: true })
    document.addEventListener('keydown', escape, { capture: true })
    return () => {
      document.removeEventListener('pointerdown', outside, { capture: true })
      document.removeEventListener('keydown', escape, { capture: true })
    }
  }, [panel, on])
}
