import type { Card } from '@marigold/contract'
import { makeSpeech } from '@marigold/device'
import { useEffect, useState } from 'react'
import { findScreen } from '../areas/area-lookup.ts'
import { answerText, hasAnswer, optionLetter, cardOptions } from './faces/answers.ts'

/** Reads blanks as a word: 'The opposite of hot is blank.' */
const withBlanks = (text: string) => text.replace(/_{2,}/g, 'blank')

/**
 * Returns the text that may be read aloud: questions with their choices, and shown answers. Never a target: the
 * therapist's voice is the model.
 */
export function spokenText(card: Card, shown: boolean): string {
  if (!findScreen(card.area)?.asks) return ''
  const options = cardOptions(card)
  if (shown && hasAnswer(card)) {
    if (card.layout === 'picture-question') return withBlanks(answerText(card))
    return card.correct.map((place) => options[place] ?? '').join(', ')
  }
  const question = withBlanks(card.prompt.replace(/^Q\. /, ''))
  if (card.layout !== 'choice') return question
  return `${question} ${options.map((option, place) => `${optionLetter(place)}: ${option}.`).join(' ')}`
}

let speech: ReturnType<typeof makeSpeech> | null = null

/** Returns the browser's speech voice; `available` may become true later. */
export function useSpeech() {
  const [available, setAvailable] = useState(false)
  useEffect(() => {
    speech ??= makeSpeech()
    const look = () => setAvailable(speech?.available() ?? false)
    look()
    const voices = globalThis.speechSynthesis as SpeechSynthesis | undefined
    voices?.addEventListener?.('voiceschanged', look)
    return () => {
      voices?.removeEventListener?.('voiceschanged', look)
      speech?.cancel()
    }
  }, [])
  return { available, say: (text: string) => speech?.say(text, { rate: 0.9 }) }
}
