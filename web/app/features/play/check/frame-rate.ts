/** How a screen draws, in words. */
export type Pace = 'smooth' | 'fair' | 'slow'

/** Pictures a second, from the times of frames. The middle one counts, so that one hitch does not decide. */
export function rateOf(times: readonly number[]): number {
  const gaps = times
    .slice(1)
    .map((time, at) => time - (times[at] ?? time))
    .sort((a, b) => a - b)
  const middle = gaps[Math.floor(gaps.length / 2)]
  return middle ? Math.round(1000 / middle) : 0
}

/** What a rate means for games. */
export function paceOf(rate: number): Pace {
  return rate >= 50 ? 'smooth' : rate >= 24 ? 'fair' : 'slow'
}

/** Collects the times of frames until enough have passed, and answers what ends it before. */
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
