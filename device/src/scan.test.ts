import { beforeEach, expect, test } from 'vitest'
import { makeScan, type Scan, type ScanPace, type ScanStop } from './scan.ts'
import { makeSwitches } from './switches.ts'

const pace: ScanPace = { mode: 'one', style: 'auto', seconds: 2, first: 1 }
let stops: ScanStop<string>[]
let pressed: string[]
let lit: ScanStop<string> | null
let timers: { at: number; call: () => void }[]
let time: number
let scan: Scan<string>

const single = (press: string): ScanStop<string> => ({ press })
const after = (ms: number, call: () => void) => {
  const timer = { at: time + ms, call }
  timers.push(timer)
  return () => void (timers = timers.filter((one) => one !== timer))
}
function pass(ms: number) {
  const end = time + ms
  for (;;) {
    const next = timers.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)[0]
    if (!next) break
    timers = timers.filter((one) => one !== next)
    time = next.at
    next.call()
  }
  time = end
}
const shown = () => (lit === null ? null : 'press' in lit ? lit.press : `[${lit.at ?? ''}]`)

beforeEach(() => {
  stops = ['a', 'b', 'c'].map(single)
  pressed = []
  lit = null
  timers = []
  time = 0
  scan = makeScan({
    stops: () => stops,
    after,
    light: (stop) => (lit = stop),
    press: (target) => pressed.push(target),
  })
})

test('the first stop stays longer than the others', () => {
  scan.set(pace)
  pass(2999)
  expect(shown()).toBe('a')
  pass(1)
  expect(shown()).toBe('b')
  pass(2000)
  expect(shown()).toBe('c')
})

test('after two loops the light rests, and a press starts it over without choosing', () => {
  scan.set(pace)
  pass(7000 + 7000)
  expect(shown()).toBeNull()
  expect(timers).toEqual([])
  scan.select()
  expect([shown(), pressed]).toEqual(['a', []])
})

test('one thing alone stays lit, so that a single press always does it', () => {
  stops = [single('spin')]
  scan.set(pace)
  pass(60_000)
  scan.select()
  expect([shown(), pressed]).toEqual(['spin', ['spin']])
})

test('a late group comes once after the loops, and one thing alone is lit again afterwards', () => {
  stops = [single('spin'), { group: [single('end'), single('menu')], at: 'bar', late: true }]
  scan.set(pace)
  pass(6000)
  expect(shown()).toBe('[bar]')
  pass(2000)
  expect(shown()).toBe('spin')
  pass(60_000)
  expect(shown()).toBe('spin')
})

test('a group is entered by a press, scanned on its own, and left by itself after two loops', () => {
  stops = [{ group: [single('1'), single('2')], at: 'levels' }, single('start')]
  scan.set(pace)
  expect(shown()).toBe('[levels]')
  scan.select()
  expect(shown()).toBe('1')
  pass(3000)
  scan.select()
  expect(pressed).toEqual(['2'])
  pass(2000 + 5000 + 5000)
  expect(shown()).toBe('[levels]')
  pass(3000)
  expect(shown()).toBe('start')
})

test('a group of one is that one, and an empty group is no stop', () => {
  stops = [{ group: [single('only')], at: 'box' }, { group: [] }]
  scan.set(pace)
  expect(shown()).toBe('only')
})

test('two switches step without any timer, past late groups, round to the first', () => {
  stops = [single('a'), single('b'), { group: [single('end'), single('menu')], at: 'bar', late: true }]
  scan.set({ ...pace, mode: 'two' })
  const seen = [shown()]
  for (let i = 0; i < 3; i++) {
    scan.next()
    seen.push(shown())
  }
  expect(seen).toEqual(['a', 'b', '[bar]', 'a'])
  expect(timers).toEqual([])
  scan.next()
  scan.next()
  scan.select()
  scan.next()
  scan.select()
  expect(pressed).toEqual(['menu'])
})

test('what stays on the screen after a press stays lit; what is new starts from the first', () => {
  scan.set(pace)
  pass(3000)
  scan.select()
  stops = ['a', 'b', 'c', 'd'].map(single)
  scan.refresh()
  expect(shown()).toBe('b')
  stops = ['x', 'y'].map(single)
  scan.refresh()
  expect(shown()).toBe('x')
})

test('what a press brings to lead is lit next, though what was pressed stays', () => {
  scan.set(pace)
  pass(3000)
  scan.select()
  stops = [{ press: 'done', leads: true }, ...['a', 'b', 'c'].map(single)]
  scan.refresh()
  expect(shown()).toBe('done')
  pass(3000)
  scan.select()
  stops = [...stops, single('d')]
  scan.refresh()
  expect(shown()).toBe('a')
})

test('what comes to lead by itself does not take the light from under a press', () => {
  scan.set(pace)
  pass(3000)
  scan.select()
  pass(2000)
  stops = [{ press: 'done', leads: true }, ...['a', 'b', 'c'].map(single)]
  scan.refresh()
  expect(shown()).toBe('c')
})

