import { options } from 'preact'

/**
 * Draws after the frame in which something changed instead of in it: what a press sets going (rules, log, sound, the look
 * of what was pressed) then has one frame, and what is drawn because of it the next, so that neither comes too late on a
 * slow tablet. A page that nobody sees has no frames and draws at once; so does one in which somebody presses again
 * before that: a key or a finger never meets what is about to change, and a finger on what is gone by then presses nothing.
 * A click counts as a press of its own, because a fast second tap goes down before the first one's click.
 */
export function deferRendering(): void {
  const { port1, port2 } = new MessageChannel()
  let waiting: (() => void) | null = null
  const draw = () => {
    const all = waiting
    waiting = null
    all?.()
  }
  port1.onmessage = draw
  options.debounceRendering = (all) => {
    waiting = all
    if (document.hidden) port2.postMessage(0)
    else requestAnimationFrame(() => port2.postMessage(0))
  }
  window.addEventListener('keydown', draw, true)
  for (const kind of ['pointerdown', 'click'] as const)
    window.addEventListener(
      kind,
      (event) => {
        draw()
        if (!(event.target as Node).isConnected) event.stopImmediatePropagation()
      },
      true,
    )
}
