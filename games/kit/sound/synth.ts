import type { Clock } from '@marigold/device'
import { makeBed, type Bed } from './bed.ts'
import { makeMixer, type Bus, type Levels, type Mixer } from './mixer.ts'
import { makeMusic, type MusicPlayer } from './music.ts'
import { playPhrase, type Glide, type PhraseOptions } from './phrase.ts'
import { decodeSounds, playSample, type Decoded, type SoundName, type SoundSet } from './sample.ts'
import { noiseAhead } from './noise.ts'
import { groundNear, pentatonic } from './scale.ts'
import { scheduleSound } from './schedule.ts'
import type { Loop, Music } from './score.ts'
import { playSeries, type Series, type SeriesNote } from './series.ts'

interface PlayOptions {
  /** Steps of the pentatonic scale of the game's key, from the sound's own pitch. */
  step?: number
  gain?: number
  /** Seconds from now. */
  delay?: number
  /** A sound that the task can't do without; it is heard in calm mode, too. */
  cue?: boolean
}

/** The sound of a game. It is silent until a gesture, during a pause, and when muted. */
export interface Synth {
  /** Plays one of the game's sounds. */
  play(name: SoundName, options?: PlayOptions): void
  /** Plays what scenery answers to a touch: silent while someone speaks or is listened to. */
  poke(name: SoundName, options?: Omit<PlayOptions, 'cue'>): void
  /** Plays notes at their times, in seconds from now, exactly. They are cues. */
  series(name: SoundName, notes: readonly SeriesNote[]): Series
  /** A sound of a game's own, made of gliding tones and noise. */
  phrase(parts: readonly Glide[], options?: PhraseOptions & { cue?: boolean }): void
  /** A sustained wind or water bed whose loudness can follow something; null when sound is not running. */
  bed(kind: 'wind' | 'water', options?: { cue?: boolean }): Bed | null
  /** Call in a gesture: browsers keep quiet until then. */
  unlock(): void
  readonly music: {
    /** Plays a piece once in place of the loops. */
    play(loop: Loop): void
    /** How much is going on, from 0 to 2; 1 at first. */
    intensity(level: 0 | 1 | 2): void
  }
}

/** What the kit itself does with the sound. */
export interface InternalSynth extends Synth {
  setLevels(levels: Levels): void
  /** Starts or stops the loops. */
  setMusic(on: boolean): void
  /** Settles once all sounds are decoded. */
  readonly decoded: Promise<void>
}

interface Running {
  context: AudioContext
  mixer: Mixer
  music: MusicPlayer | null
}

const quiet: Levels = { cues: 0, effects: 0, pokes: 0, music: 0 }
// How often notes are handed to the audio clock, and how far ahead: a busy page must not make music stumble.
const pumpMs = 100
const aheadSeconds = 0.4
// Sounds without a pitch differ a little each time.
const variations = [1, 1.05, 0.96, 1.02]

/** Makes the sound of a game; it stops with the clock, mid-note too. */
export function makeSynth(clock: Clock, sounds: SoundSet, score?: Music): InternalSynth {
  const samples = noiseAhead()
  const ready = new Map<string, Decoded>()
  const decoded = decodeSounds(sounds).then((found) => found.forEach((one, name) => ready.set(name, one)))
  let running: Running | null = null
  let levels = quiet
  let musicOn = false
  let round = 0

  const start = (): Running => {
    const context = new AudioContext()
    const mixer = makeMixer(context, samples(context.sampleRate))
    mixer.setLevels(levels)
    const music = score ? makeMusic({ context, out: mixer.buses.music, sounds: ready }, score) : null
    if (musicOn) music?.start()
    return { context, mixer, music }
  }
  let pump: ReturnType<typeof setInterval> | undefined
  /** Hands out notes except during a pause, when no timer may wake the device. */
  const setPump = () => {
    clearInterval(pump)
    if (!running?.music || clock.paused) return
    const { context, music } = running
    pump = setInterval(() => {
      if (context.state === 'running') music.schedule(context.currentTime + aheadSeconds)
    }, pumpMs)
  }
  /** What plays on a bus now; null where nothing would be heard. */
  const on = (bus: Bus): Mixer | null =>
    running && levels[bus] > 0 && !clock.paused && running.context.state === 'running' ? running.mixer : null

  const rateOf = ({ sample: { hertz } }: Decoded, step?: number): number => {
    if (!hertz) return step === undefined ? (variations[round++ % variations.length] ?? 1) : pentatonic(1, step)
    return pentatonic(groundNear(hertz, score?.key ?? 'C'), step ?? 0) / hertz
  }
  const playOn = (bus: Bus, name: SoundName, options: PlayOptions) => {
    const mixer = on(bus)
    const sound = ready.get(name)
    if (!mixer || !sound) return
    const { delay = 0, gain = 1 } = options
    const at = mixer.context.currentTime + delay
    const rate = rateOf(sound, options.step)
    scheduleSound(delay, () => playSample(mixer.buses[bus], sound, { at, rate, gain }))
  }
  clock.onPause((paused) => {
    if (paused) void running?.context.suspend()
    else void running?.context.resume()
    setPump()
  })
  return {
    decoded,
    unlock() {
      if (!globalThis.AudioContext) return
      if (!running) {
        running = start()
        setPump()
      }
      if (running.context.state === 'suspended' && !clock.paused) void running.context.resume()
    },
    setLevels(next) {
      levels = next
      running?.mixer.setLevels(next)
    },
    setMusic(next) {
      musicOn = next
      running?.music?.[next ? 'start' : 'stop']()
    },
    play: (name, options = {}) => playOn(options.cue ? 'cues' : 'effects', name, options),
    poke: (name, options = {}) => playOn('pokes', name, options),
    series(name, notes) {
      const mixer = on('cues')
      const sound = ready.get(name)
      if (!mixer || !sound) return { stop: () => undefined }
      return playSeries(mixer.buses.cues, notes, mixer.context.currentTime, ({ out, step, ...played }) =>
        playSample(out, sound, { ...played, rate: rateOf(sound, step) }),
      )
    },
    phrase(parts, options = {}) {
      const bus = options.cue ? 'cues' : 'effects'
      const mixer = on(bus)
      if (mixer) playPhrase({ ...mixer, out: mixer.buses[bus] }, parts, mixer.context.currentTime, options)
    },
    bed: (kind, { cue = false } = {}) => (running ? makeBed(running.mixer, cue ? 'cues' : 'effects', kind) : null),
    music: {
      play: (loop) => void (on('music') && running?.music?.play(loop)),
      intensity: (level) => running?.music?.intensity(level),
    },
  }
}
