import { useEffect, type RefObject } from 'react'
import { windowIsOpen } from './use-viewer-keys.ts'

const rounds = 2

/** The place that is lit after so many steps; null once both rounds are over and the light rests. */
export function litAt(step: number, count: number): number | null {
  return count === 0 || step >= count * rounds ? null : step % count
}

function targetsIn(root: HTMLElement): HTMLElement[] {
  const order = (element: HTMLElement) => Number(element.dataset.scan)
  return [...root.querySelectorAll<HTMLElement>('[data-scan]:not(:disabled)')]
    .filter((element) => element.checkVisibility() && !element.closest('[inert]'))
    .sort((a, b) => order(a) - order(b))
}

/**
 * One switch: the buttons with `data-scan` light up in the order of its numbers, the first for half as long again, and
 * Space or Enter presses what is lit. After two rounds the light rests until the switch is pressed.
 */
export function useScan(root: RefObject<HTMLElement | null>, seconds: number) {
  useEffect(() => {
    const here = root.current
    if (!here || seconds === 0) return
    let step = 0
    let lit: HTMLElement | null = null
    let timer: ReturnType<typeof setTimeout>
    const light = () => {
      delete lit?.dataset.lit
      const targets = targetsIn(here)
      const place = litAt(step, targets.length)
      lit = place === null ? null : (targets[place] ?? null)
      if (!lit) return
      lit.dataset.lit = ''
      timer = setTimeout(on, seconds * 1000 * (place === 0 ? 1.5 : 1))
    }
    const on = () => {
      if (!windowIsOpen()) step += 1
      light()
    }
    const pressed = (event: KeyboardEvent) => {
      if ((event.key !== ' ' && event.key !== 'Enter') || windowIsOpen()) return
      // Before the viewer's own keys: with a switch, Space means what is lit.
      event.preventDefault()
      event.stopImmediatePropagation()
      if (event.repeat) return
      clearTimeout(timer)
      if (lit?.isConnected) lit.click()
      step = 0
      light()
    }
    light()
    window.addEventListener('keydown', pressed, { capture: true })
    return () => {
      clearTimeout(timer)
      delete lit?.dataset.lit
      window.removeEventListener('keydown', pressed, { capture: true })
    }
  }, [root, seconds])
}
