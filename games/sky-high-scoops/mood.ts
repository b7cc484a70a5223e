import { signal } from '@preact/signals'
import type { ScoopPlay } from './scene.ts'
import type { Mood } from './penguin.tsx'

/** The penguin's mood and the current message; both end by themselves. */
export function makeMood(play: ScoopPlay) {
  const mood = signal<Mood>('wait')
  const note = signal('')
  let stopMood: () => void = () => undefined
  let stopNote: () => void = () => undefined
  return {
    mood,
    note,
    feel(next: Mood, ms: number) {
      stopMood()
      mood.value = next
      stopMood = play.clock.after(ms, () => (mood.value = 'wait'))
    },
    tell(text: string, ms = 2600) {
      stopNote()
      note.value = text
      play.say(text)
      stopNote = play.clock.after(ms, () => (note.value = ''))
    },
  }
}
export type MoodAndNote = ReturnType<typeof makeMood>
