import { Script } from 'node:vm'
import { expect, test } from 'vitest'
import { findShimPosition, shimScript } from './shim-text.ts'

const put = (page: string) => {
  const place = findShimPosition(page)
  return place === null ? null : `${page.slice(0, place)}|${page.slice(place)}`
}

test.each([
  ['<!doctype html><html lang="en"><head><title>A</title>', '<!doctype html><html lang="en"><head>|<title>A</title>'],
  [
    '<!DOCTYPE html>\n<!-- <head> -->\n<HTML>\n<HEAD data-x>',
    '<!DOCTYPE html>\n<!-- <head> -->\n<HTML>\n<HEAD data-x>|',
  ],
  ['<title>A</title><script src="a.js">', '|<title>A</title><script src="a.js">'],
  ['<!doctype html><body><p>', '<!doctype html>|<body><p>'],
  ['<header>', '|<header>'],
  ['\u00EF\u00BB\u00BF<html><head>', '\u00EF\u00BB\u00BF<html><head>|'],
  ['', '|'],
])('in %j it goes first into the head', (page, expected) => {
  expect(put(page)).toBe(expected)
})

test('a page of our kit gets none', () => {
  expect(put('<!doctype html><head><meta charset="utf-8">\n<meta name="marigold-kit" content="1">')).toBeNull()
})

test('the script is valid in browsers, small, and cannot end early', () => {
  const inside = shimScript.replace(/^<script>/, '').replace(/<\/script>$/, '')
  expect(() => new Script(inside)).not.toThrow()
  expect(inside).not.toMatch(/<\/script|<!--|^import |^export /im)
  expect(shimScript.length).toBeLessThan(24_000)
})
