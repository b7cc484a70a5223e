import { isPinched, isTogether, makeHold, type Finger } from '../kit/index.ts'
import type { Point } from './drift.ts'
import type { Gesture, Miss } from './rules.ts'

/** A bubble as it floats now. */
export interface Floating extends Point {
  id: number
  gesture: Gesture
  radius: number
  /** False for one that wasn't called. */
  isWanted: boolean
}

interface Feel {
  /** A touch anywhere pops the nearest bubble. */
  any: boolean
  /** Holds, pinches, and pairs are taps, one after the other. */
  oneFinger: boolean
  slack: number
  holdMs: number
  holdOffMs: number
  /** Rest this long on a bubble to pop it; 0 is off. */
  dwellMs: number
}

/** What hands need of the game. Touches are judged on its clock. */
interface HandsRoom {
  now(): number
  feel(): Feel
  floating(): readonly Floating[]
  pop(bubbles: number[], at: Floating, touch: Point | null, by: string): void
  miss(why: Miss, at: Point, bubble: Floating | null): void
  /** How much of a bubble's gesture is done, 0 to 1. */
  show(bubble: number, share: number): void
  touched(): void
}

interface Role {
  finger: Finger
  bubble: Floating | null
  hold?: ReturnType<typeof makeHold>
}

/** Fingers that close around a bubble may begin this many radii from its middle. */
const pinchReach = 2.2

const farFrom = (at: Point, bubble: Point) => Math.hypot(bubble.x - at.x, bubble.y - at.y)

function nearest(all: readonly Floating[], at: Point): Floating | null {
  return all.reduce<Floating | null>((best, one) => (best && farFrom(at, best) <= farFrom(at, one) ? best : one), null)
}

/** What all hands do at the moment. */
interface Table {
  room: HandsRoom
  roles: Map<number, Role>
  /** Bubbles of a one-finger hold, or the first half of a one-finger pinch or pair. */
  latched: Map<number, ReturnType<typeof makeHold> | null>
  popped: number
  hover: Point | null
  dwell: { id: number; hold: ReturnType<typeof makeHold> } | null
}

function bubbleAt({ room }: Table, at: Point): Floating | null {
  const { slack } = room.feel()
  return nearest(
    room.floating().filter((one) => farFrom(at, one) <= one.radius + slack),
    at,
  )
}
const nowOf = ({ room }: Table, id: number): Floating | undefined => room.floating().find((one) => one.id === id)
const pairOf = ({ room }: Table) => room.floating().filter(({ gesture, isWanted }) => gesture === 'pair' && isWanted)
const tapsOnly = ({ room }: Table, { kind }: Finger, gesture: Gesture) =>
  room.feel().oneFinger || (kind === 'mouse' && gesture !== 'hold')

function pop(table: Table, bubble: Floating, touch: Point | null, by: string): void {
  const { room, roles, latched } = table
  const now = nowOf(table, bubble.id)
  if (!now) return
  table.popped = room.now()
  const ids = now.gesture === 'pair' ? pairOf(table).map(({ id }) => id) : [now.id]
  for (const id of ids) latched.delete(id)
  for (const [finger, role] of roles) if (role.bubble && ids.includes(role.bubble.id)) roles.delete(finger)
  room.pop(ids, now, touch, by)
}

/** A tap in place of a gesture: a hold runs by itself, and a pinch or a pair waits for its second tap. */
function latch(table: Table, bubble: Floating, finger: Finger): void {
  const { room, latched } = table
  const by = room.feel().oneFinger ? 'one finger' : finger.kind
  if (bubble.gesture === 'hold') return void latched.set(bubble.id, makeHold(room.feel().holdMs, room.now()))
  const partner = bubble.gesture === 'pair' ? pairOf(table).find(({ id }) => id !== bubble.id) : bubble
  if (partner && latched.has(partner.id)) return pop(table, bubble, finger, by)
  latched.set(bubble.id, null)
  room.show(bubble.id, 0.5)
}

/** A finger was lifted before its gesture was done. */
function unfinished({ room, roles }: Table, bubble: Floating, finger: Finger): void {
  room.show(bubble.id, 0)
  // Two fingers that belong together are one touch.
  const isLast = ![...roles.values()].some(
    ({ bubble: other }) => other && other.gesture === bubble.gesture && other.gesture !== 'tap',
  )
  if (isLast || bubble.gesture === 'hold') room.miss('unfinished', finger, bubble)
}

function down(table: Table, finger: Finger): void {
  const { room, roles, popped } = table
  const { any, holdOffMs, holdMs } = room.feel()
  if (room.now() - popped < holdOffMs) return
  room.touched()
  if (any) {
    const bubble = nearest(
      room.floating().filter(({ isWanted }) => isWanted),
      finger,
    )
    if (bubble) pop(table, bubble, finger, finger.kind)
    return
  }
  const near = room
    .floating()
    .filter((one) => one.gesture === 'pinch' && farFrom(finger, one) <= one.radius * pinchReach)
  const bubble = bubbleAt(table, finger) ?? nearest(near, finger)
  const role: Role = { finger, bubble }
  if (bubble?.isWanted && bubble.gesture === 'hold' && !tapsOnly(table, finger, 'hold'))
    role.hold = makeHold(holdMs, room.now())
  roles.set(finger.id, role)
}

