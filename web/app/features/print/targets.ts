import type { Card } from '@marigold/contract'
import { textsFor } from './area-texts.ts'

const places: Record<string, string> = {
  initial: 'at the start of',
  medial: 'in the middle of',
  final: 'at the end of',
}
const whole: Record<string, string> = {
  words: 'words',
  phrases: 'the words of short phrases',
  sentences: 'the words of sentences',
}

/** The targets of cards, each once, in their order. */
export function targetsOf(cards: readonly Card[]): string[] {
  return [...new Set(cards.map((card) => card.target).filter(Boolean))]
}

/** What the sheets are about, in one line: the one target, or the first ones. */
export function titleOf(cards: readonly Card[]): string {
  const targets = targetsOf(cards)
  if (targets.length <= 2) return targets.join(' · ')
  const heads = [...new Set(targets.map((target) => target.split(', ')[0] ?? ''))]
  const more = heads.length > 3 ? ` and ${heads.length - 3} more` : ''
  return heads.slice(0, 3).join(', ') + more
}

/** A target as a parent reads it: 'R, initial, words' is 'Say R at the start of words'. */
export function plainGoal(cards: readonly Card[]): string {
  const [target, ...others] = targetsOf(cards)
  const { goal } = textsFor(cards)
  if (goal !== undefined) return goal
  const parts = (target ?? '').split(', ')
  if (parts[1] === 'minimal pairs' && others.length === 0) return `Say both words of each pair: ${parts[0] ?? ''}`
  const kind = whole[parts.at(-1) ?? '']
  const place = places[parts.at(-2) ?? '']
  const sound = parts.slice(0, -2).join(', ')
  if (others.length > 0 || !kind || !place || !sound) return 'Say these words'
  return `Say ${sound} ${place} ${kind}`
}
