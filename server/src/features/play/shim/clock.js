// A clock that can be paused. Runs in a page and in a worker, where it's inserted as text, so it imports nothing.

/**
 * Replaces timers, frames, `performance.now`, and `Date`. While it's paused nothing fires; afterwards everything
 * continues with its remaining time, as if no time had passed.
 * @param {any} scope a window, or the global scope of a worker
 */
export function makeClock(scope) {
  const { performance, Date: RealDate } = scope
  const realNow = performance.now.bind(performance)
  const realTimeout = scope.setTimeout.bind(scope)
  const realClear = scope.clearTimeout.bind(scope)
  let lost = 0
  /** @type {number | null} */
  let stoppedAt = null
  let lastId = 0
  const now = () => (stoppedAt ?? realNow()) - lost

  /** @typedef {{ run: () => void, due: number, every: number | null, handle: any }} Timer */
  /** @type {Map<number, Timer>} */
  const timers = new Map()
  /** @param {number} id @param {Timer} timer */
  const arm = (id, timer) => {
    if (stoppedAt === null) timer.handle = realTimeout(() => ring(id, timer), Math.max(0, timer.due - now()))
  }
  /** @param {number} id @param {Timer} timer */
  const ring = (id, timer) => {
    if (timer.every === null) timers.delete(id)
    else {
      // Rescheduled before it runs, because the callback may throw or clear it.
      timer.due = Math.max(timer.due + timer.every, now())
      arm(id, timer)
    }
    timer.run()
  }
  /** @param {boolean} again */
  const starts =
    (again) =>
    /** @param {any} what @param {any} [delay] @param {any[]} given */
    (what, delay, ...given) => {
      const run = typeof what === 'function' ? () => what.apply(scope, given) : () => (0, scope.eval)(String(what))
      const wait = Math.max(0, Number(delay) || 0)
      const timer = { run, due: now() + wait, every: again ? wait : null, handle: undefined }
      const id = ++lastId
      timers.set(id, timer)
      arm(id, timer)
      return id
    }
  /** @param {number} id */
  const ends = (id) => {
    realClear(timers.get(id)?.handle)
    timers.delete(id)
  }
  scope.setTimeout = starts(false)
  scope.setInterval = starts(true)
  scope.clearTimeout = scope.clearInterval = ends

  /** @type {{ stop: () => void, go: () => void }[]} */
  const frameQueues = []
  /**
   * Handles callbacks that fire by themselves, such as frames: they're requested again after a pause.
   * @param {string} ask @param {string} cancel @param {(given: any) => any} adapt
   */
  const hold = (ask, cancel, adapt) => {
    if (typeof scope[ask] !== 'function') return
    const realAsk = scope[ask].bind(scope)
    const realCancel = scope[cancel].bind(scope)
    /** @type {Map<number, { run: (given: any) => void, options: any, handle: any }>} */
    const waiting = new Map()
    /** @param {number} id @param {any} one */
    const request = (id, one) => {
      one.handle = realAsk((/** @type {any} */ given) => {
        waiting.delete(id)
        one.run.call(scope, adapt(given))
      }, one.options)
    }
    scope[ask] = (/** @type {(given: any) => void} */ run, /** @type {any} */ options) => {
      const id = ++lastId
      const one = { run, options, handle: undefined }
      waiting.set(id, one)
      if (stoppedAt === null) request(id, one)
      return id
    }
    scope[cancel] = (/** @type {number} */ id) => {
      const one = waiting.get(id)
      if (one?.handle !== undefined) realCancel(one.handle)
      waiting.delete(id)
    }
    frameQueues.push({
      stop: () => waiting.forEach((one) => realCancel(one.handle)),
      go: () => waiting.forEach((one, id) => request(id, one)),
    })
  }
  let lastFrame = 0
  hold('requestAnimationFrame', 'cancelAnimationFrame', (at) => (lastFrame = Math.max(lastFrame, at - lost)))
  hold('requestIdleCallback', 'cancelIdleCallback', (deadline) => deadline)

  performance.now = now
  const wall = () => Math.round(RealDate.now() - (realNow() - now()))
  scope.Date = new Proxy(RealDate, {
    construct: (target, given, as) => Reflect.construct(target, given.length === 0 ? [wall()] : given, as),
    apply: () => new RealDate(wall()).toString(),
    get: (target, key) => (key === 'now' ? wall : Reflect.get(target, key)),
  })
  RealDate.prototype.constructor = scope.Date

  return {
    isStopped: () => stoppedAt !== null,
    stop() {
      if (stoppedAt !== null) return
      stoppedAt = realNow()
      timers.forEach((timer) => realClear(timer.handle))
      frameQueues.forEach((one) => one.stop())
    },
    go() {
      if (stoppedAt === null) return
      lost += realNow() - stoppedAt
      stoppedAt = null
      timers.forEach((timer, id) => arm(id, timer))
      frameQueues.forEach((one) => one.go())
    },
  }
}
