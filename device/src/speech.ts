/** Speech as an addition to other channels, never the only one: without a voice, it does nothing. */
export interface Speech {
  /** Whether the browser has an English voice. Browsers may load the list of voices later. */
  available(): boolean
  /**
   * Replaces the current speech with this text. Resolves to true when it was spoken to the end, and to false without a
   * voice or when it was cut off.
   */
  say(text: string, options?: { rate?: number }): Promise<boolean>
  cancel(): void
  /** True while something is being said. */
  speaking(): boolean
}

const noSpeech: Speech = {
  available: () => false,
  say: () => Promise.resolve(false),
  cancel: () => undefined,
  speaking: () => false,
}

// Some browsers never report the end of an utterance. No voice takes longer than this.
const longestMs = (text: string, rate: number) => (3000 + text.length * 150) / rate

interface SpeechOptions {
  /** 0 to 1; at 0 there is no voice. */
  volume?: () => number
  /** Called when the voice begins, and when it stops. */
  onSpeaking?: (speaking: boolean) => void
}

/** Wraps the browser's speech synthesis. Rates are limited to 0.6 to 1.2. */
export function makeSpeech({ volume = () => 1, onSpeaking = () => undefined }: SpeechOptions = {}): Speech {
  const synthesis = globalThis.speechSynthesis as SpeechSynthesis | undefined
  if (!synthesis) return noSpeech
  // Some browsers start to load their voices at the first request.
  synthesis.getVoices()
  // Chrome garbage-collects an utterance without a reference, and then never fires its end event.
  let now: SpeechSynthesisUtterance | null = null
  const voice = () => {
    const english = synthesis.getVoices().filter((one) => one.lang.toLowerCase().startsWith('en'))
    return english.find((one) => one.lang === 'en-US' && one.localService) ?? english[0]
  }
  return {
    available: () => volume() > 0 && voice() !== undefined,
    say(text, { rate = 1 } = {}) {
      const chosen = voice()
      if (!chosen || volume() === 0) return Promise.resolve(false)
      synthesis.cancel()
      const words = new SpeechSynthesisUtterance(text)
      words.voice = chosen
      words.lang = chosen.lang
      words.volume = volume()
      words.rate = Math.min(1.2, Math.max(0.6, rate))
      now = words
      return new Promise((resolve) => {
        const end = (said: boolean) => {
          clearTimeout(timer)
          if (now === words) {
            now = null
            onSpeaking(false)
          }
          resolve(said)
        }
        const timer = setTimeout(() => end(true), longestMs(text, words.rate))
        words.onend = () => end(true)
        words.onerror = () => end(false)
        onSpeaking(true)
        synthesis.speak(words)
      })
    },
    cancel: () => synthesis.cancel(),
    speaking: () => now !== null,
  }
}
