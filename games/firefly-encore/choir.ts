import { m } from '#messages'
import { signal, type Signal } from '@preact/signals'
import type { FireflyPlay } from './play-types.ts'

const lightMs = 600
const shortMs = 350
const strumMs = 130
/** From note to note of a finished tune, in ms. */
const beatMs = 280
/** A tune lights every second note, because more than two flashes per second aren't safe. */
export const notesPerLight = 2

/** What a view may read of the settings that count right away. */
export function waysOf(play: FireflyPlay) {
  const { senses, pace, muted } = play.values
  const onlyNotes = senses === 'notes' && muted !== true
  return { lights: !onlyNotes, notes: senses !== 'lights', pace: Number(pace) || play.level.pace }
}

/** The fireflies' lights and notes, on the game's clock. */
export interface Choir {
  /** Fireflies that shine now. */
  lit: Signal<readonly number[]>
  glad: Signal<boolean>
  note: Signal<string>
  say(text: string): void
  /** One light, with its note unless it is to be silent. */
  pluck(stem: number, isSilent?: boolean): void
  /** Plays every stem from left to right; all of them light up together. */
  strum(): void
  /** Shows a phrase, one light after the other; `times` slows it down. */
  present(lights: readonly number[], times?: number): Promise<void>
  /** Plays a finished phrase as a tune with a second voice; `isGlad` makes the fireflies dance. */
  tune(lights: readonly number[], text: string, isGlad?: boolean): Promise<void>
}

export function makeChoir(play: FireflyPlay): Choir {
  const lit = signal<readonly number[]>([])
  const glad = signal(false)
  const note = signal('')
  const glow = (stem: number, ms: number) => {
    lit.value = [...lit.value, stem]
    play.clock.after(ms, () => {
      const at = lit.value.indexOf(stem)
      lit.value = lit.value.filter((_, place) => place !== at)
    })
  }
  const sing = (stem: number) => play.sound.play('kalimba', { step: stem, gain: 0.9, cue: true })
  const say = (text: string) => {
    note.value = text
    if (text) play.say(text)
  }

  async function present(lights: readonly number[], times = 1) {
    const { pace, ...ways } = waysOf(play)
    if (note.value === '') note.value = m.firefly_encore_watch_and_listen()
    await play.clock.wait(500)
    for (const stem of lights) {
      // Someone has passed, or pressed End.
      if (play.closing.value || play.state.value.lights !== lights) break
      if (ways.lights) glow(stem, Math.min(lightMs, pace * 0.6) * times)
      if (ways.notes) sing(stem)
      await play.clock.wait(pace * times)
    }
    note.value = ''
  }

  async function tune(lights: readonly number[], text: string, isGlad = false) {
    say(text)
    glad.value = isGlad
    lights.forEach((stem, at) => {
      play.sound.play('kalimba', { step: stem + 2, gain: 0.35, delay: (at * beatMs) / 1000 })
      if (at % 2 === 0) play.sound.play('wood', { gain: 0.25, delay: (at * beatMs) / 1000 })
    })
    for (const [at, stem] of lights.entries()) {
      if (at % notesPerLight === 0) glow(stem, beatMs * 1.5)
      sing(stem)
      await play.clock.wait(beatMs)
    }
    if (isGlad) play.sound.play('twinkle', { gain: 0.6 })
    await play.clock.wait(isGlad ? 700 : 400)
    glad.value = false
    note.value = ''
  }

  function pluck(stem: number, isSilent = false) {
    glow(stem, shortMs)
    if (!isSilent) sing(stem)
  }
  const strum = () => {
    const all = Array.from({ length: play.state.value.stems }, (_, stem) => stem)
    for (const stem of all) play.clock.after(stem * strumMs, () => sing(stem))
    if (all.every((stem) => lit.value.includes(stem))) return
    for (const stem of all) glow(stem, all.length * strumMs + shortMs)
  }
  return { lit, glad, note, say, pluck, strum, present, tune }
}
