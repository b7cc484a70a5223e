import { signal } from '@preact/signals'
import type { ScoopPlay } from './scene.ts'
import type { Mood } from './server.tsx'

/** How the penguin feels, and what is told; both go over by themselves. */
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
