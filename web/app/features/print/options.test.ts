import { expect, test } from 'vitest'
import { sheetNames, sheetOf } from './options.ts'

test('an address names a sheet of ours, or none', () => {
  for (const sheet of Object.keys(sheetNames)) expect(sheetOf(new URLSearchParams({ sheet }))).toBe(sheet)
  for (const search of ['', 'sheet=', 'sheet=posters', 'sheet=toString'])
    expect(sheetOf(new URLSearchParams(search))).toBeNull()
})
