import { expect, test } from 'vitest'
import { z } from 'zod'
import { parseStored, parseStoredList } from './parse-stored.ts'

const Seat = z.object({ seat: z.int() })

test.each([null, '', '{"seat":1', '{"seat":"one"}', '[]', 'null'])('returns null for %j', (text) => {
  expect(parseStored(Seat, text)).toBeNull()
})

test('returns a value that fits the schema', () => {
  expect(parseStored(Seat, '{"seat":2}')).toEqual({ seat: 2 })
})

test('keeps the valid entries of a list in order', () => {
  expect(parseStoredList(Seat, '[{"seat":2},{"seat":"x"},null,{"seat":1}]')).toEqual([{ seat: 2 }, { seat: 1 }])
})

test.each([null, '[{"seat":1}', '{"seat":1}'])('returns an empty list for %j', (text) => {
  expect(parseStoredList(Seat, text)).toEqual([])
})
