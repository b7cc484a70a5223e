import { m } from '#messages'
import { signal, type Signal } from '@preact/signals'
import { assistCue, assistName, assistOf, handText } from '../kit/index.ts'
import { oneDecimal } from '../kit/statistics.ts'
import type { Mood } from './boat-art.ts'
import type { Burst } from './lines.ts'
import { boatName } from './names.ts'
import type { TugPlay } from './play-types.ts'
import { isStill, isUnderWay, step, ticksPerSecond, type SailEvent } from './sail.ts'
import type { Boat, Docked, Move, State } from './state.ts'
import { boatAt } from './table.ts'

const tickMs = 1000 / ticksPerSecond
/** With switches, time stops again after so many ticks while several boats sail. */
const legTicks = 40

/** What the view shows beyond the state. */
export interface Show {
  note: Signal<string>
  mood: Signal<Mood>
  /** With switches, whether time goes on. */
  isSailing: Signal<boolean>
  /** Whether time is running. */
  isRunning(): boolean
  /** The boats as they are now, and the part of a step that has passed. */
  boats(): readonly Boat[]
  share(): number
  /** Seconds of the harbor, which stop with it. */
  seconds(): number
  /** The boat that docked last, where, and when by the game's clock. */
  burst(): Burst | null
  frame(dt: number): void
  make(move: Move): State
}

/** Logs a boat that has docked, as an event if it was alone: what it was, how it went, and how much help there was. */
function logDocked(play: TugPlay, boat: Docked): void {
  const isScan = play.values.scan !== 'off'
  const time = isScan ? 'time stopped' : boat.isPausedRoute ? 'paused' : 'live'
  const how = [
    ...(boat.isAlone ? ['alone'] : []),
    boat.isClean ? 'no stop' : `stops: ${boat.stops}, wrong routes: ${boat.misses}`,
    `${boat.together} moving`,
    `${oneDecimal(boat.ratio)} times the shortest way`,
    ...(isScan ? [] : [`first response ${oneDecimal((boat.answered ?? 0) / ticksPerSecond)} s`]),
    ...(boat.by ? [boat.by, time] : []),
    ...(boat.isUrgent ? [boat.isPassedOver ? 'urgent, not first' : 'urgent, first'] : []),
    ...(boat.help > 0 ? [`help ${boat.help}`] : []),
    assistName(boat.assist),
    ...handText(play.values),
  ]
  play.trial({
    player: play.personAt(boat.seat).id,
    target: boatName(boat),
    response: how.join('; '),
    ...(boat.isAlone ? { event: true } : { result: boat.isClean ? ('correct' as const) : ('incorrect' as const) }),
    rtMs: null,
    moves: 1,
    cue: Math.max(assistCue(boat.assist as Parameters<typeof assistCue>[0]), Math.min(3, boat.help)),
  })
}

function tellRoute(play: TugPlay, before: State, after: State, id: number): string {
  const [was, is] = [boatAt(before, id), boatAt(after, id)]
  if (!was || !is) return ''
  play.sound.play(is.endsAtFlag ? 'pluck' : 'wood', { step: is.endsAtFlag ? 4 : 0, gain: 0.6 })
  if (is.misses === was.misses) return ''
  return is.wrong === 'dock' ? m.tug_harbor_that_dock_has_another_flag() : m.tug_harbor_land_is_in_the_way()
}

/** Whether what a move is about has passed: a boat may dock while a finger still draws for it. */
function isLate(state: State, wanted: Move): boolean {
  if (wanted.kind === 'hint') return state.phase !== 'sail'
  if (!('boat' in wanted) || wanted.boat === null) return false
  const boat = boatAt(state, wanted.boat)
  return !boat || (wanted.kind === 'anchor' && !isUnderWay(boat))
}

/** A move with what only the view knows: the level of assistance, and how long time was paused. */
function completed(play: TugPlay, wanted: Move, pausedSince: number | null): Move {
  if (wanted.kind === 'route' || wanted.kind === 'lane') return { ...wanted, assist: assistOf(play).value }
  if (wanted.kind !== 'resume') return wanted
  // After a reload, nobody knows when the pause began.
  return { ...wanted, ms: pausedSince === null ? 0 : Math.round(play.clock.now() - pausedSince) }
}

