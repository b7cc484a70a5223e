import { expect, test } from 'vitest'
import { makeClock } from './clock.js'

/** Creates a window whose time the test controls. */
function createFakeWindow() {
  let at = 1000
  let last = 0
  const waiting = new Map<number, { due: number; run: (at: number) => void }>()
  const wait = (run: (at: number) => void, ms: number) => {
    waiting.set(++last, { due: at + ms, run })
    return last
  }
  const scope = {
    performance: { now: () => at },
    Date: class extends Date {
      static override now = () => 1_700_000_000_000 + at
    },
    setTimeout: (run: () => void, ms: number) => wait(run, ms),
    clearTimeout: (id: number) => waiting.delete(id),
    setInterval: (_run: () => void, _ms?: number) => 0,
    clearInterval: (_id: number) => undefined,
    requestAnimationFrame: (run: (at: number) => void) => wait(run, 16),
    cancelAnimationFrame: (id: number) => waiting.delete(id),
    eval: (text: string) => received.push(text),
  }
  const received: unknown[] = []
  const pass = (ms: number) => {
    const end = at + ms
    for (;;) {
      const [next] = [...waiting].filter(([, { due }]) => due <= end).sort((a, b) => a[1].due - b[1].due)
      if (!next) break
      at = Math.max(at, next[1].due)
      waiting.delete(next[0])
      next[1].run(at)
    }
    at = end
  }
  return { scope, pass, received: received, clock: makeClock(scope) }
}

test('a paused timer fires after its remaining time', () => {
  const { scope, pass, clock, received: received } = createFakeWindow()
  scope.setTimeout(() => received.push('due'), 300)
  pass(200)
  clock.stop()
  pass(5000)
  expect(received).toEqual([])
  clock.go()
  pass(99)
  expect(received).toEqual([])
  pass(1)
  expect(received).toEqual(['due'])
})

test('an interval keeps its rhythm, and can be cleared, even while paused', () => {
  const { scope, pass, clock, received: received } = createFakeWindow()
  const id = scope.setInterval(() => received.push(scope.performance.now()))
  expect(id).toBeGreaterThan(0)
  scope.clearInterval(id)
  const beat = scope.setInterval(() => received.push('beat'), 100)
  pass(250)
  clock.stop()
  pass(1000)
  clock.go()
  pass(60)
  expect(received).toEqual(['beat', 'beat', 'beat'])
  clock.stop()
  scope.clearTimeout(beat)
  clock.go()
  pass(1000)
  expect(received).toHaveLength(3)
})

test('a requested frame fires after the pause, with a time that does not jump', () => {
  const { scope, pass, clock, received: received } = createFakeWindow()
  const frame = (at: number) => {
    received.push(at)
    scope.requestAnimationFrame(frame)
  }
  scope.requestAnimationFrame(frame)
  pass(40)
  clock.stop()
  pass(7000)
  clock.go()
  pass(20)
  const times = received as number[]
  expect(times).toHaveLength(3)
  expect((times[2] ?? 0) - (times[1] ?? 0)).toBeLessThan(50)
})

test('requests during a pause wait, and can be canceled', () => {
  const { scope, pass, clock, received: received } = createFakeWindow()
  clock.stop()
  scope.setTimeout(() => received.push('timer'), 10)
  scope.requestAnimationFrame(() => received.push('frame'))
  scope.cancelAnimationFrame(scope.requestAnimationFrame(() => received.push('taken back')))
  pass(500)
  expect(received).toEqual([])
  clock.go()
  pass(20)
  expect(received).toEqual(['timer', 'frame'])
})

test('clocks and dates stop too, and stay dates', () => {
  const { scope, pass, clock } = createFakeWindow()
  const before = scope.performance.now()
  const date = scope.Date.now()
  clock.stop()
  clock.stop()
  pass(90_000)
  expect([scope.performance.now() - before, scope.Date.now() - date, new scope.Date().getTime() - date]).toEqual([
    0, 0, 0,
  ])
  clock.go()
  clock.go()
  pass(10)
  expect([scope.performance.now() - before, scope.Date.now() - date]).toEqual([10, 10])
  const made = new scope.Date(2026, 0, 2)
  expect([made instanceof scope.Date, made.getFullYear(), made.constructor]).toEqual([true, 2026, scope.Date])
})

test('a timer that throws does not end its interval, and may be a string', () => {
  const { scope, pass, received: received } = createFakeWindow()
  scope.setInterval(() => {
    received.push('beat')
    throw new Error('of the game')
  }, 10)
  expect(() => pass(10)).toThrow('of the game')
  expect(() => pass(10)).toThrow('of the game')
  expect(received).toEqual(['beat', 'beat'])
  const text = createFakeWindow()
  text.scope.setTimeout('move()' as never, 5)
  text.pass(5)
  expect(text.received).toEqual(['move()'])
})
