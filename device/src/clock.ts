/** A clock that can be paused: timers, tweens, and frame callbacks stop with it and resume where they were. */
export interface Clock {
  /** Milliseconds since the clock was created, excluding pauses. */
  now(): number
  readonly paused: boolean
  pause(): void
  resume(): void
  /** Calls back once after `ms`. Returns a function that cancels it. */
  after(ms: number, call: () => void): () => void
  every(ms: number, call: () => void): () => void
  /** Calls back on each frame with the time since the last one (at most 50 ms). Returns a function that cancels it. */
  frame(call: (dt: number, now: number) => void): () => void
  wait(ms: number): Promise<void>
  /** Calls `draw` on each frame with eased values from 0 to 1; if `ms` is 0, calls it once with 1. */
  tween(ms: number, draw: (k: number) => void, ease?: (k: number) => number): Promise<void>
  /** Calls back on each pause (true) and resume (false), so that sound and speech can follow. */
  onPause(call: (paused: boolean) => void): () => void
  /** Cancels all timers and frame callbacks when the game ends. */
  clear(): void
}

export const ease = {
  linear: (k: number) => k,
  out: (k: number) => 1 - (1 - k) ** 3,
  inOut: (k: number) => (k < 0.5 ? 4 * k ** 3 : 1 - (-2 * k + 2) ** 3 / 2),
  sine: (k: number) => 0.5 - Math.cos(k * Math.PI) / 2,
}

interface Waiting {
  at: number
  call: () => void
  every?: number
}

/** The browser functions that a clock uses; tests pass their own. */
export interface Ticker {
  now(): number
  request(call: () => void): number
  cancel(id: number): void
}

const browserTicker = (): Ticker => ({
  now: () => performance.now(),
  request: (call) => requestAnimationFrame(call),
  cancel: (id) => cancelAnimationFrame(id),
})

/** Creates a clock that starts at `from` ms. Timers are checked on animation frames, so a hidden page does no work. */
export function makeClock(ticker: Ticker = browserTicker(), from = 0): Clock {
  const waiting = new Set<Waiting>()
  const frames = new Set<(dt: number, now: number) => void>()
  const listeners = new Set<(paused: boolean) => void>()
  let passed = from
  let last = ticker.now()
  let paused = false
  let id: number | null = null

  // Without timers no frames are requested, but time still passes.
  const now = () => passed + (paused ? 0 : Math.min(id === null ? Infinity : 250, ticker.now() - last))
  const runDue = () => {
    for (const timer of [...waiting].sort((a, b) => a.at - b.at)) {
      if (paused || timer.at > passed || !waiting.has(timer)) continue
      if (timer.every === undefined) waiting.delete(timer)
      else timer.at = Math.max(timer.at + timer.every, passed)
      timer.call()
    }
  }
  const tick = () => {
    id = null
    if (paused) return
    const at = ticker.now()
    // A hidden or stalled page must not make the game jump, so one step is at most 250 ms.
    const dt = Math.min(250, at - last)
    last = at
    passed += dt
    runDue()
    for (const call of [...frames]) if (!paused && frames.has(call)) call(Math.min(50, dt), passed)
    start()
  }
  const start = () => {
    if (paused || id !== null || (waiting.size === 0 && frames.size === 0)) return
    id = ticker.request(tick)
  }
  const wake = () => {
    if (id === null && !paused) {
      passed = now()
      last = ticker.now()
    }
    start()
  }
  const add = (timer: Waiting) => {
    waiting.add(timer)
    wake()
    return () => void waiting.delete(timer)
  }
  const clock: Clock = {
    now,
    get paused() {
      return paused
    },
    pause() {
      if (paused) return
      passed = now()
      paused = true
      if (id !== null) ticker.cancel(id)
      id = null
      for (const call of listeners) call(true)
    },
    resume() {
      if (!paused) return
      paused = false
      last = ticker.now()
      for (const call of listeners) call(false)
      start()
    },
    after: (ms, call) => add({ at: now() + ms, call }),
    every: (ms, call) => add({ at: now() + ms, call, every: ms }),
    frame(call) {
      frames.add(call)
      wake()
      return () => void frames.delete(call)
    },
    wait: (ms) => new Promise((done) => add({ at: now() + ms, call: done })),
    tween(ms, draw, easing = ease.out) {
      if (ms <= 0) {
        draw(1)
        return Promise.resolve()
      }
      return new Promise((done) => {
        const from = now()
        const stop = clock.frame((_dt, at) => {
          const k = Math.min(1, Math.max(0, (at - from) / ms))
          draw(easing(k))
          if (k < 1) return
          stop()
          done()
        })
      })
    },
    onPause(call) {
      listeners.add(call)
      return () => void listeners.delete(call)
    },
    clear() {
      waiting.clear()
      frames.clear()
    },
  }
  return clock
}
