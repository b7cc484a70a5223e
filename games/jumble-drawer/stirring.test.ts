import { makeClock } from '@marigold/device'
import { expect, test } from 'vitest'
import type { Thing } from './heap.ts'
import { at, makeStirring } from './stirring.ts'

const thing = (id: number, x: number): Thing => ({ id, key: 'tape', x, y: 10, size: 10, turn: 0, ink: 'color' })

/** A heap of two things whose elements only have a style, on a clock that `pass` moves. */
function setUp() {
  let [now, due] = [0, () => {}]
  const clock = makeClock({ now: () => now, request: (call) => ((due = call), 1), cancel: () => {} })
  const things = [thing(0, 10), thing(1, 50)]
  const styles = new Map(things.map((one) => [`[data-thing="${one.id}"]`, { transform: at(one, one, 2) }]))
  const box = { classList: { toggle: () => true }, querySelector: (name: string) => ({ style: styles.get(name) }) }
  const stirring = makeStirring(clock)
  stirring.show(box as unknown as HTMLElement, things, 2)
  return {
    stirring,
    shown: () => [...styles.values()].map(({ transform }) => transform),
    pass: (ms: number) => ((now += ms), due()),
  }
}

test('a finger pushes what is near, and everything is back when the heap settles', () => {
  const { stirring, shown, pass } = setUp()
  const before = shown()
  expect(stirring.push(12, 10, 3, 0).map(({ id }) => id)).toEqual([0])
  pass(20)
  expect(shown().map((one, id) => one === before[id])).toEqual([false, true])
  stirring.settle()
  expect(shown()).toEqual(before)
})

test('a whirl moves everything, and then everything glides back', () => {
  const { stirring, shown, pass } = setUp()
  const before = shown()
  stirring.whirl({ x: 30, y: 10 }, 40)
  expect(shown().every((one, id) => one !== before[id])).toBe(true)
  pass(200)
  pass(250)
  expect(shown()).toEqual(before)
})
