import { expect, test } from 'vitest'
import type { Finger } from '../kit/index.ts'
import { makeHands, type Floating } from './hands.ts'
import type { Gesture } from './rules.ts'

function pond(gestures: readonly Gesture[], feel: object = {}, unwanted: readonly number[] = []) {
  let time = 1000
  let bubbles: Floating[] = gestures.map((gesture, id) => ({
    ...{ id, gesture, x: 100 + id * 200, y: 100 },
    ...{ radius: 50, isWanted: !unwanted.includes(id) },
  }))
  const events: string[] = []
  const shares = new Map<number, number>()
  const hands = makeHands({
    now: () => time,
    feel: () => ({ any: false, oneFinger: false, slack: 8, holdMs: 1000, holdOffMs: 150, dwellMs: 0, ...feel }),
    floating: () => bubbles,
    pop: (ids, _at, _touch, by) => {
      events.push(`pop ${ids.join('+')} ${by}`)
      bubbles = bubbles.filter(({ id }) => !ids.includes(id))
    },
    miss: (why) => events.push(why),
    show: (id, share) => shares.set(id, share),
    touched: () => undefined,
  })
  const finger = (id: number, x: number, y = 100, kind = 'touch'): Finger => ({
    ...{ id, kind, x, y },
    ...{ since: time, fromX: x, fromY: y },
  })
  const pass = (ms: number) => {
    for (let left = ms; left > 0; left -= 50) {
      time += Math.min(50, left)
      hands.tick()
    }
  }
  const tap = (x: number, y = 100, kind = 'touch') => {
    const one = finger(9, x, y, kind)
    hands.down(one)
    hands.up(one)
  }
  const drift = (by: number) => (bubbles = bubbles.map((one) => ({ ...one, x: one.x + by })))
  return { hands, finger, pass, tap, drift, events, shares }
}

test('a tap inside a bubble pops it on release; one beside it is a splash', () => {
  const { tap, pass, events } = pond(['tap'])
  tap(180)
  tap(155)
  pass(200)
  tap(100)
  expect(events).toEqual(['water', 'pop 0 touch', 'water'])
})

test('sliding off a bubble takes the tap back', () => {
  const { hands, finger, events } = pond(['tap'])
  const one = finger(1, 100)
  hands.down(one)
  one.x = 300
  hands.up(one)
  expect(events).toEqual([])
})

test('two fingers at once are no clean touch', () => {
  const { hands, finger, events } = pond(['tap'])
  const [palm, one] = [finger(1, 400), finger(2, 100)]
  hands.down(palm)
  hands.down(one)
  hands.up(one)
  hands.up(palm)
  expect(events).toEqual(['water', 'water'])
})

test('at level 1, a touch anywhere pops the nearest bubble as it comes down', () => {
  const { hands, finger, events } = pond(['tap', 'tap'], { any: true })
  hands.down(finger(1, 500, 700))
  expect(events).toEqual(['pop 1 touch'])
})

test('a hold follows a moving bubble for its second, and letting go early is unfinished', () => {
  const { hands, finger, pass, drift, events, shares } = pond(['hold'])
  const early = finger(1, 100)
  hands.down(early)
  pass(500)
  expect(shares.get(0)).toBeCloseTo(0.5)
  hands.up(early)
  const one = finger(2, 100)
  hands.down(one)
  pass(600)
  drift(30)
  pass(400)
  expect(events).toEqual(['unfinished', 'pop 0 touch'])
})

test('a hold that the bubble floats away from is lost', () => {
  const { hands, finger, pass, drift, events } = pond(['hold'])
  hands.down(finger(1, 100))
  pass(300)
  drift(120)
  pass(300)
  expect(events).toEqual(['unfinished'])
})

test('two fingers that close on a bubble pinch it, also from outside of it', () => {
  const { hands, finger, events } = pond(['pinch'])
  const [thumb, index] = [finger(1, 20), finger(2, 180)]
  hands.down(thumb)
  hands.down(index)
  for (const x of [150, 110, 80]) hands.move(Object.assign(index, { x }))
  expect(events).toEqual(['pop 0 touch'])
})

test('one finger on a pinch bubble, or two that do not close, are one unfinished try each', () => {
  const { hands, finger, tap, events } = pond(['pinch'])
  tap(100)
  const [thumb, index] = [finger(1, 40), finger(2, 160)]
  hands.down(thumb)
  hands.down(index)
  hands.up(thumb)
  hands.up(index)
  expect(events).toEqual(['unfinished', 'unfinished'])
})

test('a pair needs a finger on each bubble at once', () => {
  const { hands, finger, pass, tap, events } = pond(['pair', 'pair'])
  tap(100)
  hands.down(finger(1, 100))
  hands.down(finger(2, 300))
  pass(250)
  expect(events).toEqual(['unfinished'])
  pass(100)
  expect(events).toEqual(['unfinished', 'pop 0+1 touch'])
})

test('with one finger at a time, taps do every gesture', () => {
  const { tap, pass, events } = pond(['hold', 'pinch', 'pair', 'pair'], { oneFinger: true })
  tap(100)
  pass(1000)
  pass(200)
  tap(300)
  tap(300)
  pass(200)
  tap(500)
  tap(700)
  expect(events).toEqual(['pop 0 one finger', 'pop 1 one finger', 'pop 2+3 one finger'])
})

test('a mouse pinches and pairs by two clicks, however long the second one takes', () => {
  const { tap, pass, events } = pond(['pinch'])
  tap(100, 100, 'mouse')
  pass(9000)
  expect(events).toEqual([])
  tap(100, 100, 'mouse')
  expect(events).toEqual(['pop 0 mouse'])
})

test('a bubble that was not called stays, and says so', () => {
  const { tap, hands, events } = pond(['tap', 'tap'], {}, [1])
  tap(300)
  hands.press(1, 'switch')
  expect(events).toEqual(['other', 'other'])
})

test('touches right after a pop do not count', () => {
  const { tap, events } = pond(['tap', 'tap'], { holdOffMs: 300 })
  tap(100)
  tap(300)
  expect(events).toEqual(['pop 0 touch'])
})

test('a key, a switch, or a pointer that rests does any gesture at once', () => {
  const { hands, pass, events } = pond(['pair', 'pair', 'hold'], { dwellMs: 600 })
  hands.press(0, 'switch')
  hands.rest({ x: 500, y: 100 })
  pass(700)
  hands.pressAt({ x: 900, y: 900 }, 'keyboard')
  expect(events).toEqual(['pop 0+1 switch', 'pop 2 dwell', 'water'])
})
