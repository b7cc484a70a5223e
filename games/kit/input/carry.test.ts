import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { makeClock } from '@marigold/device'
import { makeManualTime } from '../testing.ts'
import { makeCarry, type CarryButton } from './carry.ts'
import { offered } from './keys.ts'

let under: string | null

beforeEach(() => {
  under = null
  const element = () => ({ closest: () => (under === null ? null : { dataset: { place: under } }) })
  vi.stubGlobal('document', { elementsFromPoint: () => [element()] })
})
afterEach(() => vi.unstubAllGlobals())

function table(takes?: (thing: string, place: string) => boolean) {
  const dropped: string[] = []
  const clock = makeClock(makeManualTime())
  const carry = makeCarry({
    clock,
    drop: (thing, place) => dropped.push(`${thing} on ${place}`),
    ...(takes && { takes }),
  })
  return { carry, clock, dropped }
}
/** An element that is dragged. */
const element = () => ({
  style: { translate: '' },
  classList: { add: vi.fn(), remove: vi.fn() },
  setPointerCapture: vi.fn(),
})
const at = (currentTarget: unknown, clientX: number, clientY: number) =>
  ({ currentTarget, clientX, clientY, pointerId: 1, button: 0 }) as Parameters<
    NonNullable<CarryButton['onPointerUp']>
  >[0]

test('a tap takes a thing up, and a tap on a place puts it there', () => {
  const { carry, dropped } = table()
  carry.thing('cat').onClick()
  expect([carry.held.value, carry.thing('cat')['aria-pressed']]).toEqual(['cat', true])
  carry.place('mat').onClick()
  expect([carry.held.value, dropped]).toEqual([null, ['cat on mat']])
})

test('a second tap, Escape, or another thing lets go of the first', () => {
  const { carry, dropped } = table()
  carry.thing('cat').onClick()
  carry.thing('cat').onClick()
  expect(carry.held.value).toBeNull()
  carry.thing('cat').onClick()
  carry.thing('dog').onClick()
  expect(carry.held.value).toBe('dog')
  offered('Escape')?.act()
  expect([carry.held.value, offered('Escape'), dropped]).toEqual([null, undefined, []])
})

test('a scan goes through the things first, then through the places that take what is held, which lead', () => {
  const { carry } = table((_, place) => place !== 'full')
  const scanned = () => [
    ...['cat', 'dog'].filter((id) => carry.thing(id)['data-scan'] === ''),
    ...['mat', 'full'].filter((id) => carry.place(id)['data-scan'] === 'first'),
  ]
  expect(scanned()).toEqual(['cat', 'dog'])
  carry.thing('cat').onClick()
  expect(scanned()).toEqual(['cat', 'mat'])
  expect(carry.place('full').disabled).toBe(true)
})

test('a drag moves the thing, drops it on the place under the finger, and is no tap', () => {
  const { carry, dropped } = table()
  const cat = element()
  carry.thing('cat').onPointerDown?.(at(cat, 10, 10))
  carry.thing('cat').onPointerMove?.(at(cat, 14, 10))
  expect(cat.style.translate).toBe('')
  carry.thing('cat').onPointerMove?.(at(cat, 60, 30))
  expect([cat.style.translate, carry.held.value]).toEqual(['50px 20px', 'cat'])
  under = 'mat'
  carry.thing('cat').onPointerUp?.(at(cat, 60, 30))
  carry.thing('cat').onClick()
  expect([cat.style.translate, carry.held.value, dropped]).toEqual(['', null, ['cat on mat']])
})

test('let go beside a place, or on one that does not take it, it goes back', () => {
  const { carry, dropped } = table((_, place) => place !== 'full')
  const cat = element()
  for (const place of [null, 'full']) {
    under = place
    carry.thing('cat').onPointerDown?.(at(cat, 0, 0))
    carry.thing('cat').onPointerMove?.(at(cat, 50, 0))
    carry.thing('cat').onPointerUp?.(at(cat, 50, 0))
    expect([cat.style.translate, carry.held.value, dropped]).toEqual(['', null, []])
  }
})

test('a pause in the middle of a drag puts the thing back into its row', () => {
  const { carry, clock, dropped } = table()
  const cat = element()
  carry.thing('cat').onPointerDown?.(at(cat, 0, 0))
  carry.thing('cat').onPointerMove?.(at(cat, 50, 0))
  under = 'mat'
  clock.pause()
  carry.thing('cat').onPointerUp?.(at(cat, 50, 0))
  expect([cat.style.translate, carry.held.value, dropped]).toEqual(['', null, []])
})
