import { m } from '#messages'
import { signal } from '@preact/signals'
import { logMove, type ThreadPlay } from './journal.ts'
import { notesOf, promptLines } from './notes.ts'
import { isLegal } from './rules.ts'
import { makeShuttle } from './shuttle.ts'
import type { Move, State } from './state.ts'
import { foundGroup } from './weaving.ts'

export type { ThreadPlay } from './journal.ts'

/** Applies moves to the rules and animates the results one after another. */
export function makeShow(play: ThreadPlay) {
  const shuttle = makeShuttle(play)
  const { frozen, pull, note, feel, pace, tell, showPull, showBands } = shuttle
  const busy = signal(false)
  const problems = signal<readonly string[]>([])
  async function close(): Promise<void> {
    feel('glad', 9000)
    for (const step of [0, 2, 4, 5]) play.sound.play('bell', { step, gain: 0.3, delay: step * 0.13 })
    await pace(900)
    play.finish()
  }
  async function run(before: State, after: State, move: Move): Promise<void> {
    if (move.kind === 'pull') await showPull(after)
    if (move.kind === 'score' || move.kind === 'label') {
      const revealed = after.events.some(({ kind }) => kind === 'revealed')
      play.sound.play(revealed ? 'bell' : 'wood', { step: revealed ? 3 : 1, gain: 0.35 })
    }
    if (after.events.some(({ kind }) => kind === 'revealed') && after.earned === 'notYet') {
      tell(m.thread_four_label_say_it_with_me({ label: foundGroup(before)?.label ?? '' }))
      await pace(2200)
      note.value = ''
    }
    if (move.kind === 'hold') play.sound.play(move.hold ? 'swish' : 'click')
    else if (after.bands.length > before.bands.length) await showBands(before, after)
    frozen.value = null
    pull.value = 'loose'
  }
  return {
    ...shuttle,
    busy,
    problems,
    /** Returns what to do now, or the message of the last move. */
    line: () => note.value || promptLines[shuttle.scene.value.phase](shuttle.scene.value),
    async make(move: Move): Promise<void> {
      if (busy.value || play.closing.value) return
      const before = play.state.value
      // A button that was pressed is on the screen for one more frame, in which an eager switch presses again.
      if (!isLegal(before, move)) return
      if (move.kind === 'toggle') {
        const chosen = play.move(move).chosen.length
        note.value = ''
        play.sound.play('pluck', { step: chosen, gain: 0.5 })
        feel('awake', 2600)
        return
      }
      busy.value = true
      frozen.value = before
      const after = play.move(move)
      if (move.kind !== 'pull') note.value = ''
      if (move.kind === 'shuffle') play.sound.play('swish', { gain: 0.5 })
      logMove(play, before, after, move)
      if (move.kind === 'list')
        problems.value = after.events.flatMap((event) => (event.kind === 'list' ? event.problems : []))
      await run(before, after, move)
      const last = after.events.filter(({ kind }) => kind === 'last' || kind === 'otherLabel')
      if (last.length > 0) tell(notesOf({ events: last }, after, true))
      if (after.turnOver) play.endTurn()
      busy.value = false
      // The answer to this pull or name is complete, so the timer starts over for the next one.
      if (['pull', 'score', 'label', 'hold', 'yarn'].includes(move.kind)) play.asked()
    },
    close,
  }
}
export type Show = ReturnType<typeof makeShow>
