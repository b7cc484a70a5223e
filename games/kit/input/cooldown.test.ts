import { expect, test } from 'vitest'
import { makeCooldown } from './cooldown.ts'

function atHand(ms = 500) {
  const time = { now: 0 }
  return {
    time,
    cooldown: makeCooldown(
      () => ms,
      () => time.now,
    ),
  }
}

test('a second press within the cooldown counts as little as its click', () => {
  const { time, cooldown } = atHand()
  expect([cooldown.down(), cooldown.click()]).toEqual([true, true])
  time.now = 400
  expect([cooldown.down(), cooldown.click()]).toEqual([false, false])
  time.now = 901
  expect([cooldown.down(), cooldown.click()]).toEqual([true, true])
})

test('the click of a press that took long still counts, and the cooldown begins with it', () => {
  const { time, cooldown } = atHand()
  cooldown.down()
  time.now = 2000
  expect(cooldown.click()).toBe(true)
  time.now = 2300
  expect(cooldown.down()).toBe(false)
})

test('presses without a pointer cool down too, unless the time is zero', () => {
  const { cooldown } = atHand()
  expect([cooldown.click(), cooldown.click()]).toEqual([true, false])
  const quick = atHand(0).cooldown
  expect([quick.click(), quick.click()]).toEqual([true, true])
})

test('a key cools down like a tap, and neither changes what a pointer that is down does', () => {
  const { time, cooldown } = atHand()
  expect([cooldown.key(), cooldown.key(), cooldown.down()]).toEqual([true, false, false])
  time.now = 600
  expect([cooldown.key(), cooldown.click()]).toEqual([true, false])
})
