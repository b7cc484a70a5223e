import type { ComponentChildren } from 'preact'
import { useLayoutEffect, useRef } from 'preact/hooks'
import { offerKeys } from '../input/keys.ts'

interface DialogProps {
  title: string
  class?: string
  close: () => void
  children: ComponentChildren
}

/** A panel over the stopped game. It takes the focus, Tab stays inside, and Escape closes it. */
export function Dialog({ title, class: name = '', close, children }: DialogProps) {
  const box = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const panel = box.current
    panel?.addEventListener('keydown', keepFocus)
    const before = document.activeElement as HTMLElement | null
    panel?.querySelector<HTMLElement>('button')?.focus()
    const withdraw = offerKeys({ Escape: close })
    return () => {
      panel?.removeEventListener('keydown', keepFocus)
      withdraw()
      before?.focus()
    }
  }, [])
  return (
    <div class="veil">
      <div class={`panel ${name}`} role="dialog" aria-modal="true" aria-label={title} ref={box}>
        {children}
      </div>
    </div>
  )
}

/** Tab goes round inside a dialog. */
function keepFocus(event: KeyboardEvent) {
  if (event.key !== 'Tab') return
  const box = event.currentTarget as HTMLElement
  const all = [...box.querySelectorAll<HTMLElement>('button:not(:disabled), input')]
  const [first, last] = [all[0], all.at(-1)]
  const leaving = event.shiftKey ? first : last
  if (document.activeElement !== leaving) return
  event.preventDefault()
  ;(event.shiftKey ? last : first)?.focus()
}
