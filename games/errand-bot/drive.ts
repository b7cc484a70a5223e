import { batch, signal, type Signal } from '@preact/signals'
import type { Mood } from './bot-art.ts'
import type { ErrandPlay } from './play-types.ts'
import { run, troubleIn, type Step } from './program.ts'
import type { State } from './state.ts'
import { endOf, mapNow, taskNow } from './table.ts'
import type { Heading } from './town.ts'

const beeps: Record<string, number> = { N: 4, E: 2, S: 0, W: 1, F: 2, L: 1, R: 3 }
const stepMs = 420
const turnsOf = (heading: Heading, side: number, square: number) => ({
  heading,
  x: square % side,
  y: Math.floor(square / side),
})

/** What the screen shows of the bot. */
export interface Drive {
  pose: Signal<{ heading: Heading; mood: Mood }>
  /** Where the bot is, in squares, and how far it leans, in degrees. */
  place: Signal<{ x: number; y: number; turn: number }>
  /** Errands that are done as the bot drives, one bit each. */
  done: Signal<number>
  trail: Signal<readonly number[]>
  /** The tile that is carried out now. */
  tile: Signal<number | null>
}
export const noDrive = (): Drive => ({
  pose: signal<{ heading: Heading; mood: Mood }>({ heading: 0, mood: 'calm' }),
  place: signal({ x: 0, y: 0, turn: 0 }),
  done: signal(0),
  trail: signal<readonly number[]>([]),
  tile: signal<number | null>(null),
})

/** Moves the bot on the game's clock: it rests where a state has it, or carries out a plan tile by tile. */
export function makeDrive(play: ErrandPlay, frozen: Signal<State | null>, { pose, place, done, trail, tile }: Drive) {
  const calm = () => play.calm.value

  const put = (state: State, square: number, heading: Heading, mood: Mood = 'calm') => {
    const { x, y } = turnsOf(heading, mapNow(state).side, square)
    batch(() => {
      place.value = { x, y, turn: 0 }
      pose.value = { heading, mood }
    })
  }

  function rest(state: State) {
    const isAhead = state.phase === 'done' || state.phase === 'build' || state.phase === 'over' || !state.whole
    const isPreviewed = state.whole && !state.flags && state.phase === 'plan'
    const spot = endOf(state, isAhead || isPreviewed ? state.plan : '')
    put(state, spot.square, spot.heading, isAhead && state.whole ? 'glad' : 'calm')
    done.value = isAhead ? spot.done : 0
  }

  const slide = async (x: number, y: number, turn = 0, ms = stepMs) => {
    const from = place.value
    await play.clock.tween(calm() ? 0 : ms, (k) => {
      place.value = {
        x: from.x + (x - from.x) * k,
        y: from.y + (y - from.y) * k,
        turn: turn * Math.sin(k * Math.PI * 4),
      }
    })
    if (calm()) await play.clock.wait(260)
  }

  async function spin() {
    pose.value = { ...pose.value, mood: 'glad' }
    play.sound.play('twinkle', { gain: 0.7 })
    play.sound.play('robotVoice', { step: 4, gain: 0.6 })
    const { x, y } = place.value
    await play.clock.tween(calm() ? 0 : 620, (k) => (place.value = { x, y, turn: 360 * k }))
    await play.clock.wait(calm() ? 400 : 120)
    place.value = { x, y, turn: 0 }
    pose.value = { ...pose.value, mood: 'calm' }
  }

  async function shake() {
    pose.value = { ...pose.value, mood: 'no' }
    play.sound.play('wood', { gain: 0.5 })
    play.sound.play('robotVoice', { step: -2, gain: 0.5 })
    const { x, y } = place.value
    await slide(x, y, 14, 700)
    await play.clock.wait(500)
  }

  async function showStep(before: State, { at, act, spot, trouble }: Step, from: number) {
    const { side, ground } = mapNow(before)
    tile.value = at
    if (trouble) return shake()
    const { x, y, heading } = turnsOf(spot.heading, side, spot.square)
    pose.value = { heading, mood: 'calm' }
    if (act === 'H') {
      done.value = spot.done
      return spin()
    }
    if (ground[spot.square] === '=' && from !== spot.square) play.sound.play('swish', { gain: 0.6 })
    play.sound.play(act === 'P' ? 'click' : 'pluck', { step: beeps[act] ?? 0, gain: 0.6 })
    await slide(x, y)
    trail.value = [...trail.value, spot.square]
  }

  /** The bot carries out a plan, tile by tile, from a number of acts on. */
  async function drive(before: State, plan: string, from = 0) {
    frozen.value = before
    const steps = run(taskNow(before), plan)
    const start = steps[from - 1]?.spot ?? { square: mapNow(before).start, heading: mapNow(before).heading }
    put(before, start.square, start.heading)
    trail.value = steps.slice(0, from).reduce((all, { spot }) => [...all, spot.square], [mapNow(before).start])
    let square = start.square
    for (const step of steps.slice(from)) {
      await showStep(before, step, square)
      square = step.spot.square
      if (play.closing.value) break
    }
    if (troubleIn(steps) === null && steps.at(-1)?.spot.done === 0) await shake()
    tile.value = null
    frozen.value = null
  }
  return { rest, drive }
}
