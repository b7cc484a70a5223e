import { m } from '#messages'
import { MonitorUp, Square } from 'lucide-react'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { Button } from '../../../ui/button.tsx'
import { CheckSection, type CheckResult } from './check-section.tsx'

type State = 'idle' | 'sharing' | 'refused'

const unchanging = () => () => undefined
/** Returns false on tablets and phones, which share only from within the call app. */
const canShare = () => typeof navigator.mediaDevices?.getDisplayMedia === 'function'

function end(stream: MediaStream | null) {
  for (const track of stream?.getTracks() ?? []) track.stop()
}

function Tips({ withSound }: { withSound: boolean | null }) {
  return (
    <ul className="grid gap-2 pl-5.5 [list-style:disc]">
      <li>{m.play_share_the_tab_with_the_game()}</li>
      <li>{withSound === false ? m.play_no_sound_is_being_shared_in() : m.play_turn_on_also_share_tab_audio()}</li>
      <li>{m.play_the_other_side_sees_about_5()}</li>
    </ul>
  )
}

/** Shows what the other side of a call would see. The picture stays in this page. */
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
  const found: CheckResult = state === 'refused' ? 'bad' : withSound === null ? 'open' : 'good'
  return (
    <CheckSection title={m.play_screen_sharing()} found={can ? found : 'open'}>
      {can ? <p>{m.play_share_a_tab_as_you_would()}</p> : <p>{m.play_this_browser_cant_test_it_here()}</p>}
      <div className="check-actions">
        {!can ? null : state === 'sharing' ? (
          <Button look="quiet" onClick={stop}>
            <Square aria-hidden size={20} />
            {m.play_stop_sharing()}
          </Button>
        ) : (
          <Button look={found === 'good' ? 'quiet' : 'main'} onClick={() => void share()}>
            <MonitorUp aria-hidden size={20} />
            {m.play_try_sharing()}
          </Button>
        )}
      </div>
      <video ref={video} className="check-shared" hidden={state !== 'sharing'} autoPlay muted playsInline>
        <track kind="captions" />
      </video>
      <div role="status">
        {state === 'refused' ? <p className="check-result">{m.play_nothing_was_shared_tap_the_button()}</p> : null}
        {state === 'sharing' ? (
          <p className="check-result">
            {withSound ? m.play_picture_and_sound_are_shared() : m.play_the_picture_is_shared_no_sound()}
          </p>
        ) : null}
      </div>
      <Tips withSound={state === 'sharing' ? withSound : null} />
    </CheckSection>
  )
}