test('a press that was meant for what has just gone does not enter the bar, and what comes next is lit', () => {
  const bar: ScanStop<string> = { group: [single('end'), single('menu')], at: 'bar', late: true }
  for (const mode of ['one', 'two'] as const) {
    stops = [single('stop'), bar]
    scan.set({ ...pace, mode })
    scan.refresh()
    expect(shown()).toBe('stop')
    stops = [bar]
    scan.refresh()
    expect(shown()).toBeNull()
    scan.select()
    expect(shown()).toBe('[bar]')
    stops = [single('easy'), single('tense'), bar]
    scan.refresh()
    expect([shown(), pressed]).toEqual(['easy', []])
  }
})

test('where only the bar is left, it is lit after a moment', () => {
  stops = [single('stop'), { group: [single('end'), single('menu')], at: 'bar', late: true }]
  scan.set({ ...pace, mode: 'two' })
  stops = stops.slice(1)
  scan.refresh()
  pass(799)
  expect(shown()).toBeNull()
  pass(1)
  expect(shown()).toBe('[bar]')
})

test('whoever is in the bar stays there when there is nothing else any more', () => {
  const bar: ScanStop<string> = { group: [single('end'), single('menu')], at: 'bar', late: true }
  stops = [single('stop'), bar]
  scan.set({ ...pace, mode: 'two' })
  scan.next()
  scan.select()
  expect(shown()).toBe('end')
  stops = [bar]
  scan.refresh()
  expect(shown()).toBe('end')
})

test('an unchanged screen does not start the scan over', () => {
  scan.set(pace)
  pass(2000)
  stops = ['a', 'b', 'c'].map(single)
  scan.refresh()
  pass(1000)
  expect(shown()).toBe('b')
})

test('inverse: the light moves only while the switch is held, and letting go chooses', () => {
  scan.set({ ...pace, style: 'inverse' })
  expect(shown()).toBeNull()
  pass(10_000)
  expect(shown()).toBeNull()
  scan.hold()
  pass(3000)
  expect(shown()).toBe('b')
  scan.release()
  expect([pressed, shown()]).toEqual([['b'], null])
})

test('inverse: holding past two loops chooses nothing', () => {
  scan.set({ ...pace, style: 'inverse' })
  scan.hold()
  pass(20_000)
  scan.release()
  expect(pressed).toEqual([])
})

test('inverse: letting go on a group enters it, and the next hold moves inside', () => {
  stops = [single('start'), { group: [single('1'), single('2')], at: 'levels' }]
  scan.set({ ...pace, style: 'inverse' })
  scan.hold()
  pass(3000)
  scan.release()
  scan.hold()
  expect(shown()).toBe('1')
  pass(3000)
  scan.release()
  expect(pressed).toEqual(['2'])
})

test('the speed is held between 0.6 and 6 seconds a stop', () => {
  scan.set({ ...pace, seconds: 0.1, first: 0 })
  pass(599)
  expect(shown()).toBe('a')
  pass(1)
  expect(shown()).toBe('b')
})

test('switched off, nothing is lit and nothing waits', () => {
  scan.set(pace)
  scan.set({ ...pace, mode: 'off' })
  expect([shown(), timers]).toEqual([null, []])
})

const switches = (feel = { accept: 0, repeat: 0 }) => makeSwitches({ scan, feel: () => feel, now: () => time, after })

test('a press that is not held long enough does not count', () => {
  scan.set(pace)
  const hand = switches({ accept: 0.5, repeat: 0 })
  hand.down('first')
  pass(400)
  hand.up('first')
  pass(400)
  expect(pressed).toEqual([])
  hand.down('first')
  pass(500)
  hand.up('first')
  expect(pressed).toEqual(['a'])
})

test('presses too soon after one another are ignored', () => {
  scan.set(pace)
  const hand = switches({ accept: 0, repeat: 0.5 })
  pass(1000)
  for (let i = 0; i < 3; i++) {
    hand.down('first')
    pass(50)
    hand.up('first')
    pass(50)
  }
  expect(pressed).toEqual(['a'])
  pass(500)
  hand.down('first')
  expect(pressed).toEqual(['a', 'a'])
})

test('with two switches the first steps on and the second selects', () => {
  scan.set({ ...pace, mode: 'two' })
  const hand = switches()
  hand.down('first')
  hand.up('first')
  hand.down('second')
  hand.up('second')
  expect(pressed).toEqual(['b'])
})

test('a switch let go unseen, during a pause, chooses nothing', () => {
  scan.set({ ...pace, style: 'inverse' })
  const hand = switches()
  hand.down('first')
  pass(3000)
  expect(shown()).toBe('b')
  hand.drop()
  expect([pressed, shown()]).toEqual([[], null])
})

test('inverse with hold-to-accept: a short touch does not start the light', () => {
  scan.set({ ...pace, style: 'inverse' })
  const hand = switches({ accept: 0.4, repeat: 0 })
  hand.down('first')
  pass(300)
  hand.up('first')
  expect([pressed, shown()]).toEqual([[], null])
})
