import { m } from '#messages'
import { Mic, Pause, Play, Square } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Button } from '../../../../ui/button.tsx'
import { Dialog } from '../../../../ui/dialog.tsx'
import { formatClock } from '../scoring/clock.tsx'
import { isPermissionGranted, supportsMedia, problemText, type MediaProblem } from './problems.ts'
import type { RecorderState } from './recorder.ts'
import { useRecorder } from './use-recorder.ts'
import { every } from '../../../../platform/time/timers.ts'

/** Returns a problem known in advance; null if permission can be requested. */
function findProblem(): MediaProblem | null {
  if (!supportsMedia()) return 'insecure'
  return typeof MediaRecorder === 'undefined' ? 'cannot-record' : null
}

function Passed({ since }: { since: number }) {
  const [now, setNow] = useState(since)
  useEffect(() => {
    return every(250, () => setNow(Date.now()))
  }, [])
  return <span className="record-time tabular-nums">{formatClock(now - since)}</span>
}

/** Explains the browser's permission prompt before it appears. */
function AskFirst({ open, onYes, onNo }: { open: boolean; onYes: () => void; onNo: () => void }) {
  return (
    <Dialog open={open} onClose={onNo} title={m.cards_record_a_try()}>
      <p>{m.cards_your_browser_will_ask_to_use()}</p>
      <div className="dialog-actions">
        <Button onClick={onYes}>{m.cards_go_on()}</Button>
        <Button look="quiet" onClick={onNo}>
          {m.ui_not_now()}
        </Button>
      </div>
    </Dialog>
  )
}

const says: Record<RecorderState['step'], string> = {
  empty: '',
  asking: m.cards_waiting_for_the_microphone(),
  recording: m.cards_recording(),
  recorded: m.cards_recorded(),
  playing: m.cards_playing(),
}

/** Records a trial and plays it back. */
export function RecordBar() {
  const { state, recorder } = useRecorder()
  const [asks, setAsks] = useState(false)
  const [before, setBefore] = useState<MediaProblem | null>(null)
  const { step } = state
  const record = async () => {
    const wrong = findProblem()
    setBefore(wrong)
    if (wrong) return
    if (step === 'empty' && !(await isPermissionGranted('microphone'))) setAsks(true)
    else await recorder?.start()
  }
  const problem = before ?? (state.step === 'empty' ? state.problem : undefined)
  return (
    <div className="flex items-center gap-2 min-w-0" role="group" aria-label={m.cards_record_and_play_back()}>
      {step === 'recording' ? (
        <button type="button" className="bar-btn is-recording" data-scan="4" onClick={() => void recorder?.stop()}>
          <Square aria-hidden className="play-icon" />
          <span>{m.ui_stop()}</span>
          <Passed since={state.since} />
        </button>
      ) : (
        <button
          type="button"
          className="bar-btn"
          data-scan="4"
          disabled={step === 'asking'}
          onClick={() => void record()}
        >
          <Mic aria-hidden className="play-icon" />
          <span>{step === 'empty' || step === 'asking' ? m.cards_record() : m.cards_again()}</span>
        </button>
      )}
      {step === 'recorded' || step === 'playing' ? (
        <button
          type="button"
          className="bar-btn is-play"
          data-scan="4"
          onClick={() => (step === 'playing' ? recorder?.pause() : recorder?.play())}
        >
          {step === 'playing' ? (
            <Pause aria-hidden className="play-icon" />
          ) : (
            <Play aria-hidden className="play-icon" />
          )}
          <span>{step === 'playing' ? m.ui_stop() : m.ui_play()}</span>
        </button>
      ) : null}
      <span className={problem ? 'max-w-[44ch] text-small leading-[1.25]' : 'sr-only'} role="status">
        {problem ? problemText(problem, 'microphone') : says[step]}
      </span>
      <AskFirst
        open={asks}
        onNo={() => setAsks(false)}
        onYes={() => {
          setAsks(false)
          void recorder?.start()
        }}
      />
    </div>
  )
}
