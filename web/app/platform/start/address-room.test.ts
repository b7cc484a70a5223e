import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { noteRoom, saysItself } from './address-room.ts'

/** Runs the line of the head as a browser does; answers whether room is kept. */
function keepsRoom(stored: { local?: Record<string, string>; path?: string }): boolean {
  const storage = (kept: Record<string, string> = {}) => ({ getItem: (name: string) => kept[name] ?? null })
  const dataset: Record<string, string> = {}
  runInNewContext(noteRoom, {
    localStorage: storage(stored.local),
    location: { pathname: stored.path ?? '/' },
    document: { documentElement: { dataset } },
  })
  return dataset.unconfirmed === ''
}

const asked = { token: 'x', 'own:unconfirmed': '1' }

test('room is kept where this browser’s person was asked last time, and for nobody else', () => {
  expect(keepsRoom({ local: asked })).toBe(true)
  expect(keepsRoom({ local: { token: 'x' } })).toBe(false)
  expect(keepsRoom({ local: { 'own:unconfirmed': '1' } })).toBe(false)
})

test('no room is kept on pages that say it themselves', () => {
  for (const path of ['/myaccount', '/myprofile/', '/confirmemail'])
    expect(keepsRoom({ local: asked, path })).toBe(false)
  expect(saysItself.test('/myprofiles')).toBe(false)
})

test('a browser that blocks storage shows the page all the same', () => {
  expect(() => runInNewContext(noteRoom, {})).not.toThrow()
})
