import { readFileSync } from 'node:fs'
import { afterEach, expect, test, vi } from 'vitest'
import { isHelpKey } from './is-help-key.ts'
import { keyTables } from './keys.ts'

class FakeElement {
  readonly inText: boolean
  constructor(inText: boolean) {
    this.inText = inText
  }
  closest() {
    return this.inText ? this : null
  }
}

function page({ window: open = false, settings = null as string | null } = {}) {
  vi.stubGlobal('Element', FakeElement)
  vi.stubGlobal('document', { querySelector: () => (open ? {} : null) })
  vi.stubGlobal('window', { localStorage: { getItem: () => settings } })
}
afterEach(() => vi.unstubAllGlobals())

const press = (more: object = {}) =>
  isHelpKey({
    key: '?',
    ctrlKey: false,
    metaKey: false,
    altKey: false,
    defaultPrevented: false,
    target: new FakeElement(false) as unknown as EventTarget,
    ...more,
  })

test('a question mark opens the keys, but not in a text field, with a modifier, or over a dialog', () => {
  page()
  expect(press()).toBe(true)
  expect(press({ key: '/' })).toBe(false)
  expect(press({ ctrlKey: true })).toBe(false)
  expect(press({ defaultPrevented: true })).toBe(false)
  expect(press({ target: new FakeElement(true) })).toBe(false)
  page({ window: true })
  expect(press()).toBe(false)
})

test('the question mark is off if single-character shortcuts are off', () => {
  page({ settings: '{"characterKeys":false}' })
  expect(press()).toBe(false)
  for (const settings of ['{"characterKeys":true}', '{}', 'no json', 'null']) {
    page({ settings })
    expect(press(), settings).toBe(true)
  }
})

test('the sheet lists every key of the cards viewer', () => {
  const source = readFileSync(new URL('../../cards/viewer/input/keys.ts', import.meta.url), 'utf8')
  const maps = [...source.matchAll(/^(?:const (?:choosing|moves|characters)\b[^{]*)\{([^}]*)\}/gm)].map(
    ([, map]) => map,
  )
  const keys = maps
    .join(',')
    .split(',')
    .map((entry) => /^\s*'?(.+?)'?\s*:/.exec(entry)?.[1])
    .filter((key) => key !== undefined)
  expect(keys.length).toBeGreaterThan(15)
  const shown = keyTables.flatMap(({ rows }) => rows.flatMap((row) => row.keys)).map((key) => key.toLowerCase())
  const spelled: Record<string, string> = {
    ' ': 'space',
    arrowright: '→',
    arrowdown: '↓',
    arrowleft: '←',
    arrowup: '↑',
    pagedown: 'page down',
    pageup: 'page up',
  }
  for (const key of keys) expect(shown, key).toContain(spelled[key.toLowerCase()] ?? key.toLowerCase())
})
