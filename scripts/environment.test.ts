import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { isInstalled as untyped } from './environment.mjs'

const isInstalled = untyped as (folder: string) => boolean
const packages = {
  '': { version: '1.0.0' },
  'node_modules/a': { version: '1.0.0', integrity: 'sha512-a' },
  'node_modules/a/node_modules/b': { version: '2.0.0', integrity: 'sha512-b' },
  'node_modules/for-another-machine': { version: '3.0.0', integrity: 'sha512-c', optional: true },
}
const installed = {
  'node_modules/a': packages['node_modules/a'],
  'node_modules/a/node_modules/b': packages['node_modules/a/node_modules/b'],
}

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'marigold-packages-'))
  mkdirSync(join(folder, 'node_modules/a/node_modules/b'), { recursive: true })
  writeFileSync(join(folder, 'package-lock.json'), JSON.stringify({ packages }))
})
afterEach(() => rmSync(folder, { recursive: true }))

const listed = (list: object) =>
  writeFileSync(join(folder, 'node_modules/.package-lock.json'), JSON.stringify({ packages: list }))

test('does not install complete packages again, no matter who installed them', () => {
  listed(installed)
  expect(isInstalled(folder)).toBe(true)
})

test('an interrupted install does not count', () => {
  expect(isInstalled(folder)).toBe(false)
})

test.each([
  ['another version', { ...installed, 'node_modules/a': { version: '1.0.1', integrity: 'sha512-a' } }],
  ['other content', { ...installed, 'node_modules/a': { version: '1.0.0', integrity: 'sha512-x' } }],
  ['a missing package', { 'node_modules/a': installed['node_modules/a'] }],
])('installs %s again', (_, list) => {
  listed(list)
  expect(isInstalled(folder)).toBe(false)
})

test('installs a package whose folder was deleted again', () => {
  listed(installed)
  rmSync(join(folder, 'node_modules/a/node_modules/b'), { recursive: true })
  expect(isInstalled(folder)).toBe(false)
})
