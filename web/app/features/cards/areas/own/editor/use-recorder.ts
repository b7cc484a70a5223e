import { useCallback, useEffect, useRef, useState } from 'react'
import { after } from '../../../../../platform/time/timers.ts'

const longest = 10_000
const kinds = ['audio/webm;codecs=opus', 'audio/mp4', 'audio/ogg;codecs=opus']

export type Recording = 'idle' | 'recording' | 'refused'

/** Records up to ten seconds from the microphone. The sound stays in this page; `onDone` gets each recording. */
export function useRecorder(onDone: (sound: Blob) => void) {
  const [state, setState] = useState<Recording>('idle')
  const recorder = useRef<MediaRecorder | null>(null)
  const left = useRef(false)
  const asking = useRef(false)
  const stop = useCallback(() => {
    if (recorder.current?.state === 'recording') recorder.current.stop()
  }, [])
  const start = useCallback(async () => {
    // A double tap starts only one recording; a second one could never be stopped.
    if (asking.current || recorder.current?.state === 'recording') return
    asking.current = true
    try {
      const stream = await navigator.mediaDevices.getUserMedia({ audio: true })
      const release = () => stream.getTracks().forEach((track) => track.stop())
      // The screen was left while the browser asked for permission.
      if (left.current) return release()
      const mimeType = kinds.find((kind) => MediaRecorder.isTypeSupported(kind))
      const made = new MediaRecorder(stream, mimeType ? { mimeType } : {})
      recorder.current = made
      const parts: Blob[] = []
      const cancelStop = after(longest, stop)
      made.ondataavailable = ({ data }) => parts.push(data)
      made.onstop = () => {
        cancelStop()
        release()
        if (left.current) return
        setState('idle')
        if (parts.some(({ size }) => size > 0)) onDone(new Blob(parts, { type: made.mimeType }))
      }
      made.start()
      setState('recording')
    } catch {
      if (!left.current) setState('refused') // no microphone, or permission denied
    } finally {
      asking.current = false
    }
  }, [onDone, stop])
  useEffect(() => {
    left.current = false
    return () => {
      left.current = true
      stop()
    }
  }, [stop])
  return { state, start, stop }
}
