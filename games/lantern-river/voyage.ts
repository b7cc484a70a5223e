import { ease } from '@marigold/device'
import type { Play } from '../kit/game.ts'
import type { RiverLevel } from './levels.ts'
import type { Actor, Painter } from './painter.ts'
import { channelCenter, lanternDistance, viewOf, type Camera } from './perspective.ts'
import type { Move, State, Step } from './rules.ts'
import { starPosition } from './sky.tsx'

type RiverPlay = Play<RiverLevel, State, Move>

const bendMs = 620
const whirlMs = 1400
const riseMs = 2200

/** A lantern at the dock; three or more wait in two rows so that every symbol is visible. */
const lanternAtDock = (seat: number, seats: number): Actor => ({
  at: 0,
  rocky: false,
  ahead: seats > 2 ? (seat % 2) * 0.3 : 0,
  aside: (seat - (seats - 1) / 2) * (seats > 2 ? 0.27 : 0.34),
  lift: 0,
  star: { x: 0, y: 0 },
  turned: 0,
  gone: false,
})

/** Returns a function that draws the camera part of the way to another position. */
function glide(camera: Camera, to: Camera, paint: () => void): (k: number) => void {
  const from = { ...camera }
  return (k) => {
    camera.at = from.at + (to.at - from.at) * k
    camera.side = from.side + (to.side - from.side) * k
    paint()
  }
}

/** Returns a function that draws the lanterns and the camera part of the way to the lake. */
function driftToLake(actors: Actor[], camera: Camera, lake: number, paint: () => void): (k: number) => void {
  const from = actors.map(({ at }) => at)
  const eye = { ...camera }
  return (k) => {
    actors.forEach((actor, i) => {
      const start = from[i] ?? 0
      actor.at = start + (lake + 0.6 - start) * k
      if (k > 0.5) actor.rocky = false
      actor.turned = 0
    })
    camera.at = eye.at + (lake - lanternDistance - eye.at) * k
    camera.side = eye.side * (1 - k)
    paint()
  }
}

/** Moves lanterns and camera on the play's clock, so that a pause can stop them between two bends. */
export function makeVoyage(
  play: RiverPlay,
  events: {
    home: (seat: number) => void
    ripple: (seat: number, at: number) => void
    rising: (seat: number, on: boolean) => void
  },
) {
  const { clock, sound, players } = play
  const river = play.state.value.river
  const camera: Camera = { at: -lanternDistance, side: 0 }
  const actors = players.map((_, i) => lanternAtDock(i, players.length))
  let painter: Painter | null = null
  // Increases when the game ends, which stops any float still running.
  let run = 0
  const paint = () => painter?.paint(play.stage.value, camera, actors)
  const calm = () => play.calm.value
  const lookAt = (seat: number): Camera => {
    const actor = actors[seat] as Actor
    const at = Math.min(actor.at, river.length) - (play.stage.value.portrait ? lanternDistance + 0.35 : lanternDistance)
    return { at, side: (channelCenter(river, Math.min(actor.at, river.length), actor.rocky) + actor.aside) * 0.78 }
  }
  const stepOf = async (seat: number, step: Step, note: number) => {
    const actor = actors[seat] as Actor
    const from = { at: actor.at, side: { ...camera } }
    const mine = run
    actor.rocky ||= step.rocky
    const whirl = step.how === 'whirl'
    if (whirl) sound.play('wind', { gain: 0.6 })
    const to = step.how === 'lake' ? river.length + 0.5 : step.at
    await clock.tween(
      calm() ? 0 : whirl ? whirlMs : step.how === 'lake' ? bendMs * 1.5 : bendMs,
      (k) => {
        if (mine !== run) return
        actor.at = from.at + (to - from.at) * k
        actor.turned = whirl && !calm() ? 360 * k : 0
        const eye = lookAt(seat)
        camera.at = from.side.at + (eye.at - from.side.at) * k
        camera.side = from.side.side + (eye.side - from.side.side) * k
        paint()
      },
      step.how === 'current' ? ease.linear : ease.sine,
    )
    if (mine !== run) return
    actor.rocky = step.rocky
    sound.play(step.how === 'current' ? 'water' : 'pluck', { step: note })
    if (play.values.sound === 'festive' && step.how !== 'current')
      sound.play('bell', { step: note, gain: 0.35, delay: 0.06 })
    events.ripple(seat, step.at)
    if (calm()) await clock.wait(260)
  }
  const rise = async (seat: number, starIndex: number) => {
    const actor = actors[seat] as Actor
    const { horizon } = viewOf(play.stage.value, camera)
    actor.star = starPosition(starIndex, play.stage.value, horizon)
    events.rising(seat, true)
    sound.play('bell', { step: 0 })
    sound.play('bell', { step: 2, delay: 0.35 })
    sound.play('bell', { step: 4, delay: 0.7 })
    await clock.tween(calm() ? 0 : riseMs, (k) => ((actor.lift = k), paint()), ease.inOut)
    actor.gone = true
    paint()
    events.home(seat)
    events.rising(seat, false)
  }
  return {
    actors,
    camera,
    paint,
    lookAt,
    hang(next: Painter | null) {
      painter = next
      paint()
    },
    follow: (seat: number, ms = 900) => clock.tween(calm() ? 0 : ms, glide(camera, lookAt(seat), paint), ease.inOut),
    /** Floats along a path bend by bend; at the lake, the lantern rises to the star at `starIndex`. */
    async float(seat: number, path: Step[], starIndex: number) {
      const mine = run
      for (const [i, step] of path.entries()) {
        if (mine !== run) return
        await stepOf(seat, step, i)
      }
      if (mine === run && path.at(-1)?.how === 'lake') await rise(seat, starIndex)
    },
    /** Moves all lanterns still on the river to the lake together, where they rise. */
    async driftHome(seats: number[], starIndex: number) {
      run += 1
      sound.play('wind')
      await clock.tween(
        calm() ? 0 : 3200,
        driftToLake(
          seats.map((seat) => actors[seat] as Actor),
          camera,
          river.length,
          paint,
        ),
        ease.inOut,
      )
      await Promise.all(seats.map((seat, i) => rise(seat, starIndex + i)))
    },
  }
}
