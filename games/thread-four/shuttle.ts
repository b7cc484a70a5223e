import { signal } from '@preact/signals'
import { m } from '#messages'
import { shownState } from '../kit/index.ts'
import type { ThreadPlay } from './journal.ts'
import { notesOf } from './notes.ts'
import type { State } from './state.ts'

/** The state of the thread that runs through the chosen words. */
export type Pull = 'loose' | 'taut' | 'slack'
/** The cat's moods. */
export type Mood = 'asleep' | 'awake' | 'glad'

/** Returns each new band as a state of its own, so that they appear one after another; a pair appears together. */
function stagesOf(before: State, after: State): State[] {
  const old = before.bands.filter(({ held }) => !held).length
  const all = after.bands.filter(({ held }) => !held)
  const isPair = after.events.some(({ kind }) => kind === 'pair')
  const counts = all.slice(old).map((_, at) => old + at + 1)
  return (isPair ? counts.slice(-1) : counts).map((count) => {
    const bands = all.slice(0, count)
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
  const { frozen, scene } = shownState(play)
  /** How many of the newest bands the shuttle is running through. */
  const fresh = signal(0)
  const pull = signal<Pull>('loose')
  const { mood, feel } = makeMood(play)
  const note = signal('')
  const pace = (ms: number) => play.clock.wait(play.calm.value ? Math.min(ms, 450) : ms)
  function tell(text: string): void {
    note.value = text
    if (text !== '') play.say(text)
  }
  async function weave(stage: State): Promise<void> {
    fresh.value = stage.bands.length - scene.value.bands.filter(({ held }) => !held).length
    frozen.value = stage
    feel('glad', 2600)
    for (const beat of [0, 1, 2]) play.sound.play('wood', { step: beat % 2, gain: 0.4, delay: beat * 0.24 })
    for (const [at, step] of [0, 2, 4].entries())
      play.sound.play('pluck', { step: stage.bands.length + step, gain: 0.6, delay: 0.75 + at * 0.09 })
    await pace(1500)
    fresh.value = 0
  }
  async function showPull(after: State): Promise<void> {
    pull.value = 'taut'
    play.sound.play('creak', { gain: 0.5 })
    await pace(520)
    if (after.events.some(({ kind }) => kind === 'right')) {
      for (const step of [0, 2, 4]) play.sound.play('bell', { step, gain: 0.35, delay: step * 0.05 })
      feel('glad', 2400)
      return
    }
    pull.value = 'slack'
    play.sound.play('drum', { step: 2, gain: 0.3 })
    feel('awake', 3000)
    tell(notesOf(after, after, play.values.oneAway !== false))
    await pace(900)
  }
  /** Shows whether luck was on the player's side: the spool unrolls, and a pair tangles or doesn't. */
  async function showLuck(after: State): Promise<void> {
    const luck = after.events.filter(({ kind }) => kind === 'spool' || kind === 'pair')
    if (luck.length === 0) return
    play.sound.play('plop')
    feel('glad', 2600)
    tell(notesOf({ events: luck }, after, true))
    await pace(1100)
    note.value = ''
  }
  async function showBands(before: State, after: State): Promise<void> {
    pull.value = 'loose'
    const isModeled = after.events.some(({ kind }) => kind === 'modeled')
    await showLuck(after)
    for (const stage of stagesOf(before, after)) {
      const last = stage.bands.at(-1)
      if (isModeled && last?.seat === null) tell(m.thread_four_the_loom_weaves_one_for_you({ label: last.label }))
      await weave(stage)
    }
    // The finished cloth stays for a moment before the next grid appears.
    if (after.events.some(({ kind }) => kind === 'grid') && before.grid >= 0) await pace(900)
  }
  return { frozen, scene, fresh, pull, mood, note, feel, pace, tell, showPull, showBands }
}
