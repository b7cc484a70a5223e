import { afterEach, expect, test, vi } from 'vitest'
import { parsePlaces, parseTexts } from './stored-lists.ts'

afterEach(() => vi.restoreAllMocks())

test('logs an unreadable stored list once and treats it as null', () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
  expect([parseTexts('["cut short'), parseTexts('["cut short'), parsePlaces('{"no": "list"}')]).toEqual([
    null,
    null,
    null,
  ])
  expect(logged).toHaveBeenCalledTimes(2)
})

test('does not log a readable list', () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
  expect([parseTexts('["a", 2]'), parsePlaces('["1", 0]'), parseTexts(['b'])]).toEqual([['a', '2'], [1, 0], ['b']])
  expect(logged).not.toHaveBeenCalled()
})