function playMove({ sound }: TugPlay, move: Move): void {
  if (move.kind === 'pick' && move.boat !== null) sound.play('toot', { gain: 0.5 })
  if (move.kind === 'anchor') sound.play('splash', { gain: 0.5 })
  if (move.kind === 'pause' || move.kind === 'resume') sound.play('click', { gain: 0.6 })
  if (move.kind === 'unload') sound.play('knock', { gain: 0.7 })
}

function playEvent({ sound }: TugPlay, event: SailEvent): void {
  if (event.kind === 'horn') {
    sound.play('horn', { step: 0, gain: 0.7, cue: true })
    sound.play('horn', { step: 2, gain: 0.6, delay: 0.3, cue: true })
  }
  if (event.kind === 'arrived') sound.play('toot', { gain: 0.5 })
  if (event.kind === 'buoy') sound.play('ding', { gain: 0.4 })
}

/** Lets time go on in small steps, tells what happens in the rules, and makes the moves of the players. */
export function makeShow(play: TugPlay, isStarted: Signal<boolean>): Show {
  const [note, mood, isSailing] = [signal(''), signal<Mood>('calm'), signal(false)]
  let [boats, tick] = [play.state.value.boats, play.state.value.tick]
  let [pending, left, leg] = [0, 0, 0]
  let burst: Burst | null = null
  let pausedSince: number | null = null
  const isScan = () => play.values.scan !== 'off'
  const isRunning = () => {
    const { phase, isPaused } = play.state.value
    const isOpen = play.ready.value && !play.closing.value && isStarted.value
    return isOpen && phase === 'sail' && !isPaused && (!isScan() || isSailing.value)
  }
  const rest = () => ({ boats, tick } = play.state.value)
  const tell = (text: string, next: Mood) => {
    note.value = text
    mood.value = next
    if (text) play.say(text)
    play.clock.after(2200, () => {
      if (note.value === text) note.value = ''
      mood.value = 'calm'
    })
  }
  /** Hands the time that has passed to the rules. */
  function settle() {
    if (pending === 0) return
    const before = play.state.value
    const after = play.move({ kind: 'sail', ticks: pending })
    pending = 0
    rest()
    const docked = after.docked.length > before.docked.length ? after.docked.at(-1) : undefined
    if (!docked) return
    logDocked(play, docked)
    burst = { place: docked.path.at(-1) ?? [0, 0], sign: docked.sign, since: play.clock.now() }
    play.sound.play('bell', { step: after.docked.length % 8, gain: 0.6 })
    tell(
      after.joined > before.joined
        ? m.tug_harbor_both_halves_are_here()
        : docked.isAlone
          ? m.tug_harbor_docked_alone({ boat: boatName(docked) })
          : m.tug_harbor_docked({ boat: boatName(docked) }),
      'glad',
    )
    if (after.turns > before.turns) play.endTurn()
  }
  function hear(event: SailEvent) {
    playEvent(play, event)
    if (event.kind === 'horn') tell(m.tug_harbor_toot_too_close(), 'alert')
  }
  function frame(dt: number) {
    if (!isRunning()) return void (left = 0)
    left += dt
    while (left >= tickMs && isRunning()) {
      left -= tickMs
      const next = step(boats, tick + 1)
      tick++
      const isEnd = isScan() && isStill(boats, next.boats, tick)
      boats = next.boats
      pending++
      leg++
      const isFar = leg >= legTicks && boats.filter(isUnderWay).length > 1
      if (next.events.length === 0 && !isFar && !isEnd) continue
      settle()
      next.events.forEach(hear)
      isSailing.value = false
      leg = 0
    }
  }
  function make(wanted: Move): State {
    settle()
    const before = play.state.value
    if (isLate(before, wanted)) return before
    const isRoute = wanted.kind === 'route' || wanted.kind === 'lane'
    const after = play.move(completed(play, wanted, pausedSince))
    if (wanted.kind === 'pause') pausedSince = play.clock.now()
    if (wanted.kind === 'resume') pausedSince = null
    rest()
    if (isRoute) {
      const text = tellRoute(play, before, after, wanted.boat)
      if (text) tell(text, 'alert')
    }
    if (wanted.kind === 'help')
      play.trial({ target: 'help', response: `step ${after.help?.step ?? 0}`, event: true, rtMs: null })
    playMove(play, wanted)
    if (after.turns > before.turns) play.endTurn()
    return after
  }
  const share = () => left / tickMs
  return {
    note,
    mood,
    isSailing,
    isRunning,
    boats: () => boats,
    share,
    seconds: () => (tick + share()) / ticksPerSecond,
    burst: () => burst,
    frame,
    make,
  }
}
