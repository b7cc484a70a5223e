import { Volume2 } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { CheckPart, type Found } from './check-part.tsx'

/** Three soft bells, one after the other. */
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

/** Whether sound comes out of this device. Only a person can say. */
export function SoundCheck() {
  const [played, setPlayed] = useState(false)
  const [found, setFound] = useState<Found>('open')
  const play = () => {
    playBells().then(
      () => setPlayed(true),
      () => setFound('bad'),
    )
  }
  return (
    <CheckPart title="Sound" found={found}>
      <p>Press the button: you should hear three bells.</p>
      <div className="check-ways">
        <Button look={found === 'good' ? 'quiet' : 'main'} onClick={play}>
          <Volume2 aria-hidden size={20} />
          Play three bells
        </Button>
      </div>
      {played ? (
        <div className="check-asked flex flex-wrap items-center gap-3" role="group" aria-label="Did you hear them?">
          <p>Did you hear them?</p>
          <Button look="quiet" aria-pressed={found === 'good'} onClick={() => setFound('good')}>
            Yes
          </Button>
          <Button look="quiet" aria-pressed={found === 'bad'} onClick={() => setFound('bad')}>
            No
          </Button>
        </div>
      ) : null}
      <div role="status">
        {found === 'bad' ? (
          <ul className="grid gap-2 pl-5.5 [list-style:disc]">
            <li>Turn up the device, and look for a silent switch on its side.</li>
            <li>A muted tab has a crossed-out speaker: right-click it and choose Unmute.</li>
            <li>Headphones or a screen that are connected may take the sound away.</li>
            <li>On a call, your own sound is heard by you alone until you share it with the screen.</li>
          </ul>
        ) : null}
      </div>
    </CheckPart>
  )
}
