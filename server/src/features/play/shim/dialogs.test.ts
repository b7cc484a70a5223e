import { expect, test } from 'vitest'
import { hideUnavailable } from './dialogs.js'

test('a third-party game finds no cache, no locks, and no service worker', () => {
  class Window {}
  Object.assign(Window.prototype, { caches: {} })
  class Navigator {}
  Object.assign(Navigator.prototype, { serviceWorker: {}, locks: {}, storage: {}, language: 'en' })
  const window = Object.assign(new Window(), {
    Window,
    Navigator,
    navigator: new Navigator(),
    fetch: () => undefined,
  })
  hideUnavailable({ window })
  expect('caches' in window).toBe(false)
  for (const name of ['serviceWorker', 'locks', 'storage']) expect(name in window.navigator).toBe(false)
  expect(['fetch' in window, 'language' in window.navigator]).toEqual([true, true])
})
