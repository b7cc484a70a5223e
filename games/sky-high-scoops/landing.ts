import { m } from '#messages'
import type { Cone, Landmark } from './cone.ts'
import { flightMs, type Flying } from './flying.ts'
import type { MoodAndNote } from './mood.ts'
import { flavorFeel, paletteOf } from './palette.ts'
import type { Event } from './rules.ts'
import type { SceneInMotion, ScoopPlay } from './scene.ts'

const landmarkNotes: Record<Landmark, string> = {
  giraffe: m.sky_high_scoops_taller_than_the_giraffe(),
  house: m.sky_high_scoops_over_the_rooftop(),
  lighthouse: m.sky_high_scoops_past_the_lighthouse(),
  plane: m.sky_high_scoops_up_with_the_plane(),
  moon: m.sky_high_scoops_all_the_way_to_the_moon(),
}
const mysteries = {
  even: null,
  giant: { text: m.sky_high_scoops_wow_giant_scoops(), sound: 'toot', step: -5 },
  tiny: { text: m.sky_high_scoops_oh_tiny_scoops(), sound: 'squeak', step: 6 },
  pickle: { text: m.sky_high_scoops_yuck_pickle_scoops(), sound: 'boing', step: 0 },
} as const
type Of<Kind extends Event['kind']> = Extract<Event, { kind: Kind }>

interface Crew {
  play: ScoopPlay
  scene: SceneInMotion
  flying: Flying
  mood: MoodAndNote
}

/** Shows the result of a move on the tower, with its sound. */
export function makeLanding({ play, scene, flying, mood }: Crew) {
  let inAir = 0
  const sound = play.sound

  /** Shows the tower with the pieces that have landed so far; their decorations are those after the move. */
  function land(index: number, after: Cone, upTo: number, push: number): void {
    const count = Math.max(scene.cones.value[index]?.pieces.length ?? 0, upTo)
    scene.land(index, { ...after, pieces: after.pieces.slice(0, count) }, push)
  }
  async function showScoop({ at }: Of<'scoop'>, index: number, after: Cone) {
    const piece = after.pieces[at]
    if (piece?.kind !== 'scoop') return
    mood.feel('throw', 520)
    await flying.fly({ kind: 'scoop', tones: paletteOf(play.look.value).scoop(piece.flavor, piece.shade) }, at)
    // Each ten pieces play a rising scale of two octaves, and every other ten starts a little higher.
    sound.play(flavorFeel[piece.flavor].sound, { step: (at % 10) - 2 + (Math.floor(at / 10) % 2) * 2 })
    sound.play('drum', { gain: 0.16, step: 3 })
    land(index, after, at + 1, flavorFeel[piece.flavor].wobble)
  }
  async function showSprinkles({ at }: Of<'sprinkles'>, index: number, after: Cone) {
    mood.feel('throw', 520)
    await flying.fly({ kind: 'sprinkles' }, Math.max(0, at))
    for (const step of [5, 7, 9]) sound.play('bell', { step, gain: 0.14, delay: (step - 5) * 0.05 })
    land(index, after, 0, 0)
  }
  async function showTopping({ kind, at, topping }: Of<'topping' | 'friend'>, index: number, after: Cone) {
    mood.feel('glad', 1600)
    await flying.fly({ kind: 'topping', topping }, at)
    if (kind === 'friend') {
      sound.play('slurp')
      sound.play('giggle', { delay: 0.4 })
    } else for (const step of [0, 2, 4]) sound.play('bell', { step, gain: 0.4, delay: step * 0.07 })
    land(index, after, at + 1, 2.6)
  }
  /** A closed floor: its last wafers come after the scoop that is still flying. */
  async function showFloor(index: number, after: Cone) {
    await landed()
    for (const step of [0, 2, 4]) sound.play('wood', { step, gain: 0.35, delay: step * 0.05 })
    land(index, after, after.pieces.length, 3)
  }
  function showMystery({ inside }: Of<'mystery'>) {
    const found = mysteries[inside]
    if (!found) return
    mood.feel(inside === 'pickle' ? 'tilt' : 'glad', 1600)
    sound.play(found.sound, { step: found.step })
    mood.tell(found.text)
  }
  function showAgain() {
    mood.feel('tilt', 1900)
    sound.play('wood', { step: 2, gain: 0.4 })
    sound.play('wood', { step: 0, gain: 0.3, delay: 0.16 })
  }
  /** Waits until what this move threw has landed. */
  const landed = () => play.clock.wait(play.calm.value ? 200 : flightMs + 80)

  async function showOne(event: Event, index: number, after: Cone): Promise<void> {
    switch (event.kind) {
      case 'scoop':
        return showScoop(event, index, after)
      case 'sprinkles':
        return showSprinkles(event, index, after)
      case 'topping':
      case 'friend':
        return showTopping(event, index, after)
      case 'mystery':
        return showMystery(event)
      case 'floor':
        return showFloor(index, after)
      case 'again':
        return showAgain()
      case 'waiting':
        return sound.play('wood', { step: 4, gain: 0.3 })
      case 'flag':
        await landed()
        mood.feel('glad', 1200)
        sound.play('bell', { step: 6, gain: 0.35 })
        return land(index, after, 0, 0)
      case 'landmark':
        await landed()
        mood.feel('glad', 1500)
        sound.play('wind', { gain: 0.5 })
        return mood.tell(landmarkNotes[event.landmark])
      case 'model':
        return mood.tell(m.sky_high_scoops_say_the_word_together_then_go(), 3600)
    }
  }
  return {
    /** Shows the results of a move in order, without waiting for each to land. */
    async showAll(events: readonly Event[], index: number, after: Cone): Promise<void> {
      inAir += 1
      const shown: Promise<void>[] = []
      for (const event of events) {
        const apart = shown.length > 0 && ['scoop', 'sprinkles', 'again'].includes(event.kind)
        if (apart) await play.clock.wait(170)
        shown.push(showOne(event, index, after))
      }
      await Promise.all(shown)
      inAir -= 1
    },
    /** Resolves when nothing is flying. */
    async settled(): Promise<void> {
      while (inAir > 0) await play.clock.wait(60)
    },
  }
}
