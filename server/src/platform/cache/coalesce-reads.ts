/**
 * Shares one read among simultaneous callers. Callers that arrive during a read share the next one, so everyone gets
 * data that was read after they asked.
 */
export function coalesceReads<Value>(read: () => Promise<Value>): () => Promise<Value> {
  let underWay: Promise<void> | null = null
  let following: Promise<Value> | null = null
  function begin(): Promise<Value> {
    following = null
    const reading = read()
    const over = () => {
      underWay = null
    }
    underWay = reading.then(over, over)
    return reading
  }
  return () => following ?? (underWay === null ? begin() : (following = underWay.then(begin)))
}

/** Does the same by key. Nothing is kept for a key that nobody is waiting for. */
export function coalesceReadsByKey<Value>(read: (key: string) => Promise<Value>): (key: string) => Promise<Value> {
  const readings = new Map<string, { ask: () => Promise<Value>; waiting: number }>()
  return async (key) => {
    const reading = readings.get(key) ?? { ask: coalesceReads(() => read(key)), waiting: 0 }
    readings.set(key, reading)
    reading.waiting += 1
    try {
      return await reading.ask()
    } finally {
      reading.waiting -= 1
      if (reading.waiting === 0) readings.delete(key)
    }
  }
}
