import { MonitorUp, Square } from 'lucide-react'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { Button } from '../../../ui/button.tsx'
import { CheckPart, type Found } from './check-part.tsx'

type State = 'idle' | 'sharing' | 'refused'

const unchanging = () => () => undefined
/** Tablets and phones share from within the call alone. */
const canShare = () => typeof navigator.mediaDevices?.getDisplayMedia === 'function'

function end(stream: MediaStream | null) {
  for (const track of stream?.getTracks() ?? []) track.stop()
}

function Tips({ withSound }: { withSound: boolean | null }) {
  return (
    <ul className="grid gap-2 pl-5.5 [list-style:disc]">
      <li>Share the tab with the game, not the whole screen: mail and notes stay private.</li>
      <li>
        {withSound === false
          ? 'No sound is shared now. In the browser’s window, switch on “Also share tab audio”.'
          : 'Switch on “Also share tab audio” in the browser’s window, so that the other side hears the game.'}
      </li>
      <li>The other side sees about 5 to 10 pictures a second. Games are made so that this is enough.</li>
    </ul>
  )
}

/** What the other side of a call would see. The picture stays in this page: nothing is recorded or sent. */
export function ShareCheck() {
  const can = useSyncExternalStore(unchanging, canShare, () => true)
  const [state, setState] = useState<State>('idle')
  const [withSound, setWithSound] = useState<boolean | null>(null)
  const video = useRef<HTMLVideoElement>(null)
  const stream = useRef<MediaStream | null>(null)
  useEffect(() => () => end(stream.current), [])
  const stop = () => {
    end(stream.current)
    stream.current = null
    if (video.current) video.current.srcObject = null
    setState('idle')
  }
  const share = async () => {
    try {
      const shared = await navigator.mediaDevices.getDisplayMedia({ video: true, audio: true })
      stream.current = shared
      shared.getVideoTracks()[0]?.addEventListener('ended', stop)
      setWithSound(shared.getAudioTracks().length > 0)
      setState('sharing')
      if (video.current) video.current.srcObject = shared
    } catch {
      setState('refused')
    }
  }
  const found: Found = state === 'refused' ? 'bad' : withSound === null ? 'open' : 'good'
  return (
    <CheckPart title="Screen sharing" found={can ? found : 'open'}>
      {can ? (
        <p>Share a tab as you would in a call, and see what the other side sees. Nothing is recorded or sent.</p>
      ) : (
        <p>This browser cannot try it here. Use the share button of your call: it shows the whole screen.</p>
      )}
      <div className="check-ways">
        {!can ? null : state === 'sharing' ? (
          <Button look="quiet" onClick={stop}>
            <Square aria-hidden size={20} />
            Stop sharing
          </Button>
        ) : (
          <Button look={found === 'good' ? 'quiet' : 'main'} onClick={() => void share()}>
            <MonitorUp aria-hidden size={20} />
            Try sharing
          </Button>
        )}
      </div>
      <video ref={video} className="check-shared" hidden={state !== 'sharing'} autoPlay muted playsInline>
        <track kind="captions" />
      </video>
      <div role="status">
        {state === 'refused' ? (
          <p className="check-result">Nothing was shared. Press the button to try again.</p>
        ) : null}
        {state === 'sharing' ? (
          <p className="check-result">
            {withSound ? 'Picture and sound are shared.' : 'The picture is shared, no sound.'}
          </p>
        ) : null}
      </div>
      <Tips withSound={state === 'sharing' ? withSound : null} />
    </CheckPart>
  )
}
