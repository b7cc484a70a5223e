/**
 * Pauses animations that no script runs: CSS and Web animations, and those inside SVG drawings.
 * @param {{ document: any }} given
 */
export function pauseAnimations({ document }) {
  /** @type {any[]} */
  let held = []
  const drawings = () => document.querySelectorAll('svg')
  return {
    stop() {
      held = document.getAnimations().filter((/** @type {any} */ one) => one.playState === 'running')
      for (const one of held) one.pause()
      for (const drawing of drawings()) drawing.pauseAnimations?.()
    },
    go() {
      for (const one of held) if (one.playState === 'paused') one.play()
      held = []
      for (const drawing of drawings()) drawing.unpauseAnimations?.()
    },
  }
}

/**
 * Blocks input while the game is paused. Keys that are down when the pause starts are released, because their keyup
 * would go elsewhere.
 * @param {{ window: any, document: any }} given
 */
export function blockInput({ window, document }) {
  let stopped = false
  /** @type {Map<string, KeyboardEvent>} */
  const down = new Map()
  const kinds = 'click dblclick auxclick contextmenu keydown keypress keyup wheel'.split(' ')
  for (const kind of ['mouse', 'pointer']) kinds.push(`${kind}down`, `${kind}move`)
  kinds.push('touchstart', 'touchmove')
  /** @param {any} event */
  const swallow = (event) => {
    if (event.isTrusted && event.type === 'keydown') down.set(event.code, event)
    if (event.isTrusted && event.type === 'keyup') down.delete(event.code)
    if (!stopped || !event.isTrusted) return
    event.stopImmediatePropagation()
    if (event.cancelable) event.preventDefault()
  }
  for (const kind of kinds) window.addEventListener(kind, swallow, { capture: true, passive: false })
  return {
    stop() {
      for (const event of down.values()) {
        const { key, code, keyCode } = event
        const up = new window.KeyboardEvent('keyup', { key, code, bubbles: true, cancelable: true })
        for (const name of ['keyCode', 'which']) Object.defineProperty(up, name, { value: keyCode })
        ;(document.activeElement ?? document).dispatchEvent(up)
      }
      down.clear()
      stopped = true
    },
    go() {
      stopped = false
    },
  }
}
