import { expect, test } from 'vitest'
import { makeClock, type Ticker } from './clock.ts'

function fakeTicker() {
  let time = 0
  let calls: (() => void)[] = []
  const ticker: Ticker = {
    now: () => time,
    request: (call) => calls.push(call),
    cancel: () => (calls = []),
  }
  const frame = (ms: number) => {
    time += ms
    const due = calls
    calls = []
    for (const call of due) call()
  }
  return { ticker, frame, wait: (ms: number) => (time += ms), idle: () => calls.length === 0 }
}

test('time passes without timers, and no animation frames are requested', () => {
  const { ticker, wait, idle } = fakeTicker()
  const clock = makeClock(ticker)
  wait(5000)
  expect([clock.now(), idle()]).toEqual([5000, true])
  clock.after(100, () => undefined)
  wait(50)
  expect(clock.now()).toBe(5050)
})

test('a pause stops time, and timers resume with the time they had left', () => {
  const { ticker, frame, wait } = fakeTicker()
  const clock = makeClock(ticker)
  const rung: number[] = []
  clock.after(100, () => rung.push(clock.now()))
  frame(60)
  clock.pause()
  wait(90_000)
  clock.resume()
  frame(30)
  expect([clock.now(), rung]).toEqual([90, []])
  frame(20)
  expect(rung).toEqual([110])
})

test('advances at most 250 ms when the page stalls', () => {
  const { ticker, frame } = fakeTicker()
  const clock = makeClock(ticker)
  let frames = 0
  clock.frame(() => (frames += 1))
  frame(60_000)
  expect([clock.now(), frames]).toEqual([250, 1])
})

test('a tween ends exactly once at its final value, even across a pause', async () => {
  const { ticker, frame, wait } = fakeTicker()
  const clock = makeClock(ticker)
  const drawn: number[] = []
  const done = clock.tween(
    100,
    (k) => drawn.push(k),
    (k) => k,
  )
  frame(40)
  clock.pause()
  wait(10_000)
  clock.resume()
  frame(40)
  frame(40)
  frame(40)
  await done
  expect(drawn).toEqual([0.4, 0.8, 1])
})

test('clear cancels all timers', () => {
  const { ticker, frame, idle } = fakeTicker()
  const clock = makeClock(ticker)
  let rung = 0
  clock.after(10, () => (rung += 1))
  clock.every(10, () => (rung += 1))
  clock.clear()
  frame(50)
  expect([rung, idle()]).toEqual([0, true])
})
