import { expect, test } from 'vitest'
import { expectOffered } from './rules.ts'

test('accepts a move that is offered, in any order of its fields', () => {
  expect(() => expectOffered([{ kind: 'pass' }, { kind: 'take', at: 2 }], { at: 2, kind: 'take' })).not.toThrow()
})

test('names a move that is not offered', () => {
  const offered = [{ kind: 'take', at: 2 }]
  expect(() => expectOffered(offered, { kind: 'take', at: 3 })).toThrow('{"kind":"take","at":3} is not a move here')
  expect(() => expectOffered(offered, { kind: 'take' })).toThrow('is not a move here')
  expect(() => expectOffered([], { kind: 'pass' })).toThrow('is not a move here')
})
