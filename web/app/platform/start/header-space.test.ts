import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { reserveHeaderSpace, hasOwnNotice } from './header-space.ts'

/** Runs the inline script as a browser does; returns whether space is reserved. */
function reservesSpace(stored: { local?: Record<string, string>; path?: string }): boolean {
  const storage = (stored: Record<string, string> = {}) => ({ getItem: (name: string) => stored[name] ?? null })
  const dataset: Record<string, string> = {}
  runInNewContext(reserveHeaderSpace, {
    localStorage: storage(stored.local),
    location: { pathname: stored.path ?? '/' },
    document: { documentElement: { dataset } },
  })
  return dataset.unconfirmed === ''
}

const asked = { token: 'x', 'own:unconfirmed': '1' }

test("reserves space only if this browser's user was asked last time", () => {
  expect(reservesSpace({ local: asked })).toBe(true)
  expect(reservesSpace({ local: { token: 'x' } })).toBe(false)
  expect(reservesSpace({ local: { 'own:unconfirmed': '1' } })).toBe(false)
})

test('reserves no space on pages with their own notice', () => {
  for (const path of ['/myaccount', '/myprofile/', '/confirmemail'])
    expect(reservesSpace({ local: asked, path })).toBe(false)
  expect(hasOwnNotice.test('/myprofiles')).toBe(false)
})

test('shows the page even if the browser blocks storage', () => {
  expect(() => runInNewContext(reserveHeaderSpace, {})).not.toThrow()
})
