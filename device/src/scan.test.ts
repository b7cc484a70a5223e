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

test('the first stop stays highlighted longer than the others', () => {
  scan.set(pace)
  pass(2999)
  expect(shown()).toBe('a')
  pass(1)
  expect(shown()).toBe('b')
  pass(2000)
  expect(shown()).toBe('c')
})

test('stops after two loops, and the next press restarts it without selecting', () => {
  scan.set(pace)
  pass(7000 + 7000)
  expect(shown()).toBeNull()
  expect(timers).toEqual([])
  scan.select()
  expect([shown(), pressed]).toEqual(['a', []])
})

test('a single target stays highlighted, so that one press always selects it', () => {
  stops = [single('spin')]
  scan.set(pace)
  pass(60_000)
  scan.select()
  expect([shown(), pressed]).toEqual(['spin', ['spin']])
})

test('a deferred group comes once after the loops, then the single target is highlighted again', () => {
  stops = [single('spin'), { group: [single('end'), single('menu')], at: 'bar', deferred: true }]
  scan.set(pace)
  pass(6000)
  expect(shown()).toBe('[bar]')
  pass(2000)
  expect(shown()).toBe('spin')
  pass(60_000)
  expect(shown()).toBe('spin')
})

test('a press enters a group, which is scanned on its own and left after two loops', () => {
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

test('a group of one acts as that one target, and an empty group is skipped', () => {
  stops = [{ group: [single('only')], at: 'box' }, { group: [] }]
  scan.set(pace)
  expect(shown()).toBe('only')
})

test('two switches step without a timer, through deferred groups and back to the first stop', () => {
  stops = [single('a'), single('b'), { group: [single('end'), single('menu')], at: 'bar', deferred: true }]
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

test('a target that stays on the screen after a press stays highlighted; new targets start from the first', () => {
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

test('a target that a press makes the leader is highlighted next, even if the pressed one stays', () => {
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

test('a target that becomes the leader by itself does not take the highlight', () => {
  scan.set(pace)
  pass(3000)
  scan.select()
  pass(2000)
  stops = [{ press: 'done', leads: true }, ...['a', 'b', 'c'].map(single)]
  scan.refresh()
  expect(shown()).toBe('c')
})

test('a press meant for a target that just disappeared does not enter the bar', () => {
  const bar: ScanStop<string> = { group: [single('end'), single('menu')], at: 'bar', deferred: true }
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

test('highlights the bar after a short delay when it is the only stop left', () => {
  stops = [single('stop'), { group: [single('end'), single('menu')], at: 'bar', deferred: true }]
  scan.set({ ...pace, mode: 'two' })
  stops = stops.slice(1)
  scan.refresh()
  pass(799)
  expect(shown()).toBeNull()
  pass(1)
  expect(shown()).toBe('[bar]')
})

test('a player in the bar stays there when everything else disappears', () => {
  const bar: ScanStop<string> = { group: [single('end'), single('menu')], at: 'bar', deferred: true }
  stops = [single('stop'), bar]
  scan.set({ ...pace, mode: 'two' })
  scan.next()
  scan.select()
  expect(shown()).toBe('end')
  stops = [bar]
  scan.refresh()
  expect(shown()).toBe('end')
})

test('an unchanged screen does not restart the scan', () => {
  scan.set(pace)
  pass(2000)
  stops = ['a', 'b', 'c'].map(single)
  scan.refresh()
  pass(1000)
  expect(shown()).toBe('b')
})

test('inverse: the highlight moves only while the switch is held, and releasing it selects', () => {
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

test('inverse: holding it past two loops selects nothing', () => {
  scan.set({ ...pace, style: 'inverse' })
  scan.hold()
  pass(20_000)
  scan.release()
  expect(pressed).toEqual([])
})

test('inverse: releasing the switch on a group enters it, and the next hold moves inside', () => {
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

test('limits the speed to 0.6 to 6 seconds per stop', () => {
  scan.set({ ...pace, seconds: 0.1, first: 0 })
  pass(599)
  expect(shown()).toBe('a')
  pass(1)
  expect(shown()).toBe('b')
})

test('highlights nothing and starts no timers when switched off', () => {
  scan.set(pace)
  scan.set({ ...pace, mode: 'off' })
  expect([shown(), timers]).toEqual([null, []])
})

const switches = (feel = { accept: 0, repeat: 0 }) => makeSwitches({ scan, feel: () => feel, now: () => time, after })

test('ignores a press that is not held long enough', () => {
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

test('ignores a press that follows another too quickly', () => {
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

test('with two switches, the first steps and the second selects', () => {
  scan.set({ ...pace, mode: 'two' })
  const hand = switches()
  hand.down('first')
  hand.up('first')
  hand.down('second')
  hand.up('second')
  expect(pressed).toEqual(['b'])
})

test('a switch released during a pause selects nothing', () => {
  scan.set({ ...pace, style: 'inverse' })
  const hand = switches()
  hand.down('first')
  pass(3000)
  expect(shown()).toBe('b')
  hand.drop()
  expect([pressed, shown()]).toEqual([[], null])
})

test('inverse with hold-to-accept: a short press does not start the scan', () => {
  scan.set({ ...pace, style: 'inverse' })
  const hand = switches({ accept: 0.4, repeat: 0 })
  hand.down('first')
  pass(300)
  hand.up('first')
  expect([pressed, shown()]).toEqual([[], null])
})
