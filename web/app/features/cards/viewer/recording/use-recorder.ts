import { useEffect, useState } from 'react'
import { browserParts, makeRecorder, type Recorder, type RecorderState } from './recorder.ts'

/** A recorder that ends with what it is drawn in, and is silent behind a hidden page. */
export function useRecorder(): { state: RecorderState; recorder: Recorder | null } {
  const [state, setState] = useState<RecorderState>({ step: 'empty' })
  const [recorder, setRecorder] = useState<Recorder | null>(null)
  useEffect(() => {
    const made = makeRecorder(browserParts, setState)
    setRecorder(made)
    const hidden = () => document.visibilityState === 'hidden' && made.hide()
    document.addEventListener('visibilitychange', hidden)
    window.addEventListener('pagehide', made.end)
    return () => {
      document.removeEventListener('visibilitychange', hidden)
      window.removeEventListener('pagehide', made.end)
      made.end()
    }
  }, [])
  return { state, recorder }
}
