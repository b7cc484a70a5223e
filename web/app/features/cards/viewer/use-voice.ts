import type { Card } from '@marigold/contract'
import { makeSpeech } from '@marigold/device'
import { useEffect, useState } from 'react'
import { findScreen } from '../areas/by-area.ts'
import { answerText, hasAnswer, letterOf, optionsOf } from './faces/answers.ts'

/** Blanks are read as a word: 'The opposite of hot is blank.' */
const withBlanks = (text: string) => text.replace(/_{2,}/g, 'blank')

/**
 * What may be read aloud of a card: questions with their choices, and answers that show. Nothing of a target to say
 * oneself: the model of a sound or of a way of speaking is the therapist's voice.
 */
export function spokenText(card: Card, shown: boolean): string {
  if (!findScreen(card.area)?.asks) return ''
  const options = optionsOf(card)
  if (shown && hasAnswer(card)) {
    if (card.layout === 'picture-question') return withBlanks(answerText(card))
    return card.correct.map((place) => options[place] ?? '').join(', ')
  }
  const question = withBlanks(card.prompt.replace(/^Q\. /, ''))
  if (card.layout !== 'choice') return question
  return `${question} ${options.map((option, place) => `${letterOf(place)}: ${option}.`).join(' ')}`
}

let speech: ReturnType<typeof makeSpeech> | null = null

/** The browser's voice; `available` turns true when the browser has one, which may be late. */
export function useVoice() {
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
