import { expect, it } from 'vitest'
import { classifyRate, frameRate, watchFrames } from './frame-rate.ts'

it("reads the frame rate from the median gap, so that one hitch doesn't matter", () => {
  const steady = Array.from({ length: 60 }, (_, at) => at * (1000 / 60))
  expect(frameRate(steady)).toBe(60)
  expect(frameRate([...steady, 5000])).toBe(60)
  expect(frameRate([0, 100, 200, 300])).toBe(10)
  expect([frameRate([]), frameRate([5])]).toEqual([0, 0])
  expect([classifyRate(60), classifyRate(30), classifyRate(12)]).toEqual(['smooth', 'fair', 'slow'])
})

it('stops after the given time, or when it is told to', () => {
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
