import type { Listener } from '../database/listener.ts'

/** Tells whether public content has changed, in any process. */
export interface Changes {
  /**
   * Returns a number that differs after each change. Null while changes can't be received: then nothing may be cached.
   */
  state(): number | null
}

/** Counts the database's notifications of changes (`notify content`). */
export function watchChanges(listener: Listener): Changes {
  let number = 0
  const changed = () => {
    number += 1
  }
  listener.on('content', changed)
  // Changes may have been missed before it listened.
  listener.onListen(changed)
  return { state: () => (listener.isListening() ? number : null) }
}
