import { makeCookieJar } from './cookies.js'
import { makeStorage } from './storage.js'

/**
 * Provides storage and cookies for a page that has none. Saved data arrives in the window's name, where it's available
 * before any script runs, and goes back to the player page in messages. During the visit the name carries it to the
 * next page.
 * @param {{ window: any, document: any, tell: (message: object) => void, later: (run: () => void, ms: number) => void
 * }} given
 */
export function provideStorage({ window, document, tell, later }) {
  const mark = 'marigold kept '
  const roomLocal = 2_500_000
  const roomSession = 1_000_000
  /** @type {Record<string, Map<string, string>>} */
  const kept = { local: new Map(), cookie: new Map(), session: new Map(), visit: new Map() }
  const real = Object.getOwnPropertyDescriptor(window, 'name')
  let ownName = ''
  const name = String(window.name)
  if (name.startsWith(mark)) {
    try {
      const read = JSON.parse(name.slice(mark.length))
      for (const area of Object.keys(kept)) kept[area] = new Map(read[area] ?? [])
      ownName = read.name ?? ''
    } catch {
      // Not written by us: the game starts without saved data.
    }
  }
  const local = /** @type {Map<string, string>} */ (kept.local)
  const cookie = /** @type {Map<string, string>} */ (kept.cookie)

  /** @type {Record<string, Map<string, string | null>>} */
  const unsent = { local: new Map(), cookie: new Map() }
  let waits = false
  let lastSent = -Infinity
  const send = () => {
    waits = false
    for (const [area, changes] of Object.entries(unsent)) {
      if (changes.size > 0) tell({ type: 'KEEP', area, changes: [...changes] })
      changes.clear()
    }
    lastSent = Date.now()
  }
  /** @param {'local' | 'cookie'} area @returns {(key: string, value: string | null) => void} */
  const changed = (area) => (key, value) => {
    unsent[area]?.set(key, value)
    if (waits) return
    waits = true
    const wait = lastSent + 250 - Date.now()
    // Sent at once after a quiet period, so that a page that closes right away has sent it.
    if (wait <= 0) queueMicrotask(send)
    else later(send, wait)
  }
  const localStorage = makeStorage({ values: local, room: roomLocal, changed: changed('local') })
  const session = /** @type {Map<string, string>} */ (kept.session)
  const sessionStorage = makeStorage({ values: session, room: roomSession, changed: () => undefined })
  const passing = /** @type {Map<string, string>} */ (kept.visit)
  const jar = makeCookieJar({ lasting: cookie, passing, now: () => Date.now(), changed: changed('cookie') })

  const own = { configurable: true, enumerable: true }
  Object.defineProperty(window, 'localStorage', { ...own, get: () => localStorage })
  Object.defineProperty(window, 'sessionStorage', { ...own, get: () => sessionStorage })
  Object.defineProperty(document, 'cookie', { ...own, get: jar.read, set: jar.write })
  Object.defineProperty(window.navigator, 'cookieEnabled', { ...own, get: () => true })
  if (real?.set) {
    Object.defineProperty(window, 'name', {
      ...own,
      get: () => ownName,
      set(value) {
        ownName = String(value)
      },
    })
    const carry = () => {
      send()
      const parts = Object.entries(kept).map(([area, values]) => [area, [...values]])
      real.set?.call(window, mark + JSON.stringify({ ...Object.fromEntries(parts), name: ownName }))
    }
    // At `pagehide`, the next page already has its name.
    window.addEventListener('beforeunload', carry)
    window.addEventListener('pagehide', send)
  }
  return { send }
}
