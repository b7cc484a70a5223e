import { beforeAll, expect, test } from 'vitest'
import { makeCookieJar } from './cookies.js'
import { makeStorage } from './storage.js'

class BrowsersStorage {}
beforeAll(() => {
  Object.assign(globalThis, { Storage: BrowsersStorage })
})

function aStorage(kept: [string, string][] = [], room = 100) {
  const changes: [string, string | null][] = []
  const values = new Map(kept)
  const storage = makeStorage({ values, room, changed: (key, value) => changes.push([key, value]) })
  return { storage, changes, values }
}

test('methods and properties access the same entries, and each change is reported once', () => {
  const { storage, changes } = aStorage([['level', '3']])
  expect([storage.getItem('level'), storage.level, storage.length, storage.key(0)]).toEqual(['3', '3', 1, 'level'])
  storage.best = 12
  storage.setItem('best', '12')
  storage.setItem('list', String([1, 2]))
  expect([storage.best, 'best' in storage, Object.keys(storage)]).toEqual(['12', true, ['level', 'best', 'list']])
  expect(JSON.parse(JSON.stringify(storage))).toEqual({ level: '3', best: '12', list: '1,2' })
  delete storage.best
  storage.removeItem('nothing')
  expect([storage.getItem('best'), storage.best, storage.key(9)]).toEqual([null, undefined, null])
  storage.clear()
  expect(changes).toEqual([
    ['best', '12'],
    ['list', '1,2'],
    ['best', null],
    ['level', null],
    ['list', null],
  ])
})

test('passes for the browser’s own, and works with methods that a library adds', () => {
  const { storage } = aStorage()
  Object.assign(BrowsersStorage.prototype, {
    setObject(this: Storage, key: string, value: unknown) {
      this.setItem(key, JSON.stringify(value))
    },
  })
  expect(storage).toBeInstanceOf(BrowsersStorage)
  ;(storage as Storage & { setObject: (key: string, value: unknown) => void }).setObject('save', { level: 2 })
  expect(storage.getItem('save')).toBe('{"level":2}')
})

test('names of methods are no entries, but can be stored with the methods', () => {
  const { storage } = aStorage()
  storage.setItem('__proto__', 'kept')
  storage.setItem('constructor', 'too')
  expect([storage.getItem('__proto__'), storage.getItem('constructor'), storage.length]).toEqual(['kept', 'too', 2])
  expect(typeof storage.setItem).toBe('function')
})

test('refuses more than the quota like browsers do, and keeps what was there', () => {
  const { storage } = aStorage([['a', '1']], 10)
  storage.setItem('b', '12345')
  expect(() => storage.setItem('c', '12345')).toThrow(expect.objectContaining({ name: 'QuotaExceededError' }))
  storage.setItem('b', '1234567')
  storage.removeItem('b')
  storage.setItem('c', '1234567')
  expect(Object.keys(storage)).toEqual(['a', 'c'])
})

function aJar(at = 1_000_000) {
  const time = { now: at }
  const changes: [string, string | null][] = []
  const lasting = new Map<string, string>()
  const passing = new Map<string, string>()
  const changed = (name: string, value: string | null) => changes.push([name, value])
  return { jar: makeCookieJar({ lasting, passing, now: () => time.now, changed }), time, changes, lasting, passing }
}

test('cookies are written one by one and read together; session cookies are not stored', () => {
  const { jar, changes, lasting } = aJar()
  jar.write('coins=5; max-age=60; path=/')
  jar.write('who=Mia; SameSite=Lax')
  jar.write('coins=6;max-age=60')
  expect(jar.read()).toBe('coins=6; who=Mia')
  expect([...lasting]).toEqual([['coins', '1060000 6']])
  expect(changes.at(-1)).toEqual(['coins', '1060000 6'])
})

test('a cookie expires by its max-age, by a past date, and by a max-age of zero', () => {
  const { jar, time, changes } = aJar()
  jar.write('a=1; max-age=10')
  jar.write('b=2; expires=Fri, 31 Dec 2100 23:59:59 GMT')
  jar.write('c=3')
  jar.write('c=; max-age=0')
  expect(jar.read()).toBe('a=1; b=2')
  time.now += 10_001
  expect(jar.read()).toBe('b=2')
  jar.write('b=; expires=Thu, 01 Jan 1970 00:00:00 GMT')
  expect(jar.read()).toBe('')
  expect(changes.slice(-2)).toEqual([
    ['a', null],
    ['b', null],
  ])
})

test('a jar has a limit', () => {
  const { jar } = aJar()
  jar.write(`large=${'x'.repeat(5000)}`)
  for (let at = 0; at < 150; at++) jar.write(`n${at}=1; max-age=60`)
  expect(jar.read().split('; ')).toHaveLength(100)
})
