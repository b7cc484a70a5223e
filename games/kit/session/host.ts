import type { FromGame, ToGame } from '@marigold/contract'

/** The line to the player page: nothing but messages crosses it. */
export interface Host {
  /** False when the game stands alone, for instance opened by its own address. */
  readonly hosted: boolean
  send(message: FromGame): void
}

const known = ['TOGGLE_PAUSE', 'SETUP', 'DECK', 'CARDS_DONE', 'LEVEL', 'SAVED']

function isToGame(data: unknown): data is ToGame {
  return typeof data === 'object' && data !== null && known.includes((data as { type?: unknown }).type as string)
}

/** Listens to the window above alone, and only for the messages of the contract. */
export function connectHost(receive: (message: ToGame) => void): Host {
  const hosted = window.parent !== window
  if (hosted) {
    window.addEventListener('message', (event: MessageEvent<unknown>) => {
      if (event.source === window.parent && isToGame(event.data)) receive(event.data)
    })
  }
  return {
    hosted,
    // The frame's own origin is opaque and the page's is not known to it: nothing secret is ever sent.
    send: (message) => {
      if (hosted) window.parent.postMessage(message, '*')
    },
  }
}
