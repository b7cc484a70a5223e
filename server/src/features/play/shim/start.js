import { makeClock } from './clock.js'
import { closeConnections } from './connections.js'
import { keepThings } from './keeping.js'
import { holdMovement, holdPresses } from './movement.js'
import { askOpenly, openMedia } from './pictures.js'
import { holdSound } from './sound.js'
import { takeAway, talkQuietly } from './talk.js'
import { openWorkers } from './workers.js'

/**
 * Gives a game made elsewhere what its frame without an origin takes away, and stops all of it at a pause. Comes before
 * any script of the game. What one browser refuses leaves the rest at work.
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
  const kept = install(() => keepThings({ window, document, tell, later }))
  install(() => talkQuietly({ window, tell }))
  install(() => takeAway({ window }))
  install(() => openMedia({ window, document }))
  install(() => askOpenly({ window }))
  install(() => openWorkers({ window, document, makeClock }))
  install(() => holdSound({ window, document }))
  install(() => holdMovement({ document }))
  install(() => holdPresses({ window, document }))
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
