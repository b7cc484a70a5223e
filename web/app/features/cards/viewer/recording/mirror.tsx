import { m } from '#messages'
import { Camera, CameraOff } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { changeSettings } from '../settings/settings.ts'
import { supportsMedia, toMediaProblem, problemText, type MediaProblem } from './problems.ts'

type State = { step: 'off'; problem?: MediaProblem } | { step: 'asking' } | { step: 'on'; stream: MediaStream }

const stopAll = (stream: MediaStream) => {
  for (const track of stream.getTracks()) track.stop()
}

/** Runs the camera while needed; stops it when the page closes or is hidden. */
function useCamera() {
  const [state, setState] = useState<State>({ step: 'off' })
  const stream = useRef<MediaStream | null>(null)
  const asked = useRef(0)
  const off = (problem?: MediaProblem) => {
    asked.current += 1
    if (stream.current) stopAll(stream.current)
    stream.current = null
    setState({ step: 'off', problem })
  }
  useEffect(() => {
    const hidden = () => document.visibilityState === 'hidden' && off()
    const leave = () => off()
    document.addEventListener('visibilitychange', hidden)
    window.addEventListener('pagehide', leave)
    return () => {
      document.removeEventListener('visibilitychange', hidden)
      window.removeEventListener('pagehide', leave)
      leave()
    }
  }, [])
  const on = async () => {
    if (!supportsMedia()) return off('insecure')
    asked.current += 1
    const mine = asked.current
    setState({ step: 'asking' })
    try {
      const got = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'user', width: { ideal: 640 } } })
      if (mine !== asked.current) return stopAll(got)
      stream.current = got
      setState({ step: 'on', stream: got })
    } catch (error) {
      if (mine === asked.current) off(toMediaProblem(error))
    }
  }
  return { state, on, off }
}

function Picture({ stream }: { stream: MediaStream }) {
  const video = useRef<HTMLVideoElement>(null)
  useEffect(() => {
    if (video.current) video.current.srcObject = stream
  }, [stream])
  return (
    <video
      ref={video}
      className="size-full min-h-0 object-cover [scale:-1_1]"
      autoPlay
      muted
      playsInline
      aria-label={m.cards_mirror()}
    />
  )
}

/** Camera mirror beside the card. Nothing is recorded or sent. */
export function Mirror() {
  const { state, on, off } = useCamera()
  return (
    <aside className="mirror" aria-label={m.cards_mirror()} data-scan-group="">
      {state.step === 'on' ? (
        <>
          <Picture stream={state.stream} />
          <button
            type="button"
            className="absolute left-2.5 bottom-2.5 grid place-items-center size-14 border-0 rounded-[50%] bg-cream text-inherit"
            data-scan="4"
            aria-label={m.cards_turn_the_camera_off()}
            onClick={() => off()}
          >
            <CameraOff aria-hidden className="play-icon" />
          </button>
        </>
      ) : (
        <div className="mirror-ask [align-self:safe_center] grid justify-items-center gap-3.5 p-4 text-body leading-[1.35] text-center phone-portrait:p-2.5 phone-portrait:gap-1.5 phone-portrait:text-small">
          <p role="status">
            {state.step === 'off' && state.problem
              ? problemText(state.problem, 'camera')
              : m.cards_the_camera_shows_you_here_like()}
          </p>
          <button
            type="button"
            className="bar-btn is-play"
            data-scan="4"
            disabled={state.step === 'asking'}
            onClick={() => void on()}
          >
            <Camera aria-hidden className="play-icon" />
            <span>{m.cards_turn_the_camera_on()}</span>
          </button>
          <button
            type="button"
            className="min-h-12 py-0 px-3 border-0 [background:none] text-inherit text-small/[1.2] font-semibold font-text [text-decoration:underline]"
            data-scan="4"
            onClick={() => changeSettings({ mirror: false })}
          >
            {m.cards_close_the_mirror()}
          </button>
        </div>
      )}
    </aside>
  )
}
