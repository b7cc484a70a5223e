import { ease } from '@marigold/device'
import type { Play } from '../kit/index.ts'
import type { Level } from './levels.ts'
import type { Side } from './plan.ts'
import type { Move, State } from './rules.ts'
import { chuff } from './sounds.ts'
import { outOfSightAt, spotOn, tracksOf } from './tracks.ts'
import { yardOf } from './yard.ts'

export type YardPlay = Play<Level, State, Move>

/** A position on the tracks: on the way in (0 to 1), then out to one side. */
export interface TrackPosition {
  way: 'in' | Side
  t: number
}

/** Moves the engine and car along the tracks; a new ride replaces the current one. */
export function makeRide(play: YardPlay, element: () => HTMLElement | null, from: TrackPosition) {
  let now = from
  let ride = 0
  const draw = () => {
    const at = element()
    if (!at) return
    const yard = yardOf(play.stage.value)
    const { arrival, exits } = tracksOf(yard.width / 2)
    const { x, y, scale } = spotOn(now.way === 'in' ? arrival : exits[now.way], now.t)
    at.style.transform = `translate(${(x * yard.scale).toFixed(2)}px, ${(y * yard.scale).toFixed(2)}px) scale(${(scale * 0.8).toFixed(4)})`
    at.style.opacity = String(now.way === 'in' ? 1 : Math.max(0, Math.min(1, (outOfSightAt - now.t) * 4)))
  }
  return {
    draw,
    at: () => now,
    put(to: TrackPosition) {
      ride += 1
      now = to
      draw()
    },
    /** Resolves to false if another ride started before this one ended. */
    async to(way: TrackPosition['way'], t: number, ms: number, how = ease.inOut): Promise<boolean> {
      const mine = ++ride
      const begin = now.way === way ? now.t : 0
      now = { way, t: begin }
      await play.clock.tween(
        play.calm.value ? 0 : ms,
        (share) => {
          if (mine !== ride) return
          now = { way, t: begin + (t - begin) * share }
          draw()
        },
        how,
      )
      return mine === ride
    },
  }
}

/** Plays the rhythm of wheels on rails. Returns a function that stops it. */
export function playWheels(play: YardPlay, every = 150): () => void {
  if (play.calm.value) return () => undefined
  let beat = 0
  return play.clock.every(every, () => {
    beat += 1
    if (beat % 4 !== 3) play.sound.play('wood', { step: beat % 4 === 0 ? 0 : 2, gain: 0.22 })
    if (beat % 2 === 0) chuff(play.sound, beat / 2)
  })
}
