import { makeClock } from '@marigold/device'
import { expect, test } from 'vitest'
import { makeManualTime } from '../kit/testing.ts'
import { makeStopwatch } from './stopwatch.ts'

function watched() {
  const time = makeManualTime()
  const clock = makeClock(time)
  return { time, clock, watch: makeStopwatch(clock, time.now) }
}

test('a press counts from its event, not from when a busy page handles it', () => {
  const { time, watch } = watched()
  time.pass(1000)
  expect(watch.at({ timeStamp: 940 })).toBe(940)
  time.pass(1000)
  expect(watch.at({ timeStamp: 1700 })).toBe(1700)
  expect(watch.at()).toBe(2000)
})

test('a pause takes no time, and is counted', () => {
  const { time, clock, watch } = watched()
  time.pass(500)
  expect(watch.at()).toBe(500)
  clock.pause()
  time.pass(9000)
  expect(watch.at()).toBe(500)
  clock.resume()
  time.pass(700)
  expect(watch.at({ timeStamp: 10_150 })).toBe(1150)
  expect([watch.at(), watch.pauses]).toEqual([1200, 1])
})

test('keeps the full time when the page stalls for a second, unlike a frame clock', () => {
  const { time, clock, watch } = watched()
  clock.frame(() => undefined)
  time.pass(100)
  const before = watch.at()
  const busy = time.now() + 900
  const stalled = makeStopwatch({ paused: false, onPause: clock.onPause }, () => busy)
  expect(stalled.at({ timeStamp: busy }) - before).toBe(900)
})

test('time never runs backward, and a timestamp with a different origin is ignored', () => {
  const { time, watch } = watched()
  time.pass(5000)
  expect(watch.at()).toBe(5000)
  expect(watch.at({ timeStamp: 4500 })).toBe(5000)
  expect(watch.at({ timeStamp: 1_700_000_000_000 })).toBe(5000)
  time.pass(100)
  expect(watch.at({ timeStamp: 3 })).toBe(5100)
})
