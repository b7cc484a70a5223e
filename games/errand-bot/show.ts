import { m } from '#messages'
import { signal, type ReadonlySignal, type Signal } from '@preact/signals'
import { assistCue, assistName, assistOf, handText, shownState } from '../kit/index.ts'
import { makeDrive, noDrive, type Drive } from './drive.ts'
import type { ErrandPlay } from './play-types.ts'
import { actsOf, run, troubleIn, type Trouble } from './program.ts'
import type { Move, State } from './state.ts'
import { flagSquare, mapNow, markNow, taskNow } from './table.ts'
import { squareName } from './town.ts'

/** What the view shows beyond the state. */
export interface Show extends Drive {
  scene: ReadonlySignal<State>
  busy: Signal<boolean>
  note: Signal<string>
  /** Puts the bot where it waits in a state. */
  rest(state: State): void
  /** The first map is on the screen: planning begins. */
  begin(): void
  make(move: Move): Promise<void>
}

/** What stopped the bot, in words. */
const troubleText = (trouble: Trouble | null): string => m.errand_bot_trouble({ trouble: trouble ?? 'unfinished' })

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
  // A tile that was picked ends a step of help, which still counts for the run.
  const help = move.kind === 'go' ? before.runHelp : before.help
  const how = [...(help > 0 ? [`help ${help}`] : []), assistName(assist), ...handText(play.values)].join(', ')
  const map = `map ${mapNow(before).id}`
  const log = (target: string, response: string, right?: boolean, rtMs: number | null = play.sinceReady()) =>
    play.trial({
      ...{ target, response: `${response}; ${how}`, rtMs, moves: before.plan.length },
      cue: Math.max(assistCue(assist), Math.min(3, help)),
      ...(right === undefined ? { event: true } : { result: right ? ('correct' as const) : ('incorrect' as const) }),
    })
  if (move.kind === 'gear') log(map, move.gear === 'battery' ? 'spare battery' : 'umbrella')
  if (move.kind === 'errand') log(map, mapNow(before).errands[move.at]?.place ?? '')
  if (move.kind === 'help') log(`${map}, help`, `step ${after.help}`)
  if (move.kind === 'build') log('build', move.what)
  if (move.kind !== 'go') return
  const isFlagLogged = before.flag !== null && before.runs === 0
  if (isFlagLogged) {
    const { response, isRight } = flagText(before)
    log(`${map}, flag at tile ${markNow(before) + 1}`, response, isRight)
  }
  log(
    `${map}, run ${after.runs}`,
    runText(before, after),
    after.finished.length > before.finished.length,
    // The time to answer belongs to the flag, if there is one.
    isFlagLogged ? null : play.sinceReady(),
  )
}

function playSoundOf(play: ErrandPlay, move: Move, after: State) {
  if (move.kind === 'add' || move.kind === 'pick') play.sound.play('click', { gain: 0.6 })
  if (move.kind === 'remove') play.sound.play('pop', { gain: 0.5 })
  if (move.kind === 'flag') play.sound.play('thud', { gain: 0.5 })
  if (move.kind === 'errand' || move.kind === 'gear' || move.kind === 'next') play.sound.play('page', { gain: 0.5 })
  if (move.kind === 'help') play.sound.play('pluck', { step: 5, gain: 0.5 })
  if (move.kind === 'build') play.sound.play('knock', { gain: 0.7 })
  if (after.phase === 'block') play.sound.play('honk', { gain: 0.6 })
}

/** Makes a move in the rules, then shows what it did on the game's clock. */
export function makeShow(play: ErrandPlay): Show {
  const { frozen, scene } = shownState(play)
  const busy = signal(false)
  const note = signal('')
  const shown = noDrive()
  const { rest, drive } = makeDrive(play, frozen, shown)
  let began = 0
  const begin = () => (began = play.clock.now())

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
    playSoundOf(play, move, after)
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
    }
    // Where the bot has been is the second step of help.
    if (after.phase === 'plan' || move.kind === 'next') shown.trail.value = []
    rest(after)
    if (after.turns > before.turns) play.endTurn()
    play.asked()
    busy.value = false
  }
  return { scene, busy, note, ...shown, rest, begin, make }
}
