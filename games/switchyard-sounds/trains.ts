import type { Signal } from '@preact/signals'
import { ease } from '@marigold/device'
import { playWheels, makeRide, type YardPlay } from './ride.ts'
import { trainOf, type State } from './rules.ts'
import type { Side } from './plan.ts'
import { outOfSightAt, stationAt } from './tracks.ts'

/** How long a moving train takes to reach the switch. */
const rollMs: Record<string, number> = { slow: 14_000, normal: 8_000 }

/** Moves the engine and car: they come in, go to a station, come back, and leave. */
export function makeTrains(play: YardPlay, scene: Signal<State>) {
  let engineAt: HTMLElement | null = null
  let wagonAt: HTMLElement | null = null
  const engine = makeRide(play, () => engineAt, { way: 'in', t: 0.25 })
  const wagon = makeRide(play, () => wagonAt, { way: 'in', t: 0.08 })
  /** The vehicle at the switch, or the next to reach it. */
  const first = () => (scene.value.wagon === 0 ? engine : wagon)
  /** How long this train rolls while the player listens, in milliseconds; 0 if it waits. */
  const timed = () => (trainOf(play.state.value).job === 'listen' ? (rollMs[String(play.values.speed)] ?? 0) : 0)

  return {
    holdEngine: (element: HTMLElement | null) => ((engineAt = element), engine.draw()),
    holdWagon: (element: HTMLElement | null) => ((wagonAt = element), wagon.draw()),
    redraw: () => (engine.draw(), wagon.draw()),
    async comeIn(): Promise<void> {
      if (timed() > 0) return
      const stop = playWheels(play)
      const { wagons, wagon: at } = scene.value
      if (wagons === 2 && at === 0) void wagon.to('in', 0.55, 1500, ease.out)
      await first().to('in', 1, 1500, ease.out)
      stop()
    },
    /** Rolls a moving train to the switch, where it waits, while the player decides. */
    async rollIn(): Promise<void> {
      const ms = timed()
      const ride = first()
      if (ms === 0 || ride.at().way !== 'in') return
      const stop = playWheels(play, 320)
      await ride.to('in', 1, ms * (1 - ride.at().t), ease.linear)
      stop()
    },
    /** Moves to a station, after the rest of the way to the switch. */
    async toStation(side: Side): Promise<void> {
      const stop = playWheels(play)
      const ride = first()
      const { way, t } = ride.at()
      if (way === 'in' && t < 1) await ride.to('in', 1, 500 * (1 - t) + 120, ease.linear)
      await ride.to(side, stationAt, 1250)
      stop()
    },
    async goBack(): Promise<void> {
      const ride = first()
      const { way } = ride.at()
      const stop = playWheels(play, 200)
      if (way !== 'in') await ride.to(way, 0, 900)
      ride.put({ way: 'in', t: 1 })
      stop()
    },
    async leave(side: Side): Promise<void> {
      const stop = playWheels(play, 120)
      await first().to(side, outOfSightAt, 700, (k) => k * k)
      stop()
    },
    /** Puts the next train in the distance. */
    renew(): void {
      engine.put({ way: 'in', t: 0.25 })
      wagon.put({ way: 'in', t: 0.08 })
    },
  }
}
