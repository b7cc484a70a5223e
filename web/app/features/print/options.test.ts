import { expect, test } from 'vitest'
import { paperOf } from '../../platform/paper.ts'
import { parseOptions } from './options.ts'
import { asksForSample, printUrl, sheetFromUrl } from './print-url.ts'
import { sheetNames } from './sheet-names.ts'

test('reads a sheet name from the URL, or none', () => {
  for (const sheet of Object.keys(sheetNames)) expect(sheetFromUrl(new URLSearchParams({ sheet }))).toBe(sheet)
  for (const search of ['', 'sheet=', 'sheet=posters', 'sheet=toString'])
    expect(sheetFromUrl(new URLSearchParams(search))).toBeNull()
})

test('a link to a sheet opens it, with the sample only if it asks for it', () => {
  for (const cards of ['own', 'sample'] as const) {
    const { searchParams } = new URL(printUrl('bingo', cards), 'https://marigold.test')
    expect([sheetFromUrl(searchParams), asksForSample(searchParams)]).toEqual(['bingo', cards === 'sample'])
  }
})

test('the paper follows the region of the page, then of the browser', () => {
  for (const region of ['US', 'CA', 'MX', 'PH', 'CO'])
    expect([region, paperOf(['en', `en-${region}`])]).toEqual([region, 'letter'])
  for (const region of ['GB', 'AU', 'IN', 'ES', 'ZA'])
    expect([region, paperOf(['en', `en-${region}`])]).toEqual([region, 'a4'])
  expect([paperOf(['es-MX', 'es-ES']), paperOf(['es-ES', 'en-US'])]).toEqual(['letter', 'a4'])
  expect([paperOf(['en', 'fr-Latn-CA']), paperOf(['en', 'en-us-u-hc-h12'])]).toEqual(['letter', 'letter'])
  // Without any region it is that of most speakers; what is no language says nothing.
  expect([paperOf(['en', 'en']), paperOf(['en', 'de']), paperOf(['en', '']), paperOf([])]).toEqual([
    'letter',
    'a4',
    'letter',
    'a4',
  ])
})

test('the paper that was chosen is used wherever one is', () => {
  const american = ['en', 'en-US']
  expect(parseOptions(JSON.stringify({ paper: 'a4' }), american).paper).toBe('a4')
  expect(parseOptions(JSON.stringify({ paper: 'letter' }), ['en', 'en-GB']).paper).toBe('letter')
  for (const stored of [null, '{"perPage":4}', '{"paper', '7'])
    expect(parseOptions(stored, american).paper).toBe('letter')
  expect(parseOptions('{"perPage":4}', american).perPage).toBe(4)
})
