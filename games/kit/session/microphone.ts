import { signal, type Signal } from '@preact/signals'
import type { FromGame } from '@marigold/contract'
import type { Hearing, VoiceLevel } from '../game.ts'
import { loudnessIn, makeEnvelope, measureRoom, usualRoom, type Clock, type Room } from '@marigold/device'

/** How far the microphone is: not asked, measuring the room, heard, or played with the button instead. */
export type MicState = 'off' | 'asking' | 'quiet' | 'talk' | 'unclear' | 'on' | 'button'

/** How a game hears its player, once that is settled. */
export const hearingOf = (state: MicState): Hearing | null =>
  state === 'on' ? 'microphone' : state === 'button' ? 'hand' : null

/** Loudness for a game: the player page listens and sends levels; nothing is recorded, and a button always does the same. */
export interface Microphone {
  readonly state: Signal<MicState>
  /** The button is held. */
  readonly down: Signal<boolean>
  /** Asks the player page to listen, then measures three seconds of quiet and three of talk. */
  start(): void
  /** Takes up what was settled in an earlier round; does nothing where nothing was. */
  again(): void
  /** Plays without a microphone: `press` then makes the loudness. */
  useButton(): void
  press(down: boolean): void
  /** A level from the player page. */
  heard(rms: number): void
  stop(): void
}

const measureMs = 3000
// The player page sends a level about this often; none for `silentMs` means that there is no microphone.
const levelMs = 50
const silentMs = 12_000
const buttonLoudness = 0.65
const silence: VoiceLevel = { loudness: 0, amplitude: 0 }
const buttonLevel: VoiceLevel = { loudness: buttonLoudness, amplitude: buttonLoudness }

/** Makes the microphone's state; all time goes through the clock, so that a pause stops measuring too. */
export function makeMicrophone({
  clock,
  loudness,
  voice,
  send,
}: {
  clock: Clock
  loudness: Signal<number>
  /** Each level as it came, not smoothed. */
  voice: Signal<VoiceLevel>
  send: (message: FromGame) => void
}): Microphone {
  const state = signal<MicState>('off')
  const down = signal(false)
  let room: Room = usualRoom
  let follow = makeEnvelope()
  let samples: number[] = []
  let settled: 'on' | 'button' | null = null
  let quiet: number[] = []
  let cancel: () => void = () => undefined

  const mute = () => {
    loudness.value = 0
    voice.value = silence
  }
  const later = (ms: number, call: () => void) => {
    cancel()
    cancel = clock.after(ms, call)
  }
  const measureTalk = () => {
    quiet = samples
    samples = []
    state.value = 'talk'
    later(measureMs, () => {
      const found = measureRoom(quiet, samples)
      if (found) room = found
      if (found) settled = 'on'
      state.value = found ? 'on' : 'unclear'
    })
  }
  const measure = () => {
    samples = []
    state.value = 'quiet'
    later(measureMs, measureTalk)
  }
  clock.onPause((paused) => {
    if (paused) mute()
    if (state.value !== 'off' && state.value !== 'button') send({ type: 'MIC', on: !paused })
  })
  const microphone: Microphone = {
    state,
    down,
    again() {
      if (state.value !== 'off' || settled === null) return
      if (settled === 'button') return microphone.useButton()
      send({ type: 'MIC', on: true })
      state.value = 'on'
    },
    start() {
      down.value = false
      state.value = 'asking'
      follow = makeEnvelope()
      send({ type: 'MIC', on: true })
      later(silentMs, () => (state.value = 'unclear'))
    },
    useButton() {
      cancel()
      if (state.value !== 'off') send({ type: 'MIC', on: false })
      state.value = 'button'
      settled = 'button'
      follow = makeEnvelope()
      cancel = clock.frame((dt) => {
        voice.value = down.value ? buttonLevel : silence
        loudness.value = follow(voice.value.loudness, dt)
      })
    },
    press: (on) => void (down.value = on),
    heard(rms) {
      if (clock.paused) return
      if (state.value === 'asking') return measure()
      if (state.value === 'quiet' || state.value === 'talk') samples.push(rms)
      if (state.value !== 'on') return
      voice.value = { loudness: loudnessIn(room, rms), amplitude: rms }
      loudness.value = follow(voice.value.loudness, levelMs)
    },
    stop() {
      cancel()
      if (state.value !== 'off' && state.value !== 'button') send({ type: 'MIC', on: false })
      state.value = 'off'
      down.value = false
      mute()
    },
  }
  return microphone
}