function move(table: Table, finger: Finger): void {
  const role = table.roles.get(finger.id)
  if (role?.bubble?.gesture !== 'pinch' || tapsOnly(table, finger, 'pinch')) return
  const other = [...table.roles.values()].find(
    (one) => one.finger.id !== finger.id && one.bubble?.id === role.bubble?.id,
  )
  if (other && isPinched(finger, other.finger)) pop(table, role.bubble, finger, finger.kind)
}

function up(table: Table, finger: Finger): void {
  const { room, roles } = table
  const role = roles.get(finger.id)
  roles.delete(finger.id)
  if (!role) return
  const bubble = role.bubble && nowOf(table, role.bubble.id)
  if (!bubble) return room.miss('water', finger, null)
  const isOn = farFrom(finger, bubble) <= bubble.radius + room.feel().slack
  if (!bubble.isWanted) {
    if (isOn) room.miss('other', finger, bubble)
    return
  }
  if (bubble.gesture === 'tap') {
    // One clean touch: another finger on the water makes it a splash. Sliding off takes it back.
    if (isOn && roles.size === 0) pop(table, bubble, finger, finger.kind)
    else if (isOn) room.miss('water', finger, null)
    return
  }
  if (tapsOnly(table, finger, bubble.gesture)) return isOn ? latch(table, bubble, finger) : undefined
  unfinished(table, bubble, role.finger)
}

function press(table: Table, id: number, by: string): void {
  const { room } = table
  const bubble = nowOf(table, id)
  if (!bubble) return
  room.touched()
  if (bubble.isWanted) pop(table, bubble, null, by)
  else room.miss('other', bubble, bubble)
}

/** Looks at what a finger does without moving: a hold, and its half of a pair. */
function lookAt(table: Table, { finger, bubble: touched, hold }: Role): void {
  const { room, roles } = table
  const now = room.now()
  const bubble = touched && nowOf(table, touched.id)
  if (!bubble) return
  if (hold) {
    const share = hold.check(now, farFrom(finger, bubble) <= bubble.radius + room.feel().slack)
    if (share === null) {
      roles.delete(finger.id)
      unfinished(table, bubble, finger)
    } else if (share >= 1) pop(table, bubble, finger, finger.kind)
    else room.show(bubble.id, share)
  }
  if (bubble.gesture !== 'pair' || !bubble.isWanted || tapsOnly(table, finger, 'pair')) return
  const other = [...roles.values()].find(
    (one) => one.bubble && one.bubble.id !== bubble.id && one.bubble.gesture === 'pair',
  )
  if (other && isTogether(finger, other.finger, now)) pop(table, bubble, finger, finger.kind)
}

/** Looks at holds that run by themselves. A first half waits for its second tap for as long as that takes. */
function lookAtLatched(table: Table): void {
  const { room, latched } = table
  for (const [id, hold] of [...latched]) {
    const bubble = nowOf(table, id)
    const share = hold?.check(room.now(), true) ?? 0.5
    if (!bubble) latched.delete(id)
    else if (share >= 1) pop(table, bubble, null, 'one finger')
    else room.show(id, share)
  }
}

/** Looks at a pointer that rests on a bubble. */
function lookAtDwell(table: Table): void {
  const { room, hover } = table
  const now = room.now()
  const { dwellMs } = room.feel()
  const resting = dwellMs > 0 && hover ? bubbleAt(table, hover) : null
  if (!resting) return void (table.dwell = null)
  if (table.dwell?.id !== resting.id) table.dwell = { id: resting.id, hold: makeHold(dwellMs, now) }
  const share = table.dwell.hold.check(now, true) ?? 0
  room.show(resting.id, share)
  if (share < 1) return
  table.dwell = null
  press(table, resting.id, 'dwell')
}

/** Judges touches: which bubble was meant, and whether its gesture was done. */
export function makeHands(room: HandsRoom) {
  const table: Table = {
    ...{ room, roles: new Map(), latched: new Map() },
    ...{ popped: -Infinity, hover: null, dwell: null },
  }
  return {
    down: (finger: Finger) => down(table, finger),
    move: (finger: Finger) => move(table, finger),
    up: (finger: Finger) => up(table, finger),
    lost: (finger: Finger) => void table.roles.delete(finger.id),
    /** A pointer rests somewhere without touching; null when it has left. */
    rest: (at: Point | null) => void (table.hover = at),
    /** A key or a switch does any gesture at once. */
    press: (id: number, by: string) => press(table, id, by),
    /** Presses what is under a point, such as the net; reports a miss in open water. */
    pressAt(at: Point, by: string) {
      const bubble = bubbleAt(table, at)
      if (bubble) return press(table, bubble.id, by)
      room.touched()
      room.miss('water', at, null)
    },
    /** Looks at what goes on, once a frame. */
    tick() {
      for (const role of [...table.roles.values()]) lookAt(table, role)
      lookAtLatched(table)
      lookAtDwell(table)
    },
    /** Forgets everything: another wave. */
    clear() {
      table.roles.clear()
      table.latched.clear()
      table.dwell = null
    },
  }
}
