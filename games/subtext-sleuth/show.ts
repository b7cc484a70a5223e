import { m } from '#messages'
import { signal } from '@preact/signals'
import { isOffered } from '../kit/rules.ts'
import { spellOutEmoji } from './emoji.ts'
import { logMove, type SleuthPlay } from './journal.ts'
import { textOf, threadOf } from './library.ts'
import { rules } from './rules.ts'
import { makeSounds } from './sounds.ts'
import type { Move, State } from './state.ts'

/** Returns how long a message of this length takes to type, in milliseconds, for a setting. */
export function paceOf(letters: number, typing: unknown): number {
  if (typing === 'once') return 0
  const [least, each, most] = typing === 'slow' ? [1200, 55, 4500] : [700, 24, 2200]
  return Math.min(most, least + letters * each)
}

/** Whether a question can be answered from now on. The time before doesn't count as response time. */
const opens = (before: State, after: State): boolean =>
  after.phase === 'meaning' && before.phase !== 'meaning' && before.phase !== 'clues'

/** Plays the messages over time, applies and logs moves, and shows a closed case for a moment. */
export function makeShow(play: SleuthPlay) {
  /** Who is typing now. */
  const typing = signal<string | null>(null)
  /** The face that is selected for a forecast. */
  const face = signal<number | null>(null)
  const sound = makeSounds(play.sound)
  let reading = false
  let hurried = false
  let wake: () => void = () => undefined

  const open = () => play.state.value.phase === 'read' && play.ready.value

  const woken = () => new Promise<void>((done) => (wake = done))
  /** Waits, unless `hurry` ends the wait. */
  const rest = (ms: number) => (hurried || ms === 0 ? Promise.resolve() : Promise.race([play.clock.wait(ms), woken()]))

  async function arrive(state: State): Promise<void> {
    const [next = ''] = state.queue
    const message = threadOf(state.id).messages[next]
    if (!message) return
    const text = textOf(threadOf(state.id), next)
    const pace = paceOf(text.length, play.values.typing)
    if (message.from) {
      typing.value = message.from
      await rest(pace)
      typing.value = null
    } else await rest(pace === 0 ? 0 : 600)
    if (!open()) return
    if (opens(state, play.move({ kind: 'arrive' }))) play.asked()
    if (message.from && !hurried) sound('arrival')
    if (message.from === null) sound('sending')
    const told = message.from === '' ? text : `${message.from ?? m.subtext_sleuth_you()}: ${text}`
    if (play.values.read === true && !hurried) await Promise.race([play.aloud(spellOutEmoji(told)), woken()])
    else play.say(told)
    if (pace > 0) await rest(350)
  }

  /** Plays messages one after another until a question comes. */
  async function readOn(): Promise<void> {
    if (reading) return
    reading = true
    hurried = false
    while (open()) await arrive(play.state.value)
    reading = false
    typing.value = null
  }

  function hurry(): void {
    hurried = true
    wake()
  }

  function soundOf({ kind }: Move): void {
    if (kind === 'clue') sound('mark')
    else if (kind === 'open' || kind === 'on') sound('page')
    else if (kind !== 'file') play.sound.play('wood', { gain: 0.35 })
  }

  function tellFiling(after: State): void {
    const { phase, notes, told } = after
    if (phase === 'filed') {
      for (const [i, step] of [0, 2].entries()) play.sound.play('bell', { step, delay: i * 0.16, gain: 0.4 })
      const note = notes.at(-1)
      play.say(
        note?.fit === 'shown'
          ? m.subtext_sleuth_the_thread_shows({ meaning: note.meaning })
          : m.subtext_sleuth_in_the_case_notes(),
      )
      return
    }
    sound('page')
    play.say(told?.kind === 'off' ? told.text : m.subtext_sleuth_what_else_do_you_see())
  }

  /** Makes a move with its sound, and logs a trial if it answered something. */
  function make(move: Move): void {
    if (!play.ready.value) return
    const before = play.state.value
    if (!isOffered(rules.moves(before), move)) return
    const rtMs = play.sinceReady()
    const player = play.person.value.id
    soundOf(move)
    const after = play.move(move)
    logMove(play, before, move, { player, rtMs })
    if (move.kind === 'file') tellFiling(after)
    if (move.kind === 'file' || opens(before, after)) play.asked()
    if (move.kind === 'forecast') face.value = null
    if (move.kind === 'send') sound('sending')
    if (move.kind === 'open') play.keep({ used: after.used })
    if (after.turnOver || after.phase === 'over') play.endTurn()
  }

  /** Ends the game when the folder is closed, or early. */
  function end(): void {
    hurry()
    if (play.state.value.phase !== 'over') play.move({ kind: 'close' })
    for (const [i, step] of [0, 2, 4].entries()) play.sound.play('bell', { step, delay: i * 0.2, gain: 0.5 })
    play.clock.after(2200, () => play.finish())
  }

  return { typing, face, make, readOn, hurry, end }
}
export type Show = ReturnType<typeof makeShow>
