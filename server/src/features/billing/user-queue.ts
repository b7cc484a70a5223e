const last = new Map<number, Promise<unknown>>()

/**
 * Runs a user's operations one after another within this process. The row lock does the same across processes, but
 * every waiter would hold a database connection that other users need.
 */
export async function runInUserQueue<T>(userId: number, work: () => Promise<T>): Promise<T> {
  const mine = (last.get(userId) ?? Promise.resolve()).then(work)
  const settled = mine.catch(() => {}) // the caller gets the error; the next operation runs anyway
  last.set(userId, settled)
  try {
    return await mine
  } finally {
    if (last.get(userId) === settled) last.delete(userId)
  }
}
