// Attempts while online; offline, it waits for the network.
const maxTries = 5
const firstDelayMs = 1000
const maxDelayMs = 15_000

/** Waits for some time, or until the network is back. */
function waitOrOnline(milliseconds: number): Promise<void> {
  return new Promise((done) => {
    const go = () => {
      clearTimeout(timer)
      window.removeEventListener('online', go)
      done()
    }
    const timer = setTimeout(go, milliseconds)
    window.addEventListener('online', go)
  })
}

/**
 * Loads code on demand and retries, because a lost connection must not replace the page and what was typed on it. Gives
 * up only if loading fails while online, when the page is older than its server.
 */
export function retryImport<T>(load: () => Promise<T>): () => Promise<T> {
  let pending: Promise<T> | null = null
  const ask = async () => {
    let tries = 0
    for (let wait = firstDelayMs; ; wait = Math.min(2 * wait, maxDelayMs)) {
      try {
        return await load()
      } catch (error) {
        if (navigator.onLine) tries += 1
        if (tries === maxTries) throw error
        await waitOrOnline(wait)
      }
    }
  }
  return () => {
    pending ??= ask()
    pending.catch(() => (pending = null))
    return pending
  }
}
