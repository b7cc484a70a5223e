import { expect, test } from 'vitest'
import { makeDwell } from './dwell.ts'

/** A dwell of 800 ms on targets that are names. */
function dwelling(ms = 800) {
  const log: string[] = []
  let due: (() => void) | null = null
  const dwell = makeDwell<string>({
    ms: () => ms,
    after: (_, call) => {
      due = call
      return () => (due = null)
    },
    mark: (name, isOn) => log.push(`${name} ${isOn ? 'on' : 'off'}`),
    press: (name) => log.push(`press ${name}`),
  })
  return { dwell, log, pass: () => due?.() }
}

test('chooses what the pointer rests on, once until it has left', () => {
  const { dwell, log, pass } = dwelling()
  dwell.move('Go')
  dwell.move('Go')
  pass()
  dwell.move('Go')
  pass()
  expect(log).toEqual(['Go on', 'Go off', 'press Go'])
  dwell.move(null)
  dwell.move('Go')
  expect(log.at(-1)).toBe('Go on')
})

test('chooses nothing that the pointer only passes, or that it clicks', () => {
  const { dwell, log, pass } = dwelling()
  dwell.move('Go')
  dwell.move('Help')
  dwell.down()
  pass()
  expect(log).not.toContain('press Go')
  expect(log).not.toContain('press Help')
})

test('does nothing without a time', () => {
  const { dwell, log, pass } = dwelling(0)
  dwell.move('Go')
  pass()
  expect(log).toEqual([])
})
