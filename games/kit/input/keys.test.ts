import { expect, test } from 'vitest'
import { offered, offerKeys } from './keys.ts'

const nothing = () => undefined
const cooling = (keys: string[]) => keys.filter((key) => offered(key)?.cools)

test('keys that answer cool down; those that move, and those with a cooldown of their own, do not', () => {
  const all = ['Enter', ' ', '1', 'ArrowLeft', 'Escape', 'b']
  const stop = offerKeys(Object.fromEntries(all.map((key) => [key, nothing])))
  expect(cooling(all)).toEqual(['Enter', ' ', '1'])
  const stopAdult = offerKeys({ 1: nothing }, { ownCooldown: true })
  expect(cooling(all)).toEqual(['Enter', ' '])
  stopAdult()
  expect(cooling(all)).toEqual(['Enter', ' ', '1'])
  stop()
  expect(offered('Enter')).toBeUndefined()
})

test('the newest offer of a key wins, and letters have no case', () => {
  const done: string[] = []
  const stops = ['old', 'new'].map((name) => offerKeys({ b: () => void done.push(name) }))
  offered('B')?.act()
  stops.forEach((stop) => stop())
  expect(done).toEqual(['new'])
})
