import { expect, test } from 'vitest'
import { makeManualVoice, type ManualVoice } from './manual-voice.ts'
import { makeVoice } from './voice.ts'

/** Returns the reading of a manual voice that is used for `ms` and then released. */
function readManual(window: number, act: (hand: ManualVoice, at: number) => void, ms: number, frameMs = 16) {
  const hand = makeManualVoice(window)
  const voice = makeVoice({ floor: 0.18, window }, hand.chosen)
  // A level applies until the next frame.
  let level = 0
  for (let at = 0; at < ms; at += frameMs) {
    act(hand, at)
    voice.feed({ loudness: level, amplitude: level }, frameMs)
    level = hand.level(frameMs)
  }
  hand.release()
  hand.slide(null)
  for (let at = 0; at < 1500; at += 16) voice.feed({ loudness: hand.level(16), amplitude: 0 }, 16)
  return voice.end()
}

test.each([100, 150, 200, 300, 400, 500, 600])(
  'reads soft and quick presses correctly with a window of %i ms',
  (window) => {
    for (const start of ['soft', 'quick'] as const) {
      const all = readManual(window, (hand, at) => at === 0 && hand.press(start), 2000)
      expect(all).toMatchObject({ start, breaks: 0 })
      expect(all.voiced).toBeGreaterThan(1500)
    }
  },
)

test.each([150, 300, 600])('reads both correctly at four frames per second with a window of %i ms', (window) => {
  for (const start of ['soft', 'quick'] as const)
    expect(readManual(window, (hand, at) => at === 0 && hand.press(start), 2500, 250).start).toBe(start)
})

test('reads a gradual slider as a soft start, and a tap at its top as a quick one', () => {
  const gradual = readManual(300, (hand, at) => hand.slide(Math.min(0.9, at / 700)), 2000)
  expect(gradual.start).toBe('soft')
  expect(readManual(300, (hand) => hand.slide(0.8), 1500).start).toBe('quick')
})

test('extends a short switch press until it can be read', () => {
  const touch = (start: 'soft' | 'quick') =>
    readManual(600, (hand, at) => (at === 0 ? hand.press(start) : at === 32 && hand.release()), 1500)
  expect([touch('soft').start, touch('quick').start]).toEqual(['soft', 'quick'])
  expect(touch('soft').voiced).toBeGreaterThan(300)
})

test('counts a break when a hold is released and pressed again', () => {
  const twice = readManual(
    200,
    (hand, at) => {
      if (at === 0 || at === 1600) hand.press('soft')
      if (at === 1008) hand.release()
    },
    2600,
  )
  expect(twice.breaks).toBe(1)
})
