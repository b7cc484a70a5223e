import { m } from '#messages'
import type { Animal } from './growth.ts'
import { turnAt } from './paths.ts'
import { fadeNow, figureNow, headOf, isTogether, openStrokes, type State } from './state.ts'

/** What is traced: 'Big A', 'Small a', 'Shape'. */
export const figureName = (state: State): string => {
  const { group, name } = figureNow(state)
  return m.comet_trails_figure_of({ group, name })
}
export const animalName = (animal: Animal): string => m.comet_trails_animal({ animal })
const wayText = (way: number): string => m.comet_trails_way({ way: String(way) as '0' })
export const goText = (way: number): string => m.comet_trails_go({ way: String(way) as '0' })

/** The direction in which a stroke begins, as one of eight. */
function firstWay(state: State, stroke: number): number {
  const path = figureNow(state).strokes[stroke]
  return path ? (Math.round(turnAt(path, Math.min(6, path.length / 2)) / (Math.PI / 4)) + 8) % 8 : 0
}

export type Way = 'draw' | 'tap' | 'arrows'
/** What to do now. */
export function instructionOf(state: State, by: Way): string {
  const [stroke = 0] = openStrokes(state)
  const number = stroke + 1
  const { help } = state.attempt
  if (by === 'arrows') return isTogether(state) ? m.comet_trails_together_now() : m.comet_trails_which_way()
  if (isTogether(state) && !state.errorless) return m.comet_trails_together_now()
  if (help === 3) return m.comet_trails_watch_the_comet_first()
  if (help === 2) return m.comet_trails_follow_the_glow()
  if (by === 'tap') return m.comet_trails_tap_star({ number })
  return drawText(state, stroke)
}
/** How to draw a stroke: where it starts, and its way. */
function drawText(state: State, stroke: number): string {
  const number = stroke + 1
  const { help } = state.attempt
  const { group, isPair } = figureNow(state)
  if (isPair) return m.comet_trails_with_two_hands()
  if (headOf(state, stroke)?.isStarted && help === 0) return m.comet_trails_go_on_from_the_comet()
  if (group === 'maze' && help === 0) return m.comet_trails_through_the_maze()
  const fade = fadeNow(state)
  if (help === 0 && fade === 'memory')
    return number === 1 ? m.comet_trails_from_memory() : m.comet_trails_on_your_own({ number })
  if (help === 0 && fade === 'star' && number === 1) return m.comet_trails_only_the_star()
  return m.comet_trails_start_at_star({ number, way: wayText(firstWay(state, stroke)) })
}

/** What a miss was. */
export function missText(before: State, after: State): string {
  const grew = (count: 'starts' | 'orders' | 'turns' | 'slips') => after.attempt[count] > before.attempt[count]
  if (grew('starts')) return m.comet_trails_start_here()
  if (grew('orders')) return m.comet_trails_another_stroke_first()
  if (grew('turns')) return m.comet_trails_other_way()
  return grew('slips') ? m.comet_trails_not_this_way() : m.comet_trails_the_comet_waits()
}
