import { useEffect, useState } from 'react'
import { browserParts, createRecorder, type Recorder, type RecorderState } from './recorder.ts'

/** Returns a recorder that ends with the component and is silent on a hidden page. */
export function useRecorder(): { state: RecorderState; recorder: Recorder | null } {
  const [state, setState] = useState<RecorderState>({ step: 'empty' })
  const [recorder, setRecorder] = useState<Recorder | null>(null)
  useEffect(() => {
    const made = createRecorder(browserParts, setState)
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
