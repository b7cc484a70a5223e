import type { RoomSound } from './noise.ts'

/** How loud each kind of sound is, from 0 to 1. */
export interface Levels {
  /** Sounds that a task can't do without: a beat to follow, a call to recognize. */
  cues: number
  effects: number
  /** Answers of scenery that a child touches. */
  pokes: number
  music: number
}
export type Bus = keyof Levels

export interface Mixer {
  readonly context: BaseAudioContext
  readonly noise: AudioBuffer
  readonly buses: Readonly<Record<Bus, GainNode>>
  setLevels(levels: Levels): void
}

// Measured by `npm run -w games sounds:check`: the loudest game then stays below a reading voice.
const mainGain = 1.6

function bufferOf(context: BaseAudioContext, samples: Float32Array<ArrayBuffer>): AudioBuffer {
  const buffer = context.createBuffer(1, samples.length, context.sampleRate)
  buffer.copyToChannel(samples, 0)
  return buffer
}

/** Lets what is played be heard in a room. */
function addRoom(context: BaseAudioContext, from: GainNode, to: AudioNode, echo: Float32Array<ArrayBuffer>): void {
  const wet = context.createGain()
  wet.gain.value = 0.16
  const convolver = context.createConvolver()
  convolver.buffer = bufferOf(context, echo)
  from.connect(convolver).connect(wet).connect(to)
}

/** Stops peaks before they clip; what is quieter than −8 dB passes as it is. */
function makeLimiter(context: BaseAudioContext): DynamicsCompressorNode {
  const limiter = context.createDynamicsCompressor()
  limiter.threshold.value = -8
  limiter.knee.value = 4
  limiter.ratio.value = 20
  limiter.attack.value = 0.002
  limiter.release.value = 0.12
  return limiter
}

/** Connects the four kinds of sound, the room they are heard in, and a limiter. */
export function makeMixer(context: BaseAudioContext, { noise, echo }: RoomSound): Mixer {
  const main = context.createGain()
  main.gain.value = mainGain
  const limiter = makeLimiter(context)
  main.connect(limiter).connect(context.destination)
  addRoom(context, main, limiter, echo)
  const bus = () => {
    const gain = context.createGain()
    gain.gain.value = 0
    gain.connect(main)
    return gain
  }
  const buses = { cues: bus(), effects: bus(), pokes: bus(), music: bus() }
  return {
    context,
    noise: bufferOf(context, noise),
    buses,
    setLevels(levels) {
      const seconds = { cues: 0.02, effects: 0.02, pokes: 0.02, music: 0.12 }
      for (const name of Object.keys(buses) as Bus[])
        buses[name].gain.setTargetAtTime(levels[name], context.currentTime, seconds[name])
    },
  }
}
