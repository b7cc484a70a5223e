import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createEventParser } from './event-stream.ts'

const sent = ': beat\n\nid: 7\ndata: {"n":1}\n\ndata: {"n":2}\n\n: beat\n\nid: 9\ndata: {"n":3}\n\n'
const events = [
  ['{"n":1}', 7],
  ['{"n":2}', null],
  ['{"n":3}', 9],
]

test('parses events wherever the chunks end', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(sent.length), { maxLength: 12 }), (cuts) => {
      const read: unknown[] = []
      const reader = createEventParser((data, id) => read.push([data, id]))
      const places = [0, ...cuts.sort((a, b) => a - b), sent.length]
      places.slice(1).forEach((end, at) => reader(sent.slice(places[at], end)))
      expect(read).toEqual(events)
    }),
  )
})

test("doesn't emit half an event", () => {
  const read: string[] = []
  const reader = createEventParser((data) => read.push(data))
  reader('data: {"n":1}\n')
  expect(read).toEqual([])
  reader('\n')
  expect(read).toEqual(['{"n":1}'])
})
