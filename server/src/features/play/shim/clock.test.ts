import { expect, test } from 'vitest'
import { makeClock } from './clock.js'

/** A window whose time stands in the hand of the test. */
function handMade() {
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
    eval: (text: string) => heard.push(text),
  }
  const heard: unknown[] = []
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
  return { scope, pass, heard, clock: makeClock(scope) }
}

test('a timer that stood still comes with what was left of it', () => {
  const { scope, pass, clock, heard } = handMade()
  scope.setTimeout(() => heard.push('due'), 300)
  pass(200)
  clock.stop()
  pass(5000)
  expect(heard).toEqual([])
  clock.go()
  pass(99)
  expect(heard).toEqual([])
  pass(1)
  expect(heard).toEqual(['due'])
})

test('an interval goes on in its step, and ends when it is ended, also while it stands still', () => {
  const { scope, pass, clock, heard } = handMade()
  const id = scope.setInterval(() => heard.push(scope.performance.now()))
  expect(id).toBeGreaterThan(0)
  scope.clearInterval(id)
  const beat = scope.setInterval(() => heard.push('beat'), 100)
  pass(250)
  clock.stop()
  pass(1000)
  clock.go()
  pass(60)
  expect(heard).toEqual(['beat', 'beat', 'beat'])
  clock.stop()
  scope.clearTimeout(beat)
  clock.go()
  pass(1000)
  expect(heard).toHaveLength(3)
})

test('a frame that was asked for comes after the stop, at a time that does not jump', () => {
  const { scope, pass, clock, heard } = handMade()
  const frame = (at: number) => {
    heard.push(at)
    scope.requestAnimationFrame(frame)
  }
  scope.requestAnimationFrame(frame)
  pass(40)
  clock.stop()
  pass(7000)
  clock.go()
  pass(20)
  const times = heard as number[]
  expect(times).toHaveLength(3)
  expect((times[2] ?? 0) - (times[1] ?? 0)).toBeLessThan(50)
})

test('what is asked for while it stands still waits, and can be taken back', () => {
  const { scope, pass, clock, heard } = handMade()
  clock.stop()
  scope.setTimeout(() => heard.push('timer'), 10)
  scope.requestAnimationFrame(() => heard.push('frame'))
  scope.cancelAnimationFrame(scope.requestAnimationFrame(() => heard.push('taken back')))
  pass(500)
  expect(heard).toEqual([])
  clock.go()
  pass(20)
  expect(heard).toEqual(['timer', 'frame'])
})

test('clocks and dates stand still with it, and stay dates', () => {
  const { scope, pass, clock } = handMade()
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

test('a timer that fails does not end its interval, and one may be a text', () => {
  const { scope, pass, heard } = handMade()
  scope.setInterval(() => {
    heard.push('beat')
    throw new Error('of the game')
  }, 10)
  expect(() => pass(10)).toThrow('of the game')
  expect(() => pass(10)).toThrow('of the game')
  expect(heard).toEqual(['beat', 'beat'])
  const text = handMade()
  text.scope.setTimeout('move()' as never, 5)
  text.pass(5)
  expect(text.heard).toEqual(['move()'])
})
