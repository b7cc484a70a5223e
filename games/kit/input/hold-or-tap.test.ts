import { expect, test } from 'vitest'
import { makeHoldOrTap } from './hold-or-tap.ts'

function button() {
  let on = false
  const press = makeHoldOrTap({ isOn: () => on, set: (to) => (on = to) })
  return { ...press, isOn: () => on }
}

test('a hold ends when it is released', () => {
  const { down, up, isOn } = button()
  down(1000)
  expect(isOn()).toBe(true)
  expect(up(1900)).toBe(false)
  expect(isOn()).toBe(false)
})

test('a tap stays on until the next one', () => {
  const { down, up, isOn } = button()
  down(1000)
  expect(up(1120)).toBe(true)
  expect(isOn()).toBe(true)
  down(4000)
  expect(isOn()).toBe(false)
  expect(up(4100)).toBe(false)
  expect(isOn()).toBe(false)
})

test('is off when the focus leaves, and the release after that changes nothing', () => {
  const { down, off, up, isOn } = button()
  down(1000)
  off()
  expect(up(1100)).toBe(false)
  expect(isOn()).toBe(false)
})
