import { describe, expect, test } from 'vitest'
import { pathBelow, rangeOf, typeOf } from './send-file.ts'

describe('a path below a folder', () => {
  test.each(['index.html', 'js/main.js', 'a b/ü.png', 'v1..2.js'])('%s is one', (path) => {
    expect(pathBelow('/data/game', path)).toBe(`/data/game/${path}`)
  })

  test.each([
    ...[
      '',
      '.',
      '..',
      '../x',
      'a/../b',
      'a/../../x',
      './a',
      'a/./b',
      '/etc/passwd',
      'a//b',
      'a/',
      '.env',
      'a/.hidden/b',
    ],
    ...['a\\..\\b', 'a\0.png', 'C:/x', 'a:stream', 'x'.repeat(1001)],
  ])('%j is none', (path) => {
    expect(pathBelow('/data/game', path)).toBeNull()
  })
})

test('nothing can be ranged over in an empty file', () => {
  expect([rangeOf('bytes=0-', 0), rangeOf('bytes=-5', 0), rangeOf(undefined, 0)]).toEqual(['none', 'none', null])
})

test('a type goes by the ending in any case, and the unknown is bytes', () => {
  expect(typeOf('A.HTML').type).toBe('text/html; charset=utf-8')
  expect(typeOf('build.data.br')).toEqual({ type: 'application/octet-stream', encoding: 'br' })
  expect(typeOf('README')).toEqual({ type: 'application/octet-stream', encoding: null })
})
