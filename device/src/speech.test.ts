import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { makeSpeech } from './speech.ts'

interface Spoken {
  text: string
  rate: number
  volume?: number
  voice: { lang: string } | null
  onend?: () => void
  onerror?: () => void
}
let voices: { lang: string; localService: boolean; name: string }[]
let spoken: Spoken[]

const english = { lang: 'en-US', localService: true, name: 'here' }

beforeEach(() => {
  vi.useFakeTimers()
  voices = [{ lang: 'de-DE', localService: true, name: 'other' }, { ...english, localService: false }, english]
  spoken = []
  vi.stubGlobal('speechSynthesis', {
    getVoices: () => voices,
    speak: (words: Spoken) => spoken.push(words),
    cancel: () => spoken.at(-1)?.onerror?.(),
  })
  vi.stubGlobal(
    'SpeechSynthesisUtterance',
    class {
      voice = null
      lang = ''
      rate = 1
      text: string
      constructor(text: string) {
        this.text = text
      }
    },
  )
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

test('speaks with a voice on the device at a rate from 0.6 to 1.2, and resolves when it ends', async () => {
  const speech = makeSpeech()
  const said = speech.say('red', { rate: 3 })
  expect(spoken.map(({ text, rate, voice }) => [text, rate, voice])).toEqual([['red', 1.2, english]])
  spoken[0]?.onend?.()
  expect(await said).toBe(true)
  void speech.say('slow', { rate: 0.1 })
  expect(spoken[1]?.rate).toBe(0.6)
})

test('resolves to false when speech is canceled', async () => {
  const speech = makeSpeech()
  const said = speech.say('a long text')
  speech.cancel()
  expect(await said).toBe(false)
})

test('says nothing until the voices have loaded', async () => {
  const loaded = voices
  voices = []
  const speech = makeSpeech()
  expect([speech.available(), await speech.say('hello')]).toEqual([false, false])
  voices = loaded
  expect(speech.available()).toBe(true)
})

test('resolves after a timeout when the browser reports no end', async () => {
  const said = makeSpeech().say('one')
  await vi.advanceTimersByTimeAsync(10_000)
  expect(await said).toBe(true)
})

test('does nothing in a browser without speech', async () => {
  vi.stubGlobal('speechSynthesis', undefined)
  expect([makeSpeech().available(), await makeSpeech().say('hello')]).toEqual([false, false])
})

test('speaks at its volume, and is silent without one', async () => {
  let volume = 0.5
  const speaking: boolean[] = []
  const speech = makeSpeech({ volume: () => volume, onSpeaking: (on) => void speaking.push(on) })
  const said = speech.say('red')
  expect([spoken[0]?.volume, speaking]).toEqual([0.5, [true]])
  spoken[0]?.onend?.()
  expect([await said, speaking]).toEqual([true, [true, false]])
  volume = 0
  expect([speech.available(), await speech.say('blue'), spoken.length]).toEqual([false, false, 1])
})
