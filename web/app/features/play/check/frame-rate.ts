/** Smoothness of a display. */
export type Smoothness = 'smooth' | 'fair' | 'slow'

/** Returns frames per second from frame times, by the median gap, so that one hitch doesn't matter. */
export function frameRate(times: readonly number[]): number {
  const gaps = times
    .slice(1)
    .map((time, at) => time - (times[at] ?? time))
    .sort((a, b) => a - b)
  const middle = gaps[Math.floor(gaps.length / 2)]
  return middle ? Math.round(1000 / middle) : 0
}

/** Classifies a frame rate for games. */
export function classifyRate(rate: number): Smoothness {
  return rate >= 50 ? 'smooth' : rate >= 24 ? 'fair' : 'slow'
}

/** Collects frame times until enough have passed. Returns a function that stops early. */
export function watchFrames(
  ask: (run: (at: number) => void) => number,
  cancel: (id: number) => void,
  { ms, done }: { ms: number; done: (times: number[]) => void },
): () => void {
  const times: number[] = []
  let id = 0
  const frame = (at: number) => {
    times.push(at)
    if (at - (times[0] ?? at) >= ms) done(times)
    else id = ask(frame)
  }
  id = ask(frame)
  return () => cancel(id)
}
