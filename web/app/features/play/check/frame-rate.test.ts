import { expect, it } from 'vitest'
import { paceOf, rateOf, watchFrames } from './frame-rate.ts'

it('reads the pictures a second from the middle gap, so that one hitch does not decide', () => {
  const steady = Array.from({ length: 60 }, (_, at) => at * (1000 / 60))
  expect(rateOf(steady)).toBe(60)
  expect(rateOf([...steady, 5000])).toBe(60)
  expect(rateOf([0, 100, 200, 300])).toBe(10)
  expect([rateOf([]), rateOf([5])]).toEqual([0, 0])
  expect([paceOf(60), paceOf(30), paceOf(12)]).toEqual(['smooth', 'fair', 'slow'])
})

it('watches for so long and ends by itself, or when it is told to', () => {
  const waiting = new Map<number, (at: number) => void>()
  let last = 0
  const ask = (run: (at: number) => void) => {
    waiting.set(++last, run)
    return last
  }
  const cancel = (id: number) => void waiting.delete(id)
  const pass = (at: number) => {
    for (const [id, run] of [...waiting]) {
      waiting.delete(id)
      run(at)
    }
  }
  const seen: number[][] = []
  watchFrames(ask, cancel, { ms: 100, done: (times) => seen.push(times) })
  for (const at of [10, 60, 110, 160]) pass(at)
  expect(seen).toEqual([[10, 60, 110]])
  const end = watchFrames(ask, cancel, { ms: 100, done: (times) => seen.push(times) })
  end()
  pass(999)
  expect([seen.length, waiting.size]).toEqual([1, 0])
})
