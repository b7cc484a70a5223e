/**
 * Questions and notes that a frame of ours may not open: a note is shown by the player page, a question is answered yes,
 * and what is asked for is answered with what the game proposes.
 * @param {{ window: any, tell: (message: object) => void }} given
 */
export function talkQuietly({ window, tell }) {
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
    // Never empty: games ask until they hear something.
    return /name|initials|who/i.test(String(text)) ? 'Player' : '1'
  }
  window.print = () => undefined
}

/**
 * Takes away what exists in a browser and fails as soon as it is looked at in our frame, so that a game that looks
 * whether it is there finds that it is not.
 * @param {{ window: any }} given
 */
export function takeAway({ window }) {
  for (const name of ['serviceWorker', 'locks', 'storage']) {
    for (const holder of [window.navigator, window.Navigator.prototype]) delete holder[name]
  }
  for (const holder of [window, window.Window.prototype]) delete holder.caches
}
