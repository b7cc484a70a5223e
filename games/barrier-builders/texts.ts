import { m } from '#messages'
import { listed } from '../kit/phrases.ts'
import { sceneOf } from './scenes.ts'
import type { State } from './state.ts'
import { isLast } from './state.ts'
import { nounOf, phraseOf, type Concept } from './things.ts'

const counts = { 1: 'one', 2: 'two', 3: 'three' } as const

/** What a chip or an answer says: 'what it is'. */
export const wordNames: Record<Concept, string> = {
  thing: m.barrier_builders_what_it_is2(),
  color: 'Color',
  size: m.barrier_builders_size(),
  number: m.barrier_builders_how_many(),
  place: m.kit_where(),
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

/** What was missing, in its own words. */
const missingWords = (state: Pick<State, 'puzzle' | 'outcomes'>, at: number): string[] =>
  (state.outcomes[at]?.differs ?? []).map((concept) => wordOf(state, at, concept))

/** For the log: 'small, under the bench'. */
export const missingOf = (state: Pick<State, 'puzzle' | 'outcomes'>, at: number): string =>
  missingWords(state, at).join(', ')

/** For the table: 'The missing words were “small” and “under the bench”.' */
export function missingTold(state: Pick<State, 'puzzle' | 'outcomes'>, at: number): string {
  const words = missingWords(state, at)
  return m.barrier_builders_the_missing({
    count: words.length,
    words: listed(words.map((word) => `“${word}”`)),
  })
}

/** What the curtain showed, in one line. */
export function countOf({ outcomes }: Pick<State, 'outcomes'>): string {
  const matched = outcomes.filter(({ differs }) => differs.length === 0).length
  if (matched === outcomes.length) return m.barrier_builders_everything_matches()
  return matched === 0
    ? m.barrier_builders_a_scene_of_its_own()
    : m.barrier_builders_of({
        matched,
        total: outcomes.length,
      })
}

/** What the question says of a wanted thing. */
export function questionOf(state: State): string {
  const { asking } = state
  if (asking === null) return ''
  const whole = wholeOf(state, asking)
  return m.barrier_builders_wanted_which_word_would_have_helped({ whole })
}

/** How far the directions are: 'Direction 2 of 4'. */
export function progressOf(state: State): string {
  const name = state.guide === 'voice' ? m.barrier_builders_direction() : m.barrier_builders_thing()
  return m.barrier_builders_of4({
    name,
    at: state.at + 1,
    directions: state.directions.length,
    value: isLast(state) ? m.barrier_builders_the_last_one() : '',
  })
}
