/**
 * Synthetic onsets for testing the voice detection, shaped like the signal that reaches the game. A vowel's power, with
 * shimmer, gets an onset's amplitude envelope millisecond by millisecond; room noise is added, and optionally automatic
 * gain. The result is measured as on the player page: the RMS of the last 43 ms, every 50 ms.
 */

/** The player page's window: 2048 samples at 48 kHz. */
const spanMs = 43
export const everyMs = 50
const quietMs = 700

/** Shape of the rise from silence (0) to the steady vowel (1). */
export type Shape = 'linear' | 'cosine' | 'exponential'

/** Each shape's full duration as a multiple of its 10% to 90% rise time; for the exponential, its time constant. */
const durationFactors: Record<Shape, number> = { linear: 1 / 0.8, cosine: 1 / 0.59, exponential: 1 / Math.log(9) }

export interface Onset {
  shape: Shape
  /** Rise time of the amplitude from 10% to 90%, in ms. */
  riseMs: number
  /** Room noise, in dB relative to the vowel. */
  noiseDb?: number
  /** RMS of the steady vowel; full scale is 1. */
  loud?: number
  /** How much a swell adds over the 400 ms after the rise, in dB. */
  swellDb?: number
  /** How much louder the first 80 ms are, in dB; a hard attack often overshoots. */
  overshootDb?: number
  /** The most that automatic gain adds to quiet sound, in dB. */
  gainDb?: number
  /** When the voice starts within the page's 50 ms interval. */
  phaseMs?: number
  /** How long the vowel lasts after its rise. */
  voiceMs?: number
}

/** Seeded random numbers from 0 to 1. */
function makeChance(seed: number) {
  let state = seed >>> 0
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 2 ** 32
  }
}

function envelopeAt({ shape, riseMs, swellDb = 0, overshootDb = 0 }: Onset, ms: number): number {
  const k = ms / (riseMs * durationFactors[shape])
  const rise =
    ms <= 0
      ? 0
      : shape === 'exponential'
        ? 1 - Math.exp(-k)
        : k >= 1
          ? 1
          : shape === 'linear'
            ? k
            : 0.5 - Math.cos(Math.PI * k) / 2
  const after = ms - riseMs * 1.25
  const swell = swellDb * Math.min(1, Math.max(0, after / 400))
  const over = after > 0 && after < 80 ? overshootDb * (1 - after / 80) : 0
  return rise * 10 ** ((swell + over) / 20)
}

/**
 * Applies automatic gain to the power, millisecond by millisecond: fast to reduce loud sound, slow to raise quiet
 * sound.
 */
function makeGain(mostDb: number, target: number) {
  let envelope = 0
  return (power: number) => {
    const size = Math.sqrt(power)
    envelope += (size - envelope) / (size > envelope ? 15 : 600)
    return power * Math.min(10 ** (mostDb / 20), Math.max(1, target / Math.max(envelope, 1e-6))) ** 2
  }
}

/** Returns the levels that the player page sends for an onset: silence, the vowel, and 1.5 s of silence. */
export function levelsOf(onset: Onset): number[] {
  const { noiseDb = -40, loud = 0.1, gainDb = 0, phaseMs = 0, voiceMs = 1500 } = onset
  const chance = makeChance(Math.round(onset.riseMs * 7 + phaseMs * 131 + 1000 + noiseDb))
  const gain = makeGain(gainDb, loud)
  const voicedMs = onset.riseMs * 1.25 + voiceMs
  const power = Array.from({ length: Math.round(quietMs + voicedMs + 1500) }, (_, at) => {
    const ms = at - quietMs - phaseMs
    const shimmer = 1 + 0.06 * Math.sin(at / 30) + 0.03 * Math.sin(at / 14)
    const fall = Math.min(1, Math.max(0, (voicedMs - ms) / 80))
    const voice = envelopeAt(onset, ms) * shimmer * fall
    // The power of noise follows an exponential distribution.
    const noise = -Math.log(1 - chance()) * 10 ** (noiseDb / 10)
    return gain(loud ** 2 * (voice ** 2 + noise))
  })
  return Array.from({ length: Math.floor((power.length - spanMs) / everyMs) }, (_, i) => {
    const heard = power.slice(i * everyMs, i * everyMs + spanMs)
    return Math.sqrt(heard.reduce((sum, one) => sum + one, 0) / heard.length)
  })
}
