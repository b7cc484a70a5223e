// Tries while there seems to be a network; without one it is waited for.
const most = 5
const first = 1000
const longest = 15_000

/** Some time, or until the network is back, whichever is first. */
function pause(milliseconds: number): Promise<void> {
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
 * Code that comes with a press or with a sign-in: a network that is gone for a while must not take the page away, with
 * what was typed on it. It is asked for again until it is there; only what fails with a network (a page older than its
 * server) is given up.
 */
export function late<T>(load: () => Promise<T>): () => Promise<T> {
  let asked: Promise<T> | null = null
  const ask = async () => {
    let tries = 0
    for (let wait = first; ; wait = Math.min(2 * wait, longest)) {
      try {
        return await load()
      } catch (error) {
        if (navigator.onLine) tries += 1
        if (tries === most) throw error
        await pause(wait)
      }
    }
  }
  return () => {
    asked ??= ask()
    asked.catch(() => (asked = null))
    return asked
  }
}
