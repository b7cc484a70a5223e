import { afterEach, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { newId } from './new-id.ts'

afterEach(() => vi.unstubAllGlobals())

test('an id is a valid UUID v4, even without crypto.randomUUID', () => {
  const { crypto } = globalThis
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) })
  const ids = Array.from({ length: 200 }, newId)
  expect(ids.filter((id) => !z.uuidv4().safeParse(id).success)).toEqual([])
  expect(new Set(ids).size).toBe(ids.length)
})
