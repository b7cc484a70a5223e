/**
 * Replaces dialogs that our frame may not open. An alert is shown by the player page, a confirmation is accepted, and a
 * prompt returns the game's default.
 * @param {{ window: any, tell: (message: object) => void }} given
 */
export function replaceDialogs({ window, tell }) {
  /** @param {any} text */
  const say = (text) => {
    const shown = String(text ?? '').trim()
    if (shown) tell({ type: 'SAY', text: shown.slice(0, 300) })
  }
  window.alert = (/** @type {any} */ text) => say(text)
  window.confirm = (/** @type {any} */ text) => {
    say(text)
    return true
  }
  window.prompt = (/** @type {any} */ text, /** @type {any} */ proposed) => {
    say(text)
    if (proposed !== undefined && proposed !== null && String(proposed) !== '') return String(proposed)
    // Never empty, because games ask until they get an answer.
    return /name|initials|who/i.test(String(text)) ? 'Player' : '1'
  }
  window.print = () => undefined
}

/**
 * Hides features that exist in a browser but throw in our frame, so that a game's feature detection doesn't find them.
 * @param {{ window: any }} given
 */
export function hideUnavailable({ window }) {
  for (const name of ['serviceWorker', 'locks', 'storage']) {
    for (const holder of [window.navigator, window.Navigator.prototype]) delete holder[name]
  }
  for (const holder of [window, window.Window.prototype]) delete holder.caches
}
