import { expect, test } from 'vitest'
import { takeAway } from './talk.js'

test('a game made elsewhere finds neither a cache nor a way to other devices', () => {
  class Window {}
  Object.assign(Window.prototype, { caches: {} })
  class Navigator {}
  Object.assign(Navigator.prototype, { serviceWorker: {}, locks: {}, storage: {}, language: 'en' })
  const window = Object.assign(new Window(), {
    Window,
    Navigator,
    navigator: new Navigator(),
    RTCPeerConnection: class {},
    webkitRTCPeerConnection: class {},
    fetch: () => undefined,
  })
  takeAway({ window })
  for (const name of ['caches', 'RTCPeerConnection', 'webkitRTCPeerConnection']) expect(name in window).toBe(false)
  for (const name of ['serviceWorker', 'locks', 'storage']) expect(name in window.navigator).toBe(false)
  expect(['fetch' in window, 'language' in window.navigator]).toEqual([true, true])
})
