import { effect, type Signal } from '@preact/signals'
import type { Clock, Speech } from '@marigold/device'
import type { Values } from '../game.ts'

/** A text that an adult reads out in place of a voice; `done` goes on. */
export interface ToRead {
  text: string
  done(): void
}

interface Room {
  clock: Clock
  speech: Speech
  values: () => Values
  /** What is shown to be read now. */
  toRead: Signal<ToRead | null>
  /** True once the game is over or closes: then nothing is asked of the adult any more. */
  closed: () => boolean
}

/**
 * Reads texts out: by the device's voice, or, where there is none, it is muted, or the game's `aloud` says so,
 * shown for an adult to read. A pause stops it, and it then begins again, since half a word says nothing.
 */
export function makeAloud({ clock, speech, values, toRead, closed }: Room) {
  let stop: () => void = () => undefined
  // What is still to be read must not lie over how the game closes.
  effect(() => {
    if (closed()) toRead.value?.done()
  })
  const byVoice = () => values().aloud !== 'adult' && speech.available()

  return (text: string): Promise<void> => {
    stop()
    return new Promise((resolve) => {
      let over = false
      const end = () => {
        if (over) return
        over = true
        toRead.value = null
        forget()
        resolve()
      }
      // A pause makes what is being said a thing of the past.
      let round = 0
      const show = () => (closed() ? end() : (toRead.value = { text, done: end }))
      const say = async () => {
        if (!byVoice()) return show()
        const mine = ++round
        const said = await speech.say(text, { rate: Number(values().rate) || 1 })
        if (over || mine !== round) return
        if (said) end()
        else show()
      }
      const forget = clock.onPause((paused) => {
        round += 1
        if (!paused && toRead.value === null) void say()
      })
      // Another text takes the place of this one.
      stop = () => {
        if (over) return
        speech.cancel()
        end()
      }
      if (!clock.paused) void say()
    })
  }
}
