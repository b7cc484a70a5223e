/** Samples per second of everything rendered here. */
export const rate = 44_100

/** Mono samples, from -1 to 1. */
export type Signal = Float64Array<ArrayBuffer>
/** A value over time, in seconds. */
export type Curve = number | ((seconds: number) => number)

export const at = (curve: Curve, seconds: number): number => (typeof curve === 'number' ? curve : curve(seconds))

/** Computes each sample from its time. */
export function fill(seconds: number, sample: (seconds: number, index: number) => number): Signal {
  const out = new Float64Array(Math.round(seconds * rate))
  for (let i = 0; i < out.length; i++) out[i] = sample(i / rate, i)
  return out
}

/** Returns a curve through points of [seconds, value], with smooth turns. */
export function through(...points: [seconds: number, value: number][]): (seconds: number) => number {
  return (seconds) => {
    const next = points.findIndex(([when]) => when > seconds)
    if (next === 0) return points[0]?.[1] ?? 0
    if (next < 0) return points.at(-1)?.[1] ?? 0
    const [from, low] = points[next - 1] as [number, number]
    const [to, high] = points[next] as [number, number]
    const k = (seconds - from) / (to - from)
    return low + (high - low) * (0.5 - Math.cos(k * Math.PI) / 2)
  }
}

/** Returns a curve that rises in `attack` seconds and then falls by 60 dB in `fall` seconds. */
export const struckCurve =
  (attack: number, fall: number) =>
  (seconds: number): number =>
    (seconds < attack ? 0.5 - Math.cos((seconds / attack) * Math.PI) / 2 : 1) *
    10 ** ((-3 * Math.max(0, seconds - attack)) / fall)

/** Returns seeded random numbers from -1 to 1, so that each rendering gives the same file. */
export function random(seed: number): () => number {
  let state = (seed * 2654435761) >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2147483648 - 1
  }
}

export function noise(seconds: number, seed: number): Signal {
  const next = random(seed)
  return fill(seconds, next)
}

export const scaled = (signal: Signal, gain: Curve): Signal => signal.map((value, i) => value * at(gain, i / rate))

/** Adds signals, each at its own second and gain. */
export function mix(...parts: [signal: Signal, gain?: number, at?: number][]): Signal {
  const ends = parts.map(([signal, , start = 0]) => Math.round(start * rate) + signal.length)
  const out = new Float64Array(Math.max(...ends))
  for (const [signal, gain = 1, start = 0] of parts) {
    const offset = Math.round(start * rate)
    for (let i = 0; i < signal.length; i++) out[offset + i] = (out[offset + i] ?? 0) + (signal[i] ?? 0) * gain
  }
  return out
}

/** Returns a sum of partials whose pitch may glide; partials above 16 kHz are left out. */
export function tone(seconds: number, hertz: Curve, partials: readonly number[] = [1]): Signal {
  let phase = 0
  return fill(seconds, (t) => {
    const now = at(hertz, t)
    phase += now / rate
    let sum = 0
    for (let n = 0; n < partials.length; n++) {
      const level = partials[n] ?? 0
      if (level === 0 || now * (n + 1) > 16_000) continue
      sum += level * Math.sin(2 * Math.PI * phase * (n + 1))
    }
    return sum
  })
}

/** Levels of `count` partials that fall by `tilt` dB per octave. */
export const tilted = (count: number, tilt: number): number[] =>
  Array.from({ length: count }, (_, n) => (n + 1) ** (tilt / 6.02))

type FilterKind = 'lowpass' | 'highpass' | 'bandpass'

// The cookbook's second-order sections, as [b0, b1, b2, a1, a2].
function section(kind: FilterKind, hertz: number, q: number): [number, number, number, number, number] {
  const w = (2 * Math.PI * Math.min(Math.max(hertz, 10), rate * 0.45)) / rate
  const cos = Math.cos(w)
  const alpha = Math.sin(w) / (2 * q)
  const a0 = 1 + alpha
  const b = { lowpass: [(1 - cos) / 2, 1 - cos], highpass: [(1 + cos) / 2, -1 - cos], bandpass: [alpha, 0] }[kind]
  const [b0 = 0, b1 = 0] = b
  const b2 = kind === 'bandpass' ? -b0 : b0
  return [b0 / a0, b1 / a0, b2 / a0, (-2 * cos) / a0, (1 - alpha) / a0]
}

/** Filters a signal; the frequency may travel. */
export function filtered(kind: FilterKind, signal: Signal, hertz: Curve, q = 0.707): Signal {
  const out = new Float64Array(signal.length)
  let [x1, x2, y1, y2] = [0, 0, 0, 0]
  let [b0, b1, b2, a1, a2] = section(kind, at(hertz, 0), q)
  for (let i = 0; i < signal.length; i++) {
    if (typeof hertz === 'function' && i % 32 === 0) [b0, b1, b2, a1, a2] = section(kind, hertz(i / rate), q)
    const x = signal[i] ?? 0
    const y = b0 * x + b1 * x1 + b2 * x2 - a1 * y1 - a2 * y2
    ;[x2, x1, y2, y1] = [x1, x, y1, y]
    out[i] = y
  }
  return out
}

/** Adds the resonances of a body: each a [hertz, gain, q]. */
export const inBody = (signal: Signal, ...resonances: [hertz: number, gain: number, q: number][]): Signal =>
  mix(
    [signal],
    ...resonances.map(([hertz, gain, q]): [Signal, number] => [filtered('bandpass', signal, hertz, q), gain]),
  )

/** Repeats a short sound at many moments, with its own pitch and gain each time. */
export const scatter = (
  moments: readonly number[],
  sound: (index: number) => Signal,
  gain: (index: number) => number,
) => mix(...moments.map((moment, index): [Signal, number, number] => [sound(index), gain(index), moment]))
