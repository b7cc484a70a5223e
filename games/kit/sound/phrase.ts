import { scheduleSound } from './schedule.ts'

/** A part of a phrase: a tone that glides along its pitches, or noise. */
export interface Glide {
  /** Seconds after the phrase begins. */
  at: number
  /** Seconds. */
  lasts: number
  shape: OscillatorType | 'noise'
  /** Pitches in hertz, evenly over its time; of noise it is the filter that travels. */
  hertz: readonly number[]
  /** 0 to 1; 0.3 when left out. */
  gain?: number
  /** A tremble of the pitch: times a second, and how far as a share of it. */
  trill?: readonly [times: number, depth: number]
  /** What a mouth does to a voice: the middle of a band, in hertz, evenly over its time. */
  mouth?: readonly number[]
}

/** A plain tone that sinks by a hair, as struck things do; `at` seconds after the phrase begins. */
export const tone = (hertz: number, lasts: number, gain: number, at = 0): Glide => ({
  at,
  lasts,
  shape: 'sine',
  hertz: [hertz, hertz * 0.996],
  gain,
})

/** Noise whose filter travels from one pitch to another. */
export const hiss = (from: number, to: number, lasts: number, gain: number, at = 0): Glide => ({
  at,
  lasts,
  shape: 'noise',
  hertz: [from, to],
  gain,
})

interface Room {
  context: BaseAudioContext
  out: AudioNode
  noise: AudioBuffer
}
export interface PhraseOptions {
  gain?: number
  /** All pitches times this. */
  pitch?: number
  /** Heard through hay, wood or a wall. */
  muffled?: boolean
}

/** Lets a parameter travel along values, evenly over a time. */
function travel(parameter: AudioParam, values: readonly number[], at: number, lasts: number, times = 1): void {
  const [first = 0, ...rest] = values
  parameter.setValueAtTime(first * times, at)
  rest.forEach((value, index) =>
    parameter.linearRampToValueAtTime(value * times, at + (lasts * (index + 1)) / rest.length),
  )
}

function filterOf(context: BaseAudioContext, type: BiquadFilterType, q: number): BiquadFilterNode {
  const filter = context.createBiquadFilter()
  filter.type = type
  filter.Q.value = q
  return filter
}

function toneOf({ context, noise }: Room, glide: Glide, at: number, pitch: number): AudioScheduledSourceNode {
  if (glide.shape === 'noise') {
    const source = context.createBufferSource()
    source.buffer = noise
    source.loop = true
    return source
  }
  const tone = context.createOscillator()
  tone.type = glide.shape
  travel(tone.frequency, glide.hertz, at, glide.lasts, pitch)
  if (glide.trill) {
    const [times, depth] = glide.trill
    const shake = context.createOscillator()
    const far = context.createGain()
    shake.frequency.value = times
    far.gain.value = (glide.hertz[0] ?? 0) * pitch * depth
    shake.connect(far).connect(tone.frequency)
    shake.start(at)
    shake.stop(at + glide.lasts + 0.1)
  }
  return tone
}

/** Makes one part of a phrase, from its source to where it is heard. */
function playGlide(
  room: Room,
  glide: Glide,
  at: number,
  { gain = 1, pitch = 1, muffled = false }: PhraseOptions,
): void {
  const { context, out } = room
  const source = toneOf(room, glide, at, pitch)
  const loud = context.createGain()
  const peak = (glide.gain ?? 0.3) * gain * (muffled ? 1.3 : 1)
  const soft = Math.min(0.04, glide.lasts / 4)
  loud.gain.setValueAtTime(0.0001, at)
  loud.gain.linearRampToValueAtTime(peak, at + soft)
  loud.gain.setValueAtTime(peak, at + glide.lasts * 0.6)
  loud.gain.linearRampToValueAtTime(0.0001, at + glide.lasts)
  const band = glide.shape === 'noise' ? glide.hertz : glide.mouth
  if (band) {
    const mouth = filterOf(context, 'bandpass', glide.shape === 'noise' ? 1.1 : 1.6)
    travel(mouth.frequency, band, at, glide.lasts)
    source.connect(mouth).connect(loud).connect(out)
  } else {
    source.connect(loud).connect(out)
  }
  source.start(at)
  source.stop(at + glide.lasts + 0.05)
}

/** Plays gliding tones and noise as one phrase: voices of animals, horns, engines. What comes later is made later. */
export function playPhrase(room: Room, phrase: readonly Glide[], start: number, options: PhraseOptions = {}): void {
  const { context } = room
  let { out } = room
  if (options.muffled) {
    const wall = filterOf(context, 'lowpass', 0.7)
    wall.frequency.value = 520
    wall.connect(room.out)
    out = wall
  }
  for (const glide of phrase)
    scheduleSound(glide.at, () => playGlide({ ...room, out }, glide, start + glide.at, options))
}
