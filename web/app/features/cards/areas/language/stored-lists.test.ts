import { afterEach, expect, test, vi } from 'vitest'
import { readPlaces, readTexts } from './stored-lists.ts'

afterEach(() => vi.restoreAllMocks())

test('a stored list that cannot be read is none, and is logged once', () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
  expect([readTexts('["cut short'), readTexts('["cut short'), readPlaces('{"no": "list"}')]).toEqual([null, null, null])
  expect(logged).toHaveBeenCalledTimes(2)
})

test('a list that can be read is not logged', () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
  expect([readTexts('["a", 2]'), readPlaces('["1", 0]'), readTexts(['b'])]).toEqual([['a', '2'], [1, 0], ['b']])
  expect(logged).not.toHaveBeenCalled()
})
