export type Instrument = 'pluck' | 'bell' | 'wood' | 'wind' | 'water' | 'drum' | 'creak'

interface Note {
  context: AudioContext
  out: AudioNode
  noise: AudioBuffer
  at: number
  hertz: number
  gain: number
}
type Voice = (note: Note) => void

/** An envelope: up in `attack`, away over `decay` seconds, both soft. */
function envelope({ context, at, out, gain }: Note, peak: number, attack: number, decay: number): GainNode {
  const node = context.createGain()
  node.gain.setValueAtTime(0.0001, at)
  node.gain.linearRampToValueAtTime(peak * gain, at + attack)
  node.gain.exponentialRampToValueAtTime(0.0001, at + attack + decay)
  node.connect(out)
  return node
}

interface Partial {
  shape: OscillatorType
  times: number
  peak: number
  attack?: number
  decay: number
  /** Glides to this multiple of its pitch. */
  slide?: number
}
/** A voice of several oscillators, each with its own envelope. */
const tones =
  (...parts: Partial[]): Voice =>
  (note) => {
    for (const { shape, times, peak, attack = 0.006, decay, slide } of parts) {
      const tone = note.context.createOscillator()
      tone.type = shape
      tone.frequency.setValueAtTime(note.hertz * times, note.at)
      if (slide) tone.frequency.exponentialRampToValueAtTime(note.hertz * times * slide, note.at + attack + decay)
      tone.connect(envelope(note, peak, attack, decay))
      tone.start(note.at)
      tone.stop(note.at + attack + decay + 0.05)
    }
  }

interface Breath {
  filter: BiquadFilterType
  from: number
  to: number
  q: number
  peak: number
  attack: number
  decay: number
}
/** A voice of filtered noise whose filter travels. */
const breath =
  ({ filter, from, to, q, peak, attack, decay }: Breath): Voice =>
  (note) => {
    const source = note.context.createBufferSource()
    source.buffer = note.noise
    source.loop = true
    const shaped = note.context.createBiquadFilter()
    shaped.type = filter
    shaped.Q.value = q
    shaped.frequency.setValueAtTime(from, note.at)
    shaped.frequency.exponentialRampToValueAtTime(to, note.at + attack + decay)
    source.connect(shaped).connect(envelope(note, peak, attack, decay))
    source.start(note.at)
    source.stop(note.at + attack + decay + 0.05)
  }

const both =
  (...voices: Voice[]): Voice =>
  (note) =>
    voices.forEach((voice) => voice(note))

/** Each instrument's ground tone and its variations, three or more. */
export const recipes: Record<Instrument, { ground: number; voices: Voice[] }> = {
  pluck: {
    ground: 293.66,
    voices: [
      tones(
        { shape: 'triangle', times: 1, peak: 0.34, decay: 0.9 },
        { shape: 'sine', times: 2, peak: 0.1, decay: 0.4 },
      ),
      tones(
        { shape: 'triangle', times: 1.002, peak: 0.32, decay: 1 },
        { shape: 'sine', times: 3, peak: 0.05, decay: 0.25 },
      ),
      tones(
        { shape: 'triangle', times: 0.998, peak: 0.34, decay: 0.8 },
        { shape: 'sine', times: 2.01, peak: 0.08, decay: 0.5 },
      ),
      tones(
        { shape: 'sine', times: 1, peak: 0.36, decay: 1.1 },
        { shape: 'triangle', times: 2, peak: 0.07, decay: 0.3 },
      ),
    ],
  },
  bell: {
    ground: 587.33,
    voices: [
      tones(
        { shape: 'sine', times: 1, peak: 0.24, decay: 2.2 },
        { shape: 'sine', times: 2.76, peak: 0.07, decay: 1.1 },
      ),
      tones({ shape: 'sine', times: 1, peak: 0.22, decay: 2.6 }, { shape: 'sine', times: 2.4, peak: 0.06, decay: 1.4 }),
      tones(
        { shape: 'sine', times: 1.001, peak: 0.24, decay: 2 },
        { shape: 'sine', times: 5.4, peak: 0.03, decay: 0.6 },
      ),
    ],
  },
  wood: {
    ground: 392,
    voices: [
      tones({ shape: 'sine', times: 1, peak: 0.4, attack: 0.002, decay: 0.16, slide: 0.8 }),
      tones({ shape: 'triangle', times: 1.06, peak: 0.3, attack: 0.002, decay: 0.13, slide: 0.85 }),
      tones({ shape: 'sine', times: 0.94, peak: 0.42, attack: 0.002, decay: 0.18, slide: 0.75 }),
    ],
  },
  wind: {
    ground: 300,
    voices: [
      breath({ filter: 'bandpass', from: 300, to: 700, q: 0.9, peak: 0.22, attack: 0.5, decay: 1.2 }),
      breath({ filter: 'bandpass', from: 420, to: 260, q: 1.1, peak: 0.22, attack: 0.4, decay: 1.4 }),
      breath({ filter: 'bandpass', from: 260, to: 520, q: 0.7, peak: 0.24, attack: 0.7, decay: 1.1 }),
    ],
  },
  water: {
    ground: 520,
    voices: [
      both(
        tones({ shape: 'sine', times: 1, peak: 0.13, attack: 0.01, decay: 0.16, slide: 1.7 }),
        breath({ filter: 'lowpass', from: 900, to: 300, q: 0.6, peak: 0.16, attack: 0.05, decay: 0.5 }),
      ),
      both(
        tones({ shape: 'sine', times: 0.8, peak: 0.14, attack: 0.01, decay: 0.2, slide: 1.5 }),
        breath({ filter: 'lowpass', from: 700, to: 260, q: 0.6, peak: 0.18, attack: 0.08, decay: 0.6 }),
      ),
      both(
        tones({ shape: 'sine', times: 1.2, peak: 0.11, attack: 0.008, decay: 0.14, slide: 1.9 }),
        breath({ filter: 'lowpass', from: 1100, to: 340, q: 0.6, peak: 0.14, attack: 0.04, decay: 0.45 }),
      ),
    ],
  },
  drum: {
    ground: 110,
    voices: [
      tones({ shape: 'sine', times: 1, peak: 0.55, attack: 0.004, decay: 0.34, slide: 0.5 }),
      tones({ shape: 'sine', times: 1.12, peak: 0.5, attack: 0.004, decay: 0.3, slide: 0.55 }),
      tones({ shape: 'sine', times: 0.9, peak: 0.55, attack: 0.005, decay: 0.4, slide: 0.5 }),
    ],
  },
  creak: {
    ground: 160,
    voices: [
      tones({ shape: 'sawtooth', times: 1, peak: 0.04, attack: 0.06, decay: 0.3, slide: 1.3 }),
      tones({ shape: 'sawtooth', times: 1.2, peak: 0.035, attack: 0.05, decay: 0.36, slide: 0.8 }),
      tones({ shape: 'sawtooth', times: 0.9, peak: 0.04, attack: 0.08, decay: 0.28, slide: 1.5 }),
    ],
  },
}
