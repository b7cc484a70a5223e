import { effect } from '@preact/signals'
import type { AnySession } from '../session/session.ts'
import { levelsOf } from './levels.ts'

/** Connects sound with the page: volumes, what makes sound give way, music, and the kit's own sounds. */
export function wireSound(session: AnySession): void {
  const { sound, microphone, values, play, screen } = session
  const isListening = () =>
    !['off', 'button', 'unclear'].includes(microphone.state.value) ||
    (play.value !== null && play.value.practice.value.done < play.value.practice.value.of)
  effect(() =>
    sound.setLevels(
      levelsOf(values.value, {
        calm: session.calmChosen.value,
        reading: play.value !== null && play.value.toRead.value !== null,
        speaking: session.speaking.value,
        listening: isListening(),
      }),
    ),
  )
  // Music that nobody would hear isn't played: its notes cost time on a slow tablet.
  effect(() => {
    const { music, muted } = values.value
    const isHeard = music !== 0 && muted !== true && !session.calmChosen.value
    sound.setMusic(isHeard && screen.value === 'play')
  })
  effect(() => {
    if (play.value?.banner.value)
      for (const [at, step] of [2, 4].entries()) sound.play('bell', { step, gain: 0.3, delay: at * 0.16 })
  })
  effect(() => {
    if (screen.value === 'end' && session.spec.music?.ending) sound.music.play(session.spec.music.ending)
  })
  document.addEventListener('click', ({ target }) => {
    const button = (target as Element).closest('button, label')
    if (button && !button.matches('.target')) sound.play('button', { gain: 0.35 })
  })
}
