import { m } from '#messages'
import { listed } from '../kit/phrases.ts'
import { sceneOf } from './scenes.ts'
import type { Photo, State } from './state.ts'
import { isLast } from './state.ts'
import { nounOf, phraseOf, type Concept } from './things.ts'

const counts = { 1: 'one', 2: 'two', 3: 'three' } as const

/** Names of the concepts on chips and answers. */
export const wordNames: Record<Concept, string> = {
  thing: m.barrier_builders_what_it_is_capital(),
  color: m.barrier_builders_color(),
  size: m.barrier_builders_size(),
  number: m.barrier_builders_how_many(),
  place: m.kit_where(),
}

/** Returns an item's full phrase, such as 'the small red ball under the bench'. */
export function fullPhraseOf({ puzzle }: Pick<State, 'puzzle'>, at: number): string {
  const wanted = puzzle?.wanted[at]
  if (!puzzle || !wanted) return ''
  return `${phraseOf(wanted.item, puzzle.says)} ${sceneOf(puzzle.scene).spots[wanted.spot]?.phrase ?? ''}`
}

/** Returns the word that expresses a concept of an item, such as 'small' or 'under the bench'. */
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

const missingWords = (state: Pick<State, 'puzzle' | 'outcomes'>, at: number): string[] =>
  (state.outcomes[at]?.differs ?? []).map((concept) => wordOf(state, at, concept))

/** Lists the missing words for the log, such as 'small, under the bench'. */
export const missingWordList = (state: Pick<State, 'puzzle' | 'outcomes'>, at: number): string =>
  missingWords(state, at).join(', ')

/** Returns a sentence such as 'The missing words were “small” and “under the bench”.' */
export function missingWordsText(state: Pick<State, 'puzzle' | 'outcomes'>, at: number): string {
  const words = missingWords(state, at)
  return m.barrier_builders_the_missing({
    count: words.length,
    words: listed(words.map((word) => `“${word}”`)),
  })
}

/** Says how many items matched. */
export function matchCountText({ outcomes }: Pick<State, 'outcomes'>): string {
  const matched = outcomes.filter(({ differs }) => differs.length === 0).length
  if (matched === outcomes.length) return m.barrier_builders_everything_matches()
  return matched === 0
    ? m.barrier_builders_the_two_scenes_are_different()
    : m.barrier_builders_matched_of_total_match({
        matched,
        total: outcomes.length,
      })
}

export function questionOf(state: State): string {
  const { asking } = state
  if (asking === null) return ''
  return m.barrier_builders_it_should_be_which_word_would_have({ item: fullPhraseOf(state, asking) })
}

/** Returns the progress, such as 'Direction 2 of 4'. */
export function progressOf(state: State): string {
  const values = { at: state.at + 1, total: state.directions.length, last: isLast(state) ? 'yes' : 'no' } as const
  return state.guide === 'voice'
    ? m.barrier_builders_direction_at_of_total(values)
    : m.barrier_builders_thing_at_of_total(values)
}

/** Says how the choice about the band came out. */
export function bandText({ puzzle, show: { leader, guessed } }: Photo): string {
  const item = leader === null ? undefined : puzzle.wanted[leader]?.item
  if (!item) return m.barrier_builders_everyone_leads_the_band()
  const values = { item: phraseOf(item, puzzle.says) }
  return leader === guessed
    ? m.barrier_builders_the_leader_is(values)
    : m.barrier_builders_surprise_the_leader_is(values)
}
