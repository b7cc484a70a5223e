import { m } from '#messages'
import { signal } from '@preact/signals'
import type { Play } from '../kit/index.ts'
import type { Level } from './levels.ts'
import { noteOf } from './notes.ts'
import type { Move, State } from './state.ts'

export type ThreadPlay = Play<Level, State, Move>
/** The state of the thread that runs through the chosen words. */
export type Pull = 'loose' | 'taut' | 'slack'
/** The cat's moods. */
export type Mood = 'asleep' | 'awake' | 'glad'

/** Returns each new band as a state of its own, so that they appear one after another. */
function stagesOf(before: State, after: State): State[] {
  const added = after.bands.length - before.bands.length
  return Array.from({ length: Math.max(0, added) }, (_, at) => {
    const bands = after.bands.slice(0, before.bands.length + at + 1)
    const woven = bands.flatMap(({ words, grid }) => (grid === before.grid ? words : []))
    const board = before.board.filter((word) => !woven.includes(word))
    return { ...before, phase: 'pull', bands, board, chosen: [], lit: [], events: [] }
  })
}

function makeMood({ clock }: ThreadPlay) {
  const mood = signal<Mood>('asleep')
  let moods = 0
  return {
    mood,
    feel(next: Mood, ms: number): void {
      const mine = ++moods
      mood.value = next
      clock.after(ms, () => mine === moods && (mood.value = next === 'glad' ? 'awake' : 'asleep'))
    },
  }
}

/** Shows pulls and bands with their sounds, one after another. */
export function makeShuttle(play: ThreadPlay) {
  const scene = signal(play.state.value)
  /** Whether the shuttle is running through the newest band. */
  const weaving = signal(false)
  const pull = signal<Pull>('loose')
  const { mood, feel } = makeMood(play)
  const note = signal('')
  const pace = (ms: number) => play.clock.wait(play.calm.value ? Math.min(ms, 450) : ms)
  function tell(text: string): void {
    note.value = text
    if (text !== '') play.say(text)
  }
  async function weave(stage: State): Promise<void> {
    weaving.value = true
    scene.value = stage
    feel('glad', 2600)
    for (const beat of [0, 1, 2]) play.sound.play('wood', { step: beat % 2, gain: 0.4, delay: beat * 0.24 })
    const steps = stage.bands.length
    for (const [at, step] of [0, 2, 4].entries())
      play.sound.play('pluck', { step: steps + step, gain: 0.6, delay: 0.75 + at * 0.09 })
    await pace(1500)
    weaving.value = false
  }
  async function showPull(after: State): Promise<void> {
    const right = after.events.some(({ kind }) => kind === 'right')
    pull.value = 'taut'
    play.sound.play('creak', { gain: 0.5 })
    await pace(520)
    if (right) {
      for (const step of [0, 2, 4]) play.sound.play('bell', { step, gain: 0.35, delay: step * 0.05 })
      feel('glad', 2400)
      return
    }
    pull.value = 'slack'
    play.sound.play('drum', { step: 2, gain: 0.3 })
    feel('awake', 3000)
    const notes = after.events
      .map((event) => noteOf(event, after, play.values.oneAway !== false))
      .filter((text) => text !== null)
    if (notes.length > 0) tell(notes.join(' '))
    await pace(900)
  }
  async function showBands(before: State, after: State): Promise<void> {
    pull.value = 'loose'
    const modeled = after.events.filter(({ kind }) => kind === 'modeled')
    for (const stage of stagesOf(before, after)) {
      const label = stage.bands.at(-1)?.label ?? ''
      if (modeled.length > 0) tell(m.thread_four_the_loom_weaves_one_for_you({ label }))
      await weave(stage)
    }
    // The finished cloth stays for a moment before the next grid appears.
    if (after.events.some(({ kind }) => kind === 'grid') && before.grid >= 0) await pace(900)
  }
  return { scene, weaving, pull, mood, note, feel, pace, tell, showPull, showBands }
}
