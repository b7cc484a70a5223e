import { m } from '#messages'
import { batch, signal, type ReadonlySignal, type Signal } from '@preact/signals'
import { assistCue, assistName, assistOf, shownState } from '../kit/index.ts'
import type { Mood } from './bot-art.ts'
import type { ErrandPlay } from './play-types.ts'
import { actsOf, run, troubleIn, type Step, type Trouble } from './program.ts'
import type { Move, State } from './state.ts'
import { endOf, flagSquare, mapNow, markNow, taskNow } from './table.ts'
import { squareName, type Heading } from './town.ts'

/** What the view shows beyond the state. */
export interface Show {
  scene: ReadonlySignal<State>
  busy: Signal<boolean>
  note: Signal<string>
  pose: Signal<{ heading: Heading; mood: Mood }>
  /** Where the bot is, in squares, and how far it leans, in degrees. */
  place: Signal<{ x: number; y: number; turn: number }>
  /** Errands that are done as the bot drives, one bit each. */
  done: Signal<number>
  trail: Signal<readonly number[]>
  /** The tile that is carried out now. */
  tile: Signal<number | null>
  /** Puts the bot where it waits in a state. */
  rest(state: State): void
  make(move: Move): Promise<void>
}

const beeps: Record<string, number> = { N: 4, E: 2, S: 0, W: 1, F: 2, L: 1, R: 3 }

/** What stopped the bot, in words. */
export const troubleText = (trouble: Trouble | null): string =>
  m.errand_bot_trouble({ trouble: trouble ?? 'unfinished' })

/** A run as the log says it. */
function runText(before: State, after: State): string {
  const task = taskNow(before)
  const steps = run(task, before.plan)
  const trouble = troubleIn(steps)
  const count = before.plan.length
  const isDone = after.finished.length > before.finished.length
  const what = isDone ? 'every errand' : `stopped: ${trouble ?? 'errands left'} at tile ${(after.stopped?.at ?? 0) + 1}`
  const first = isDone ? [`${after.finished.at(-1)?.firstPlace ?? ''} first`] : []
  return [what, `${count} tiles, shortest ${before.shortest.length}`, ...first].join('; ')
}

function flagText(before: State): { response: string; isRight: boolean } {
  const { side } = mapNow(before)
  const right = flagSquare(before)
  const planted = before.flag === null ? '' : squareName(side, before.flag)
  const there = right === null ? 'bot did not get there' : `bot on ${squareName(side, right)}`
  return { response: `${planted}, ${there}`, isRight: right === before.flag }
}

/** Logs choices, help, flags, and runs; what is placed one tile at a time isn't logged. */
function logMove(play: ErrandPlay, before: State, move: Move, after: State): void {
  if (!before.whole) return
  const assist = assistOf(play).value
  const how = [...(before.help > 0 ? [`help ${before.help}`] : []), assistName(assist)].join(', ')
  const map = `map ${mapNow(before).id}`
  const log = (target: string, response: string, right?: boolean) =>
    play.trial({
      ...{ target, response: `${response}; ${how}`, rtMs: play.sinceReady(), moves: before.plan.length },
      cue: Math.max(assistCue(assist), Math.min(3, before.help)),
      ...(right === undefined ? { event: true } : { result: right ? ('correct' as const) : ('incorrect' as const) }),
    })
  if (move.kind === 'gear') log(map, move.gear === 'battery' ? 'spare battery' : 'umbrella')
  if (move.kind === 'errand') log(map, mapNow(before).errands[move.at]?.place ?? '')
  if (move.kind === 'help') log(`${map}, help`, `step ${after.help}`)
  if (move.kind === 'build') log('build', move.what)
  if (move.kind !== 'go') return
  if (before.flag !== null && before.runs === 0) {
    const { response, isRight } = flagText(before)
    log(`${map}, flag at tile ${markNow(before) + 1}`, response, isRight)
  }
  log(`${map}, run ${after.runs}`, runText(before, after), after.finished.length > before.finished.length)
}

const stepMs = 420
const turnsOf = (heading: Heading, side: number, square: number) => ({
  heading,
  x: square % side,
  y: Math.floor(square / side),
})

/** Makes a move in the rules, then shows what it did on the game's clock. */
export function makeShow(play: ErrandPlay): Show {
  const { frozen, scene } = shownState(play)
  const busy = signal(false)
  const note = signal('')
  const pose = signal<{ heading: Heading; mood: Mood }>({ heading: 0, mood: 'calm' })
  const place = signal({ x: 0, y: 0, turn: 0 })
  const done = signal(0)
  const trail = signal<readonly number[]>([])
  const tile = signal<number | null>(null)
  const calm = () => play.calm.value
  let began = 0

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

  function soundOf(move: Move, after: State) {
    if (move.kind === 'add' || move.kind === 'pick') play.sound.play('click', { gain: 0.6 })
    if (move.kind === 'remove') play.sound.play('pop', { gain: 0.5 })
    if (move.kind === 'flag') play.sound.play('thud', { gain: 0.5 })
    if (move.kind === 'errand' || move.kind === 'gear' || move.kind === 'next') play.sound.play('page', { gain: 0.5 })
    if (move.kind === 'help') play.sound.play('pluck', { step: 5, gain: 0.5 })
    if (move.kind === 'build') play.sound.play('knock', { gain: 0.7 })
    if (after.phase === 'block') play.sound.play('honk', { gain: 0.6 })
  }

  async function showRun(before: State, move: Move, after: State) {
    if (move.kind === 'go') await drive(before, before.plan)
    if (move.kind === 'model') {
      frozen.value = { ...after, phase: 'model' }
      await play.clock.wait(900)
      await drive({ ...after, phase: 'model' }, after.plan)
    }
    if (move.kind === 'add' && !before.whole) {
      const plan = after.stopped?.plan ?? after.plan
      await drive(before, plan, actsOf(before.plan).length)
    }
  }

  async function make(wanted: Move) {
    if (busy.value) return
    busy.value = true
    const before = play.state.value
    const move: Move =
      wanted.kind === 'go'
        ? { ...wanted, assist: assistOf(play).value, planMs: Math.round(play.clock.now() - began) }
        : wanted
    const after = play.move(move)
    logMove(play, before, move, after)
    soundOf(move, after)
    note.value = ''
    await showRun(before, move, after)
    if (after.phase === 'plan' && before.phase !== 'plan' && after.runs === 0 && after.block === null)
      began = play.clock.now()
    if (after.stopped && after.stopped !== before.stopped) {
      note.value = troubleText(after.stopped.trouble)
      play.say(note.value)
    }
    if (after.phase === 'done' && before.phase !== 'done') {
      play.sound.play('bell', { step: 5, gain: 0.6 })
      play.sound.play('cheer', { gain: 0.3 })
    }
    if (move.kind === 'next') trail.value = []
    rest(after)
    if (after.turns > before.turns) play.endTurn()
    play.asked()
    busy.value = false
  }
  return { scene, busy, note, pose, place, done, trail, tile, rest, make }
}
