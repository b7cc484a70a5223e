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
const waitMs = 4000

const farFrom = (at: Point, bubble: Point) => Math.hypot(bubble.x - at.x, bubble.y - at.y)

function nearest(all: readonly Floating[], at: Point): Floating | null {
  return all.reduce<Floating | null>((best, one) => (best && farFrom(at, best) <= farFrom(at, one) ? best : one), null)
}

/** Judges touches: which bubble was meant, and whether its gesture was done. */
export function makeHands(room: HandsRoom) {
  const roles = new Map<number, Role>()
  // Bubbles of a one-finger hold, or the first half of a one-finger pinch or pair.
  const latched = new Map<number, { hold?: ReturnType<typeof makeHold>; since: number }>()
  let popped = -Infinity
  let hover: Point | null = null
  let dwell: { id: number; hold: ReturnType<typeof makeHold> } | null = null

  const bubbleAt = (at: Point): Floating | null => {
    const { slack } = room.feel()
    return nearest(
      room.floating().filter((one) => farFrom(at, one) <= one.radius + slack),
      at,
    )
  }
  const isNow = (bubble: Floating): Floating | undefined => room.floating().find(({ id }) => id === bubble.id)
  const pairOf = () => room.floating().filter(({ gesture, isWanted }) => gesture === 'pair' && isWanted)
  const pop = (bubble: Floating, touch: Point | null, by: string) => {
    const now = isNow(bubble)
    if (!now) return
    popped = room.now()
    const ids = now.gesture === 'pair' ? pairOf().map(({ id }) => id) : [now.id]
    for (const id of ids) latched.delete(id)
    for (const [finger, role] of roles) if (role.bubble && ids.includes(role.bubble.id)) roles.delete(finger)
    room.pop(ids, now, touch, by)
  }
  const tapsOnly = ({ kind }: Finger, gesture: Gesture) =>
    room.feel().oneFinger || (kind === 'mouse' && gesture !== 'hold')

  /** A tap in place of a gesture: a hold runs by itself, and a pinch or a pair waits for its second tap. */
  function latch(bubble: Floating, finger: Finger) {
    const by = room.feel().oneFinger ? 'one finger' : finger.kind
    const now = room.now()
    if (bubble.gesture === 'hold') {
      latched.set(bubble.id, { since: now, hold: makeHold(room.feel().holdMs, now) })
      return
    }
    const partner = bubble.gesture === 'pair' ? pairOf().find(({ id }) => id !== bubble.id) : bubble
    if (partner && latched.has(partner.id)) return pop(bubble, finger, by)
    latched.set(bubble.id, { since: now })
    room.show(bubble.id, 0.5)
  }

  /** A finger was lifted before its gesture was done. */
  function unfinished({ bubble, finger }: Role) {
    if (!bubble) return
    room.show(bubble.id, 0)
    // Two fingers that belong together are one touch.
    const isLast = ![...roles.values()].some(
      ({ bubble: other }) => other && other.gesture === bubble.gesture && other.gesture !== 'tap',
    )
    if (isLast || bubble.gesture === 'hold') room.miss('unfinished', finger, bubble)
  }

  const hands = {
    down(finger: Finger) {
      const { any, holdOffMs } = room.feel()
      if (room.now() - popped < holdOffMs) return
      room.touched()
      if (any) {
        const bubble = nearest(
          room.floating().filter(({ isWanted }) => isWanted),
          finger,
        )
        if (bubble) pop(bubble, finger, finger.kind)
        return
      }
      const near = room
        .floating()
        .filter((one) => one.gesture === 'pinch' && farFrom(finger, one) <= one.radius * pinchReach)
      const bubble = bubbleAt(finger) ?? nearest(near, finger)
      const role: Role = { finger, bubble }
      if (bubble?.isWanted && bubble.gesture === 'hold' && !tapsOnly(finger, 'hold'))
        role.hold = makeHold(room.feel().holdMs, room.now())
      roles.set(finger.id, role)
    },
    move(finger: Finger) {
      const role = roles.get(finger.id)
      if (role?.bubble?.gesture !== 'pinch' || tapsOnly(finger, 'pinch')) return
      const other = [...roles.values()].find((one) => one.finger.id !== finger.id && one.bubble?.id === role.bubble?.id)
      if (!other) return
      if (isPinched(finger, other.finger)) pop(role.bubble, finger, finger.kind)
    },
    up(finger: Finger) {
      const role = roles.get(finger.id)
      roles.delete(finger.id)
      if (!role) return
      const bubble = role.bubble && isNow(role.bubble)
      if (!bubble) return room.miss('water', finger, null)
      const isOn = farFrom(finger, bubble) <= bubble.radius + room.feel().slack
      if (!bubble.isWanted) {
        if (isOn) room.miss('other', finger, bubble)
        return
      }
      if (bubble.gesture === 'tap') {
        // One clean touch: another finger on the water makes it a splash. Sliding off takes it back.
        if (isOn && roles.size === 0) pop(bubble, finger, finger.kind)
        else if (isOn) room.miss('water', finger, null)
        return
      }
      if (tapsOnly(finger, bubble.gesture)) return isOn ? latch(bubble, finger) : undefined
      unfinished({ ...role, bubble })
    },
    lost: (finger: Finger) => void roles.delete(finger.id),
    /** A pointer rests somewhere without touching; null when it has left. */
    rest: (at: Point | null) => void (hover = at),
    /** A key or a switch does any gesture at once. */
    press(id: number, by: string) {
      const bubble = room.floating().find((one) => one.id === id)
      if (!bubble) return
      room.touched()
      if (bubble.isWanted) pop(bubble, null, by)
      else room.miss('other', bubble, bubble)
    },
    /** Presses what is under a point, such as the net; reports a miss in open water. */
    pressAt(at: Point, by: string) {
      const bubble = bubbleAt(at)
      if (bubble) return hands.press(bubble.id, by)
      room.touched()
      room.miss('water', at, null)
    },
    /** Looks at what goes on, once a frame. */
    tick() {
      const now = room.now()
      for (const role of [...roles.values()]) {
        const bubble = role.bubble && isNow(role.bubble)
        if (!bubble) continue
        if (role.hold) {
          const share = role.hold.check(now, farFrom(role.finger, bubble) <= bubble.radius + room.feel().slack)
          if (share === null) {
            roles.delete(role.finger.id)
            unfinished({ ...role, bubble })
          } else if (share >= 1) pop(bubble, role.finger, role.finger.kind)
          else room.show(bubble.id, share)
        }
        if (bubble.gesture === 'pair' && bubble.isWanted && !tapsOnly(role.finger, 'pair')) {
          const other = [...roles.values()].find(
            (one) => one.bubble && one.bubble.id !== bubble.id && one.bubble.gesture === 'pair',
          )
          if (other && isTogether(role.finger, other.finger, now)) pop(bubble, role.finger, role.finger.kind)
        }
      }
      for (const [id, { hold, since }] of [...latched]) {
        const bubble = room.floating().find((one) => one.id === id)
        const share = hold?.check(now, true) ?? 0.5
        if (!bubble || (!hold && now - since > waitMs)) {
          latched.delete(id)
          room.show(id, 0)
        } else if (share >= 1) pop(bubble, null, 'one finger')
        else room.show(id, share)
      }
      const { dwellMs } = room.feel()
      const resting = dwellMs > 0 && hover ? bubbleAt(hover) : null
      if (!resting) return void (dwell = null)
      if (dwell?.id !== resting.id) dwell = { id: resting.id, hold: makeHold(dwellMs, now) }
      const share = dwell.hold.check(now, true) ?? 0
      room.show(resting.id, share)
      if (share < 1) return
      dwell = null
      hands.press(resting.id, 'dwell')
    },
    /** Forgets everything: another wave. */
    clear() {
      roles.clear()
      latched.clear()
      dwell = null
    },
  }
  return hands
}
