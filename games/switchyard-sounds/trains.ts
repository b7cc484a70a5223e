import type { Signal } from '@preact/signals'
import { ease } from '@marigold/device'
import { clicking, makeRide, type YardPlay } from './ride.ts'
import { trainOf, type State } from './rules.ts'
import type { Side } from './plan.ts'
import { goneAt, stationAt } from './tracks.ts'

/** How long a rolling train takes to the points. */
const rollMs: Record<string, number> = { slow: 14_000, normal: 8_000 }

/** Engine and wagon on their tracks: they come in, go to a station, come back, leave. */
export function makeTrains(play: YardPlay, scene: Signal<State>) {
  let engineAt: HTMLElement | null = null
  let wagonAt: HTMLElement | null = null
  const engine = makeRide(play, () => engineAt, { way: 'in', t: 0.25 })
  const wagon = makeRide(play, () => wagonAt, { way: 'in', t: 0.08 })
  // Whether the train has come to the points and waits there.
  let stands = false
  /** What is at the points, or next to come to them. */
  const first = () => (scene.value.wagon === 0 ? engine : wagon)
  const calm = () => play.calm.value
  /** Milliseconds that a train of this play rolls while somebody listens; 0 where it waits. */
  const timed = () => (trainOf(play.state.value).job === 'listen' ? (rollMs[String(play.values.speed)] ?? 0) : 0)

  return {
    holdEngine: (element: HTMLElement | null) => ((engineAt = element), engine.draw()),
    holdWagon: (element: HTMLElement | null) => ((wagonAt = element), wagon.draw()),
    redraw: () => (engine.draw(), wagon.draw()),
    /** True where a rolling train stopped at points that nobody had thrown. */
    waits: () => timed() > 0 && stands,
    async comeIn(): Promise<void> {
      if (timed() > 0) return
      const stop = clicking(play)
      const { wagons, wagon: at } = scene.value
      if (wagons === 2 && at === 0) void wagon.to('in', 0.55, 1500, ease.out)
      await first().to('in', 1, 1500, ease.out)
      stop()
      stands = true
    },
    /** A train that does not wait rolls to the points; true where it has come to them and nothing else has happened. */
    async rollIn(): Promise<boolean> {
      const ms = timed()
      const ride = first()
      if (ms === 0 || ride.at().way !== 'in') return false
      const asked = play.state.value
      const stop = clicking(play, 320)
      const left = ms * (1 - ride.at().t)
      const there = await ride.to('in', 1, left, ease.linear)
      if (calm()) await play.clock.wait(left)
      stop()
      if (!there || play.state.value !== asked) return false
      stands = true
      return true
    },
    /** To a station, over the rest of the way to the points. */
    async toStation(side: Side): Promise<void> {
      const stop = clicking(play)
      const ride = first()
      const { way, t } = ride.at()
      if (way === 'in' && t < 1) await ride.to('in', 1, 500 * (1 - t) + 120, ease.linear)
      await ride.to(side, stationAt, 1250)
      stop()
    },
    async goBack(): Promise<void> {
      const ride = first()
      const { way } = ride.at()
      const stop = clicking(play, 200)
      if (way !== 'in') await ride.to(way, 0, 900)
      ride.put({ way: 'in', t: 1 })
      stop()
    },
    async leave(side: Side): Promise<void> {
      stands = false
      const stop = clicking(play, 120)
      await first().to(side, goneAt, 900, (k) => k * k)
      stop()
    },
    /** The next train stands far away. */
    renew(): void {
      engine.put({ way: 'in', t: 0.25 })
      wagon.put({ way: 'in', t: 0.08 })
    },
  }
}
