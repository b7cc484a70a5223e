/**
 * One reading for everyone who asks at the same time. Whoever asks while one is under way shares the one after it: what
 * they get was read after they asked, as if each had read alone.
 */
export function sharedReading<Value>(read: () => Promise<Value>): () => Promise<Value> {
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

/** The same by key: nothing is held for a key that nobody is asking for. */
export function sharedReadings<Value>(read: (key: string) => Promise<Value>): (key: string) => Promise<Value> {
  const readings = new Map<string, { ask: () => Promise<Value>; askers: number }>()
  return async (key) => {
    const reading = readings.get(key) ?? { ask: sharedReading(() => read(key)), askers: 0 }
    readings.set(key, reading)
    reading.askers += 1
    try {
      return await reading.ask()
    } finally {
      reading.askers -= 1
      if (reading.askers === 0) readings.delete(key)
    }
  }
}
