import type { Bus, Mixer } from './mixer.ts'

/** Wind or water under a scene. */
export interface Bed {
  level(gain: number, seconds?: number): void
  stop(): void
}

/** Starts a bed of filtered noise; it is silent until its level is set. */
export function makeBed({ context, noise, buses }: Mixer, bus: Bus, kind: 'wind' | 'water'): Bed {
  const source = context.createBufferSource()
  source.buffer = noise
  source.loop = true
  const filter = context.createBiquadFilter()
  filter.type = kind === 'wind' ? 'bandpass' : 'lowpass'
  filter.frequency.value = kind === 'wind' ? 420 : 620
  const gain = context.createGain()
  gain.gain.value = 0
  source.connect(filter).connect(gain).connect(buses[bus])
  source.start()
  return {
    level: (value, seconds = 0.5) => gain.gain.setTargetAtTime(value, context.currentTime, seconds / 3),
    stop: () => {
      gain.gain.setTargetAtTime(0, context.currentTime, 0.3)
      source.stop(context.currentTime + 1.5)
    },
  }
}
