import type { Sample } from './rendered-sample.ts'

/** A sample ready to play. */
export interface Decoded {
  sample: Sample
  buffer: AudioBuffer
  /** Seconds of silence before it, which differ by decoder. */
  silence: number
}

/** Names of all rendered sounds. */
type SampleName = keyof typeof import('./generated/samples.ts')
/** Roles that views may play by; each game says which sample has the role. */
type Role = 'pluck' | 'bell' | 'wood' | 'wind' | 'water' | 'drum' | 'creak'
export type SoundName = SampleName | Role
/** The sounds of a game; its package contains these and no others. */
export type SoundSet = Partial<Record<SoundName, Sample>>

const rate = 48_000
/** Share of the peak that no encoder's pre-echo reaches. */
export const riseLevel = 0.08

function bytesOf(file: string): ArrayBuffer {
  const text = atob(file.slice(file.indexOf(',') + 1))
  return Uint8Array.from(text, (character) => character.charCodeAt(0)).buffer
}

/** MP3 encoders put silence before a sound; its length depends on the decoder, so it is measured. */
function silenceOf(buffer: AudioBuffer, rises: number): number {
  const values = buffer.getChannelData(0)
  const peak = values.reduce((most, value) => Math.max(most, Math.abs(value)), 0)
  const start = values.findIndex((value) => Math.abs(value) > peak * riseLevel)
  return Math.max(0, start / buffer.sampleRate - rises)
}

/** Decodes sounds without a running context, which browsers allow before the first gesture; unreadable ones are left out. */
export async function decodeSounds(sounds: SoundSet): Promise<Map<string, Decoded>> {
  const found = new Map<string, Decoded>()
  if (!globalThis.OfflineAudioContext) return found
  const context = new OfflineAudioContext(1, 1, rate)
  await Promise.allSettled(
    Object.entries(sounds).map(async ([name, sample]) => {
      const buffer = await context.decodeAudioData(bytesOf(sample.file))
      found.set(name, { sample, buffer, silence: silenceOf(buffer, sample.rises) })
    }),
  )
  return found
}

export interface Played {
  /** On the context's clock. */
  at: number
  /** How much faster than rendered; 1 for its own pitch. */
  rate: number
  gain: number
  /** Seconds until it is released; absent to let it ring. A held tone needs it. */
  seconds?: number
}

const releaseSeconds = 0.12

/** Starts a sample at its exact time. */
export function playSample(
  out: AudioNode,
  { sample, buffer, silence }: Decoded,
  played: Played,
): AudioBufferSourceNode {
  const { at, rate, gain } = played
  const { context } = out
  const source = context.createBufferSource()
  source.buffer = buffer
  source.playbackRate.value = rate
  const level = context.createGain()
  level.gain.setValueAtTime(0, at)
  level.gain.linearRampToValueAtTime(gain, at + 0.002)
  source.connect(level).connect(out)
  const seconds = played.seconds ?? (sample.loop ? 0.5 : undefined)
  if (sample.loop) {
    source.loop = true
    source.loopStart = silence + sample.loop[0]
    source.loopEnd = silence + sample.loop[1]
  }
  source.start(at, silence)
  if (seconds !== undefined) {
    level.gain.setTargetAtTime(0, at + seconds, releaseSeconds / 3)
    source.stop(at + seconds + releaseSeconds * 2)
  }
  return source
}
