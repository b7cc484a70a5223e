import type { Listener } from '../database/listener.ts'

/** Whether what everyone may read is still as it was, whichever process changes it. */
export interface Changes {
  /** Another number after each change. Null while nobody would hear of one: then nothing may be cached. */
  state(): number | null
}

/** Counts the database's own words of changes (`notify content`). */
export function watchChanges(listener: Listener): Changes {
  let number = 0
  const changed = () => {
    number += 1
  }
  listener.on('content', changed)
  // What happened before it listened is unknown.
  listener.onBegin(changed)
  return { state: () => (listener.hears() ? number : null) }
}
