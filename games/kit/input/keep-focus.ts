import { offered } from './keys.ts'
import { numberedTargets } from './scan-targets.ts'

interface Place {
  at: HTMLElement
  name: string
  /** What could be chosen then, in its order. */
  among: HTMLElement[]
}

const nameOf = (at: HTMLElement) => at.getAttribute('aria-label') ?? at.textContent.trim()
const canHold = (at: HTMLElement) =>
  at.isConnected && !at.matches(':disabled') && at.closest('[inert]') === null && at.getClientRects().length > 0

/** Where the keyboard goes on: to the same thing, to its neighbor, or to what comes first. */
function nextOf({ at, name, among }: Place): HTMLElement | undefined {
  if (canHold(at)) return at
  const all = numberedTargets()
  const from = among.indexOf(at)
  const [before, after] = [among.slice(0, Math.max(0, from)), among.slice(from + 1)]
  const near = after.find((one) => all.includes(one)) ?? before.findLast((one) => all.includes(one))
  const known = all.find((one) => nameOf(one) === name) ?? near
  // Space and Enter belong to the game as long as nothing has the focus: nobody is led to a new question by itself.
  const leads = all.length === 1 || !(offered(' ') || offered('Enter'))
  return known ?? (leads ? all[0] : undefined)
}

/**
 * A choice that is made often goes away or rests for a moment, and the browser then forgets who had the focus. Whoever
 * plays with Tab finds it on the same thing once that is back, or on what can be chosen instead; not while `off` says so.
 * The answer is to be called when what can be chosen has changed.
 */
export function keepFocus(off: () => boolean): () => void {
  let place: Place | null = null
  let down = false
  // What is no longer to be pressed has the focus until the browser has drawn it so.
  const lost = () => document.activeElement?.matches('body, :disabled') !== false
  const goOn = () => {
    // A key that is held would press again whatever it meets.
    if (!place || down || off() || !lost() || !document.hasFocus() || document.querySelector('[role="dialog"]')) return
    nextOf(place)?.focus({ preventScroll: true })
  }
  // A view offers its keys after the frame in which its buttons come.
  const later = () => void (place && requestAnimationFrame(() => setTimeout(goOn)))
  window.addEventListener('focus', later)
  document.addEventListener('focusin', ({ target }) => {
    const at = target as HTMLElement
    const isChoice = at.matches('.world button') && at.matches(':focus-visible')
    place = isChoice ? { at, name: nameOf(at), among: numberedTargets() } : null
  })
  document.addEventListener('pointerdown', () => (place = null))
  document.addEventListener(
    'keydown',
    ({ key }) => {
      down = true
      // Whoever plays with the keys of the game needs no focus.
      if (lost() && key !== 'Tab' && key !== 'Shift') place = null
    },
    true,
  )
  document.addEventListener('keyup', () => ((down = false), later()), true)
  window.addEventListener('blur', () => (down = false))
  return later
}
