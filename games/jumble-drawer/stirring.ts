import type { Clock } from '@marigold/device'
import type { Thing } from './heap.ts'

/** Where a thing is shown, in cells, and its turn in degrees. */
interface Pose {
  x: number
  y: number
  turn: number
}

/** A thing's pose as a `transform`; `cell` is how many pixels a cell has. */
export const at = ({ size }: Thing, { x, y, turn }: Pose, cell: number): string =>
  `translate(${(x - size / 2) * cell}px, ${(y - size / 2) * cell}px) rotate(${turn}deg)`

/** How far a finger reaches when it stirs, in cells. */
const reach = 11
/** A pose pushed away by a finger at a place that moves by dx and dy. */
function pushed(pose: Pose, x: number, y: number, [dx, dy]: readonly [number, number]): Pose {
  const near = 1 - Math.hypot(pose.x - x, pose.y - y) / reach
  return {
    x: pose.x + dx * near,
    y: pose.y + dy * near,
    turn: pose.turn + (dx * (pose.y - y) - dy * (pose.x - x)) * -0.25,
  }
}

/** A pose turned around a middle by some degrees. */
function whirled(pose: Pose, middle: { x: number; y: number }, degrees: number): Pose {
  const angle = (degrees * Math.PI) / 180
  const [dx, dy] = [pose.x - middle.x, pose.y - middle.y]
  return {
    x: middle.x + dx * Math.cos(angle) - dy * Math.sin(angle),
    y: middle.y + dx * Math.sin(angle) + dy * Math.cos(angle),
    turn: pose.turn + degrees,
  }
}

/** How long things glide, as in jumble-drawer.css. */
const glideMs = 420

/** Stirs the heap without changing it: things that were pushed glide back when it settles. */
export function makeStirring(clock: Clock) {
  const poses = new Map<number, Pose>()
  let heap: { box: HTMLElement | null; things: readonly Thing[]; cell: number } = { box: null, things: [], cell: 1 }
  let isDue = false
  const poseOf = (thing: Thing): Pose => poses.get(thing.id) ?? thing

  /** Moves the elements of all things that were pushed; while a finger does it, they follow at once. */
  function write(isPushed: boolean) {
    const { box, things, cell } = heap
    box?.classList.toggle('is-pushed', isPushed)
    for (const thing of things) {
      const element = poses.has(thing.id) ? box?.querySelector<HTMLElement>(`[data-thing="${thing.id}"]`) : null
      if (element) element.style.transform = at(thing, poseOf(thing), cell)
    }
  }
  function settle() {
    for (const thing of heap.things) if (poses.has(thing.id)) poses.set(thing.id, thing)
    write(false)
    poses.clear()
  }
  return {
    settle,
    /** The element that holds the heap's things, and how many pixels a cell has. */
    show(box: HTMLElement | null, things: readonly Thing[], cell: number) {
      heap = { box, things, cell }
    },
    /** Pushes things away from a finger that moves, in cells; returns those that it touched. */
    push(x: number, y: number, dx: number, dy: number): Thing[] {
      const touched = heap.things.filter((thing) => Math.hypot(poseOf(thing).x - x, poseOf(thing).y - y) < reach)
      for (const thing of touched) poses.set(thing.id, pushed(poseOf(thing), x, y, [dx, dy]))
      // Once in a frame, however often a finger moves until then.
      if (!isDue) clock.after(0, () => ((isDue = false), write(true)))
      isDue = true
      return touched
    },
    /** Whirls everything around a middle by some degrees, and back. */
    whirl(middle: { x: number; y: number }, degrees: number) {
      for (const thing of heap.things) poses.set(thing.id, whirled(poseOf(thing), middle, degrees))
      write(false)
      clock.after(glideMs, settle)
    },
  }
}
export type Stirring = ReturnType<typeof makeStirring>
