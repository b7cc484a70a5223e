import { useMemo, useRef } from 'preact/hooks'
import { signal } from '@preact/signals'
import { isTogether, useFingers, type Finger } from '../kit/index.ts'
import { distance, makeTrace, type FastenStep, type Point } from './fasteners.ts'
import type { WardrobePlay } from './play-types.ts'
import type { By } from './state.ts'

/** A finger in the drawing's units. */
export type Touch = Pick<Finger, 'id' | 'kind' | 'since'> & { at: Point }

interface Grip {
  step: FastenStep
  channel: number
  slack: number
  now: () => number
  /** Calls back after so many ms. */
  after: (ms: number, call: () => void) => void
  /** Everything happens one touch after the other. */
  oneFinger: () => boolean
  slipped: () => void
  done: (by: By, slips: number) => void
}

const spotReach = 40
const togetherMs = 300

/**
 * Judges fingers on one step of a fastener: a drag along a path, or touches. Two touches count as together once both
 * have been down for 300 ms, and a drag with a hold only gets on while another finger holds. A mouse, a pen, and one
 * finger at a time touch first what they can't hold.
 */
export function makeGrip({ step, channel, slack, now, after, oneFinger, slipped, done }: Grip) {
  const share = signal(0)
  const touched = signal<ReadonlySet<number>>(new Set())
  /** The finger on each spot; null once it was let go. */
  const spots = new Map<number, Touch | null>()
  let [slips, isOver] = [0, false]
  let pull: { finger: Touch; trace: ReturnType<typeof makeTrace> } | null = null
  const finish = (by: By) => {
    if (isOver) return
    isOver = true
    done(by, slips)
  }
  const drop = () => {
    pull = null
    share.value = 0
  }
  const slip = () => {
    slips++
    drop()
    slipped()
  }
  const hold = (spot: number, touch: Touch | null) => {
    spots.set(spot, touch)
    touched.value = new Set(spots.keys())
  }
  const canHold = ({ kind }: Touch) => kind === 'touch' && !oneFinger()
  function press(touch: Touch, all: readonly Point[]) {
    const spot = all.findIndex((one) => distance(one, touch.at) <= spotReach + slack)
    if (spot < 0) return slip()
    hold(spot, canHold(touch) ? touch : null)
    if (spots.size < all.length) return
    const held = [...spots.values()]
    if (held.length < 2 || held.includes(null)) return finish('latched')
    after(togetherMs, () => {
      if (![...spots.values()].includes(null)) finish('two touches')
    })
  }
  /** Whether the bottom is held, by another finger or for good. */
  const isHeld = () => step.kind === 'drag' && (!step.hold || spots.has(0))
  return {
    share,
    touched,
    down(touch: Touch) {
      if (isOver) return
      if (step.kind === 'touch') return press(touch, step.spots)
      if (step.hold && !spots.has(0) && distance(step.hold, touch.at) <= spotReach + slack)
        return hold(0, canHold(touch) ? touch : null)
      const trace = makeTrace(step.path, channel + 2 * slack)
      if (pull === null && trace.startsAt(touch.at)) pull = { finger: touch, trace }
    },
    move({ id, at }: Touch) {
      if (!pull || id !== pull.finger.id || !isHeld()) return
      const got = pull.trace.to(at)
      if (got === null) return slip()
      if (got < 1) return void (share.value = got)
      const holder = spots.get(0)
      const isTwo = holder && isTogether(holder, pull.finger, now())
      finish(isTwo ? 'two touches' : step.kind === 'drag' && step.hold ? 'latched' : 'drag')
    },
    up({ id }: Pick<Touch, 'id'>) {
      for (const [spot, finger] of spots) {
        if (finger?.id !== id) continue
        if (step.kind === 'touch') {
          hold(spot, null)
          if (spots.size === step.spots.length) finish('latched')
        } else {
          spots.delete(spot)
          touched.value = new Set()
          if (share.value > 0) slip()
        }
      }
      if (pull?.finger.id === id && !isOver) slip()
    },
    /** The browser took a finger away, so nobody slipped. */
    lost({ id }: Pick<Touch, 'id'>) {
      for (const [spot, finger] of spots) if (finger?.id === id) spots.delete(spot)
      touched.value = new Set(spots.keys())
      drop()
    },
  }
}

/** Fingers on the step that is worked now; a new step begins without any. */
export function useHands(
  play: WardrobePlay,
  step: FastenStep,
  channel: number,
  slack: number,
  done: (by: By, slips: number) => void,
) {
  const area = useRef<HTMLDivElement>(null)
  const finished = useRef(done)
  finished.current = done
  const grip = useMemo(
    () =>
      makeGrip({
        ...{ step, channel, slack },
        now: () => play.clock.now(),
        after: (ms, call) => void play.clock.after(ms, call),
        oneFinger: () => play.values.oneFinger === true,
        slipped: () => play.sound.play('wood', { gain: 0.3 }),
        done: (by, slips) => finished.current(by, slips),
      }),
    [play, step, channel, slack],
  )
  const size = useRef(300)
  const touchOf = ({ id, kind, since, x, y }: Finger): Touch => ({
    ...{ id, kind, since },
    at: [(x / size.current) * 300, (y / size.current) * 300],
  })
  const props = useFingers(
    {
      down(finger) {
        size.current = area.current?.clientWidth ?? 300
        grip.down(touchOf(finger))
      },
      move: (finger) => grip.move(touchOf(finger)),
      up: grip.up,
      lost: grip.lost,
    },
    () => play.clock.now(),
  )
  return { props, area, share: grip.share.value, touched: grip.touched.value }
}
