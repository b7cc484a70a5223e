import { signal, type Signal } from '@preact/signals'
import { beforeEach, expect, test } from 'vitest'
import type { FromGame } from '@marigold/contract'
import { makeClock, type Clock } from '@marigold/device'
import type { VoiceLevel } from '../game.ts'
import { makeManualTime } from '../testing.ts'
import { makeMicrophone, type Microphone } from './microphone.ts'

let time: ReturnType<typeof makeManualTime>
let clock: Clock
let sent: FromGame[]
let loudness: ReturnType<typeof signal<number>>
let voice: Signal<VoiceLevel>
let microphone: Microphone

beforeEach(() => {
  time = makeManualTime()
  clock = makeClock(time)
  sent = []
  loudness = signal(0)
  voice = signal({ loudness: 0, amplitude: 0 })
  microphone = makeMicrophone({
    clock,
    loudness: loudness as never,
    voice,
    send: (message) => sent.push(message),
  })
})
function hear(rms: number, ms: number) {
  for (let passed = 0; passed < ms; passed += 50) {
    microphone.heard(rms)
    time.pass(50)
  }
}
function measure() {
  microphone.start()
  hear(0.01, 3050)
  hear(0.1, 3050)
}

test('it asks the player page, measures quiet and talk, and is then heard', () => {
  measure()
  expect(microphone.state.value).toBe('on')
  expect(sent).toEqual([{ type: 'MIC', on: true }])
  hear(0.1, 1000)
  expect(loudness.value).toBeGreaterThan(0.4)
  hear(0.01, 3000)
  expect(loudness.value).toBeLessThan(0.05)
})

test('a burst is heard at once in the voice, and smoothed in the loudness', () => {
  measure()
  hear(0.01, 3000)
  hear(0.1, 50)
  expect(voice.value.loudness).toBeCloseTo(0.6, 1)
  // The amplitude is the level itself, whatever the room: a rise is measured on it.
  expect(voice.value.amplitude).toBe(0.1)
  expect(loudness.value).toBeLessThan(0.4)
  hear(0.01, 50)
  expect(voice.value.loudness).toBe(0)
  expect(loudness.value).toBeGreaterThan(0.1)
})

test('where nothing is heard, or talk is not clear, it says so and offers another way', () => {
  microphone.start()
  time.pass(12_100)
  expect(microphone.state.value).toBe('unclear')
  microphone.start()
  hear(0.05, 6200)
  expect(microphone.state.value).toBe('unclear')
})

test('a pause stops the listening and the measuring, and a resume takes both up where they were', () => {
  microphone.start()
  hear(0.01, 1500)
  clock.pause()
  time.pass(20_000)
  expect(sent.at(-1)).toEqual({ type: 'MIC', on: false })
  clock.resume()
  expect([microphone.state.value, sent.at(-1)]).toEqual(['quiet', { type: 'MIC', on: true }])
  hear(0.01, 1700)
  expect(microphone.state.value).toBe('talk')
})

test('the button does what a voice does, and the microphone is let go', () => {
  microphone.start()
  microphone.useButton()
  expect(sent.at(-1)).toEqual({ type: 'MIC', on: false })
  microphone.press(true)
  time.pass(1000)
  expect(loudness.value).toBeGreaterThan(0.5)
  microphone.press(false)
  time.pass(2000)
  expect(loudness.value).toBeLessThan(0.05)
})

test('the end of a game lets the microphone go, and another round takes up what was settled', () => {
  measure()
  microphone.stop()
  expect([microphone.state.value, loudness.value, sent.at(-1)]).toEqual(['off', 0, { type: 'MIC', on: false }])
  microphone.again()
  expect(microphone.state.value).toBe('on')
})
