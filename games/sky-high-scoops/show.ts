import { m } from '#messages'
import { signal } from '@preact/signals'
import type { Cone, Score } from './cone.ts'
import { makeFlying } from './flying.ts'
import { makeLanding } from './landing.ts'
import { makeMood } from './mood.ts'
import type { Move, State } from './rules.ts'
import { makeScene, type ScoopPlay } from './scene.ts'

/** Applies moves to the rules and shows the results. The next word comes while scoops are still flying. */
export function makeShow(play: ScoopPlay, room?: Parameters<typeof makeScene>[1]) {
  const scene = makeScene(play, room)
  const flying = makeFlying(play, scene)
  const mood = makeMood(play)
  const landing = makeLanding({ play, scene, flying, mood })
  /** Whether a turn is ending and nothing can be done. */
  const handing = signal(false)
  // A single player doesn't wait between turns, which end in the background.
  const alone = play.players.length === 1 && Number(play.values.trials) === 0
  let ends = Promise.resolve()

  async function endTurn(): Promise<void> {
    await landing.settled()
    await play.clock.wait(play.calm.value ? 200 : 380)
    play.endTurn()
  }
  async function goOn(state: State): Promise<void> {
    if (!state.turnOver) return
    handing.value = state.phase === 'over' || !alone
    ends = ends.then(endTurn)
    await ends
    handing.value = false
  }
  /** Shows the pending scores, then the farewell. */
  async function close(): Promise<void> {
    const after = play.state.value.phase === 'over' ? play.state.value : play.move({ kind: 'close' })
    await landing.settled()
    for (const [index, cone] of after.cones.entries()) scene.land(index, cone, 0)
    mood.feel('glad', 4000)
    for (const step of [0, 2, 4, 5]) play.sound.play('bell', { step, gain: 0.4, delay: step * 0.11 })
    await play.clock.wait(1200)
    play.finish()
  }
  return {
    scene,
    flying,
    mood: mood.mood,
    feel: mood.feel,
    note: mood.note,
    handing,
    /** Makes a move; the caller logs the trial of a production. */
    make(move: Move): void {
      if (handing.value) return
      const index = play.state.value.seat % play.state.value.cones.length
      const after = play.move(move)
      if (move.kind === 'flavor') play.sound.play('pluck', { step: 4 })
      if (move.kind === 'rate') play.sound.play('wood', { step: 3, gain: 0.35 })
      void landing.showAll(after.events, index, after.cones[index] as Cone)
      void goOn(after)
    },
    close,
  }
}
export type Show = ReturnType<typeof makeShow>

/** The names of the scores, for the adult and the learner. */
export const scoreNames: Record<Score, string> = {
  correct: m.sky_high_scoops_spot_on(),
  approx: m.kit_close(),
  incorrect: m.kit_try_again(),
}
