import { expect, test } from 'vitest'
import { z } from 'zod'
import { readAs, readListAs } from './read-as.ts'

const Seat = z.object({ seat: z.int() })

test.each([null, '', '{"seat":1', '{"seat":"one"}', '[]', 'null'])('reads nothing from %j', (text) => {
  expect(readAs(Seat, text)).toBeNull()
})

test('reads what fits the schema', () => {
  expect(readAs(Seat, '{"seat":2}')).toEqual({ seat: 2 })
})

test('keeps the entries of a list that fit, in their order', () => {
  expect(readListAs(Seat, '[{"seat":2},{"seat":"x"},null,{"seat":1}]')).toEqual([{ seat: 2 }, { seat: 1 }])
})

test.each([null, '[{"seat":1}', '{"seat":1}'])('reads an empty list from %j', (text) => {
  expect(readListAs(Seat, text)).toEqual([])
})
