import { expect, test } from 'vitest'
import { perDatabase, type Db } from '../database/database.ts'
import { createMemory } from './memory.ts'

test('the least used leave when room runs out, and what was replaced takes no room', () => {
  const memory = createMemory<string>(10)
  memory.keep('a', 'A', 4)
  memory.keep('b', 'old', 4)
  memory.keep('b', 'B', 5)
  memory.get('a')
  memory.keep('c', 'C', 4)
  expect(['a', 'b', 'c'].map((key) => memory.get(key))).toEqual(['A', undefined, 'C'])
})

test('what is larger than the room is not kept, and drives nothing out', () => {
  const memory = createMemory<string>(10)
  memory.keep('a', 'A', 10)
  memory.keep('b', 'B', 11)
  expect([memory.get('a'), memory.get('b')]).toEqual(['A', undefined])
  memory.clear()
  expect(memory.get('a')).toBeUndefined()
})

test('a thing of a database is made once for it, and another database has its own', () => {
  const of = perDatabase((db) => ({ db }))
  const [one, other] = [{} as Db, {} as Db]
  expect(of(one)).toBe(of(one))
  expect(of(one).db).toBe(one)
  expect(of(other)).not.toBe(of(one))
})
