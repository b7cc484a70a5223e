import { every } from '../../platform/time/timers.ts'

const everyMs = 50
const samples = 2048

/** Returns the loudness (RMS) of some samples: 0 is silent, 1 the maximum. */
export function rms(sound: Float32Array): number {
  let sum = 0
  for (const value of sound) sum += value * value
  return sound.length === 0 ? 0 : Math.min(1, Math.sqrt(sum / sound.length))
}

/** Reports only the loudness; no sound is stored or sent. Returns a function that stops. */
export function measureLoudness(tell: (rms: number) => void): () => void {
  let stopped = false
  let release = () => {}
  // Echo and noise filters would distort the loudness.
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
      tell(rms(sound))
    })
    release = () => {
      stopListening()
      for (const track of stream.getTracks()) track.stop()
      void context.close()
    }
    if (stopped) release()
  }
  // Without permission or microphone, no level is reported, and the game offers its button.
  start().catch(() => {})
  return () => {
    stopped = true
    release()
  }
}
