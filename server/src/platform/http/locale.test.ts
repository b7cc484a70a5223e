import { locales, m } from '#messages'
import { expect, test } from 'vitest'
import { inLocale, localeOf } from './locale.ts'

test('a request without a preference gets English', () => {
  expect(localeOf({})).toBe('en')
  expect(localeOf({ 'accept-language': 'tlh, *;q=0.1' })).toBe('en')
})

test('ignores an unknown locale in the cookie', () => {
  expect(localeOf({ cookie: 'a=b; locale=tlh', 'accept-language': 'en-US' })).toBe('en')
})

test('each of our locales can be chosen by cookie and by the browser', () => {
  for (const locale of locales) {
    expect(localeOf({ cookie: `locale=${locale}` })).toBe(locale)
    expect(localeOf({ 'accept-language': `tlh, ${locale};q=0.9` })).toBe(locale)
    expect(inLocale(locale, () => m.platform_please_log_in()).length).toBeGreaterThan(0)
  }
})
