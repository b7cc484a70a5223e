const last = new Map<number, Promise<unknown>>()

/**
 * Runs the work of one user one piece after the other within this process. The row lock does the same across
 * processes, but each waiter would hold a database connection that other users need.
 */
export async function inTurn<T>(userId: number, work: () => Promise<T>): Promise<T> {
  const mine = (last.get(userId) ?? Promise.resolve()).then(work)
  const settled = mine.catch(() => {}) // the caller gets the error; the next one starts all the same
  last.set(userId, settled)
  try {
    return await mine
  } finally {
    if (last.get(userId) === settled) last.delete(userId)
  }
}
