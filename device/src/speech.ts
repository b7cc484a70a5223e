/** Speech as an extra channel, never the only one: where there is no voice it stays quiet. */
export interface Speech {
  /** True once the browser has an English voice; the list may arrive late. */
  available(): boolean
  say(text: string, options?: { rate?: number }): void
  cancel(): void
}

const noSpeech: Speech = { available: () => false, say: () => undefined, cancel: () => undefined }

/** Wraps the browser's speech; rate is held to 0.6 to 1.2. */
export function makeSpeech(): Speech {
  const synthesis = globalThis.speechSynthesis as SpeechSynthesis | undefined
  if (!synthesis) return noSpeech
  const voice = () => {
    const english = synthesis.getVoices().filter((one) => one.lang.toLowerCase().startsWith('en'))
    return english.find((one) => one.lang === 'en-US' && one.localService) ?? english[0]
  }
  return {
    available: () => voice() !== undefined,
    say(text, { rate = 1 } = {}) {
      const chosen = voice()
      if (!chosen) return
      synthesis.cancel()
      const words = new SpeechSynthesisUtterance(text)
      words.voice = chosen
      words.lang = chosen.lang
      words.rate = Math.min(1.2, Math.max(0.6, rate))
      synthesis.speak(words)
    },
    cancel: () => synthesis.cancel(),
  }
}
