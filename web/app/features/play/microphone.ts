import { every } from '../../platform/time/timers.ts'

const everyMs = 50
const samples = 2048

/** Loudness of a stretch of sound: 0 silent, 1 the most. */
export function rmsOf(sound: Float32Array): number {
  let sum = 0
  for (const value of sound) sum += value * value
  return sound.length === 0 ? 0 : Math.min(1, Math.sqrt(sum / sound.length))
}

/** Listens until the answer is called, and tells only how loud it is: no sound is kept, and none leaves the page. */
export function listen(tell: (rms: number) => void): () => void {
  let stopped = false
  let release = () => {}
  // Raw: echo and noise filters would bend the loudness.
  const audio = { echoCancellation: false, noiseSuppression: false, autoGainControl: false }
  const start = async () => {
    const stream = await navigator.mediaDevices.getUserMedia({ audio })
    const context = new AudioContext()
    const analyser = context.createAnalyser()
    analyser.fftSize = samples
    context.createMediaStreamSource(stream).connect(analyser)
    const sound = new Float32Array(samples)
    const stopListening = every(everyMs, () => {
      analyser.getFloatTimeDomainData(sound)
      tell(rmsOf(sound))
    })
    release = () => {
      stopListening()
      for (const track of stream.getTracks()) track.stop()
      void context.close()
    }
    if (stopped) release()
  }
  // Refused, or no microphone there: no level comes, and the game offers its button.
  start().catch(() => {})
  return () => {
    stopped = true
    release()
  }
}
