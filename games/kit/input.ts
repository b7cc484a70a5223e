import { effect } from '@preact/signals'
import { makeScan, type ScanMode } from '@marigold/device'
import type { AnySession } from './session.ts'

type Keys = Record<string, () => void>
const layers: Keys[] = []

/** Offers keys (`' '`, `'Enter'`, `'ArrowLeft'`, letters in lower case) until the answer is called; the newest layer wins. */
export function offerKeys(keys: Keys): () => void {
  layers.push(keys)
  return () => void layers.splice(layers.indexOf(keys), 1)
}

const isShown = (element: HTMLElement) => element.getClientRects().length > 0
/** Targets of choice now, in reading order: those of an open dialog alone when there is one. */
export function targets(): HTMLElement[] {
  const room = document.querySelector('[role="dialog"]') ?? document
  return [...room.querySelectorAll<HTMLElement>('[data-scan]:not(:disabled)')].filter(isShown)
}

function number(labels: boolean) {
  const shown = labels ? targets() : []
  for (const element of document.querySelectorAll('[data-label]')) {
    if (!shown.includes(element as HTMLElement)) element.removeAttribute('data-label')
  }
  shown.slice(0, 9).forEach((element, i) => {
    if (element.dataset.label !== String(i + 1)) element.dataset.label = String(i + 1)
  })
}

const editable = (element: Element | null) => element?.closest('input, select, textarea') !== null
const pressable = (element: Element | null) => element?.closest('button, a, summary, [role="button"]') !== null

/** Wires keyboard, switches and number labels for the whole page; pointers press the same buttons by themselves. */
export function wireInput(session: AnySession): void {
  let lastPress = -Infinity
  const scan = makeScan({
    targets,
    after: (ms, call) => session.clock.after(ms, call),
    light: (target) => {
      for (const element of document.querySelectorAll('.lit')) element.classList.remove('lit')
      if (!target) return
      target.classList.add('lit')
      target.scrollIntoView({ block: 'nearest' })
      const label = target.getAttribute('aria-label') ?? target.textContent
      if (session.values.value.speak === true) session.speech.say(label)
    },
    press: (target) => target.click(),
  })
  const tooSoon = () => {
    const now = performance.now()
    const soon = now - lastPress < Number(session.values.value.repeat) * 1000
    if (!soon) lastPress = now
    return soon
  }
  const refresh = () => {
    scan.refresh()
    number(session.values.value.labels === true)
  }
  let queued = false
  new MutationObserver(() => {
    if (queued) return
    queued = true
    requestAnimationFrame(() => {
      queued = false
      refresh()
    })
  }).observe(document.body, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ['disabled', 'data-scan', 'hidden', 'role'],
  })
  effect(() => {
    scan.set(session.values.value.scan as ScanMode, Number(session.values.value.scanSeconds))
    number(session.values.value.labels === true)
  })
  const held = () => session.holds.value.size > 0 && !session.menu.value
  const onSwitch = (event: KeyboardEvent): boolean => {
    if (scan.mode === 'off' || (event.key !== ' ' && event.key !== 'Enter')) return false
    event.preventDefault()
    session.sound.unlock()
    if (!event.repeat && !tooSoon()) {
      if (scan.mode === 'two' && event.key === ' ') scan.next()
      else scan.select()
    }
    return true
  }
  /** Numbers press what they label; letters do nothing where they are switched off. */
  const onNumber = (key: string): boolean => {
    if (/^[a-z]$/i.test(key)) return session.values.value.letters !== true
    if (!/^[1-9]$/.test(key) || session.values.value.labels !== true) return false
    targets()[Number(key) - 1]?.click()
    return true
  }
  document.addEventListener('keydown', (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    if (held()) return event.preventDefault()
    const at = event.target as Element | null
    if (at && editable(at)) return
    if (onSwitch(event)) return
    if (at && pressable(at) && (event.key === ' ' || event.key === 'Enter')) return
    if (onNumber(event.key)) return
    const key = event.key.length === 1 ? event.key.toLowerCase() : event.key
    const layer = layers.findLast((one) => one[key] !== undefined)
    if (!layer || event.repeat) return
    event.preventDefault()
    session.sound.unlock()
    layer[key]?.()
  })
  // A switch that sends a click acts wherever the pointer rests, unless it rests on a button.
  document.addEventListener('click', (event) => {
    session.sound.unlock()
    const at = event.target as Element
    if (event.isTrusted && scan.mode === 'one' && !held() && !pressable(at) && !editable(at) && !tooSoon())
      scan.select()
  })
}
