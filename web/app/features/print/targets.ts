import { m } from '#messages'
import type { Card } from '@marigold/contract'
import { textsFor } from './area-texts.ts'

const places: Record<string, string> = {
  initial: m.print_at_the_start_of(),
  medial: m.print_in_the_middle_of(),
  final: m.print_at_the_end_of(),
}
const whole: Record<string, string> = {
  words: 'words',
  phrases: m.print_the_words_of_short_phrases(),
  sentences: m.print_the_words_of_sentences(),
}

/** Returns the cards' targets without duplicates, in order. */
export function uniqueTargets(cards: readonly Card[]): string[] {
  return [...new Set(cards.map((card) => card.target).filter(Boolean))]
}

/** Returns the sheet's topic in one line: its only target, or the first ones. */
export function targetTitle(cards: readonly Card[]): string {
  const targets = uniqueTargets(cards)
  if (targets.length <= 2) return targets.join(' · ')
  const heads = [...new Set(targets.map((target) => target.split(', ')[0] ?? ''))]
  const more = heads.length > 3 ? m.print_and_more({ heads: heads.length - 3 }) : ''
  return heads.slice(0, 3).join(', ') + more
}

/** Returns a target in plain words for parents: 'R, initial, words' becomes 'Say R at the start of words'. */
export function parentGoal(cards: readonly Card[]): string {
  const [target, ...others] = uniqueTargets(cards)
  const { goal } = textsFor(cards)
  if (goal !== undefined) return goal
  const parts = (target ?? '').split(', ')
  if (parts[1] === 'minimal pairs' && others.length === 0)
    return m.print_say_both_words_of_each_pair({ parts: parts[0] ?? '' })
  const kind = whole[parts.at(-1) ?? '']
  const place = places[parts.at(-2) ?? '']
  const sound = parts.slice(0, -2).join(', ')
  if (others.length > 0 || !kind || !place || !sound) return m.print_say_these_words()
  return m.print_say({ sound, place, kind })
}
