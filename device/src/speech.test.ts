import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { makeSpeech } from './speech.ts'

interface Spoken {
  text: string
  rate: number
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

test('a voice of this device speaks, at a rate between 0.6 and 1.2, and tells when it has ended', async () => {
  const speech = makeSpeech()
  const said = speech.say('red', { rate: 3 })
  expect(spoken.map(({ text, rate, voice }) => [text, rate, voice])).toEqual([['red', 1.2, english]])
  spoken[0]?.onend?.()
  expect(await said).toBe(true)
  void speech.say('slow', { rate: 0.1 })
  expect(spoken[1]?.rate).toBe(0.6)
})

test('what is cut short was not said', async () => {
  const speech = makeSpeech()
  const said = speech.say('a long text')
  speech.cancel()
  expect(await said).toBe(false)
})

test('voices may arrive late, and until then nothing is said', async () => {
  const late = voices
  voices = []
  const speech = makeSpeech()
  expect([speech.available(), await speech.say('hello')]).toEqual([false, false])
  voices = late
  expect(speech.available()).toBe(true)
})

test('a browser that never tells of the end does not hold the game up', async () => {
  const said = makeSpeech().say('one')
  await vi.advanceTimersByTimeAsync(10_000)
  expect(await said).toBe(true)
})

test('without speech in the browser it stays quiet', async () => {
  vi.stubGlobal('speechSynthesis', undefined)
  expect([makeSpeech().available(), await makeSpeech().say('hello')]).toEqual([false, false])
})
