import type { Clock } from '@marigold/device'
import { recipes, type Instrument } from './instruments.ts'
import { makeLater } from './later.ts'
import { pentatonic } from './scale.ts'
import { playSeries, type Series, type SeriesNote } from './series.ts'
import { samplesAhead } from './samples.ts'
import { playPhrase, type Glide, type PhraseOptions } from './phrase.ts'

/** Sound made on the device. `variation` picks one of at least three; left out, it goes round so that nothing repeats. */
export interface Synth {
  play(instrument: Instrument, options?: PlayOptions): void
  /** Plays notes at their times, in seconds from now, exactly: they are handed to the device's audio clock at once. */
  series(instrument: Instrument, notes: readonly SeriesNote[]): Series
  /** A sound of a game's own, made of gliding tones and noise. */
  phrase(parts: readonly Glide[], options?: PhraseOptions): void
  /** 0 mute to 1. */
  setVolume(volume: number): void
  readonly muted: boolean
  setMuted(muted: boolean): void
  /** Call in a gesture: browsers keep quiet until then. */
  unlock(): void
  /** A sustained wind or water bed whose loudness can follow something; null when sound is not running. */
  bed(kind: 'wind' | 'water'): Bed | null
}
interface PlayOptions {
  /** Hertz, or a step of the pentatonic scale from the instrument's own ground when `step` is given. */
  hertz?: number
  step?: number
  gain?: number
  /** Seconds from now. */
  delay?: number
  variation?: number
}
export interface Bed {
  level(gain: number, seconds?: number): void
  stop(): void
}

function bufferOf(context: AudioContext, samples: Float32Array<ArrayBuffer>): AudioBuffer {
  const buffer = context.createBuffer(1, samples.length, context.sampleRate)
  buffer.copyToChannel(samples, 0)
  return buffer
}

/** Lets what is played be heard in a room. */
function addRoom(context: AudioContext, from: GainNode, to: AudioNode, echo: Float32Array<ArrayBuffer>): void {
  const wet = context.createGain()
  wet.gain.value = 0.22
  const convolver = context.createConvolver()
  convolver.buffer = bufferOf(context, echo)
  from.connect(convolver).connect(wet).connect(to)
}

/** Makes the synth; it stands still with the clock, mid-note too. */
export function makeSynth(clock: Clock): Synth {
  let context: AudioContext | null = null
  let out: GainNode | null = null
  let noise: AudioBuffer | null = null
  let volume = 0.7
  let muted = false
  const rounds = new Map<Instrument, number>()
  const samples = samplesAhead()
  const setLevel = () => {
    if (out && context) out.gain.setTargetAtTime(muted ? 0 : volume * 0.6, context.currentTime, 0.02)
  }
  const unlock = () => {
    if (!globalThis.AudioContext) return
    if (!context) {
      context = new AudioContext()
      out = context.createGain()
      const limiter = context.createDynamicsCompressor()
      out.connect(limiter).connect(context.destination)
      const made = samples(context.sampleRate)
      noise = bufferOf(context, made.noise)
      addRoom(context, out, limiter, made.echo)
      setLevel()
    }
    if (context.state === 'suspended' && !clock.paused) void context.resume()
  }
  clock.onPause((paused) => {
    if (!context) return
    if (paused) void context.suspend()
    else void context.resume()
  })
  return {
    unlock,
    get muted() {
      return muted
    },
    setMuted(value) {
      muted = value
      setLevel()
    },
    setVolume(value) {
      volume = Math.min(1, Math.max(0, value))
      setLevel()
    },
    play(instrument, options = {}) {
      if (!context || !out || !noise || muted || clock.paused || context.state !== 'running') return
      const recipe = recipes[instrument]
      const round = options.variation ?? rounds.get(instrument) ?? 0
      rounds.set(instrument, round + 1)
      const hertz = options.hertz ?? pentatonic(recipe.ground, options.step ?? 0)
      const { delay = 0, gain = 1 } = options
      const note = { context, out, noise, at: context.currentTime + delay, hertz, gain }
      makeLater(delay, () => recipe.voices[round % recipe.voices.length]?.(note))
    },
    series(instrument, notes) {
      if (!context || !out || !noise || muted || clock.paused || context.state !== 'running') return { stop: () => {} }
      return playSeries({ context, out, noise }, recipes[instrument], notes, context.currentTime)
    },
    phrase(parts, options) {
      if (!context || !out || !noise || muted || clock.paused || context.state !== 'running') return
      playPhrase({ context, out, noise }, parts, context.currentTime, options)
    },
    bed(kind) {
      if (!context || !out || !noise) return null
      const from = context
      const source = from.createBufferSource()
      source.buffer = noise
      source.loop = true
      const filter = from.createBiquadFilter()
      filter.type = kind === 'wind' ? 'bandpass' : 'lowpass'
      filter.frequency.value = kind === 'wind' ? 420 : 620
      const gain = from.createGain()
      gain.gain.value = 0
      source.connect(filter).connect(gain).connect(out)
      source.start()
      return {
        level: (value, seconds = 0.5) => gain.gain.setTargetAtTime(value, from.currentTime, seconds / 3),
        stop: () => {
          gain.gain.setTargetAtTime(0, from.currentTime, 0.3)
          source.stop(from.currentTime + 1.5)
        },
      }
    },
  }
}
