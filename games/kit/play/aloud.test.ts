import { signal } from '@preact/signals'
import { expect, test } from 'vitest'
import { makeClock, type Speech } from '@marigold/device'
import type { Values } from '../game.ts'
import { makeManualTime } from '../testing.ts'
import { makeAloud, type ToRead } from './aloud.ts'

/** A voice that ends when a test says so. */
function stage({ voice = true, ...values }: Values & { voice?: boolean } = {}) {
  const spoken: string[] = []
  let end: (said: boolean) => void = () => undefined
  const speech: Speech = {
    available: () => voice,
    say: (text) => {
      spoken.push(text)
      return new Promise((resolve) => (end = resolve))
    },
    cancel: () => end(false),
    speaking: () => false,
  }
  const clock = makeClock(makeManualTime())
  clock.onPause((paused) => paused && speech.cancel())
  const toRead = signal<ToRead | null>(null)
  const closed = signal(false)
  const given = () => ({ rate: 0.9, ...values })
  const aloud = makeAloud({ clock, speech, values: given, toRead, closed: () => closed.value })
  const ended: string[] = []
  const read = (text: string) => void aloud(text).then(() => ended.push(text))
  const settle = () => new Promise((done) => setTimeout(done))
  return { clock, read, spoken, ended, toRead, closed, settle, end: (said: boolean) => end(said) }
}

test('a voice says it, nothing is shown, and it ends when the voice does', async () => {
  const { read, spoken, ended, toRead, end, settle } = stage()
  read('the red cat')
  await settle()
  expect([spoken, toRead.value, ended]).toEqual([['the red cat'], null, []])
  end(true)
  await settle()
  expect(ended).toEqual(['the red cat'])
})

test.each([
  ['there is no voice', { voice: false }],
  ['the adult reads', { aloud: 'adult' }],
])('where %s, the text is shown until Done', async (_, given) => {
  const { read, spoken, ended, toRead, settle } = stage(given)
  read('the red cat')
  expect([spoken, toRead.value?.text]).toEqual([[], 'the red cat'])
  await settle()
  expect(ended).toEqual([])
  toRead.value?.done()
  await settle()
  expect([toRead.value, ended]).toEqual([null, ['the red cat']])
})

test('a voice that fails leaves the text to the adult', async () => {
  const { read, toRead, end, settle } = stage()
  read('the red cat')
  end(false)
  await settle()
  expect(toRead.value?.text).toBe('the red cat')
})

test('a pause stops the voice, and a resume says the text again, once', async () => {
  const { clock, read, spoken, ended, toRead, end, settle } = stage()
  read('one two')
  clock.pause()
  await settle()
  expect([ended, toRead.value]).toEqual([[], null])
  clock.resume()
  expect(spoken).toEqual(['one two', 'one two'])
  end(true)
  await settle()
  clock.pause()
  clock.resume()
  expect([spoken.length, ended]).toEqual([2, ['one two']])
})

test('a pause and a resume in one moment leave the voice speaking', async () => {
  const { clock, read, spoken, toRead, settle } = stage()
  read('one two')
  clock.pause()
  clock.resume()
  await settle()
  expect([spoken.length, toRead.value]).toEqual([2, null])
})

test('a new text takes the place of the one before, which is then over', async () => {
  const { read, spoken, ended, settle } = stage()
  read('first')
  read('second')
  await settle()
  expect([spoken, ended]).toEqual([['first', 'second'], ['first']])
})

test('when the game closes, what was to be read is over, and nothing more is shown', async () => {
  const { read, toRead, ended, closed, settle } = stage({ voice: false })
  read('the red cat')
  closed.value = true
  await settle()
  expect([toRead.value, ended]).toEqual([null, ['the red cat']])
  read('the blue dog')
  await settle()
  expect([toRead.value, ended]).toEqual([null, ['the red cat', 'the blue dog']])
})
