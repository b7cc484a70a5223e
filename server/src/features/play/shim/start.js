import { makeClock } from './clock.js'
import { closeConnections } from './connections.js'
import { provideStorage } from './browser-storage.js'
import { pauseAnimations, blockInput } from './pause.js'
import { omitCredentials, useCorsForMedia } from './requests.js'
import { pauseSound } from './sound.js'
import { hideUnavailable, replaceDialogs } from './dialogs.js'
import { wrapWorkers } from './workers.js'

/**
 * Gives a third-party game what an opaque origin takes away, and pauses all of it. Runs before any script of the game.
 * If one part fails in a browser, the others still work.
 * @param {any} window
 */
export function startShim(window) {
  const { document, parent } = window
  const later = window.setTimeout.bind(window)
  const post = parent.postMessage.bind(parent)
  /** @param {object} message */
  const tell = (message) => post(message, '*')
  /** @type {{ stop: () => void, go: () => void }[]} */
  const pauses = []
  /** @param {() => any} part */
  const install = (part) => {
    try {
      const made = part()
      if (made?.stop) pauses.push(made)
      return made
    } catch (error) {
      window.console.warn('This browser leaves out a part of what games are given:', error)
    }
  }
  install(() => closeConnections(window))
  const kept = install(() => provideStorage({ window, document, tell, later }))
  install(() => replaceDialogs({ window, tell }))
  install(() => hideUnavailable({ window }))
  install(() => useCorsForMedia({ window, document }))
  install(() => omitCredentials({ window }))
  install(() => wrapWorkers({ window, document, makeClock }))
  install(() => pauseSound({ window, document }))
  install(() => pauseAnimations({ document }))
  install(() => blockInput({ window, document }))
  install(() => makeClock(window))
  window.addEventListener('message', (/** @type {MessageEvent} */ event) => {
    if (event.source !== parent || event.data?.type !== 'TOGGLE_PAUSE') return
    kept?.send()
    for (const one of pauses) {
      if (event.data.value === 0) one.stop()
      else if (event.data.value === 1) one.go()
    }
  })
}
