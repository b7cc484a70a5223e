import { codeAlphabet } from '@marigold/contract'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { codeProblem, codeLink, newCode, parseCode, formatCode } from './spoken-code.ts'

describe('a code', () => {
  test('has twelve unambiguous letters and is different each time', () => {
    const codes = Array.from({ length: 200 }, newCode)
    expect(codes.every((code) => code.length === 12 && [...code].every((one) => codeAlphabet.includes(one)))).toBe(true)
    expect(new Set(codes).size).toBe(200)
    expect([...'01ILOU'].filter((one) => codeAlphabet.includes(one))).toEqual([])
    expect(new Set(codes.join('')).size).toBe(codeAlphabet.length)
  })

  test('is read however it is typed, and from a URL', () => {
    const code = 'ABCD2345WXYZ'
    expect(formatCode(code)).toBe('ABCD-2345-WXYZ')
    for (const typed of [code, 'abcd 2345 wxyz', ' ABCD-2345–WXYZ ', 'abcd_2345.wxyz'])
      expect(parseCode(typed)).toBe(code)
    const link = new URL(codeLink('https://marigold.example', '/phone', code))
    expect([link.pathname, link.search, parseCode(link.hash.slice(1))]).toEqual(['/phone', '', code])
  })

  test('says why it is invalid', () => {
    expect(codeProblem('  ')).toBe('Type the code you were given.')
    expect(codeProblem('ABCD-2345-WXY0')).toBe('Codes don’t contain 0. Please check again.')
    expect(codeProblem('ABCD-2345')).toBe('A code has 12 letters and digits. You typed 8.')
    expect([codeProblem('ABCD-2345-WXYZ'), parseCode('ABCD-2345')]).toEqual([null, null])
    fc.assert(fc.property(fc.string(), (text) => (parseCode(text) === null) === (codeProblem(text) !== null)))
  })
})
