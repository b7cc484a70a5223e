/** Speech as an extra channel, never the only one: where there is no voice it stays quiet. */
export interface Speech {
  /** True once the browser has an English voice; the list may arrive late. */
  available(): boolean
  /** Says a text in place of what is being said. True once it was said to its end; false without a voice, or when it was cut short. */
  say(text: string, options?: { rate?: number }): Promise<boolean>
  cancel(): void
}

const noSpeech: Speech = { available: () => false, say: () => Promise.resolve(false), cancel: () => undefined }

// Some browsers never tell that an utterance has ended: longer than this no voice takes.
const longestMs = (text: string, rate: number) => (3000 + text.length * 150) / rate

/** Wraps the browser's speech; rate is held to 0.6 to 1.2. */
export function makeSpeech(): Speech {
  const synthesis = globalThis.speechSynthesis as SpeechSynthesis | undefined
  if (!synthesis) return noSpeech
  // Asking once makes some browsers begin to load their voices.
  synthesis.getVoices()
  // Chrome forgets an utterance that nobody holds, and then never ends it.
  let now: SpeechSynthesisUtterance | null = null
  const voice = () => {
    const english = synthesis.getVoices().filter((one) => one.lang.toLowerCase().startsWith('en'))
    return english.find((one) => one.lang === 'en-US' && one.localService) ?? english[0]
  }
  return {
    available: () => voice() !== undefined,
    say(text, { rate = 1 } = {}) {
      const chosen = voice()
      if (!chosen) return Promise.resolve(false)
      synthesis.cancel()
      const words = new SpeechSynthesisUtterance(text)
      words.voice = chosen
      words.lang = chosen.lang
      words.rate = Math.min(1.2, Math.max(0.6, rate))
      now = words
      return new Promise((resolve) => {
        const end = (said: boolean) => {
          clearTimeout(timer)
          if (now === words) now = null
          resolve(said)
        }
        const timer = setTimeout(() => end(true), longestMs(text, words.rate))
        words.onend = () => end(true)
        words.onerror = () => end(false)
        synthesis.speak(words)
      })
    },
    cancel: () => synthesis.cancel(),
  }
}
