import { m } from '#messages'
import { Volume2 } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { CheckSection, type CheckResult } from './check-section.tsx'

/** Plays three soft bells. */
async function playBells(): Promise<void> {
  const context = new AudioContext()
  await context.resume()
  for (const [at, pitch] of [523, 659, 784].entries()) {
    const tone = context.createOscillator()
    const volume = context.createGain()
    const start = context.currentTime + at * 0.45
    tone.frequency.value = pitch
    volume.gain.setValueAtTime(0.0001, start)
    volume.gain.exponentialRampToValueAtTime(0.25, start + 0.03)
    volume.gain.exponentialRampToValueAtTime(0.0001, start + 0.9)
    tone.connect(volume).connect(context.destination)
    tone.start(start)
    tone.stop(start + 1)
    if (at === 2) tone.onended = () => void context.close()
  }
}

/** Checks the sound; only the user can tell whether they hear it. */
export function SoundCheck() {
  const [played, setPlayed] = useState(false)
  const [found, setFound] = useState<CheckResult>('open')
  const play = () => {
    playBells().then(
      () => setPlayed(true),
      () => setFound('bad'),
    )
  }
  return (
    <CheckSection title={m.ui_sound()} found={found}>
      <p>{m.play_tap_the_button_you_should_hear()}</p>
      <div className="check-actions">
        <Button look={found === 'good' ? 'quiet' : 'main'} onClick={play}>
          <Volume2 aria-hidden size={20} />
          {m.play_play_three_bells()}
        </Button>
      </div>
      {played ? (
        <div
          className="check-asked flex flex-wrap items-center gap-3"
          role="group"
          aria-label={m.play_did_you_hear_them()}
        >
          <p>{m.play_did_you_hear_them()}</p>
          <Button look="quiet" aria-pressed={found === 'good'} onClick={() => setFound('good')}>
            {m.ui_yes()}
          </Button>
          <Button look="quiet" aria-pressed={found === 'bad'} onClick={() => setFound('bad')}>
            {m.ui_no()}
          </Button>
        </div>
      ) : null}
      <div role="status">
        {found === 'bad' ? (
          <ul className="grid gap-2 pl-5.5 [list-style:disc]">
            <li>{m.play_turn_up_the_volume_and_check()}</li>
            <li>{m.play_a_muted_tab_has_a_crossed()}</li>
            <li>{m.play_connected_headphones_or_a_screen_may()}</li>
            <li>{m.play_on_a_call_only_you_hear()}</li>
          </ul>
        ) : null}
      </div>
    </CheckSection>
  )
}
