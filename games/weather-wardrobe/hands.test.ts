import { expect, test } from 'vitest'
import { stepsOf, type Point } from './fasteners.ts'
import { makeGrip, type Touch } from './hands.ts'

/** The last step of a zipper, or a snap, worked by fingers on a clock of its own. */
function worked(fastener: 'zipper' | 'snaps', { oneFinger = false } = {}) {
  const step = stepsOf(fastener).at(-1)
  if (!step) throw new Error('no step')
  let time = 0
  const due: { at: number; call: () => void }[] = []
  const log: string[] = []
  const grip = makeGrip({
    ...{ step, channel: 72, slack: 0, now: () => time, oneFinger: () => oneFinger },
    after: (ms, call) => due.push({ at: time + ms, call }),
    slipped: () => log.push('slip'),
    done: (by, slips) => log.push(`${by}, ${slips}`),
  })
  const touch = (id: number, at: Point, kind = 'touch'): Touch => ({ id, kind, since: time, at })
  return {
    log,
    share: () => grip.share.value,
    down: (id: number, at: Point, kind?: string) => grip.down(touch(id, at, kind)),
    up: (id: number) => grip.up({ id }),
    /** Pulls from the bottom up, to so many units from the top. */
    pull(id: number, to = 30) {
      for (let y = 262; y >= to; y -= 8) grip.move(touch(id, [150, y]))
    },
    pass(ms: number) {
      time += ms
      for (const { at, call } of due) if (at <= time) call()
    },
  }
}
const hem: Point = [70, 262]
const tab: Point = [150, 270]
const [left, right]: Point[] = [
  [88, 214],
  [212, 214],
]

test('a zipper only goes up while another finger holds the bottom', () => {
  const zipper = worked('zipper')
  zipper.down(1, tab)
  zipper.pull(1, 220)
  expect(zipper.share()).toBe(0)
  zipper.up(1)
  zipper.down(2, hem)
  zipper.pass(50)
  zipper.down(1, tab)
  zipper.pass(600)
  zipper.pull(1)
  expect(zipper.log).toEqual(['slip', 'two touches, 1'])
})

test('a bottom that is let go is a slip', () => {
  const zipper = worked('zipper')
  zipper.down(2, hem)
  zipper.down(1, tab)
  zipper.pull(1, 150)
  expect(zipper.share()).toBeGreaterThan(0.3)
  zipper.up(2)
  zipper.pull(1)
  expect([zipper.share(), zipper.log]).toEqual([0, ['slip']])
})

test('a mouse, or one finger at a time, touches the bottom first', () => {
  for (const [kind, oneFinger] of [
    ['mouse', false],
    ['touch', true],
  ] as const) {
    const zipper = worked('zipper', { oneFinger })
    zipper.down(1, hem, kind)
    zipper.up(1)
    zipper.down(1, tab, kind)
    zipper.pull(1)
    expect(zipper.log).toEqual(['latched, 0'])
  }
})

test('both sides of a snap count as together once they have been down for 300 ms', () => {
  const snap = worked('snaps')
  snap.down(1, left as Point)
  snap.pass(2000)
  snap.down(2, right as Point)
  snap.pass(200)
  expect(snap.log).toEqual([])
  snap.pass(100)
  expect(snap.log).toEqual(['two touches, 0'])
})

test('sides that are touched one after the other, or too briefly, are latched', () => {
  const snap = worked('snaps')
  snap.down(1, left as Point)
  snap.up(1)
  snap.down(1, right as Point)
  snap.up(1)
  expect(snap.log).toEqual(['latched, 0'])
  const brief = worked('snaps')
  brief.down(1, left as Point)
  brief.down(2, right as Point)
  brief.pass(100)
  brief.up(2)
  brief.pass(400)
  expect(brief.log).toEqual(['latched, 0'])
})
