import { signal } from '@preact/signals'
import { ease } from '@marigold/device'
import type { Cone, Landmark, Score, Topping } from './cone.ts'
import type { Tones } from './palette.ts'
import { paletteOf } from './palette.ts'
import type { Event, Move, State } from './rules.ts'
import { makeScene, type ScoopPlay } from './scene.ts'
import type { Mood } from './server.tsx'

/** Something on its way from the penguin to the tower. */
export interface Flight {
  id: number
  what: { kind: 'scoop'; tones: Tones } | { kind: 'sprinkles' } | { kind: 'topping'; topping: Topping }
}

const flightMs = 620
const landmarkNotes: Record<Landmark, string> = {
  giraffe: 'Taller than the giraffe',
  house: 'Over the rooftop',
  lighthouse: 'Past the lighthouse',
  plane: 'Up with the plane',
  moon: 'All the way to the moon',
}

/** Plays moves on the rules and shows what they do; words go on at once while scoops are still in the air. */
export function makeShow(play: ScoopPlay) {
  const scene = makeScene(play)
  const flights = signal<Flight[]>([])
  const mood = signal<Mood>('wait')
  const note = signal('')
  /** True from the last move of a turn until the turn has ended. */
  const handing = signal(false)
  const closing = signal(false)
  const drawn = new Map<number, HTMLElement | SVGElement>()
  let nextId = 1
  let inAir = 0
  let moodStop: () => void = () => undefined
  let noteStop: () => void = () => undefined

  const feel = (next: Mood, ms: number) => {
    moodStop()
    mood.value = next
    moodStop = play.clock.after(ms, () => (mood.value = 'wait'))
  }
  const tell = (text: string, ms = 2600) => {
    noteStop()
    note.value = text
    play.say(text)
    noteStop = play.clock.after(ms, () => (note.value = ''))
  }

  async function fly(what: Flight['what'], at: number): Promise<void> {
    if (play.calm.value) return play.clock.wait(180)
    const flight = { id: nextId++, what }
    flights.value = [...flights.value, flight]
    await play.clock.tween(
      flightMs,
      (k) => {
        const element = drawn.get(flight.id)
        const { server, stage } = scene.layout
        const to = scene.spotOf(at)
        const from = { x: server.x + 68 * server.scale, y: server.y - 108 * server.scale }
        const x = from.x + (to.x - from.x) * ease.out(k)
        const y = from.y + (to.y - from.y) * k - stage.height * 0.62 * k * (1 - k)
        const size = (0.55 + 0.45 * k) * (to.unit / scene.layout.unit)
        if (element) element.style.transform = `translate3d(${x.toFixed(1)}px, ${y.toFixed(1)}px, 0) scale(${size.toFixed(3)})`
      },
      ease.linear,
    )
    flights.value = flights.value.filter(({ id }) => id !== flight.id)
  }

  /** Shows the tower with as many pieces as have landed by now; what adorns them is as after the move. */
  function land(index: number, after: Cone, upTo: number, pushes: boolean): void {
    const count = Math.max(scene.cones.value[index]?.pieces.length ?? 0, upTo)
    scene.land(index, { ...after, pieces: after.pieces.slice(0, count) }, pushes)
  }

  async function showScoop(event: Event & { kind: 'scoop' }, index: number, after: Cone) {
    const piece = after.pieces[event.at]
    if (piece?.kind !== 'scoop') return
    feel('throw', 520)
    await fly({ kind: 'scoop', tones: paletteOf(play.look.value).scoop(piece.flavor, piece.shade) }, event.at)
    play.sound.play('pluck', { step: (event.at % 10) - 2 + (Math.floor(event.at / 10) % 2) * 2 })
    play.sound.play('drum', { gain: 0.16, step: 3 })
    land(index, after, event.at + 1, true)
  }
  async function showSprinkles(event: Event & { kind: 'sprinkles' }, index: number, after: Cone) {
    feel('throw', 520)
    await fly({ kind: 'sprinkles' }, Math.max(0, event.at))
    for (const step of [5, 7, 9]) play.sound.play('bell', { step, gain: 0.14, delay: (step - 5) * 0.05 })
    land(index, after, 0, false)
  }
  async function showTopping(event: Event & { kind: 'topping' }, index: number, after: Cone) {
    feel('glad', 1600)
    await fly({ kind: 'topping', topping: event.topping }, event.at)
    for (const step of [0, 2, 4]) play.sound.play('bell', { step, gain: 0.4, delay: step * 0.07 })
    land(index, after, event.at + 1, true)
  }

  async function showOne(event: Event, index: number, after: Cone): Promise<void> {
    switch (event.kind) {
      case 'scoop':
        return showScoop(event, index, after)
      case 'sprinkles':
        return showSprinkles(event, index, after)
      case 'topping':
        return showTopping(event, index, after)
      case 'again':
        feel('tilt', 1900)
        play.sound.play('wood', { step: 2, gain: 0.4 })
        play.sound.play('wood', { step: 0, gain: 0.3, delay: 0.16 })
        return
      case 'waiting':
        return play.sound.play('wood', { step: 4, gain: 0.3 })
      case 'flag':
        await play.clock.wait(play.calm.value ? 200 : flightMs + 60)
        feel('glad', 1200)
        play.sound.play('bell', { step: 6, gain: 0.35 })
        return land(index, after, 0, false)
      case 'landmark':
        await play.clock.wait(play.calm.value ? 200 : flightMs + 120)
        feel('glad', 1500)
        play.sound.play('wind', { gain: 0.5 })
        return tell(landmarkNotes[event.landmark])
      case 'model':
        return tell('Say the word together, then the next one comes', 3600)
    }
  }

  /** Shows what a move did, one thing after another but not waiting for each to land. */
  async function showAll(events: readonly Event[], index: number, after: Cone): Promise<void> {
    inAir += 1
    const shown: Promise<void>[] = []
    for (const event of events) {
      const apart = shown.length > 0 && ['scoop', 'sprinkles', 'again'].includes(event.kind)
      if (apart) await play.clock.wait(170)
      shown.push(showOne(event, index, after))
    }
    await Promise.all(shown)
    inAir -= 1
  }

  async function settled(): Promise<void> {
    while (inAir > 0) await play.clock.wait(60)
  }

  async function goOn(state: State): Promise<void> {
    if (!state.turnOver) return
    handing.value = true
    await settled()
    await play.clock.wait(play.calm.value ? 200 : 420)
    if (play.ending.value === null) play.endTurn()
    handing.value = false
    if (state.phase === 'over') await close()
    else scene.turnTo(state.seat)
  }

  async function close(): Promise<void> {
    if (closing.value) return
    closing.value = true
    await settled()
    feel('glad', 8000)
    play.sound.play('wind', { gain: 0.4 })
    await scene.farewell(0.16)
    for (const step of [0, 2, 4, 5]) play.sound.play('bell', { step, gain: 0.4, delay: step * 0.11 })
    await play.clock.wait(2600)
    play.finish()
  }

  return {
    scene,
    flights,
    drawn,
    mood,
    note,
    handing,
    closing,
    /** Makes a move; the trial of a production is logged by the caller. */
    make(move: Move): void {
      if (handing.value) return
      const before = play.state.value
      const after = play.move(move)
      const index = before.seat % after.cones.length
      // The flavor shows on the cone at once.
      if (move.kind === 'flavor') play.sound.play('pluck', { step: 4 })
      if (move.kind === 'rate') play.sound.play('wood', { step: 3, gain: 0.35 })
      void showAll(after.events, index, after.cones[index] as Cone)
      void goOn(after)
    },
    /** Ends a game that was asked to: what waited is shown, then the farewell. */
    async end(): Promise<void> {
      const after = play.state.value.phase === 'over' ? play.state.value : play.move({ kind: 'close' })
      await settled()
      for (const [index, cone] of after.cones.entries()) land(index, cone, cone.pieces.length, false)
      await close()
    },
  }
}
export type Show = ReturnType<typeof makeShow>

/** The words for a score, as adult and learner see them. */
export const scoreNames: Record<Score, string> = { correct: 'Spot on', approx: 'Close', incorrect: 'Try again' }
