import { signal } from '@preact/signals'
import { logMove } from './journal.ts'
import { noteOf, promptLines } from './notes.ts'
import { isLegal } from './rules.ts'
import { makeShuttle, type ThreadPlay } from './shuttle.ts'
import type { Move, State } from './state.ts'

export type { Mood, ThreadPlay } from './shuttle.ts'

/** Applies moves to the rules and animates the results one after another. */
export function makeShow(play: ThreadPlay) {
  const shuttle = makeShuttle(play)
  const { scene, weaving, pull, mood, note, feel, pace, tell, showPull, showBands } = shuttle
  const busy = signal(false)
  const closing = signal(false)
  const problems = signal<readonly string[]>([])
  async function close(): Promise<void> {
    if (closing.value) return
    closing.value = true
    feel('glad', 9000)
    for (const step of [0, 2, 4, 5]) play.sound.play('bell', { step, gain: 0.3, delay: step * 0.13 })
    await pace(2400)
    play.finish()
  }
  async function run(before: State, after: State, move: Move): Promise<void> {
    if (move.kind === 'pull') await showPull(after)
    if (move.kind === 'score' || move.kind === 'label') {
      const revealed = after.events.some(({ kind }) => kind === 'revealed')
      play.sound.play(revealed ? 'bell' : 'wood', { step: revealed ? 3 : 1, gain: 0.35 })
    }
    if (after.bands.length > before.bands.length) await showBands(before, after)
    scene.value = after
    pull.value = 'loose'
  }
  return {
    scene,
    busy,
    closing,
    weaving,
    pull,
    mood,
    note,
    problems,
    /** Returns what to do now, or the message of the last move. */
    line: () => note.value || promptLines[scene.value.phase](scene.value),
    async make(move: Move): Promise<void> {
      if (busy.value || closing.value) return
      const before = play.state.value
      // A button that was pressed is on the screen for one more frame, in which an eager switch presses again.
      if (!isLegal(before, move)) return
      if (move.kind === 'toggle') {
        scene.value = play.move(move)
        const chosen = scene.value.chosen.length
        note.value = ''
        play.sound.play('pluck', { step: chosen, gain: 0.5 })
        feel('awake', 2600)
        return
      }
      busy.value = true
      const after = play.move(move)
      if (move.kind !== 'pull') note.value = ''
      if (move.kind === 'shuffle') play.sound.play('wind', { gain: 0.35 })
      logMove(play, before, after, move)
      if (move.kind === 'list')
        problems.value = after.events.flatMap((event) => (event.kind === 'list' ? event.problems : []))
      await run(before, after, move)
      const told = after.events.map((event) =>
        event.kind === 'last' || event.kind === 'otherLabel'
          ? noteOf(event, after, play.values.oneAway !== false)
          : null,
      )
      const last = told.find((text) => text !== null)
      if (last) tell(last)
      if (after.turnOver && play.ending.value === null) play.endTurn()
      busy.value = false
      // The answer to this pull or name is complete, so the timer starts over for the next one.
      if (['pull', 'score', 'label'].includes(move.kind)) play.asked()
      if (after.phase === 'over') await close()
    },
    close,
  }
}
export type Show = ReturnType<typeof makeShow>
