import { describe, expect, test } from 'vitest'
import { resolveInside, parseRange, contentTypeOf } from './send-file.ts'

describe('a path below a folder', () => {
  test.each(['index.html', 'js/main.js', 'a b/ü.png', 'v1..2.js'])('accepts %s', (path) => {
    expect(resolveInside('/data/game', path)).toBe(`/data/game/${path}`)
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
  ])('refuses %j', (path) => {
    expect(resolveInside('/data/game', path)).toBeNull()
  })
})

test('an empty file has no ranges', () => {
  expect([parseRange('bytes=0-', 0), parseRange('bytes=-5', 0), parseRange(undefined, 0)]).toEqual([
    'none',
    'none',
    null,
  ])
})

test('detects a type by extension in any case, and defaults to bytes', () => {
  expect(contentTypeOf('A.HTML').type).toBe('text/html; charset=utf-8')
  expect(contentTypeOf('build.data.br')).toEqual({ type: 'application/octet-stream', encoding: 'br' })
  expect(contentTypeOf('README')).toEqual({ type: 'application/octet-stream', encoding: null })
})
