import { sceneOf } from './scenes.ts'
import type { State } from './state.ts'
import { isLast } from './state.ts'
import { nounOf, phraseOf, type Concept } from './things.ts'

const counts = { 1: 'one', 2: 'two', 3: 'three' } as const

/** What a chip or an answer says: 'what it is'. */
export const wordNames: Record<Concept, string> = {
  thing: 'What it is',
  color: 'Color',
  size: 'Size',
  number: 'How many',
  place: 'Where',
}

/** A wanted thing with all its words: 'the small red ball under the bench'. */
export function wholeOf({ puzzle }: Pick<State, 'puzzle'>, at: number): string {
  const wanted = puzzle?.wanted[at]
  if (!puzzle || !wanted) return ''
  return `${phraseOf(wanted.item, puzzle.says)} ${sceneOf(puzzle.scene).spots[wanted.spot]?.phrase ?? ''}`
}

/** The word itself that tells a concept of a wanted thing: 'small', 'under the bench'. */
function wordOf({ puzzle }: Pick<State, 'puzzle'>, at: number, concept: Concept): string {
  const wanted = puzzle?.wanted[at]
  if (!puzzle || !wanted) return ''
  const { item, spot } = wanted
  switch (concept) {
    case 'thing':
      return item.count > 1 ? nounOf(item.thing).many : nounOf(item.thing).one
    case 'color':
      return item.color ?? ''
    case 'size':
      return item.size
    case 'number':
      return counts[item.count]
    case 'place':
      return sceneOf(puzzle.scene).spots[spot]?.phrase ?? ''
  }
}

const listOf = (words: readonly string[]) =>
  words.length > 1 ? `${words.slice(0, -1).join(', ')} and ${words.at(-1) ?? ''}` : (words[0] ?? '')

/** What was missing, in its own words. */
const missingWords = (state: Pick<State, 'puzzle' | 'outcomes'>, at: number): string[] =>
  (state.outcomes[at]?.differs ?? []).map((concept) => wordOf(state, at, concept))

/** For the log: 'small, under the bench'. */
export const missingOf = (state: Pick<State, 'puzzle' | 'outcomes'>, at: number): string =>
  missingWords(state, at).join(', ')

/** For the table: 'The missing words were “small” and “under the bench”.' */
export function missingTold(state: Pick<State, 'puzzle' | 'outcomes'>, at: number): string {
  const words = missingWords(state, at)
  return `The missing ${words.length > 1 ? 'words were' : 'word was'} ${listOf(words.map((word) => `“${word}”`))}.`
}

/** What the curtain showed, in one line. */
export function countOf({ outcomes }: Pick<State, 'outcomes'>): string {
  const matched = outcomes.filter(({ differs }) => differs.length === 0).length
  if (matched === outcomes.length) return 'Everything matches!'
  return matched === 0
    ? 'A scene of its own!'
    : `${matched} of ${outcomes.length} ${matched === 1 ? 'matches' : 'match'}.`
}

/** What the question says of a wanted thing. */
export function questionOf(state: State): string {
  const { asking } = state
  if (asking === null) return ''
  const whole = wholeOf(state, asking)
  return `Wanted: ${whole}. Which word would have helped?`
}

/** How far the directions are: 'Direction 2 of 4'. */
export function progressOf(state: State): string {
  const name = state.guide === 'voice' ? 'Direction' : 'Thing'
  return `${name} ${state.at + 1} of ${state.directions.length}${isLast(state) ? ', the last one' : ''}`
}
