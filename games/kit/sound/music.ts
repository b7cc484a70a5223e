import { playSample, type Decoded } from './sample.ts'
import { lengthOf, pitchOf, readLoop, type Loop, type Music, type ScoreNote } from './score.ts'

/** The music of a game, played on the audio clock. */
export interface MusicPlayer {
  /** Plays the loops in turn; does nothing while they play. */
  start(): void
  /** Fades out. */
  stop(): void
  /** Plays one loop once in place of the others: an ending, or what a child composed. */
  play(loop: Loop): void
  /** How much is going on, from 0 to 2: tracks join and leave. */
  intensity(level: 0 | 1 | 2): void
  /** Hands the clock all notes that begin before this time of it. */
  schedule(until: number): void
}

interface Room {
  context: BaseAudioContext
  out: AudioNode
  sounds: ReadonlyMap<string, Decoded>
}

interface Part {
  loop: Loop
  notes: ScoreNote[]
  begins: number
  next: number
}

const levels = [0, 1, 2] as const
const fadeSeconds = 0.4
/** Beats of rest after all loops were played: music that never breathes tires. */
const restBeats = 4

/** Makes the player of a game's music; nothing sounds before `start`. */
export function makeMusic({ context, out, sounds }: Room, music: Music): MusicPlayer {
  const read = new Map<Loop, ScoreNote[]>()
  const fade = context.createGain()
  fade.connect(out)
  const buses = levels.map((level) => {
    const bus = context.createGain()
    bus.gain.value = level <= 1 ? 1 : 0
    bus.connect(fade)
    return bus
  })
  const sounding = new Set<AudioBufferSourceNode>()
  let part: Part | null = null
  let turn = 0
  let once = false

  const begin = (loop: Loop, begins: number) => {
    const notes = read.get(loop) ?? readLoop(loop)
    read.set(loop, notes)
    part = { loop, notes, begins, next: 0 }
  }
  const playNote = (note: ScoreNote, { loop, begins }: Part) => {
    const sound = sounds.get(note.track.play)
    const beat = 60 / loop.tempo
    const at = begins + note.at * beat
    // A page that was busy drops a note rather than playing it late.
    if (!sound || at < context.currentTime - 0.02) return
    const hertz = pitchOf(note)
    const rate = hertz === null || !sound.sample.hertz ? 1 : hertz / sound.sample.hertz
    const held = sound.sample.loop ? { seconds: note.lasts * beat * 0.92 } : {}
    const bus = buses[note.track.from ?? 0] as GainNode
    const source = playSample(bus, sound, { at: Math.max(at, context.currentTime), rate, gain: note.gain, ...held })
    sounding.add(source)
    source.onended = () => sounding.delete(source)
  }
  const clear = () => {
    const now = context.currentTime
    fade.gain.cancelScheduledValues(now)
    fade.gain.setTargetAtTime(0, now, fadeSeconds / 4)
    for (const source of sounding) source.stop(now + fadeSeconds)
    part = null
  }
  const open = (loop: Loop) => {
    const now = context.currentTime
    fade.gain.cancelScheduledValues(now)
    fade.gain.setTargetAtTime(1, now + (sounding.size > 0 ? fadeSeconds : 0), 0.02)
    begin(loop, now + (sounding.size > 0 ? fadeSeconds : 0) + 0.1)
  }
  /** The loop after this one, or nothing after a piece that is played once. */
  const goOn = ({ loop, begins }: Part) => {
    const ends = begins + (lengthOf(loop) * 60) / loop.tempo
    if (once) return void (part = null)
    turn += 1
    const next = music.loops[turn % music.loops.length] as Loop
    begin(next, ends + (turn % (music.loops.length * 2) === 0 ? (restBeats * 60) / loop.tempo : 0))
  }
  return {
    start() {
      if (part && !once) return
      once = false
      open(music.loops[turn % music.loops.length] as Loop)
    },
    stop: clear,
    play(loop) {
      clear()
      once = true
      open(loop)
    },
    intensity(level) {
      buses.forEach((bus, at) => bus.gain.setTargetAtTime(at <= level ? 1 : 0, context.currentTime, 0.8))
    },
    schedule(until) {
      for (let now = part; now !== null; now = part) {
        const note = now.notes[now.next]
        if (note && now.begins + (note.at * 60) / now.loop.tempo >= until) return
        if (note) playNote(note, now)
        else goOn(now)
        now.next += 1
      }
    },
  }
}
