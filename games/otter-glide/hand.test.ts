import { expect, test } from 'vitest'
import { makeHand, type Hand } from './hand.ts'
import { makeVoice } from './voice.ts'

/** What the ear makes of a hand that does something for so long and is then still. */
function heard(window: number, act: (hand: Hand, at: number) => void, ms: number, frameMs = 16) {
  const hand = makeHand(window)
  const voice = makeVoice({ floor: 0.18, window }, hand.chosen)
  // A level that a frame finds stands until the next one.
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
  'a soft press is a soft start and a quick one a quick start, window %i ms',
  (window) => {
    for (const start of ['soft', 'quick'] as const) {
      const all = heard(window, (hand, at) => at === 0 && hand.press(start), 2000)
      expect(all).toMatchObject({ start, breaks: 0 })
      expect(all.voiced).toBeGreaterThan(1500)
    }
  },
)

test.each([150, 300, 600])(
  'on a device that shows four frames a second both are read the same, window %i ms',
  (window) => {
    for (const start of ['soft', 'quick'] as const)
      expect(heard(window, (hand, at) => at === 0 && hand.press(start), 2500, 250).start).toBe(start)
  },
)

test('a slider that is pushed up gradually starts softly, one that is touched at its top quickly', () => {
  const gradual = heard(300, (hand, at) => hand.slide(Math.min(0.9, at / 700)), 2000)
  expect(gradual.start).toBe('soft')
  expect(heard(300, (hand) => hand.slide(0.8), 1500).start).toBe('quick')
})

test('a touch of a switch lasts long enough to be heard as what it is', () => {
  const touch = (start: 'soft' | 'quick') =>
    heard(600, (hand, at) => (at === 0 ? hand.press(start) : at === 32 && hand.release()), 1500)
  expect([touch('soft').start, touch('quick').start]).toEqual(['soft', 'quick'])
  expect(touch('soft').voiced).toBeGreaterThan(300)
})

test('a hand that lets go and presses again makes a break', () => {
  const twice = heard(
    200,
    (hand, at) => {
      if (at === 0 || at === 1600) hand.press('soft')
      if (at === 1008) hand.release()
    },
    2600,
  )
  expect(twice.breaks).toBe(1)
})
